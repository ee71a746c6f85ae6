/*
 * The times in perf's records where they cannot be CLOCK_MONOTONIC's (before
 * Linux 4.1): those of a clock of the kernel's own. A page fault of ours between
 * two looks at our clock tells how far they are apart. They drift, so it is
 * asked again now and then.
 */
#include "compat/compat.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "compat/uapi.h"

enum {
	TRIES = 5,		/* of which the quickest counts */
	FRESH = 20000000,	/* ns */
};

struct compat_perf_clock {
	int fd;
	size_t page;
	struct perf_event_mmap_page *ring;	/* and a page of records */
	volatile char *touched;
	uint64_t asked;
	int64_t shift;
};

struct record {
	struct perf_event_header header;
	uint64_t time;
};

static uint64_t now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * UINT64_C(1000000000) + time.tv_nsec;
}

/* Those of other faults of ours. */
static void drop_records(struct compat_perf_clock *clock)
{
	struct perf_event_mmap_page *ring = clock->ring;
	uint64_t head = __atomic_load_n(&ring->data_head, __ATOMIC_ACQUIRE);

	__atomic_store_n(&ring->data_tail, head, __ATOMIC_RELEASE);
}

uint64_t compat_perf_first_time(const struct perf_event_mmap_page *ring,
				size_t page)
{
	uint64_t head = __atomic_load_n(&ring->data_head, __ATOMIC_ACQUIRE);
	size_t at = ring->data_tail % page;
	struct record record;

	if (head - ring->data_tail < sizeof(record) ||
	    at + sizeof(record) > page)
		return 0;
	memcpy(&record, (const char *)ring + page + at, sizeof(record));
	return record.header.type == PERF_RECORD_SAMPLE ? record.time : 0;
}

static void ask(struct compat_perf_clock *clock)
{
	uint64_t before, after, theirs, least = UINT64_MAX;

	for (int i = 0; i < TRIES; i++) {
		madvise((void *)clock->touched, clock->page, MADV_DONTNEED);
		drop_records(clock);
		before = now();
		*clock->touched = 1;
		after = now();
		theirs = compat_perf_first_time(clock->ring, clock->page);
		if (!theirs || after - before >= least)
			continue;
		least = after - before;
		clock->shift = (int64_t)(before + least / 2 - theirs);
	}
	clock->asked = after;
}

static bool open_clock(struct compat_perf_clock *clock)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_SOFTWARE,
		.size = sizeof(attr),
		.config = PERF_COUNT_SW_PAGE_FAULTS,
		.sample_period = 1,
		.sample_type = PERF_SAMPLE_TIME,
		.exclude_kernel = 1,
		.exclude_hv = 1,
	};
	void *ring;

	clock->fd = compat_perf_event_open(&attr, 0, -1);
	if (clock->fd < 0)
		return false;
	ring = mmap(NULL, 2 * clock->page, PROT_READ | PROT_WRITE, MAP_SHARED,
		    clock->fd, 0);
	if (ring != MAP_FAILED)
		clock->ring = ring;
	return clock->ring;
}

struct compat_perf_clock *compat_perf_clock_open(void)
{
	struct compat_perf_clock *clock = calloc(1, sizeof(*clock));
	void *touched;

	if (!clock)
		return NULL;
	clock->page = sysconf(_SC_PAGESIZE);
	clock->fd = -1;
	touched = mmap(NULL, clock->page, PROT_READ | PROT_WRITE,
		       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (touched != MAP_FAILED)
		clock->touched = touched;
	if (!clock->touched || !open_clock(clock)) {
		compat_perf_clock_close(clock);
		return NULL;
	}
	ask(clock);
	return clock;
}

int64_t compat_perf_clock_shift(struct compat_perf_clock *clock)
{
	if (now() - clock->asked > FRESH)
		ask(clock);
	return clock->shift;
}

void compat_perf_clock_close(struct compat_perf_clock *clock)
{
	if (!clock)
		return;
	if (clock->touched)
		munmap((void *)clock->touched, clock->page);
	if (clock->ring)
		munmap(clock->ring, 2 * clock->page);
	if (clock->fd >= 0)
		close(clock->fd);
	free(clock);
}
