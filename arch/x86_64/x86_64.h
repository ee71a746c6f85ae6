/* The pieces of 64-bit x86. */
#ifndef PTRAIL_ARCH_X86_64_H
#define PTRAIL_ARCH_X86_64_H

#include "arch/regset.h"

extern const struct abi abi_x86_64;
extern const struct abi abi_x32;
extern const struct machine machine_x86_64;
extern const struct abi_parts parts_x86_64;

enum {
	X32_BIT = 0x40000000,	/* of the numbers of x32's calls */
};

/* DWARF numbers, from the System V ABI for AMD64. */
enum {
	RAX, RDX, RCX, RBX, RSI, RDI, RBP, RSP,
	R8, R9, R10, R11, R12, R13, R14, R15,
	RIP,
};

#endif
