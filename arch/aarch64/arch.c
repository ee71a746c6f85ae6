/*
 * 64-bit ARM, and the 32-bit programs that its kernel runs.
 */
#include "arch/aarch64/aarch64.h"

#include <errno.h>
#include <linux/audit.h>

#include "arch/arm/arm.h"

enum {
	REGSET_SIZE = 34 * 8,	/* x0 to x30, sp, pc, pstate */
	SYSTEM_CALL_NOTE = 0x404,	/* NT_ARM_SYSTEM_CALL */
	RESTART_CALL = 128,	/* __NR_restart_syscall */
	SVC = 0xd4000001,	/* svc #0 */
	ERESTARTNOHAND = 514,
	ERESTART_RESTARTBLOCK = 516,
};

static const struct abi *const abis[] = { &abi_aarch64, &abi_arm, NULL };

static const struct abi *find_abi(uint32_t audit, uint64_t number,
				  uint64_t *index)
{
	*index = number;
	if (audit == AUDIT_ARCH_AARCH64)
		return &abi_aarch64;
	if (audit != AUDIT_ARCH_ARM)
		return NULL;
	*index = arm_index(number);
	return &abi_arm;
}

static bool is_narrow(const struct regset *regset)
{
	return regset->size == ARM_REGSET_SIZE;
}

static uint64_t user(const struct regset *regset, unsigned index)
{
	return regset_word(regset, index * sizeof(uint64_t));
}

static bool take(const struct regset *regset, struct registers *registers)
{
	unsigned i;

	if (is_narrow(regset)) {
		arm_registers(regset, registers);
		return true;
	}
	registers->machine = &machine_aarch64;
	for (i = 0; i <= A64_PC; i++)
		registers->value[i] = user(regset, i);
	return regset->size == REGSET_SIZE;
}

static bool find_call(const struct regset *regset, struct interrupted *call)
{
	unsigned i;

	if (is_narrow(regset))
		return arm_call(regset, call);
	call->abi = &abi_aarch64;
	call->number = regset->has_call ? (uint32_t)regset->call :
					  (uint32_t)user(regset, A64_X8);
	for (i = 0; i < ARCH_COUNT(call->args); i++)
		call->args[i] = user(regset, i);
	call->result = user(regset, 0);
	call->failed = is_error(call->result);
	return true;
}

/*
 * The kernel has set the pc back to where a call is made that is to begin anew
 * before it stops, and has forgotten the call, whose first argument is lost.
 */
static bool interrupted(const struct regset *regset, struct interrupted *call)
{
	if (is_narrow(regset))
		return arm_interrupted(regset, call);
	find_call(regset, call);
	call->number = (uint32_t)user(regset, A64_X8);
	if (code_little(regset->after) == SVC) {
		call->result = call->number == RESTART_CALL ?
				       -ERESTART_RESTARTBLOCK :
				       -ERESTARTNOHAND;
		call->ahead = sizeof(uint32_t);
		return true;
	}
	return code_little(regset->before + ARCH_CODE_SIZE - 4) == SVC;
}

static void restart(struct regset *regset, uint64_t first)
{
	if (is_narrow(regset)) {
		arm_restart(regset, first);
		return;
	}
	regset_set_word(regset, 0, first);
	regset_set_word(regset, A64_PC * sizeof(uint64_t),
			user(regset, A64_PC) - sizeof(uint32_t));
}

/* mov x8,#NUMBER; svc #0 */
static int64_t number_loaded(const struct abi *abi, const uint8_t *code)
{
	uint32_t mov = code_little(code);

	if (abi == &abi_arm)
		return arm_number_loaded(code);
	if ((mov & 0xffe0001f) != 0xd2800008 || code_little(code + 4) != SVC)
		return -1;
	return mov >> 5 & 0xffff;
}

static void set_argument(struct regset *regset, const struct abi *abi,
			 uint64_t value)
{
	if (abi == &abi_arm)
		arm_set_argument(regset, value);
	else
		regset_set_word(regset, 0, value);
}

static void set_result(struct regset *regset, int64_t result)
{
	if (is_narrow(regset))
		arm_set_result(regset, result);
	else
		regset_set_word(regset, 0, result);
}

static void skip_call(struct regset *regset)
{
	regset_set_call(regset, -1);
	set_result(regset, -ENOSYS);
}

extern const struct arch arch_aarch64;

const struct arch arch_aarch64 = {
	.name = "aarch64",
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
	.call_note = SYSTEM_CALL_NOTE,
	.perf_mask = 0x1ffffffff,
	.machine = &machine_aarch64,
	.narrow = &machine_arm,
	.vdso = "[vdso]",
};
