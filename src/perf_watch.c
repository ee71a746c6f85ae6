/*
 * The watching thread: a poll(2) on all rings, which the kernel wakes at
 * their watermarks, and a tgkill(2). It shares nothing else with the tracer. A
 * descriptor tells it to end: pthread_cancel(3) takes a signal that does not
 * come where the user has as many pending as may be.
 */
#include "perf_watch.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "alloc.h"
#include "compat/compat.h"

struct perf_watch {
	pthread_t thread;
	pid_t tid;
	pid_t owner;
	int signal;
	sem_t started;
	sem_t given; /* 'fds' may be used from then on */
	struct pollfd *fds; /* the first: it is to end */
	size_t count;
};

static void wait_for(sem_t *semaphore)
{
	while (sem_wait(semaphore) < 0 && errno == EINTR)
		;
}

static void *watch_main(void *context)
{
	struct perf_watch *watch = context;

	watch->tid = compat_gettid();
	sem_post(&watch->started);
	wait_for(&watch->given);
	for (;;) {
		int ready = poll(watch->fds, watch->count, -1);

		if (watch->fds[0].revents)
			return NULL;
		if (ready > 0)
			compat_tgkill(watch->owner, watch->signal);
	}
}

/* With all signals blocked: they are the tracer's. */
static int start_thread(struct perf_watch *watch)
{
	sigset_t all, before;
	int error;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	error = pthread_create(&watch->thread, NULL, watch_main, watch);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return error;
}

static void watch_destroy(struct perf_watch *watch)
{
	sem_destroy(&watch->started);
	sem_destroy(&watch->given);
	if (watch->fds[0].fd >= 0)
		close(watch->fds[0].fd);
	free(watch->fds);
	free(watch);
}

struct perf_watch *perf_watch_start(int signal)
{
	struct perf_watch *watch = alloc_array(1, sizeof(*watch));
	int error;

	watch->owner = compat_gettid();
	watch->signal = signal;
	sem_init(&watch->started, 0, 0);
	sem_init(&watch->given, 0, 0);
	watch->count = 1;
	watch->fds = alloc_array(1, sizeof(*watch->fds));
	watch->fds[0] = (struct pollfd){ eventfd(0, EFD_CLOEXEC), POLLIN, 0 };
	error = watch->fds[0].fd < 0 ? errno : start_thread(watch);
	if (error) {
		watch_destroy(watch);
		errno = error;
		return NULL;
	}
	wait_for(&watch->started);
	return watch;
}

void perf_watch_stop(struct perf_watch *watch)
{
	if (!watch)
		return;
	eventfd_write(watch->fds[0].fd, 1);
	sem_post(&watch->given);
	pthread_join(watch->thread, NULL);
	watch_destroy(watch);
}

pid_t perf_watch_tid(const struct perf_watch *watch)
{
	return watch->tid;
}

void perf_watch_rings(struct perf_watch *watch, const int *fds, size_t count)
{
	size_t i;

	watch->fds = alloc_resize(watch->fds, count + 1, sizeof(*watch->fds));
	watch->count = count + 1;
	for (i = 0; i < count; i++)
		watch->fds[i + 1] = (struct pollfd){ fds[i], POLLIN, 0 };
	sem_post(&watch->given);
}
