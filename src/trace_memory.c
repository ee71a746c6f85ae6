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

static void stop_at(struct trace *trace, const struct thread *thread,
		    uint64_t resident)
{
	struct text size = TEXT_INIT, name = TEXT_INIT;

	text_name(&name, thread->comm);
	growth_size(&size, resident);
	warnx("%s/%d has %s resident: this is what there is, and ptrail lets "
	      "go", text_string(&name), thread->process->pid,
	      text_string(&size));
	text_finish(&name);
	text_finish(&size);
	trace->enough = true;
}

static void look(struct thread *thread, void *context)
{
	struct trace *trace = context;
	uint64_t most = trace->config->stop_at_rss, resident;

	if (threads_of_process(trace->threads, thread->process->pid) != thread)
		return;
	resident = read_resident(thread->tid);
	if (trace->config->memory)
		emit(trace, thread, resident);
	if (most && resident >= most && !trace->enough)
		stop_at(trace, thread, resident);
}

void trace_memory_tick(struct trace *trace, uint64_t now)
{
	const struct trace_config *config = trace->config;

	if (!trace->executed || trace->leaving ||
	    (!config->memory && !config->stop_at_rss))
		return;
	trace_keep_ticking(trace);
	if (!config->stop_at_rss && now < trace->memory_next)
		return;
	trace->memory_next = now + COUNTER_NS;
	threads_each(trace->threads, look, trace);
	if (trace->enough)
		trace_leave(trace);
}
