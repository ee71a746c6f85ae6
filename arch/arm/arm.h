/* 32-bit ARM programs, for its own kernel and for the 64-bit one. */
#ifndef PTRAIL_ARCH_ARM_H
#define PTRAIL_ARCH_ARM_H

#include "arch/regset.h"
#include "decode/parts.h"

extern const struct abi abi_arm;
extern const struct machine machine_arm;
extern const struct abi_parts parts_arm;
extern const struct set_part arm64_sets[];

/* DWARF numbers: those of the registers. */
enum { ARM_R7 = 7, ARM_FP = 11, ARM_SP = 13, ARM_LR = 14, ARM_PC = 15 };

/* r0 to r15, cpsr, orig_r0 */
enum { ARM_REGSET_SIZE = 18 * 4 };

/* The index in the table of a number as the kernel has it. */
uint64_t arm_index(uint64_t number);

void arm_registers(const struct regset *regset, struct registers *registers);
bool arm_call(const struct regset *regset, struct interrupted *call);
bool arm_interrupted(const struct regset *regset, struct interrupted *call);
void arm_restart(struct regset *regset, uint64_t first);
int64_t arm_number_loaded(const uint8_t *code);
void arm_set_argument(struct regset *regset, uint64_t value);
void arm_set_result(struct regset *regset, int64_t result);

/* arch/arm/exidx.c: the row of .ARM.exidx and .ARM.extab at an address. */
bool arm_exidx_row(struct Elf *elf, uint64_t address, struct cfi_row *row);

/* arch/arm/beginning.c: machine.beginning */
bool arm_beginning_row(const uint8_t *code, size_t size, size_t at,
		       struct cfi_row *row);

#endif
