/*
 * How much memory processes have, looked at now and again: a counter for
 * formats that draw one, and --stop-at-rss.
 */
#include "trace_state.h"

#include <err.h>
#include <stdio.h>
#include <unistd.h>

#include "growth_report.h"

static const uint64_t COUNTER_NS = 100000000;

/* The second number of statm, in pages; 0 when the process is gone. */
static uint64_t read_resident(pid_t pid)
{
	unsigned long pages = 0;
	char path[32];
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%d/statm", pid);
	file = fopen(path, "re");
	if (!file)
		return 0;
	if (fscanf(file, "%*u %lu", &pages) != 1)
		pages = 0;
	fclose(file);
	return (uint64_t)pages * sysconf(_SC_PAGESIZE);
}

static void emit(struct trace *trace, const struct thread *thread,
		 uint64_t resident)
{
	uint64_t now = clock_now();
	struct event *event = trace_event(thread, EVENT_MEMORY, now, now);

	event->memory.resident = resident;
	trace_emit(trace, event);
}

void trace_memory_note(struct trace *trace, const struct thread *thread)
{
	if (trace->config->memory && trace->executed)
		emit(trace, thread, read_resident(thread->tid));
}

/* All processes once; 'large' is one that has too much. */
struct round {
	struct trace *trace;
	const struct thread *large;
	uint64_t resident;
};

static void look(struct thread *thread, void *context)
{
	struct round *round = context;
	struct trace *trace = round->trace;
	uint64_t most = trace->config->stop_at_rss, resident;

	if (threads_of_process(trace->threads, thread->process->pid) != thread)
		return;
	resident = read_resident(thread->tid);
	if (trace->config->memory)
		emit(trace, thread, resident);
	if (most && resident >= most) {
		round->large = thread;
		round->resident = resident;
	}
}

/* Said when no screen of --top is in the way any more. */
static void leave(struct trace *trace, const struct round *round)
{
	struct text size = TEXT_INIT, name = TEXT_INIT;

	trace_leave(trace);
	text_name(&name, round->large->comm);
	growth_size(&size, round->resident);
	warnx("%s/%d has %s resident: this is what there is, and ptrail lets "
	      "go", text_string(&name), round->large->process->pid,
	      text_string(&size));
	text_finish(&name);
	text_finish(&size);
}

void trace_memory_tick(struct trace *trace, uint64_t now)
{
	const struct trace_config *config = trace->config;
	struct round round = { .trace = trace };

	if (!trace->executed || trace->leaving ||
	    (!config->memory && !config->stop_at_rss))
		return;
	trace_keep_ticking(trace);
	if (!config->stop_at_rss && now < trace->memory_next)
		return;
	trace->memory_next = now + COUNTER_NS;
	threads_each(trace->threads, look, &round);
	if (round.large)
		leave(trace, &round);
}
