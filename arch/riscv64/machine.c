/*
 * 64-bit RISC-V code: registers, signal trampoline, calls and jumps.
 */
#include "arch/riscv64/riscv64.h"

#include <elf.h>

#ifndef EM_RISCV
#define EM_RISCV 243
#endif

/* li a7,__NR_rt_sigreturn; ecall */
static const uint8_t sigreturn[] = {
	0x93, 0x08, 0xb0, 0x08, 0x73, 0x00, 0x00, 0x00,
};

/* struct siginfo, then a ucontext with its mcontext at 176: pc, x1 to x31 */
#define X(n) [n] = 128 + 176 + 8 * (n)
static const int16_t context[] = {
	X(1), X(2), X(3), X(4), X(5), X(6), X(7), X(8), X(9), X(10), X(11),
	X(12), X(13), X(14), X(15), X(16), X(17), X(18), X(19), X(20), X(21),
	X(22), X(23), X(24), X(25), X(26), X(27), X(28), X(29), X(30), X(31),
	[RISCV_PC] = 128 + 176,
};

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 0 },
};

/* The distance that a jal has in it, in a curious order. */
static int64_t jal_distance(uint32_t code)
{
	return code_signed((code >> 31) << 20 | (code >> 12 & 0xff) << 12 |
				   (code >> 20 & 1) << 11 |
				   (code >> 21 & 0x3ff) << 1,
			   21);
}

/* jalr ra,..(another), or c.jalr */
static bool is_pointer_call(uint32_t last)
{
	return ((last & 0x7fff) == 0x00e7 && (last & 0xfffff) != 0x080e7) ||
	       ((last >> 16 & 0xf07f) == 0x9002 && (last >> 16 & 0xf80));
}

/* jal ra,..; or auipc ra,..; jalr ra,..(ra) */
static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	uint32_t last = code_little(code + ARCH_CALL_SIZE - 4);
	uint32_t first = code_little(code);

	if (is_pointer_call(last)) {
		*target = 0;
		return true;
	}
	if ((last & 0xfff) == 0x0ef) {
		*target = address - 4 + jal_distance(last);
		return true;
	}
	if ((last & 0xfffff) != 0x080e7 || (first & 0xfff) != 0x097)
		return false;
	*target = address - 8 + (int32_t)(first & 0xfffff000) +
		  code_signed(last >> 20, 12);
	return true;
}

/* auipc t3,..; ld t3,..(t3); jalr t1,t3 */
static bool jump(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	uint32_t auipc = code_little(code), load = code_little(code + 4);

	if ((auipc & 0xfff) != 0xe17 || (load & 0xfffff) != 0xe3e03)
		return false;
	*slot = address + (int32_t)(auipc & 0xfffff000) +
		code_signed(load >> 20, 12);
	return true;
}

/* pc, x1 to x31 */
static const uint8_t perf[] = {
	RISCV_PC, 1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
	16,	  17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
};

/* The frame pointer is above what the function saves. */
const struct machine machine_riscv64 = {
	.elf = EM_RISCV,
	.word = 8,
	.pc = RISCV_PC,
	.sp = RISCV_SP,
	.fp = RISCV_FP,
	.frames = { .caller = -16, .pc = -8, .sp = 0 },
	.link = RISCV_RA,
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
