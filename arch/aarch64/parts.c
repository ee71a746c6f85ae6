/* What 64-bit ARM kernels define otherwise than most. */
#include "arch/aarch64/aarch64.h"

#include "arch/arm/arm.h"
#include "arch/generic.h"
#include "decode/args.h"

/* clang-format off */

static const struct layout_part layouts[] = {
	{ &stat_layout, &generic_stat },
	{ &semid_layout, &generic_semid },
	{ NULL, NULL },
};

static const struct call_row rows[] = {
	CLONE_TLS_FIRST,
	{ .name = NULL },
};

const struct abi_parts parts_aarch64 = {
	.sets = arm64_sets,
	.layouts = layouts,
	.rows = rows,
};
