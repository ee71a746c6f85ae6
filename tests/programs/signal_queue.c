/* 10,000 queued signals: all come, in order, with what was sent along. */
#include <signal.h>
#include <string.h>

#include "expect.h"

enum { COUNT = 10000 };

static volatile int got[2];
static volatile int bad;

/* The lower number comes first, of one number the first sent. */
static void handle(int signal, siginfo_t *info, void *context)
{
	int which = signal - SIGRTMIN;

	(void)context;
	if (info->si_value.sival_int != got[which]++ ||
	    info->si_code != SI_QUEUE || info->si_pid != getpid() ||
	    (which == 1 && got[0] != COUNT / 2))
		bad++;
}

int main(void)
{
	struct sigaction action = { .sa_sigaction = handle,
				    .sa_flags = SA_SIGINFO };
	sigset_t both, old;

	sigemptyset(&both);
	sigaddset(&both, SIGRTMIN);
	sigaddset(&both, SIGRTMIN + 1);
	action.sa_mask = both;
	sigaction(SIGRTMIN, &action, NULL);
	sigaction(SIGRTMIN + 1, &action, NULL);
	sigprocmask(SIG_BLOCK, &both, &old);
	for (int i = 0; i < COUNT; i++) {
		union sigval value = { i / 2 };

		need(!sigqueue(getpid(), SIGRTMIN + 1 - i % 2, value));
	}
	sigprocmask(SIG_SETMASK, &old, NULL);
	need(!bad && got[0] == COUNT / 2 && got[1] == COUNT / 2);
	expect("rt_sigqueueinfo(*) = 0");
	expect("signal RT_%d (QUEUE, pid: %d, uid: %d)", SIGRTMIN - 32,
	       getpid(), getuid());
	expect("signal RT_3 (QUEUE, pid: %d, uid: %d)", getpid(), getuid());
	return 0;
}
