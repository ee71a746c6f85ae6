/*
 * Walking a perf ring buffer and decoding its records, as perf_event_open(2)
 * and include/uapi/linux/perf_event.h describe them.
 */
#include "perf_ring.h"

#include <string.h>

enum { RECORD_MAX = UINT16_MAX + 1 };

/* The fixed part of a sample, after the header. */
struct sample_body {
	uint64_t id;
	uint64_t ip;
	uint32_t pid;
	uint32_t tid;
	uint64_t time;
	uint64_t address;
};

/* What sample_id_all puts at the end of every other record. */
struct sample_id {
	uint32_t pid;
	uint32_t tid;
	uint64_t time;
	uint64_t id;
};

static uint64_t ring_head(const struct perf_ring *ring)
{
	return __atomic_load_n(&ring->page->data_head, __ATOMIC_ACQUIRE);
}

size_t perf_ring_filled(const struct perf_ring *ring)
{
	return ring_head(ring) - ring->page->data_tail;
}

/* Records are 8-byte aligned, so a header never wraps; a record may. */
static const struct perf_event_header *
record_at(const struct perf_ring *ring, uint64_t tail, uint64_t *buffer)
{
	size_t offset = tail & (ring->size - 1);
	const void *start = ring->data + offset;
	const struct perf_event_header *record = start;
	size_t first = ring->size - offset;

	if (record->size <= first)
		return record;
	memcpy(buffer, start, first);
	memcpy((char *)buffer + first, ring->data, record->size - first);
	return (const void *)buffer;
}

static bool size_is_good(const struct perf_ring *ring, uint64_t tail,
			 uint64_t head)
{
	const struct perf_event_header *record =
		(const void *)(ring->data + (tail & (ring->size - 1)));

	return record->size >= sizeof(*record) && record->size % 8 == 0 &&
	       record->size <= head - tail && record->size <= ring->size;
}

void perf_ring_read(struct perf_ring *ring, perf_ring_handler *handle,
		    void *context)
{
	uint64_t buffer[RECORD_MAX / sizeof(uint64_t)];
	const struct perf_event_header *record;
	uint64_t head = ring_head(ring);
	uint64_t tail = ring->page->data_tail;

	while (tail < head) {
		if (size_is_good(ring, tail, head)) {
			record = record_at(ring, tail, buffer);
			handle(context, record);
			tail += record->size;
		} else {
			tail = head;
		}
		/* At once: the kernel may be short of room. */
		__atomic_store_n(&ring->page->data_tail, tail,
				 __ATOMIC_RELEASE);
	}
}

/*
 * Markers in a chain, at the very top of the address space, say whose the
 * addresses after them are. Those of guests and hypervisors are left out.
 */
static void add_chain(struct perf_sample *sample, const uint64_t *chain,
		      size_t count)
{
	uint64_t whose = PERF_CONTEXT_USER;
	size_t i;

	for (i = 0; i < count && sample->count < PERF_CHAIN_MAX; i++) {
		if (chain[i] >= (uint64_t)PERF_CONTEXT_MAX) {
			whose = chain[i];
			continue;
		}
		if (whose != (uint64_t)PERF_CONTEXT_USER &&
		    whose != (uint64_t)PERF_CONTEXT_KERNEL)
			continue;
		if (whose == (uint64_t)PERF_CONTEXT_KERNEL)
			sample->kernel_count++;
		sample->chain[sample->count++] = chain[i];
	}
}

static void decode_chain(struct perf_sample *sample, const char *bytes,
			 size_t size)
{
	const uint64_t *words = (const void *)bytes;
	size_t room = size / sizeof(*words);

	if (room)
		add_chain(sample, words + 1,
			  words[0] < room ? words[0] : room - 1);
}

bool perf_record_sample(const struct perf_event_header *record, bool chain,
			struct perf_sample *sample, uint64_t *id)
{
	const struct sample_body *body = (const void *)(record + 1);
	const char *rest = (const char *)(body + 1);

	if (record->size < sizeof(*record) + sizeof(*body))
		return false;
	*id = body->id;
	sample->pid = body->pid;
	sample->tid = body->tid;
	sample->time = body->time;
	sample->ip = body->ip;
	sample->address = body->address;
	sample->kernel = (record->misc & PERF_RECORD_MISC_CPUMODE_MASK) ==
			 PERF_RECORD_MISC_KERNEL;
	sample->count = 0;
	sample->kernel_count = 0;
	if (chain)
		decode_chain(sample, rest,
			     (const char *)record + record->size - rest);
	return true;
}

uint64_t perf_record_lost(const struct perf_event_header *record,
			  uint64_t *time)
{
	const uint64_t *words = (const void *)(record + 1);
	const char *end = (const char *)record + record->size;
	const struct sample_id *last = (const void *)(end - sizeof(*last));
	/* PERF_RECORD_LOST has the event's id before the count. */
	size_t at = record->type == PERF_RECORD_LOST;

	if (record->type != PERF_RECORD_LOST &&
	    record->type != PERF_RECORD_LOST_SAMPLES)
		return 0;
	if (record->size < sizeof(*record) + (at + 1) * 8 + sizeof(*last))
		return 0;
	*time = last->time;
	return words[at];
}

bool perf_record_switch(const struct perf_event_header *record,
			struct perf_switch *change)
{
	const struct sample_id *id = (const void *)(record + 1);

	if (record->type != PERF_RECORD_SWITCH ||
	    record->size < sizeof(*record) + sizeof(*id))
		return false;
	change->tid = id->tid;
	change->time = id->time;
	change->out = record->misc & PERF_RECORD_MISC_SWITCH_OUT;
	return true;
}
