/*
 * How 64-bit s390 programs call the kernel. The numbers come from 'make numbers'.
 */
#include "arch/s390x/s390x.h"

#include <linux/audit.h>

static const char *const calls[] = {
#include "numbers.h"
};

const struct abi abi_s390x = {
	.name = "s390x",
	.audit = AUDIT_ARCH_S390X,
	.word = 8,
	.calls = calls,
	.count = ARCH_COUNT(calls),
	.parts = &parts_s390x,
	.clone_flags = 1,
	.sigreturn_mask = 680,
	.old_sigreturn_mask = { 164, 160 },
};
