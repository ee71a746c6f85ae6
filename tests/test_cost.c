/*
 * What ptrail spends, in system calls of its own per call it shows: counted by
 * strace, as the difference between a few and a thousand calls more.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

enum { CALLS = 1000 };

/* The sum of the column "calls" in the table that strace -c writes. */
static long total_calls(const char *table)
{
	const char *at = strstr(table, " total");
	long calls = -1;

	while (at && at > table && at[-1] != '\n')
		at--;
	if (at)
		sscanf(at, "%*s %*s %*s %ld", &calls);
	return calls;
}

static long count(const char *kind, int calls)
{
	char number[16];
	const char *argv[] = { "strace", "-c",	 "-o",		"@trace",
			       "@ptrail", "-o",	 "/dev/null",	"@bin/repeat",
			       number,	  kind,	 NULL };
	struct run result;
	long total;

	snprintf(number, sizeof(number), "%d", calls);
	result = run(USER_SELF, argv);
	total = total_calls(result.trace);
	cr_assert(total > 0, "strace -c wrote: %s%s", result.trace, result.err);
	run_finish(&result);
	return total;
}

static double cost(const char *kind)
{
	return (count(kind, CALLS) - count(kind, 0)) / (double)CALLS;
}

Test(peers, cost_of_a_call)
{
	double each;

	if (!have_command("strace"))
		cr_skip_test("strace is not installed");
	/* At each of two stops: wait, ask, read the run time, resume. */
	each = cost("getppid");
	cr_expect(each >= 7 && each <= 8.5, "%g calls per getppid", each);
}

Test(peers, cost_of_a_call_with_a_string)
{
	double each;

	if (!have_command("strace"))
		cr_skip_test("strace is not installed");
	each = cost("access");
	cr_expect(each >= 8 && each <= 9.5, "%g calls per access", each);
}

/* A small stack comes with the fault's record: most faults stop nothing. */
Test(peers, cost_of_a_fault_with_its_chain)
{
	static const int faults[] = { 100, 4100 };
	long total[2];
	double each;

	if (!have_command("strace"))
		cr_skip_test("strace is not installed");
	for (int i = 0; i < 2; i++) {
		char number[16];
		const char *argv[] = { "strace",   "-c", "-o", "@trace",
				       "@ptrail",  "-o", "/dev/null", "-g",
				       "--pf=min", "@bin/touch_pages", number,
				       NULL };
		struct run result;

		snprintf(number, sizeof(number), "%d", faults[i]);
		result = run(USER_SELF, argv);
		if (strstr(result.err, "no page faults"))
			cr_skip_test("no page faults from perf here");
		total[i] = total_calls(result.trace);
		run_finish(&result);
	}
	each = (total[1] - total[0]) / 4000.;
	cr_expect(each < 1, "%g calls a fault", each);
}

/* It takes long, which must not be in the duration of the first execve. */
Test(peers, kernel_symbols_are_read_before_the_command)
{
	const char *argv[] = { "strace", "-e", "trace=openat,wait4", "-o",
			       "@trace", "@ptrail", "-o", "/dev/null",
			       "--pf=min", "true", NULL };
	const char *symbols, *execute;
	struct run result;

	if (!have_command("strace"))
		cr_skip_test("strace is not installed");
	result = run(USER_SELF, argv);
	symbols = strstr(result.trace, "kallsyms");
	execute = strstr(result.trace, "PTRACE_EVENT_EXEC");
	cr_expect(execute, "%s", result.trace);
	cr_expect(!symbols || symbols < execute);
	run_finish(&result);
}
