/* Lines come in the order in which what they tell of ended; none is missing. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

enum { THREADS = 8, EACH = 500 };

/* Times are printed in microseconds, rounded, and so are durations. */
static const double ROUNDING = 0.0011;

struct tally {
	double latest;	/* ms */
	long calls;
	long faults;
};

static void check_line(const char *text, struct tally *tally)
{
	struct line line;
	double end;

	cr_assert(parse_line(text, &line), "%s", text);
	if (!line.body)
		return;
	tally->calls += !strncmp(line.body, "getppid(", 8);
	tally->faults += !strncmp(line.body, "minfault [work", 14);
	if (line.duration < 0)
		return;
	end = line.time + line.duration;
	cr_expect(end >= tally->latest - ROUNDING,
		  "ends at %.3f, the line before at %.3f: %s", end,
		  tally->latest, text);
	tally->latest = end;
}

static void check_order(enum user user, const char *option)
{
	char threads[16], each[16], *rest, *text;
	const char *argv[] = { "@ptrail", "-o", "@trace", "--pf", "min", option,
			       "@bin/busy_threads", threads, each, NULL };
	struct tally tally = { 0 };
	struct run result;

	snprintf(threads, sizeof(threads), "%d", THREADS);
	snprintf(each, sizeof(each), "%d", EACH);
	result = run(user, argv);
	rest = result.trace;
	while ((text = next_line(&rest)))
		check_line(text, &tally);
	cr_expect_eq(tally.calls, THREADS * EACH);
	if (!strstr(result.err, "no page faults"))
		cr_expect_eq(tally.faults, THREADS * EACH, "%ld faults",
			     tally.faults);
	run_finish(&result);
}

Test(live_order, plain)
{
	check_order(USER_SELF, "--signals");
	if (can_be_nobody())
		check_order(USER_NOBODY, "--signals");
}

Test(live_order, frame_pointers)
{
	check_order(USER_SELF, "--call-graph=fp");
}

Test(live_order, dwarf)
{
	check_order(USER_SELF, "--call-graph=dwarf");
}

/* However a thread moves between CPUs, a sleep takes as long as it was to. */
Test(live_order, no_duration_is_too_short)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "@bin/sleepers", "4",
			       "100", NULL };
	struct run result = run(USER_SELF, argv);
	char *rest = result.trace, *text;
	struct line line;
	long sleeps = 0;

	while ((text = next_line(&rest))) {
		if (!parse_line(text, &line) || !line.body ||
		    strncmp(line.body, "clock_nanosleep(", 16))
			continue;
		sleeps++;
		cr_expect(line.duration >= 1, "%s", text);
	}
	cr_expect_eq(sleeps, 400);
	run_finish(&result);
}
