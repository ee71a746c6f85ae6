/*
 * How 64-bit and x32 programs call the kernel. The numbers come from 'make
 * numbers'.
 */
#include "arch/x86_64/x86_64.h"

#include <linux/audit.h>

static const char *const calls[] = {
#include "numbers.h"
};

static const char *const calls_x32[] = {
#include "numbers_x32.h"
};

const struct abi abi_x86_64 = {
	.name = "x86_64",
	.audit = AUDIT_ARCH_X86_64,
	.word = 8,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.sigreturn_mask = 296,
	.parts = &parts_x86_64,
};

const struct abi abi_x32 = {
	.name = "x32",
	.audit = AUDIT_ARCH_X86_64,
	.word = 4,
	.calls = calls_x32,
	.count = ARCH_COUNT(calls_x32),
	.mark = X32_BIT,
	.sigreturn_mask = 280,
	.slot = 8,
	.parts = &parts_x86_64,
};
