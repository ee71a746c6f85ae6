/*
 * Waiting for stops. Every so many a sweep takes all that there are, which is
 * fair to those at the end of the kernel's list and tells up to when nothing
 * is unseen. wait4(2) for any child walks all of them, twice a stop; where
 * there are many, the SIGCHLD of a stop says whose it is. That signal does not
 * queue: what stops while one is pending is found by a sweep, which is due as
 * well when nothing has come for a while. The fewer they find the rarer they
 * are, since each of them, and a short timer, costs more than a stop.
 *
 * To sleep until a thread stops, and to be woken on another CPU, takes longer
 * than most threads take to their next stop, on virtual CPUs ten times longer.
 * So the next stop is looked for a while first, as an adaptive lock does, but
 * not where another task wants the CPU that the looking takes.
 */
#include "tracee.h"

#include <errno.h>
#include <sched.h>
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
	LOOK = 60000,		/* ns to look for a stop before sleeping */
	WANTED = 5000,		/* ns that yielding an unwanted CPU never takes */
	REST_LATE_MAX = 64,	/* twice the waits without a look, when stops
				   come late, .. */
	REST_WANTED = 4,	/* .. and when the CPU was wanted, at least, .. */
	REST_WANTED_MAX = 1 << 16, /* .. and when it always is */
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
 * to resume it would resume the new program, or a new owner of the number. So
 * it is where a kill has taken the thread on to its ending.
 */
static void drop_earlier(struct tracee_batch *batch,
			 const struct tracee_status *last)
{
	if (WIFSTOPPED(last->status) &&
	    last->status >> 16 != PTRACE_EVENT_EXEC &&
	    last->status >> 16 != PTRACE_EVENT_EXIT)
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
	item->slept = !(options & WNOHANG);
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

static unsigned clamp(unsigned value, unsigned least, unsigned most)
{
	if (value < least)
		return least;
	return value > most ? most : value;
}

/* A look in vain: a single late stop costs no look, more of them ever more. */
static bool look_failed(struct tracee_look *look, unsigned rest)
{
	look->rest = rest;
	look->skip = rest / 2;
	look->until = 0;
	return false;
}

static void look_begin(struct tracee_look *look)
{
	look->until = 0;
	/* What a signal asks for, a sleep would not notice after a look. */
	if (!look->hopeful)
		return;
	if (look->skip)
		look->skip--;
	else
		look->until = clock_now() + LOOK;
}

/* Whether to look once more; the CPU was anybody's in between. */
static bool look_again(struct tracee_look *look)
{
	uint64_t before, now;

	if (!look->until)
		return false;
	before = clock_now();
	sched_yield();
	now = clock_now();
	if (now - before > WANTED)
		return look_failed(look, clamp(look->rest * 8, REST_WANTED,
					       REST_WANTED_MAX));
	if (now > look->until)
		return look_failed(look, clamp(look->rest * 2, 1, REST_LATE_MAX));
	return true;
}

static void look_end(struct tracee_look *look, bool found)
{
	if (found && look->until)
		look->rest /= 4;
	look->hopeful = found;
}

/* The status of the thread that stops next, as wait4(2) returns. */
static pid_t next_status(struct tracee_batch *batch)
{
	pid_t tid = 0;

	look_begin(&batch->look);
	if (batch->look.until)
		tid = batch_wait(batch, -1, WNOHANG);
	while (!tid && look_again(&batch->look))
		tid = batch_wait(batch, -1, WNOHANG);
	if (!tid)
		tid = batch_wait(batch, -1, 0);
	look_end(&batch->look, tid > 0);
	return tid;
}

static enum wait_outcome fill_by_wait(struct tracee_batch *batch, bool several)
{
	uint64_t before = clock_now();

	batch->settled = false;
	if (next_status(batch) < 0) {
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

static int next_signal(struct tracee_batch *batch, siginfo_t *info)
{
	static const struct timespec none;
	struct timespec pause = { 0, PAUSE << batch->calm };
	sigset_t child;
	int signal = -1;

	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	look_begin(&batch->look);
	while (signal < 0 && look_again(&batch->look))
		signal = sigtimedwait(&child, info, &none);
	if (signal < 0)
		signal = sigtimedwait(&child, info,
				      batch->settled ? NULL : &pause);
	look_end(&batch->look, signal > 0);
	return signal;
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
	for (unsigned vain = 0;; vain++) {
		before = clock_now();
		if (next_signal(batch, &info) > 0) {
			batch->settled = false;
			if (batch_wait(batch, info.si_pid, WNOHANG) > 0) {
				batch->items[batch->count - 1].slept = true;
				batch->unswept++;
				return WAIT_STOP;
			}
			/* A program sends them, too: no end of that here. */
			if (vain < SINGLES)
				continue;
			last = sweep(batch);
			return swept(batch, last);
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
	stop->slept = item->slept;
	stop->faults = item->faults;
	stop->kind = item->tid ? tracee_classify(stop) : STOP_GONE;
	return WAIT_STOP;
}

void tracee_batch_finish(struct tracee_batch *batch)
{
	free(batch->items);
}
