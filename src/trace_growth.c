/*
 * --growth: keeps the account of each address space as calls, forks and execs
 * come, and prints reports of them.
 */
#include "trace_state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"
#include "decode/clone.h"
#include "growth_calls.h"
#include "growth_report.h"

enum {
	LINES = 20,	 /* of chains in a report: one screen */
	SMALL = 1 << 20, /* children with less from calls are not shown */
};

struct trace_growth {
	struct growth_chains *chains;
	const struct growth_call **calls; /* by index in call_rows[] */
	uint64_t serial;		  /* of the call accounted last */
	uint64_t begin;
	uint64_t next;	/* when the next report of --every is due */
	unsigned small; /* processes that ended and were not shown */
	struct marked {
		pid_t pid;
		struct growth_mark *mark;
	} * marks;
	size_t mark_count;
};

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
}

/* Of a thousand compilers nobody wants to read. */
static void say_small(struct trace *trace)
{
	struct text text = TEXT_INIT;

	text_printf(&text, "%u more processes ended with less than ",
		    trace->growth->small);
	growth_size(&text, SMALL);
	text_puts(&text, " from calls\n");
	if (trace->growth->small)
		sink_puts(trace->sink, &text);
	text_finish(&text);
}

void trace_growth_close(struct trace *trace)
{
	struct trace_growth *growth = trace->growth;

	if (!growth)
		return;
	say_small(trace);
	for (size_t i = 0; i < growth->mark_count; i++)
		growth_mark_destroy(growth->marks[i].mark);
	growth_chains_destroy(growth->chains);
	free(growth->marks);
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

static struct growth_space *space_of(struct trace *trace,
				     const struct thread *thread)
{
	struct growth_space **space = maps_growth(thread->process->maps);

	if (!*space) {
		*space = new_space(trace);
		note_before(*space, thread->tid);
	}
	return *space;
}

void trace_growth_attach(struct trace *trace, struct thread *thread)
{
	if (trace->growth)
		space_of(trace, thread);
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
	act.space = space_of(trace, thread);
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
	act.space = space_of(trace, thread);
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

/* "VmRSS:     1234 kB" */
static uint64_t read_size(const char *status, const char *key)
{
	const char *at = strstr(status, key);

	return at ? strtoull(at + strlen(key), NULL, 10) * 1024 : 0;
}

static void read_sizes(pid_t pid, struct growth_moment *moment)
{
	char path[32], status[4096];
	size_t length;
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%d/status", pid);
	file = fopen(path, "re");
	if (!file)
		return;
	length = fread(status, 1, sizeof(status) - 1, file);
	fclose(file);
	status[length] = '\0';
	moment->size = read_size(status, "\nVmSize:");
	moment->rss = read_size(status, "\nVmRSS:");
}

static struct marked *find_mark(struct trace_growth *growth, pid_t pid)
{
	for (size_t i = 0; i < growth->mark_count; i++)
		if (growth->marks[i].pid == pid)
			return &growth->marks[i];
	return NULL;
}

static void set_mark(struct trace_growth *growth,
		     const struct growth_view *view,
		     const struct growth_moment *moment)
{
	struct marked *marked = find_mark(growth, moment->pid);

	if (!marked) {
		growth->marks =
			alloc_resize(growth->marks, growth->mark_count + 1,
				     sizeof(*growth->marks));
		marked = &growth->marks[growth->mark_count++];
		*marked = (struct marked){ moment->pid, NULL };
	}
	growth_mark_destroy(marked->mark);
	marked->mark = growth_mark_create(view, moment);
}

/* Why a process is looked at. */
enum look {
	LOOK_REPORT = 1,
	LOOK_MARK = 2,
	LOOK_END = 4,
};

static bool is_small(const struct trace *trace, const struct thread *thread,
		     const struct growth_view *view)
{
	return trace->command && thread->process->pid != trace->command &&
	       view->seen.resident + view->seen.swapped < SMALL;
}

static void say(struct trace *trace, const struct growth_view *view,
		const struct growth_moment *moment)
{
	struct text text = TEXT_INIT;

	growth_report(&text, view, moment);
	sink_puts(trace->sink, &text);
	text_finish(&text);
}

static void use_view(struct trace *trace, const struct thread *thread,
		     const struct growth_view *view, unsigned look)
{
	struct trace_growth *growth = trace->growth;
	pid_t pid = thread->process->pid;
	struct marked *marked = find_mark(growth, pid);
	char comm[EVENT_COMM_SIZE + 1];
	struct growth_moment moment = {
		.comm = comm,
		.pid = pid,
		.now = clock_now(),
		.touched = trace->config->growth.touched,
		.ending = look & LOOK_END,
		.lines = LINES,
		.mark = marked ? marked->mark : NULL,
	};

	snprintf(comm, sizeof(comm), "%.*s", EVENT_COMM_SIZE, thread->comm);
	moment.age = moment.now - growth->begin;
	read_sizes(thread->tid, &moment);
	if (look & LOOK_REPORT && is_small(trace, thread, view))
		growth->small += (look & LOOK_END) != 0;
	else if (look & LOOK_REPORT)
		say(trace, view, &moment);
	if (look & LOOK_MARK)
		set_mark(growth, view, &moment);
}

static void look_at(struct trace *trace, struct thread *thread, unsigned look)
{
	char *text = maps_read_text(thread->tid);
	struct map *maps = NULL;
	struct growth_source source = {
		.space = space_of(trace, thread),
		.memory = &thread->memory.memory,
		.now = clock_now(),
		.touched = trace->config->growth.touched,
	};
	struct growth_view view;

	if (!text || growth_is_closed(source.space)) {
		free(text);
		return;
	}
	source.map_count = maps_parse(text, &maps);
	source.maps = maps;
	source.pagemap =
		pagemap_open(thread->tid, growth_limit(maps, source.map_count));
	growth_view_init(&view, &source);
	use_view(trace, thread, &view, look);
	growth_view_finish(&view);
	pagemap_close(source.pagemap);
	free(maps);
	free(text);
}

void trace_growth_ends(struct trace *trace, struct thread *thread, bool group)
{
	const struct process *process = thread->process;

	if (!trace->growth || !trace->executed ||
	    (!group && process->threads > 1) || maps_is_shared(process->maps))
		return;
	trace_drain(trace);
	look_at(trace, thread, LOOK_REPORT | LOOK_END);
	growth_close(space_of(trace, thread));
}

void trace_growth_signal(struct trace *trace, struct thread *thread, int signal)
{
	static const int harmless[] = { SIGCHLD, SIGCONT, SIGURG,  SIGWINCH,
					SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU };

	if (!trace->growth)
		return;
	for (size_t i = 0; i < sizeof(harmless) / sizeof(*harmless); i++)
		if (signal == harmless[i])
			return;
	if (process_has_default(thread->tid, signal))
		trace_growth_ends(trace, thread, true);
}

struct round {
	struct trace *trace;
	unsigned look;
};

/* Once a process: by its first thread, or whichever still is. */
static void look_once(struct thread *thread, void *context)
{
	const struct round *round = context;
	struct trace *trace = round->trace;

	if (trace->executed &&
	    threads_of_process(trace->threads, thread->process->pid) == thread)
		look_at(trace, thread, round->look);
}

static void look_at_all(struct trace *trace, unsigned look)
{
	struct round round = { trace, look };

	trace_drain(trace);
	threads_each(trace->threads, look_once, &round);
}

void trace_growth_report(struct trace *trace)
{
	if (trace->growth)
		look_at_all(trace, LOOK_REPORT);
}

void trace_growth_tick(struct trace *trace, uint64_t now)
{
	const struct growth_config *config = &trace->config->growth;
	int signal;

	if (!trace->growth)
		return;
	while ((signal = signals_moment()))
		look_at_all(trace, signal == SIGUSR1 ? LOOK_REPORT : LOOK_MARK);
	if (config->every && now >= trace->growth->next) {
		trace->growth->next = now + config->every;
		look_at_all(trace,
			    LOOK_REPORT | (config->mark ? LOOK_MARK : 0));
	}
	/* A signal that came just before a wait is seen by the next tick. */
	if (!trace->ticking)
		signals_tick(true);
	trace->ticking = true;
}
