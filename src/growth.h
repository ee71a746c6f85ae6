/*
 * The account of an address space: which call made each piece of it that is
 * still there. A map of intervals and nothing else, so that it can be tested
 * by hand; what calls mean is in growth_calls.c.
 */
#ifndef PTRAIL_GROWTH_H
#define PTRAIL_GROWTH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct growth_chain;

/* Who made a range. */
struct growth_origin {
	const struct growth_chain *chain; /* NULL: it was there before */
	uint64_t serial; /* of the call: its pieces have the same */
	uint64_t time;	 /* CLOCK_MONOTONIC, ns */
	pid_t tid;
};

struct growth_range {
	uint64_t start;
	uint64_t end; /* first address behind it */
	struct growth_origin origin;
	bool reserved;	/* PROT_NONE: nothing can be there yet */
	pid_t stack_of; /* a thread was started on it; 0: none */
};

struct growth_space;

/* Starts empty, with a break that is not known. Destroying NULL is fine. */
struct growth_space *growth_space_create(void);
void growth_space_destroy(struct growth_space *space);

/* A fork's copy; NULL of NULL. */
struct growth_space *growth_space_copy(const struct growth_space *space);

/*
 * A second account that lives with it, of who touched what: see
 * growth_touch(). NULL unless it was asked for.
 */
struct growth_space *growth_touched(const struct growth_space *space);
void growth_want_touched(struct growth_space *space);

/*
 * What glibc's malloc has done that decides where its blocks are: free(3) of a
 * block that was mapped by itself raises the size from which blocks are.
 */
struct growth_malloc {
	uint64_t unmapped; /* the largest such block */
	uint64_t grown;	   /* of heaps since, in steps that show it */
};

struct growth_malloc *growth_malloc(struct growth_space *space);

/* Its process is ending and its report is out. */
bool growth_is_closed(const struct growth_space *space);
void growth_close(struct growth_space *space);

/* How many ranges there are. */
size_t growth_count(const struct growth_space *space);

/* The first range that ends behind 'address'; NULL if none does. */
const struct growth_range *growth_find(const struct growth_space *space,
				       uint64_t address);

/* Puts 'range' in place of whatever was there. */
void growth_map(struct growth_space *space, const struct growth_range *range);
void growth_unmap(struct growth_space *space, uint64_t start, uint64_t end);

/* The pieces of [start, end) in a space of their own; NULL: there are none. */
struct growth_space *growth_take(struct growth_space *space, uint64_t start,
				 uint64_t end);

/*
 * Puts such pieces, moved by 'distance', in place of what is there. They stay
 * who they were; 'pieces' is destroyed and may be NULL.
 */
void growth_put(struct growth_space *space, struct growth_space *pieces,
		uint64_t distance);

/*
 * New protection: what was reserved and becomes accessible is then made by
 * 'origin', as an allocator's arena grows so.
 */
void growth_protect(struct growth_space *space,
		    const struct growth_range *range);

/* Whether [start, end) has a reserved piece. */
bool growth_has_reserved(const struct growth_space *space, uint64_t start,
			 uint64_t end);

/* The end of the heap, as brk(2) gives it; 0: not known. */
uint64_t growth_break(const struct growth_space *space);
void growth_set_break(struct growth_space *space, uint64_t end,
		      const struct growth_origin *origin);

/* Removes all that one call mapped at 'start', as shmdt(2) does. */
void growth_detach(struct growth_space *space, uint64_t start);

/* A thread was started whose stack is at 'address'. */
void growth_set_stack(struct growth_space *space, uint64_t address, pid_t tid);

/*
 * [start, end) was touched by 'chain': it keeps the first who did, and pieces
 * of the same chain that meet become one, so that many touches stay few.
 */
void growth_touch(struct growth_space *space, uint64_t start, uint64_t end,
		  const struct growth_chain *chain);

#endif
