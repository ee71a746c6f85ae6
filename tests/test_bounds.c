/* What a long trace must not do: open files twice, or grow with time. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

enum { FILES = 1000, PATH = 512, PROCESSES = 700 };

/* The path of a file that is opened in another's view; false for others. */
static bool opened_path(const char *line, char *path)
{
	const char *call = strstr(line, "openat2("), *start;

	start = call ? strchr(call, '"') : NULL;
	return start && !strstr(line, "= -1 ") &&
	       sscanf(start, "\"%511[^\"]", path) == 1;
}

Test(live_bounds, no_file_is_opened_twice)
{
	static char paths[FILES][PATH];
	const char *argv[] = { "strace",
			       "-e",
			       "trace=openat2",
			       "-o",
			       "@trace",
			       "@ptrail",
			       "-o",
			       "/dev/null",
			       "--call-graph",
			       "dwarf",
			       "sh",
			       "-c",
			       "id; id; ls; ls -l",
			       NULL };
	struct run result;
	size_t count = 0, i;
	char *rest, *line;

	if (!have_command("strace"))
		cr_skip_test("strace is not installed");
	result = run(USER_SELF, argv);
	rest = result.trace;
	while ((line = next_line(&rest)) && count < FILES) {
		if (!opened_path(line, paths[count]))
			continue;
		for (i = 0; i < count; i++)
			cr_expect_str_neq(paths[i], paths[count]);
		count++;
	}
	/* A shell, two programs, the loader and the C library. */
	cr_expect_geq(count, 5);
	run_finish(&result);
}

/* A server that does not answer, asked for two files without symbols. */
static const char slow_server[] =
	"printf 'int main(void){return 0;}' >a.c && "
	"cc -Wl,--build-id a.c -o a -s && "
	"cc -O1 -s -Wl,--build-id a.c -o b && printf '#!/bin/sh\nsleep 300\n' "
	">debuginfod-find && chmod +x debuginfod-find || exit 77; "
	"export DEBUGINFOD_URLS=http://x/ PATH=$PWD:$PATH; "
	"exec $0 -o /dev/null --debuginfod --call-graph dwarf sh -c './a; ./b'";

static size_t count_of(const char *text, const char *words)
{
	size_t count = 0;

	for (; (text = strstr(text, words)); text++)
		count++;
	return count;
}

/* Ten seconds, and only once. */
Test(slow_bounds, a_server_that_does_not_answer, .timeout = 60)
{
	struct run result = run(USER_SELF, (const char *[]){
						   "sh", "-c", slow_server,
						   "@ptrail", NULL });

	if (run_exit_status(&result) == 77) {
		run_finish(&result);
		cr_skip_test("no compiler");
	}
	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect_eq(count_of(result.err, "asking debuginfod for"), 1, "%s",
		     result.err);
	cr_expect_eq(count_of(result.err, "has not answered in time"), 1, "%s",
		     result.err);
	run_finish(&result);
}

/* The most memory that ptrail has, in KiB. */
static long peak_with(const char *count)
{
	const char *argv[] = { "@bin/peak", "@ptrail", "-o", "/dev/null",
			       "--call-graph", "dwarf", "@bin/made_code", count,
			       NULL };
	struct run result = run(USER_SELF, argv);
	long peak = atol(result.err);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	run_finish(&result);
	return peak;
}

/* What is in no file has as many names as there are addresses. */
Test(slow_bounds, memory_of_made_code, .timeout = 60)
{
	long few, many;

	if (is_sanitized())
		cr_skip_test("the sanitizers keep freed memory");
	few = peak_with("2000");
	many = peak_with("20000");
	cr_expect_lt(many, few + 512, "%ld KiB, then %ld", few, many);
}

/* The tracer's memory at half and at the end. */
static void check_memory(const char *text)
{
	long half, end;

	cr_assert_eq(sscanf(text, "%ld %ld", &half, &end), 2, "%s", text);
	cr_expect_gt(half, 0);
	/* The allocator's own holes, and a name for each file. */
	cr_expect_lt(end, half + half / 10 + 1024, "%ld KiB, then %ld KiB",
		     half, end);
}

Test(slow_bounds, memory_of_many_programs, .timeout = 120)
{
	char count[32];
	const char *argv[] = { "@ptrail",      "-o",	"/dev/null",
			       "--call-graph", "dwarf", "@bin/many_files",
			       count,	       NULL };
	struct run result;

	if (is_sanitized())
		cr_skip_test("the sanitizers keep freed memory");
	snprintf(count, sizeof(count), "%d", PROCESSES);
	result = run(USER_SELF, argv);
	check_memory(result.out);
	run_finish(&result);
}
