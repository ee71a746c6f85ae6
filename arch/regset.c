/*
 * The native architecture's functions on the registers of a stopped thread.
 * PTRACE_GETREGSET is there since Linux 2.6.34.
 */
#include "arch/regset.h"

#include <elf.h>
#include <errno.h>
#include <sys/ptrace.h>
#include <sys/uio.h>

static bool transfer(pid_t tid, bool set, uint32_t note, struct iovec *iov)
{
	return !ptrace(set ? PTRACE_SETREGSET : PTRACE_GETREGSET, tid,
		       (void *)(uintptr_t)note, iov);
}

static bool get(pid_t tid, struct regset *regset)
{
	struct iovec iov = { regset->bytes, sizeof(regset->bytes) };

	memset(regset, 0, sizeof(*regset));
	if (!transfer(tid, false, NT_PRSTATUS, &iov))
		return false;
	regset->size = iov.iov_len;
	return true;
}

static void get_call(pid_t tid, struct regset *regset)
{
	struct iovec iov = { &regset->call, sizeof(regset->call) };

	if (arch_native->call_note)
		regset->has_call = transfer(tid, false, arch_native->call_note,
					    &iov);
}

static bool get_all(pid_t tid, struct regset *regset)
{
	if (!get(tid, regset))
		return false;
	get_call(tid, regset);
	return true;
}

static void peek(pid_t tid, uint64_t address, unsigned char *code)
{
	long word;
	size_t done;

	for (done = 0; done < ARCH_CODE_SIZE; done += sizeof(word)) {
		errno = 0;
		word = ptrace(PTRACE_PEEKTEXT, tid,
			      (void *)(uintptr_t)(address + done), NULL);
		if (errno)
			return;
		memcpy(code + done, &word, sizeof(word));
	}
}

static void get_code(pid_t tid, struct regset *regset)
{
	struct registers registers = { .machine = NULL };
	uint64_t pc;

	if (!arch_native->registers(regset, &registers))
		return;
	pc = registers.value[registers.machine->pc];
	peek(tid, pc - ARCH_CODE_SIZE, regset->before);
	peek(tid, pc, regset->after);
}

static bool put_call(pid_t tid, struct regset *regset)
{
	struct iovec iov = { &regset->call, sizeof(regset->call) };

	if (arch_native->call_request)
		return !ptrace(arch_native->call_request, tid, NULL,
			       (void *)(uintptr_t)regset->call);
	return transfer(tid, true, arch_native->call_note, &iov);
}

static bool put(pid_t tid, struct regset *regset)
{
	struct iovec iov = { regset->bytes, regset->changed };

	return (!regset->changed || transfer(tid, true, NT_PRSTATUS, &iov)) &&
	       (!regset->call_changed || put_call(tid, regset));
}

bool arch_registers(pid_t tid, struct registers *registers)
{
	struct regset regset;

	if (!get(tid, &regset))
		return false;
	memset(registers, 0, sizeof(*registers));
	if (arch_native->registers(&regset, registers))
		return true;
	errno = EINVAL;
	return false;
}

static uint64_t stack_pointer(const struct regset *regset)
{
	struct registers registers = { .machine = NULL };

	if (!arch_native->registers(regset, &registers))
		return 0;
	return registers.value[registers.machine->sp];
}

bool arch_call(pid_t tid, struct interrupted *call)
{
	struct regset regset;

	if (!get_all(tid, &regset))
		return false;
	get_code(tid, &regset);
	memset(call, 0, sizeof(*call));
	call->stack = stack_pointer(&regset);
	return arch_native->call(&regset, call);
}

bool arch_interrupted(pid_t tid, struct interrupted *call)
{
	struct regset regset;

	if (!get_all(tid, &regset))
		return false;
	get_code(tid, &regset);
	memset(call, 0, sizeof(*call));
	return arch_native->interrupted(&regset, call);
}

bool arch_restart(pid_t tid, uint64_t first)
{
	struct regset regset;

	if (!get_all(tid, &regset))
		return false;
	arch_native->restart(&regset, first);
	return put(tid, &regset);
}

bool arch_set_argument(pid_t tid, const struct abi *abi, uint64_t value)
{
	struct regset regset;

	if (!get_all(tid, &regset))
		return false;
	arch_native->set_argument(&regset, abi, value);
	return put(tid, &regset);
}

bool arch_set_result(pid_t tid, int64_t result)
{
	struct regset regset;

	if (!get_all(tid, &regset))
		return false;
	arch_native->set_result(&regset, result);
	return put(tid, &regset);
}

bool arch_skip_call(pid_t tid)
{
	struct regset regset;

	if (!get_all(tid, &regset))
		return false;
	arch_native->skip_call(&regset);
	return put(tid, &regset);
}

void arch_perf_registers(const struct machine *machine, const uint64_t *sampled,
			 struct registers *registers)
{
	int count = __builtin_popcountll(arch_native->perf_mask), i;

	memset(registers, 0, sizeof(*registers));
	registers->machine = machine;
	for (i = 0; i < count; i++) {
		if (machine->perf[i] != ARCH_NO_REGISTER)
			registers->value[machine->perf[i]] = sampled[i];
	}
}
