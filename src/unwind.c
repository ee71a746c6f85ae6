/*
 * The walk. A frame's step is, in this order: its rule, libunwind where there
 * is more to say than a rule can, the frame pointer where nothing is said.
 * All words of the stack come from one copy, renewed as the walk leaves it.
 */
#include "unwind.h"

#include <string.h>

#include "dso.h"
#include "unwind_expression.h"
#include "unwind_libunwind.h"
#include "unwind_rules.h"

enum {
	FIRST_PIECE = 1024,
	BELOW = 512,	   /* registers are saved below the address */
	BACKWARD_MAX = 64, /* signal stacks in signal stacks */
	LOWEST = 4096, /* of mapped addresses */
};

enum stage {
	STAGE_FIRST,
	STAGE_CALLERS,
	STAGE_END,
};

static uint64_t *at(struct unwind *unwind, unsigned number)
{
	return &unwind->registers.value[number];
}

static bool fill_window(struct unwind *unwind, uint64_t start)
{
	struct unwind_window *window = &unwind->window;

	window->start = start;
	window->size = memory_read(unwind->moment->memory, start, window->bytes,
				   window->wanted);
	/* A walk that gets here again is a deep one. */
	window->wanted *= 2;
	if (window->wanted > sizeof(window->bytes))
		window->wanted = sizeof(window->bytes);
	return window->size >= sizeof(uint64_t);
}

static bool in_window(const struct unwind_window *window, uint64_t address)
{
	return window->size >= sizeof(uint64_t) &&
	       address - window->start <= window->size - sizeof(uint64_t);
}

static bool move_window(struct unwind *unwind, uint64_t address)
{
	uint64_t start = address - BELOW;

	if (start < *at(unwind, arch_native->sp) || start > address)
		start = *at(unwind, arch_native->sp);
	if (address < start || address - start > BELOW)
		start = address;
	fill_window(unwind, start);
	if (in_window(&unwind->window, address))
		return true;
	/* Below it may be a hole, such as the end of another stack. */
	return start != address && fill_window(unwind, address);
}

static bool read_word(struct unwind *unwind, uint64_t address, uint64_t *word)
{
	const struct unwind_window *window = &unwind->window;

	if (!in_window(window, address) && !move_window(unwind, address))
		return false;
	if (unwind->limit && address - unwind->base >= unwind->limit)
		return false;
	memcpy(word, window->bytes + (address - window->start), sizeof(*word));
	return true;
}

/* A thread's chains mostly resemble each other. */
static size_t first_piece(const struct moment *moment)
{
	uint64_t size = moment->reach ? *moment->reach : 0;

	if (size < FIRST_PIECE)
		return FIRST_PIECE;
	return size < UNWIND_WINDOW ? size : UNWIND_WINDOW;
}

static void note_reach(const struct unwind *unwind)
{
	if (unwind->moment->reach && unwind->cfa > unwind->base)
		*unwind->moment->reach = unwind->cfa - unwind->base;
}

void unwind_init(struct unwind *unwind, const struct moment *moment,
		 enum unwind_mode mode)
{
	unwind->moment = moment;
	unwind->mode = mode;
	unwind->stage = STAGE_FIRST;
	unwind->backward = 0;
	unwind->cfa = 0;
	unwind->registers = *moment->registers;
	unwind->window.size = 0;
	unwind->window.wanted = first_piece(moment);
	unwind->base = *at(unwind, arch_native->sp);
	unwind->limit = 0;
	unwind->frame.pc = *at(unwind, arch_native->pc);
	unwind->frame.interrupted = true;
	unwind->frame.guessed = false;
}

static const struct map *find_code(struct unwind *unwind, uint64_t address)
{
	return maps_find_code(unwind->moment->maps, unwind->moment->tid,
			      address);
}

static const struct rule no_file = { .kind = RULE_NONE };

static const struct rule *find_rule(struct unwind *unwind, uint64_t address)
{
	const struct moment *moment = unwind->moment;
	const struct map *map = find_code(unwind, address);
	struct dso *dso = map ? maps_dso(moment->maps, moment->tid, map) : NULL;
	uint64_t own;

	if (!dso || !dso_address(dso, address - map->start + map->offset, &own))
		return &no_file;
	return unwind_rule(dso, own);
}

static bool compute(struct unwind *unwind, const struct place *place,
		    uint64_t cfa, uint64_t *value)
{
	struct expression expression = {
		.bytes = place->expression,
		.registers = &unwind->registers,
		.cfa = cfa,
		/* The CFA itself cannot begin with the CFA. */
		.begin_with_cfa = cfa != 0,
		.memory = unwind->moment->memory,
	};

	return expression_evaluate(&expression, value);
}

static bool take_place(struct unwind *unwind, const struct place *place,
		       uint64_t cfa, uint64_t *value)
{
	uint64_t address;

	switch (place->kind) {
	case PLACE_SAVED:
		return read_word(unwind, cfa + place->offset, value);
	case PLACE_CFA:
		*value = cfa + place->offset;
		return true;
	case PLACE_REGISTER:
		*value = *at(unwind, place->source) + place->offset;
		return true;
	case PLACE_COMPUTED:
		return compute(unwind, place, cfa, &address) &&
		       read_word(unwind, address, value);
	default:
		return compute(unwind, place, cfa, value);
	}
}

/*
 * Stacks grow down, so each caller's frame is higher. But for switches of
 * stacks, which only signals and hand-written code do: those are counted, so
 * that no stack, however made, keeps us walking in circles.
 */
static bool advance(struct unwind *unwind, uint64_t cfa, bool may_switch)
{
	if (cfa <= unwind->cfa &&
	    (!may_switch || ++unwind->backward > BACKWARD_MAX))
		return false;
	unwind->cfa = cfa;
	return true;
}

static bool apply_rule(struct unwind *unwind, const struct rule *rule)
{
	uint64_t cfa, values[RULE_PLACES_MAX];
	unsigned i;

	if (!take_place(unwind, &rule->cfa, 0, &cfa) ||
	    !advance(unwind, cfa,
		     rule->signal || rule->cfa.kind == PLACE_VALUE))
		return false;
	for (i = 0; i < rule->count; i++) {
		if (!take_place(unwind, &rule->places[i], cfa, &values[i]))
			return false;
	}
	*at(unwind, arch_native->sp) = cfa;
	for (i = 0; i < rule->count; i++)
		*at(unwind, rule->places[i].number) = values[i];
	unwind->frame.pc = *at(unwind, arch_native->pc);
	unwind->frame.interrupted = rule->signal;
	return true;
}

/* Where a frame pointer leads: the caller's, and its pc right behind. */
static bool step_fp(struct unwind *unwind)
{
	uint64_t *fp = at(unwind, arch_native->fp), caller, pc;

	if (!read_word(unwind, *fp + sizeof(pc), &pc) || !pc ||
	    !read_word(unwind, *fp, &caller))
		return false;
	*at(unwind, arch_native->sp) = *fp + 2 * sizeof(pc);
	*at(unwind, arch_native->pc) = unwind->frame.pc = pc;
	unwind->frame.interrupted = false;
	*fp = caller;
	return true;
}

/*
 * Without call frame information the frame pointer is a guess: it has to be
 * on the stack, above the stack pointer, and lead to code.
 */
static bool guess_fp(struct unwind *unwind)
{
	uint64_t fp = *at(unwind, arch_native->fp);

	if (fp % sizeof(uint64_t) || fp < *at(unwind, arch_native->sp) ||
	    !advance(unwind, fp + 2 * sizeof(uint64_t), false))
		return false;
	return step_fp(unwind) && find_code(unwind, unwind->frame.pc - 1);
}

static bool step_libunwind(struct unwind *unwind)
{
	struct moment moment = *unwind->moment;
	struct registers registers = unwind->registers;
	bool signal;

	/* It takes the pc it is given for an interrupted one. */
	registers.value[arch_native->pc] = unwound_lookup(&unwind->frame);
	moment.registers = &registers;
	if (!libunwind_step(&moment, &registers, &signal) ||
	    !advance(unwind, registers.value[arch_native->sp], true))
		return false;
	unwind->registers = registers;
	unwind->frame.pc = *at(unwind, arch_native->pc);
	unwind->frame.interrupted = signal;
	return true;
}

static bool step_dwarf(struct unwind *unwind)
{
	const struct unwound *frame = &unwind->frame;
	const struct rule *rule = find_rule(unwind, unwound_lookup(frame));

	/* In a call that is a function's last instruction the pc is behind. */
	if (rule->kind == RULE_NONE && frame->interrupted)
		rule = find_rule(unwind, frame->pc - 1);
	switch (rule->kind) {
	case RULE_STEP:
		return apply_rule(unwind, rule);
	case RULE_FOREIGN:
		return step_libunwind(unwind);
	case RULE_NONE:
		return guess_fp(unwind);
	default:
		return false;
	}
}

/*
 * System calls are mostly made by functions of the C library that keep no
 * frame pointer: walking from theirs would leave out their caller.
 */
static bool step_first(struct unwind *unwind)
{
	const struct rule *rule = find_rule(unwind, unwind->frame.pc);

	if (rule->kind == RULE_STEP)
		return apply_rule(unwind, rule);
	return step_fp(unwind);
}

static bool step_fp_checked(struct unwind *unwind)
{
	uint64_t fp = *at(unwind, arch_native->fp);

	/* Where no frame pointers are kept it is often a small number. */
	return fp >= LOWEST && advance(unwind, fp + 1, true) &&
	       step_fp(unwind) &&
	       (unwind->mode == UNWIND_FP_STRICT ||
		find_code(unwind, unwind->frame.pc - 1));
}

static bool step(struct unwind *unwind)
{
	bool first = unwind->stage == STAGE_FIRST;

	unwind->stage = STAGE_CALLERS;
	if (unwind->mode == UNWIND_DWARF)
		return step_dwarf(unwind);
	if (unwind->mode == UNWIND_FP && first)
		return step_first(unwind);
	return step_fp_checked(unwind);
}

bool unwind_next(struct unwind *unwind, struct unwound *frame)
{
	if (unwind->stage == STAGE_END)
		return false;
	*frame = unwind->frame;
	if (!step(unwind) || !unwind->frame.pc) {
		unwind->stage = STAGE_END;
		note_reach(unwind);
	}
	return true;
}
