/*
 * 32-bit x86 code: registers, signal trampolines, calls and jumps.
 */
#include "arch/i386/i386.h"

#include <elf.h>
#include <errno.h>

/* DWARF numbers, from the System V ABI for i386. */
enum { EAX, ECX, EDX, EBX, ESP, EBP, ESI, EDI, EIP };

/* pop %eax; mov $__NR_sigreturn,%eax; int $0x80 */
static const uint8_t sigreturn[] = {
	0x58, 0xb8, 0x77, 0, 0, 0, 0xcd, 0x80,
};

/* mov $__NR_rt_sigreturn,%eax; int $0x80 */
static const uint8_t rt_sigreturn[] = {
	0xb8, 0xad, 0, 0, 0, 0xcd, 0x80,
};

/* struct sigcontext behind the signal's number. */
static const int16_t context[] = {
	[EDI] = 20, [ESI] = 24, [EBP] = 28, [ESP] = 32, [EBX] = 36,
	[EDX] = 40, [ECX] = 44, [EAX] = 48, [EIP] = 60,
};

/* The same in the ucontext behind three arguments and struct siginfo. */
static const int16_t rt_context[] = {
	[EDI] = 176, [ESI] = 180, [EBP] = 184, [ESP] = 188, [EBX] = 192,
	[EDX] = 196, [ECX] = 200, [EAX] = 204, [EIP] = 216,
};

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 4 },
	{ rt_sigreturn, sizeof(rt_sigreturn), rt_context, 0 },
};

static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	if (code[ARCH_CALL_SIZE - 5] != 0xe8)
		return false;
	*target = (uint32_t)(address + code_little(code + ARCH_CALL_SIZE - 4));
	return true;
}

/* jmp *slot: that of position-independent code is relative to %ebx. */
static bool jump(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	(void)address;
	if (code[0] != 0xff || code[1] != 0x25)
		return false;
	*slot = code_little(code + 2);
	return true;
}

/* The order of enum perf_event_x86_regs, as far as the 64-bit mask goes. */
static const uint8_t perf[] = {
	EAX, EBX, ECX, EDX, ESI, EDI, EBP, ESP, EIP,
	ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER,
	ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER, ARCH_NO_REGISTER,
};

/* The processor's order but for its last and first ones: enum x86_regnum_t. */
static const uint8_t libunwind[] = {
	EAX, EDX, ECX, EBX, ESI, EDI, EBP, ESP, EIP,
};

const struct machine machine_i386 = {
	.elf = EM_386,
	.word = 4,
	.pc = EIP,
	.sp = ESP,
	.fp = EBP,
	.frames = { .caller = 0, .pc = 4, .sp = 8 },
	.trampolines = trampolines,
	.trampoline_count = ARCH_COUNT(trampolines),
	.call = call,
	.return_at = -4,
	.jump = jump,
	.plt_header = 16,
	.perf = perf,
	.libunwind = libunwind,
	.libunwind_count = ARCH_COUNT(libunwind),
	.libunwind_names_trampoline = true,
};

/* By index in what the kernel gives as NT_PRSTATUS. */
enum {
	USER_EBX, USER_ECX, USER_EDX, USER_ESI, USER_EDI, USER_EBP, USER_EAX,
	USER_ORIG_EAX = 11, USER_EIP, USER_CS, USER_EFLAGS, USER_ESP,
};

static uint32_t user(const struct regset *regset, unsigned index)
{
	return regset_half(regset, index * sizeof(uint32_t));
}

void i386_registers(const struct regset *regset, struct registers *registers)
{
	uint64_t *value = registers->value;

	registers->machine = &machine_i386;
	value[EAX] = user(regset, USER_EAX);
	value[EBX] = user(regset, USER_EBX);
	value[ECX] = user(regset, USER_ECX);
	value[EDX] = user(regset, USER_EDX);
	value[ESI] = user(regset, USER_ESI);
	value[EDI] = user(regset, USER_EDI);
	value[EBP] = user(regset, USER_EBP);
	value[ESP] = user(regset, USER_ESP);
	value[EIP] = user(regset, USER_EIP);
}

void i386_call(const struct regset *regset, struct interrupted *call)
{
	static const unsigned char args[] = {
		USER_EBX, USER_ECX, USER_EDX, USER_ESI, USER_EDI, USER_EBP,
	};
	unsigned i;

	call->abi = &abi_i386;
	call->number = user(regset, USER_ORIG_EAX);
	for (i = 0; i < ARCH_COUNT(args); i++)
		call->args[i] = user(regset, args[i]);
	call->result = (int32_t)user(regset, USER_EAX);
	call->failed = is_error(call->result);
}

/* mov $NUMBER,%eax; int $0x80 */
int64_t i386_number_loaded(const uint8_t *code)
{
	if (code[1] != 0xb8 || code[6] != 0xcd || code[7] != 0x80)
		return -1;
	return code_little(code + 2);
}

void i386_set_argument(struct regset *regset, uint64_t value)
{
	regset_set_half(regset, USER_EBX * sizeof(uint32_t), value);
}

void i386_set_result(struct regset *regset, int64_t result)
{
	regset_set_half(regset, USER_EAX * sizeof(uint32_t), result);
}

void i386_skip_call(struct regset *regset)
{
	regset_set_half(regset, USER_ORIG_EAX * sizeof(uint32_t), -1);
	i386_set_result(regset, -ENOSYS);
}
