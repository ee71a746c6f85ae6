/* What its kernel defines otherwise than most. */
#include "arch/riscv64/riscv64.h"

#include "arch/generic.h"
#include "decode/args.h"

/* clang-format off */

static const struct layout_part layouts[] = {
	{ &stat_layout, &generic_stat },
	{ &semid_layout, &generic_semid },
	{ &sigaction_layout, &generic_sigaction },
	{ NULL, NULL },
};

static const struct call_row rows[] = {
	CLONE_TLS_FIRST,
	{ .name = NULL },
};

const struct abi_parts parts_riscv64 = {
	.layouts = layouts,
	.rows = rows,
};
