/*
 * Stops at page faults, for the live stack. A stop costs far more than the
 * fault. Where the stack is small, the piece of it that comes with the fault's
 * record has all of the chain: then the threads stop only now and again, for
 * the records to be read while there is room. A piece that was too small once
 * ends that for its process.
 */
#include "trace_state.h"

#include <stdlib.h>

#include "alloc.h"

enum {
	SMALL = TRACE_STACK_COPIED / 4,	/* bytes of stack */
	LARGE = TRACE_STACK_COPIED / 4 * 3,
	SMALL_STOPS = 256,	/* in a row, until records are trusted */
	RECORDS_A_STOP = 32,
	RECORDS_LEAST = 4,	/* of one thread, to be worth it */
};

/* As many as all threads may make between their stops. */
static unsigned records_period(const struct trace *trace)
{
	size_t room = perf_events_room(trace->perf) /
		      threads_count(trace->threads);

	return room < RECORDS_A_STOP ? room : RECORDS_A_STOP;
}

static void open_stops(struct trace *trace, struct process *process, pid_t tid)
{
	struct fault_stops *stops = &process->stops;
	int fd = fault_stop_open(tid, trace->config->faults, stops->period);

	if (fd < 0)
		return;
	stops->events = alloc_resize(stops->events, stops->count + 1,
				     sizeof(*stops->events));
	stops->events[stops->count++] = fd;
}

struct opening {
	struct trace *trace;
	struct process *process;
};

static void open_thread(struct thread *thread, void *context)
{
	struct opening *opening = context;

	if (thread->process == opening->process)
		open_stops(opening->trace, opening->process, thread->tid);
}

/* What faults in between has a record. */
static void set_period(struct trace *trace, struct process *process,
		       unsigned period)
{
	struct opening opening = { trace, process };

	process_close_stops(process);
	process->stops.period = period;
	process->stops.shallow = 0;
	threads_each(trace->threads, open_thread, &opening);
}

void trace_watch_faults(struct trace *trace, struct process *process)
{
	unsigned period = 1;

	if (!trace->fault_stops || process->stops.count)
		return;
	if (trace->config->stack.size)
		period = records_period(trace);
	process->stops = (struct fault_stops){ .period = period ? period : 1 };
	open_stops(trace, process, process->pid);
}

static void trust_records(struct trace *trace, struct thread *thread)
{
	struct fault_stops *stops = &thread->process->stops;
	unsigned period;

	if (stops->deep || !trace->fault_stacks)
		return;
	if (thread->stack_reach > SMALL)
		stops->shallow = 0;
	else if (++stops->shallow >= SMALL_STOPS) {
		period = records_period(trace);
		stops->shallow = 0;
		if (period >= RECORDS_LEAST)
			set_period(trace, thread->process, period);
	}
}

/* Records do until the stack is larger or the threads are more. */
static void check_trust(struct trace *trace, struct thread *thread)
{
	if (thread->stack_reach > LARGE ||
	    thread->process->stops.period > 2 * records_period(trace))
		set_period(trace, thread->process, 1);
}

static void choose_period(struct trace *trace, struct thread *thread)
{
	const struct fault_stops *stops = &thread->process->stops;

	/* The size that was asked for is what there is to be. */
	if (trace->config->stack.size || !stops->count)
		return;
	if (stops->period == 1)
		trust_records(trace, thread);
	else
		check_trust(trace, thread);
}

void trace_note_cut(struct trace *trace, struct process *process)
{
	struct fault_stops *stops = &process->stops;

	if (stops->deep || trace->config->stack.size)
		return;
	stops->deep = true;
	if (stops->period > 1)
		set_period(trace, process, 1);
}

void trace_fault_stop(struct trace *trace, struct thread *thread,
		      const struct stop *stop)
{
	struct thread_faults *faults = &thread->faults;
	struct registers registers;

	free(faults->stack);
	faults->stopped = arch_registers(thread->tid, &registers);
	faults->ip = registers.machine
			     ? registers.value[registers.machine->pc] : 0;
	faults->address = (uintptr_t)stop->info.si_addr;
	faults->stack = faults->stopped ? trace_stack_at(trace, thread,
							 &registers)
					: NULL;
	/* The record is in the ring already; it makes the event. */
	trace_drain(trace);
	faults->stopped = false;
	choose_period(trace, thread);
}
