/*
 * Walking a perf ring buffer and decoding its records, as perf_event_open(2)
 * and include/uapi/linux/perf_event.h describe them.
 */
#include "perf_ring.h"

#include <string.h>

enum { RECORD_MAX = UINT16_MAX + 1 };

/* The fixed part of a sample, after the header. */
struct sample_body {
	uint64_t ip;
	uint32_t pid;
	uint32_t tid;
	uint64_t time;
	uint64_t address;
	uint64_t id;
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
 * The user's part of a chain comes last, and is words of the program's: what
 * looks like another marker there, as a small negative number does, is none.
 */
static bool is_marker(uint64_t whose, uint64_t address)
{
	if (whose == (uint64_t)PERF_CONTEXT_USER)
		return address == whose;
	return address >= (uint64_t)PERF_CONTEXT_MAX;
}

/*
 * Markers in a chain, at the very top of the address space, say whose the
 * addresses after them are. Those of guests and hypervisors are left out.
 */
static void add_chain(struct perf_sample *sample, const uint64_t *chain,
		      size_t count)
{
	uint64_t whose = 0;
	size_t i;

	for (i = 0; i < count && sample->count < PERF_CHAIN_MAX; i++) {
		if (is_marker(whose, chain[i])) {
			whose = chain[i];
			continue;
		}
		if (whose && whose != (uint64_t)PERF_CONTEXT_USER &&
		    whose != (uint64_t)PERF_CONTEXT_KERNEL)
			continue;
		if (whose == (uint64_t)PERF_CONTEXT_KERNEL)
			sample->kernel_count++;
		sample->chain[sample->count++] = chain[i];
	}
}

/* What is left of a record to decode, in words as the kernel lays it out. */
struct words {
	const uint64_t *next;
	size_t left;
};

/* The next 'count' words; NULL, and nothing left, if there are not so many. */
static const uint64_t *take(struct words *words, size_t count)
{
	const uint64_t *taken = words->next;

	if (count > words->left) {
		words->left = 0;
		return NULL;
	}
	words->next += count;
	words->left -= count;
	return taken;
}

static void decode_chain(struct perf_sample *sample, struct words *words)
{
	const uint64_t *count = take(words, 1);
	size_t length = 0;

	if (count)
		length = *count < words->left ? *count : words->left;
	add_chain(sample, words->next, length);
	take(words, length);
}

/* An ABI of 0 stands for no registers, as of a kernel thread. */
static void decode_registers(struct perf_sample *sample, struct words *words,
			     unsigned count)
{
	const uint64_t *abi = take(words, 1);

	if (!abi || !*abi)
		return;
	sample->registers = take(words, count);
	sample->narrow = *abi == PERF_SAMPLE_REGS_ABI_32;
}

/* The size asked for, as many bytes, and how many of them were there. */
static void decode_stack(struct perf_sample *sample, struct words *words)
{
	const uint64_t *size = take(words, 1), *bytes, *there;

	if (!size || !*size || *size % sizeof(uint64_t))
		return;
	bytes = take(words, *size / sizeof(uint64_t));
	there = take(words, 1);
	if (!bytes || !there)
		return;
	sample->stack = bytes;
	sample->stack_size = *there < *size ? *there : *size;
}

static void decode_body(struct perf_sample *sample,
			const struct sample_body *body)
{
	sample->pid = body->pid;
	sample->tid = body->tid;
	sample->time = body->time;
	sample->ip = body->ip;
	sample->address = body->address;
	sample->count = 0;
	sample->kernel_count = 0;
	sample->registers = NULL;
	sample->stack = NULL;
	sample->stack_size = 0;
}

bool perf_record_sample(const struct perf_event_header *record,
			const struct perf_layout *layout,
			struct perf_sample *sample, uint64_t *id)
{
	const struct sample_body *body = (const void *)(record + 1);
	size_t fixed = sizeof(*record) + sizeof(*body);
	struct words words = { (const void *)(body + 1), 0 };

	if (record->size < fixed)
		return false;
	words.left = (record->size - fixed) / sizeof(uint64_t);
	*id = body->id;
	decode_body(sample, body);
	sample->kernel = (record->misc & PERF_RECORD_MISC_CPUMODE_MASK) ==
			 PERF_RECORD_MISC_KERNEL;
	if (layout->chain)
		decode_chain(sample, &words);
	if (layout->stack) {
		decode_registers(sample, &words, layout->registers);
		decode_stack(sample, &words);
	}
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
	    record->type != UAPI_RECORD_LOST_SAMPLES)
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

	if (record->type != UAPI_RECORD_SWITCH ||
	    record->size < sizeof(*record) + sizeof(*id))
		return false;
	change->tid = id->tid;
	change->time = id->time;
	change->out = record->misc & PERF_RECORD_MISC_SWITCH_OUT;
	return true;
}
