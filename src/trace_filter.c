/*
 * Which calls must stop when a seccomp filter lets the others pass, and what
 * becomes of a program with filters of its own.
 */
#include "trace_state.h"

#include "alloc.h"
#include "decode/installs.h"

/* What the tracer must see of a call although it is not shown. */
static unsigned needed(const struct trace *trace)
{
	unsigned effects = EFFECT_EXEC | EFFECT_COMM | EFFECT_CREATES |
			   EFFECT_SECCOMP | EFFECT_TRACES;

	if (trace->config->stack.mode != STACK_NONE || trace->config->faults)
		effects |= EFFECT_MAPS;
	if (trace->config->faults)
		effects |= EFFECT_REAPS;
	if (trace->config->growth.on)
		effects |= EFFECT_ENDS;
	if (trace->config->growth.touched)
		effects |= EFFECT_PAGES;
	return effects;
}

bool trace_filter_make(struct trace *trace, struct sock_fprog *program)
{
	const struct abi *abi = arch_native->abis[0];
	bool *stops = alloc_array(abi->count, sizeof(*stops));
	unsigned effects = needed(trace);
	size_t passing = 0;

	for (size_t number = 0; number < abi->count; number++) {
		const struct call_kind *kind =
			call_kinds_find(trace->kinds, abi, number);

		stops[number] = kind->shown || kind->effects & effects;
		passing += !stops[number] && kind->row;
	}
	if (passing)
		*program = seccomp_filter_make(abi, stops);
	free(stops);
	return passing;
}

static void interrupt_sibling(struct thread *thread, void *process)
{
	if (thread->process == process)
		tracee_interrupt(thread->tid);
}

/*
 * A filter that refuses a call does so before ours can stop at it, so all
 * calls must stop as without a filter, in all threads that it may apply to.
 */
static void stop_at_all(struct trace *trace, struct thread *thread)
{
	thread->process->own_filter = true;
	threads_each(trace->threads, interrupt_sibling, thread->process);
}

void trace_note_filter(struct trace *trace, struct thread *thread)
{
	if (thread->call.failed || !call_installs_filter(&thread->call))
		return;
	if (!trace->executed)
		trace->filtered = trace->config->seccomp;
	else if (trace->filtered)
		stop_at_all(trace, thread);
}

void trace_filter_stop(struct trace *trace, struct thread *thread,
		       const struct stop *stop)
{
	/* Without our tracing it would have failed so. */
	if (stop->data != SECCOMP_FILTER_DATA) {
		arch_native->skip_call(stop->tid);
	} else if (thread->state == THREAD_IN_USER) {
		trace_entry(trace, thread, stop);
		thread->filter_stop = true;
	}
}

void trace_resume(struct trace *trace, struct thread *thread, int signal)
{
	if (trace->filtered && !thread->process->own_filter &&
	    thread->state == THREAD_IN_USER)
		tracee_continue(thread->tid, signal);
	else
		tracee_resume(thread->tid, signal);
}
