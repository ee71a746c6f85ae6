/* Calls that a seccomp filter lets pass: nothing else may change by it. */
#include <criterion/criterion.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "seccomp_filter.h"
#include "support.h"

/* What the kernel would make of the filter: the few instructions it has. */
static uint32_t verdict_of(const struct sock_fprog *program,
			   const struct seccomp_data *data)
{
	uint32_t value = 0;

	for (unsigned at = 0; at < program->len; at++) {
		const struct sock_filter *now = &program->filter[at];

		if (now->code == (BPF_RET | BPF_K))
			return now->k;
		if (now->code == (BPF_LD | BPF_W | BPF_ABS))
			memcpy(&value, (const char *)data + now->k, 4);
		else if (now->code == (BPF_JMP | BPF_JA))
			at += now->k;
		else if (now->code == (BPF_JMP | BPF_JEQ | BPF_K))
			at += value == now->k ? now->jt : now->jf;
		else if (now->code == (BPF_JMP | BPF_JGE | BPF_K))
			at += value >= now->k ? now->jt : now->jf;
		else
			cr_assert(false, "instruction %x", now->code);
	}
	cr_assert(false, "no verdict for %d", data->nr);
	return 0;
}

static uint32_t verdict(const struct sock_fprog *program, uint32_t arch,
			uint32_t number)
{
	struct seccomp_data data = { .arch = arch, .nr = number };

	return verdict_of(program, &data);
}

static void check_filter(const struct abi *abi, uint8_t *stops)
{
	struct seccomp_wish wish = { abi, stops, NULL, 0 };
	struct sock_fprog program = seccomp_filter_make(&wish);
	uint32_t stop = SECCOMP_RET_TRACE | SECCOMP_FILTER_DATA;

	for (uint32_t i = 0; i < abi->count + 10; i++)
		cr_expect_eq(verdict(&program, abi->audit, i),
			     i >= abi->count || stops[i] ? stop
							 : SECCOMP_RET_ALLOW,
			     "%u", i);
	cr_expect_eq(verdict(&program, abi->audit, 0x40000001), stop);
	cr_expect_eq(verdict(&program, abi->audit, -1), stop);
	cr_expect_eq(verdict(&program, abi->audit + 1, 0), stop);
	seccomp_filter_finish(&program);
}

Test(seccomp, filter_says_what_was_asked)
{
	const struct abi *abi = arch_native->abis[0];
	uint8_t *stops = calloc(abi->count, sizeof(*stops));

	check_filter(abi, stops);
	stops[0] = stops[3] = stops[abi->count - 1] = SECCOMP_STOP;
	check_filter(abi, stops);
	for (size_t i = 0; i < abi->count; i++)
		stops[i] = i % 2 ? SECCOMP_STOP : SECCOMP_PASS;
	check_filter(abi, stops);
	memset(stops, SECCOMP_STOP, abi->count);
	check_filter(abi, stops);
	free(stops);
}

static bool stops_at(const struct sock_fprog *program, int number,
		     unsigned index, uint64_t value)
{
	struct seccomp_data data = {
		.arch = arch_native->abis[0]->audit,
		.nr = number,
	};

	data.args[index] = value;
	return verdict_of(program, &data) != SECCOMP_RET_ALLOW;
}

Test(seccomp, descriptors_are_compared)
{
	const struct abi *abi = arch_native->abis[0];
	uint8_t *verdicts = calloc(abi->count, sizeof(*verdicts));
	int fds[SECCOMP_FDS_MAX] = { 7, 9 };
	struct seccomp_wish wish = { abi, verdicts, fds, SECCOMP_FDS_MAX };
	struct sock_fprog program;

	for (int i = 2; i < SECCOMP_FDS_MAX; i++)
		fds[i] = 100 * i;
	for (size_t i = 0; i < abi->count; i++)
		verdicts[i] = i % 64;
	verdicts[0] = SECCOMP_STOP;
	program = seccomp_filter_make(&wish);
	for (int number = 1; number < (int)abi->count; number++)
		for (unsigned i = 0; i < 6; i++) {
			bool compared = verdicts[number] >> i & 1;

			cr_expect_eq(stops_at(&program, number, i, 9),
				     compared, "%d: %u", number, i);
			cr_expect_eq(stops_at(&program, number, i,
					      0x100000007), compared);
			cr_expect_not(stops_at(&program, number, i, 8));
			cr_expect_not(stops_at(&program, number, i, -100));
		}
	cr_expect(stops_at(&program, 0, 0, 8));
	seccomp_filter_finish(&program);
	free(verdicts);
}

/* Adds the names of the calls of 'comm' that are in 'selected', in order. */
static void add_calls(char *result, const char *trace, const char *selected,
		      const char *comm)
{
	char *copy = strdup(trace), *rest = copy, *text;
	struct line line;

	while ((text = next_line(&rest))) {
		char name[64] = " ";

		if (!parse_line(text, &line) || !line.body ||
		    sscanf(line.body, "%60[a-z0-9_](", name + 1) != 1)
			continue;
		strcat(name, " ");
		if (strstr(selected, name) && !strcmp(line.comm, comm))
			strcat(strcat(result, line.comm), name);
	}
	free(copy);
}

/* By programs: which of two that run at once is shown first is chance. */
static char *calls(const char *trace, const char *selected)
{
	static const char *const comms[] = { "sh", "cat", "ls", "id" };
	char *result = calloc(1, strlen(trace) + 1);

	for (size_t i = 0; i < sizeof(comms) / sizeof(*comms); i++)
		add_calls(result, trace, selected, comms[i]);
	return result;
}

static char *calls_of_run(enum user user, const char *list,
			  const char *selected)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "-e", list, "sh",
			       "-c", "cat /dev/null; cd /; ls >/dev/null; "
			       "id -u", NULL };
	struct run result = run(user, argv);
	char *names = calls(result.trace, selected);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	run_finish(&result);
	return names;
}

static void check_selection(enum user user, const char *list,
			    const char *selected)
{
	char *all = calls_of_run(user, "", selected);
	char *some = calls_of_run(user, list, selected);

	cr_expect(*all);
	cr_expect_str_eq(some, all);
	free(all);
	free(some);
}

static void check_selections(enum user user)
{
	check_selection(user, "openat,execve,chdir",
			" openat execve chdir ");
	check_selection(user, "!mmap,brk,close,read,openat",
			" execve munmap write fcntl dup2 clone vfork "
			"wait4 exit_group ");
	check_selection(user, "exit_group,write", " exit_group write ");
}

Test(live_seccomp, selection_is_as_one_made_by_hand)
{
	check_selections(USER_SELF);
	if (can_be_nobody())
		check_selections(USER_NOBODY);
}

static void check_status(const char *option, bool filtered)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "-e", "openat",
			       option, "grep", "Seccomp:", "/proc/self/status",
			       NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(!strcmp(result.out, "Seccomp:\t2\n"), filtered, "%s: %s",
		     option, result.out);
	run_finish(&result);
}

/* Children that are not traced could not live with the filter. */
Test(live_seccomp, filter_is_used_where_it_can_be)
{
	check_status("--comm", true);
	check_status("--no-seccomp", false);
	check_status("--no-inherit", false);
	check_status("--event=*", false);
}

/* Their names and the stacks are right although what changes them passes. */
Test(live_seccomp, descriptors_and_chains)
{
	const char *argv[] = { "@ptrail", "-g", "-o", "@trace", "-e", "read",
			       "sh", "-c", "read a </etc/hostname; "
			       "read a </etc/passwd", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect(strstr(result.trace, "read(fd: 0</etc/hostname>"), "%s",
		  result.trace);
	cr_expect(strstr(result.trace, "read(fd: 0</etc/passwd>"));
	cr_expect(strstr(result.trace, "libc"), "no chain");
	run_finish(&result);
}

/* What was started with a filter goes on when nobody reads the output. */
Test(live_seccomp, output_that_nobody_reads)
{
	const char *argv[] = { "sh", "-c", "{ \"$0\" -e openat sh -c "
			       "'sleep 0.2; cat /etc/passwd >/dev/null; "
			       "cat /etc/hostname > done; exit 3' 2>&1; "
			       "echo $? >status; } | true; "
			       "cmp done /etc/hostname && cat status",
			       "@ptrail", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_str_eq(result.out, "3\n", "%s%s", result.out, result.err);
	run_finish(&result);
}

Test(live_seccomp, killed_with_ptrail)
{
	const char *argv[] = { "sh", "-c",
		"mkfifo in; \"$0\" -o trace -e openat sh -c 'echo $$ >pid; "
		"read line <in' & while ! [ -s pid ]; do sleep 0.05; done\n"
		"kill -KILL $!; wait $!\n"
		"while kill -0 $(cat pid) 2>/dev/null && ! grep -q 'State:.Z' "
		"/proc/$(cat pid)/status; do sleep 0.05; done; echo gone",
		"@ptrail", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_str_eq(result.out, "gone\n");
	run_finish(&result);
}
