/* What the lists of flags are written in, for flags*.c and those of arch/. */
#ifndef PTRAIL_DECODE_FLAG_ROWS_H
#define PTRAIL_DECODE_FLAG_ROWS_H

#include "decode/flags.h"

/* Bits, one value of a field of bits, one value of the whole. */
#define B(bits, name) { bits, bits, name }
#define M(value, field, name) { value, field, name }
#define V(value, name) { value, UINT64_MAX, name }

/* The sizes of huge pages, as a power of two above the flags. */
#define HUGE_PAGES \
	M(16u << 26, 63u << 26, "HUGE_64KB"), \
	M(19u << 26, 63u << 26, "HUGE_512KB"), \
	M(20u << 26, 63u << 26, "HUGE_1MB"), \
	M(21u << 26, 63u << 26, "HUGE_2MB"), \
	M(23u << 26, 63u << 26, "HUGE_8MB"), \
	M(24u << 26, 63u << 26, "HUGE_16MB"), \
	M(25u << 26, 63u << 26, "HUGE_32MB"), \
	M(28u << 26, 63u << 26, "HUGE_256MB"), \
	M(29u << 26, 63u << 26, "HUGE_512MB"), \
	M(30u << 26, 63u << 26, "HUGE_1GB"), \
	M(31u << 26, 63u << 26, "HUGE_2GB"), \
	M(34u << 26, 63u << 26, "HUGE_16GB")

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
