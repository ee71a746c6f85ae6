/* From perf's records to events: whose thread, what code, which mapping. */
#include "fault.h"

#include <stdlib.h>
#include <string.h>

#include "alloc.h"

struct faults {
	struct perf_reader reader;
	struct perf_events *events;
	struct dso *kernel;	/* NULL: kernel faults are not included */
	bool chains;
	/* Of the read that is under way: */
	const struct threads *threads;
	struct stack_reader *stacks;
	struct faults_sink *sink;
};

/* Where the thread that faulted is now; it may have ended. */
struct place {
	const struct thread *thread;
	struct stack_space space;
};

static bool find_place(const struct faults *faults,
		       const struct perf_sample *sample, struct place *place)
{
	const struct thread *thread =
		threads_find(faults->threads, sample->tid);

	if (!thread)
		thread = threads_of_process(faults->threads, sample->pid);
	if (!thread)
		return false;
	place->thread = thread;
	place->space.maps = thread->process->maps;
	place->space.pid = thread->tid;
	return true;
}

static void name_kernel(const struct faults *faults, uint64_t ip,
			struct frame *frame)
{
	uint64_t start = ip;

	frame->offset = ip;
	frame->dso = dso_name(faults->kernel);
	frame->symbol = symbols_find(faults->kernel, ip, &start);
	frame->symbol_offset = ip - start;
}

static void name_code(const struct faults *faults, const struct place *place,
		      const struct perf_sample *sample, struct event *event)
{
	struct frame *frame = &event->fault.code;

	if (sample->kernel && faults->kernel)
		name_kernel(faults, sample->ip, frame);
	else
		stack_frame(&place->space, sample->ip, frame);
	if (frame->symbol)
		frame->symbol = event_keep(event, frame->symbol,
					   strlen(frame->symbol));
	if (frame->dso)
		frame->dso =
			event_keep(event, frame->dso, strlen(frame->dso));
}

static void name_target(const struct place *place, struct event *event)
{
	struct event_fault *fault = &event->fault;
	const struct map *map = maps_find_data(
		place->space.maps, place->space.pid, fault->address);

	if (!map)
		return;
	fault->map = event_keep(event, map->name, strlen(map->name));
	fault->map_offset = fault->address;
	if (map->inode)
		fault->map_offset += map->offset - map->start;
}

static void on_sample(struct perf_reader *reader,
		      const struct perf_sample *sample)
{
	struct faults *faults = (struct faults *)reader;
	struct stack_chain chain = { sample->chain, sample->kernel_count,
				     sample->count - sample->kernel_count };
	struct event *event;
	struct place place;

	if (!find_place(faults, sample, &place))
		return;
	event = event_create(EVENT_FAULT);
	event->pid = sample->pid;
	event->tid = sample->tid;
	memcpy(event->comm, place.thread->comm, sizeof(event->comm));
	event->begin = event->end = sample->time;
	event->fault.major = sample->major;
	event->fault.kernel = sample->kernel;
	event->fault.address = sample->address;
	event->fault.execute = !sample->kernel &&
			       sample->address - sample->ip < 16;
	name_code(faults, &place, sample, event);
	name_target(&place, event);
	if (faults->chains)
		event->stack = stack_from_addresses(faults->stacks,
						    &place.space, &chain);
	faults->sink->event(faults->sink, event);
}

static void on_lost(struct perf_reader *reader, uint64_t count, uint64_t time)
{
	struct faults *faults = (struct faults *)reader;
	struct event *event = event_create(EVENT_NOTE);
	struct text text = TEXT_INIT;

	text_printf(&text, "LOST %llu page faults!",
		    (unsigned long long)count);
	event->begin = event->end = time;
	event->text = event_keep(event, text_string(&text), text.length);
	text_finish(&text);
	faults->sink->event(faults->sink, event);
}

struct faults *faults_open(const struct faults_config *config, pid_t tid,
			   struct dsos *dsos, struct text *message)
{
	unsigned want = config->want | (config->chains ? PERF_WANT_CHAIN : 0);
	struct perf_failure failure;
	struct perf_events *events =
		perf_events_open(tid, want, config->signal, &failure);
	struct faults *faults;

	if (!events) {
		perf_failure_explain(&failure, message);
		return NULL;
	}
	faults = alloc_array(1, sizeof(*faults));
	faults->reader.sample = on_sample;
	faults->reader.lost = on_lost;
	faults->events = events;
	faults->chains = config->chains;
	if (perf_events_kernel(events))
		faults->kernel = dsos_kernel(dsos);
	return faults;
}

void faults_close(struct faults *faults)
{
	if (faults)
		perf_events_close(faults->events);
	free(faults);
}

void faults_read(struct faults *faults, const struct threads *threads,
		 struct stack_reader *stacks, struct faults_sink *sink)
{
	faults->threads = threads;
	faults->stacks = stacks;
	faults->sink = sink;
	perf_events_read(faults->events, &faults->reader);
}
