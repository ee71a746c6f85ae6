/*
 * Page faults that no record tells of: those within calls where the kernel's
 * part is not permitted, and all of them where perf is refused. The counters
 * at the stops say how many.
 */
#include "trace_state.h"

/* All the faults there were in a thread up to a stop. */
static bool own_faults(const struct thread *thread, const struct stop *stop,
		       struct fault_counts *own)
{
	const struct process *process = thread->process;

	/* wait4(2) gives the sum of a process's threads. */
	if (process->had_threads)
		return thread_read_faults(thread, &own->minor, &own->major);
	own->minor = stop->faults.minor - process->waited_minor;
	own->major = stop->faults.major - process->waited_major;
	return true;
}

/* With every record at hand, a thread's counters are not worth their price. */
static bool counts_matter(const struct trace *trace,
			  const struct thread *thread)
{
	return trace->batch.count_faults &&
	       !(trace->fault_maker.kernel && thread->process->had_threads);
}

static uint64_t rest(uint64_t now, uint64_t before, uint64_t told)
{
	return now > before + told ? now - before - told : 0;
}

struct fault_counts trace_untold_faults(struct trace *trace,
					struct thread *thread,
					const struct stop *stop)
{
	struct thread_faults *faults = &thread->faults;
	struct fault_counts own, untold = { 0, 0 };

	if (!counts_matter(trace, thread) || !own_faults(thread, stop, &own))
		return untold;
	if (trace->config->faults & PERF_WANT_MINOR)
		untold.minor = rest(own.minor, faults->minor,
				    faults->told_minor);
	if (trace->config->faults & PERF_WANT_MAJOR)
		untold.major = rest(own.major, faults->major,
				    faults->told_major);
	faults->minor = own.minor;
	faults->major = own.major;
	faults->told_minor = faults->told_major = 0;
	return untold;
}

/* A reaped child's faults were added to what wait4(2) gives of its parent. */
void trace_reaped(struct trace *trace, struct thread *thread,
		  const struct stop *stop)
{
	struct process *process = thread->process;
	uint64_t minor, major;

	if (!trace->batch.count_faults || process->had_threads ||
	    !thread_read_faults(thread, &minor, &major))
		return;
	process->waited_minor = stop->faults.minor - minor;
	process->waited_major = stop->faults.major - major;
}

static void emit_count(struct trace *trace, struct thread *thread,
		       uint64_t time, uint64_t count, bool major)
{
	struct event *event;

	if (!count)
		return;
	event = trace_event(thread, EVENT_FAULT, time, time);
	event->fault.counted = count;
	event->fault.major = major;
	event->stack = trace_stack(trace, thread);
	trace_emit(trace, event);
}

void trace_emit_counts(struct trace *trace, struct thread *thread,
		       const struct stop *stop,
		       const struct fault_counts *counts)
{
	emit_count(trace, thread, stop->time, counts->minor, false);
	emit_count(trace, thread, stop->time, counts->major, true);
}
