/*
 * 64-bit LoongArch code: registers, signal trampoline, calls and jumps.
 */
#include "arch/loongarch64/loongarch64.h"

#include <elf.h>

#ifndef EM_LOONGARCH
#define EM_LOONGARCH 258
#endif

/* li.w a7,__NR_rt_sigreturn (ori a7,zero,139); syscall 0 */
static const uint8_t sigreturn[] = {
	0x0b, 0x2c, 0x82, 0x03, 0x00, 0x00, 0x2b, 0x00,
};

/* struct siginfo, then a ucontext with its mcontext at 176: pc, r0 to r31 */
#define R(n) [n] = 128 + 176 + 8 + 8 * (n)
static const int16_t context[] = {
	R(1), R(2), R(3), R(4), R(5), R(6), R(7), R(8), R(9), R(10), R(11),
	R(12), R(13), R(14), R(15), R(16), R(17), R(18), R(19), R(20), R(21),
	R(22), R(23), R(24), R(25), R(26), R(27), R(28), R(29), R(30), R(31),
	[LOONG_PC] = 128 + 176,
};

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 0 },
};

/* bl; jirl ra,.. */
static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	uint32_t last = code_little(code + ARCH_CALL_SIZE - 4);
	uint64_t words = (last & 0x3ff) << 16 | (last >> 10 & 0xffff);

	if (last >> 26 == 0x13 && (last & 0x1f) == 1) {
		*target = 0;
		return true;
	}
	if (last >> 26 != 0x15)
		return false;
	*target = address - 4 + code_signed(words, 26) * 4;
	return true;
}

/* pcaddu12i t3,..; ld.d t3,t3,..; jirl t1,t3,0 */
static bool jump(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	uint32_t base = code_little(code), load = code_little(code + 4);

	if ((base & 0xfe00001f) != 0x1c00000f ||
	    (load & 0xffc003ff) != 0x28c001ef)
		return false;
	*slot = address + ((uint64_t)code_signed(base >> 5, 20) << 12) +
		code_signed(load >> 10, 12);
	return true;
}

/* pc, r1 to r31 */
static const uint8_t perf[] = {
	LOONG_PC, 1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
	16,	  17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
};

/* The frame pointer is above what the function saves. */
const struct machine machine_loongarch64 = {
	.elf = EM_LOONGARCH,
	.word = 8,
	.pc = LOONG_PC,
	.sp = LOONG_SP,
	.fp = LOONG_FP,
	.frames = { .caller = -16, .pc = -8, .sp = 0 },
	.link = LOONG_RA,
	.trampolines_first = true,
	.trampolines = trampolines,
	.trampoline_count = ARCH_COUNT(trampolines),
	.call = call,
	.return_at = -8,
	.jump = jump,
	.plt_header = 32,
	.perf = perf,
	.libunwind_names_trampoline = true,
};
