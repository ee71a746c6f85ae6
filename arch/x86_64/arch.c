/*
 * x86: 64-bit programs, and the 32-bit and x32 ones that a 64-bit kernel runs.
 * The numbers come from 'make numbers'.
 */
#include "arch.h"

#include <elf.h>
#include <errno.h>
#include <linux/audit.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>

enum {
	X32_BIT = 0x40000000,
	ERRNO_MAX = 4095,	/* results down from -1 to that are errors */
	ALL_ONES = 0xffffffff,	/* the number of no call: -1, in 32 bits */
};

/* DWARF numbers, from the System V ABI for AMD64. */
enum {
	RAX, RDX, RCX, RBX, RSI, RDI, RBP, RSP,
	R8, R9, R10, R11, R12, R13, R14, R15,
	RIP,
};

/* The same of the i386 supplement. */
enum { EAX, ECX, EDX, EBX, ESP, EBP, ESI, EDI, EIP };

/* What the kernel gives as NT_PRSTATUS of a 32-bit program. */
struct registers_32 {
	uint32_t ebx, ecx, edx, esi, edi, ebp, eax;
	uint32_t ds, es, fs, gs;
	uint32_t orig_eax, eip, cs, eflags, esp, ss;
};

union user_registers {
	struct user_regs_struct wide;
	struct registers_32 narrow;
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
	.audit = AUDIT_ARCH_X86_64,
	.word = 8,
	.calls = calls_x86_64,
	.count = COUNT(calls_x86_64),
};

static const struct abi abi_i386 = {
	.name = "i386",
	.audit = AUDIT_ARCH_I386,
	.word = 4,
	.calls = calls_i386,
	.count = COUNT(calls_i386),
	.align = 4,
};

static const struct abi abi_x32 = {
	.name = "x32",
	.audit = AUDIT_ARCH_X86_64,
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
	value[EAX] = user->eax;
	value[EBX] = user->ebx;
	value[ECX] = user->ecx;
	value[EDX] = user->edx;
	value[ESI] = user->esi;
	value[EDI] = user->edi;
	value[EBP] = user->ebp;
	value[ESP] = user->esp;
	value[EIP] = user->eip;
}

/* mov $__NR_rt_sigreturn,%rax; syscall */
static const uint8_t sigreturn_64[] = {
	0x48, 0xc7, 0xc0, 0x0f, 0, 0, 0, 0x0f, 0x05,
};

/* In the ucontext that the stack pointer is at: uc_mcontext is at 40. */
static const int16_t context_64[] = {
	[R8] = 40, [R9] = 48, [R10] = 56, [R11] = 64,
	[R12] = 72, [R13] = 80, [R14] = 88, [R15] = 96,
	[RDI] = 104, [RSI] = 112, [RBP] = 120, [RBX] = 128,
	[RDX] = 136, [RAX] = 144, [RCX] = 152, [RSP] = 160, [RIP] = 168,
};

/* pop %eax; mov $__NR_sigreturn,%eax; int $0x80 */
static const uint8_t sigreturn_32[] = {
	0x58, 0xb8, 0x77, 0, 0, 0, 0xcd, 0x80,
};

/* mov $__NR_rt_sigreturn,%eax; int $0x80 */
static const uint8_t rt_sigreturn_32[] = {
	0xb8, 0xad, 0, 0, 0, 0xcd, 0x80,
};

/* struct sigcontext behind the signal's number. */
static const int16_t context_32[] = {
	[EDI] = 20, [ESI] = 24, [EBP] = 28, [ESP] = 32, [EBX] = 36,
	[EDX] = 40, [ECX] = 44, [EAX] = 48, [EIP] = 60,
};

/* The same in the ucontext behind three arguments and struct siginfo. */
static const int16_t rt_context_32[] = {
	[EDI] = 176, [ESI] = 180, [EBP] = 184, [ESP] = 188, [EBX] = 192,
	[EDX] = 196, [ECX] = 200, [EAX] = 204, [EIP] = 216,
};

static const struct trampoline trampolines_64[] = {
	{ sigreturn_64, sizeof(sigreturn_64), context_64 },
};

static const struct trampoline trampolines_32[] = {
	{ sigreturn_32, sizeof(sigreturn_32), context_32 },
	{ rt_sigreturn_32, sizeof(rt_sigreturn_32), rt_context_32 },
};

static int32_t displacement(const uint8_t *code)
{
	int32_t value;

	memcpy(&value, code, sizeof(value));
	return value;
}

static bool call_64(const uint8_t *code, uint64_t address, uint64_t *target)
{
	if (code[ARCH_CALL_SIZE - 5] != 0xe8)
		return false;
	*target = address + displacement(code + ARCH_CALL_SIZE - 4);
	return true;
}

static bool call_32(const uint8_t *code, uint64_t address, uint64_t *target)
{
	if (!call_64(code, address, target))
		return false;
	*target = (uint32_t)*target;
	return true;
}

/* [endbr64] [bnd] jmp *slot(%rip) */
static bool jump_64(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	static const uint8_t endbr[] = { 0xf3, 0x0f, 0x1e, 0xfa };
	unsigned at = memcmp(code, endbr, sizeof(endbr)) ? 0 : sizeof(endbr);

	at += code[at] == 0xf2;
	if (code[at] != 0xff || code[at + 1] != 0x25)
		return false;
	*slot = address + at + 6 + displacement(code + at + 2);
	return true;
}

/* jmp *slot: that of position-independent code is relative to %ebx. */
static bool jump_32(const uint8_t *code, uint64_t address, uint64_t *slot)
{
	(void)address;
	if (code[0] != 0xff || code[1] != 0x25)
		return false;
	*slot = (uint32_t)displacement(code + 2);
	return true;
}

static const struct machine machine_64 = {
	.elf = EM_X86_64,
	.word = 8,
	.pc = RIP,
	.sp = RSP,
	.fp = RBP,
	.trampolines = trampolines_64,
	.trampoline_count = COUNT(trampolines_64),
	.call = call_64,
	.jump = jump_64,
};

static const struct machine machine_32 = {
	.elf = EM_386,
	.word = 4,
	.pc = EIP,
	.sp = ESP,
	.fp = EBP,
	.trampolines = trampolines_32,
	.trampoline_count = COUNT(trampolines_32),
	.call = call_32,
	.jump = jump_32,
};

static bool x86_registers(pid_t tid, struct registers *registers)
{
	union user_registers user = { .wide = { 0 } };
	struct iovec iov = { &user, sizeof(user) };

	if (ptrace(PTRACE_GETREGSET, tid, NT_PRSTATUS, &iov))
		return false;
	*registers = (struct registers){ .machine = &machine_64 };
	if (iov.iov_len == sizeof(user.narrow)) {
		registers->machine = &machine_32;
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

static void take_narrow_call(const struct registers_32 *user,
			     struct interrupted *call)
{
	call->abi = &abi_i386;
	call->number = user->orig_eax;
	call->result = (int32_t)user->eax;
	call->args[0] = user->ebx;
	call->args[1] = user->ecx;
	call->args[2] = user->edx;
	call->args[3] = user->esi;
	call->args[4] = user->edi;
	call->args[5] = user->ebp;
}

static void take_wide_call(const struct user_regs_struct *user,
			   struct interrupted *call)
{
	call->abi = x86_abi(AUDIT_ARCH_X86_64, user->orig_rax, &call->number);
	call->result = user->rax;
	call->args[0] = user->rdi;
	call->args[1] = user->rsi;
	call->args[2] = user->rdx;
	call->args[3] = user->r10;
	call->args[4] = user->r8;
	call->args[5] = user->r9;
}

/* 64-bit code may call as 32-bit code does, and only the code tells. */
static bool is_int80(pid_t tid, const struct user_regs_struct *user)
{
	long word;

	errno = 0;
	word = ptrace(PTRACE_PEEKTEXT, tid, (void *)(user->rip - 2), NULL);
	return !errno && (word & 0xffff) == 0x80cd;
}

static struct registers_32 narrowed(const struct user_regs_struct *user)
{
	return (struct registers_32){
		.ebx = user->rbx,
		.ecx = user->rcx,
		.edx = user->rdx,
		.esi = user->rsi,
		.edi = user->rdi,
		.ebp = user->rbp,
		.eax = user->rax,
		.orig_eax = user->orig_rax,
	};
}

static bool x86_call(pid_t tid, struct interrupted *call)
{
	union user_registers user = { .wide = { 0 } };
	struct iovec iov = { &user, sizeof(user) };

	if (ptrace(PTRACE_GETREGSET, tid, NT_PRSTATUS, &iov))
		return false;
	if (iov.iov_len != sizeof(user.narrow) && is_int80(tid, &user.wide)) {
		user.narrow = narrowed(&user.wide);
		iov.iov_len = sizeof(user.narrow);
	}
	if (iov.iov_len == sizeof(user.narrow))
		take_narrow_call(&user.narrow, call);
	else
		take_wide_call(&user.wide, call);
	call->failed = call->result < 0 && call->result >= -ERRNO_MAX;
	return true;
}

/* -1 in the width of the ABI says that there is no call. */
static bool x86_interrupted(pid_t tid, struct interrupted *call)
{
	return x86_call(tid, call) && (int32_t)call->number >= 0;
}

/* mov $NUMBER,%eax; syscall or int $0x80 */
static int64_t x86_number_loaded(const struct abi *abi, const uint8_t *code)
{
	static const uint8_t calls[2][2] = { { 0x0f, 0x05 }, { 0xcd, 0x80 } };

	if (code[0] != 0xb8 ||
	    memcmp(code + 5, calls[abi == &abi_i386], sizeof(calls[0])))
		return -1;
	return (uint32_t)displacement(code + 1) & ~X32_BIT;
}

static bool x86_set_result(pid_t tid, int64_t result)
{
	return !ptrace(PTRACE_POKEUSER, tid,
		       offsetof(struct user_regs_struct, rax), result);
}

static bool x86_set_argument(pid_t tid, const struct abi *abi, uint64_t value)
{
	size_t place = abi == &abi_i386 ? offsetof(struct user_regs_struct, rbx)
					: offsetof(struct user_regs_struct, rdi);

	return !ptrace(PTRACE_POKEUSER, tid, place, value);
}

static bool x86_skip_call(pid_t tid)
{
	return !ptrace(PTRACE_POKEUSER, tid,
		       offsetof(struct user_regs_struct, orig_rax), -1L) &&
	       x86_set_result(tid, -ENOSYS);
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

	*registers = (struct registers){ .machine = &machine_64 };
	for (size_t i = 0; i < COUNT(order); i++)
		registers->value[order[i]] = sampled[i];
}

static const struct arch x86 = {
	.name = "x86_64",
	.abis = abis,
	.abi = x86_abi,
	.registers = x86_registers,
	.call = x86_call,
	.interrupted = x86_interrupted,
	.number_loaded = x86_number_loaded,
	.set_result = x86_set_result,
	.set_argument = x86_set_argument,
	.skip_call = x86_skip_call,
	.perf_registers = x86_perf_registers,
	.perf_mask = 0xff01ff,
	.machine = &machine_64,
	.narrow = &machine_32,
	.vdso = "[vdso]",
};

const struct arch *const arch_native = &x86;
