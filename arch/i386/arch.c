/*
 * 32-bit x86 as a kernel of its own.
 */
#include "arch/i386/i386.h"

#include <errno.h>
#include <linux/audit.h>

static const struct abi *const abis[] = { &abi_i386, NULL };

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = (uint32_t)number;
	return audit == AUDIT_ARCH_I386 ? &abi_i386 : NULL;
}

static bool take(const struct regset *regset, struct registers *registers)
{
	i386_registers(regset, registers);
	return regset->size == I386_REGSET_SIZE;
}

static bool find_call(const struct regset *regset, struct interrupted *call)
{
	i386_call(regset, call);
	return true;
}

static bool interrupted(const struct regset *regset, struct interrupted *call)
{
	i386_call(regset, call);
	return (int32_t)call->number >= 0;
}

static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	(void)abi;
	return i386_number_loaded(code);
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	(void)abi;
	i386_set_argument(regset, value);
}

static void restart(struct regset *regset, uint64_t first)
{
	enum { ERESTARTNOHAND = 514 };

	(void)first;
	i386_set_result(regset, -ERESTARTNOHAND);
}

extern const struct arch arch_i386;

const struct arch arch_i386 = {
	.name = "i386",
	.abis = abis,
	.abi = find_abi,
	.registers = take,
	.call = find_call,
	.interrupted = interrupted,
	.restart = restart,
	.number_loaded = number_loaded,
	.set_argument = set_argument,
	.set_result = i386_set_result,
	.skip_call = i386_skip_call,
	.perf_mask = 0x1ff,
	.machine = &machine_i386,
	.vdso = "[vdso]",
};
