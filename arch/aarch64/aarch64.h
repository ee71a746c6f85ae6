/* The pieces of 64-bit ARM. */
#ifndef PTRAIL_ARCH_AARCH64_H
#define PTRAIL_ARCH_AARCH64_H

#include "arch/regset.h"

extern const struct abi abi_aarch64;
extern const struct machine machine_aarch64;
extern const struct abi_parts parts_aarch64;

/* DWARF numbers, from the ABI for the Arm 64-bit architecture. */
enum { A64_X8 = 8, A64_FP = 29, A64_LR = 30, A64_SP = 31, A64_PC = 32 };

#endif
