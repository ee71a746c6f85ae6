/*
 * What the native architecture says of itself. The x86 part is skipped
 * elsewhere.
 */
#include <criterion/criterion.h>
#include <linux/audit.h>
#include <signal.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arch.h"

Test(arch, registers_of_a_stopped_thread)
{
	struct registers registers;
	pid_t pid = fork();

	if (pid == 0) {
		ptrace(PTRACE_TRACEME, 0, NULL, NULL);
		raise(SIGSTOP);
		_exit(0);
	}
	cr_assert_eq(waitpid(pid, NULL, 0), pid);
	cr_expect(arch_registers(pid, &registers));
	cr_expect_neq(registers.value[arch_native->machine->pc], 0);
	cr_expect_neq(registers.value[arch_native->machine->sp], 0);
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	cr_expect_not(arch_registers(pid, &registers));
}

Test(arch, perf_registers)
{
	uint64_t sampled[64];
	struct registers registers;

	for (unsigned i = 0; i < 64; i++)
		sampled[i] = i + 1;
	arch_perf_registers(arch_native->machine, sampled, &registers);
	cr_expect_neq(registers.value[arch_native->machine->pc], 0);
	cr_expect_neq(registers.value[arch_native->machine->sp], 0);
	cr_expect_neq(registers.value[arch_native->machine->fp], 0);
	if (strcmp(arch_native->name, "x86_64"))
		return;
	/* Bits 6, 7, 8 and the last one of the mask. */
	cr_expect_eq(registers.value[arch_native->machine->fp], 7);
	cr_expect_eq(registers.value[arch_native->machine->sp], 8);
	cr_expect_eq(registers.value[arch_native->machine->pc], 9);
	cr_expect_eq(registers.value[15], 17);
	cr_expect_eq(__builtin_popcountll(arch_native->perf_mask), 17);
}

static const char *name_of(uint32_t audit, uint64_t number)
{
	uint64_t index = 0;
	const struct abi *abi = arch_native->abi(audit, number, &index);

	if (!abi || index >= abi->count)
		return "";
	return abi->calls[index] ? abi->calls[index] : "";
}

Test(arch, x86_numbers_in_code)
{
	static const uint8_t native[] = { 0, 0xb8, 0xe6, 0, 0, 0, 0x0f, 0x05 };
	static const uint8_t narrow[] = { 0, 0xb8, 0xa2, 0, 0, 0, 0xcd, 0x80 };
	static const uint8_t other[] = { 0, 0x89, 0xe6, 0, 0, 0, 0x0f, 0x05 };
	const struct abi *const *abis = arch_native->abis;
	const struct abi *narrow_abi = abis[0];

	if (strcmp(arch_native->name, "x86_64"))
		cr_skip_test();
	for (int i = 0; abis[i]; i++)
		if (abis[i]->word == 4)
			narrow_abi = abis[i];
	cr_expect_eq(arch_native->number_loaded(abis[0], native), 0xe6);
	cr_expect_eq(arch_native->number_loaded(abis[0], narrow), -1);
	cr_expect_eq(arch_native->number_loaded(abis[0], other), -1);
	if (narrow_abi->audit != abis[0]->audit)
		cr_expect_eq(arch_native->number_loaded(narrow_abi, narrow),
			     0xa2);
}

Test(arch, x86_calls)
{
	uint64_t index;

	if (strcmp(arch_native->name, "x86_64"))
		cr_skip_test();
	cr_expect_str_eq(name_of(AUDIT_ARCH_X86_64, 0), "read");
	cr_expect_str_eq(name_of(AUDIT_ARCH_X86_64, 462), "mseal");
	cr_expect_str_eq(name_of(AUDIT_ARCH_I386, 3), "read");
	cr_expect_str_eq(name_of(AUDIT_ARCH_I386, 192), "mmap2");
	cr_expect_str_eq(name_of(AUDIT_ARCH_X86_64, 0x40000000 | 514), "ioctl");
	cr_expect_str_eq(name_of(AUDIT_ARCH_X86_64, UINT64_MAX), "");
	cr_expect_str_eq(name_of(AUDIT_ARCH_X86_64, UINT32_MAX), "");
	cr_expect_eq(arch_native->abi(AUDIT_ARCH_X86_64, UINT64_MAX, &index),
		     arch_native->abis[0]);
	cr_expect_null(arch_native->abi(AUDIT_ARCH_AARCH64, 0, &index));
}
