/*
 * x86: 64-bit programs, and the 32-bit and x32 ones that a 64-bit kernel runs.
 * The numbers come from 'make numbers'.
 */
#include "arch.h"

#include <elf.h>
#include <errno.h>
#include <linux/audit.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>

enum {
	X32_BIT = 0x40000000,
	ALL_ONES = 0xffffffff,	/* the number of no call: -1, in 32 bits */
};

/* DWARF numbers, from the System V ABI for AMD64. */
enum {
	RAX, RDX, RCX, RBX, RSI, RDI, RBP, RSP,
	R8, R9, R10, R11, R12, R13, R14, R15,
	RIP,
};

/* What the kernel gives as NT_PRSTATUS of a 32-bit program. */
struct registers_32 {
	uint32_t ebx, ecx, edx, esi, edi, ebp, eax;
	uint32_t ds, es, fs, gs;
	uint32_t orig_eax, eip, cs, eflags, esp, ss;
};

static const char *const calls_x86_64[] = {
#include "numbers_64.h"
};

static const char *const calls_i386[] = {
#include "numbers_32.h"
};

static const char *const calls_x32[] = {
#include "numbers_x32.h"
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const struct abi abi_x86_64 = {
	.name = "x86_64",
	.word = 8,
	.calls = calls_x86_64,
	.count = COUNT(calls_x86_64),
};

static const struct abi abi_i386 = {
	.name = "i386",
	.word = 4,
	.calls = calls_i386,
	.count = COUNT(calls_i386),
	.align = 4,
};

static const struct abi abi_x32 = {
	.name = "x32",
	.word = 4,
	.calls = calls_x32,
	.count = COUNT(calls_x32),
	.slot = 8,
};

static const struct abi *const abis[] = {
	&abi_x86_64,
	&abi_i386,
	&abi_x32,
	NULL,
};

static const struct abi *x86_abi(uint32_t audit, uint64_t number,
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

static void from_64(const struct user_regs_struct *user, uint64_t *value)
{
	value[RAX] = user->rax;
	value[RDX] = user->rdx;
	value[RCX] = user->rcx;
	value[RBX] = user->rbx;
	value[RSI] = user->rsi;
	value[RDI] = user->rdi;
	value[RBP] = user->rbp;
	value[RSP] = user->rsp;
	value[R8] = user->r8;
	value[R9] = user->r9;
	value[R10] = user->r10;
	value[R11] = user->r11;
	value[R12] = user->r12;
	value[R13] = user->r13;
	value[R14] = user->r14;
	value[R15] = user->r15;
	value[RIP] = user->rip;
}

static void from_32(const struct registers_32 *user, uint64_t *value)
{
	value[RAX] = user->eax;
	value[RDX] = user->edx;
	value[RCX] = user->ecx;
	value[RBX] = user->ebx;
	value[RSI] = user->esi;
	value[RDI] = user->edi;
	value[RBP] = user->ebp;
	value[RSP] = user->esp;
	value[RIP] = user->eip;
}

static bool x86_registers(pid_t tid, struct registers *registers)
{
	union {
		struct user_regs_struct wide;
		struct registers_32 narrow;
	} user;
	struct iovec iov = { &user, sizeof(user) };

	if (ptrace(PTRACE_GETREGSET, tid, NT_PRSTATUS, &iov))
		return false;
	*registers = (struct registers){ 0 };
	if (iov.iov_len == sizeof(user.narrow)) {
		from_32(&user.narrow, registers->value);
		return true;
	}
	if (iov.iov_len != sizeof(user.wide)) {
		errno = EINVAL;
		return false;
	}
	from_64(&user.wide, registers->value);
	return true;
}

/*
 * The order is that of enum perf_event_x86_regs. Flags and segments are left
 * out: the kernel refuses some of them, and unwinding needs none.
 */
static void x86_perf_registers(const uint64_t *sampled,
			       struct registers *registers)
{
	static const unsigned char order[] = {
		RAX, RBX, RCX, RDX, RSI, RDI, RBP, RSP, RIP,
		R8, R9, R10, R11, R12, R13, R14, R15,
	};

	*registers = (struct registers){ 0 };
	for (size_t i = 0; i < COUNT(order); i++)
		registers->value[order[i]] = sampled[i];
}

static const struct arch x86 = {
	.name = "x86_64",
	.abis = abis,
	.abi = x86_abi,
	.registers = x86_registers,
	.perf_registers = x86_perf_registers,
	.perf_mask = 0xff01ff,
	.pc = RIP,
	.sp = RSP,
	.fp = RBP,
	.vdso = "[vdso]",
};

const struct arch *const arch_native = &x86;
