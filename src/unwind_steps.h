/* What unwind.c and unwind_guess.c share: the pieces that steps are made of. */
#ifndef PTRAIL_UNWIND_STEPS_H
#define PTRAIL_UNWIND_STEPS_H

#include "unwind.h"
#include "unwind_rules.h"

static inline uint64_t *unwind_register(struct unwind *unwind, unsigned number)
{
	return &unwind->registers.value[number];
}

static inline const struct map *unwind_code(struct unwind *unwind,
					    uint64_t address)
{
	return maps_find_code(unwind->moment->maps, unwind->moment->tid,
			      address);
}

/*
 * Takes the registers that were left out, before anything but a rule looks at
 * them; false when the thread is gone.
 */
bool unwind_complete(struct unwind *unwind);

/* The address in a return address: see the masks of struct machine. */
uint64_t unwind_address(struct unwind *unwind, uint64_t value);

/* A word of the stack. */
bool unwind_word(struct unwind *unwind, uint64_t address, uint64_t *word);

/*
 * Notes the next frame's address on the stack; false when that would not end.
 * Stacks grow down, so each caller's frame is higher. But for switches of
 * stacks, which only signals and hand-written code do: those are counted, so
 * that no stack, however made, keeps us walking in circles.
 */
bool unwind_advance(struct unwind *unwind, uint64_t cfa, bool may_switch);

/* The dso of an address and the address as its own; NULL when it has none. */
struct dso *unwind_dso(struct unwind *unwind, uint64_t address, uint64_t *own);

/* The rule at an address; never NULL. */
const struct rule *unwind_find_rule(struct unwind *unwind, uint64_t address);

/* Whether the code before the frame's address is another function's. */
bool unwind_begins(struct unwind *unwind);

/* Steps where no rule tells how; false at the end. */
bool unwind_guess(struct unwind *unwind);

/* Whether the code before the frame's address calls what 'called' is in. */
bool unwind_is_caller(struct unwind *unwind, const struct unwound *called);

/* Where a frame pointer leads, as the kernel does it. */
bool unwind_follow_fp(struct unwind *unwind);

/* Steps from a signal's trampoline to what was interrupted. */
bool unwind_leave_handler(struct unwind *unwind, const struct rule *rule);

#endif
