/*
 * How long calls take, without what tracing adds.
 *
 * Where perf's records are read, a call is from when its thread was switched
 * in behind the entry stop to when it was switched out at the exit stop.
 * Records cost each switch some work in the kernel, and each thread an event
 * for every CPU. So where no others are wanted, the scheduler's statistics
 * serve: what a thread ran from a resumption to its next stop is the call's
 * time if it never lost its CPU meanwhile. Otherwise the time between is,
 * less what usually passes until a resumed thread runs and a stopped one is
 * noticed, which the runs of the first kind tell.
 */
#include "trace_state.h"

#include <string.h>

/* From a resumption to a stop, ns. */
struct run {
	uint64_t wall;
	uint64_t on_cpu;
	uint64_t waited;
	bool known;	/* what is on a CPU and what is not; .. */
	bool whole;	/* .. it had one until its end */
};

enum { BRIEF = 3000 }; /* ns, with the latencies: it did hardly sleep */

/*
 * About the ninth part is below, without keeping what was seen: rather too
 * little is taken off than so much that a sleep seems too short. Of the first
 * few the least serves.
 */
static void learn(struct usual *usual, uint64_t seen)
{
	enum { FEW = 16, RARE = 8 };
	uint64_t step = usual->time / 16 + 50;

	if (!usual->count || (usual->count < FEW && seen < usual->time))
		usual->time = seen;
	else if (usual->count >= FEW && seen > usual->time)
		usual->time += step / RARE;
	else if (usual->count >= FEW)
		usual->time -= usual->time > step ? step : usual->time;
	if (usual->count < FEW)
		usual->count++;
}

static uint64_t latency_of(const struct trace *trace, const struct stop *stop)
{
	const struct latency *latency = &trace->latency;

	return stop->slept && latency->slept.count ? latency->slept.time
						   : latency->looked.time;
}

static void learn_latency(struct trace *trace, const struct stop *stop,
			  const struct run *run)
{
	uint64_t ran = run->on_cpu + run->waited;

	learn(stop->slept ? &trace->latency.slept : &trace->latency.looked,
	      run->wall > ran ? run->wall - ran : 0);
}

/* The clock of a process is that of its only thread. */
static bool has_clock(const struct trace *trace, const struct thread *thread)
{
	return trace->config->command.follow && !trace->config->attach &&
	       !thread->process->had_threads && thread->runs.read;
}

/*
 * By the clock alone, which takes half the time of the statistics, but does not
 * tell of switches: within a call only if that leaves no room for any.
 */
static bool take_by_clock(const struct trace *trace, struct thread *thread,
			  struct run *run)
{
	struct thread_runs *runs = &thread->runs;
	uint64_t on_cpu;

	if (!has_clock(trace, thread) ||
	    (runs->in_call && run->wall > BRIEF) ||
	    !run_time_of_process(thread->tid, &on_cpu))
		return false;
	run->on_cpu = on_cpu - runs->last.on_cpu;
	run->known = run->whole = true;
	runs->last.on_cpu = on_cpu;
	runs->unread++;
	return true;
}

static void take_by_statistics(struct thread *thread, struct run *run)
{
	struct thread_runs *runs = &thread->runs;
	struct run_time before = runs->last;
	uint64_t switches;

	run->known = runs->read;
	runs->read = run_time_read(&runs->file, thread->tid, &runs->last);
	switches = runs->last.switches_in - before.switches_in;
	run->known &= runs->read && runs->last.switches_in > before.switches_in;
	run->on_cpu = run->known ? runs->last.on_cpu - before.on_cpu : 0;
	run->waited = run->known ? runs->last.waited - before.waited : 0;
	/* Whether one too many was in this run or before is not known. */
	run->whole = run->known && switches <= runs->unread + 1;
	runs->unread = 0;
}

/* The run that ends at a stop. */
static struct run take_run(struct trace *trace, struct thread *thread,
			   const struct stop *stop)
{
	struct run run = { .wall = 0 };

	if (stop->time > thread->runs.resumed)
		run.wall = stop->time - thread->runs.resumed;
	if (!take_by_clock(trace, thread, &run))
		take_by_statistics(thread, &run);
	if (run.whole && thread->runs.in_call)
		learn_latency(trace, stop, &run);
	return run;
}

static uint64_t time_of(const struct trace *trace, const struct stop *stop,
			const struct run *run)
{
	uint64_t late = latency_of(trace, stop), time;

	if (run->known && run->whole)
		return run->on_cpu;
	time = run->wall > late ? run->wall - late : 0;
	return run->known && run->on_cpu > time ? run->on_cpu : time;
}

static bool is_measured(const struct trace *trace, const struct thread *thread)
{
	return thread->state != THREAD_IN_USER &&
	       (thread->state != THREAD_CALL_HIDDEN || !trace->executed);
}

void trace_duration_begin(struct trace *trace, struct thread *thread,
			  const struct stop *stop)
{
	struct thread_runs *runs = &thread->runs;

	memset(&thread->run, 0, sizeof(thread->run));
	thread->begin = clock_now();
	runs->time = runs->on_cpu = 0;
	runs->count = 0;
	runs->known = true;
	runs->in_call = false;
	if (!trace->perf && is_measured(trace, thread))
		take_run(trace, thread, stop);
	else
		runs->read = false;
	runs->in_call = true;
}

void trace_duration_stop(struct trace *trace, struct thread *thread,
			 const struct stop *stop)
{
	struct thread_runs *runs = &thread->runs;
	struct run run;

	if (trace->perf || !is_measured(trace, thread))
		return;
	run = take_run(trace, thread, stop);
	runs->known &= run.known;
	runs->on_cpu += run.on_cpu;
	runs->time += time_of(trace, stop, &run);
	runs->count++;
}

static uint64_t less(uint64_t time, uint64_t cost)
{
	return time > cost ? time - cost : 0;
}

bool trace_on_cpu(const struct trace *trace, const struct thread *thread,
		  uint64_t *time)
{
	const struct thread_runs *runs = &thread->runs;
	const struct thread_run *run = &thread->run;
	uint64_t cost = trace->calibration.cost;

	if (trace->perf) {
		*time = less(run->on_cpu, cost);
		return run->first_in && !run->lost;
	}
	*time = less(runs->on_cpu, cost * runs->count);
	return runs->known && runs->count;
}

/* Both by the stops where records are missing. */
static uint64_t raw_begin(const struct thread *thread)
{
	const struct thread_run *run = &thread->run;

	return run->first_in && !run->lost ? run->first_in : thread->begin;
}

static uint64_t raw_end(const struct thread *thread, const struct stop *stop)
{
	const struct thread_run *run = &thread->run;

	return run->last_out > thread->begin && !run->lost ? run->last_out
							   : stop->time;
}

uint64_t trace_begin(const struct trace *trace, const struct thread *thread)
{
	/* That time is out already. */
	if (!trace->perf || thread->state == THREAD_CALL_SHOWN)
		return thread->begin;
	return raw_begin(thread) + trace->calibration.cost;
}

/* 'time' is as it was measured. */
static void calibrate(struct trace *trace, struct thread *thread, uint64_t time)
{
	if (trace->executed)
		trace_correct_calibration(trace, time);
	else
		trace_calibrate(trace, thread, time);
}

static uint64_t end_by_records(struct trace *trace, struct thread *thread,
			       const struct stop *stop)
{
	uint64_t end;

	if (is_measured(trace, thread) || trace->config->faults)
		trace_drain(trace);
	end = raw_end(thread, stop);
	calibrate(trace, thread, less(end, raw_begin(thread)));
	if (thread->begin)
		thread->begin = trace_begin(trace, thread);
	if (thread->begin > end)
		thread->begin = end;
	return end;
}

static uint64_t end_by_runs(struct trace *trace, struct thread *thread,
			    const struct stop *stop)
{
	const struct thread_runs *runs = &thread->runs;
	uint64_t time;

	trace_duration_stop(trace, thread, stop);
	if (!runs->count || !thread->begin)
		return stop->time;
	if (runs->count == 1)
		calibrate(trace, thread, runs->time);
	/* Up to that stop others may have come out: the end is not earlier. */
	time = less(runs->time, trace->calibration.cost * runs->count);
	if (thread->state != THREAD_CALL_SHOWN &&
	    thread->begin + time < stop->time)
		thread->begin = stop->time - time;
	return stop->time;
}

uint64_t trace_duration_end(struct trace *trace, struct thread *thread,
			    const struct stop *stop)
{
	return trace->perf ? end_by_records(trace, thread, stop)
			   : end_by_runs(trace, thread, stop);
}
