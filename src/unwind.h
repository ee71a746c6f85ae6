/*
 * Call chains as addresses. The unwinder takes a moment, registers and a way
 * to read the stack: a stopped thread and a perf sample are the same to it.
 */
#ifndef PTRAIL_UNWIND_H
#define PTRAIL_UNWIND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "arch.h"
#include "maps.h"
#include "memory.h"

struct moment {
	pid_t tid;
	struct maps *maps;
	const struct registers *registers;
	const struct memory *memory;
	bool in_call;	 /* the pc is behind the instruction of a system call,
			    which may be its function's last */
	bool partial;	 /* only the pc and the stack pointer are there: the
			    others are taken from the thread when needed */
	struct unwind_memo *memo; /* of its thread's last walk; or NULL */
	uint64_t *reach; /* how many bytes of the stack its thread's last walk
			    took, to be read at once by the next; or NULL */
};

/* One frame: the pc, and whether it was interrupted there rather than calling:
   a return address is looked up one byte before, an interrupted pc as it is. */
struct unwound {
	uint64_t pc;
	bool interrupted;
	bool handlers_end; /* a signal handler returns there: nothing called */
	bool guessed;	   /* found by its likeness to a call, not by rules */
};

/* The address by which a frame is looked up. */
static inline uint64_t unwound_lookup(const struct unwound *frame)
{
	return frame->pc - !(frame->interrupted || frame->handlers_end);
}

enum unwind_mode {
	UNWIND_FP, /* frame pointers, after one step by the CFI */
	UNWIND_FP_STRICT,
	UNWIND_DWARF, /* call frame information */
};

enum { UNWIND_WINDOW = 16384 };

/* A copy of a piece of the stack, from which the words are taken. */
struct unwind_window {
	uint64_t start;
	size_t size;
	size_t wanted; /* how much the next piece asks for */
	char bytes[UNWIND_WINDOW];
};

/*
 * A walk from the innermost frame outwards. It lives where it is declared and
 * needs no finish; 'moment' must outlive it.
 */
struct unwind {
	const struct moment *moment;
	enum unwind_mode mode;
	unsigned stage;
	bool partial;	      /* some registers are still to be taken */
	bool restored[ARCH_REGISTERS]; /* those that are not */
	unsigned backward;    /* steps that led to a lower stack address */
	uint64_t cfa;	      /* of the last frame */
	uint64_t base;	      /* the first stack pointer */
	uint64_t highest;     /* word that was read in the first piece */
	uint64_t limit;	      /* to be set by who has one: bytes above it
				 that may be read; 0: all */
	struct unwound frame; /* the next one */
	struct registers registers; /* and its registers */
	struct unwind_window window;
};

void unwind_init(struct unwind *unwind, const struct moment *moment,
		 enum unwind_mode mode);

/*
 * The next frame; false behind the outermost. Frames may be many: whoever
 * loops sets the bound. The addresses only ever grow but for a few switches
 * of stacks, so a walk always ends.
 */
bool unwind_next(struct unwind *unwind, struct unwound *frame);

/*
 * libunwind's opinion of the same, the reference for tests: fills 'frames'
 * with at most 'max', returns how many. Needs .eh_frame_hdr in each file.
 */
size_t unwind_libunwind(const struct moment *moment, struct unwound *frames,
			size_t max);

#endif
