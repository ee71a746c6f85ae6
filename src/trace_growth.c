/*
 * --growth: keeps the account of each address space as calls, forks and execs
 * come. trace_growth_look.c looks at them and reports.
 */
#include "trace_growth_state.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"
#include "decode/clone.h"
#include "growth_calls.h"

static void fill_calls(struct trace_growth *growth)
{
	growth->calls = alloc_array(call_rows_count, sizeof(*growth->calls));
	for (size_t i = 0; i < growth_calls_count; i++) {
		const struct call_row *row =
			call_row_by_name(growth_calls[i].name);

		if (row)
			growth->calls[row - call_rows] = &growth_calls[i];
	}
}

void trace_growth_open(struct trace *trace)
{
	struct trace_growth *growth;

	if (!trace->config->growth.on)
		return;
	growth = trace->growth = alloc_array(1, sizeof(*growth));
	growth->chains = growth_chains_create();
	growth->begin = clock_now();
	growth->next = growth->begin + trace->config->growth.every;
	fill_calls(growth);
	signals_watch_moments();
	trace_growth_reserve(growth);
	trace_growth_top_open(trace);
}

void trace_growth_close(struct trace *trace)
{
	struct trace_growth *growth = trace->growth;

	if (!growth)
		return;
	trace_growth_look_close(trace);
	trace_growth_reserve_free(growth);
	growth_chains_destroy(growth->chains);
	free(growth->calls);
	free(growth);
	trace->growth = NULL;
}

static struct growth_space *new_space(const struct trace *trace)
{
	struct growth_space *space = growth_space_create();

	if (trace->config->growth.touched)
		growth_want_touched(space);
	return space;
}

/* What is there already is nobody's. */
static void note_before(struct growth_space *space, pid_t pid)
{
	char *text = maps_read_text(pid);
	struct map *maps;
	size_t count = text ? maps_parse(text, &maps) : 0;
	struct growth_origin nobody = { NULL, 0, 0, 0 };

	for (size_t i = 0; i < count; i++) {
		struct growth_range range = {
			.start = maps[i].start,
			.end = maps[i].end,
			.reserved = !maps[i].read && !maps[i].write &&
				    !maps[i].execute,
		};

		growth_map(space, &range);
		if (!strcmp(maps[i].name, "[heap]"))
			growth_set_break(space, maps[i].end, &nobody);
	}
	if (text)
		free(maps);
	free(text);
}

struct growth_space *trace_growth_space(struct trace *trace,
				     const struct thread *thread)
{
	struct growth_space **space = maps_growth(thread->process->maps);

	if (!*space) {
		*space = new_space(trace);
		note_before(*space, thread->tid);
	}
	return *space;
}

void trace_growth_note_stop(struct trace *trace, const struct stop *stop)
{
	uint64_t now;

	if (!trace->growth || !trace->config->attach)
		return;
	now = clock_now();
	trace->growth->stops++;
	trace->growth->held += now > stop->time ? now - stop->time : 0;
}

void trace_growth_attach(struct trace *trace, struct thread *thread)
{
	if (trace->growth)
		trace_growth_space(trace, thread);
}

void trace_growth_exec(struct trace *trace, struct thread *thread)
{
	struct growth_space **space = maps_growth(thread->process->maps);

	if (trace->growth && !*space)
		*space = new_space(trace);
}

/* What a child did before its parent's word of it came stays on top. */
static void inherit(struct growth_space **space,
		    const struct growth_space *parent)
{
	struct growth_space *own = *space;
	const struct growth_range *range;

	*space = growth_space_copy(parent);
	range = own ? growth_find(own, 0) : NULL;
	for (; range; range = growth_find(own, range->end))
		if (range->origin.chain)
			growth_map(*space, range);
	growth_space_destroy(own);
}

void trace_growth_create(struct trace *trace, struct thread *parent,
			 struct thread *child)
{
	struct maps *maps = parent->process->maps;
	struct growth_space **space = maps_growth(child->process->maps);
	uint64_t stack;

	if (!trace->growth || !*maps_growth(maps))
		return;
	if (child->process->maps != maps) {
		if (child->process != parent->process && *space)
			inherit(space, *maps_growth(maps));
		else if (!*space)
			*space = growth_space_copy(*maps_growth(maps));
		return;
	}
	stack = call_clone_stack(&parent->call);
	if (stack)
		growth_set_stack(*space, stack - 1, child->tid);
}

/* How much shmat(2) attached only the mappings tell. */
static uint64_t segment_size(const struct thread *thread)
{
	const struct call *call = &thread->call;
	const struct map *map;

	if (strcmp(call->row->name, "shmat"))
		return 0;
	map = maps_find_data(thread->process->maps, thread->tid, call->result);
	return map ? map->end - call->result : 0;
}

static const struct growth_call *find_call(const struct trace *trace,
					   const struct call_row *row)
{
	if (!trace->growth || !trace->executed || row < call_rows ||
	    row >= call_rows + call_rows_count)
		return NULL;
	return trace->growth->calls[row - call_rows];
}

void trace_growth_entry(struct trace *trace, struct thread *thread)
{
	const struct growth_call *call = find_call(trace, thread->call.row);
	struct growth_act act = { .call = &thread->call };
	struct growth_freed freed;

	if (!call || !call->frees)
		return;
	act.space = trace_growth_space(trace, thread);
	freed = call->frees(&act);
	growth_space_destroy(thread->freed);
	thread->freed = growth_take(act.space, freed.start, freed.end);
}

static const struct growth_chain *chain_here(struct trace *trace,
					     struct thread *thread)
{
	struct stack *stack = trace_stack(trace, thread);
	const struct growth_chain *chain = growth_chain_of(
		trace->growth->chains, thread->call.row->name, stack);

	free(stack);
	return chain;
}

void trace_growth_exit(struct trace *trace, struct thread *thread)
{
	const struct growth_call *call = find_call(trace, thread->call.row);
	struct growth_act act = {
		.call = &thread->call,
		.freed = thread->freed,
	};

	thread->freed = NULL;
	if (!call)
		return;
	act.space = trace_growth_space(trace, thread);
	if (thread->call.failed) {
		growth_put(act.space, act.freed, 0);
		return;
	}
	act.segment = segment_size(thread);
	act.origin = (struct growth_origin){ NULL, ++trace->growth->serial,
					     trace->active, thread->tid };
	if (call->grows && call->grows(&act))
		act.origin.chain = chain_here(trace, thread);
	call->account(&act);
}

void trace_growth_touch(struct trace *trace, struct thread *thread,
			uint64_t address, const struct stack *stack)
{
	uint64_t page = sysconf(_SC_PAGESIZE);
	struct growth_space *space;

	if (!trace->growth || !thread)
		return;
	space = *maps_growth(thread->process->maps);
	if (!space || !growth_touched(space))
		return;
	address &= ~(page - 1);
	growth_touch(growth_touched(space), address, address + page,
		     growth_chain_of(trace->growth->chains, NULL, stack));
}

