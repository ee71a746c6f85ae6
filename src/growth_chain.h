/*
 * Call chains, each kept once: a hundred thousand ranges of one chain hold a
 * hundred thousand pointers to it.
 */
#ifndef PTRAIL_GROWTH_CHAIN_H
#define PTRAIL_GROWTH_CHAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "event.h"

struct growth_chain {
	struct growth_chain *next; /* in its bucket */
	uint64_t hash;
	const char *call; /* the call's name; NULL: a page fault */
	size_t count;
	struct frame frames[]; /* innermost first */
};

struct growth_chains;

struct growth_chains *growth_chains_create(void);
void growth_chains_destroy(struct growth_chains *chains);
size_t growth_chains_count(const struct growth_chains *chains);

/*
 * The chain of a stack (NULL: empty), which lives as long as 'chains'. Two
 * that differ only in where within their functions they call are one, unless
 * the frames have lines.
 */
const struct growth_chain *growth_chain_of(struct growth_chains *chains,
					   const char *call,
					   const struct stack *stack);

/* Whether it is of that function. */
bool growth_frame_is(const struct frame *frame, const char *symbol);

/* Whether one of the innermost 'depth' frames has that symbol. */
bool growth_chain_has(const struct growth_chain *chain, size_t depth,
		      const char *symbol);

/* "mmap < sysmalloc < malloc < main", without what starts main. */
void growth_chain_print(struct text *out, const struct growth_chain *chain);

/* "mmap < ... < malloc < main": how the allocator works goes without saying. */
void growth_chain_brief(struct text *out, const struct growth_chain *chain);

/*
 * That in lines of so many columns, the first of which has begun; what is
 * beyond a few of them is only counted.
 */
void growth_chain_wrap(struct text *out, const struct growth_chain *chain,
		       unsigned columns);

#endif
