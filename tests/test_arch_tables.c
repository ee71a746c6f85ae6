/*
 * What each architecture's tables say, on any machine: numbers, sizes of structs
 * and constants as its kernel's headers have them.
 */
#include "test_decode.h"

#include <sys/mman.h>

#include "every_arch.h"
#include "low_memory.h"

#include "decode/parts.h"

static const struct {
	const char *abi;
	/* read openat execve clone rt_sigreturn restart_syscall futex statx */
	unsigned numbers[8];
} numbers[] = {
	{ "x86_64", { 0, 257, 59, 56, 15, 219, 202, 332 } },
	{ "i386", { 3, 295, 11, 120, 173, 0, 240, 383 } },
	{ "x32", { 0, 257, 520, 56, 513, 219, 202, 332 } },
	{ "arm", { 3, 322, 11, 120, 173, 0, 240, 397 } },
	{ "aarch64", { 63, 56, 221, 220, 139, 128, 98, 291 } },
	{ "riscv64", { 63, 56, 221, 220, 139, 128, 98, 291 } },
	{ "loongarch64", { 63, 56, 221, 220, 139, 128, 98, 291 } },
	{ "ppc64le", { 3, 286, 11, 120, 172, 0, 221, 383 } },
	{ "s390x", { 3, 288, 11, 120, 173, 7, 238, 379 } },
};

Test(arch_tables, numbers)
{
	static const char *const names[] = {
		"read", "openat", "execve", "clone",
		"rt_sigreturn", "restart_syscall", "futex", "statx",
	};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
		const struct abi *abi = find_abi_named(numbers[i].abi);

		cr_assert(abi, "%s", numbers[i].abi);
		for (int j = 0; j < 8; j++) {
			cr_expect_str_eq(abi->calls[numbers[i].numbers[j]],
					 names[j], "%s", abi->name);
		}
		/* Since Linux 5.1 new calls have one number everywhere. */
		cr_expect_str_eq(abi->calls[435], "clone3", "%s", abi->name);
		cr_expect_str_eq(abi->calls[462], "mseal", "%s", abi->name);
	}
}

/* Those of ARM alone are far above all others. */
Test(arch_tables, private_numbers)
{
	uint64_t index;
	const struct abi *abi = arch_aarch64.abi(0x40000028, 0xf0002, &index);

	cr_assert(abi && index < abi->count);
	cr_expect_str_eq(abi->calls[index], "cacheflush");
	cr_expect_eq(arch_arm.abi(0x40000028, 4, &index), abi);
	cr_expect_str_eq(abi->calls[index], "write");
	cr_expect_null(arch_riscv64.abi(0x40000028, 4, &index));
}

static const struct {
	const char *abi;
	/* sizeof() of struct stat, semid64_ds, shmid64_ds, msqid64_ds,
	   epoll_event, termios, statfs by its own compiler */
	size_t sizes[7];
} sizes[] = {
	{ "x86_64", { 144, 104, 112, 120, 12, 36, 120 } },
	{ "i386", { 64, 64, 84, 88, 12, 36, 64 } },
	{ "arm", { 64, 64, 84, 88, 16, 36, 64 } },
	{ "aarch64", { 128, 88, 112, 120, 16, 36, 120 } },
	{ "riscv64", { 128, 88, 112, 120, 16, 36, 120 } },
	{ "ppc64le", { 144, 88, 112, 120, 16, 44, 120 } },
	{ "s390x", { 144, 88, 112, 120, 16, 36, 88 } },
};

Test(arch_tables, sizes)
{
	const struct layout *const layouts[] = {
		&stat_layout, &semid_layout, &shmid_layout, &msqid_layout,
		&epoll_event_layout, &termios_layout, &statfs_layout,
	};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		const struct abi *abi = find_abi_named(sizes[i].abi);

		for (int j = 0; j < 7; j++)
			cr_expect_eq(layout_size(layouts[j], abi),
				     sizes[i].sizes[j], "%s %d: %zu",
				     abi->name, j,
				     layout_size(layouts[j], abi));
	}
}

static const struct {
	const char *abi;
	const struct flag_set *set;
	uint64_t value;
	const char *text;
} constants[] = {
	{ "x86_64", &open_flags, 040000, "RDONLY|DIRECT" },
	{ "aarch64", &open_flags, 040000, "RDONLY|DIRECTORY" },
	{ "arm", &open_flags, 0200000, "RDONLY|DIRECT" },
	{ "ppc64le", &open_flags, 0400000, "RDONLY|DIRECT" },
	{ "s390x", &open_flags, 0200000, "RDONLY|DIRECTORY" },
	{ "x86_64", &map_flags, 0x42, "PRIVATE|32BIT" },
	{ "aarch64", &map_flags, 0x42, "PRIVATE|0x40" },
	{ "ppc64le", &map_flags, 0x42, "PRIVATE|NORESERVE" },
	{ "aarch64", &prot_flags, 0x15, "READ|EXEC|BTI" },
	{ "riscv64", &prot_flags, 0x15, "READ|EXEC|0x10" },
	{ "ppc64le", &socket_options, 16, "RCVLOWAT" },
	{ "ppc64le", &socket_options, 13, "LINGER" },
	{ "s390x", &socket_options, 16, "PASSCRED" },
	{ "ppc64le", &tty_locals, 0x100, "ICANON" },
	{ "ppc64le", &mlockall_flags, 0x2000, "CURRENT" },
};

Test(arch_tables, constants)
{
	struct decode_style style = { .string_limit = 32 };

	for (size_t i = 0; i < sizeof(constants) / sizeof(constants[0]); i++) {
		const struct abi *abi = find_abi_named(constants[i].abi);
		struct text text = TEXT_INIT;

		flags_print(&text, &style, set_of(constants[i].set, abi),
			    constants[i].value);
		cr_expect_str_eq(text_string(&text), constants[i].text, "%s",
				 abi->name);
		text_finish(&text);
	}
}

Test(arch_tables, commands)
{
	const struct abi *abi = find_abi_named("ppc64le");

	cr_expect_str_eq(ioctl_of(0x402c7413, abi), "TCGETS");
	cr_expect_null(ioctl_of(0x5401, abi));
	/* FIEMAP, _IOWR('f', 11, 32 bytes): 2 and 4 rather than 2 and 1. */
	cr_expect_eq(ioctl_common(0xc020660b, abi), 0xc020660b);
	cr_expect_eq(ioctl_common(0x80087601, abi), 0x40087601);
	cr_expect_eq(ioctl_common(0x20007601, abi), 0x00007601);
	cr_expect_eq(ioctl_common(0x5413, abi), 0x5413);
	cr_expect_eq(ioctl_common(0x80087601, find_abi_named("s390x")),
		     0x80087601);
}

static const char *argument(const char *abi_name, const char *call,
			    unsigned index)
{
	const struct abi *abi = find_abi_named(abi_name);

	for (size_t i = 0; i < abi->count; i++)
		if (abi->calls[i] && !strcmp(abi->calls[i], call))
			return call_row(abi, i)->args[index].name;
	return "";
}

Test(arch_tables, orders_of_arguments)
{
	cr_expect_str_eq(argument("x86_64", "clone", 4), "tls");
	cr_expect_str_eq(argument("aarch64", "clone", 3), "tls");
	cr_expect_str_eq(argument("arm", "clone", 3), "tls");
	cr_expect_str_eq(argument("loongarch64", "clone", 4), "tls");
	cr_expect_str_eq(argument("s390x", "clone", 1), "clone_flags");
	cr_expect_str_eq(argument("s390x", "mmap", 0), "arg");
	cr_expect_str_eq(argument("ppc64le", "mmap", 0), "addr");
}

/* pread64(3, buffer, 16, 1 << 32 | 2): the position skips a register. */
Test(arch_tables, pairs_begin_at_even_registers)
{
	struct decode_style style = { .string_limit = 32 };
	struct call call = {
		.row = call_row_by_name("pread64"),
		.abi = find_abi_named("arm"),
		.args = { 3, 0x1000, 16, 99, 2, 1 },
		.style = &style,
	};

	cr_expect_eq(arg_value(&call, 3), 0x100000002);
	call.abi = find_abi_named("i386");
	cr_expect_eq(arg_value(&call, 3), 0x200000063);
}

static void check_mask(const struct abi *abi)
{
	unsigned char frame[1024] = { 0 };
	struct given given = { .name = "rt_sigreturn", .stack = P(frame),
			       .abi = abi };
	const uint64_t mask = 1 << 1 | UINT64_C(1) << 33;

	memcpy(frame + abi->sigreturn_mask, &mask, sizeof(mask));
	expect_line("rt_sigreturn(mask: [INT RT_2]) = ?", &given);
}

static void check_old_mask(const struct abi *abi)
{
	unsigned char frame[1024] = { 0 };
	struct given given = { .name = "sigreturn", .stack = P(frame),
			       .abi = abi };
	const uint32_t half = 1 << 1;

	for (int i = 0; i < 2; i++)
		memcpy(frame + abi->old_sigreturn_mask[i], &half, sizeof(half));
	expect_line(abi->old_sigreturn_mask[0] ?
			    "sigreturn(mask: [INT RT_2]) = ?" :
			    "sigreturn() = ?",
		    &given);
}

/* The mask that returns is in the frame that the kernel made. */
Test(arch_tables, frames_of_signals)
{
	for (int i = 0; i < EVERY_ARCH; i++)
		for (int j = 0; every_arch[i]->abis[j]; j++) {
			check_mask(every_arch[i]->abis[j]);
			check_old_mask(every_arch[i]->abis[j]);
		}
}

/* A segment's descriptor where the ABI has such, elsewhere an address. */
Test(arch_tables, thread_areas)
{
	struct line line;
	uint32_t descriptor[4] = { 12, 0x1000, 0xfffff, 0x51 };
	void *low = low_memory(descriptor, sizeof(descriptor));
	struct given given = { .name = "clone",
			       .args = { 0x80000, 0, 0, P(low), 0 },
			       .abi = find_abi_named("i386") };

	line = line_print(&given);
	cr_expect(strstr(line.text, "tls: { .entry_number: 12, .base_addr: "
				    "0x1000, .limit: 0xfffff, .flags: "),
		  "%s", line.text);
	given.abi = find_abi_named("arm");
	line = line_print(&given);
	cr_expect(strstr(line.text, "tls: 0x"), "%s", line.text);
	munmap(low, 4096);
}
