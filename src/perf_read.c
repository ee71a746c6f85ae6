/*
 * Reads the rings of all CPUs, and tells what did not find room in them.
 * perf_ring.c knows the records.
 */
#include "perf_events_state.h"

#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "arch.h"
#include "compat/compat.h"

enum { RECORD_REST = 1536 }; /* bytes of a fault's record beside the stack */

/* Of a fault, at most. */
static size_t record_size(const struct perf_events *events)
{
	return events->config.stack_size + RECORD_REST;
}

size_t perf_events_room(const struct perf_events *events)
{
	return events->ring_size / 2 / record_size(events);
}

static int compare_ids(const void *a, const void *b)
{
	uint64_t first = *(const uint64_t *)a;
	uint64_t second = *(const uint64_t *)b;

	return (first > second) - (first < second);
}

static bool is_major(const struct perf_events *events, uint64_t id)
{
	return events->major_count &&
	       bsearch(&id, events->majors, events->major_count, sizeof(id),
		       compare_ids);
}

struct reading {
	struct perf_events *events;
	struct perf_reader *reader;
	int64_t shift; /* from the records' clock to CLOCK_MONOTONIC */
	struct perf_sample sample;
};

static void read_sample(struct reading *reading,
			const struct perf_event_header *record)
{
	const struct perf_events *events = reading->events;
	uint64_t id;

	const struct perf_layout layout = {
		.chain = events->config.want & PERF_WANT_CHAIN,
		.stack = events->config.stack_size != 0,
		.registers = __builtin_popcountll(arch_native->perf_mask),
	};

	if (!perf_record_sample(record, &layout, &reading->sample, &id))
		return;
	reading->sample.time += reading->shift;
	reading->sample.major = is_major(events, id);
	reading->events->told++;
	reading->reader->sample(reading->reader, &reading->sample);
}

static void read_record(void *context, const struct perf_event_header *record)
{
	struct reading *reading = context;
	struct perf_switch change;
	uint64_t time = 0;
	uint64_t lost;

	if (record->type == PERF_RECORD_SAMPLE) {
		read_sample(reading, record);
		return;
	}
	if (perf_record_switch(record, &change)) {
		change.time += reading->shift;
		reading->reader->switched(reading->reader, &change);
		return;
	}
	lost = perf_record_lost(record, &time);
	if (!lost)
		return;
	reading->events->told += lost;
	reading->reader->lost(reading->reader, lost, time + reading->shift);
}

void perf_events_read(struct perf_events *events, struct perf_reader *reader)
{
	struct reading reading;
	size_t i;

	reading.events = events;
	reading.reader = reader;
	reading.shift = events->clock ? compat_perf_clock_shift(events->clock)
				      : 0;
	for (i = 0; i < events->count; i++)
		if (events->cpus[i].ring.page)
			perf_ring_read(&events->cpus[i].ring, read_record,
				       &reading);
}

struct perf_pressure perf_events_pressure(const struct perf_events *events)
{
	size_t most = 0, filled, i;

	for (i = 0; i < events->count; i++) {
		filled = events->cpus[i].ring.page
				 ? perf_ring_filled(&events->cpus[i].ring)
				 : 0;
		if (filled > most)
			most = filled;
	}
	return (struct perf_pressure){
		.hungry = most > events->ring_size / 2,
		.full = most + record_size(events) > events->ring_size,
	};
}

void perf_events_stop(struct perf_events *events)
{
	size_t i;

	for (i = 0; i < events->fd_count; i++)
		ioctl(events->fds[i], PERF_EVENT_IOC_DISABLE, 0);
}

uint64_t perf_events_unreported(const struct perf_events *events)
{
	struct counted counted;
	uint64_t all = 0;
	size_t i;

	for (i = 0; i < events->fd_count; i++)
		if (read(events->fds[i], &counted, sizeof(counted)) ==
		    sizeof(counted))
			all += counted.value;
	return all > events->told ? all - events->told : 0;
}
