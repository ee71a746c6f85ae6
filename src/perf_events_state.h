/* What perf_events.c, which opens the events, and perf_read.c share. */
#ifndef PTRAIL_PERF_EVENTS_STATE_H
#define PTRAIL_PERF_EVENTS_STATE_H

#include "perf_events.h"
#include "perf_ring.h"

/*
 * The events of one CPU write to one ring. It belongs to an event of its own
 * that counts nothing and outlives all traced threads.
 */
struct cpu_ring {
	struct perf_ring ring; /* .page is NULL while not mapped */
	int cpu;
	int fd;
};

struct perf_events {
	struct perf_config config;
	bool kernel;
	size_t ring_size;
	struct perf_watch *watch;
	struct compat_perf_clock *clock; /* NULL: it is CLOCK_MONOTONIC */
	int *fds; /* of all events but the rings' */
	size_t fd_count;
	uint64_t *majors; /* ids, ascending as the kernel gives them */
	size_t major_count;
	uint64_t told; /* records handed on or reported lost */
	size_t count;
	struct cpu_ring cpus[];
};

/* As read(2) gives it with PERF_FORMAT_ID. */
struct counted {
	uint64_t value;
	uint64_t id;
};

#endif
