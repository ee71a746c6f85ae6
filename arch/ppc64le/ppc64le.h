/* The pieces of 64-bit little-endian PowerPC. */
#ifndef PTRAIL_ARCH_PPC64LE_H
#define PTRAIL_ARCH_PPC64LE_H

#include "arch/regset.h"

extern const struct abi abi_ppc64le;
extern const struct machine machine_ppc64le;
extern const struct abi_parts parts_ppc64le;

/* DWARF numbers; the ABI has none for the pc, 64 is that of a register of old. */
enum { PPC_SP = 1, PPC_PC = 64, PPC_LR = 65 };

#endif
