/* Whose memory a piece of an address space is, by its mapping and its maker. */
#ifndef PTRAIL_GROWTH_OWNER_H
#define PTRAIL_GROWTH_OWNER_H

#include "growth_view.h"

struct growth_owner_name {
	enum growth_owner kind;
	const char *name;     /* NULL: the kind says it all */
	unsigned long number; /* thread or arena; 0: none */
};

/*
 * The arenas met so far: the first one is number 1. Many ranges in a row have
 * one chain, so what it says is kept for the next.
 */
struct growth_arenas {
	const struct memory *memory; /* NULL: they cannot be told apart */
	uint64_t *ids;
	size_t count;
	const struct growth_chain *chain; /* the last one, .. */
	const char *maker; /* .. who that is; NULL: nobody known */
	bool allocates;	   /* .. and maps memory for others to use */
	bool is_arena;	   /* .. and whether it makes an arena */
};

struct growth_owner_name growth_owner_of(struct growth_arenas *arenas,
					 const struct map *map,
					 const struct growth_range *range);
void growth_arenas_finish(struct growth_arenas *arenas);

#endif
