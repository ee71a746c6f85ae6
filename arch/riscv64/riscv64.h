/* The pieces of 64-bit RISC-V. */
#ifndef PTRAIL_ARCH_RISCV64_H
#define PTRAIL_ARCH_RISCV64_H

#include "arch/regset.h"

extern const struct abi abi_riscv64;
extern const struct machine machine_riscv64;
extern const struct abi_parts parts_riscv64;

/* DWARF numbers; the ABI has none for the pc, 64 is not used otherwise. */
enum {
	RISCV_RA = 1, RISCV_SP = 2, RISCV_FP = 8, RISCV_A0 = 10, RISCV_A7 = 17,
	RISCV_PC = 64,
};

#endif
