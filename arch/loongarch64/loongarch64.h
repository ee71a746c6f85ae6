/* The pieces of 64-bit LoongArch. */
#ifndef PTRAIL_ARCH_LOONGARCH64_H
#define PTRAIL_ARCH_LOONGARCH64_H

#include "arch/regset.h"

extern const struct abi abi_loongarch64;
extern const struct machine machine_loongarch64;
extern const struct abi_parts parts_loongarch64;

/* DWARF numbers; the ABI has none for the pc. */
enum {
	LOONG_RA = 1, LOONG_SP = 3, LOONG_A0 = 4, LOONG_A7 = 11, LOONG_FP = 22,
	LOONG_PC = 64,
};

#endif
