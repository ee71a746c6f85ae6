/* All architectures that there is code for, whichever the machine is. */
#ifndef PTRAIL_TESTS_EVERY_ARCH_H
#define PTRAIL_TESTS_EVERY_ARCH_H

#include <string.h>

#include "arch.h"

extern const struct arch arch_aarch64;
extern const struct arch arch_arm;
extern const struct arch arch_i386;
extern const struct arch arch_loongarch64;
extern const struct arch arch_ppc64le;
extern const struct arch arch_riscv64;
extern const struct arch arch_s390x;
extern const struct arch arch_x86_64;

static const struct arch *const every_arch[] = {
	&arch_aarch64, &arch_arm,   &arch_i386, &arch_loongarch64,
	&arch_ppc64le, &arch_riscv64, &arch_s390x, &arch_x86_64,
};

enum { EVERY_ARCH = sizeof(every_arch) / sizeof(every_arch[0]) };

static inline const struct abi *find_abi_named(const char *name)
{
	for (int i = 0; i < EVERY_ARCH; i++)
		for (int j = 0; every_arch[i]->abis[j]; j++)
			if (!strcmp(every_arch[i]->abis[j]->name, name))
				return every_arch[i]->abis[j];
	return NULL;
}

#endif
