/* The pieces of 64-bit s390. */
#ifndef PTRAIL_ARCH_S390X_H
#define PTRAIL_ARCH_S390X_H

#include "arch/regset.h"

extern const struct abi abi_s390x;
extern const struct machine machine_s390x;
extern const struct abi_parts parts_s390x;

/* DWARF numbers, from the ELF ABI supplement for s390x. */
enum { S390_LINK = 14, S390_SP = 15, S390_PC = 65 };

#endif
