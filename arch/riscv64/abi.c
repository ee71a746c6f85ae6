/*
 * How 64-bit RISC-V programs call the kernel. The numbers come from 'make numbers'.
 */
#include "arch/riscv64/riscv64.h"

#include <linux/audit.h>

static const char *const calls[] = {
#include "numbers.h"
};

const struct abi abi_riscv64 = {
	.name = "riscv64",
	.audit = AUDIT_ARCH_RISCV64,
	.word = 8,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.clone_result = true,
	.sigreturn_mask = 168,
	.parts = &parts_riscv64,
};
