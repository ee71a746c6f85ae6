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
#include "unwind_memo.h"
#include "unwind_rules.h"
#include "unwind_steps.h"

enum {
	UNKNOWN_PIECE = 4096,
	SMALLEST_PIECE = 512,
	BELOW = 512,	   /* registers are saved below the address */
	BACKWARD_MAX = 64, /* signal stacks in signal stacks */
	LOWEST = 4096,	   /* of mapped addresses */
};

enum stage {
	STAGE_FIRST,
	STAGE_CALLERS,
	STAGE_REPLAY, /* what follows was seen before */
	STAGE_END,
};

static const struct machine *machine(const struct unwind *unwind)
{
	return unwind->registers.machine;
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

	if (start < *unwind_register(unwind, machine(unwind)->sp) ||
	    start > address)
		start = *unwind_register(unwind, machine(unwind)->sp);
	if (address < start || address - start > BELOW)
		start = address;
	fill_window(unwind, start);
	if (in_window(&unwind->window, address))
		return true;
	/* Below it may be a hole, such as the end of another stack. */
	return start != address && fill_window(unwind, address);
}

bool unwind_word(struct unwind *unwind, uint64_t address, uint64_t *word)
{
	const struct unwind_window *window = &unwind->window;
	uint32_t narrow;

	if (!in_window(window, address) && !move_window(unwind, address))
		return false;
	if (unwind->limit && address - unwind->base >= unwind->limit)
		return false;
	if (address - unwind->base < sizeof(window->bytes) &&
	    address > unwind->highest)
		unwind->highest = address;
	memcpy(word, window->bytes + (address - window->start), sizeof(*word));
	if (machine(unwind)->word != sizeof(narrow))
		return true;
	memcpy(&narrow, word, sizeof(narrow));
	*word = narrow;
	return true;
}

/* A thread's chains mostly resemble each other. */
static size_t first_piece(const struct moment *moment)
{
	uint64_t size = moment->reach ? *moment->reach : 0;

	if (!size)
		return UNKNOWN_PIECE;
	if (size < SMALLEST_PIECE)
		return SMALLEST_PIECE;
	return size < UNWIND_WINDOW ? size : UNWIND_WINDOW;
}

/*
 * What other stacks were read for, and where frame pointers that are none
 * lead, is not of the piece. One that is shallow says little of the next: it
 * shrinks step by step.
 */
static void note_reach(const struct unwind *unwind)
{
	uint64_t *reach = unwind->moment->reach, size;

	if (!reach)
		return;
	size = unwind->highest - unwind->base + sizeof(uint64_t);
	*reach -= *reach / 8;
	if (*reach < size)
		*reach = size;
}

static void begin_partial(struct unwind *unwind)
{
	unwind->partial = unwind->moment->partial;
	if (!unwind->partial)
		return;
	memset(unwind->restored, 0, sizeof(unwind->restored));
	unwind->restored[machine(unwind)->pc] = true;
	unwind->restored[machine(unwind)->sp] = true;
}

bool unwind_complete(struct unwind *unwind)
{
	struct registers registers;
	unsigned i;

	if (!unwind->partial)
		return true;
	unwind->partial = false;
	if (!arch_registers(unwind->moment->tid, &registers))
		return false;
	for (i = 0; i < ARCH_REGISTERS; i++) {
		if (!unwind->restored[i])
			unwind->registers.value[i] = registers.value[i];
	}
	return true;
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
	if (!unwind->registers.machine)
		unwind->registers.machine = arch_native->machine;
	begin_partial(unwind);
	unwind->window.size = 0;
	unwind->window.wanted = first_piece(moment);
	unwind->base = *unwind_register(unwind, machine(unwind)->sp);
	unwind->highest = unwind->base;
	unwind->limit = 0;
	unwind->frame = (struct unwound){
		.pc = *unwind_register(unwind, machine(unwind)->pc),
		.interrupted = !moment->in_call,
	};
	unwind_memo_begin(unwind);
}

struct dso *unwind_dso(struct unwind *unwind, uint64_t address, uint64_t *own)
{
	const struct moment *moment = unwind->moment;
	const struct map *map = unwind_code(unwind, address);
	struct dso *dso = map ? maps_dso(moment->maps, moment->tid, map) : NULL;

	if (!dso || !dso_address(dso, address - map->start + map->offset, own))
		return NULL;
	return dso;
}

static const struct rule no_file = { .kind = RULE_NONE };

const struct rule *unwind_find_rule(struct unwind *unwind, uint64_t address)
{
	uint64_t own;
	struct dso *dso = unwind_dso(unwind, address, &own);

	return dso ? unwind_rule(dso, own) : &no_file;
}

static bool compute(struct unwind *unwind, const struct place *place,
		    uint64_t cfa, uint64_t *value)
{
	struct expression expression = {
		.bytes = place->expression,
		.registers = &unwind->registers,
		.word = machine(unwind)->word,
		.cfa = cfa,
		/* The CFA itself cannot begin with the CFA. */
		.begin_with_cfa = cfa != 0,
		.memory = unwind->moment->memory,
	};

	return unwind_complete(unwind) &&
	       expression_evaluate(&expression, value);
}

static bool take_place(struct unwind *unwind, const struct place *place,
		       uint64_t cfa, uint64_t *value)
{
	uint64_t address;

	switch (place->kind) {
	case PLACE_SAVED:
		return unwind_word(unwind, cfa + place->offset, value);
	case PLACE_CFA:
		*value = cfa + place->offset;
		return true;
	case PLACE_REGISTER:
		if (unwind->partial && !unwind->restored[place->source] &&
		    !unwind_complete(unwind))
			return false;
		*value =
			*unwind_register(unwind, place->source) + place->offset;
		return true;
	case PLACE_COMPUTED:
		return compute(unwind, place, cfa, &address) &&
		       unwind_word(unwind, address, value);
	default:
		return compute(unwind, place, cfa, value);
	}
}

uint64_t unwind_address(struct unwind *unwind, uint64_t value)
{
	const uint64_t *mask = machine(unwind)->masks;

	if (!mask)
		return value;
	if (!mask[1])
		return value & *mask;
	for (; *mask; mask++) {
		if (unwind_code(unwind, (value & *mask) - 1))
			return value & *mask;
	}
	return value;
}

/*
 * A function that was interrupted may have taken nothing off the stack yet;
 * where return addresses are kept in the caller's frame none has to.
 */
bool unwind_advance(struct unwind *unwind, uint64_t cfa, bool may_switch)
{
	if (cfa == unwind->cfa && unwind->frame.interrupted && !may_switch)
		return true;
	if (cfa == unwind->cfa)
		may_switch |= machine(unwind)->frames.backchain;
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
	    !unwind_advance(unwind, cfa,
			    rule->signal || rule->cfa.kind == PLACE_VALUE))
		return false;
	for (i = 0; i < rule->count; i++) {
		if (!take_place(unwind, &rule->places[i], cfa, &values[i]))
			return false;
	}
	unwind_memo_rule(unwind, rule, cfa);
	*unwind_register(unwind, machine(unwind)->sp) =
		cfa + machine(unwind)->caller_sp;
	for (i = 0; i < rule->count; i++) {
		*unwind_register(unwind, rule->places[i].number) = values[i];
		unwind->restored[rule->places[i].number] = true;
	}
	unwind->frame = (struct unwound){
		.pc = unwind_address(
			unwind, *unwind_register(unwind, machine(unwind)->pc)),
		.interrupted = rule->signal,
	};
	return true;
}

static bool step_libunwind(struct unwind *unwind)
{
	struct moment moment = *unwind->moment;
	struct registers registers = unwind->registers;
	bool signal;

	/* It takes the pc it is given for an interrupted one. */
	registers.value[machine(unwind)->pc] = unwound_lookup(&unwind->frame);
	moment.registers = &registers;
	if (!libunwind_step(&moment, &registers, &signal) ||
	    !unwind_advance(unwind, registers.value[machine(unwind)->sp], true))
		return false;
	unwind->registers = registers;
	unwind->frame = (struct unwound){
		.pc = unwind_address(
			unwind, *unwind_register(unwind, machine(unwind)->pc)),
		.interrupted = signal,
	};
	return true;
}

/* Where a walk is, to get back to. */
struct position {
	struct registers registers;
	struct unwound frame;
	uint64_t cfa;
};

static void move_to(struct unwind *unwind, const struct position *position)
{
	unwind->registers = position->registers;
	unwind->frame = position->frame;
	unwind->cfa = position->cfa;
}

/*
 * A guess does not restore the registers that the function had saved, the
 * frame pointer above all, nor what the function took off the stack: what
 * follows from them has to lead to code, and rather behind a call of the
 * function than elsewhere.
 */
static bool step_doubtful(struct unwind *unwind, const struct rule *rule)
{
	const struct position before = { unwind->registers, unwind->frame,
					 unwind->cfa };
	struct position after;
	bool leads = apply_rule(unwind, rule) &&
		     maps_has_code(unwind->moment->maps, unwind->frame.pc - 1,
				   1);

	if (leads && unwind_is_caller(unwind, &before.frame))
		return true;
	after = (struct position){ unwind->registers, unwind->frame,
				   unwind->cfa };
	move_to(unwind, &before);
	if (unwind_guess(unwind))
		return true;
	if (leads)
		move_to(unwind, &after);
	return leads;
}

static bool step_by(struct unwind *unwind, const struct rule *rule)
{
	switch (rule->kind) {
	case RULE_STEP:
		return unwind->frame.guessed ? step_doubtful(unwind, rule)
					     : apply_rule(unwind, rule);
	case RULE_FOREIGN:
		return unwind_complete(unwind) && step_libunwind(unwind);
	case RULE_HANDLERS_END:
		return unwind_complete(unwind) &&
		       unwind_leave_handler(unwind, rule);
	case RULE_NONE:
		return unwind_guess(unwind);
	default:
		unwind_memo_last(unwind, false);
		return false;
	}
}

/* In a call that is a function's last instruction the pc is behind it. */
static const struct rule *frame_rule(struct unwind *unwind)
{
	const struct unwound *frame = &unwind->frame;
	const struct rule *rule =
		unwind_find_rule(unwind, unwound_lookup(frame));

	if (rule->kind == RULE_NONE && frame->interrupted &&
	    !unwind_begins(unwind))
		rule = unwind_find_rule(unwind, frame->pc - 1);
	return rule;
}

/*
 * System calls are mostly made by functions of the C library that keep no
 * frame pointer: walking from theirs would leave out their caller.
 */
static bool step_first(struct unwind *unwind)
{
	const struct rule *rule = frame_rule(unwind);

	if (rule->kind != RULE_FOREIGN && rule->kind != RULE_END)
		return step_by(unwind, rule);
	return unwind_complete(unwind) && unwind_follow_fp(unwind);
}

/* It may make the call for a function of the C library. */
static bool is_in_vdso(struct unwind *unwind)
{
	const struct map *map =
		unwind_code(unwind, unwound_lookup(&unwind->frame));

	return map && !map->inode && map->name && arch_native->vdso &&
	       !strcmp(map->name, arch_native->vdso);
}

static bool step_fp_checked(struct unwind *unwind)
{
	uint64_t fp;

	if (!unwind_complete(unwind))
		return false;
	fp = *unwind_register(unwind, machine(unwind)->fp);
	/* Where no frame pointers are kept it is often a small number. */
	if (fp < LOWEST) {
		unwind_memo_last(unwind, true);
		return false;
	}
	unwind_memo_fp(unwind);
	return unwind_advance(unwind, fp + 1, true) &&
	       unwind_follow_fp(unwind) &&
	       (unwind->mode == UNWIND_FP_STRICT ||
		unwind_code(unwind, unwind->frame.pc - 1));
}

static bool step(struct unwind *unwind, const struct rule *rule)
{
	bool first = unwind->stage == STAGE_FIRST;

	if (unwind->mode == UNWIND_FP && first) {
		if (!is_in_vdso(unwind))
			unwind->stage = STAGE_CALLERS;
		return step_first(unwind);
	}
	unwind->stage = STAGE_CALLERS;
	if (unwind->mode == UNWIND_DWARF)
		return step_by(unwind, rule);
	return step_fp_checked(unwind);
}

/*
 * A handler returns to the first instruction of a trampoline, where nothing
 * was called: what is before that is another function.
 */
static const struct rule *look_at_frame(struct unwind *unwind)
{
	struct unwound *frame = &unwind->frame;
	const struct rule *rule = frame_rule(unwind), *at;

	if (frame->interrupted || unwind->stage == STAGE_FIRST)
		return rule;
	if (rule->kind == RULE_STEP && rule->signal)
		frame->handlers_end = true;
	if (rule->kind != RULE_NONE)
		return rule;
	at = unwind_find_rule(unwind, frame->pc);
	if (at->kind != RULE_HANDLERS_END || at->passed)
		return rule;
	frame->handlers_end = true;
	return at;
}

static bool replay(struct unwind *unwind, struct unwound *frame)
{
	if (unwind_memo_replay(unwind, frame))
		return true;
	unwind->stage = STAGE_END;
	note_reach(unwind);
	return false;
}

bool unwind_next(struct unwind *unwind, struct unwound *frame)
{
	const struct rule *rule = NULL;

	if (unwind->stage == STAGE_END)
		return false;
	if (unwind->stage == STAGE_REPLAY || unwind_memo_meet(unwind)) {
		unwind->stage = STAGE_REPLAY;
		return replay(unwind, frame);
	}
	if (unwind->mode == UNWIND_DWARF)
		rule = look_at_frame(unwind);
	*frame = unwind->frame;
	unwind_memo_add(unwind);
	if (!step(unwind, rule) || !unwind->frame.pc) {
		unwind->stage = STAGE_END;
		unwind_memo_end(unwind);
		note_reach(unwind);
	}
	return true;
}
