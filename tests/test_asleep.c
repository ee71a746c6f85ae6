/* What a child waits in, and whether it still does when it is stopped. */
#include <criterion/criterion.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arch.h"
#include "asleep.h"

/* Reads byte after byte. */
static pid_t start_reader(int ends[2])
{
	pid_t pid;
	char byte;

	cr_assert_eq(pipe(ends), 0);
	pid = fork();
	cr_assert_geq(pid, 0);
	if (pid)
		return pid;
	for (;;)
		syscall(SYS_read, ends[0], &byte, 1);
}

static struct asleep await_sleep(pid_t pid, int fd)
{
	struct asleep asleep;

	do {
		usleep(1000);
		asleep = asleep_read(pid);
	} while (!asleep.known || asleep.number != SYS_read);
	cr_expect_eq(asleep.argument, (uint64_t)fd);
	return asleep;
}

static void interrupt(pid_t pid)
{
	struct registers registers;
	int status;

	cr_assert_eq(ptrace(PTRACE_INTERRUPT, pid, 0, 0), 0);
	cr_assert_eq(waitpid(pid, &status, __WALL), pid);
	cr_assert(WIFSTOPPED(status));
	/* Which waits until it is switched out. */
	cr_assert(arch_registers(pid, &registers));
}

static void finish(pid_t pid)
{
	kill(pid, SIGKILL);
	waitpid(pid, NULL, __WALL);
}

static bool is_to_be_had(pid_t pid)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/%d/syscall", pid);
	return !access(path, R_OK);
}

Test(asleep, until_it_is_interrupted)
{
	struct asleep asleep;
	int ends[2];
	pid_t pid = start_reader(ends);

	if (!is_to_be_had(pid)) {
		finish(pid);
		cr_skip_test("a kernel without /proc/PID/syscall");
	}
	asleep = await_sleep(pid, ends[0]);
	cr_assert_eq(ptrace(PTRACE_SEIZE, pid, 0, 0), 0);
	interrupt(pid);
	cr_expect(asleep_until_now(&asleep, pid));
	/* A handler is to run: that is no more the interrupt alone. */
	kill(pid, SIGUSR1);
	cr_expect_not(asleep_until_now(&asleep, pid));
	finish(pid);
}

Test(asleep, not_in_the_same_wait)
{
	struct asleep asleep, again;
	int ends[2];
	pid_t pid = start_reader(ends);

	if (!is_to_be_had(pid)) {
		finish(pid);
		cr_skip_test("a kernel without /proc/PID/syscall");
	}
	asleep = await_sleep(pid, ends[0]);
	cr_assert_eq(write(ends[1], "x", 1), 1);
	do
		again = await_sleep(pid, ends[0]);
	while (again.switches == asleep.switches);
	cr_assert_eq(ptrace(PTRACE_SEIZE, pid, 0, 0), 0);
	interrupt(pid);
	cr_expect_not(asleep_until_now(&asleep, pid));
	cr_expect(asleep_until_now(&again, pid));
	finish(pid);
}

Test(asleep, of_nobody)
{
	struct asleep asleep = asleep_read(0);

	cr_expect_not(asleep.known);
	cr_expect_not(asleep_until_now(&asleep, getpid()));
}

Test(asleep, in_what)
{
	const char *in = NULL;
	pid_t pid = fork();

	cr_assert_geq(pid, 0);
	while (!pid)
		poll(NULL, 0, 1000);
	for (int i = 0; i < 5000 && (!in || strcmp(in, "poll")); i++) {
		usleep(1000);
		in = asleep_in(pid);
	}
	finish(pid);
	cr_expect_null(asleep_in(0));
	if (!in)
		cr_skip_test("a kernel that does not tell /proc/PID/wchan");
	cr_expect_str_eq(in, "poll");
}
