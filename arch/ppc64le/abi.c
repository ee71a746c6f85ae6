/*
 * How 64-bit little-endian PowerPC programs call the kernel. The numbers come from 'make numbers'.
 */
#include "arch/ppc64le/ppc64le.h"

#include <linux/audit.h>

static const char *const calls[] = {
#include "numbers.h"
};

const struct abi abi_ppc64le = {
	.name = "ppc64le",
	.audit = AUDIT_ARCH_PPC64LE,
	.word = 8,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.clone_result = true,
	.sigreturn_mask = 40,
	.parts = &parts_ppc64le,
};
