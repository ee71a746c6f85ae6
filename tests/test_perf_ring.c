/* Ring buffers and records of perf made by hand: wrapping, losses, nonsense. */
#include <criterion/criterion.h>
#include <string.h>

#include "perf_ring.h"

enum { RING_SIZE = 4096 };

struct fixture {
	struct perf_event_mmap_page page;
	_Alignas(8) char data[RING_SIZE];
	struct perf_ring ring;
	size_t records;
	uint64_t bytes;
	uint64_t next; /* the value that the next word should have */
};

static struct fixture *fixture(uint64_t start)
{
	static struct fixture f;

	f = (struct fixture){ .ring = { &f.page, f.data, RING_SIZE } };
	f.page.data_head = start;
	f.page.data_tail = start;
	return &f;
}

/* As the kernel does: byte by byte around the end. */
static void put(struct fixture *f, const void *bytes, size_t size)
{
	const char *from = bytes;
	size_t i;

	for (i = 0; i < size; i++)
		f->data[f->page.data_head++ % RING_SIZE] = from[i];
}

static void put_header(struct fixture *f, unsigned type, unsigned size)
{
	struct perf_event_header header = { type, 0, size };

	put(f, &header, sizeof(header));
}

static void put_words(struct fixture *f, uint64_t first, size_t count)
{
	put_header(f, PERF_RECORD_SAMPLE, 8 + 8 * count);
	for (; count; count--, first++)
		put(f, &first, 8);
}

static void check_words(void *context, const struct perf_event_header *record)
{
	const uint64_t *words = (const void *)(record + 1);
	struct fixture *f = context;
	size_t i;

	for (i = 0; i < (record->size - 8u) / 8; i++)
		cr_assert_eq(words[i], f->next++);
	f->records++;
	f->bytes += record->size;
}

static void read_all(struct fixture *f)
{
	perf_ring_read(&f->ring, check_words, f);
	cr_assert_eq(f->page.data_tail, f->page.data_head);
	cr_assert_eq(perf_ring_filled(&f->ring), 0);
}

Test(perf_ring, empty)
{
	struct fixture *f = fixture(0);

	read_all(f);
	cr_assert_eq(f->records, 0);
}

Test(perf_ring, records_wrap_at_every_offset)
{
	struct fixture *f = fixture(RING_SIZE - 16);
	uint64_t value = 0;
	size_t round, count;

	for (round = 0; round < 3000; round++) {
		count = round % 37;
		put_words(f, value, count);
		value += count;
		if (round % 3)
			read_all(f);
	}
	read_all(f);
	cr_assert_eq(f->records, 3000);
	cr_assert_eq(f->next, value);
}

Test(perf_ring, one_record_fills_it)
{
	struct fixture *f = fixture(8);

	put_words(f, 0, RING_SIZE / 8 - 1);
	cr_assert_eq(perf_ring_filled(&f->ring), RING_SIZE);
	read_all(f);
	cr_assert_eq(f->records, 1);
}

Test(perf_ring, sizes_that_cannot_be_end_the_reading)
{
	static const unsigned sizes[] = { 0, 4, 7, 12, 24, 4104, 65535 };
	struct fixture *f;
	size_t i;

	for (i = 0; i < sizeof(sizes) / sizeof(*sizes); i++) {
		f = fixture(RING_SIZE - 8);
		put_words(f, 0, 2);
		put_header(f, PERF_RECORD_SAMPLE, sizes[i]);
		put_header(f, PERF_RECORD_SAMPLE, 8);
		f->page.data_head -= sizes[i] == 24 ? 8 : 0;
		read_all(f);
		cr_assert_eq(f->records, 1);
		f->next = 7;
		put_words(f, 7, 3);
		read_all(f);
		cr_assert_eq(f->records, 2);
	}
}

/* A record in one piece: its header, then words. */
struct record {
	struct perf_event_header header;
	uint64_t words[200];
};

static struct record record_of(unsigned type, const uint64_t *words,
			       size_t count)
{
	struct record record = { { type, 0, 8 + 8 * count }, { 0 } };

	memcpy(record.words, words, 8 * count);
	return record;
}

#define RECORD(type, ...)                                                      \
	record_of(type, (const uint64_t[]){ __VA_ARGS__ },                     \
		  sizeof((const uint64_t[]){ __VA_ARGS__ }) / 8)

static uint64_t pair(uint32_t pid, uint32_t tid)
{
	uint32_t both[] = { pid, tid };
	uint64_t word;

	memcpy(&word, both, sizeof(word));
	return word;
}

static const struct perf_layout bare = { .chain = false };
static const struct perf_layout chained = { .chain = true };

Test(perf_ring, sample_without_chain)
{
	struct record record = RECORD(PERF_RECORD_SAMPLE, 0x401000, pair(10, 11),
				      123456, 0x7000, 77);
	struct perf_sample sample;
	uint64_t id;

	record.header.misc = PERF_RECORD_MISC_USER;
	cr_assert(perf_record_sample(&record.header, &bare, &sample, &id));
	cr_assert_eq(id, 77);
	cr_assert_eq(sample.ip, 0x401000);
	cr_assert_eq(sample.pid, 10);
	cr_assert_eq(sample.tid, 11);
	cr_assert_eq(sample.time, 123456);
	cr_assert_eq(sample.address, 0x7000);
	cr_assert_not(sample.kernel);
	cr_assert_eq(sample.count, 0);
	record.header.size -= 8;
	cr_assert_not(perf_record_sample(&record.header, &bare, &sample, &id));
}

Test(perf_ring, chain_of_kernel_and_user)
{
	struct record record =
		RECORD(PERF_RECORD_SAMPLE, 0xffffffff81000000, pair(1, 1), 1, 2,
		       1, 8, (uint64_t)PERF_CONTEXT_KERNEL, 0xffffffff81000000,
		       0xffffffff81000010, (uint64_t)PERF_CONTEXT_GUEST_USER,
		       0x99, (uint64_t)PERF_CONTEXT_USER, 0x401000, 0x402000);
	struct perf_sample sample;
	uint64_t id;

	record.header.misc = PERF_RECORD_MISC_KERNEL;
	cr_assert(perf_record_sample(&record.header, &chained, &sample, &id));
	cr_assert(sample.kernel);
	cr_assert_eq(sample.kernel_count, 2);
	cr_assert_eq(sample.count, 4);
	cr_assert_eq(sample.chain[1], 0xffffffff81000010);
	cr_assert_eq(sample.chain[2], 0x401000);
	cr_assert_eq(sample.chain[3], 0x402000);
}

/* The program's own words are no markers, whatever they are. */
Test(perf_ring, markers_are_the_kernels)
{
	struct record record = RECORD(
		PERF_RECORD_SAMPLE, 0x401000, pair(1, 1), 1, 2, 1, 8,
		(uint64_t)PERF_CONTEXT_USER, 0x401000, 0x402000, (uint64_t)-4095,
		(uint64_t)PERF_CONTEXT_KERNEL, 0x403000,
		(uint64_t)PERF_CONTEXT_USER, 0x404000);
	struct perf_sample sample;
	uint64_t id;

	cr_assert(perf_record_sample(&record.header, &chained, &sample, &id));
	cr_assert_eq(sample.kernel_count, 0);
	cr_assert_eq(sample.count, 6);
	cr_assert_eq(sample.chain[2], (uint64_t)-4095);
	cr_assert_eq(sample.chain[3], (uint64_t)PERF_CONTEXT_KERNEL);
	cr_assert_eq(sample.chain[4], 0x403000);
	cr_assert_eq(sample.chain[5], 0x404000);
}

/* A count beyond the record's end, and more frames than there is room for. */
Test(perf_ring, chain_is_bounded)
{
	struct record record = RECORD(PERF_RECORD_SAMPLE, 2, pair(1, 1), 1, 2,
				      1, UINT64_MAX, 0x401000);
	struct perf_sample sample;
	uint64_t id;

	cr_assert(perf_record_sample(&record.header, &chained, &sample, &id));
	cr_assert_eq(sample.count, 1);
	record.header.size -= 16;
	cr_assert(perf_record_sample(&record.header, &chained, &sample, &id));
	cr_assert_eq(sample.count, 0);
	record.header.size = sizeof(record);
	record.words[5] = 190;
	cr_assert(perf_record_sample(&record.header, &chained, &sample, &id));
	cr_assert_eq(sample.count, PERF_CHAIN_MAX);
}

Test(perf_ring, losses)
{
	struct record lost =
		RECORD(PERF_RECORD_LOST, 7, 42, pair(1, 1), 999, 7);
	struct record samples =
		RECORD(PERF_RECORD_LOST_SAMPLES, 43, pair(1, 1), 1000, 7);
	struct record other =
		RECORD(PERF_RECORD_COMM, 7, 42, pair(1, 1), 999, 7);
	uint64_t time = 0;

	cr_assert_eq(perf_record_lost(&lost.header, &time), 42);
	cr_assert_eq(time, 999);
	cr_assert_eq(perf_record_lost(&samples.header, &time), 43);
	cr_assert_eq(time, 1000);
	cr_assert_eq(perf_record_lost(&other.header, &time), 0);
	lost.header.size -= 8;
	cr_assert_eq(perf_record_lost(&lost.header, &time), 0);
}

/* Two registers and three words of stack, of which 20 bytes were there. */
Test(perf_ring, registers_and_stack)
{
	static const struct perf_layout layout = { true, true, 2 };
	struct record record = RECORD(PERF_RECORD_SAMPLE, 2, pair(1, 1), 1, 2,
				      1, 1, 0x401000, 2, 0xaa, 0xbb, 24, 0x11,
				      0x22, 0x33, 20);
	struct perf_sample sample;
	uint64_t id;

	cr_assert(perf_record_sample(&record.header, &layout, &sample, &id));
	cr_assert_eq(sample.count, 1);
	cr_assert_eq(sample.registers[0], 0xaa);
	cr_assert_eq(sample.registers[1], 0xbb);
	cr_assert_eq(sample.stack_size, 20);
	cr_assert_eq(((const uint64_t *)sample.stack)[1], 0x22);
}

/* Sizes that do not fit the record, and one without registers. */
Test(perf_ring, registers_and_stack_are_bounded)
{
	static const struct perf_layout layout = { false, true, 2 };
	struct record record = RECORD(PERF_RECORD_SAMPLE, 2, pair(1, 1), 1, 2,
				      1, 2, 0xaa, 0xbb, 24, 0x11, 0x22, 0x33,
				      99);
	struct perf_sample sample;
	uint64_t id;

	cr_assert(perf_record_sample(&record.header, &layout, &sample, &id));
	cr_assert_eq(sample.stack_size, 24);
	record.header.size -= 8;
	cr_assert(perf_record_sample(&record.header, &layout, &sample, &id));
	cr_assert_null(sample.stack);
	record.header.size -= 40;
	cr_assert(perf_record_sample(&record.header, &layout, &sample, &id));
	cr_assert_null(sample.registers);
	record = RECORD(PERF_RECORD_SAMPLE, 2, pair(1, 1), 1, 2, 1, 0, 8, 0x11,
			8);
	cr_assert(perf_record_sample(&record.header, &layout, &sample, &id));
	cr_assert_null(sample.registers);
	cr_assert_eq(sample.stack_size, 8);
	record.words[6] = UINT64_MAX - 7;
	cr_assert(perf_record_sample(&record.header, &layout, &sample, &id));
	cr_assert_null(sample.stack);
}
