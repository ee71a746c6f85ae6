/*
 * What code addresses of an address space are called: maps, dso and symbols
 * together, kept per address, so that an address seen before costs a look-up.
 */
#ifndef PTRAIL_FRAMES_H
#define PTRAIL_FRAMES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "event.h"
#include "maps.h"

/* An address space, and a live thread of it through which it is read. */
struct stack_space {
	struct maps *maps;
	pid_t pid;
};

/* 'frames' of one address: those inlined there, innermost first, and last the
   function itself. At least one. */
struct named {
	size_t count;
	struct frame frames[];
};

/* To be called before each chain: what the program adds to its own names is
   looked for once in between. */
void frames_begin(const struct stack_space *space);

/* Never NULL; good until the next call of frames_* or maps_*. */
const struct named *frames_find(const struct stack_space *space,
				uint64_t address);

/* The same of a kernel address, which nothing keeps. */
void frames_kernel(struct dsos *dsos, uint64_t address, struct frame *frame);

/* maps_frames()'s, freed by maps. */
struct frames;
void frames_destroy(struct frames *frames);

#endif
