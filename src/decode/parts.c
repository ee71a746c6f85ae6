/* Looks for an ABI's own sets, layouts, rows and commands. */
#include "decode/parts.h"

#include <string.h>

const struct flag_set *set_of(const struct flag_set *set, const struct abi *abi)
{
	const struct set_part *part =
		abi && abi->parts ? abi->parts->sets : NULL;

	for (; part && part->set; part++)
		if (part->set == set)
			return part->own;
	return set;
}

const struct call_row *row_of(const char *name, const struct abi *abi)
{
	const struct call_row *row = abi->parts ? abi->parts->rows : NULL;

	for (; row && row->name; row++)
		if (!strcmp(row->name, name))
			return row;
	return NULL;
}

const char *ioctl_of(uint32_t cmd, const struct abi *abi)
{
	const struct ioctl_part *part =
		abi && abi->parts ? abi->parts->ioctls : NULL;

	for (; part && part->name; part++)
		if (part->cmd == cmd)
			return part->name;
	return NULL;
}

/* 3 bits of direction and 13 of size become 2 and 14. */
uint32_t ioctl_common(uint32_t cmd, const struct abi *abi)
{
	enum { NONE = 1, READ = 2, WRITE = 4 };
	uint32_t direction = cmd >> 29;

	if (!abi || !abi->parts || !abi->parts->ioctl_three_bits || !direction)
		return cmd;
	return (cmd & 0x1fffffff) |
	       (direction & READ ? UINT32_C(2) << 30 : 0) |
	       (direction & WRITE ? UINT32_C(1) << 30 : 0);
}
