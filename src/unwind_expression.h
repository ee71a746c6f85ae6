/* DWARF expressions of call frame information: those that need no types. */
#ifndef PTRAIL_UNWIND_EXPRESSION_H
#define PTRAIL_UNWIND_EXPRESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arch.h"
#include "bytes.h"
#include "memory.h"

struct expression {
	struct bytes bytes;
	const struct registers *registers;
	unsigned word;
	uint64_t cfa;
	bool begin_with_cfa; /* on the stack, as for a register's place */
	const struct memory *memory;
};

/* Whether all operations are understood, and their registers are some. */
bool expression_known(struct bytes bytes);

/* False when it is not understood or reads what cannot be read. */
bool expression_evaluate(const struct expression *expression, uint64_t *value);

#endif
