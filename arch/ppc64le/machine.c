/*
 * 64-bit little-endian PowerPC code: registers, signal trampoline, calls.
 */
#include "arch/ppc64le/ppc64le.h"

#include <elf.h>

/* addi r1,r1,__SIGNAL_FRAMESIZE; li r0,__NR_rt_sigreturn; sc */
static const uint8_t sigreturn[] = {
	0x80, 0x00, 0x21, 0x38, 0xac, 0x00, 0x00, 0x38, 0x02, 0x00, 0x00, 0x44,
};

/* A frame of 128 bytes, then a ucontext with its mcontext at 168 and registers
   at 64 in that. */
#define R(n) [n] = 128 + 168 + 64 + 8 * (n)
static const int16_t context[] = {
	R(0), R(1), R(2), R(3), R(4), R(5), R(6), R(7), R(8), R(9), R(10),
	R(11), R(12), R(13), R(14), R(15), R(16), R(17), R(18), R(19), R(20),
	R(21), R(22), R(23), R(24), R(25), R(26), R(27), R(28), R(29), R(30),
	R(31),
	[PPC_PC] = 128 + 168 + 64 + 8 * 32,
};

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 128 },
};

/* bl; bctrl, blrl */
static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	uint32_t last = code_little(code + ARCH_CALL_SIZE - 4);

	if (last == 0x4e800421 || last == 0x4e800021) {
		*target = 0;
		return true;
	}
	if ((last & 0xfc000003) != 0x48000001)
		return false;
	*target = address - 4 + code_signed(last & 0x03fffffc, 26);
	return true;
}

/* r0 to r31, nip, link */
static const uint8_t perf[] = {
	0,  1,	2,  3,	4,  5,	6,  7,	8,  9,	10, 11, 12, 13, 14,
	15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
	30, 31, PPC_PC, PPC_LR,
};

/*
 * There is no frame pointer: each frame begins with the address of the
 * caller's, where the return address is kept. What goes between a call and
 * another file is no PLT that could be read without r2.
 */
const struct machine machine_ppc64le = {
	.elf = EM_PPC64,
	.word = 8,
	.pc = PPC_PC,
	.sp = PPC_SP,
	.fp = PPC_SP,
	.frames = { .caller = 0, .pc = 16, .backchain = true, .sp = 0 },
	.link = PPC_LR,
	.trampolines = trampolines,
	.trampoline_count = ARCH_COUNT(trampolines),
	.call = call,
	.return_at = 16,
	.perf = perf,
	.libunwind_names_trampoline = true,
};
