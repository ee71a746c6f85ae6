/* Handlers within handlers, and the results of the calls they interrupt. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>

#include "expect.h"

static int ends[2];
static volatile sig_atomic_t order;

static void inner(int signal)
{
	(void)signal;
	order = order * 10 + 2;
}

static void outer(int signal)
{
	(void)signal;
	order = order * 10 + 1;
	raise(SIGUSR2);
	order = order * 10 + 3;
}

static void answer(int signal)
{
	(void)signal;
	if (write(ends[1], "x", 1) != 1)
		abort();
}

static void set(int signal, void (*handler)(int), int flags)
{
	struct sigaction action = { .sa_handler = handler, .sa_flags = flags };

	sigaction(signal, &action, NULL);
}

/* Once it sleeps, in the call that is to be interrupted. */
static void send_later(int signal)
{
	pid_t parent = getpid();

	if (fork())
		return;
	await_sleep(parent);
	kill(parent, signal);
	_exit(0);
}

static void check_nested(void)
{
	set(SIGUSR1, outer, 0);
	set(SIGUSR2, inner, 0);
	raise(SIGUSR1);
	need(order == 123);
	expect("signal USR1 (TKILL, pid: %d, uid: %d)", getpid(), getuid());
	expect("signal USR2 (TKILL, pid: %d, uid: %d)", getpid(), getuid());
	expect("*sigreturn(*) = ?");
	expect("*sigreturn(*) = ?");
}

static void check_restarted(void)
{
	char byte;

	set(SIGUSR1, answer, SA_RESTART);
	send_later(SIGUSR1);
	need(read(ends[0], &byte, 1) == 1);
	expect("*read(*) = -1 ERESTARTSYS (*)");
	expect("signal USR1 *");
	expect("write(fd: %d<*>, buf: \"x\", count: 1) = 1", ends[1]);
	expect("*sigreturn(*) = ?");
	expect("read(fd: %d<*>, buf: \"x\", count: 1) = 1", ends[0]);
}

static void check_interrupted(void)
{
	char byte;

	set(SIGUSR1, inner, 0);
	send_later(SIGUSR1);
	need(read(ends[0], &byte, 1) == -1 && errno == EINTR);
	expect("*read(*) = -1 ERESTARTSYS (*)");
	expect("signal USR1 *");
	expect("*sigreturn(*) = ?");
}

int main(void)
{
	need(!pipe(ends));
	check_nested();
	check_restarted();
	check_interrupted();
	while (wait(NULL) > 0)
		;
	return 0;
}
