/* Two lists of steps, of the last walk and of the one that is under way. */
#include "unwind_memo.h"

#include <stdlib.h>

#include "alloc.h"
#include "unwind_steps.h"

enum {
	FIRST_STEPS = 16,
	STEPS_MAX = 4096, /* of a walk; longer ones are not kept */
};

/* Why a step led where it did. */
enum step_kind {
	STEP_UNKNOWN,
	STEP_SAVED, /* the next pc is the word at pc_at */
	STEP_LAST,  /* there is none behind this frame */
};

struct step {
	struct unwound frame;
	uint64_t sp;
	uint64_t fp;
	uint64_t pc_at;
	uint64_t fp_at; /* 0: the next frame has the same */
	enum step_kind kind;
	bool first;	  /* of its walk */
	bool uses_fp;
	bool needs_fp; /* it, or one behind it that has the same */
};

struct walk {
	struct step *steps;
	size_t count;
	size_t room;
	size_t known; /* from this step on all are known, to the last */
};

struct unwind_memo {
	/* What the last walk is true of. */
	const struct maps *maps;
	uint64_t version;
	const struct machine *machine;
	enum unwind_mode mode;
	struct walk last;
	struct walk now;
	size_t at; /* where the last walk may be met; replayed: the next */
};

struct unwind_memo *unwind_memo_create(void)
{
	return alloc_array(1, sizeof(struct unwind_memo));
}

void unwind_memo_destroy(struct unwind_memo *memo)
{
	if (!memo)
		return;
	free(memo->last.steps);
	free(memo->now.steps);
	free(memo);
}

static bool is_of(const struct unwind_memo *memo, const struct unwind *unwind)
{
	return memo->maps == unwind->moment->maps &&
	       memo->version == maps_version(memo->maps) &&
	       memo->machine == unwind->registers.machine &&
	       memo->mode == unwind->mode;
}

void unwind_memo_begin(struct unwind *unwind)
{
	struct unwind_memo *memo = unwind->moment->memo;

	if (!memo)
		return;
	/* This reads the mappings anew if they have changed. */
	unwind_code(unwind, unwind->frame.pc);
	if (!is_of(memo, unwind))
		memo->last.count = 0;
	memo->maps = unwind->moment->maps;
	memo->version = maps_version(memo->maps);
	memo->machine = unwind->registers.machine;
	memo->mode = unwind->mode;
	memo->now.count = 0;
	memo->at = memo->last.known;
}

static bool knows_fp(const struct unwind *unwind)
{
	return !unwind->partial ||
	       unwind->restored[unwind->registers.machine->fp];
}

static bool same_fp(struct unwind *unwind, const struct step *step)
{
	if (!step->needs_fp)
		return true;
	if (!knows_fp(unwind) && !unwind_complete(unwind))
		return false;
	return *unwind_register(unwind, unwind->registers.machine->fp) ==
	       step->fp;
}

static bool same_word(struct unwind *unwind, uint64_t address, uint64_t value)
{
	uint64_t word;

	return unwind_word(unwind, address, &word) && word == value;
}

static bool same_pc(struct unwind *unwind, uint64_t address, uint64_t pc)
{
	uint64_t word;

	return unwind_word(unwind, address, &word) &&
	       unwind_address(unwind, word) == pc;
}

/* From the step at '*at' to the last; else '*at' is the one that differs. */
static bool same_words(struct unwind *unwind, const struct walk *walk,
		       size_t *at)
{
	const struct step *step = walk->steps + *at, *next;
	const struct step *end = walk->steps + walk->count;

	for (; step < end && step->kind == STEP_SAVED; step++) {
		next = step + 1;
		*at = step - walk->steps;
		if (!same_pc(unwind, step->pc_at,
			     next < end ? next->frame.pc : 0))
			return false;
		if (next < end && next->needs_fp && step->fp_at &&
		    !same_word(unwind, step->fp_at, next->fp))
			return false;
	}
	return true;
}

static struct step *more_steps(struct walk *walk, size_t count)
{
	size_t room = walk->room ? walk->room : FIRST_STEPS;

	while (room < walk->count + count)
		room *= 2;
	if (room != walk->room)
		walk->steps = alloc_resize(walk->steps, room,
					   sizeof(*walk->steps));
	walk->room = room;
	walk->count += count;
	return walk->steps + walk->count - count;
}

/* What is met becomes the end of this walk, to be replayed from there. */
static void take_up(struct unwind_memo *memo, size_t at)
{
	size_t count = memo->last.count - at, i;
	struct walk last = memo->last;
	struct step *steps;

	if (!at && !memo->now.count) {
		memo->last = memo->now;
		memo->now = last;
		memo->at = 0;
		return;
	}
	memo->at = memo->now.count;
	steps = more_steps(&memo->now, count);
	for (i = 0; i < count; i++)
		steps[i] = last.steps[at + i];
}

bool unwind_memo_meet(struct unwind *unwind)
{
	struct unwind_memo *memo = unwind->moment->memo;
	const struct step *step;
	uint64_t sp;
	size_t at;

	if (!memo || unwind->limit)
		return false;
	sp = *unwind_register(unwind, unwind->registers.machine->sp);
	while (memo->at < memo->last.count &&
	       memo->last.steps[memo->at].sp < sp)
		memo->at++;
	if (memo->at >= memo->last.count)
		return false;
	at = memo->at;
	step = &memo->last.steps[at];
	if (step->sp != sp || step->frame.pc != unwind->frame.pc ||
	    step->frame.interrupted != unwind->frame.interrupted ||
	    step->first != !memo->now.count || unwind->frame.guessed ||
	    !same_fp(unwind, step))
		return false;
	if (same_words(unwind, &memo->last, &at)) {
		take_up(memo, memo->at);
		return true;
	}
	memo->at = at + 1;
	return false;
}

void unwind_memo_add(struct unwind *unwind)
{
	struct unwind_memo *memo = unwind->moment->memo;
	const struct machine *machine = unwind->registers.machine;

	if (!memo || memo->now.count > STEPS_MAX)
		return;
	*more_steps(&memo->now, 1) = (struct step){
		.frame = unwind->frame,
		.sp = *unwind_register(unwind, machine->sp),
		.fp = *unwind_register(unwind, machine->fp),
		.first = memo->now.count == 1,
	};
}

static struct step *current(struct unwind *unwind)
{
	struct unwind_memo *memo = unwind->moment->memo;

	return memo && memo->now.count ? &memo->now.steps[memo->now.count - 1]
				       : NULL;
}

/* Only what follows from the two pointers and from words of the stack. */
static bool is_plain(const struct rule *rule, const struct machine *machine)
{
	return rule->kind == RULE_STEP && rule->cfa.kind == PLACE_REGISTER &&
	       (rule->cfa.source == machine->sp ||
		rule->cfa.source == machine->fp);
}

static bool note_place(struct step *step, const struct machine *machine,
		       const struct place *place, uint64_t cfa)
{
	unsigned number = place->number;

	if (number != machine->pc && number != machine->fp &&
	    number != machine->sp)
		return true;
	if (place->kind != PLACE_SAVED || number == machine->sp)
		return false;
	if (number == machine->pc)
		step->pc_at = cfa + place->offset;
	else
		step->fp_at = cfa + place->offset;
	return true;
}

/* It may not have been known when the step was added. */
static void use_fp(struct unwind *unwind, struct step *step)
{
	step->uses_fp = true;
	step->fp = *unwind_register(unwind, unwind->registers.machine->fp);
}

void unwind_memo_rule(struct unwind *unwind, const struct rule *rule,
		      uint64_t cfa)
{
	const struct machine *machine = unwind->registers.machine;
	struct step *step = current(unwind);
	unsigned i;

	if (!step || step->frame.guessed || !is_plain(rule, machine))
		return;
	if (rule->cfa.source == machine->fp)
		use_fp(unwind, step);
	for (i = 0; i < rule->count; i++) {
		if (!note_place(step, machine, &rule->places[i], cfa))
			return;
	}
	if (step->pc_at)
		step->kind = STEP_SAVED;
}

void unwind_memo_fp(struct unwind *unwind)
{
	const struct frame_chain *chain = &unwind->registers.machine->frames;
	struct step *step = current(unwind);

	/* A back chain has the address in the caller's frame: two words. */
	if (!step || chain->backchain)
		return;
	use_fp(unwind, step);
	step->fp_at = step->fp + chain->caller;
	step->pc_at = step->fp + chain->pc;
	step->kind = STEP_SAVED;
}

void unwind_memo_last(struct unwind *unwind, bool by_fp)
{
	struct step *step = current(unwind);

	if (!step)
		return;
	if (by_fp)
		use_fp(unwind, step);
	step->kind = STEP_LAST;
}

/* Backwards: what is needed of a frame is what the ones behind it need. */
static void find_needs(struct walk *walk)
{
	struct step *step, *next = NULL;
	size_t i = walk->count;

	walk->known = i;
	while (i-- > 0) {
		step = &walk->steps[i];
		if (step->kind == STEP_UNKNOWN)
			return;
		step->needs_fp = step->uses_fp;
		if (next && next->needs_fp && !step->fp_at) {
			step->needs_fp = true;
			step->fp = next->fp;
		}
		next = step;
		walk->known = i;
	}
}

static void end_walk(struct unwind_memo *memo)
{
	struct walk now = memo->now;

	memo->now = memo->last;
	memo->last = now;
}

void unwind_memo_end(struct unwind *unwind)
{
	struct unwind_memo *memo = unwind->moment->memo;
	struct step *step = current(unwind);

	if (!step)
		return;
	if (step->kind == STEP_SAVED && unwind->frame.pc)
		step->kind = STEP_UNKNOWN;
	if (memo->now.count > STEPS_MAX)
		memo->now.count = 0;
	find_needs(&memo->now);
	end_walk(memo);
}

bool unwind_memo_replay(struct unwind *unwind, struct unwound *frame)
{
	struct unwind_memo *memo = unwind->moment->memo;
	const struct step *step;

	if (memo->at == memo->now.count) {
		find_needs(&memo->now);
		end_walk(memo);
		return false;
	}
	step = &memo->now.steps[memo->at++];
	*frame = step->frame;
	return true;
}
