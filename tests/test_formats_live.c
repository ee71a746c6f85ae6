/* Machine formats of real programs, read by others where those are there. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"
#include "support_json.h"

/* Slices of a track, by their begins: each within or behind the one before. */
static void expect_nested(char *trace, int tid)
{
	double end = 0, open = -1;
	char *line;
	int slices = 0;

	while ((line = next_line(&trace))) {
		char *phase = json_get(line, "ph");
		double begin = json_get_number(line, "ts");

		if ((int)json_get_number(line, "tid") == tid &&
		    strchr("BEX", phase[1])) {
			cr_expect_geq(begin + 0.0005, end, "%s", line);
			if (phase[1] == 'B')
				open = begin;
			end = begin + json_get_number(line, "dur");
			if (phase[1] == 'E')
				cr_expect_geq(open, 0);
			if (phase[1] == 'E')
				open = -1;
			slices++;
		}
		free(phase);
	}
	cr_expect_gt(slices, 3);
}

/* What is asked of a real program with threads that sleep meanwhile. */
Test(live_formats, slices_of_a_track_nest)
{
	const char *const argv[] = { "@ptrail", "--format", "trace-event", "-g",
				     "-F", "all", "-o", "@trace", "sh", "-c",
				     "(sleep 0.7; :) & echo a | cat; wait",
				     NULL };
	struct run result = run(USER_SELF, argv);
	char *copy = strdup(result.trace), *rest = copy, *line;

	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect_null(json_wrong(result.trace));
	cr_expect(strstr(result.trace, "\"ph\":\"B\""), "one was long");
	while ((line = next_line(&rest))) {
		char *again, *name = json_get(line, "name");

		if (!strcmp(name, "\"process_name\"")) {
			again = strdup(result.trace);
			expect_nested(again, json_get_number(line, "tid"));
			free(again);
		}
		free(name);
	}
	free(copy);
	run_finish(&result);
}

static void expect_others_agree(const char *text)
{
	char *others = json_by_others(text);
	size_t lines = 0, theirs = 0;

	if (!others)
		cr_skip_test("neither jq nor python3 is installed");
	for (const char *at = text; (at = strchr(at, '\n')); at++)
		lines++;
	for (const char *at = others; (at = strchr(at, '\n')); at++)
		theirs++;
	cr_expect_eq(lines, theirs);
	free(others);
}

Test(live_formats, json_of_a_program)
{
	const char *const argv[] = { "@ptrail", "--format", "json", "-g", "-F",
				     "all", "-o", "@trace", "sh", "-c",
				     "printf '\\377\\033\"' >/dev/null; ls /",
				     NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	json_expect_lines(result.trace);
	cr_expect(strstr(result.trace, "\\\\377\\\\033\\\\\\\""));
	expect_others_agree(result.trace);
	run_finish(&result);
}

Test(live_formats, json_of_a_summary)
{
	const char *const argv[] = { "@ptrail", "-s", "--format", "json", "-o",
				     "@trace", "ls", "/", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	json_expect_lines(result.trace);
	cr_expect(strstr(result.trace, "\"name\":\"execve\""));
	expect_others_agree(result.trace);
	run_finish(&result);
}

/* A signal ends it in the middle; what it wrote is whole. */
Test(live_formats, trace_event_of_an_interrupted_run)
{
	const char *const argv[] = { "timeout", "-s", "INT", "1", "@ptrail",
				     "--format", "trace-event", "-o", "@trace",
				     "sleep", "100", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_null(json_wrong(result.trace), "%s", result.trace);
	cr_expect(strstr(result.trace, "\"name\":\"execve\""));
	run_finish(&result);
}

/* As many calls as json has lines of them, since both see the same program. */
Test(live_formats, folded_has_every_call)
{
	const char *const argv[] = { "@ptrail", "--format", "folded", "-o",
				     "@trace", "@bin/exit_code", NULL };
	const char *const lines[] = { "@ptrail", "-o", "@trace",
				      "@bin/exit_code", NULL };
	struct run folded = run(USER_SELF, argv);
	struct run perf = run(USER_SELF, lines);
	char *rest = folded.trace, *at;
	unsigned long sum = 0, calls = 0;
	struct line line;

	while ((at = next_line(&rest)))
		sum += strtoul(strrchr(at, ' ') + 1, NULL, 10);
	for (rest = perf.trace; (at = next_line(&rest));)
		if (parse_line(at, &line) && line.body &&
		    strchr(line.body, '('))
			calls++;
	cr_expect_eq(sum, calls, "%lu %lu", sum, calls);
	cr_expect_gt(sum, 5);
	run_finish(&folded);
	run_finish(&perf);
}
