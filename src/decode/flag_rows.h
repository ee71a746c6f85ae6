/* What the lists of flags are written in, for flags*.c alone. */
#ifndef PTRAIL_DECODE_FLAG_ROWS_H
#define PTRAIL_DECODE_FLAG_ROWS_H

#include "decode/flags.h"

/* Bits, one value of a field of bits, one value of the whole. */
#define B(bits, name) { bits, bits, name }
#define M(value, field, name) { value, field, name }
#define V(value, name) { value, UINT64_MAX, name }

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define FLAGS(set, prefix) \
	const struct flag_set set = { prefix, set##_list, COUNT(set##_list), \
				      false }
#define CHOICE(set, prefix) \
	const struct flag_set set = { prefix, set##_list, COUNT(set##_list), \
				      true }

#endif
