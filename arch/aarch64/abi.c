/*
 * How 64-bit ARM programs call the kernel. The numbers come from 'make
 * numbers'.
 */
#include "arch/aarch64/aarch64.h"

#include <linux/audit.h>

static const char *const calls[] = {
#include "numbers.h"
};

const struct abi abi_aarch64 = {
	.name = "aarch64",
	.audit = AUDIT_ARCH_AARCH64,
	.word = 8,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.clone_result = true,
	.sigreturn_mask = 168,
	.parts = &parts_aarch64,
};
