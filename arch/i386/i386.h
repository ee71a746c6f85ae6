/* 32-bit x86 programs, for its own kernel and for the 64-bit one. */
#ifndef PTRAIL_ARCH_I386_H
#define PTRAIL_ARCH_I386_H

#include "arch/regset.h"
#include "decode/parts.h"

extern const struct abi abi_i386;
extern const struct machine machine_i386;
extern const struct abi_parts parts_i386;
extern const struct set_part x86_sets[];
extern const struct layout x86_user_desc;
extern const struct layout x86_kvm_regs;
extern const struct layout x86_kvm_sregs;
extern const struct layout x86_kvm_cpuid;

#define X86_LAYOUTS \
	{ &user_desc_layout, &x86_user_desc }, \
	{ &kvm_regs_layout, &x86_kvm_regs }, \
	{ &kvm_sregs_layout, &x86_kvm_sregs }, \
	{ &kvm_cpuid_layout, &x86_kvm_cpuid }

/* Of struct user_regs_struct as 32-bit programs have it. */
void i386_registers(const struct regset *regset, struct registers *registers);
void i386_call(const struct regset *regset, struct interrupted *call);
int64_t i386_number_loaded(const uint8_t *code);
void i386_set_argument(struct regset *regset, uint64_t value);
void i386_set_result(struct regset *regset, int64_t result);
void i386_skip_call(struct regset *regset);

enum { I386_REGSET_SIZE = 17 * 4 };

#endif
