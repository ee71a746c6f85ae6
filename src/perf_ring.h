/*
 * One ring buffer of perf_event_open(2) and the records in it, in the layout
 * that perf_events.c asks for. Knows nothing of how it was opened.
 */
#ifndef PTRAIL_PERF_RING_H
#define PTRAIL_PERF_RING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compat/uapi.h"
#include "perf_events.h"

/* The layout; PERF_SAMPLE_CALLCHAIN may come on top, with sample_id_all. */
enum {
	PERF_RING_SAMPLE_TYPE = PERF_SAMPLE_ID | PERF_SAMPLE_IP |
				PERF_SAMPLE_TID | PERF_SAMPLE_TIME |
				PERF_SAMPLE_ADDR,
};

struct perf_ring {
	struct perf_event_mmap_page *page;
	const char *data;
	size_t size; /* of the data, a power of two */
};

typedef void perf_ring_handler(void *context,
			       const struct perf_event_header *record);

/*
 * Hands on, in one piece each, the records that are there when it is called.
 * What follows a record whose size cannot be is given up.
 */
void perf_ring_read(struct perf_ring *ring, perf_ring_handler *handle,
		    void *context);

/* Bytes written and not yet read. */
size_t perf_ring_filled(const struct perf_ring *ring);

/* What a sample has behind the part that all of them have. */
struct perf_layout {
	bool chain;		/* PERF_SAMPLE_CALLCHAIN */
	bool stack;		/* PERF_SAMPLE_REGS_USER and _STACK_USER */
	unsigned registers;	/* how many, then */
};

/*
 * Decodes a PERF_RECORD_SAMPLE all but 'major', which '*id' decides. False if
 * the record is too short.
 */
bool perf_record_sample(const struct perf_event_header *record,
			const struct perf_layout *layout,
			struct perf_sample *sample, uint64_t *id);

/* Of a PERF_RECORD_SWITCH: who was switched, and when; false if it is none. */
bool perf_record_switch(const struct perf_event_header *record,
			struct perf_switch *change);

/* How many records this one says were lost, noticed at '*time'; mostly 0. */
uint64_t perf_record_lost(const struct perf_event_header *record,
			  uint64_t *time);

#endif
