/* DWARF expressions of call frame information: those that need no types. */
#ifndef PTRAIL_UNWIND_EXPRESSION_H
#define PTRAIL_UNWIND_EXPRESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <elfutils/libdw.h>

#include "arch.h"
#include "memory.h"

struct expression {
	const Dwarf_Op *operations;
	size_t count;
	const struct registers *registers;
	uint64_t cfa;
	const struct memory *memory;
};

/* Whether an operation is understood; never with a register that is none. */
bool expression_knows(const Dwarf_Op *operation);

/* False when it is not understood or reads what cannot be read. */
bool expression_evaluate(const struct expression *expression, uint64_t *value);

#endif
