/*
 * Steps through code without call frame information: from a signal's trampoline
 * to the registers that it restores; else by a word on the stack that points
 * behind a call into the current function, or by the frame pointer.
 */
#include "unwind_steps.h"

#include <string.h>

#include "dso.h"
#include "symbols.h"

enum {
	SCAN_BYTES = 16384,  /* a function's frame is rarely larger */
	TRIES_MAX = 64,	     /* words that point to code */
	ENTRY_SIZE = 64,     /* of the code at an entry point, at least */
	UNNAMED_MAX = 65536, /* bytes of a function without a symbol */
};

/* Instructions before the last, the system call, may have moved the stack. */
static uint64_t context_start(struct unwind *unwind,
			      const struct trampoline *trampoline,
			      unsigned passed)
{
	const struct machine *machine = unwind->registers.machine;
	uint64_t sp = *unwind_register(unwind, machine->sp);

	return passed ? sp - trampoline->pops : sp;
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
	unwind->frame = (struct unwound){ .pc = registers.value[machine->pc],
					  .interrupted = true };
	return true;
}

bool unwind_leave_handler(struct unwind *unwind, const struct rule *rule)
{
	return restore(unwind, rule->trampoline,
		       context_start(unwind, rule->trampoline, rule->passed));
}

/* The function that the frame is in: where it starts, or might. */
struct function {
	uint64_t pc;
	uint64_t start; /* 0: there is no symbol */
};

static bool find_function(struct unwind *unwind, const struct unwound *frame,
			  struct function *function)
{
	uint64_t own, start;
	struct dso *dso;

	function->pc = unwound_lookup(frame);
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
	uint8_t behind[sizeof(uint64_t)];
	uint64_t slot;

	if (machine->jump && memory_get(memory, target, code, sizeof(code)) &&
	    machine->jump(code, target, &slot) &&
	    memory_get(memory, slot, behind, machine->word))
		return unwind_address(unwind,
				      bytes_word(behind, machine->word));
	return target;
}

static bool is_return(struct unwind *unwind, const struct function *function,
		      uint64_t word)
{
	const struct machine *machine = unwind->registers.machine;
	uint8_t code[ARCH_CALL_SIZE];
	uint64_t target;

	if (!memory_get(unwind->moment->memory, word - sizeof(code), code,
			sizeof(code)) ||
	    !machine->call(code, word, &target))
		return false;
	return may_start_at(unwind, function, target) ||
	       may_start_at(unwind, function, skip_jump(unwind, target));
}

/* Nothing calls a trampoline: on the stack it is where a handler returns. */
static bool is_handlers_end(struct unwind *unwind, uint64_t word)
{
	const struct rule *rule = unwind_find_rule(unwind, word);

	return rule->kind == RULE_HANDLERS_END && !rule->passed;
}

static bool take_caller(struct unwind *unwind, uint64_t sp, uint64_t word)
{
	const struct machine *machine = unwind->registers.machine;

	if (!unwind_advance(unwind, sp - machine->caller_sp, false))
		return false;
	*unwind_register(unwind, machine->sp) = sp;
	*unwind_register(unwind, machine->pc) = word;
	unwind->frame = (struct unwound){ .pc = word, .guessed = true };
	return true;
}

/*
 * Behind a call in another function than that which was called, as what that
 * one called itself has returned to it: by a pointer, or of a function that
 * went on to this one with its last instruction.
 */
static bool is_others_return(struct unwind *unwind,
			     const struct function *function, uint64_t word,
			     bool by_pointer)
{
	const struct machine *machine = unwind->registers.machine;
	uint8_t code[ARCH_CALL_SIZE];
	uint64_t target, own, start;
	struct dso *dso = unwind_dso(unwind, word - 1, &own);

	if (!function->start || !dso ||
	    !memory_get(unwind->moment->memory, word - sizeof(code), code,
			sizeof(code)) ||
	    !machine->call(code, word, &target) || (by_pointer && target))
		return false;
	return !symbols_find(dso, own, &start) ||
	       word - 1 - (own - start) != function->start;
}

bool unwind_is_caller(struct unwind *unwind, const struct unwound *called)
{
	uint64_t pc = unwind->frame.pc;
	struct function function;

	return find_function(unwind, called, &function) &&
	       (is_return(unwind, &function, pc) ||
		is_others_return(unwind, &function, pc, true));
}

/* Whether the innermost function has not called any other yet. */
static bool is_in_link(struct unwind *unwind, const struct function *function,
		       uint64_t *word)
{
	const struct machine *machine = unwind->registers.machine;

	/* The innermost is not interrupted when it makes a system call. */
	if (!machine->link || (!unwind->frame.interrupted && unwind->cfa))
		return false;
	*word = unwind_address(unwind,
			       *unwind_register(unwind, machine->link));
	return maps_has_code(unwind->moment->maps, *word - 1, 1) &&
	       (is_return(unwind, function, *word) ||
		is_others_return(unwind, function, *word, false));
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

	if (!find_function(unwind, &unwind->frame, &function))
		return false;
	if (is_in_link(unwind, &function, &word))
		return take_caller(unwind, at, word);
	if (!machine->return_at)
		return false;
	for (; at < end && tries < TRIES_MAX; at += machine->word) {
		if (!unwind_word(unwind, at, &word))
			return false;
		word = unwind_address(unwind, word);
		if (!maps_has_code(unwind->moment->maps, word - 1, 1))
			continue;
		tries++;
		if (is_return(unwind, &function, word) ||
		    is_handlers_end(unwind, word))
			return take_caller(unwind, at - machine->return_at,
					   word);
	}
	return false;
}

bool unwind_follow_fp(struct unwind *unwind)
{
	const struct machine *machine = unwind->registers.machine;
	const struct frame_chain *chain = &machine->frames;
	uint64_t *fp = unwind_register(unwind, machine->fp), caller, base, pc;

	if (!unwind_word(unwind, *fp + chain->caller, &caller))
		return false;
	base = chain->backchain ? caller : *fp;
	if (!unwind_word(unwind, base + chain->pc, &pc) || !pc)
		return false;
	pc = unwind_address(unwind, pc);
	*fp = caller;
	*unwind_register(unwind, machine->sp) = base + chain->sp;
	*unwind_register(unwind, machine->pc) = pc;
	unwind->frame = (struct unwound){ .pc = pc };
	return true;
}

/* It has to be on the stack, above the stack pointer, and lead to code. */
static bool guess_fp(struct unwind *unwind)
{
	const struct machine *machine = unwind->registers.machine;
	uint64_t fp = *unwind_register(unwind, machine->fp);
	uint64_t sp = fp + (machine->frames.backchain ? 1 : machine->frames.sp);

	if (fp % machine->word || fp < *unwind_register(unwind, machine->sp) ||
	    !unwind_advance(unwind, sp - machine->caller_sp, false))
		return false;
	return unwind_follow_fp(unwind) &&
	       unwind_code(unwind, unwind->frame.pc - 1);
}

/*
 * What the kernel starts has no caller. It is written by hand, and mostly
 * without information that says so.
 */
static bool is_entry(struct unwind *unwind)
{
	uint64_t own, entry, start, pc = unwound_lookup(&unwind->frame);
	struct dso *dso = unwind_dso(unwind, pc, &own);

	entry = dso ? dso_entry(dso) : 0;
	if (!entry)
		return false;
	if (own - entry < ENTRY_SIZE)
		return true;
	return symbols_find(dso, own, &start) && start == entry;
}

bool unwind_begins(struct unwind *unwind)
{
	uint64_t own, start;
	struct dso *dso = unwind_dso(unwind, unwind->frame.pc, &own);

	return dso && (own == dso_entry(dso) ||
		       (symbols_find(dso, own, &start) && start == own));
}

bool unwind_guess(struct unwind *unwind)
{
	return !is_entry(unwind) && unwind_complete(unwind) &&
	       (scan(unwind) || guess_fp(unwind));
}
