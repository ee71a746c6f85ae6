/*
 * CLONE_UNTRACED where a seccomp filter of ours is: a child inherits that, and
 * without its tracer each call that stops would fail. So the flag is taken out
 * while the call runs, and put back where the program could see it: into the
 * register or struct, of the thread and in the copy that its child has.
 */
#include "trace_state.h"

#include <sched.h>
#include <sys/ptrace.h>

#include "decode/clone.h"

static void put_flags(pid_t tid, const struct amendment *amendment,
		      uint64_t flags)
{
	/* A word of the tracer's, which has the flag; no more is passed. */
	if (amendment->pointed)
		ptrace(PTRACE_POKEDATA, tid, (uintptr_t)amendment->argument,
		       (unsigned long)flags);
	else
		arch_set_argument(tid, amendment->abi, flags);
}

/* Not over the result. */
static void put_back(pid_t tid, const struct amendment *amendment)
{
	if (amendment->pointed || !amendment->abi->clone_result)
		put_flags(tid, amendment, amendment->flags);
}

void trace_untraced_entry(struct trace *trace, struct thread *thread,
			  const struct stop *stop)
{
	const struct call call = {
		.row = call_kinds_find(trace->kinds, stop->abi, stop->number)
			       ->row,
		.abi = stop->abi,
		.args = { stop->args[0], stop->args[1] },
		.memory = &thread->memory.memory,
	};
	uint64_t flags, traced;

	if (!trace->filtered || thread->amended.abi)
		return;
	flags = call_clone_flags(&call);
	traced = flags & ~(uint64_t)CLONE_UNTRACED;
	if (traced == flags)
		return;
	thread->amended = (struct amendment){
		.abi = stop->abi,
		.number = stop->number,
		.argument = stop->args[0],
		.flags = flags,
		.pointed = call_clone_flags_pointed(&call),
	};
	put_flags(thread->tid, &thread->amended, traced);
	if (!thread->amended.pointed)
		thread->amended.argument = traced;
	trace->amended++;
}

void trace_untraced_exit(struct trace *trace, struct thread *thread)
{
	if (!thread->amended.abi)
		return;
	put_back(thread->tid, &thread->amended);
	thread->amended.abi = NULL;
	trace->amended--;
}

void trace_untraced_create(const struct thread *parent, struct thread *child)
{
	child->owed = parent->amended;
}

/* Its creator's event is still to come: it is in the same call. */
static void find_creator(struct thread *thread, void *context)
{
	struct thread *child = context;
	struct interrupted call;

	if (!child->orphan || child->owed.abi || !thread->amended.abi ||
	    !arch_interrupted(child->tid, &call))
		return;
	if (call.abi == thread->amended.abi &&
	    call.number == thread->amended.number && !call.result)
		child->owed = thread->amended;
}

void trace_untraced_begin(struct trace *trace, struct thread *child)
{
	if (trace->amended)
		threads_each(trace->threads, find_creator, child);
	if (!child->owed.abi)
		return;
	put_back(child->tid, &child->owed);
	child->owed.abi = NULL;
}
