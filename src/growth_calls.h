/* What each call does to the account of its address space. */
#ifndef PTRAIL_GROWTH_CALLS_H
#define PTRAIL_GROWTH_CALLS_H

#include <stdbool.h>
#include <stddef.h>

#include "decode/call.h"
#include "growth.h"

/* A call that did not fail, and by whom. */
struct growth_act {
	const struct call *call;
	struct growth_origin origin;
	uint64_t segment; /* bytes of what shmat(2) attached */
	struct growth_space *space;
	struct growth_space *freed; /* at the exit: what was taken; to be
					   put back or left */
};

/*
 * What a call frees is taken out of the account before it runs: behind it
 * another thread may map something there, and be seen first.
 */
struct growth_freed {
	uint64_t start;
	uint64_t end;
};

struct growth_call {
	const char *name;
	void (*account)(const struct growth_act *act);
	/* What it is about to free; NULL: nothing. */
	struct growth_freed (*frees)(const struct growth_act *act);
	/* Whether it adds anything, or frees what malloc(3) may learn from, so
	   that its chain is worth taking; NULL: it never does. */
	bool (*grows)(const struct growth_act *act);
};

/* The table of all calls that matter. */
extern const struct growth_call growth_calls[];
extern const size_t growth_calls_count;

#endif
