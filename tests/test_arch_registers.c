/*
 * What each architecture reads out of stored registers and bytes of code, on
 * any machine.
 */
#include <criterion/criterion.h>

#include "arch/regset.h"
#include "every_arch.h"

enum {
	ERESTARTNOHAND = 514,
	BASE = 0x1000,
	HERE = 0x10000,
	ANY = -HERE,	/* a call by a pointer */
};

/* Words, or halves of them, that have their index in them. */
static struct regset made(size_t size, unsigned width)
{
	struct regset regset = { .size = size };
	size_t i;

	for (i = 0; i < size / width; i++) {
		if (width == 4)
			regset_set_half(&regset, 4 * i, BASE + i);
		else
			regset_set_word(&regset, 8 * i, BASE + i);
	}
	regset.changed = 0;
	return regset;
}

static const struct {
	const struct arch *arch;
	size_t size;
	unsigned width;
	/* Indices in the regset: pc, sp, number, six arguments, result. */
	unsigned pc, sp, number, args[6], result;
} places[] = {
	{ &arch_x86_64, 216, 8, 16, 19, 15, { 14, 13, 12, 7, 9, 8 }, 10 },
	{ &arch_x86_64, 68, 4, 12, 15, 11, { 0, 1, 2, 3, 4, 5 }, 6 },
	{ &arch_i386, 68, 4, 12, 15, 11, { 0, 1, 2, 3, 4, 5 }, 6 },
	{ &arch_aarch64, 272, 8, 32, 31, 8, { 0, 1, 2, 3, 4, 5 }, 0 },
	{ &arch_aarch64, 72, 4, 15, 13, 7, { 17, 1, 2, 3, 4, 5 }, 0 },
	{ &arch_arm, 72, 4, 15, 13, 7, { 17, 1, 2, 3, 4, 5 }, 0 },
	{ &arch_riscv64, 256, 8, 0, 2, 17, { 10, 11, 12, 13, 14, 15 }, 10 },
	{ &arch_loongarch64, 360, 8, 33, 3, 11, { 32, 5, 6, 7, 8, 9 }, 4 },
	{ &arch_ppc64le, 384, 8, 32, 1, 0, { 34, 4, 5, 6, 7, 8 }, 3 },
	{ &arch_s390x, 216, 8, 1, 17, 4, { 26, 5, 6, 7, 8, 9 }, 4 },
};

/* After a call the first argument may be gone, and with it clone's flags. */
Test(arch_registers, clone_result)
{
	for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
		const struct arch *arch = places[i].arch;
		struct regset regset = made(places[i].size, places[i].width);
		struct interrupted call = { .abi = NULL };

		cr_assert(arch->call(&regset, &call), "%s", arch->name);
		arch->set_argument(&regset, call.abi, 123);
		cr_assert(arch->call(&regset, &call), "%s", arch->name);
		cr_expect_eq(call.result == 123, call.abi->clone_result, "%s",
			     call.abi->name);
	}
}

Test(arch_registers, places)
{
	for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
		const struct arch *arch = places[i].arch;
		struct regset regset = made(places[i].size, places[i].width);
		struct registers registers = { .machine = NULL };
		struct interrupted call = { .abi = NULL };

		cr_assert(arch->registers(&regset, &registers), "%s",
			  arch->name);
		cr_expect_eq(registers.machine->word, places[i].width);
		cr_expect_eq(registers.value[registers.machine->pc],
			     BASE + places[i].pc, "%s", arch->name);
		cr_expect_eq(registers.value[registers.machine->sp],
			     BASE + places[i].sp, "%s", arch->name);
		cr_assert(arch->call(&regset, &call));
		cr_expect_eq(call.abi->word, places[i].width);
		cr_expect_eq(call.number, BASE + places[i].number, "%s",
			     arch->name);
		for (int j = 0; j < 6; j++)
			cr_expect_eq(call.args[j], BASE + places[i].args[j],
				     "%s %d", arch->name, j);
		cr_expect_eq(call.result, BASE + places[i].result, "%s",
			     arch->name);
		regset.size = 12;
		cr_expect_not(arch->registers(&regset, &registers));
	}
}

/* What is set is what is read back; the rest of the set is not written. */
Test(arch_registers, results)
{
	for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
		const struct arch *arch = places[i].arch;
		struct regset regset = made(places[i].size, places[i].width);
		struct interrupted call = { .abi = NULL };

		if (arch == &arch_ppc64le)
			regset_set_word(&regset, 40 * 8, 0xc00);
		arch->set_result(&regset, -38);
		cr_expect(arch->call(&regset, &call) && call.failed, "%s",
			  arch->name);
		cr_expect_eq(call.result, -38, "%s", arch->name);
		arch->set_result(&regset, 7);
		cr_expect(arch->call(&regset, &call) && !call.failed, "%s",
			  arch->name);
		cr_expect_eq(call.result, 7, "%s", arch->name);
		arch->skip_call(&regset);
		cr_expect(regset.changed || regset.call_changed);
		cr_expect_leq(regset.changed, places[i].size);
	}
}

static void put_code(unsigned char *bytes, uint32_t first, uint32_t second)
{
	for (int i = 0; i < 4; i++) {
		bytes[i] = first >> 8 * i;
		bytes[4 + i] = second >> 8 * i;
	}
}

/* Where the kernel has set the pc back before it stops. */
Test(arch_registers, calls_that_begin_anew)
{
	struct regset regset = made(272, 8);
	struct interrupted call = { .ahead = 0 };

	cr_expect_not(arch_aarch64.interrupted(&regset, &call));
	put_code(regset.after, 0xd4000001, 0);
	cr_expect(arch_aarch64.interrupted(&regset, &call));
	cr_expect_eq(call.result, -ERESTARTNOHAND);
	cr_expect_eq(call.ahead, 4);
	put_code(regset.after, 0, 0);
	put_code(regset.before, 0xd2801168, 0xd4000001);
	cr_expect(arch_aarch64.interrupted(&regset, &call));
	cr_expect_eq(call.result, BASE);
	arch_aarch64.restart(&regset, 77);
	cr_expect_eq(regset_word(&regset, 0), 77);
	cr_expect_eq(regset_word(&regset, 32 * 8), BASE + 32 - 4);
	regset = made(72, 4);
	put_code(regset.before, 0, 0xef000000);
	regset_set_half(&regset, 16 * 4, 0x10);
	cr_expect(arch_aarch64.interrupted(&regset, &call));
	arch_aarch64.restart(&regset, 0);
	cr_expect_eq(regset_half(&regset, 0), BASE + 17);
	cr_expect_eq(regset_half(&regset, 15 * 4), BASE + 15 - 4);
}

static const struct {
	const struct arch *arch;
	bool narrow;
	uint8_t code[ARCH_CALL_SIZE];
	int64_t distance;	/* from where it returns to */
} calls[] = {
	{ &arch_x86_64, 0, { 0, 0, 0, 0xe8, 0xf0, 0xff, 0xff, 0xff }, -16 },
	{ &arch_x86_64, 1, { 0, 0, 0, 0xe8, 0x10, 0, 0, 0 }, 16 },
	/* bl .+0x40 */
	{ &arch_aarch64, 0, { 0, 0, 0, 0, 0x10, 0, 0, 0x94 }, 0x3c },
	/* bl .-8 */
	{ &arch_aarch64, 0, { 0, 0, 0, 0, 0xfe, 0xff, 0xff, 0x97 }, -12 },
	/* bl .+16 */
	{ &arch_arm, 0, { 0, 0, 0, 0, 0x02, 0, 0, 0xeb }, 12 },
	/* Thumb: bl .+0x100 */
	{ &arch_arm, 0, { 0, 0, 0, 0, 0x00, 0xf0, 0x7e, 0xf8 }, 0xfc },
	/* jal ra,.+0x800 */
	{ &arch_riscv64, 0, { 0, 0, 0, 0, 0xef, 0x00, 0x10, 0x00 }, 0x7fc },
	/* auipc ra,0x1; jalr ra,-4(ra) */
	{ &arch_riscv64, 0, { 0x97, 0x10, 0, 0, 0xe7, 0x80, 0xc0, 0xff },
	  0xff4 },
	/* bl .+8 */
	{ &arch_loongarch64, 0, { 0, 0, 0, 0, 0x00, 0x08, 0x00, 0x54 }, 4 },
	{ &arch_ppc64le, 0, { 0, 0, 0, 0, 0x09, 0x00, 0x00, 0x48 }, 4 },
	/* brasl %r14,.+12 */
	{ &arch_s390x, 0, { 0, 0, 0xc0, 0xe5, 0, 0, 0, 6 }, 6 },
	/* blr x2 */
	{ &arch_aarch64, 0, { 0, 0, 0, 0, 0x40, 0x00, 0x3f, 0xd6 }, ANY },
	/* blraa x2,x17 */
	{ &arch_aarch64, 0, { 0, 0, 0, 0, 0x51, 0x08, 0x3f, 0xd7 }, ANY },
	/* blx r3 */
	{ &arch_arm, 0, { 0, 0, 0, 0, 0x33, 0xff, 0x2f, 0xe1 }, ANY },
	/* Thumb: blx r3 */
	{ &arch_arm, 0, { 0, 0, 0, 0, 0, 0, 0x98, 0x47 }, ANY },
	/* jalr ra,16(a5) */
	{ &arch_riscv64, 0, { 0, 0, 0, 0, 0xe7, 0x80, 0x07, 0x01 }, ANY },
	/* c.jalr a5 */
	{ &arch_riscv64, 0, { 0, 0, 0, 0, 0, 0, 0x82, 0x97 }, ANY },
	/* jirl ra,t0,0 */
	{ &arch_loongarch64, 0, { 0, 0, 0, 0, 0x81, 0x01, 0x00, 0x4c }, ANY },
	/* bctrl */
	{ &arch_ppc64le, 0, { 0, 0, 0, 0, 0x21, 0x04, 0x80, 0x4e }, ANY },
	/* basr %r14,%r1 */
	{ &arch_s390x, 0, { 0, 0, 0, 0, 0, 0, 0x0d, 0xe1 }, ANY },
};

Test(arch_registers, calls)
{
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		const struct arch *arch = calls[i].arch;
		const struct machine *machine = calls[i].narrow ?
							arch->narrow :
							arch->machine;
		uint8_t none[ARCH_CALL_SIZE] = { 0 };
		uint64_t target = 0;

		cr_expect(machine->call(calls[i].code, HERE, &target),
			  "%s %zu", arch->name, i);
		cr_expect_eq((int64_t)target, HERE + calls[i].distance,
			     "%s %zu: %#lx", arch->name, i, (long)target);
		cr_expect_not(machine->call(none, HERE, &target));
	}
}

static const struct {
	const struct arch *arch;
	uint8_t code[ARCH_JUMP_SIZE];
	uint64_t slot;		/* of code at 0x10000 */
} jumps[] = {
	{ &arch_x86_64, { 0xff, 0x25, 0x10, 0, 0, 0 }, 0x10016 },
	{ &arch_i386, { 0xff, 0x25, 0x10, 0, 2, 0 }, 0x20010 },
	/* adrp x16,0x20000; ldr x17,[x16,#0x18] */
	{ &arch_aarch64,
	  { 0x90, 0, 0, 0x90, 0x11, 0x0e, 0x40, 0xf9 },
	  0x20018 },
	/* add ip,pc,#0,12; add ip,ip,#16,20; ldr pc,[ip,#0xc]! */
	{ &arch_arm,
	  { 0x00, 0xc6, 0x8f, 0xe2, 0x10, 0xca, 0x8c, 0xe2, 0x0c, 0xf0, 0xbc,
	    0xe5 },
	  0x20014 },
	/* auipc t3,0x2; ld t3,8(t3) */
	{ &arch_riscv64,
	  { 0x17, 0x2e, 0, 0, 0x03, 0x3e, 0x8e, 0x00 },
	  0x12008 },
	/* pcaddu12i t3,2; ld.d t3,t3,8 */
	{ &arch_loongarch64,
	  { 0x4f, 0, 0, 0x1c, 0xef, 0x21, 0xc0, 0x28 },
	  0x12008 },
	/* larl %r1,.+0x2000; lg %r1,0(%r1) */
	{ &arch_s390x,
	  { 0xc0, 0x10, 0, 0, 0x10, 0, 0xe3, 0x10, 0x10, 0, 0, 0x04 },
	  0x12000 },
};

Test(arch_registers, jumps)
{
	for (size_t i = 0; i < sizeof(jumps) / sizeof(jumps[0]); i++) {
		const struct arch *arch = jumps[i].arch;
		uint8_t none[ARCH_JUMP_SIZE] = { 0 };
		uint64_t slot = 0;

		cr_expect(arch->machine->jump(jumps[i].code, 0x10000, &slot),
			  "%s", arch->name);
		cr_expect_eq(slot, jumps[i].slot, "%s: %#lx", arch->name,
			     (long)slot);
		cr_expect_not(arch->machine->jump(none, 0x10000, &slot));
	}
}

static const struct {
	const struct arch *arch;
	uint8_t code[ARCH_NUMBER_SIZE];
	int64_t number;
} loads[] = {
	{ &arch_x86_64, { 0, 0xb8, 0xe6, 0, 0, 0, 0x0f, 0x05 }, 230 },
	{ &arch_i386, { 0, 0xb8, 0xa2, 0, 0, 0, 0xcd, 0x80 }, 162 },
	/* mov x8,#101; svc #0 */
	{ &arch_aarch64, { 0xa8, 0x0c, 0x80, 0xd2, 1, 0, 0, 0xd4 }, 101 },
	{ &arch_arm, { 0xa2, 0x70, 0xa0, 0xe3, 0, 0, 0, 0xef }, 162 },
	{ &arch_arm, { 0, 0, 0, 0, 0xa2, 0x27, 0, 0xdf }, 162 },
	{ &arch_riscv64, { 0x93, 0x08, 0x50, 0x06, 0x73, 0, 0, 0 }, 101 },
	{ &arch_loongarch64, { 0x0b, 0x94, 0x81, 0x03, 0, 0, 0x2b, 0 }, 101 },
	{ &arch_ppc64le, { 0xa2, 0, 0, 0x38, 0x02, 0, 0, 0x44 }, 162 },
	{ &arch_s390x, { 0, 0, 0, 0, 0, 0, 0x0a, 0xa2 }, 162 },
	{ &arch_s390x, { 0, 0, 0xa7, 0x19, 0x01, 0x97, 0x0a, 0 }, 407 },
};

Test(arch_registers, numbers_in_code)
{
	for (size_t i = 0; i < sizeof(loads) / sizeof(loads[0]); i++) {
		const struct arch *arch = loads[i].arch;
		uint8_t none[ARCH_NUMBER_SIZE] = { 0 };

		cr_expect_eq(arch->number_loaded(arch->abis[0], loads[i].code),
			     loads[i].number, "%s", arch->name);
		cr_expect_eq(arch->number_loaded(arch->abis[0], none), -1);
	}
}

static void check_sampled(const struct arch *arch,
			  const struct machine *machine)
{
	bool seen[ARCH_REGISTERS] = { false };
	int count = __builtin_popcountll(arch->perf_mask);

	for (int i = 0; i < count; i++) {
		if (machine->perf[i] == ARCH_NO_REGISTER)
			continue;
		cr_assert_lt(machine->perf[i], ARCH_REGISTERS);
		cr_expect_not(seen[machine->perf[i]], "%s", arch->name);
		seen[machine->perf[i]] = true;
	}
	cr_expect(seen[machine->pc] && seen[machine->sp] && seen[machine->fp],
		  "%s", arch->name);
	cr_expect(!machine->link || seen[machine->link], "%s", arch->name);
}

Test(arch_registers, sampled)
{
	for (int i = 0; i < EVERY_ARCH; i++) {
		check_sampled(every_arch[i], every_arch[i]->machine);
		if (every_arch[i]->narrow)
			check_sampled(every_arch[i], every_arch[i]->narrow);
	}
}

/* Each once, where libunwind has numbers of its own. */
static void check_libunwind(const struct machine *machine)
{
	bool seen[ARCH_REGISTERS] = { false };

	for (size_t i = 0; i < machine->libunwind_count; i++) {
		cr_assert_lt(machine->libunwind[i], ARCH_REGISTERS);
		cr_expect_not(seen[machine->libunwind[i]]);
		seen[machine->libunwind[i]] = true;
	}
	if (machine->libunwind)
		cr_expect(seen[machine->pc] && seen[machine->sp] &&
			  seen[machine->fp]);
}

Test(arch_registers, of_libunwind)
{
	for (int i = 0; i < EVERY_ARCH; i++)
		check_libunwind(every_arch[i]->machine);
}
