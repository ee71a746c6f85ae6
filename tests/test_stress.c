/*
 * Random calls under ptrail with all features on, a number of rounds; "make
 * stress" does more. And ptrail itself under valgrind.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

enum { NO_NAMESPACES = 77 };

Test(live_stress, random_calls)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "-S", "--pf", "all",
			       "--call-graph", "dwarf", "@bin/stress", "1",
			       "30", "@folder", NULL };
	struct run result = run(USER_SELF, argv);

	if (run_exit_status(&result) == NO_NAMESPACES)
		cr_skip_test("no namespaces here");
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	cr_expect_not(strstr(result.err, "ERROR"), "%s", result.err);
	cr_expect_not(strstr(result.err, "runtime error"), "%s", result.err);
	run_finish(&result);
}

static void check_valgrind(const char *option, const char *program)
{
	const char *argv[] = { "valgrind", "-q", "--error-exitcode=99",
			       "--leak-check=full", "--trace-children=no",
			       "--child-silent-after-fork=yes", "@ptrail",
			       "-o", "@trace", option, program, NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 0, "%s: %s", program,
		     result.err);
	run_finish(&result);
}

Test(live_stress, valgrind)
{
	if (!have_command("valgrind"))
		cr_skip_test("valgrind is not installed");
	if (is_sanitized())
		cr_skip_test("the address sanitizer is there instead");
	check_valgrind("-S", "@bin/fork");
	check_valgrind("-S", "@bin/threads");
	check_valgrind("--call-graph=dwarf", "@bin/signals");
}
