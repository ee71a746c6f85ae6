/*
 * ptrail beside others on the same command: the calls and results that strace
 * shows for each thread, the page faults that the kernel counts.
 */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

enum { THREADS = 64, CALLS = 20000, WORDS = 32 };

/* The calls of one thread in the order they ended: "name result". */
struct sequence {
	int tid;
	size_t count;
	char *calls[CALLS];
};

struct sequences {
	size_t count;
	struct sequence *threads[THREADS];
};

static struct sequence *sequence_of(struct sequences *all, int tid)
{
	for (size_t i = 0; i < all->count; i++)
		if (all->threads[i]->tid == tid)
			return all->threads[i];
	cr_assert(all->count < THREADS);
	all->threads[all->count] = calloc(1, sizeof(struct sequence));
	all->threads[all->count]->tid = tid;
	return all->threads[all->count++];
}

static void finish(struct sequences *all)
{
	for (size_t i = 0; i < all->count; i++) {
		for (size_t j = 0; j < all->threads[i]->count; j++)
			free(all->threads[i]->calls[j]);
		free(all->threads[i]);
	}
}

/*
 * Results that differ from run to run, or are named, become one word:
 * addresses, the numbers of processes.
 */
static void normalize(const char *name, const char *result, char *out,
		      size_t size)
{
	static const char *const pids[] = { "clone", "clone3", "vfork", "fork",
					    "wait4", "getpid", "gettid",
					    "getppid", "set_tid_address",
					    "getpgrp", "fcntl" };
	bool failed = result[0] == '-' || result[0] == '?';
	const char *error = failed ? strstr(result, "E") : NULL;

	for (size_t i = 0; i < sizeof(pids) / sizeof(*pids); i++)
		if (!strcmp(name, pids[i]) && !error)
			result = "N";
	if (error)
		snprintf(out, size, "%s %.*s", name,
			 (int)strcspn(error, " \n"), error);
	else if (!strncmp(result, "0x", 2))
		snprintf(out, size, "%s ADDRESS", name);
	else
		snprintf(out, size, "%s %.*s", name,
			 (int)strcspn(result, " \n"), result);
}

static const char *last_result(const char *line)
{
	const char *at = line, *result = NULL;

	while ((at = strstr(at, " = ")))
		result = at += 3;
	return result;
}

static void add(struct sequences *all, int tid, const char *name,
		const char *result)
{
	struct sequence *sequence = sequence_of(all, tid);
	char call[256];

	/* Whether a signal comes in a call or behind it is a matter of time. */
	if (!strcmp(name, "rt_sigreturn") || strstr(result, "ERESTART"))
		return;
	normalize(name, result, call, sizeof(call));
	cr_assert(sequence->count < CALLS);
	sequence->calls[sequence->count++] = strdup(call);
}

static bool take_name(const char *text, char *name, size_t size)
{
	size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_");

	snprintf(name, size, "%.*s", (int)length, text);
	return length > 0 && (text[length] == '(' || text[length] == ' ');
}

static void read_strace(char *text, struct sequences *all)
{
	char *line, *rest, name[64];

	while ((line = next_line(&text))) {
		int tid = strtol(line, &rest, 10);
		const char *result = last_result(line);

		rest += strspn(rest, " ");
		if (!strncmp(rest, "<... ", 5))
			rest += 5;
		if (strstr(line, "<unfinished ...>)"))
			result = "?"; /* it ended within the call */
		if (!result || !take_name(rest, name, sizeof(name)))
			continue;
		add(all, tid, name, result);
	}
}

static void read_ptrail(char *text, struct sequences *all)
{
	char *line, name[64];
	struct line parts;

	while ((line = next_line(&text))) {
		const char *body, *result;

		if (!parse_line(line, &parts) || !parts.body)
			continue;
		body = parts.body;
		if (strstr(body, "[continued]: "))
			body = strstr(body, "[continued]: ") + 13;
		result = last_result(body);
		if (!result || !take_name(body, name, sizeof(name)))
			continue;
		add(all, parts.tid, name, result);
	}
}

static int by_tid(const void *a, const void *b)
{
	return (*(struct sequence *const *)a)->tid -
	       (*(struct sequence *const *)b)->tid;
}

/* Threads in the order they were created, whichever made a call first. */
static void sort(struct sequences *all)
{
	qsort(all->threads, all->count, sizeof(*all->threads), by_tid);
}

static void same(const char *command, const struct sequences *strace,
		 const struct sequences *ptrail)
{
	cr_assert_eq(strace->count, ptrail->count,
		     "%s: %zu threads for strace, %zu for ptrail", command,
		     strace->count, ptrail->count);
	for (size_t i = 0; i < strace->count; i++) {
		const struct sequence *a = strace->threads[i],
				      *b = ptrail->threads[i];

		for (size_t j = 0; j < a->count && j < b->count; j++)
			cr_assert_str_eq(a->calls[j], b->calls[j],
					 "%s: call %zu of thread %zu: '%s' for "
					 "strace, '%s' for ptrail",
					 command, j, i, a->calls[j],
					 b->calls[j]);
		cr_assert_eq(a->count, b->count, "%s: %zu calls, not %zu",
			     command, b->count, a->count);
	}
}

static struct run run_with(enum user user, const char *const *tracer,
			   const char *const *command)
{
	const char *argv[WORDS] = { "setarch", "-R", "env",
				    "PATH=/usr/bin:/bin:/usr/sbin:/sbin",
				    "PYTHONHASHSEED=0",
				    "PYTHONDONTWRITEBYTECODE=1" };
	int count = 6;

	while (*tracer)
		argv[count++] = *tracer++;
	while (*command)
		argv[count++] = *command++;
	return run(user, argv);
}

static void compare_as(enum user user, const char *const *command)
{
	static const char *const strace[] = { "strace", "-f", "-o", "@trace",
					      NULL };
	static const char *const ptrail[] = { "@ptrail", "-o", "@trace", NULL };
	struct sequences a = { 0 }, b = { 0 };
	struct run one = run_with(user, strace, command);
	struct run two = run_with(user, ptrail, command);

	cr_assert_eq(run_exit_status(&one), run_exit_status(&two), "%s%s",
		     one.err, two.err);
	read_strace(one.trace, &a);
	read_ptrail(two.trace, &b);
	sort(&a);
	sort(&b);
	same(command[0], &a, &b);
	cr_expect(b.count > 0 && b.threads[0]->count > 10);
	finish(&a);
	finish(&b);
	run_finish(&one);
	run_finish(&two);
}

static void compare(const char *const *command)
{
	if (!have_command("strace") || !have_command("setarch"))
		cr_skip_test("strace or setarch is not installed");
	compare_as(USER_SELF, command);
	if (can_be_nobody())
		compare_as(USER_NOBODY, command);
}

Test(peers, strace_id)
{
	static const char *const command[] = { "id", NULL };

	compare(command);
}

Test(peers, strace_ls)
{
	/* Not the root: others may make files there between the two runs. */
	static const char *const command[] = { "ls", "-l", "/usr", NULL };

	compare(command);
}

Test(peers, strace_pipeline)
{
	static const char *const command[] = { "sh", "-c", "echo a | cat",
					       NULL };

	compare(command);
}

Test(peers, strace_python)
{
	static const char *const command[] = { "/usr/bin/python3", "-c", "pass",
					       NULL };

	if (!have_command(command[0]))
		cr_skip_test("python3 is not installed");
	compare(command);
}

static long count_lines(char *text, const char *what)
{
	long count = 0;
	char *line;

	while ((line = next_line(&text)))
		count += strstr(line, what) != NULL;
	return count;
}

/* The number in the first column of what perf stat -x, wrote; -1: none. */
static long perf_count(const char *table)
{
	long count = -1;

	while (table && sscanf(table, "%ld,", &count) != 1) {
		table = strchr(table, '\n');
		table += table != NULL;
	}
	return count;
}

static void compare_faults(enum user user, const char *event)
{
	const char *perf[] = { "perf", "stat", "-x,", "-o", "@trace", "-e",
			       event, NULL };
	const char *ptrail[] = { "@ptrail", "--pf", "min", "--no-syscalls",
				 "-o", "@trace", NULL };
	const char *command[] = { "@bin/touch_pages", "5000", NULL };
	struct run a = run_with(user, perf, command);
	struct run b = run_with(user, ptrail, command);
	long wanted = perf_count(a.trace), lines;

	if (wanted < 0 || strstr(b.err, "page faults"))
		cr_skip_test("page faults cannot be counted here");
	lines = count_lines(b.trace, "minfault [");
	/* Under ptrace the kernel may do one or two more, or less, at exec. */
	cr_expect(labs(lines - wanted) <= 3, "%ld lines, perf counts %ld",
		  lines, wanted);
	cr_expect(lines >= 5000);
	run_finish(&a);
	run_finish(&b);
}

Test(peers, perf_stat_minor_faults)
{
	if (!have_command("perf"))
		cr_skip_test("perf is not installed");
	if (can_be_nobody()) {
		compare_faults(USER_SELF, "minor-faults");
		compare_faults(USER_NOBODY, "minor-faults:u");
	} else {
		compare_faults(USER_SELF, "minor-faults:u");
	}
}
