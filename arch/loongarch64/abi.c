/*
 * How 64-bit LoongArch programs call the kernel. The numbers come from 'make numbers'.
 */
#include "arch/loongarch64/loongarch64.h"

#include <elf.h>
#include <linux/audit.h>

#ifndef AUDIT_ARCH_LOONGARCH64	/* Linux 5.19 */
#define AUDIT_ARCH_LOONGARCH64 \
	(258 | __AUDIT_ARCH_64BIT | __AUDIT_ARCH_LE)
#endif

static const char *const calls[] = {
#include "numbers.h"
};

const struct abi abi_loongarch64 = {
	.name = "loongarch64",
	.audit = AUDIT_ARCH_LOONGARCH64,
	.word = 8,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.clone_result = true,
	.sigreturn_mask = 168,
	.parts = &parts_loongarch64,
};
