/*
 * Which calls must stop when a seccomp filter lets the others pass, and what
 * becomes of a program with filters of its own.
 */
#include "trace_state.h"

#include <errno.h>
#include <signal.h>

#include "alloc.h"
#include "decode/installs.h"
#include "filter_subject.h"

/* What the tracer must see of a call although it is not shown. */
static unsigned needed(const struct trace *trace)
{
	unsigned effects = EFFECT_EXEC | EFFECT_COMM | EFFECT_CREATES |
			   EFFECT_SECCOMP | EFFECT_TRACES | EFFECT_SERVES;

	if (trace->config->stack.mode != STACK_NONE || trace->config->faults)
		effects |= EFFECT_MAPS;
	if (trace->config->faults)
		effects |= EFFECT_REAPS;
	if (trace->config->growth.on || trace->config->memory)
		effects |= EFFECT_ENDS;
	if (trace->config->growth.touched)
		effects |= EFFECT_PAGES;
	return effects;
}

static uint8_t verdict(const struct filter *filter,
		       const struct call_kind *kind, unsigned effects)
{
	unsigned fds;

	if (kind->effects & effects)
		return SECCOMP_STOP;
	if (!kind->shown)
		return SECCOMP_PASS;
	fds = filter_subject_fds(filter, kind->row);
	return fds && filter->fd_count <= SECCOMP_FDS_MAX ? fds : SECCOMP_STOP;
}

bool trace_filter_make(struct trace *trace, struct sock_fprog *program)
{
	const struct filter *filter = trace->config->filter;
	struct seccomp_wish wish = {
		.abi = arch_native->abis[0],
		.fds = filter->fds,
		.fd_count = filter->fd_count,
	};
	unsigned effects = needed(trace);
	size_t passing = 0;

	wish.verdicts = alloc_array(wish.abi->count, sizeof(*wish.verdicts));
	for (size_t number = 0; number < wish.abi->count; number++) {
		const struct call_kind *kind =
			call_kinds_find(trace->kinds, wish.abi, number);

		wish.verdicts[number] = verdict(filter, kind, effects);
		passing += wish.verdicts[number] != SECCOMP_STOP && kind->row;
	}
	if (passing)
		*program = seccomp_filter_make(&wish);
	free(wish.verdicts);
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

static void installed(struct trace *trace, struct thread *thread)
{
	if (!trace->executed)
		trace->filtered = trace->config->seccomp;
	else if (trace->filtered)
		stop_at_all(trace, thread);
}

/*
 * The kernel has strict mode only where there is no filter, and ours is there:
 * it is kept up by hand.
 */
static void enter_strict(struct trace *trace, struct thread *thread)
{
	struct call *call = &thread->call;

	if (!trace->executed || !trace->filtered ||
	    thread->process->own_filter || call->result != -EINVAL ||
	    !call_asks_strict(call) || !arch_set_result(thread->tid, 0))
		return;
	call->result = 0;
	call->failed = false;
	thread->strict = true;
	stop_at_all(trace, thread);
}

void trace_keep_strict(struct trace *trace, const struct thread *thread,
		       const struct stop *stop)
{
	if (stop->kind != STOP_ENTRY && stop->kind != STOP_SECCOMP)
		return;
	if (!(call_kinds_find(trace->kinds, stop->abi, stop->number)->effects &
	      EFFECT_STRICT))
		kill(thread->process->pid, SIGKILL);
}

void trace_note_filter(struct trace *trace, struct thread *thread)
{
	if (thread->call.failed)
		enter_strict(trace, thread);
	else if (call_installs_filter(&thread->call))
		installed(trace, thread);
}

static const struct call_kind *kind_of(struct trace *trace,
				       const struct thread *thread)
{
	return call_kinds_find(trace->kinds, thread->call.abi,
			       thread->call.number);
}

/* Which filters a child has is not known before its parent is. */
static bool may_refuse(const struct thread *thread)
{
	return thread->process->own_filter || thread->orphan;
}

void trace_filter_stop(struct trace *trace, struct thread *thread,
		       const struct stop *stop)
{
	/* Without our tracing it would have failed so. */
	if (stop->data != SECCOMP_FILTER_DATA) {
		arch_skip_call(stop->tid);
		return;
	}
	if (thread->state == THREAD_IN_USER) {
		trace_entry(trace, thread, stop);
		thread->filter_stop = true;
	}
	/* What is not shown after all needs no second stop. */
	if (thread->state == THREAD_CALL_HIDDEN && trace->filtered &&
	    !may_refuse(thread) &&
	    !(kind_of(trace, thread)->effects & needed(trace))) {
		thread->state = THREAD_IN_USER;
		thread->filter_stop = false;
	}
}

void trace_resume(struct trace *trace, struct thread *thread, int signal)
{
	trace->stopped = false;
	thread->runs.resumed = clock_now();
	if (trace->filtered && !may_refuse(thread) &&
	    thread->state == THREAD_IN_USER)
		tracee_continue(thread->tid, signal);
	else
		tracee_resume(thread->tid, signal);
}
