/*
 * What a call costs under trace beyond the call itself: before its exec, the
 * command's process makes a few of the cheapest calls there are, and their
 * durations less what one takes untraced are taken off every duration.
 */
#include "trace_state.h"

#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static uint64_t untraced_cost(void)
{
	enum { CALLS = 64 };
	uint64_t begin = clock_now();

	for (int i = 0; i < CALLS; i++)
		syscall(SYS_getppid);
	return (clock_now() - begin) / CALLS;
}

static int compare(const void *a, const void *b)
{
	uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;

	return (first > second) - (first < second);
}

void trace_calibrate(struct trace *trace, const struct thread *thread,
		     uint64_t time)
{
	struct calibration *calibration = &trace->calibration;
	uint64_t usual;

	if (!thread->call.row || strcmp(thread->call.row->name, "getppid") ||
	    calibration->count == TRACEE_CALIBRATION_CALLS)
		return;
	calibration->samples[calibration->count++] = time;
	if (calibration->count < TRACEE_CALIBRATION_CALLS)
		return;
	qsort(calibration->samples, calibration->count,
	      sizeof(*calibration->samples), compare);
	/* Rather too little than too much: what else ran only adds to them. */
	usual = calibration->samples[calibration->count / 4];
	calibration->untraced = untraced_cost();
	calibration->cost = usual;
	trace_correct_calibration(trace, usual);
}

/*
 * A stop is cheaper on the CPU that the tracer runs on, and threads move; the
 * cheapest that was seen is surely in all of them.
 */
void trace_correct_calibration(struct trace *trace, uint64_t time)
{
	struct calibration *calibration = &trace->calibration;

	if (time >= calibration->cost + calibration->untraced)
		return;
	calibration->cost = time > calibration->untraced
				    ? time - calibration->untraced
				    : 0;
}
