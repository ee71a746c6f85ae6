/*
 * How each 64-bit architecture chains its frames, along stacks made by hand;
 * return addresses with a signature; a function that keeps nothing on the stack.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

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
