/* What the lists of flags are written in, for flags*.c and those of arch/. */
#ifndef PTRAIL_DECODE_FLAG_ROWS_H
#define PTRAIL_DECODE_FLAG_ROWS_H

#include "decode/flags.h"

/* Bits, one value of a field of bits, one value of the whole. */
#define B(bits, name) { bits, bits, name }
#define M(value, field, name) { value, field, name }
#define V(value, name) { value, UINT64_MAX, name }

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
/* Not that of args.h, where a file needs both. */
#undef FLAGS
#define FLAGS(set, prefix) \
	const struct flag_set set = { prefix, set##_list, COUNT(set##_list), \
				      false, NULL }
#define CHOICE(set, prefix) \
	const struct flag_set set = { prefix, set##_list, COUNT(set##_list), \
				      true, NULL }
#define CHOICE_BEFORE(set, prefix, rest) \
	const struct flag_set set = { prefix, set##_list, COUNT(set##_list), \
				      true, &(rest) }

#endif
