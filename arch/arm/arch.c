/*
 * 32-bit ARM as a kernel of its own.
 */
#include "arch/arm/arm.h"

#include <errno.h>
#include <linux/audit.h>

enum { SET_SYSCALL = 23 };	/* PTRACE_SET_SYSCALL */

static const struct abi *const abis[] = { &abi_arm, NULL };

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = arm_index(number);
	return audit == AUDIT_ARCH_ARM ? &abi_arm : NULL;
}

static bool take(const struct regset *regset, struct registers *registers)
{
	arm_registers(regset, registers);
	return regset->size == ARM_REGSET_SIZE;
}

static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	(void)abi;
	return arm_number_loaded(code);
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	(void)abi;
	arm_set_argument(regset, value);
}

static void skip_call(struct regset *regset)
{
	regset_set_call(regset, -1);
	arm_set_result(regset, -ENOSYS);
}

extern const struct arch arch_arm;

const struct arch arch_arm = {
	.name = "arm",
	.abis = abis,
	.abi = find_abi,
	.registers = take,
	.call = arm_call,
	.interrupted = arm_interrupted,
	.restart = arm_restart,
	.number_loaded = number_loaded,
	.set_argument = set_argument,
	.set_result = arm_set_result,
	.skip_call = skip_call,
	.call_request = SET_SYSCALL,
	.perf_mask = 0xffff,
	.perf_strays = true,
	.machine = &machine_arm,
	.vdso = "[vdso]",
};
