/* Stepping by libunwind, from a moment instead of a traced thread. */
#ifndef PTRAIL_UNWIND_LIBUNWIND_H
#define PTRAIL_UNWIND_LIBUNWIND_H

#include <stdbool.h>

#include "unwind.h"

/*
 * Replaces 'registers' by the caller's; false at the end or when it cannot
 * tell. 'signal' says whether the caller was interrupted by a signal. With
 * 'signals_only' nothing else is believed: what libunwind does where there is
 * no call frame information is a guess.
 */
bool libunwind_step(const struct moment *moment, struct registers *registers,
		    bool signals_only, bool *signal);

#endif
