/* Handled, queued and blocked signals, and calls that they interrupt. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

#include "expect.h"

static void handle(int signal)
{
	(void)signal;
}

int main(void)
{
	struct sigaction action = { .sa_handler = handle };
	/* Again and again: the first can come before the call. */
	struct itimerval timer = { { 0, 20000 }, { 0, 20000 } };
	struct itimerval off = { { 0, 0 }, { 0, 0 } };
	struct timespec minute = { 60, 0 };
	union sigval value = { 5 };
	pid_t pid = getpid();

	sigaction(SIGUSR1, &action, NULL);
	sigaction(SIGALRM, &action, NULL);
	sigaction(SIGRTMIN, &action, NULL);
	kill(pid, SIGUSR1);
	expect("rt_sigaction(sig: USR1, *) = 0");
	expect("kill(pid: %d (signals), sig: USR1) = 0", pid);
	expect("signal USR1 (USER, pid: %d, uid: %d)", pid, getuid());
	expect("*sigreturn(*) = ?");
	sigqueue(pid, SIGRTMIN, value);
	expect("rt_sigqueueinfo(*) = 0");
	expect("signal RT_%d (QUEUE, pid: %d, uid: %d)", SIGRTMIN - 32, pid,
	       getuid());
	setitimer(ITIMER_REAL, &timer, NULL);
	if (nanosleep(&minute, NULL) == 0 || errno != EINTR)
		return 1;
	setitimer(ITIMER_REAL, &off, NULL);
	expect("*nanosleep*(*) = -1 ERESTART_RESTARTBLOCK (*)");
	expect("signal ALRM (KERNEL)");
	expect("*sigreturn(*) = ?");
	return 0;
}
