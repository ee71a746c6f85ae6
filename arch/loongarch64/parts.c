/* What its kernel defines otherwise than most. */
#include "arch/loongarch64/loongarch64.h"

#include "arch/generic.h"
#include "decode/args.h"

/* clang-format off */

static const struct layout_part layouts[] = {
	{ &stat_layout, &generic_stat },
	{ &semid_layout, &generic_semid },
	{ &sigaction_layout, &generic_sigaction },
	{ NULL, NULL },
};

const struct abi_parts parts_loongarch64 = {
	.layouts = layouts,
};
