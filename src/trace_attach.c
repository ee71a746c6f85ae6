/* Attaching to threads that run already, and what each was doing then. */
#include "trace_state.h"

#include <err.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "attach.h"
#include "exit_status.h"

/* One process, or one thread, while its threads are seized. */
struct seizing {
	struct trace *trace;
	size_t fresh;		/* seized in this pass */
	size_t known;		/* traced already, by us */
	int error;		/* of the last that was refused */
};

static void add(struct trace *trace, pid_t tid)
{
	struct thread *thread = trace_thread(trace, tid);

	/* Its parent's event is no longer to come. */
	thread->orphan = false;
	thread->attached = true;
	trace->unsettled++;
}

static void seize(pid_t tid, void *context)
{
	struct seizing *seizing = context;
	struct trace *trace = seizing->trace;
	int error;

	if (threads_find(trace->threads, tid)) {
		seizing->known++;
		return;
	}
	error = tracee_seize(tid, &trace->config->command);
	if (!error) {
		add(trace, tid);
		seizing->fresh++;
	} else if (thread_read_status(tid, "TracerPid") == getpid()) {
		/* The kernel was faster: its creator is traced. */
		seizing->known++;
	} else {
		seizing->error = error;
	}
}

/* All threads of a process, and those that they start meanwhile. */
static struct seizing seize_process(struct trace *trace, pid_t pid)
{
	struct seizing seizing = { .trace = trace, .error = ESRCH };
	char folder[64];

	snprintf(folder, sizeof(folder), "/proc/%d/task", pid);
	do {
		seizing.fresh = seizing.known = 0;
		if (!attach_each(folder, seize, &seizing))
			break;
	} while (seizing.fresh);
	return seizing;
}

static void __attribute__((noreturn)) refuse(pid_t tid, int error)
{
	struct attach_facts facts = attach_facts_read(tid, error);
	struct text text = TEXT_INIT;

	attach_explain(&facts, &text);
	errx(EXIT_OWN_FAILURE, "%s", text_string(&text));
}

static void check(pid_t pid)
{
	const char *reason = attach_forbidden(pid);

	if (reason)
		errx(EXIT_OWN_FAILURE, "cannot trace %d: it %s", pid, reason);
}

static void seize_asked(struct trace *trace, const struct attach *attach)
{
	for (size_t i = 0; i < attach->pid_count; i++) {
		pid_t pid = attach->pids[i];
		struct seizing seizing;

		check(pid);
		seizing = seize_process(trace, pid);
		if (!seizing.known && !seizing.fresh)
			refuse(pid, seizing.error);
	}
	for (size_t i = 0; i < attach->tid_count; i++) {
		struct seizing seizing = { .trace = trace };

		check(thread_read_tgid(attach->tids[i]));
		seize(attach->tids[i], &seizing);
		if (seizing.error)
			refuse(attach->tids[i], seizing.error);
	}
}

static void seize_users(pid_t pid, void *context)
{
	struct trace *trace = context;

	if (thread_read_status(pid, "Uid") ==
		    (long)trace->config->attach->user &&
	    !attach_forbidden(pid))
		seize_process(trace, pid);
}

static void interrupt(struct thread *thread, void *context)
{
	(void)context;
	if (arch_native->forgets_first)
		thread->asleep = asleep_read(thread->tid);
	thread->asleep_in = asleep_in(thread->tid);
	tracee_interrupt(thread->tid);
}

static void find_serving(struct thread *thread, void *context)
{
	bool *serves = context;

	if (!*serves && thread->tid == thread->process->pid)
		*serves = attach_serves(thread->tid);
}

void trace_attach(struct trace *trace)
{
	bool serves = false;
	const struct attach *attach = trace->config->attach;

	trace_raise_limits();
	seize_asked(trace, attach);
	if (attach->by_user)
		attach_each("/proc", seize_users, trace);
	if (!threads_count(trace->threads))
		errx(EXIT_OWN_FAILURE, "user %u has no process that could be "
		     "traced", attach->user);
	threads_each(trace->threads, find_serving, &serves);
	if (serves)
		trace_be_careful(trace);
	trace->executed = true;
	trace->sink->base = clock_now();
	threads_each(trace->threads, interrupt, NULL);
}

/* EINTR can come too late to begin anew: the descriptor is closed. */
static bool is_repeatable(struct trace *trace, const struct interrupted *call)
{
	unsigned effects = call_kinds_find(trace->kinds, call->abi,
					   call->number)->effects;

	return (effects & EFFECT_RENAMES_0) != EFFECT_CLOSES_0;
}

/* Its first argument, of a call that was entered under trace or slept in. */
static bool find_first(const struct thread *thread, const struct stop *stop,
		       const struct interrupted *call, uint64_t *first)
{
	if (stop->kind == STOP_EXIT) {
		*first = thread->call.args[0];
		return thread->state != THREAD_IN_USER ||
		       !arch_native->forgets_first;
	}
	*first = thread->asleep.argument;
	return !arch_native->forgets_first ||
	       (thread->asleep.number == call->number &&
		asleep_until_now(&thread->asleep, thread->tid));
}

static bool is_mendable(struct trace *trace, const struct interrupted *call)
{
	return call->result == -EINTR && is_repeatable(trace, call);
}

void trace_mend(struct trace *trace, const struct thread *thread,
		const struct stop *stop)
{
	struct interrupted call;
	uint64_t first;

	if (arch_interrupted(stop->tid, &call) &&
	    is_mendable(trace, &call) &&
	    find_first(thread, stop, &call, &first))
		arch_restart(stop->tid, first);
}

static bool is_resumed(struct trace *trace, const struct abi *abi,
		       int64_t number, const char *word)
{
	const struct call_kind *kind = call_kinds_find(trace->kinds, abi, number);

	return kind->effects & EFFECT_RESUMES && strstr(kind->name, word);
}

/* Most code loads the number right before it calls; -1. */
static int64_t number_by_code(const struct thread *thread,
			      const struct interrupted *call)
{
	struct registers registers;
	uint8_t code[ARCH_NUMBER_SIZE];

	if (!arch_registers(thread->tid, &registers) ||
	    !memory_get(&thread->memory.memory,
			registers.value[registers.machine->pc] + call->ahead -
				sizeof(code),
			code, sizeof(code)))
		return -1;
	return arch_native->number_loaded(call->abi, code);
}

/* Some are of a process, whose numbers are negative. */
static bool may_be_clock(uint64_t argument)
{
	uint32_t high = argument >> 32;

	return argument < 4096 ||
	       ((high == 0 || high == UINT32_MAX) && (int32_t)argument < 0);
}

/*
 * Of those that sleep in the same way the newest, as glibcs make it that pass
 * the number to a function; -1. Other libcs make one with no clock before the
 * time.
 */
static int64_t number_by_sleep(struct trace *trace, const char *word,
			       const struct interrupted *call)
{
	bool clock = may_be_clock(call->args[0]);
	int64_t number = call->abi->count;

	while (word && number-- > 0)
		if (is_resumed(trace, call->abi, number, word) &&
		    (clock || !is_resumed(trace, call->abi, number, "clock_")))
			return number;
	return -1;
}

/* What restart_syscall(2) continues that somebody else interrupted: the kernel
   does not say. */
static void find_restarted(struct trace *trace, const struct thread *thread,
			   struct interrupted *call)
{
	int64_t number = number_by_code(thread, call);

	if (number < 0 || !is_resumed(trace, call->abi, number, ""))
		number = number_by_sleep(trace, thread->asleep_in, call);
	if (number >= 0)
		call->number = number;
}

static bool is_restart(struct trace *trace, const struct interrupted *call)
{
	return call_kinds_find(trace->kinds, call->abi, call->number)
		       ->effects & EFFECT_RESTARTS;
}

/* Where the kernel has set the pc back, it does not say how it begins anew. */
static bool may_resume(struct trace *trace, const struct interrupted *call)
{
	return call->result == -RESTART_BLOCK ||
	       (call->ahead && call_kinds_find(trace->kinds, call->abi,
					       call->number)->effects &
				       EFFECT_RESUMES);
}

static void note_call(struct trace *trace, struct thread *thread,
		      const struct stop *stop)
{
	struct interrupted call;
	uint64_t first;

	if (!arch_interrupted(thread->tid, &call))
		return;
	if (!tracee_restarts(call.result) &&
	    !(is_mendable(trace, &call) &&
	      find_first(thread, stop, &call, &first)))
		return;
	if (is_restart(trace, &call))
		find_restarted(trace, thread, &call);
	thread->continued = call.number + 1;
	if (may_resume(trace, &call) && !is_restart(trace, &call))
		thread->restarted = call.number + 1;
}

/* Those that a watched thread starts inherit it. */
static void watch_faults(struct trace *trace, struct thread *thread,
			 const struct stop *stop)
{
	struct perf_failure failure;

	thread->watched = true;
	if (trace->perf)
		perf_events_add(trace->perf, thread->tid, &failure);
	else if (!trace->batch.count_faults)
		trace_open_records(trace, thread->tid);
	/* What was before is nobody's. */
	thread->process->had_threads = true;
	trace_untold_faults(trace, thread, stop);
}

void trace_settle(struct trace *trace, struct thread *thread,
		  const struct stop *stop)
{
	if (!trace->command && trace->config->faults && !thread->watched &&
	    !thread->orphan)
		watch_faults(trace, thread, stop);
	if (thread->attached) {
		thread->attached = false;
		trace->unsettled--;
		trace_growth_attach(trace, thread);
		if (stop->kind == STOP_NOTICE || stop->kind == STOP_GROUP)
			note_call(trace, thread, stop);
	}
	/* In a group stop, the stop signal has interrupted it, not ptrail. */
	if (stop->kind == STOP_NOTICE)
		trace_mend(trace, thread, stop);
}
