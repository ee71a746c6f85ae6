/*
 * Steps through code without call frame information. In this order: the
 * interrupted registers that a signal's trampoline returns to, a word on the
 * stack that points behind a call into the current function, the frame
 * pointer.
 */
#include "unwind_steps.h"

#include <string.h>

#include "dso.h"
#include "symbols.h"

enum {
	TRAMPOLINE_MAX = 16,
	SCAN_BYTES = 16384, /* a function's frame is rarely larger */
	TRIES_MAX = 64,      /* words that point to code */
	UNNAMED_MAX = 65536, /* bytes of a function without a symbol */
};

/* Code around an address: as many bytes before it as behind. */
struct around {
	uint8_t code[2 * TRAMPOLINE_MAX];
};

static bool read_around(struct unwind *unwind, uint64_t address,
			struct around *around)
{
	return memory_get(unwind->moment->memory, address - TRAMPOLINE_MAX,
			  around->code, sizeof(around->code));
}

/* Whether it is 'back' bytes from the start of 'trampoline'. */
static bool is_in(const struct around *around,
		  const struct trampoline *trampoline, unsigned back)
{
	return !memcmp(around->code + TRAMPOLINE_MAX - back, trampoline->code,
		       trampoline->size);
}

const struct trampoline *unwind_trampoline(struct unwind *unwind, uint64_t pc,
					   unsigned *passed)
{
	const struct machine *machine = unwind->registers.machine;
	const struct trampoline *trampoline = machine->trampolines;
	const struct trampoline *end = trampoline + machine->trampoline_count;
	struct around around;

	if (!read_around(unwind, pc, &around))
		return NULL;
	for (; trampoline < end; trampoline++) {
		for (*passed = 0; *passed <= trampoline->size; ++*passed) {
			if (is_in(&around, trampoline, *passed))
				return trampoline;
		}
	}
	return NULL;
}

/* Instructions before the last, the system call, may have moved the stack. */
static uint64_t context_start(struct unwind *unwind,
			      const struct trampoline *trampoline,
			      unsigned passed)
{
	const struct machine *machine = unwind->registers.machine;
	uint64_t sp = *unwind_register(unwind, machine->sp);
	bool pops = passed && machine->word == 4 &&
		    trampoline->offsets[machine->pc] ==
			    machine->trampolines[0].offsets[machine->pc];

	return pops ? sp - machine->word : sp;
}

static bool restore(struct unwind *unwind, const struct trampoline *trampoline,
		    uint64_t start)
{
	const struct machine *machine = unwind->registers.machine;
	struct registers registers = unwind->registers;
	unsigned i;

	for (i = 0; i <= machine->pc; i++) {
		if (trampoline->offsets[i] > 0 &&
		    !unwind_word(unwind, start + trampoline->offsets[i],
				 &registers.value[i]))
			return false;
	}
	if (!unwind_advance(unwind, registers.value[machine->sp], true))
		return false;
	unwind->registers = registers;
	unwind->frame =
		(struct unwound){ registers.value[machine->pc], true, false };
	return true;
}

static bool leave_handler(struct unwind *unwind)
{
	const struct trampoline *trampoline;
	unsigned passed;

	/* A handler returns to it; only there it has been interrupted. */
	if (!unwind->frame.interrupted)
		return false;
	trampoline = unwind_trampoline(unwind, unwind->frame.pc, &passed);
	return trampoline &&
	       restore(unwind, trampoline,
		       context_start(unwind, trampoline, passed));
}

/* The function that the frame is in: where it starts, or might. */
struct function {
	uint64_t pc;
	uint64_t start; /* 0: there is no symbol */
};

static bool find_function(struct unwind *unwind, struct function *function)
{
	uint64_t own, start;
	struct dso *dso;

	function->pc = unwound_lookup(&unwind->frame);
	function->start = 0;
	dso = unwind_dso(unwind, function->pc, &own);
	if (!dso)
		return false;
	if (symbols_find(dso, own, &start))
		function->start = function->pc - (own - start);
	return true;
}

/* Where there is no symbol, a target close before it with none either. */
static bool may_start_at(struct unwind *unwind, const struct function *function,
			 uint64_t target)
{
	uint64_t own, start;
	struct dso *dso;

	if (function->start)
		return target == function->start;
	if (target > function->pc || function->pc - target > UNNAMED_MAX)
		return false;
	dso = unwind_dso(unwind, target, &own);
	return dso && !symbols_find(dso, own, &start);
}

/* What the linker put between the call and the function. */
static uint64_t skip_jump(struct unwind *unwind, uint64_t target)
{
	const struct machine *machine = unwind->registers.machine;
	const struct memory *memory = unwind->moment->memory;
	uint8_t code[ARCH_JUMP_SIZE];
	uint64_t slot, behind = 0;

	if (memory_get(memory, target, code, sizeof(code)) &&
	    machine->jump(code, target, &slot) &&
	    memory_get(memory, slot, &behind, machine->word))
		return behind;
	return target;
}

static bool is_return(struct unwind *unwind, const struct function *function,
		      uint64_t word, const struct around *around)
{
	const struct machine *machine = unwind->registers.machine;
	uint64_t target;

	if (!machine->call(around->code + TRAMPOLINE_MAX - ARCH_CALL_SIZE, word,
			   &target))
		return false;
	return may_start_at(unwind, function, target) ||
	       may_start_at(unwind, function, skip_jump(unwind, target));
}

/* Nothing calls a trampoline: on the stack it is where a handler returns. */
static bool is_handlers_end(struct unwind *unwind, const struct around *around)
{
	const struct machine *machine = unwind->registers.machine;
	size_t i;

	for (i = 0; i < machine->trampoline_count; i++) {
		if (is_in(around, &machine->trampolines[i], 0))
			return true;
	}
	return false;
}

static bool take_caller(struct unwind *unwind, uint64_t at, uint64_t word)
{
	const struct machine *machine = unwind->registers.machine;

	if (!unwind_advance(unwind, at + machine->word, false))
		return false;
	*unwind_register(unwind, machine->sp) = at + machine->word;
	*unwind_register(unwind, machine->pc) = word;
	unwind->frame = (struct unwound){ word, false, true };
	return true;
}

/* Behind the stack other memory may follow, full of addresses of code. */
static uint64_t scan_end(struct unwind *unwind, uint64_t sp)
{
	uint64_t end = maps_end(unwind->moment->maps, sp);

	return end && end - sp < SCAN_BYTES ? end : sp + SCAN_BYTES;
}

static bool scan(struct unwind *unwind)
{
	const struct machine *machine = unwind->registers.machine;
	uint64_t at = *unwind_register(unwind, machine->sp), word;
	uint64_t end = scan_end(unwind, at);
	unsigned tries = 0;
	struct function function;
	struct around around;

	if (!machine->call || !find_function(unwind, &function))
		return false;
	for (; at < end && tries < TRIES_MAX; at += machine->word) {
		if (!unwind_word(unwind, at, &word))
			return false;
		if (!maps_has_code(unwind->moment->maps, word - 1, 1) ||
		    !read_around(unwind, word, &around))
			continue;
		tries++;
		if (is_return(unwind, &function, word, &around) ||
		    is_handlers_end(unwind, &around))
			return take_caller(unwind, at, word);
	}
	return false;
}

bool unwind_follow_fp(struct unwind *unwind)
{
	const struct machine *machine = unwind->registers.machine;
	uint64_t *fp = unwind_register(unwind, machine->fp), caller, pc;

	if (!unwind_word(unwind, *fp + machine->word, &pc) || !pc ||
	    !unwind_word(unwind, *fp, &caller))
		return false;
	*unwind_register(unwind, machine->sp) = *fp + 2 * machine->word;
	*unwind_register(unwind, machine->pc) = pc;
	unwind->frame = (struct unwound){ pc, false, false };
	*fp = caller;
	return true;
}

/* It has to be on the stack, above the stack pointer, and lead to code. */
static bool guess_fp(struct unwind *unwind)
{
	const struct machine *machine = unwind->registers.machine;
	uint64_t fp = *unwind_register(unwind, machine->fp);

	if (fp % machine->word || fp < *unwind_register(unwind, machine->sp) ||
	    !unwind_advance(unwind, fp + 2 * machine->word, false))
		return false;
	return unwind_follow_fp(unwind) &&
	       unwind_code(unwind, unwind->frame.pc - 1);
}

bool unwind_guess(struct unwind *unwind)
{
	return leave_handler(unwind) || scan(unwind) || guess_fp(unwind);
}
