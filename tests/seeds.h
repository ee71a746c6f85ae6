/*
 * Which seeds the tests with hostile data try: 1000, or those that SEED and
 * SEEDS in the environment say ("make fuzz").
 */
#ifndef PTRAIL_TESTS_SEEDS_H
#define PTRAIL_TESTS_SEEDS_H

#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

static inline uint64_t seeds_first(void)
{
	const char *first = getenv("SEED");

	return first ? strtoull(first, NULL, 10) : 0;
}

static inline uint64_t seeds_end(void)
{
	const char *count = getenv("SEEDS");

	return seeds_first() + (count ? strtoull(count, NULL, 10) : 1000);
}

/* To be called for each: what takes a minute for one has no end. */
static inline void seed_watch(void)
{
	alarm(60);
}

/* The same for each seed on every machine. */
static inline uint32_t random_next(uint64_t *state)
{
	*state = *state * 6364136223846793005 + 1442695040888963407;
	return *state >> 33;
}

#endif
