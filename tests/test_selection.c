/* Conditions on a real trace: where it begins, ends, and what is in it. */
#include <criterion/criterion.h>
#include <string.h>

#include "support.h"

static struct run trace(const char *const *options, const char *command)
{
	const char *argv[16] = { "@ptrail", "-o", "@trace" };
	int count = 3;

	while (*options)
		argv[count++] = *options++;
	argv[count++] = "sh";
	argv[count++] = "-c";
	argv[count] = command;
	return run(USER_SELF, argv);
}

#define TRACE(command, ...) \
	trace((const char *const[]){ __VA_ARGS__, NULL }, command)

static size_t count(const char *text, const char *part)
{
	size_t found = 0;

	while ((text = strstr(text, part))) {
		found++;
		text++;
	}
	return found;
}

Test(live_selection, max_events_lets_the_command_go_on)
{
	struct run result = TRACE("read a </etc/passwd; echo end; exit 4",
				  "--max-events", "3");

	cr_expect_eq(count(result.trace, "\n"), 3, "%s", result.trace);
	cr_expect_str_eq(result.out, "end\n");
	cr_expect_eq(run_exit_status(&result), 4);
	run_finish(&result);
	/* With a filter, whose tracer cannot leave. */
	result = TRACE("read a </etc/passwd; read a </etc/passwd; echo end; "
		       "exit 5", "-e", "openat", "--max-events", "1");
	cr_expect_eq(count(result.trace, "\n"), 1, "%s", result.trace);
	cr_expect_str_eq(result.out, "end\n");
	cr_expect_eq(run_exit_status(&result), 5);
	run_finish(&result);
}

static void check_left(const char *program)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "--max-events", "1",
			       "-e", "getppid,getpid,getpgrp,pipe,pipe2",
			       program, NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(count(result.trace, "\n"), 1, "%s", result.trace);
	cr_expect_eq(run_exit_status(&result), 0, "%s: %s", program,
		     result.err);
	run_finish(&result);
}

/* A tracer that shows no more still is what the filter needs it for. */
Test(live_selection, left_programs_notice_nothing)
{
	check_left("@bin/clone_untraced_filter");
	check_left("@bin/filter_own");
}

Test(live_selection, switches)
{
	struct run result = TRACE("read a </etc/hostname; umask 077; "
				  "read a </etc/passwd; cd /; "
				  "read a </etc/group",
				  "-e", "openat", "--switch-on", "umask",
				  "--switch-off", "chdir");

	cr_expect(strstr(result.trace, "\"/etc/passwd\""), "%s", result.trace);
	cr_expect_not(strstr(result.trace, "\"/etc/hostname\""));
	cr_expect_not(strstr(result.trace, "\"/etc/group\""));
	cr_expect_not(strstr(result.trace, "umask("));
	run_finish(&result);
	result = TRACE("umask 077; cd /", "-e", "umask,chdir,getpid",
		       "--switch-on", "umask", "--switch-off", "chdir",
		       "--show-on-off-events");
	cr_expect(strstr(result.trace, "umask("), "%s", result.trace);
	cr_expect(strstr(result.trace, "chdir("));
	run_finish(&result);
}

Test(live_selection, expressions_and_subjects)
{
	struct run result = TRACE("read a </etc/passwd; read a </etc/group",
				  "--filter", "filename ~ \"/etc/p*\"",
				  "--no-signals");

	cr_expect_eq(count(result.trace, "\n"), 1, "%s", result.trace);
	cr_expect(strstr(result.trace, "openat(dfd: CWD, filename: "
				       "\"/etc/passwd\""));
	run_finish(&result);
	result = TRACE("read a </etc/passwd; read a </etc/group",
		       "-P", "/etc/group", "-e", "openat,read");
	cr_expect(strstr(result.trace, "read(fd: 0</etc/group>"), "%s",
		  result.trace);
	cr_expect_not(strstr(result.trace, "/etc/passwd"));
	run_finish(&result);
}

Test(live_selection, paths_from_where_the_program_is)
{
	struct run result = TRACE("mkdir a; cd a; echo x >file; ln -s file "
				  "link; cat link ../a/file; rm file",
				  "-P", "a/file", "-e", "openat,/unlink/",
				  "--no-signals");

	cr_expect_eq(count(result.trace, "\n"), 4, "%s", result.trace);
	cr_expect(strstr(result.trace, "CREAT"), "%s", result.trace);
	cr_expect(strstr(result.trace, "\"link\""));
	cr_expect(strstr(result.trace, "\"../a/file\""));
	cr_expect(strstr(result.trace, "unlink"));
	run_finish(&result);
}

/* The same with and without a filter that compares descriptors. */
Test(live_selection, descriptors)
{
	static const char command[] = "read a </etc/passwd; echo x >&2; "
				      "read a <&-; exec 2>/dev/null";
	struct run some = TRACE(command, "--fd", "0,1000", "--no-signals");
	struct run all = TRACE(command, "--fd", "0,1000", "--no-signals",
			       "--no-seccomp");

	cr_expect(strstr(some.trace, "read(fd: 0</etc/passwd>"), "%s",
		  some.trace);
	cr_expect_not(strstr(some.trace, "write("));
	cr_expect_eq(count(some.trace, "\n"), count(all.trace, "\n"), "%s%s",
		     some.trace, all.trace);
	run_finish(&some);
	run_finish(&all);
}

/* Everything was early: the first MS milliseconds are longer than the test. */
Test(live_selection, delay)
{
	struct run result = TRACE("true", "-D", "1000000");

	cr_expect_str_empty(result.trace, "%s", result.trace);
	run_finish(&result);
	result = TRACE("true", "-D", "0");
	cr_expect(*result.trace);
	run_finish(&result);
}

Test(live_selection, table_counts_what_is_hidden)
{
	struct run result = TRACE("cd /; cd /nonexistent; true", "-S", "-e",
				  "chdir", "--failure", "--no-signals");

	cr_expect_eq(count(result.trace, " chdir("), 1, "%s", result.trace);
	cr_expect(strstr(result.trace, "   chdir                  2      1"),
		  "%s", result.trace);
	run_finish(&result);
}

Test(live_selection, processes_left_out)
{
	struct run result = TRACE("exec sh -c 'cd /'", "--filter-pids",
				  "2147483647", "-e", "chdir");

	cr_expect(strstr(result.trace, "chdir("));
	run_finish(&result);
}

/* On a terminal, which script(1) gives; gone at the end. */
Test(live_selection, progress)
{
	static const char text[] =
		"script -qefc \"$0 -o x sh -c 'until grep -q events said; do "
		"sleep 0.1; done'\" said </dev/null";
	const char *argv[] = { "sh", "-c", text, "@ptrail", NULL };
	struct run result;
	const char *clear;

	if (!have_command("script"))
		cr_skip_test("script is not installed");
	result = run(USER_SELF, argv);
	clear = strstr(result.out, "\r\033[K");
	cr_expect(strstr(result.out, " s\033[K"), "%s",
		  result.out);
	cr_expect(clear && !strstr(clear + 1, " events"), "%s", result.out);
	run_finish(&result);
}
