/*
 * Call chains for people: what unwind.h finds, named by frames.h. A chain seen
 * before costs little more than the walk.
 */
#ifndef PTRAIL_STACK_H
#define PTRAIL_STACK_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "dso.h"
#include "event.h"
#include "frames.h"
#include "maps.h"
#include "unwind.h"

enum stack_mode {
	STACK_NONE,
	STACK_FP,	 /* frame pointers, after one step by the CFI */
	STACK_FP_STRICT, /* as the kernel walks them */
	STACK_DWARF,	 /* call frame information */
};

struct stack_config {
	enum stack_mode mode;
	size_t max;    /* frames of a chain */
	uint64_t size; /* bytes of the stack that are walked; 0: all */
	struct frame_style frames;
};

struct stack_reader;

/* 'dsos' must outlive the reader and its stacks, and gets the style. */
struct stack_reader *stack_reader_create(struct dsos *dsos,
					 const struct stack_config *config);
void stack_reader_destroy(struct stack_reader *reader);

/* The chain at a moment, to be freed with free(); NULL with STACK_NONE. */
struct stack *stack_capture(struct stack_reader *reader,
			    const struct moment *moment);

/*
 * A chain that the kernel walked, without its PERF_CONTEXT_ marks: 'kernel'
 * addresses first, then those of the user, up to the first return address that
 * is none. To be freed with free().
 */
struct stack_chain {
	const uint64_t *addresses;
	size_t kernel;
	size_t user;
};

struct stack *stack_from_addresses(struct stack_reader *reader,
				   const struct stack_space *space,
				   const struct stack_chain *chain);

/* One user address, named as it is. Needs no stacks to be captured. */
void stack_frame(const struct stack_space *space, uint64_t address,
		 struct frame *frame);

#endif
