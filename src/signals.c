/* Signal handlers, and the only mutable globals, which handlers need. */
#include "signals.h"

#include <stddef.h>
#include <sys/time.h>

const int signals_ring = SIGIO;

static volatile sig_atomic_t asked;
static volatile sig_atomic_t asked_by;
static volatile sig_atomic_t moments[2];

static void note(int signal, siginfo_t *info, void *context)
{
	(void)context;
	asked_by = info->si_code == SI_KERNEL ? 0 : info->si_pid;
	asked = signal;
	/* ptrail may be about to sleep; setitimer(2) is but a system call. */
	signals_tick(true);
}

static void note_moment(int signal)
{
	moments[signal == SIGUSR2] = signal;
}

static void interrupt(int signal)
{
	(void)signal;
}

static void handle(int signal, struct sigaction action)
{
	sigemptyset(&action.sa_mask);
	sigaction(signal, &action, NULL);
}

void signals_init(void)
{
	struct sigaction noted = { .sa_sigaction = note,
				   .sa_flags = SA_SIGINFO };
	struct sigaction wake = { .sa_handler = interrupt };
	struct sigaction ignore = { .sa_handler = SIG_IGN };
	struct sigaction fallback = { .sa_handler = SIG_DFL };
	static const int ends[] = { SIGINT, SIGQUIT, SIGTERM, SIGHUP };
	sigset_t blocked;

	for (size_t i = 0; i < sizeof(ends) / sizeof(*ends); i++)
		handle(ends[i], noted);
	handle(SIGALRM, wake);
	handle(signals_ring, wake);
	handle(SIGPIPE, ignore);
	/* Too large an output is a failed write(2), as on a full disk. */
	handle(SIGXFSZ, ignore);
	/* Printing from the background must not stop the tracer. */
	handle(SIGTTOU, ignore);
	handle(SIGTTIN, ignore);
	/* Ignored, the kernel would reap the tracees itself. */
	handle(SIGCHLD, fallback);
	sigemptyset(&blocked);
	/* tracee_wait() takes it from where it is pending. */
	sigaddset(&blocked, SIGCHLD);
	sigprocmask(SIG_SETMASK, &blocked, NULL);
}

static void set_timer(long us)
{
	struct itimerval timer = { .it_interval.tv_usec = us };

	timer.it_value = timer.it_interval;
	setitimer(ITIMER_REAL, &timer, NULL);
}

void signals_tick(bool on)
{
	if (!on)
		set_timer(0);
	/* What came before that is still to be taken. */
	if (on || asked)
		set_timer(SIGNALS_TICK_MS * 1000);
}

bool signals_take(struct signals_request *request)
{
	request->signal = asked;
	request->sender = asked_by;
	asked = 0;
	return request->signal != 0;
}

void signals_watch_moments(void)
{
	struct sigaction noted = { .sa_handler = note_moment };

	handle(SIGUSR1, noted);
	handle(SIGUSR2, noted);
}

int signals_moment(void)
{
	for (int i = 0; i < 2; i++) {
		int signal = moments[i];

		moments[i] = 0;
		if (signal)
			return signal;
	}
	return 0;
}
