/*
 * 64-bit s390 code: registers, signal trampolines, calls and jumps.
 */
#include "arch/s390x/s390x.h"

#include <elf.h>

/* svc __NR_sigreturn, svc __NR_rt_sigreturn */
static const uint8_t sigreturn[] = { 0x0a, 0x77 };
static const uint8_t rt_sigreturn[] = { 0x0a, 0xad };

/* The psw's mask and address, r0 to r15, behind a frame of 160 bytes and, ..  */
#define REGISTERS(at) \
	{ (at) + 16, (at) + 24, (at) + 32, (at) + 40, (at) + 48, (at) + 56, \
	  (at) + 64, (at) + 72, (at) + 80, (at) + 88, (at) + 96, (at) + 104, \
	  (at) + 112, (at) + 120, (at) + 128, (at) + 136, \
	  [S390_PC] = (at) + 8 }

/* .. a struct sigcontext, .. */
static const int16_t context[] = REGISTERS(160 + 16);
/* .. an instruction, struct siginfo and 40 bytes of a ucontext. */
static const int16_t rt_context[] = REGISTERS(160 + 8 + 128 + 40);

static const struct trampoline trampolines[] = {
	{ sigreturn, sizeof(sigreturn), context, 0 },
	{ rt_sigreturn, sizeof(rt_sigreturn), rt_context, 0 },
};

/* brasl %r14,..; basr %r14,.. */
static bool call(const uint8_t *code, uint64_t address, uint64_t *target)
{
	const uint8_t *last = code + ARCH_CALL_SIZE - 6;

	if (last[4] == 0x0d && last[5] >> 4 == 14 && last[5] & 15) {
		*target = 0;
		return true;
	}
	if (last[0] != 0xc0 || last[1] != 0xe5)
		return false;
	*target = address - 6 + 2 * (int64_t)(int32_t)code_big(last + 2);
	return true;
}

/* larl %r1,slot; lg %r1,0(%r1); .. */
static bool jump(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	static const uint8_t load[] = { 0xe3, 0x10, 0x10, 0, 0, 0x04 };

	if (code[0] != 0xc0 || code[1] != 0x10 ||
	    memcmp(code + 6, load, sizeof(load)))
		return false;
	*slot = address + 2 * (int64_t)(int32_t)code_big(code + 2);
	return true;
}

/* r0 to r15, pc */
static const uint8_t perf[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, S390_PC,
};

/*
 * There is no frame pointer: where code is compiled with -mbackchain, each
 * frame begins with the address of the caller's, where r14 is kept.
 */
const struct machine machine_s390x = {
	.elf = EM_S390,
	.word = 8,
	.pc = S390_PC,
	.sp = S390_SP,
	.fp = S390_SP,
	.frames = { .caller = 0, .pc = 112, .backchain = true, .sp = 0 },
	/* Below what it leaves for those that it calls. */
	.caller_sp = -160,
	.link = S390_LINK,
	.trampolines_first = true,
	.trampolines = trampolines,
	.trampoline_count = ARCH_COUNT(trampolines),
	.call = call,
	.return_at = 112,
	.jump = jump,
	.plt_header = 32,
	.perf = perf,
	.libunwind_names_trampoline = true,
	.libunwind_reads_self = true,
};
