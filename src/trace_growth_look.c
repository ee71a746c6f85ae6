/*
 * --growth: looks at processes when they end, when asked and now and again,
 * and reports what is there.
 */
#include "trace_growth_state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

#include "alloc.h"

enum {
	LINES = 20,	 /* of chains in a report: one screen */
	SMALL = 1 << 20, /* children with less from calls are not shown */
	COLUMNS = 40,	 /* narrower, lines are the terminal's to break */
	RESERVE = 1 << 20,
	OTHER_ROWS = 10, /* of a report, and the prompt behind it */
};

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

void trace_growth_look_close(struct trace *trace)
{
	struct trace_growth *growth = trace->growth;

	trace_growth_top_close(trace);
	say_small(trace);
	text_finish(&growth->saved);
	for (size_t i = 0; i < growth->mark_count; i++)
		growth_mark_destroy(growth->marks[i].mark);
	free(growth->marks);
}

/* "VmRSS:     1234 kB" */
static uint64_t read_size(const char *status, const char *field)
{
	const char *at = status_field(status, field);

	return at ? strtoull(at, NULL, 10) * 1024 : 0;
}

static void read_sizes(pid_t pid, struct growth_moment *moment)
{
	char status[4096];

	if (!thread_read_file(pid, "status", status, sizeof(status)))
		return;
	moment->size = read_size(status, "VmSize");
	moment->rss = read_size(status, "VmRSS");
	moment->peak = read_size(status, "VmHWM");
	moment->swap = read_size(status, "VmSwap");
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

static bool is_small(const struct trace *trace, const struct thread *thread,
		     const struct growth_view *view)
{
	return !trace->config->growth.rows && trace->command &&
	       thread->process->pid != trace->command &&
	       view->seen.resident + view->seen.swapped - view->files < SMALL;
}

/* A terminal is to have all of a report on its screen. */
static void fit(const struct trace *trace, struct growth_moment *moment)
{
	struct winsize size;

	if (ioctl(trace->sink->fd, TIOCGWINSZ, &size) || !size.ws_col)
		return;
	moment->columns = size.ws_col > COLUMNS ? size.ws_col : COLUMNS;
	moment->rows = size.ws_row > OTHER_ROWS ? size.ws_row - OTHER_ROWS : 1;
}

static void say(struct trace *trace, const struct thread *thread,
		const struct growth_view *view,
		const struct growth_moment *moment)
{
	struct growth_moment shown = *moment;
	struct text text = TEXT_INIT;

	if (trace->config->growth.rows) {
		trace_growth_events(trace, thread, view, moment);
		return;
	}
	fit(trace, &shown);
	growth_report(&text, view, &shown);
	sink_puts(trace->sink, &text);
	text_finish(&text);
}

static void save(struct trace *trace, const struct growth_view *view,
		 const struct growth_moment *moment)
{
	growth_report(&trace->growth->saved, view, moment);
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
		.last = look & (LOOK_END | LOOK_LAST),
		.lines = LINES,
		.malloc = *growth_malloc(trace_growth_space(trace, thread)),
		.stops = growth->stops,
		.held = growth->held,
		.mark = marked ? marked->mark : NULL,
	};

	snprintf(comm, sizeof(comm), "%.*s", EVENT_COMM_SIZE, thread->comm);
	moment.age = moment.now - growth->begin;
	read_sizes(thread->tid, &moment);
	if (look & LOOK_REPORT && is_small(trace, thread, view))
		growth->small += (look & LOOK_END) != 0;
	else if (look & LOOK_REPORT)
		say(trace, thread, view, &moment);
	if (look & LOOK_MARK)
		set_mark(growth, view, &moment);
	if (look & LOOK_SAVE)
		save(trace, view, &moment);
	if (look & LOOK_TOP)
		trace_growth_top_add(trace, thread, view, &moment);
}

static void look_at(struct trace *trace, struct thread *thread, unsigned look)
{
	char *text = maps_read_text(thread->tid);
	struct map *maps = NULL;
	struct growth_source source = {
		.space = trace_growth_space(trace, thread),
		.memory = &thread->memory.memory,
		.now = clock_now(),
		.touched = trace->config->growth.touched,
	};
	struct growth_view view;

	/* Empty where the address space is gone. */
	if (!text || !*text || growth_is_closed(source.space)) {
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
	growth_close(trace_growth_space(trace, thread));
}

/* Touched, so that its pages are ptrail's until it gives them back. */
void trace_growth_reserve(struct trace_growth *growth)
{
	growth->reserve =
		mmap(NULL, RESERVE, PROT_READ | PROT_WRITE,
		     MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
}

void trace_growth_reserve_free(struct trace_growth *growth)
{
	if (growth->reserve != MAP_FAILED)
		munmap(growth->reserve, RESERVE);
}

/* A signal that kills one thread kills all: the first of them tells. */
void trace_growth_killed(struct trace *trace, struct thread *thread, int signal)
{
	if (!trace->growth || !signal)
		return;
	trace_growth_reserve_free(trace->growth);
	trace_growth_ends(trace, thread, true);
	trace_growth_reserve(trace->growth);
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

void trace_growth_look(struct trace *trace, unsigned look)
{
	struct round round = { trace, look };

	trace_drain(trace);
	threads_each(trace->threads, look_once, &round);
}

void trace_growth_report(struct trace *trace)
{
	if (!trace->growth)
		return;
	trace_growth_top_close(trace);
	trace_growth_look(trace, LOOK_REPORT | LOOK_LAST);
}

void trace_growth_tick(struct trace *trace, uint64_t now)
{
	const struct growth_config *config = &trace->config->growth;
	int signal;

	if (!trace->growth)
		return;
	while ((signal = signals_moment()))
		trace_growth_look(trace,
				  signal == SIGUSR1 ? LOOK_REPORT : LOOK_MARK);
	if (config->every && now >= trace->growth->next) {
		trace->growth->next = now + config->every;
		trace_growth_look(trace,
				  LOOK_REPORT | (config->mark ? LOOK_MARK : 0));
	}
	trace_growth_top_tick(trace, now);
	/* A signal that came just before a wait is seen by the next tick. */
	trace_keep_ticking(trace);
}
