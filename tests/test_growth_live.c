/* Reports of programs that grow by known amounts in known functions. */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

/* Whether a line of the report is as the pattern says. */
static bool has_line(const char *report, const char *pattern)
{
	char *copy = strdup(report), *rest = copy, *line;
	bool found = false;

	while (!found && (line = next_line(&rest)))
		found = matches(pattern, line);
	free(copy);
	return found;
}

static void expect_line(const char *report, const char *pattern)
{
	cr_expect(has_line(report, pattern), "no line '%s' in\n%s", pattern,
		  report);
}

static struct run grow(const char *option, const char *way, const char *more)
{
	const char *const argv[] = { "@ptrail",	    "-o", "@trace", option,
				     "@bin/growth", way,  more,	    NULL };

	return run(USER_SELF, argv);
}

static void check_way(const char *way, const char *pattern)
{
	struct run result = grow("--growth", way, NULL);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	expect_line(result.trace, pattern);
	cr_expect_not(strstr(result.trace, "of no call seen"), "%s",
		      result.trace);
	run_finish(&result);
}

Test(live_growth, mmap)
{
	check_way("mmap", " +992.0 KiB mapped 372.0 KiB resident 1 call * old "
			  "mmap < map_anonymous < grow_by_mmap < main");
}

Test(live_growth, holes)
{
	check_way("holes", " +744.0 KiB mapped 620.0 KiB resident 1 call * old "
			   "mmap < map_anonymous < grow_with_holes < main");
	check_way("holes", " +124.0 KiB mapped 0.0 KiB resident 1 call * old "
			   "mmap < grow_with_holes < main");
}

Test(live_growth, brk_both_ways)
{
	check_way("brk", " +372.0 KiB mapped * KiB resident 1 call * old "
			 "[main heap] brk < __sbrk < grow_by_brk < main");
}

Test(live_growth, mremap_keeps_who_made_what_moves)
{
	check_way("mremap", " +620.0 KiB mapped 620.0 KiB resident 1 call * "
			    "old mremap < grow_by_mremap < main");
	check_way("mremap", " +124.0 KiB mapped 124.0 KiB resident 1 call * "
			    "old mmap < map_anonymous < begin_small < "
			    "grow_by_mremap < main");
}

Test(live_growth, what_was_reserved_grows_by_mprotect)
{
	check_way("mprotect", " +620.0 KiB mapped 620.0 KiB resident 1 call * "
			      "old mprotect < grow_by_mprotect < main");
	check_way("mprotect", " +0.0 KiB mapped 0.0 KiB resident 1 call * old "
			      "868.0 KiB only reserved "
			      "mmap < grow_by_mprotect < main");
}

/* Said when it is sure: a block was unmapped, larger steps came after it. */
Test(live_growth, a_raised_threshold)
{
	struct run result = grow("--growth", "threshold", NULL);

	expect_line(result.trace, "hint: free() of a block of 7.8 MiB raised "
				  "malloc's mmap threshold; *");
	run_finish(&result);
	result = grow("--growth", "mprotect", NULL);
	cr_expect_not(strstr(result.trace, "hint:"), "%s", result.trace);
	run_finish(&result);
}

/* The kernel's own word for what is swapped is in the last line but one. */
Test(live_growth, what_is_swapped)
{
	struct run result = grow("--growth", "swap", NULL);
	bool swapped = !matches("*Swap: 0 kB*", result.out);

	expect_line(result.trace,
		    swapped ? " +992.0 KiB mapped 620.0 KiB resident 1 call * "
			      "old 372.0 KiB swapped mmap < *"
			    : " +992.0 KiB mapped 992.0 KiB resident 1 call *");
	cr_expect_eq(swapped, has_line(result.trace,
				       "*swapped all there is*, VmSwap 372.0 "
				       "KiB*"));
	run_finish(&result);
	if (!swapped)
		cr_skip_test("no swap here");
}

Test(live_growth, memfd)
{
	check_way("memfd", " +496.0 KiB mapped 248.0 KiB resident 1 call * old "
			   "[memfd cache] mmap < grow_by_memfd < main");
}

Test(live_growth, shared_memory)
{
	check_way("shmat", " +496.0 KiB mapped 124.0 KiB resident 1 call * old "
			   "[shared memory] shmat < grow_by_shmat < main");
}

Test(live_growth, threads_have_arenas_and_stacks)
{
	check_way("threads", "*[glibc arenas] mprotect < * < malloc < "
			     "keep_objects < start_thread");
	check_way("threads", " +32.0 MiB mapped * 4 calls * [thread stacks] * "
			     "grow_in_threads < main");
}

Test(live_growth, a_child_has_what_its_parent_had)
{
	check_way("child", " +2.4 MiB mapped 2.4 MiB resident 1 call * old "
			   "mmap < map_anonymous < grow_in_child < main");
	check_way("child", " +992.0 KiB mapped 372.0 KiB resident 1 call * old "
			   "mmap < map_anonymous < grow_by_mmap < "
			   "grow_in_child < main");
}

Test(live_growth, what_comes_and_goes_leaves_nothing)
{
	struct run result = grow("--growth", "churn", NULL);

	cr_expect_not(strstr(result.trace, "churn <"), "%s", result.trace);
	run_finish(&result);
}

static void check_death(const char *way, const char *death, int signal)
{
	struct run result = grow("--growth", way, death);

	expect_line(result.trace, "growth/* at its end, * still mapped:");
	expect_line(result.trace,
		    " +992.0 KiB mapped 372.0 KiB resident 1 call *");
	cr_expect_eq(run_exit_status(&result), 128 + signal);
	run_finish(&result);
}

/* The signal has done its work, but the memory is still there. */
Test(live_growth, a_fatal_signal)
{
	check_death("mmap", "die", SIGABRT);
}

/* So comes the out-of-memory killer. */
Test(live_growth, a_kill)
{
	check_death("mmap", "kill", SIGKILL);
}

/* One of several threads tells, and only one. */
Test(live_growth, a_kill_of_many_threads)
{
	struct run result = grow("--growth", "crowd", "kill");
	const char *heading = strstr(result.trace, "at its end");

	cr_assert(heading, "%s", result.trace);
	cr_expect_not(strstr(heading + 1, "at its end"), "%s", result.trace);
	expect_line(result.trace,
		    " +992.0 KiB mapped 372.0 KiB resident 1 call *");
	cr_expect_eq(run_exit_status(&result), 128 + SIGKILL);
	run_finish(&result);
}

/* A cache that was full at the mark is not growth, what came later is. */
Test(live_growth, since_a_mark)
{
	struct run result = grow("--growth", "plateau", NULL);

	expect_line(result.trace, "growth/* since the mark * per minute*");
	expect_line(result.trace, " +992.0 KiB mapped 372.0 KiB resident *"
				  "grow_by_mmap < grow_no_more < main");
	cr_expect_not(strstr(result.trace, "cache_insert"), "%s", result.trace);
	run_finish(&result);
}

/* The code of memset may be one page more. */
Test(live_growth, by_who_touched)
{
	struct run result = grow("--growth=touched", "mmap", NULL);

	if (strstr(result.err, "no page faults"))
		cr_skip_test("no page faults from perf here");
	expect_line(result.trace, " 37* KiB resident *memset* < "
				  "grow_by_mmap < main");
	run_finish(&result);
}

Test(live_growth, lines_only_if_asked_for)
{
	const char *const argv[] = { "@ptrail",	    "--growth", "-e", "mremap",
				     "@bin/growth", "mremap",	NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect(strstr(result.err, " mremap("), "%s", result.err);
	cr_expect_not(strstr(result.err, " munmap("), "%s", result.err);
	cr_expect(strstr(result.err, "still mapped"), "%s", result.err);
	run_finish(&result);
}

Test(live_growth, without_privileges)
{
	const char *const argv[] = { "@ptrail",	    "--growth", "-o", "@trace",
				     "@bin/growth", "mmap",	NULL };
	struct run result;

	if (!can_be_nobody())
		cr_skip_test("not root");
	result = run(USER_NOBODY, argv);
	expect_line(result.trace,
		    " +992.0 KiB mapped 372.0 KiB resident 1 call *");
	run_finish(&result);
}

/* What was there is nobody's, what comes is known to the page. */
Test(live_growth, attached_in_the_middle)
{
	const char *const argv[] = {
		"sh",
		"-c",
		"until_true() { for i in $(seq 200); do eval \"$1\" && return; "
		"sleep 0.05; done; }\n"
		"mkfifo in; $1 attach <in >said & target=$!; exec 9>in\n"
		"until_true 'grep -q ready said 2>/dev/null'\n"
		"$0 --growth -o trace -p $target 9>&- & ptrail=$!\n"
		"until_true '! grep -q \"TracerPid:.0$\" "
		"/proc/$target/status'\n"
		"kill -USR1 $ptrail; until_true 'grep -q mapped trace'\n"
		"echo >&9; exec 9>&-; wait $target; wait $ptrail",
		"@ptrail",
		"@bin/growth",
		NULL
	};
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	expect_line(result.trace,
		    " +744.0 KiB mapped 620.0 KiB resident 1 call * old "
		    "mmap < map_anonymous < grow_with_holes < grow_when_told < "
		    "main");
	expect_line(result.trace, "*KiB only reserved no chain's: * files "
				  "before ptrail*");
	cr_expect_not(strstr(result.trace, "grow_by_mmap"), "%s", result.trace);
	expect_line(result.trace, "attached, each call stops twice: * us each");
	run_finish(&result);
}

Test(live_growth, every_second_since_the_one_before)
{
	const char *const argv[] = { "@ptrail", "--growth", "--every", "1",
				     "--mark",	"-o",	    "@trace",  "sleep",
				     "2.5",	NULL };
	struct run result = run(USER_SELF, argv);

	expect_line(result.trace, "sleep/* after * s, still mapped:");
	expect_line(result.trace,
		    "sleep/* after * s, since the mark * per minute*");
	expect_line(result.trace, "no chain has more than at the mark");
	run_finish(&result);
}
