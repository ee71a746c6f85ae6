/*
 * x86: 64-bit programs, and the 32-bit and x32 ones that a 64-bit kernel runs.
 */
#include "arch/x86_64/x86_64.h"

#include <errno.h>
#include <linux/audit.h>

#include "arch/i386/i386.h"

enum {
	ALL_ONES = 0xffffffff,	/* the number of no call: -1, in 32 bits */
	ERESTARTNOHAND = 514,
};

/* By index in struct user_regs_struct. */
enum {
	USER_R15, USER_R14, USER_R13, USER_R12, USER_RBP, USER_RBX, USER_R11,
	USER_R10, USER_R9, USER_R8, USER_RAX, USER_RCX, USER_RDX, USER_RSI,
	USER_RDI, USER_ORIG_RAX, USER_RIP, USER_CS, USER_EFLAGS, USER_RSP,
	USER_COUNT = 27,
};

static const struct abi *const abis[] = {
	&abi_x86_64,
	&abi_i386,
	&abi_x32,
	NULL,
};

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = number;
	if (audit == AUDIT_ARCH_I386)
		return &abi_i386;
	if (audit != AUDIT_ARCH_X86_64)
		return NULL;
	if (!(number & X32_BIT) || (uint32_t)number == (uint32_t)ALL_ONES)
		return &abi_x86_64;
	*index = number & ~(uint64_t)X32_BIT;
	return &abi_x32;
}

static bool is_narrow(const struct regset *regset)
{
	return regset->size == I386_REGSET_SIZE;
}

static uint64_t user(const struct regset *regset, unsigned index)
{
	return regset_word(regset, index * sizeof(uint64_t));
}

static bool take(const struct regset *regset, struct registers *registers)
{
	static const unsigned char order[] = {
		[RAX] = USER_RAX, [RDX] = USER_RDX, [RCX] = USER_RCX,
		[RBX] = USER_RBX, [RSI] = USER_RSI, [RDI] = USER_RDI,
		[RBP] = USER_RBP, [RSP] = USER_RSP, [R8] = USER_R8,
		[R9] = USER_R9, [R10] = USER_R10, [R11] = USER_R11,
		[R12] = USER_R12, [R13] = USER_R13, [R14] = USER_R14,
		[R15] = USER_R15, [RIP] = USER_RIP,
	};
	unsigned i;

	if (is_narrow(regset)) {
		i386_registers(regset, registers);
		return true;
	}
	registers->machine = &machine_x86_64;
	for (i = 0; i < ARCH_COUNT(order); i++)
		registers->value[i] = user(regset, order[i]);
	return regset->size == USER_COUNT * sizeof(uint64_t);
}

/* 64-bit code may call as 32-bit code does, and only the code tells. */
static bool is_int80(const struct regset *regset)
{
	return regset->before[ARCH_CODE_SIZE - 2] == 0xcd &&
	       regset->before[ARCH_CODE_SIZE - 1] == 0x80;
}

static void take_int80(const struct regset *regset, struct interrupted *call)
{
	static const unsigned char args[] = {
		USER_RBX, USER_RCX, USER_RDX, USER_RSI, USER_RDI, USER_RBP,
	};
	unsigned i;

	call->abi = &abi_i386;
	call->number = (uint32_t)user(regset, USER_ORIG_RAX);
	for (i = 0; i < ARCH_COUNT(args); i++)
		call->args[i] = (uint32_t)user(regset, args[i]);
	call->result = (int32_t)user(regset, USER_RAX);
	call->failed = is_error(call->result);
}

static bool find_call(const struct regset *regset, struct interrupted *call)
{
	static const unsigned char args[] = {
		USER_RDI, USER_RSI, USER_RDX, USER_R10, USER_R8, USER_R9,
	};
	unsigned i;

	if (is_narrow(regset)) {
		i386_call(regset, call);
		return true;
	}
	if (is_int80(regset)) {
		take_int80(regset, call);
		return true;
	}
	call->abi = find_abi(AUDIT_ARCH_X86_64, user(regset, USER_ORIG_RAX),
			     &call->number);
	for (i = 0; i < ARCH_COUNT(args); i++)
		call->args[i] = user(regset, args[i]);
	call->result = user(regset, USER_RAX);
	call->failed = is_error(call->result);
	return true;
}

static bool interrupted(const struct regset *regset, struct interrupted *call)
{
	return find_call(regset, call) && (int32_t)call->number >= 0;
}

/* mov $NUMBER,%eax; syscall or int $0x80 */
static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	if (abi == &abi_i386)
		return i386_number_loaded(code);
	if (code[1] != 0xb8 || code[6] != 0x0f || code[7] != 0x05)
		return -1;
	return code_little(code + 2) & ~X32_BIT;
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	if (is_narrow(regset))
		i386_set_argument(regset, value);
	else if (abi == &abi_i386)
		regset_set_word(regset, USER_RBX * sizeof(uint64_t), value);
	else
		regset_set_word(regset, USER_RDI * sizeof(uint64_t), value);
}

static void set_result(struct regset *regset, int64_t result)
{
	if (is_narrow(regset))
		i386_set_result(regset, result);
	else
		regset_set_word(regset, USER_RAX * sizeof(uint64_t), result);
}

static void restart(struct regset *regset, uint64_t first)
{
	(void)first;
	set_result(regset, -ERESTARTNOHAND);
}

static void skip_call(struct regset *regset)
{
	if (is_narrow(regset)) {
		i386_skip_call(regset);
		return;
	}
	regset_set_word(regset, USER_ORIG_RAX * sizeof(uint64_t), -1);
	set_result(regset, -ENOSYS);
}

extern const struct arch arch_x86_64;

const struct arch arch_x86_64 = {
	.name = "x86_64",
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
	.perf_mask = 0xff01ff,
	.machine = &machine_x86_64,
	.narrow = &machine_i386,
	.vdso = "[vdso]",
};
