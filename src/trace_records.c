/*
 * What perf's records add to the stops: page faults, and when threads really
 * ran. They are read at the stops they belong to and with every tick.
 */
#include "trace_state.h"

#include <err.h>
#include <stdlib.h>
#include <unistd.h>

#include "frames.h"
#include "signals.h"

enum { LATE = 50000000 }; /* ns that a record may take to be there */

struct record_reader {
	struct perf_reader reader;
	struct trace *trace;
};

static bool faults_wanted(const struct trace *trace)
{
	return trace->config->faults != 0;
}

static struct trace *trace_of(struct perf_reader *reader)
{
	return ((struct record_reader *)reader)->trace;
}

/* The chain from the stop at this very fault, if there was one. */
static struct stack *take_stack(struct thread *thread,
				const struct perf_sample *sample)
{
	struct thread_faults *faults = &thread->faults;
	struct stack *stack = faults->stack;

	if (!faults->stopped || faults->ip != sample->ip ||
	    faults->address != sample->address)
		return NULL;
	faults->stopped = false;
	faults->stack = NULL;
	return stack;
}

/* A chain is walked by us, not by the kernel. */
static bool walks(const struct trace *trace)
{
	enum stack_mode mode = trace->config->stack.mode;

	return mode == STACK_DWARF ||
	       (mode == STACK_FP && arch_native->perf_strays);
}

/* The program that called exec is gone; its chain was taken before. */
static const struct stack *callers_of_exec(const struct thread *thread)
{
	static const struct stack none;

	return thread->stack ? thread->stack : &none;
}

/*
 * The kernel walks frame pointers. For a fault that it took in a call whose
 * thread is stopped at the end of it, the live stack tells more.
 */
static const struct stack *callers(struct trace *trace, struct thread *thread,
				   const struct perf_sample *sample)
{
	if (!sample->kernel || sample->time < thread->begin ||
	    thread->state == THREAD_IN_USER)
		return NULL;
	if (thread->call.row && thread->call.row->effects & EFFECT_EXEC)
		return callers_of_exec(thread);
	if (thread != trace->returning || !walks(trace))
		return NULL;
	if (!trace->returning_stack)
		trace->returning_stack = trace_stack(trace, thread);
	return trace->returning_stack;
}

static void set_callers(struct trace *trace, struct thread *thread,
			const struct perf_sample *sample, struct event *event)
{
	const struct stack *live = callers(trace, thread, sample);
	struct stack *copied = NULL;

	/* Calls that are not shown do not stop. */
	if (!live && sample->kernel)
		copied = fault_copied_chain(&trace->fault_maker, sample);
	fault_set_callers(event, sample, live ? live : copied);
	free(copied);
}

static void on_sample(struct perf_reader *reader,
		      const struct perf_sample *sample)
{
	struct trace *trace = trace_of(reader);
	struct thread *thread = threads_find(trace->threads, sample->tid);
	struct stack *stack = NULL;
	struct event *event;

	/* Before its exec, the command's process is ptrail. */
	if (!trace->executed)
		return;
	if (thread) {
		stack = take_stack(thread, sample);
		if (sample->major)
			thread->faults.told_major++;
		else
			thread->faults.told_minor++;
	}
	event = fault_event(&trace->fault_maker, sample, stack);
	if (!event)
		return;
	trace_emit(trace, event);
	if (!thread)
		return;
	if (!stack)
		set_callers(trace, thread, sample, event);
	if (event->stack && event->stack->cut)
		trace_note_cut(trace, thread->process);
	trace_growth_touch(trace, thread, sample->address, event->stack);
}

static void distrust_run(struct thread *thread, void *context)
{
	(void)context;
	thread->run.lost = true;
}

/* The kernel does not say of what. */
static void on_lost(struct perf_reader *reader, uint64_t count, uint64_t time)
{
	struct trace *trace = trace_of(reader);
	const char *what = faults_wanted(trace)
				   ? "page faults or context switches"
				   : "context switches";

	threads_each(trace->threads, distrust_run, NULL);
	trace_emit(trace, fault_lost_event(count, what, time));
}

static void on_switch(struct perf_reader *reader,
		      const struct perf_switch *change)
{
	struct thread *thread =
		threads_find(trace_of(reader)->threads, change->tid);
	struct thread_run *run;

	if (!thread || change->time < thread->begin)
		return;
	run = &thread->run;
	/* One CPU's records come after another's, not in the order of time. */
	if (!change->out) {
		if (!run->first_in || change->time < run->first_in)
			run->first_in = change->time;
		run->last_in = change->time;
	} else {
		if (run->last_in)
			run->on_cpu += change->time - run->last_in;
		run->last_in = 0;
		if (change->time > run->last_out)
			run->last_out = change->time;
	}
}

static void interrupt_running(struct thread *thread, void *context)
{
	(void)context;
	/* A call might end with EINTR; and in one it fills no ring for long. */
	if (thread->state == THREAD_IN_USER)
		tracee_interrupt(thread->tid);
}

/*
 * A record that another CPU was writing during one read of the rings is there
 * at the next, if that CPU was not halted meanwhile, as virtual ones are: they
 * are given time. Of a single thread that is stopped there are no others.
 */
static void settle(struct trace *trace, uint64_t now)
{
	if (trace->stopped && threads_count(trace->threads) == 1) {
		trace->settled = now;
	} else if (now - trace->drained >= LATE) {
		trace->settled = trace->drained;
		trace->drained = now;
	}
}

void trace_drain(struct trace *trace)
{
	struct record_reader reader = {
		{ on_sample, on_lost, on_switch }, trace
	};
	struct perf_pressure pressure;
	uint64_t now;

	if (!trace->perf)
		return;
	pressure = perf_events_pressure(trace->perf);
	/* Stopped threads add nothing until they are served, after this. */
	if (pressure.hungry)
		threads_each(trace->threads, interrupt_running, NULL);
	/* That some are lost is said with the next record only. */
	if (pressure.full)
		threads_each(trace->threads, distrust_run, NULL);
	now = clock_now();
	perf_events_read(trace->perf, &reader.reader);
	settle(trace, now);
}

static void explain(const struct perf_failure *failure)
{
	struct text message = TEXT_INIT;

	perf_failure_explain(failure, &message);
	text_truncate(&message, message.length - 1);
	warnx("%s", text_string(&message));
	text_finish(&message);
}

/* Linux 5.13 or newer can stop a thread at its faults. */
static bool can_stop_at_faults(const struct trace *trace)
{
	int fd = fault_stop_open(trace->command, trace->config->faults, 1);

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

/* A ring as it was asked for, for records with a piece of the stack. */
static bool is_small(size_t ring)
{
	return ring && ring < 64 * TRACE_STACK_COPIED;
}

/*
 * Faults are stops, for their live stacks, but for those whose records have
 * all of it, or as much as was asked for: see trace_fault_stops.c.
 */
static void plan_stacks(struct trace *trace, struct perf_config *config)
{
	uint64_t size = trace->config->stack.size;
	/* Those that run already may have several threads. */
	trace->fault_stops = trace->command && can_stop_at_faults(trace);
	if (!size && trace->fault_stops && is_small(trace->config->ring_size))
		return;
	trace->fault_stacks = true;
	config->stack_size = size ? size : TRACE_STACK_COPIED;
	if (!size && !trace->fault_stops)
		config->stack_least = TRACE_STACK_LEAST;
}

static struct perf_config records_config(struct trace *trace)
{
	struct perf_config config = {
		.want = trace->config->faults | PERF_WANT_SWITCHES |
			PERF_WANT_NOW,
		.signal = signals_ring,
		.ring_pages = trace->config->ring_size / sysconf(_SC_PAGESIZE),
	};

	if (!faults_wanted(trace) || trace->config->stack.mode == STACK_NONE)
		return config;
	config.want |= PERF_WANT_CHAIN;
	if (walks(trace))
		plan_stacks(trace, &config);
	return config;
}

/* Its symbols take long to read: not at a stop within the first execve. */
static void name_kernel(struct trace *trace)
{
	struct frame frame;

	trace->fault_maker.kernel = dsos_kernel(trace->dsos);
	frames_kernel(trace->dsos, 0, &frame);
}

void trace_open_records(struct trace *trace, pid_t tid)
{
	struct perf_config config = records_config(trace);
	struct perf_failure failure;

	if (!faults_wanted(trace) && run_time_is_kept(tid))
		return;
	trace->fault_maker = (struct fault_maker){
		.threads = trace->threads,
		.stacks = trace->stacks,
		.chains = trace->config->stack.mode != STACK_NONE,
	};
	trace->perf = perf_events_open(tid, &config, &failure);
	trace->batch.count_faults = faults_wanted(trace);
	if (!trace->perf)
		trace->fault_stops = false;
	if (!trace->perf && faults_wanted(trace))
		explain(&failure);
	if (trace->perf && faults_wanted(trace) &&
	    perf_events_kernel(trace->perf))
		name_kernel(trace);
}

void trace_close_records(struct trace *trace)
{
	uint64_t lost;

	if (!trace->perf)
		return;
	perf_events_stop(trace->perf);
	trace_drain(trace);
	lost = perf_events_unreported(trace->perf);
	if (lost)
		trace_emit(trace, fault_lost_event(lost, "page faults",
						   clock_now()));
	perf_events_close(trace->perf);
	trace->perf = NULL;
}
