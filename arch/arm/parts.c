/* What ARM kernels define otherwise than most. */
#include "arch/arm/arm.h"

#include "decode/args.h"
#include "decode/flag_rows.h"
#include "decode/parts.h"

/* clang-format off */

/* Those of both widths. */
static const struct flag arm_open_flags_list[] = {
	OPEN_FLAGS(0200000, 040000, 0100000, 0400000),
};
static FLAGS(arm_open_flags, "O_");

static const struct flag arm_pipe_flags_list[] = {
	PIPE_FLAGS(0200000),
};
static FLAGS(arm_pipe_flags, "O_");

static const struct set_part arm_sets[] = {
	{ &open_flags, &arm_open_flags },
	{ &pipe_flags, &arm_pipe_flags },
	{ NULL, NULL },
};

const struct abi_parts parts_arm = {
	.sets = arm_sets,
};

static const struct flag arm64_prot_flags_list[] = {
	PROT_FLAGS_FIRST,
	B(0x10, "BTI"),
	B(0x20, "MTE"),
	PROT_FLAGS_LAST,
};
static FLAGS(arm64_prot_flags, "PROT_");

static const struct flag arm64_pkey_rights_list[] = {
	B(0x1, "DISABLE_ACCESS"),
	B(0x2, "DISABLE_WRITE"),
	B(0x4, "DISABLE_EXECUTE"),
	B(0x8, "DISABLE_READ"),
};
static FLAGS(arm64_pkey_rights, "PKEY_");

const struct set_part arm64_sets[] = {
	{ &open_flags, &arm_open_flags },
	{ &pipe_flags, &arm_pipe_flags },
	{ &prot_flags, &arm64_prot_flags },
	{ &pkey_rights, &arm64_pkey_rights },
	{ NULL, NULL },
};
