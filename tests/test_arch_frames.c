/*
 * How each 64-bit architecture chains its frames, along stacks made by hand;
 * return addresses with a signature; a function that keeps nothing on the stack.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

#include "cfi.h"
#include "dso.h"
#include "every_arch.h"
#include "unwind.h"

enum { WORDS = 64 };

struct made {
	struct dsos *dsos;
	struct maps *maps;
	struct registers registers;
	struct moment moment;
	uint64_t words[WORDS];
};

static uint64_t address_of(const void *pointer)
{
	return (uintptr_t)pointer;
}

static uint64_t *word_at(struct made *made, size_t byte)
{
	return &made->words[byte / sizeof(uint64_t)];
}

/* Two frames: each links to the next, the last to nothing. */
static void fill(struct made *made, const struct machine *machine,
		 uint64_t signature)
{
	const struct frame_chain *chain = &machine->frames;
	size_t fp = 128, next = 256;
	size_t base = chain->backchain ? next : fp;

	made->registers.machine = machine;
	made->registers.value[machine->pc] = address_of(abort);
	made->registers.value[machine->sp] = address_of(word_at(made, fp));
	made->registers.value[machine->fp] = address_of(word_at(made, fp));
	*word_at(made, fp + chain->caller) = address_of(word_at(made, next));
	*word_at(made, base + chain->pc) = (address_of(getpid) + 1) | signature;
}

static struct made *made_create(const struct machine *machine,
				uint64_t signature)
{
	struct made *made = calloc(1, sizeof(*made));

	made->dsos = dsos_create();
	made->maps = maps_create(made->dsos);
	fill(made, machine, signature);
	made->moment = (struct moment){
		.tid = getpid(),
		.maps = made->maps,
		.registers = &made->registers,
		.memory = &memory_self,
	};
	return made;
}

static void made_destroy(struct made *made)
{
	maps_put(made->maps);
	dsos_destroy(made->dsos);
	free(made);
}

static void check(const struct machine *machine, uint64_t signature)
{
	struct made *made = made_create(machine, signature);
	struct unwind unwind;
	struct unwound frame = { .pc = 0 };

	unwind_init(&unwind, &made->moment, UNWIND_FP_STRICT);
	cr_assert(unwind_next(&unwind, &frame));
	cr_expect_eq(frame.pc, address_of(abort));
	cr_expect(unwind_next(&unwind, &frame), "%u", machine->elf);
	cr_expect_eq(frame.pc, address_of(getpid) + 1, "%u: %#lx",
		     machine->elf, (unsigned long)frame.pc);
	cr_expect_not(unwind_next(&unwind, &frame));
	made_destroy(made);
}

Test(arch_frames, chains)
{
	for (int i = 0; i < EVERY_ARCH; i++)
		if (every_arch[i]->machine->word == sizeof(void *))
			check(every_arch[i]->machine, 0);
}

/* Of a kernel with 48 bits in an address, and of others. */
Test(arch_frames, signed_return_addresses)
{
	if (sizeof(void *) != 8)
		cr_skip_test();
	check(arch_aarch64.machine, UINT64_C(0x5a) << 48);
	check(arch_aarch64.machine, UINT64_C(0x7f) << 48);
	check(arch_aarch64.machine, UINT64_C(1) << 52);
}

/* Functions of 32-bit ARM by their first instructions. */
static const struct {
	uint8_t code[24];
	size_t at;
	int64_t depth;		/* -1: it is in doubt */
	int64_t link;		/* from the CFA; 0: it is in its register */
} beginnings[] = {
	/* mov ip,sp; push {r4-r7}; mov r7,r0; svc 0: in that */
	{ { 0xec, 0x46, 0xf0, 0xb4, 0x07, 0x46, 0x00, 0xdf }, 7, 16, 0 },
	/* .. and before the push */
	{ { 0xec, 0x46, 0xf0, 0xb4, 0x07, 0x46, 0x00, 0xdf }, 2, 0, 0 },
	/* push {r4,lr}; sub sp,#8; bl: in that */
	{ { 0x10, 0xb5, 0x82, 0xb0, 0x00, 0xf0, 0x00, 0xf8 }, 7, 16, -4 },
	/* push.w {r4-r8,lr}; sub.w sp,sp,#0x1000; vpush {d8} */
	{ { 0x2d, 0xe9, 0xf0, 0x41, 0xad, 0xf5, 0x80, 0x5d, 0x2d, 0xed, 0x02,
	    0x8b },
	  12, 24 + 4096 + 8, -4 },
	/* bl without any: overwritten, there and behind it */
	{ { 0x00, 0xf0, 0x00, 0xf8, 0x00, 0xbf, 0x00, 0xbf }, 3, -1, 0 },
	{ { 0x00, 0xf0, 0x00, 0xf8, 0x00, 0xbf, 0x00, 0xbf }, 6, -1, 0 },
	/* bx lr; push {r4,lr}: who goes there? */
	{ { 0x70, 0x47, 0x10, 0xb5, 0x00, 0xbf, 0x00, 0xbf }, 6, -1, 0 },
	/* push {r4,lr}; mov sp,r4 */
	{ { 0x10, 0xb5, 0xa5, 0x46, 0x00, 0xbf, 0x00, 0xbf }, 4, -1, 0 },
	/* ARM: push {r4,lr}; sub sp,sp,#16; bl */
	{ { 0x10, 0x40, 0x2d, 0xe9, 0x10, 0xd0, 0x4d, 0xe2, 0xfe, 0xff, 0xff,
	    0xeb },
	  11, 24, -4 },
};

Test(arch_frames, beginnings_of_functions)
{
	for (size_t i = 0; i < sizeof(beginnings) / sizeof(*beginnings); i++) {
		struct cfi_row row;
		bool known = arch_arm.machine->beginning(
			beginnings[i].code, sizeof(beginnings[i].code),
			beginnings[i].at, &row);
		const struct cfi_place *link = &row.places[row.column];

		cr_expect_eq(known, beginnings[i].depth >= 0, "%zu", i);
		if (!known)
			continue;
		cr_expect_eq(row.cfa.number, beginnings[i].depth, "%zu: %ld", i,
			     (long)row.cfa.number);
		cr_expect_eq(link->kind == CFI_OFFSET, beginnings[i].link != 0);
		if (beginnings[i].link)
			cr_expect_eq(link->number, beginnings[i].link, "%zu",
				     i);
	}
}

/* loongarch64's tables name a register before they have said how far away. */
Test(arch_frames, table_that_begins_with_a_register)
{
	static const uint8_t first[] = { 0x0d, 3 }, rest[] = { 0x0e, 16 };
	const struct cfi_entry entry = {
		.start = 0x1000,
		.end = 0x1000 + 64,
		.code_factor = 1,
		.data_factor = -8,
		.column = 1,
		.word = 8,
		.first = { first, first + sizeof(first), false },
		.rest = { rest, rest + sizeof(rest), false },
	};
	struct cfi_row row;

	cr_assert(cfi_run(&entry, 0x1000 + 4, &row));
	cr_expect_eq(row.cfa.kind, CFI_REGISTER);
	cr_expect_eq(row.cfa.base, 3);
	cr_expect_eq(row.cfa.number, 16);
}
