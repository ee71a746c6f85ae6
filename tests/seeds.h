/*
 * Which seeds the tests with hostile data try: 1000, those that SEED and SEEDS
 * in the environment say, or as many from SEED on as SECONDS are enough for,
 * which is said in the end ("make fuzz").
 */
#ifndef PTRAIL_TESTS_SEEDS_H
#define PTRAIL_TESTS_SEEDS_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct seeds {
	const char *part;	/* of the tests */
	uint64_t first, next, end;
	int64_t until;		/* of the monotonic clock; 0: by number */
};

static inline uint64_t seeds_setting(const char *name, uint64_t other)
{
	const char *value = getenv(name);

	return value ? strtoull(value, NULL, 10) : other;
}

static inline int64_t seeds_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec;
}

static inline struct seeds seeds_all(const char *part)
{
	uint64_t first = seeds_setting("SEED", 0);
	uint64_t seconds = seeds_setting("SECONDS", 0);

	return (struct seeds){
		.part = part,
		.first = first,
		.next = first,
		.end = first + seeds_setting("SEEDS", 1000),
		.until = seconds ? seeds_now() + (int64_t)seconds : 0,
	};
}

/* Whether there is one more; what takes a minute for one has no end. */
static inline bool seeds_next(struct seeds *seeds, uint64_t *seed)
{
	alarm(60);
	*seed = seeds->next++;
	if (!seeds->until)
		return *seed < seeds->end;
	if (seeds_now() < seeds->until)
		return true;
	fprintf(stderr, "%s: seeds %" PRIu64 " to %" PRIu64 "\n", seeds->part,
		seeds->first, *seed - 1);
	return false;
}

/* The same for each seed on every machine. */
static inline uint32_t random_next(uint64_t *state)
{
	*state = *state * 6364136223846793005 + 1442695040888963407;
	return *state >> 33;
}

#endif
