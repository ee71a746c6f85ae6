/* Stepping by libunwind, from a moment instead of a traced thread. */
#ifndef PTRAIL_UNWIND_LIBUNWIND_H
#define PTRAIL_UNWIND_LIBUNWIND_H

#include <stdbool.h>

#include "unwind.h"

/* What a build without libunwind cannot do, for people; NULL: there it is. */
extern const char *const libunwind_lacks;

/*
 * Replaces 'registers' by the caller's; false at the end or when it cannot
 * tell. 'signal' says whether the caller was interrupted by a signal.
 */
bool libunwind_step(const struct moment *moment, struct registers *registers,
		    bool *signal);

#endif
