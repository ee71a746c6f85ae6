/* What x86 kernels define otherwise than most. */
#include "arch/i386/i386.h"

#include "decode/args.h"
#include "decode/flag_rows.h"
#include "decode/parts.h"

/* clang-format off */

static const struct flag x86_map_flags_list[] = {
	MAP_FLAGS_FIRST,
	B(0x40, "32BIT"),
	B(0x80, "ABOVE4G"),
	MAP_FLAGS_LAST(0x2000, 0x4000),
};
static FLAGS(x86_map_flags, "MAP_");

const struct set_part x86_sets[] = {
	{ &map_flags, &x86_map_flags },
	{ NULL, NULL },
};

const struct abi_parts parts_i386 = {
	.sets = x86_sets,
};
