/* Allocators and runtimes that map memory by themselves, told from a frame. */
#ifndef PTRAIL_GROWTH_MAKER_H
#define PTRAIL_GROWTH_MAKER_H

#include <stdbool.h>

#include "event.h"

struct growth_maker {
	const char *name;
	const char *symbol; /* what its functions begin with; NULL: any, .. */
	const char *file;   /* .. in a file that begins so; NULL: any */
	bool plumbing;	    /* how it works is of no interest to its users */
};

/* NULL: none that is known. */
const struct growth_maker *growth_maker_of(const struct frame *frame);

#endif
