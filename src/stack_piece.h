/*
 * The stack of a moment that is over: a piece of it came with a record, and
 * tells whether that was enough. What a file has for reading only, as code and
 * the slots that it jumps by, is read from the thread, where it still is;
 * anything else of its memory may have changed since.
 */
#ifndef PTRAIL_STACK_PIECE_H
#define PTRAIL_STACK_PIECE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "maps.h"
#include "memory.h"

struct stack_piece {
	struct memory memory;
	struct memory_copy copy;
	struct memory_thread thread;
	struct maps *maps;
	bool *cut; /* memory was asked for that is there, but not in it */
};

/* 'bytes' and '*cut' must outlive it; '*cut' is false at first. */
void stack_piece_init(struct stack_piece *piece, struct maps *maps, pid_t tid,
		      bool *cut);
void stack_piece_set(struct stack_piece *piece, uint64_t start,
		     const void *bytes, size_t size);

#endif
