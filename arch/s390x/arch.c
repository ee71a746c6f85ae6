/*
 * 64-bit s390. Programs of 31 bits are not known.
 */
#include "arch/s390x/s390x.h"

#include <errno.h>

/* By index in s390_regs: the psw's mask and address, r0 to r15, access
   registers. */
enum {
	USER_PC = 1,
	USER_R = 2,
	USER_ORIG_R2 = 26,
	REGSET_SIZE = 27 * 8,
};

enum {
	SYSTEM_CALL_NOTE = 0x307,	/* NT_S390_SYSTEM_CALL */
	ERESTARTNOHAND = 514,
};

static const struct abi *const abis[] = { &abi_s390x, NULL };

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = number;
	return audit == abi_s390x.audit ? &abi_s390x : NULL;
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

	registers->machine = &machine_s390x;
	for (i = 0; i < 16; i++)
		registers->value[i] = user(regset, USER_R + i);
	registers->value[S390_PC] = user(regset, USER_PC);
	return regset->size == REGSET_SIZE;
}

/* Of the number and the result r2 has one at a time. */
static bool find_call(const struct regset *regset, struct interrupted *call)
{
	unsigned i;

	call->abi = &abi_s390x;
	call->number = (uint32_t)user(regset, USER_R + 2);
	call->args[0] = user(regset, USER_ORIG_R2);
	for (i = 1; i < ARCH_COUNT(call->args); i++)
		call->args[i] = user(regset, USER_R + 2 + i);
	call->result = user(regset, USER_R + 2);
	call->failed = is_error(call->result);
	return true;
}

/* While a signal is handled the note has the number and a length above it. */
static bool interrupted(const struct regset *regset, struct interrupted *call)
{
	find_call(regset, call);
	call->number = regset->call & 0xffff;
	return regset->has_call && regset->call;
}

/* svc NUMBER, or lghi %r1,NUMBER; svc 0 */
static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	(void)abi;
	if (code[6] != 0x0a)
		return -1;
	if (code[7])
		return code[7];
	return code[2] == 0xa7 && code[3] == 0x19 ? code[4] << 8 | code[5] : -1;
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	set_user(regset, USER_R + 2 + abi->clone_flags, value);
}

static void set_result(struct regset *regset, int64_t result)
{
	set_user(regset, USER_R + 2, result);
}

static void restart(struct regset *regset, uint64_t first)
{
	(void)first;
	set_result(regset, -ERESTARTNOHAND);
}

/* At the entry it is the number that r2 has. */
static void skip_call(struct regset *regset)
{
	set_user(regset, USER_R + 2, -1);
}

extern const struct arch arch_s390x;

const struct arch arch_s390x = {
	.name = "s390x",
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
	.call_note = SYSTEM_CALL_NOTE,
	.perf_mask = 0x20000ffff,
	.perf_strays = true,
	.machine = &machine_s390x,
	.vdso = "[vdso]",
};
