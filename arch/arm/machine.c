/*
 * 32-bit ARM code: registers, signal trampolines, calls and jumps.
 */
#include "arch/arm/arm.h"

#include <elf.h>

enum {
	USER_CPSR = 16,
	USER_ORIG_R0 = 17,
	THUMB = 1 << 5,		/* in cpsr */
	RESTART_CALL = 0,	/* __NR_restart_syscall */
	ERESTARTNOHAND = 514,
	ERESTART_RESTARTBLOCK = 516,
};

/* mov r7,#__NR_sigreturn; swi 0, and the same of rt_sigreturn */
static const uint8_t sigreturn[] = { 0x77, 0x70, 0xa0, 0xe3, 0, 0, 0, 0xef };
static const uint8_t rt_sigreturn[] = { 0xad, 0x70, 0xa0, 0xe3, 0, 0, 0, 0xef };

/* movs r7,#..; svc 0 */
static const uint8_t sigreturn_thumb[] = { 0x77, 0x27, 0x00, 0xdf };
static const uint8_t rt_sigreturn_thumb[] = { 0xad, 0x27, 0x00, 0xdf };

/* mov.w r7,#..; svc 0, which is what glibc's own are in Thumb code */
static const uint8_t sigreturn_long[] = { 0x4f, 0xf0, 0x77, 0x07, 0x00, 0xdf };
static const uint8_t rt_sigreturn_long[] = {
	0x4f, 0xf0, 0xad, 0x07, 0x00, 0xdf,
};

/* struct sigcontext: three words and r0 to r15; in a ucontext, behind five
   words, and that for rt behind struct siginfo. */
#define REGISTERS(at) \
	{ (at), (at) + 4, (at) + 8, (at) + 12, (at) + 16, (at) + 20, \
	  (at) + 24, (at) + 28, (at) + 32, (at) + 36, (at) + 40, (at) + 44, \
	  (at) + 48, (at) + 52, (at) + 56, (at) + 60 }

static const int16_t context[] = REGISTERS(20 + 12);
static const int16_t rt_context[] = REGISTERS(128 + 20 + 12);

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 0 },
	{ rt_sigreturn, sizeof(rt_sigreturn), rt_context, 0 },
	{ sigreturn_thumb, sizeof(sigreturn_thumb), context, 0 },
	{ rt_sigreturn_thumb, sizeof(rt_sigreturn_thumb), rt_context, 0 },
	{ sigreturn_long, sizeof(sigreturn_long), context, 0 },
	{ rt_sigreturn_long, sizeof(rt_sigreturn_long), rt_context, 0 },
};

/* blx of a register */
static bool is_pointer_call(uint32_t wide)
{
	return (wide & 0xfffffff0) == 0xe12fff30 ||
	       (wide >> 16 & 0xff87) == 0x4780;
}

/* bl and blx, in both sets of instructions. */
static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	uint32_t wide = code_little(code + ARCH_CALL_SIZE - 4);
	uint32_t first = wide & 0xffff, second = wide >> 16, high, sign;

	if (is_pointer_call(wide)) {
		*target = 0;
		return true;
	}
	if ((wide & 0xff000000) == 0xeb000000) {
		*target = (uint32_t)(address + 4 +
				     code_signed(wide, 24) * 4);
		return true;
	}
	if ((first & 0xf800) != 0xf000 || (second & 0xc000) != 0xc000)
		return false;
	sign = first >> 10 & 1;
	high = (first & 0x3ff) << 12 | (second & 0x7ff) << 1 |
	       (~(second >> 11 ^ sign) & 1) << 22 |
	       (~(second >> 13 ^ sign) & 1) << 23 | sign << 24;
	*target = (uint32_t)(address + code_signed(high, 25));
	if (!(second & 0x1000))
		*target &= ~(uint64_t)3;
	return true;
}

/* add ip,pc,#a; add ip,ip,#b; ldr pc,[ip,#c]! */
static bool jump(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	uint32_t one = code_little(code), two = code_little(code + 4);
	uint32_t three = code_little(code + 8), turn;

	if ((one & 0xfffff000) != 0xe28fc000 ||
	    (two & 0xfffff000) != 0xe28cc000 ||
	    (three & 0xfffff000) != 0xe5bcf000)
		return false;
	turn = (one >> 8 & 15) * 2;
	*slot = address + 8;
	*slot += turn ? (one & 0xff) >> turn | (one & 0xff) << (32 - turn) :
			(one & 0xff);
	turn = (two >> 8 & 15) * 2;
	*slot += turn ? (two & 0xff) >> turn | (two & 0xff) << (32 - turn) :
			(two & 0xff);
	*slot = (uint32_t)(*slot + (three & 0xfff));
	return true;
}

/* Bit 0 of a return address says that the caller is Thumb code. */
static const uint64_t masks[] = { 0xfffffffe, 0 };

/* r0 to r15; a 64-bit kernel has more, which 32-bit programs have not. */
static const uint8_t perf[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
	ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER,
	ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER,
	ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER,
	ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER,
	ARCH_NO_REGISTER,
};

/* GCC's frame pointer is at the return address, the caller's below it. */
const struct machine machine_arm = {
	.elf = EM_ARM,
	.word = 4,
	.pc = ARM_PC,
	.sp = ARM_SP,
	.fp = ARM_FP,
	.frames = { .caller = -4, .pc = 0, .sp = 4 },
	.link = ARM_LR,
	.masks = masks,
	.symbol_mask = 0xfffffffe,
	.trampolines_first = true,
	.trampolines = trampolines,
	.trampoline_count = ARCH_COUNT(trampolines),
	.call = call,
	.return_at = -4,
	.jump = jump,
	.plt_header = 20,
	.row = arm_exidx_row,
	.beginning = arm_beginning_row,
	.perf = perf,
	.libunwind_names_trampoline = true,
};

static uint32_t user(const struct regset *regset, unsigned index)
{
	return regset_half(regset, index * sizeof(uint32_t));
}

void arm_registers(const struct regset *regset, struct registers *registers)
{
	unsigned i;

	registers->machine = &machine_arm;
	for (i = 0; i <= ARM_PC; i++)
		registers->value[i] = user(regset, i);
}

bool arm_call(const struct regset *regset, struct interrupted *call)
{
	unsigned i;

	call->abi = &abi_arm;
	call->number = arm_index(regset->has_call ? (uint32_t)regset->call :
						    user(regset, ARM_R7));
	call->args[0] = user(regset, USER_ORIG_R0);
	for (i = 1; i < ARCH_COUNT(call->args); i++)
		call->args[i] = user(regset, i);
	call->result = (int32_t)user(regset, 0);
	call->failed = is_error(call->result);
	return true;
}

/* svc 0 or Thumb's, as the last instruction or the next. */
static bool is_call(const struct regset *regset, const unsigned char *next)
{
	unsigned char thumb = user(regset, USER_CPSR) & THUMB;

	if (thumb)
		return next[0] == 0 && next[1] == 0xdf;
	return (code_little(next) & 0x0fffffff) == 0x0f000000;
}

/*
 * The kernel has set the pc back to where a call is made that is to begin anew
 * before it stops, and has forgotten the call.
 */
bool arm_interrupted(const struct regset *regset, struct interrupted *call)
{
	unsigned size = user(regset, USER_CPSR) & THUMB ? 2 : 4;

	arm_call(regset, call);
	call->number = arm_index(user(regset, ARM_R7));
	if (is_call(regset, regset->after)) {
		call->result = call->number == RESTART_CALL ?
				       -ERESTART_RESTARTBLOCK :
				       -ERESTARTNOHAND;
		call->ahead = size;
		return true;
	}
	return is_call(regset, regset->before + ARCH_CODE_SIZE - size);
}

void arm_restart(struct regset *regset, uint64_t first)
{
	unsigned size = user(regset, USER_CPSR) & THUMB ? 2 : 4;

	(void)first;
	regset_set_half(regset, 0, user(regset, USER_ORIG_R0));
	regset_set_half(regset, ARM_PC * sizeof(uint32_t),
			user(regset, ARM_PC) - size);
}

/* mov r7,#NUMBER; svc 0, or Thumb's */
int64_t arm_number_loaded(const uint8_t *code)
{
	uint32_t mov = code_little(code), thumb = code_little(code + 4);

	if ((code_little(code + 4) & 0x0fffffff) == 0x0f000000 &&
	    (mov & 0xffffff00) == 0xe3a07000)
		return mov & 0xff;
	return (thumb & 0xffffff00) == 0xdf002700 ? (int64_t)(thumb & 0xff) :
						    -1;
}

void arm_set_argument(struct regset *regset, uint64_t value)
{
	regset_set_half(regset, 0, value);
}

void arm_set_result(struct regset *regset, int64_t result)
{
	regset_set_half(regset, 0, result);
}
