/*
 * 64-bit little-endian PowerPC.
 */
#include "arch/ppc64le/ppc64le.h"

#include <errno.h>

/* By index in struct pt_regs. */
enum {
	USER_NIP = 32,
	USER_ORIG_R3 = 34,
	USER_LINK = 36,
	USER_CR = 38,
	USER_TRAP = 40,
	REGSET_SIZE = 48 * 8,
};

enum {
	TRAP_SC = 0xc00,	/* the instruction sc, .. */
	TRAP_SCV = 0x3000,	/* .. scv, which returns errors otherwise */
	TRAP_FLAGS = 0xf,
	SUMMARY_OVERFLOW = 1 << 28,	/* of sc: it failed */
	SC = 0x44000002,
	SCV = 0x44000001,
	ERESTARTNOHAND = 514,
};

static const struct abi *const abis[] = { &abi_ppc64le, NULL };

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = number;
	return audit == abi_ppc64le.audit ? &abi_ppc64le : NULL;
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

	registers->machine = &machine_ppc64le;
	for (i = 0; i < 32; i++)
		registers->value[i] = user(regset, i);
	registers->value[PPC_PC] = user(regset, USER_NIP);
	registers->value[PPC_LR] = user(regset, USER_LINK);
	return regset->size >= (USER_TRAP + 1) * sizeof(uint64_t) &&
	       regset->size <= REGSET_SIZE;
}

static unsigned trap_of(const struct regset *regset)
{
	return user(regset, USER_TRAP) & ~TRAP_FLAGS;
}

static bool find_call(const struct regset *regset, struct interrupted *call)
{
	bool overflow = user(regset, USER_CR) & SUMMARY_OVERFLOW;
	unsigned i;

	call->abi = &abi_ppc64le;
	call->number = (uint32_t)user(regset, 0);
	call->args[0] = user(regset, USER_ORIG_R3);
	for (i = 1; i < ARCH_COUNT(call->args); i++)
		call->args[i] = user(regset, 3 + i);
	call->result = user(regset, 3);
	if (trap_of(regset) == TRAP_SC && overflow)
		call->result = -call->result;
	call->failed = trap_of(regset) == TRAP_SC ? overflow :
						    is_error(call->result);
	return true;
}

static bool interrupted(const struct regset *regset, struct interrupted *call)
{
	return find_call(regset, call) && (trap_of(regset) == TRAP_SC ||
					   trap_of(regset) == TRAP_SCV);
}

/* li r0,NUMBER; sc or scv 0 */
static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	uint32_t load = code_little(code), last = code_little(code + 4);

	(void)abi;
	if (load >> 16 != 0x3800 || (last != SC && last != SCV))
		return -1;
	return load & 0xffff;
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	(void)abi;
	/* At a filter's stop the kernel has it in the second only. */
	set_user(regset, 3, value);
	set_user(regset, USER_ORIG_R3, value);
}

static void set_result(struct regset *regset, int64_t result)
{
	uint64_t cr = user(regset, USER_CR) & ~(uint64_t)SUMMARY_OVERFLOW;

	if (trap_of(regset) == TRAP_SC && is_error(result)) {
		result = -result;
		cr |= SUMMARY_OVERFLOW;
	}
	set_user(regset, 3, result);
	set_user(regset, USER_CR, cr);
}

static void restart(struct regset *regset, uint64_t first)
{
	(void)first;
	set_result(regset, -ERESTARTNOHAND);
}

/* That the kernel does not know the number it finds out itself. */
static void skip_call(struct regset *regset)
{
	set_user(regset, 0, -1);
}

extern const struct arch arch_ppc64le;

const struct arch arch_ppc64le = {
	.name = "ppc64le",
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
	.perf_mask = 0x11ffffffff,
	.perf_strays = true,
	.machine = &machine_ppc64le,
	.vdso = "[vdso]",
};
