/* System calls: from an entry stop and an exit stop to one event. */
#include "trace_state.h"

#include <stdlib.h>
#include <string.h>

#include "filter_subject.h"
#include "unwind_memo.h"

/* Calls after which the stack is no longer the caller's. */
enum { STACK_AT_ENTRY = EFFECT_EXEC | EFFECT_ENDS | EFFECT_SIGRETURN };

static unsigned effects_of(const struct call *call)
{
	return call->row ? call->row->effects : 0;
}

static struct moment moment_of(struct thread *thread,
			       const struct registers *registers)
{
	if (!thread->memo)
		thread->memo = unwind_memo_create();
	return (struct moment){
		.tid = thread->tid,
		.maps = thread->process->maps,
		.registers = registers,
		.memory = &thread->memory.memory,
		.memo = thread->memo,
		.reach = &thread->stack_reach,
	};
}

struct stack *trace_stack_at(struct trace *trace, struct thread *thread,
			     const struct registers *registers)
{
	struct moment moment = moment_of(thread, registers);

	return stack_capture(trace->stacks, &moment);
}

struct stack *trace_stack(struct trace *trace, struct thread *thread)
{
	struct registers registers = { .machine = arch_native->machine };
	struct moment moment = moment_of(thread, &registers);

	/* What led to the command's own exec is ptrail. */
	if (trace->config->stack.mode == STACK_NONE || !trace->executed)
		return NULL;
	registers.value[arch_native->machine->pc] = thread->pc;
	registers.value[arch_native->machine->sp] = thread->sp;
	moment.partial = thread->pc != 0;
	moment.in_call = true;
	if (!moment.partial && !arch_registers(thread->tid, &registers))
		return NULL;
	return stack_capture(trace->stacks, &moment);
}

static void set_text(struct event *event, const struct thread *thread)
{
	const struct call *call = &thread->call;
	const struct call_text *text = &thread->text;

	event->call.name = thread->call_name;
	if (!call->row)
		event->call.name = event_keep(event, thread->call_name,
					      strlen(thread->call_name));
	event->call.count = text->count;
	memcpy(event->call.values, text->values, sizeof(text->values));
	memcpy(event->call.args, call->args, sizeof(event->call.args));
	event->call.text =
		event_keep(event, text_string(&text->text), text->text.length);
	event->call.result = "?";
}

static struct event *call_event(const struct thread *thread, uint64_t end)
{
	struct event *event =
		trace_event(thread, EVENT_CALL, thread->begin, end);

	set_text(event, thread);
	return event;
}

static void set_result(struct event *event, const struct thread *thread)
{
	const struct text *result = &thread->text.result;

	event->call.result =
		event_keep(event, text_string(result), result->length);
	event->call.returned = thread->call.result;
	event->call.failed = thread->call.failed;
}

/* Forgets the names of descriptors that the call closes. */
static void drop_fds(struct thread *thread, unsigned effects)
{
	struct fd_names *fds = thread->process->fds;
	const uint64_t *args = thread->call.args;

	if (effects & EFFECT_FDS)
		fd_names_drop(fds, 0, UINT64_MAX);
	if ((effects & EFFECT_RENAMES_0) == EFFECT_RENAMES_0)
		fd_names_rename(fds, (int)args[0]);
	else if (effects & EFFECT_CLOSES_0)
		fd_names_drop(fds, (uint32_t)args[0], (uint32_t)args[0]);
	if (effects & EFFECT_CLOSES_1)
		fd_names_drop(fds, (uint32_t)args[1], (uint32_t)args[1]);
	if (effects & EFFECT_CLOSES_RANGE)
		fd_names_drop(fds, (uint32_t)args[0], (uint32_t)args[1]);
}

/* Says to the mappings what the call changed in them. */
static void update_maps(struct thread *thread, unsigned effects)
{
	struct maps *maps = thread->process->maps;
	const struct call *call = &thread->call;
	uint64_t start = call->args[0], size = call->args[1];
	bool code = !(effects & EFFECT_DATA);

	if (effects & EFFECT_RANGE && call->abi->word == sizeof(uint64_t)) {
		code = maps_has_code(maps, start, size) ||
		       maps_has_code(maps, call->result, size);
		if (effects & EFFECT_PROT)
			code |= (call->args[2] & 4) != 0; /* PROT_EXEC */
	}
	maps_stale(maps, code);
}

static void start_call(struct trace *trace, struct thread *thread,
		       const struct stop *stop)
{
	struct call *call = &thread->call;
	const struct call_kind *kind;

	call->number = stop->number;
	kind = call_kinds_find(trace->kinds, stop->abi, call->number);
	if (kind->effects & EFFECT_RESTARTS && thread->restarted) {
		call->number = thread->restarted - 1;
		kind = call_kinds_find(trace->kinds, stop->abi, call->number);
	}
	call->row = kind->row;
	call->abi = stop->abi ? stop->abi : arch_native->abis[0];
	memcpy(call->args, stop->args, sizeof(call->args));
	call->stack = stop->stack;
	call->returned = false;
	call->failed = false;
	call->result = 0;
	call->memory = &thread->memory.memory;
	call->names = &thread->names;
	call->style = trace->config->decode;
	thread->call_name = kind->name;
	if (!kind->row) {
		strncpy(thread->unknown_name, kind->name,
			sizeof(thread->unknown_name) - 1);
		thread->call_name = thread->unknown_name;
	}
	thread->state = kind->shown ? THREAD_IN_CALL : THREAD_CALL_HIDDEN;
}

/* Before the command's own exec, its calls are ptrail's. */
static bool is_ours(const struct trace *trace, unsigned effects)
{
	return !trace->executed && !(effects & EFFECT_EXEC);
}

/* -D, -P and --fd are decided here, before anything is printed. */
static bool is_left_out(const struct trace *trace, const struct thread *thread,
			uint64_t time)
{
	const struct sink *sink = trace->sink;

	if (thread->state != THREAD_IN_CALL || !trace->executed)
		return false;
	return (sink->delay && time < sink->base + sink->delay) ||
	       !filter_subject(trace->config->filter, &thread->call,
			       thread->tid);
}

void trace_cut_off(struct trace *trace, struct thread *thread)
{
	struct event *event;

	if (thread->state != THREAD_IN_CALL &&
	    thread->state != THREAD_CALL_SHOWN)
		return;
	event = call_event(thread, trace->active);
	if (thread->state == THREAD_CALL_SHOWN)
		event->call.state = CALL_RESUMED;
	event->stack = thread->stack;
	thread->stack = NULL;
	thread->state = THREAD_CALL_HIDDEN;
	trace_emit(trace, event);
}

/* What happened since the last call comes before this one. */
static void settle_faults(struct trace *trace, struct thread *thread,
			  const struct stop *stop)
{
	struct fault_counts counts;

	if (!trace->config->faults)
		return;
	trace_drain(trace);
	counts = trace_untold_faults(trace, thread, stop);
	if (trace->executed)
		trace_emit_counts(trace, thread, stop, &counts);
}

static void show_entry(struct trace *trace, struct thread *thread,
		       unsigned effects)
{
	thread->due.entry = call_entry_can_wait(&thread->call) &&
			    !(effects & STACK_AT_ENTRY) && !thread->continued;
	if (thread->due.entry)
		return;
	call_print_entry(&thread->call, &thread->text);
	if (effects & STACK_AT_ENTRY) {
		free(thread->stack);
		thread->stack = trace_stack(trace, thread);
	}
	if (effects & EFFECT_ENDS)
		trace_cut_off(trace, thread);
}

/* Shows what a thread was waiting for when it was attached to. */
static void show_continued(struct trace *trace, struct thread *thread)
{
	bool same = thread->continued == thread->call.number + 1;

	thread->continued = 0;
	if (!same || thread->state != THREAD_IN_CALL)
		return;
	thread->begin = 0;
	trace_unfinished(trace, thread);
}

void trace_entry(struct trace *trace, struct thread *thread,
		 const struct stop *stop)
{
	unsigned effects;

	start_call(trace, thread, stop);
	/* What opens and closes descriptors passes unseen. */
	if (trace->filtered)
		fd_names_drop(thread->process->fds, 0, UINT64_MAX);
	effects = effects_of(&thread->call);
	if (is_ours(trace, effects) || is_left_out(trace, thread, stop->time))
		thread->state = THREAD_CALL_HIDDEN;
	/* What is older belongs to no call any more. */
	thread->begin = stop->time;
	settle_faults(trace, thread, stop);
	if (thread->state == THREAD_IN_CALL)
		show_entry(trace, thread, effects);
	trace_special_entry(thread, effects);
	if (effects & EFFECT_CREATES)
		trace_untraced_entry(trace, thread, stop);
	drop_fds(thread, effects);
	if (effects & EFFECT_ENDS)
		trace_growth_ends(trace, thread, effects & EFFECT_GROUP);
	if (effects & EFFECT_GROUP)
		trace_memory_note(trace, thread);
	trace_growth_entry(trace, thread);
	trace_duration_begin(trace, thread, stop);
	if (thread->continued)
		show_continued(trace, thread);
}

void trace_unfinished(struct trace *trace, struct thread *thread)
{
	struct event *event;

	if (thread->state != THREAD_IN_CALL ||
	    !filter_unfinished(trace->config->filter))
		return;
	/* Shown because nothing has ended since the last stop. */
	event = call_event(thread, trace->active);
	event->call.state = CALL_UNFINISHED;
	thread->state = THREAD_CALL_SHOWN;
	trace_emit(trace, event);
}

/* Whether a call that ended so is shown at all. */
static bool passes(const struct trace *trace, const struct thread *thread,
		   uint64_t end)
{
	const struct filter *filter = trace->config->filter;

	return thread->state != THREAD_CALL_HIDDEN &&
	       (trace->config->complete ||
		filter_outcome(filter, thread->call.failed,
			       end - thread->begin));
}

/* Its text is to come. */
static struct event *finish_call(struct trace *trace, struct thread *thread,
				 uint64_t end)
{
	struct event *event =
		trace_event(thread, EVENT_CALL, thread->begin, end);

	event->call.on_cpu_known =
		trace_on_cpu(trace, thread, &event->call.on_cpu);
	if (thread->state == THREAD_CALL_SHOWN)
		event->call.state = CALL_RESUMED;
	if (effects_of(&thread->call) & STACK_AT_ENTRY) {
		event->stack = thread->stack;
		thread->stack = NULL;
	} else {
		event->stack = trace_stack(trace, thread);
	}
	return event;
}

static void emit_call(struct trace *trace, struct thread *thread,
		      const struct stop *stop)
{
	uint64_t end = trace_duration_end(trace, thread, stop);
	struct fault_counts counts = trace_untold_faults(trace, thread, stop);
	struct event *event;

	if (!passes(trace, thread, end)) {
		if (trace->executed)
			trace_emit_counts(trace, thread, stop, &counts);
		return;
	}
	event = finish_call(trace, thread, end);
	event->call.faults = counts.minor + counts.major;
	thread->due.event = event;
	thread->due.exit = call_exit_can_wait(&thread->call);
	if (!thread->due.exit)
		call_print_exit(&thread->call, &thread->text);
}

void trace_after(struct trace *trace, struct thread *thread)
{
	struct thread_due due = thread->due;

	thread->due = (struct thread_due){ .event = NULL };
	if (due.entry)
		call_print_entry(&thread->call, &thread->text);
	if (due.exit)
		call_print_exit(&thread->call, &thread->text);
	if (!due.event)
		return;
	set_text(due.event, thread);
	set_result(due.event, thread);
	trace_emit(trace, due.event);
}

static void note_failed_exec(struct trace *trace, const struct thread *thread)
{
	if (!trace->executed && thread->tid == trace->command)
		trace->exec_error = -thread->call.result;
}

void trace_exit(struct trace *trace, struct thread *thread,
		const struct stop *stop)
{
	unsigned effects;

	if (thread->state == THREAD_IN_USER)
		return; /* attached in the middle of a call */
	thread->call.returned = true;
	thread->call.failed = stop->failed;
	thread->call.result = stop->result;
	if (stop->result == -RESTART_BLOCK)
		thread->restarted = thread->call.number + 1;
	effects = effects_of(&thread->call);
	trace_untraced_exit(trace, thread);
	if (!trace_special_exit(trace, thread, effects)) {
		trace_cut_off(trace, thread);
		thread->state = THREAD_IN_USER;
		return;
	}
	if (effects & EFFECT_EXEC && stop->failed)
		note_failed_exec(trace, thread);
	if (effects & EFFECT_COMM && !stop->failed)
		thread_read_comm(thread);
	if (effects & EFFECT_SECCOMP)
		trace_note_filter(trace, thread);
	if (effects & EFFECT_MAPS && !stop->failed)
		update_maps(thread, effects);
	trace_growth_exit(trace, thread);
	if (effects & EFFECT_REAPS && !stop->failed)
		trace_reaped(trace, thread, stop);
	trace->returning = thread;
	emit_call(trace, thread, stop);
	trace->returning = NULL;
	free(trace->returning_stack);
	trace->returning_stack = NULL;
	drop_fds(thread, effects);
	thread->state = THREAD_IN_USER;
}
