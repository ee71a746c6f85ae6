/*
 * 64-bit LoongArch.
 */
#include "arch/loongarch64/loongarch64.h"

#include <errno.h>

enum {
	USER_IN_CALL = 0,	/* r0 is zero: the kernel keeps that there */
	USER_ORIG_A0 = 32,
	USER_PC = 33,
	REGSET_SIZE = 45 * 8,
	SYSCALL = 0x002b0000,
	ERESTARTNOHAND = 514,
};

static const struct abi *const abis[] = { &abi_loongarch64, NULL };

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = number;
	return audit == abi_loongarch64.audit ? &abi_loongarch64 : NULL;
}

static uint64_t user(const struct regset *regset, unsigned index)
{
	return regset_word(regset, index * sizeof(uint64_t));
}

static void set_user(struct regset *regset, unsigned index, uint64_t value)
{
	regset_set_word(regset, index * sizeof(uint64_t), value);
}

static bool take(const struct regset *regset, struct registers *registers)
{
	unsigned i;

	registers->machine = &machine_loongarch64;
	for (i = 1; i < 32; i++)
		registers->value[i] = user(regset, i);
	registers->value[LOONG_PC] = user(regset, USER_PC);
	return regset->size == REGSET_SIZE;
}

static bool find_call(const struct regset *regset, struct interrupted *call)
{
	unsigned i;

	call->abi = &abi_loongarch64;
	call->number = (uint32_t)user(regset, LOONG_A7);
	call->args[0] = user(regset, USER_ORIG_A0);
	for (i = 1; i < ARCH_COUNT(call->args); i++)
		call->args[i] = user(regset, LOONG_A0 + i);
	call->result = user(regset, LOONG_A0);
	call->failed = is_error(call->result);
	return true;
}

static bool interrupted(const struct regset *regset, struct interrupted *call)
{
	return find_call(regset, call) && user(regset, USER_IN_CALL);
}

/* ori a7,zero,NUMBER; syscall 0 */
static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	uint32_t load = code_little(code);

	(void)abi;
	if ((load & 0xffc003ff) != 0x0380000b ||
	    code_little(code + 4) != SYSCALL)
		return -1;
	return load >> 10 & 0xfff;
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	(void)abi;
	/* From the second the kernel makes the call. */
	set_user(regset, LOONG_A0, value);
	set_user(regset, USER_ORIG_A0, value);
}

static void set_result(struct regset *regset, int64_t result)
{
	set_user(regset, LOONG_A0, result);
}

static void restart(struct regset *regset, uint64_t first)
{
	(void)first;
	set_result(regset, -ERESTARTNOHAND);
}

static void skip_call(struct regset *regset)
{
	set_user(regset, LOONG_A7, -1);
	set_result(regset, -ENOSYS);
}

extern const struct arch arch_loongarch64;

const struct arch arch_loongarch64 = {
	.name = "loongarch64",
	.abis = abis,
	.abi = find_abi,
	.registers = take,
	.call = find_call,
	.interrupted = interrupted,
	.restart = restart,
	.number_loaded = number_loaded,
	.set_argument = set_argument,
	.set_result = set_result,
	.skip_call = skip_call,
	.perf_mask = 0xffffffff,
	.perf_strays = true,
	.machine = &machine_loongarch64,
	.vdso = "[vdso]",
};
