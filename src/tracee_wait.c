/*
 * Waiting for stops. Every so many a sweep takes all that there are, which is
 * fair to those at the end of the kernel's list and tells up to when nothing
 * is unseen. wait4(2) for any child walks all of them, twice a stop; where
 * there are many, the SIGCHLD of a stop says whose it is. That signal does not
 * queue: what stops while one is pending is found by a sweep, which is due as
 * well when nothing has come for a while. The fewer they find the rarer they
 * are, since each of them, and a short timer, costs more than a stop.
 */
#include "tracee.h"

#include <errno.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include "alloc.h"
#include "compat/uapi.h"

enum {
	MANY = 256,		/* tracees, from which on signals are cheaper */
	FEW_SINGLES = 8,	/* stops between two sweeps of less than that */
	SINGLES = 128,		/* the same of many, .. */
	PAUSE = 200000,		/* .. and ns without a signal before one; .. */
	CALM_MAX = 5,		/* .. doubled so often, as sweeps find nothing */
};

static struct tracee_status *batch_room(struct tracee_batch *batch)
{
	if (batch->count == batch->size) {
		batch->size = batch->size ? batch->size * 2 : 16;
		batch->items = alloc_resize(batch->items, batch->size,
					    sizeof(*batch->items));
	}
	return &batch->items[batch->count];
}

/*
 * Behind a death or an exec under its number, a thread's earlier stop is over:
 * to resume it would resume the new program, or a new owner of the number.
 */
static void drop_earlier(struct tracee_batch *batch,
			 const struct tracee_status *last)
{
	if (WIFSTOPPED(last->status) &&
	    last->status >> 16 != PTRACE_EVENT_EXEC)
		return;
	for (struct tracee_status *item = batch->items; item < last; item++)
		if (item->tid == last->tid)
			item->tid = 0;
}

/* Takes the status of one more thread, or of any (-1); as wait4(2) returns. */
static pid_t batch_wait(struct tracee_batch *batch, pid_t tid, int options)
{
	struct tracee_status *item = batch_room(batch);
	struct rusage usage = { .ru_minflt = 0 };

	item->tid = wait4(tid, &item->status, __WALL | options,
			  batch->count_faults ? &usage : NULL);
	item->time = clock_now();
	if (item->tid <= 0)
		return item->tid;
	item->faults.minor = usage.ru_minflt;
	item->faults.major = usage.ru_majflt;
	drop_earlier(batch, item);
	batch->count++;
	return item->tid;
}

/* All that have stopped by now, so that none waits behind a busy one. */
static pid_t sweep(struct tracee_batch *batch)
{
	size_t before = batch->count;
	pid_t tid;

	do {
		batch->complete = clock_now();
		tid = batch_wait(batch, -1, WNOHANG);
	} while (tid > 0);
	batch->unswept = 0;
	if (batch->count > before)
		batch->calm = 0;
	else if (batch->calm < CALM_MAX)
		batch->calm++;
	return tid;
}

static enum wait_outcome fill_by_wait(struct tracee_batch *batch, bool several)
{
	uint64_t before = clock_now();

	batch->settled = false;
	if (batch_wait(batch, -1, 0) < 0) {
		batch->complete = before;
		return errno == EINTR ? WAIT_INTERRUPTED : WAIT_OVER;
	}
	if (!several)
		batch->complete = UINT64_MAX;
	else if (batch->complete == UINT64_MAX)
		batch->complete = before; /* there was but one until now */
	else if (++batch->unswept >= FEW_SINGLES)
		sweep(batch);
	return WAIT_STOP;
}

static enum wait_outcome swept(const struct tracee_batch *batch, pid_t last)
{
	if (batch->count)
		return WAIT_STOP;
	return last < 0 ? WAIT_OVER : WAIT_INTERRUPTED;
}

static int next_signal(const struct tracee_batch *batch, siginfo_t *info)
{
	struct timespec pause = { 0, PAUSE << batch->calm };
	sigset_t child;

	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	return sigtimedwait(&child, info, batch->settled ? NULL : &pause);
}

/*
 * One stop by its signal. Nothing was pending before a sweep that found
 * nothing: the next stop's signal cannot be lost then.
 */
static enum wait_outcome fill_by_signal(struct tracee_batch *batch)
{
	uint64_t before;
	siginfo_t info;
	pid_t last;

	if (batch->unswept >= (size_t)SINGLES << batch->calm) {
		last = sweep(batch);
		if (batch->count || last < 0)
			return swept(batch, last);
	}
	for (;;) {
		before = clock_now();
		if (next_signal(batch, &info) > 0) {
			batch->settled = false;
			if (batch_wait(batch, info.si_pid, WNOHANG) <= 0)
				continue;
			batch->unswept++;
			return WAIT_STOP;
		}
		if (errno == EINTR) {
			if (batch->settled)
				batch->complete = before;
			return WAIT_INTERRUPTED;
		}
		last = sweep(batch);
		if (batch->count || last < 0)
			return swept(batch, last);
		batch->settled = true;
	}
}

static enum wait_outcome fill(struct tracee_batch *batch, size_t tracees)
{
	batch->count = batch->next = 0;
	return tracees < MANY ? fill_by_wait(batch, tracees > 1)
			      : fill_by_signal(batch);
}

enum wait_outcome tracee_wait(struct tracee_batch *batch, size_t tracees,
			      struct stop *stop)
{
	enum wait_outcome outcome = WAIT_STOP;
	const struct tracee_status *item;

	if (tracee_batch_done(batch))
		outcome = fill(batch, tracees);
	if (outcome != WAIT_STOP) {
		stop->time = clock_now();
		return outcome;
	}
	item = &batch->items[batch->next++];
	stop->tid = item->tid;
	stop->status = item->status;
	stop->time = item->time;
	stop->faults = item->faults;
	stop->kind = item->tid ? tracee_classify(stop) : STOP_GONE;
	return WAIT_STOP;
}

void tracee_batch_finish(struct tracee_batch *batch)
{
	free(batch->items);
}
