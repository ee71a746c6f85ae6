/*
 * 64-bit x86 code: registers, signal trampolines, calls and jumps.
 */
#include "arch/x86_64/x86_64.h"

#include <elf.h>

/* mov $__NR_rt_sigreturn,%rax; syscall */
static const uint8_t sigreturn[] = {
	0x48, 0xc7, 0xc0, 0x0f, 0, 0, 0, 0x0f, 0x05,
};

/* In the ucontext that the stack pointer is at: uc_mcontext is at 40. */
static const int16_t context[] = {
	[R8] = 40, [R9] = 48, [R10] = 56, [R11] = 64,
	[R12] = 72, [R13] = 80, [R14] = 88, [R15] = 96,
	[RDI] = 104, [RSI] = 112, [RBP] = 120, [RBX] = 128,
	[RDX] = 136, [RAX] = 144, [RCX] = 152, [RSP] = 160, [RIP] = 168,
};

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 0 },
};

static int32_t displacement(const uint8_t *code)
{
	return (int32_t)code_little(code);
}

static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	if (code[ARCH_CALL_SIZE - 5] != 0xe8)
		return false;
	*target = address + displacement(code + ARCH_CALL_SIZE - 4);
	return true;
}

/* [endbr64] [bnd] jmp *slot(%rip) */
static bool jump(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	static const uint8_t endbr[] = { 0xf3, 0x0f, 0x1e, 0xfa };
	unsigned at = memcmp(code, endbr, sizeof(endbr)) ? 0 : sizeof(endbr);

	at += code[at] == 0xf2;
	if (code[at] != 0xff || code[at + 1] != 0x25)
		return false;
	*slot = address + at + 6 + displacement(code + at + 2);
	return true;
}

/*
 * The order of enum perf_event_x86_regs. Flags and segments are left out: the
 * kernel refuses some of them, and unwinding needs none.
 */
static const uint8_t perf[] = {
	RAX, RBX, RCX, RDX, RSI, RDI, RBP, RSP, RIP,
	R8, R9, R10, R11, R12, R13, R14, R15,
};

const struct machine machine_x86_64 = {
	.elf = EM_X86_64,
	.word = 8,
	.pc = RIP,
	.sp = RSP,
	.fp = RBP,
	.frames = { .caller = 0, .pc = 8, .sp = 16 },
	.trampolines = trampolines,
	.trampoline_count = ARCH_COUNT(trampolines),
	.call = call,
	.return_at = -8,
	.jump = jump,
	.plt_header = 16,
	.perf = perf,
};
