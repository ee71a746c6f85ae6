/*
 * How 32-bit x86 programs call the kernel. The numbers come from 'make numbers'.
 */
#include "arch/i386/i386.h"

#include <linux/audit.h>

static const char *const calls[] = {
#include "numbers.h"
};

const struct abi abi_i386 = {
	.name = "i386",
	.audit = AUDIT_ARCH_I386,
	.word = 4,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.align = 4,
	.sigreturn_mask = 248,
	.old_sigreturn_mask = { 80, 712 },
	.parts = &parts_i386,
};
