/*
 * Page faults against a program with known numbers, and against the kernel's
 * own count: nothing is lost and nothing is made up, whatever the source.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "fault_stop.h"
#include "perf_events.h"
#include "support.h"

enum { MANY = 100, SOME = 50, CHILD = 30, AFTER_EXEC = 20, WORDS = 24 };

struct counts {
	long many, some, child, after_exec;	/* lines by function */
	long chains;	/* lines of touch_many with "work" below them */
};

static long number_behind(const char *text, const char *key)
{
	const char *at = strstr(text, key);

	return at ? atol(at + strlen(key)) : 0;
}

/* How many minor faults a line tells of. */
static long told(const char *body)
{
	if (!strncmp(body, "minfault [", 10))
		return 1;
	if (!strncmp(body, "minfault ~", 10))
		return atol(body + 10);
	return number_behind(body, " faults: ~");
}

/* The faults told of between two getrusage calls of process 'pid', which is
   'alone' or else has threads and no other process beside it. */
static long told_between(const char *trace, int pid, int which, bool alone)
{
	char *copy = strdup(trace), *rest = copy, *text;
	bool counting = false;
	struct line line;
	long sum = 0;
	int seen = 0;

	while ((text = next_line(&rest))) {
		if (!parse_line(text, &line) || !line.body)
			continue;
		if (line.tid == pid && !strncmp(line.body, "getrusage(", 10)) {
			seen++;
			counting = seen == 2 * which + 1;
			continue;
		}
		if (counting && (line.tid == pid || !alone))
			sum += told(line.body);
	}
	free(copy);
	return sum;
}

static void count_line(struct counts *counts, const char *body)
{
	counts->many += !strncmp(body, "minfault [touch_many+", 21);
	counts->some += !strncmp(body, "minfault [touch_some+", 21);
	counts->child += !strncmp(body, "minfault [touch_in_child+", 25);
	counts->after_exec += !strncmp(body, "minfault [touch_after_exec+", 27);
}

static struct counts count_lines(const char *trace)
{
	char *copy = strdup(trace), *rest = copy, *text;
	struct counts counts = { 0 };
	bool in_many = false;
	struct line line;

	while ((text = next_line(&rest))) {
		if (!parse_line(text, &line))
			continue;
		if (line.body) {
			count_line(&counts, line.body);
			in_many = !strncmp(line.body, "minfault [touch_many", 20);
		} else if (in_many && !strncmp(line.chain, "work (", 6)) {
			counts.chains++;
		}
	}
	free(copy);
	return counts;
}

/* What the lines "LOST N page faults" add up to. */
static long count_lost(const char *trace)
{
	long sum = 0;

	while ((trace = strstr(trace, "LOST "))) {
		trace += 5;
		sum += atol(trace);
	}
	return sum;
}

/* Where the kernel cannot stop a program at its faults, a ring may overflow. */
static bool may_lose(void)
{
	int fd = fault_stop_open(getpid(), PERF_WANT_MINOR, 1u << 30);

	if (fd >= 0)
		close(fd);
	return fd < 0;
}

/* Of what is lost nobody knows whose it was. */
static void check_sum(const struct counts *counts, int threads, long lost)
{
	long wanted = (MANY + SOME) * threads + CHILD + AFTER_EXEC;
	long all = counts->many + counts->some + counts->child +
		   counts->after_exec;

	cr_expect(may_lose(), "%ld lost", lost);
	cr_expect(all <= wanted && all + lost >= wanted, "%ld and %ld lost",
		  all, lost);
}

static void check_counts(const char *trace, int threads, bool chains)
{
	struct counts counts = count_lines(trace);
	long lost = count_lost(trace);

	if (lost) {
		check_sum(&counts, threads, lost);
		return;
	}
	cr_expect_eq(counts.many, MANY * threads, "%ld", counts.many);
	cr_expect_eq(counts.some, SOME * threads, "%ld", counts.some);
	cr_expect_eq(counts.child, CHILD, "%ld", counts.child);
	cr_expect_eq(counts.after_exec, AFTER_EXEC, "%ld", counts.after_exec);
	if (chains)
		cr_expect_eq(counts.chains, MANY * threads, "%ld chains",
			     counts.chains);
}

/* "PID FAULTS" a line: of the command, of its child, of that after exec. */
static void check_totals(const struct run *run)
{
	char *out = strdup(run->out), *rest = out, *text;
	int last = 0, which = 0, seen = 0;
	long lost = count_lost(run->trace);

	while ((text = next_line(&rest))) {
		int pid = atoi(text);
		long wanted = atol(strchr(text, ' ')), sum;

		which = pid == last ? which + 1 : 0;
		last = pid;
		sum = told_between(run->trace, pid, which, seen++ > 0);
		cr_expect(sum <= wanted && sum + lost >= wanted,
			  "process %d: %ld told, %ld lost, %ld counted", pid,
			  sum, lost, wanted);
	}
	cr_expect(last, "the program said nothing");
	free(out);
}

static struct run run_known(enum user user, const char *const *before,
			    const char *mode, int threads)
{
	char number[16];
	const char *argv[WORDS] = { NULL };
	int count = 0;

	while (*before)
		argv[count++] = *before++;
	argv[count++] = "@ptrail";
	argv[count++] = "-o";
	argv[count++] = "@trace";
	argv[count++] = "--pf=min";
	argv[count++] = mode;
	argv[count++] = "@bin/known_faults";
	snprintf(number, sizeof(number), "%d", threads);
	argv[count++] = number;
	return run(user, argv);
}

static void check(enum user user, const char *mode, int threads)
{
	static const char *const directly[] = { NULL };
	struct run result = run_known(user, directly, mode, threads);

	if (strstr(result.err, "no page faults"))
		cr_skip_test("no page faults from perf here");
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	check_counts(result.trace, threads, strstr(mode, "call-graph"));
	check_totals(&result);
	run_finish(&result);
}

static void check_all(const char *mode)
{
	check(USER_SELF, mode, 1);
	check(USER_SELF, mode, 8);
	if (!can_be_nobody())
		return;
	check(USER_NOBODY, mode, 1);
	check(USER_NOBODY, mode, 8);
}

Test(live_faults, without_chains)
{
	check_all("--signals");
}

Test(live_faults, frame_pointers)
{
	check_all("--call-graph=fp");
}

Test(live_faults, dwarf)
{
	check_all("--call-graph=dwarf");
}

/* Pieces of the stack in the records, and a stop now and again. */
Test(live_faults, dwarf_from_copies)
{
	check_all("--call-graph=dwarf,8192");
}

/* Where perf is refused the counters still tell of each. */
Test(live_faults, counted)
{
	char number[16], pages[48];
	const char *const refused[] = { "@bin/refuse", number, "1", NULL };
	struct run result;

	snprintf(number, sizeof(number), "%d", SYS_perf_event_open);
	snprintf(pages, sizeof(pages), " = %ld faults: ~40\n",
		 40 * sysconf(_SC_PAGESIZE));
	for (int threads = 1; threads <= 8; threads += 7) {
		result = run_known(USER_SELF, refused, "--signals", threads);
		check_totals(&result);
		cr_expect(strstr(result.trace, " (counted)\n"));
		cr_expect(strstr(result.trace, pages));
		run_finish(&result);
	}
}

/* Of the faults of touch(): those in all, with main() at their end, and those
   that say they were cut. */
struct depths {
	long faults, whole, cut;
};

static struct depths count_depths(const char *trace)
{
	char *copy = strdup(trace), *rest = copy, *text;
	struct depths depths = { 0 };
	bool counts = false;
	struct line line;

	while ((text = next_line(&rest))) {
		if (!parse_line(text, &line))
			continue;
		if (line.body)
			counts = !strncmp(line.body, "minfault [touch+", 16);
		if (!counts)
			continue;
		depths.faults += line.body != NULL;
		depths.whole += line.chain && !strncmp(line.chain, "main (", 6);
		depths.cut += line.chain &&
			      !strncmp(line.chain, "... beyond the ", 15);
	}
	free(copy);
	return depths;
}

/*
 * Records are trusted while the stack is small. The faults between one stop
 * and the next may find it too large for them, and say so; no more than that.
 */
Test(live_faults, dwarf_of_deep_stacks)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "--pf=min",
			       "--no-syscalls", "-g", "@bin/deep_faults",
			       NULL };
	struct run result = run(USER_SELF, argv);
	struct depths depths;
	long lost;

	if (strstr(result.err, "no page faults"))
		cr_skip_test("no page faults from perf here");
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	depths = count_depths(result.trace);
	lost = count_lost(result.trace);
	cr_expect(depths.faults <= 900 && depths.faults + lost >= 900,
		  "%ld faults, %ld lost", depths.faults, lost);
	cr_expect_eq(depths.whole + depths.cut, depths.faults,
		     "%ld whole, %ld cut", depths.whole, depths.cut);
	cr_expect(depths.cut <= (may_lose() ? 100 : 32), "%ld cut", depths.cut);
	run_finish(&result);
}

/*
 * With the smallest rings and many threads, the threads are held until there
 * is room. If a record is lost all the same, it is said.
 */
Test(live_faults, small_rings)
{
	static const char *const modes[] = { "--call-graph=fp",
					     "--call-graph=dwarf" };

	for (int i = 0; i < 2; i++) {
		const char *argv[] = { "@ptrail", "-o", "@trace", "--pf=min",
				       "--no-syscalls", "-m", "8", modes[i],
				       "@bin/known_faults", "8", NULL };
		struct run result = run(USER_SELF, argv);
		struct counts counts;
		long lost;

		if (strstr(result.err, "no page faults"))
			cr_skip_test("no page faults from perf here");
		counts = count_lines(result.trace);
		lost = count_lost(result.trace);
		cr_expect(counts.many + counts.some + lost >=
				  8 * (MANY + SOME),
			  "%ld + %ld lines, %ld lost", counts.many,
			  counts.some, lost);
		cr_expect(counts.many <= 8 * MANY && counts.some <= 8 * SOME);
		run_finish(&result);
	}
}
