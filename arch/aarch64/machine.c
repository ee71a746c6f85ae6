/*
 * 64-bit ARM code: registers, signal trampoline, calls and jumps.
 */
#include "arch/aarch64/aarch64.h"

#include <elf.h>

/* mov x8,#__NR_rt_sigreturn; svc #0 */
static const uint8_t sigreturn[] = {
	0x68, 0x11, 0x80, 0xd2, 0x01, 0x00, 0x00, 0xd4,
};

/* struct siginfo, then a ucontext with its mcontext at 176: x0 is at 8. */
#define X(n) [n] = 128 + 176 + 8 + 8 * (n)
static const int16_t context[] = {
	X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7), X(8), X(9), X(10),
	X(11), X(12), X(13), X(14), X(15), X(16), X(17), X(18), X(19), X(20),
	X(21), X(22), X(23), X(24), X(25), X(26), X(27), X(28), X(29), X(30),
	X(A64_SP), X(A64_PC),
};

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 0 },
};

/* bl; blr, and blraa and its kin, which check a signature */
static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	uint32_t last = code_little(code + ARCH_CALL_SIZE - 4);

	if ((last & 0xfefff000) == 0xd63f0000) {
		*target = 0;
		return true;
	}
	if ((last & 0xfc000000) != 0x94000000)
		return false;
	*target = address - 4 + code_signed(last, 26) * 4;
	return true;
}

/* [bti c] adrp x16,page; ldr x17,[x16,#offset]; .. */
static bool jump(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	unsigned at = code_little(code) == 0xd503245f ? 4 : 0;
	uint32_t adrp = code_little(code + at), ldr = code_little(code + at + 4);
	uint64_t pages = (adrp >> 5 & 0x7ffff) << 2 | (adrp >> 29 & 3);

	if ((adrp & 0x9f00001f) != 0x90000010 ||
	    (ldr & 0xffc003ff) != 0xf9400211)
		return false;
	*slot = ((address + at) & ~(uint64_t)0xfff) +
		((uint64_t)code_signed(pages, 21) << 12) +
		(ldr >> 10 & 0xfff) * 8;
	return true;
}

/*
 * Above the address a return address may be signed. How long addresses are is
 * the kernel's configuration: 52, 48, 47, 42, 39 or 36 bits.
 */
static const uint64_t masks[] = {
	0xfffffffffffff, 0xffffffffffff, 0x7fffffffffff,
	0x3ffffffffff,	 0x7fffffffff,	 0xfffffffff, 0,
};

/* x0 to x29, lr, sp, pc */
static const uint8_t perf[] = {
	0,  1,	2,  3,	4,  5,	6,  7,	8,  9,	10, 11, 12, 13, 14, 15, 16,
	17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
};

/*
 * The kernel describes its trampoline wrongly (before 5.8) or not at all. In
 * its frame a function keeps the return address anywhere.
 */
const struct machine machine_aarch64 = {
	.elf = EM_AARCH64,
	.word = 8,
	.pc = A64_PC,
	.sp = A64_SP,
	.fp = A64_FP,
	.frames = { .caller = 0, .pc = 8, .sp = 16 },
	.link = A64_LR,
	.masks = masks,
	.trampolines_first = true,
	.trampolines = trampolines,
	.trampoline_count = ARCH_COUNT(trampolines),
	.call = call,
	.jump = jump,
	.plt_header = 32,
	.perf = perf,
	.libunwind_names_trampoline = true,
};
