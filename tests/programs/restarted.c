/* Calls that a stop interrupts go on: the kernel restarts them by another. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <linux/futex.h>
#include <sys/wait.h>
#include <time.h>

#include "expect.h"

enum { WAIT_MS = 800 };	/* enough for the child on a busy machine */

/* Once it sleeps, in the call that is to be interrupted. */
static void stop_parent_later(void)
{
	pid_t parent = getpid();

	if (fork())
		return;
	await_sleep(parent);
	kill(parent, SIGSTOP);
	usleep(50000);
	kill(parent, SIGCONT);
	_exit(0);
}

static void finish(const char *name)
{
	while (wait(NULL) > 0 || errno == EINTR)
		;
	expect("*%s(*) = -1 ERESTART_RESTARTBLOCK (*)", name);
	expect("signal STOP *");
	expect("signal CONT *");
}

int main(void)
{
	struct timespec most = { 0, WAIT_MS * 1000000 };
	int word = 0;

	stop_parent_later();
	need(!nanosleep(&most, NULL));
	finish("nanosleep*");
	expect("*nanosleep*(*) = 0");
	/* Where there is but ppoll, that begins anew instead. */
#ifdef SYS_poll
	stop_parent_later();
	need(poll(NULL, 0, WAIT_MS) == 0);
	finish("poll");
	expect("*poll(*) = 0*");
#endif
	stop_parent_later();
	need(syscall(SYS_futex, &word, FUTEX_WAIT, 0, &most) == -1 &&
	     errno == ETIMEDOUT);
	finish("futex");
	expect("*futex(*) = -1 ETIMEDOUT *");
	return 0;
}
