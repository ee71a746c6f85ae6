/*
 * How 32-bit ARM programs (EABI) call the kernel. The numbers come from 'make
 * numbers', but for those of ARM alone, far above the others.
 */
#include "arch/arm/arm.h"

#include <linux/audit.h>

enum {
	PRIVATE_BASE = 0x0f0000,	/* __ARM_NR_BASE */
	PRIVATE_COUNT = 7,
	PRIVATE_INDEX = 600,		/* in the table, above all others */
};

static const char *const calls[] = {
#include "numbers.h"
	[PRIVATE_INDEX + 1] = "breakpoint",
	[PRIVATE_INDEX + 2] = "cacheflush",
	[PRIVATE_INDEX + 3] = "usr26",
	[PRIVATE_INDEX + 4] = "usr32",
	[PRIVATE_INDEX + 5] = "set_tls",
	[PRIVATE_INDEX + 6] = "get_tls",
};

const struct abi abi_arm = {
	.name = "arm",
	.audit = AUDIT_ARCH_ARM,
	.word = 4,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.clone_result = true,
	.pairs_even = true,
	.sigreturn_mask = 232,
	.old_sigreturn_mask = { 104, 108 },
	.parts = &parts_arm,
};

uint64_t arm_index(uint64_t number)
{
	uint64_t beyond = (uint32_t)number - PRIVATE_BASE;

	if (beyond < PRIVATE_COUNT)
		return PRIVATE_INDEX + beyond;
	return (uint32_t)number;
}
