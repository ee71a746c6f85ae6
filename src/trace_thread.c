/* Threads that are created, exec, get signals and end. */
#include "trace_state.h"

#include <sched.h>
#include <string.h>
#include <sys/wait.h>

#include "decode/clone.h"
#include "decode/siginfo.h"
#include "unwind_memo.h"

struct event *trace_event(const struct thread *thread, enum event_kind kind,
			  uint64_t begin, uint64_t end)
{
	struct event *event = event_create(kind);

	event->pid = thread->process->pid;
	event->tid = thread->tid;
	memcpy(event->comm, thread->comm, sizeof(event->comm));
	event->begin = begin;
	event->end = end;
	return event;
}

/* A thread of a process whose sharing is not known: it starts afresh. */
static struct thread *add_unrelated(struct trace *trace, pid_t tid, pid_t tgid)
{
	struct thread *sibling = NULL, *thread;

	if (tgid && tgid != tid)
		sibling = threads_of_process(trace->threads, tgid);
	if (sibling)
		thread = threads_add(trace->threads, tid, sibling->process);
	else
		thread = threads_add_process(trace->threads, tid,
					     maps_create(trace->dsos),
					     fd_names_create());
	if (tgid)
		thread->process->pid = tgid;
	thread_read_comm(thread);
	return thread;
}

struct thread *trace_thread(struct trace *trace, pid_t tid)
{
	struct thread *thread = threads_find(trace->threads, tid);

	if (thread)
		return thread;
	thread = add_unrelated(trace, tid, thread_read_tgid(tid));
	thread->orphan = true;
	return thread;
}

/* The parent's event came after the child's first stop. */
static void adopt(struct thread *child, const struct process *parent,
		  uint64_t flags)
{
	struct process *process = child->process;

	child->orphan = false;
	if (process == parent)
		return;
	process->own_filter |= parent->own_filter;
	if (flags & CLONE_VM) {
		maps_put(process->maps);
		process->maps = maps_get(parent->maps);
	}
	if (flags & CLONE_FILES) {
		fd_names_put(process->fds);
		process->fds = fd_names_get(parent->fds);
	}
}

static struct thread *add_child(struct trace *trace, struct thread *parent,
				pid_t tid, uint64_t flags)
{
	struct process *process = parent->process;

	/* The call began before the parent was attached to. */
	if (parent->state == THREAD_IN_USER)
		return add_unrelated(trace, tid, thread_read_tgid(tid));
	if (flags & CLONE_THREAD)
		return threads_add(trace->threads, tid, process);
	return threads_add_process(
		trace->threads, tid,
		flags & CLONE_VM ? maps_get(process->maps)
				 : maps_copy(process->maps),
		flags & CLONE_FILES ? fd_names_get(process->fds)
				    : fd_names_copy(process->fds));
}

void trace_create(struct trace *trace, struct thread *parent, pid_t child)
{
	struct thread *thread = threads_find(trace->threads, child);
	uint64_t flags = call_clone_flags(&parent->call);

	if (thread && thread->orphan) {
		adopt(thread, parent->process, flags);
		thread->watched = parent->watched;
	} else if (!thread) {
		thread = add_child(trace, parent, child, flags);
		memcpy(thread->comm, parent->comm, sizeof(thread->comm));
		thread->watched = parent->watched;
		thread->process->own_filter |= parent->process->own_filter;
	}
	trace_untraced_create(parent, thread);
	trace_growth_create(trace, parent, thread);
}

/* An exec makes a new address space and closes descriptors. */
static void renew_process(struct trace *trace, struct process *process)
{
	maps_put(process->maps);
	process->maps = maps_create(trace->dsos);
	fd_names_put(process->fds);
	process->fds = fd_names_create();
}

void trace_forget(struct trace *trace, struct thread *thread)
{
	trace->unsettled -= thread->attached + thread->leaving;
	threads_remove(trace->threads, thread);
}

struct thread *trace_exec(struct trace *trace, const struct stop *stop)
{
	struct thread *thread = threads_find(trace->threads, stop->other);
	struct thread *leader = threads_find(trace->threads, stop->tid);

	if (!thread)
		return trace_thread(trace, stop->tid);
	if (thread != leader) {
		/* The kernel gave no other word of the leader's end. */
		if (leader)
			trace_forget(trace, leader);
		threads_rename(trace->threads, thread, stop->tid);
	}
	renew_process(trace, thread->process);
	unwind_memo_destroy(thread->memo);
	thread->memo = NULL;
	trace_growth_exec(trace, thread);
	thread_read_comm(thread);
	trace_note_set_id(trace, stop->tid);
	if (stop->tid == trace->command && !trace->executed) {
		trace->executed = true;
		tracee_started(stop->tid, &trace->config->command,
			       trace->filtered);
	}
	process_close_stops(thread->process);
	trace_watch_faults(trace, thread->process);
	trace_memory_note(trace, thread);
	trace_drain(trace);
	if (!trace->sink->base)
		trace->sink->base = trace_begin(trace, thread);
	return thread;
}

void trace_signal(struct trace *trace, struct thread *thread,
		  const struct stop *stop)
{
	struct text text = TEXT_INIT;
	struct event *event;

	if (!trace->executed)
		return;
	if (thread->process->pid == trace->command)
		trace->received[stop->signal % _NSIG] = (struct received){
			stop->info.si_pid, stop->time
		};
	siginfo_print(&text, stop->signal, &stop->info);
	event = trace_event(thread, EVENT_SIGNAL, stop->time, stop->time);
	event->text = event_keep(event, text_string(&text), text.length);
	text_finish(&text);
	trace_emit(trace, event);
}

/* The counters of a process that has ended are in its status. */
static void settle_death(struct trace *trace, struct thread *thread,
			 const struct stop *stop)
{
	struct fault_counts counts;

	trace_drain(trace);
	if (!trace->executed || thread->process->had_threads)
		return;
	counts = trace_untold_faults(trace, thread, stop);
	trace_emit_counts(trace, thread, stop, &counts);
}

void trace_note_end(struct trace *trace, const struct stop *stop)
{
	if (stop->tid != trace->command)
		return;
	trace->ended = true;
	trace->ended_at = stop->time;
	trace->status = stop->status;
}

void trace_death(struct trace *trace, struct thread *thread,
		 const struct stop *stop)
{
	struct event *event;

	settle_death(trace, thread, stop);
	trace_cut_off(trace, thread);
	trace_note_end(trace, stop);
	if (trace->executed) {
		event = trace_event(thread, EVENT_EXIT, stop->time, stop->time);
		event->exit.status = stop->status;
		event->exit.group = thread->process->threads == 1;
		trace_emit(trace, event);
	}
	trace->amended -= thread->amended.abi != NULL;
	trace_forget(trace, thread);
}
