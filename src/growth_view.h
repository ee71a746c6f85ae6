/*
 * What is there of an address space at one moment, by who made it: its
 * account, its mappings and its pages laid over each other. What the kernel
 * has and the account does not know is "unseen", by kind; what the account has
 * and the kernel does not is left out. So the sums are the kernel's.
 */
#ifndef PTRAIL_GROWTH_VIEW_H
#define PTRAIL_GROWTH_VIEW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "growth.h"
#include "growth_chain.h"
#include "maps.h"
#include "memory.h"
#include "pagemap.h"

struct growth_bytes {
	uint64_t mapped;   /* and accessible */
	uint64_t reserved; /* PROT_NONE */
	uint64_t resident;
	uint64_t swapped;
	uint64_t huge; /* resident in huge pages */
};

enum growth_owner {
	OWNER_HEAP,  /* what brk(2) moves */
	OWNER_ARENA, /* of glibc's malloc, for threads */
	OWNER_STACK, /* of a thread */
	OWNER_JIT,   /* code made while the program runs */
	OWNER_MAKER, /* an allocator or a language's runtime, by its name */
	OWNER_FILE,
	OWNER_MEMFD,
	OWNER_SHARED,
	OWNER_NAMED, /* by prctl(PR_SET_VMA) */
	OWNER_ANONYMOUS,
	OWNERS,
};

/* The owners of one kind; 'name' and 'number' are the first one's. */
struct growth_owned {
	unsigned pieces;
	bool several;
	const char *name;     /* a file, memfd or given name, unescaped */
	unsigned long number; /* thread or arena; 0: not known */
};

struct growth_sum {
	const struct growth_chain *chain; /* NULL: before the attach */
	struct growth_bytes bytes;
	uint64_t calls;	 /* that made what is still there */
	uint64_t oldest; /* when the first of them was, ns */
	struct growth_owned owned[OWNERS];
};

enum growth_unseen {
	UNSEEN_PROGRAM, /* mapped by exec: program and loader */
	UNSEEN_HEAP,
	UNSEEN_STACK,  /* the main thread's */
	UNSEEN_KERNEL, /* vdso and the like */
	UNSEEN_OTHER,
	UNSEEN_BEFORE, /* the same kinds, of what was there before the attach */
	UNSEEN_BEFORE_LAST = UNSEEN_BEFORE + UNSEEN_OTHER,
	UNSEEN_TOUCHED, /* there, but no fault told who touched it */
	UNSEENS,
};

enum { GROWTH_AGES = 4 };

extern const uint64_t growth_ages[GROWTH_AGES - 1]; /* ns */

struct growth_view {
	struct growth_sum *sums; /* most resident first */
	size_t count;
	struct growth_bytes seen; /* their sum */
	struct growth_bytes unseen[UNSEENS];
	struct growth_bytes total;
	struct growth_bytes arenas; /* of all glibc arenas .. */
	size_t arena_count;	    /* .. there are */
	uint64_t heaps;		    /* resident of malloc's heaps and arenas */
	uint64_t files;		    /* resident of files that calls mapped */
	uint64_t ages[GROWTH_AGES]; /* resident and swapped, by age */
	bool exact;		    /* of the pages */
};

/* What a view is made of. */
struct growth_source {
	const struct growth_space *space;
	const struct map *maps;
	size_t map_count;
	struct pagemap *pagemap;     /* NULL: what is resident is not known */
	const struct memory *memory; /* of the process */
	uint64_t now;
	bool touched; /* by who touched it rather than who mapped it */
};

/* Where the last mapping that has pages ends: pagemap_open()'s limit. */
uint64_t growth_limit(const struct map *maps, size_t count);

/* Its names point into 'source'. */
void growth_view_init(struct growth_view *view,
		      const struct growth_source *source);
void growth_view_finish(struct growth_view *view);

#endif
