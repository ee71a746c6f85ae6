/*
 * 64-bit RISC-V.
 */
#include "arch/riscv64/riscv64.h"

#include <errno.h>

enum {
	REGSET_SIZE = 32 * 8,	/* pc, x1 to x31 */
	RESTART_CALL = 128,	/* __NR_restart_syscall */
	ECALL = 0x73,
	ERESTARTNOHAND = 514,
	ERESTART_RESTARTBLOCK = 516,
};

static const struct abi *const abis[] = { &abi_riscv64, NULL };

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = number;
	return audit == abi_riscv64.audit ? &abi_riscv64 : NULL;
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

	registers->machine = &machine_riscv64;
	for (i = 1; i < 32; i++)
		registers->value[i] = user(regset, i);
	registers->value[RISCV_PC] = user(regset, 0);
	return regset->size == REGSET_SIZE;
}

static bool find_call(const struct regset *regset, struct interrupted *call)
{
	unsigned i;

	call->abi = &abi_riscv64;
	call->number = (uint32_t)user(regset, RISCV_A7);
	for (i = 0; i < ARCH_COUNT(call->args); i++)
		call->args[i] = user(regset, RISCV_A0 + i);
	call->result = user(regset, RISCV_A0);
	call->failed = is_error(call->result);
	return true;
}

/*
 * Newer kernels have set the pc back to where a call is made that is to begin
 * anew before they stop; others still have what it returned.
 */
static bool interrupted(const struct regset *regset, struct interrupted *call)
{
	find_call(regset, call);
	if (code_little(regset->after) != ECALL)
		return code_little(regset->before + ARCH_CODE_SIZE - 4) ==
		       ECALL;
	call->result = call->number == RESTART_CALL ? -ERESTART_RESTARTBLOCK :
						      -ERESTARTNOHAND;
	call->ahead = sizeof(uint32_t);
	return true;
}

static void restart(struct regset *regset, uint64_t first)
{
	set_user(regset, RISCV_A0, first);
	set_user(regset, 0, user(regset, 0) - sizeof(uint32_t));
}

/* li a7,NUMBER; ecall */
static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	uint32_t load = code_little(code);

	(void)abi;
	if ((load & 0xfffff) != 0x893 || code_little(code + 4) != ECALL)
		return -1;
	return load >> 20;
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	(void)abi;
	set_user(regset, RISCV_A0, value);
}

static void set_result(struct regset *regset, int64_t result)
{
	set_user(regset, RISCV_A0, result);
}

static void skip_call(struct regset *regset)
{
	set_user(regset, RISCV_A7, -1);
	set_result(regset, -ENOSYS);
}

extern const struct arch arch_riscv64;

const struct arch arch_riscv64 = {
	.name = "riscv64",
	.abis = abis,
	.abi = find_abi,
	.registers = take,
	.call = find_call,
	.interrupted = interrupted,
	.restart = restart,
	.forgets_first = true,
	.number_loaded = number_loaded,
	.set_argument = set_argument,
	.set_result = set_result,
	.skip_call = skip_call,
	.perf_mask = 0xffffffff,
	.perf_strays = true,
	.machine = &machine_riscv64,
	.vdso = "[vdso]",
};
