/*
 * Rules by libdw: each address is asked for once and kept in a hash table
 * with open addressing. The places that return addresses point to are few.
 */
#include "unwind_rules.h"

#include <dwarf.h>
#include <string.h>

#include "alloc.h"
#include "arch.h"
#include "unwind_expression.h"

enum {
	FIRST_SIZE = 256,
	LAST_SIZE = 1 << 20, /* a hostile program must not fill our memory */
	OPERATIONS_MAX = 255,
};

struct slot {
	uint64_t address;
	const struct rule *rule; /* NULL: free */
};

struct unwind_rules {
	struct slot *slots;
	size_t size; /* a power of two */
	size_t count;
};

static const struct rule no_rule = { .kind = RULE_NONE };
static const struct rule end_rule = { .kind = RULE_END };
static const struct rule foreign_rule = { .kind = RULE_FOREIGN };

static bool is_shared(const struct rule *rule)
{
	return rule->kind != RULE_STEP;
}

/* What is being made, with room for all. */
struct draft {
	Dwarf_Frame *frame;
	int pc; /* the column of the return address */
	bool signal;
	struct place cfa;
	unsigned count;
	struct place places[RULE_PLACES_MAX];
};

static bool fits(int64_t offset)
{
	return offset == (int32_t)offset;
}

static bool set_operations(struct place *place, const Dwarf_Op *ops,
			   size_t count)
{
	size_t i;

	if (!count || count > OPERATIONS_MAX)
		return false;
	for (i = 0; i < count; i++) {
		if (!expression_knows(&ops[i]))
			return false;
	}
	place->operations = ops;
	place->count = count;
	return true;
}

/* A register and an offset in one operation. */
static bool based(const Dwarf_Op *op, struct place *place)
{
	uint64_t number;
	int64_t offset;

	if (op->atom >= DW_OP_breg0 && op->atom <= DW_OP_breg31) {
		number = op->atom - DW_OP_breg0;
		offset = op->number;
	} else if (op->atom == DW_OP_bregx) {
		number = op->number;
		offset = op->number2;
	} else {
		return false;
	}
	if (number >= ARCH_REGISTERS || !fits(offset))
		return false;
	place->kind = PLACE_REGISTER;
	place->source = number;
	place->offset = offset;
	return true;
}

static bool draft_cfa(struct draft *draft)
{
	Dwarf_Op *ops;
	size_t count;

	if (dwarf_frame_cfa(draft->frame, &ops, &count))
		return false;
	if (count == 1 && based(ops, &draft->cfa))
		return true;
	draft->cfa.kind = PLACE_VALUE;
	return set_operations(&draft->cfa, ops, count);
}

static bool from_register(const Dwarf_Op *op, struct place *place)
{
	uint64_t number = op->number;

	if (op->atom >= DW_OP_reg0 && op->atom <= DW_OP_reg31)
		number = op->atom - DW_OP_reg0;
	else if (op->atom != DW_OP_regx)
		return false;
	place->kind = PLACE_REGISTER;
	place->source = number;
	return number < ARCH_REGISTERS;
}

/* libdw gives the CFA [plus offset] and, for a value, "is the value". */
static bool from_cfa(const Dwarf_Op *ops, size_t count, struct place *place)
{
	bool value = ops[count - 1].atom == DW_OP_stack_value;
	size_t rest = count - value;

	if (ops[0].atom != DW_OP_call_frame_cfa || rest < 1 || rest > 2)
		return false;
	if (rest == 2) {
		if (ops[1].atom != DW_OP_plus_uconst ||
		    !fits((int64_t)ops[1].number))
			return false;
		place->offset = (int64_t)ops[1].number;
	}
	place->kind = value ? PLACE_CFA : PLACE_SAVED;
	return true;
}

static bool from_operations(const Dwarf_Op *ops, size_t count,
			    struct place *place)
{
	bool value = ops[count - 1].atom == DW_OP_stack_value;

	place->kind = value ? PLACE_VALUE : PLACE_COMPUTED;
	return set_operations(place, ops, count - value);
}

enum found { FOUND, FOUND_SAME, FOUND_NONE, FOUND_UNUSABLE };

static enum found find_place(Dwarf_Frame *frame, int column,
			     struct place *place)
{
	Dwarf_Op memory[3], *ops;
	size_t count;

	if (dwarf_frame_register(frame, column, memory, &ops, &count))
		return FOUND_UNUSABLE;
	if (!count)
		return ops ? FOUND_NONE : FOUND_SAME;
	if (count == 1 && from_register(ops, place))
		return FOUND;
	if (from_cfa(ops, count, place))
		return FOUND;
	/* Longer ones belong to the CFI; what is in 'memory' does not last. */
	if (ops == memory || !from_operations(ops, count, place))
		return FOUND_UNUSABLE;
	return FOUND;
}

/*
 * A register without a rule keeps its value, as in libunwind: compilers do
 * not rely on those that a call may change, hand-written code does.
 */
static bool draft_register(struct draft *draft, int column)
{
	struct place place = { .number = column };

	switch (find_place(draft->frame, column, &place)) {
	case FOUND_UNUSABLE:
		return false;
	case FOUND:
		/* The stack pointer is the CFA without saying. */
		if (column == (int)arch_native->sp && place.kind == PLACE_CFA &&
		    !place.offset)
			return true;
		if (draft->count == RULE_PLACES_MAX)
			return false;
		draft->places[draft->count++] = place;
		return true;
	default:
		return true;
	}
}

static const struct rule *finish(const struct draft *draft)
{
	size_t size = draft->count * sizeof(draft->places[0]);
	struct rule *rule = alloc_array(1, sizeof(*rule) + size);

	rule->kind = RULE_STEP;
	rule->signal = draft->signal;
	rule->count = draft->count;
	rule->cfa = draft->cfa;
	memcpy(rule->places, draft->places, size);
	return rule;
}

/* Where a function keeps no return address in memory, it is a register. */
static enum found draft_pc(struct draft *draft)
{
	struct place *pc = &draft->places[draft->count++];
	enum found found = find_place(draft->frame, draft->pc, pc);

	pc->number = arch_native->pc;
	if (found != FOUND_SAME)
		return found;
	if (draft->pc == (int)arch_native->pc)
		return FOUND_NONE;
	pc->kind = PLACE_REGISTER;
	pc->source = draft->pc;
	return FOUND;
}

static bool draft_registers(struct draft *draft)
{
	int column;

	for (column = 0; column < ARCH_REGISTERS; column++) {
		if (column != draft->pc && !draft_register(draft, column))
			return false;
	}
	return true;
}

static const struct rule *make_rule(struct draft *draft)
{
	enum found pc;

	draft->pc = dwarf_frame_info(draft->frame, NULL, NULL, &draft->signal);
	if (draft->pc < 0 || draft->pc >= ARCH_REGISTERS)
		return &foreign_rule;
	pc = draft_pc(draft);
	if (pc == FOUND_NONE)
		return &end_rule;
	if (pc != FOUND || !draft_cfa(draft) || !draft_registers(draft))
		return &foreign_rule;
	return finish(draft);
}

static const struct rule *ask(struct dso *dso, uint64_t address)
{
	struct draft draft = { .count = 0 };
	const struct rule *rule;
	Dwarf_CFI *cfi = dso_cfi(dso);

	if (!cfi || dwarf_cfi_addrframe(cfi, address, &draft.frame))
		return &no_rule;
	rule = make_rule(&draft);
	free(draft.frame);
	return rule;
}

static struct slot *find_slot(const struct unwind_rules *rules,
			      uint64_t address)
{
	size_t i = (address * 0x9e3779b97f4a7c15) >> 32 & (rules->size - 1);

	while (rules->slots[i].rule && rules->slots[i].address != address)
		i = (i + 1) & (rules->size - 1);
	return &rules->slots[i];
}

static void empty(struct unwind_rules *rules)
{
	size_t i;

	for (i = 0; i < rules->size; i++) {
		if (rules->slots[i].rule && !is_shared(rules->slots[i].rule))
			free((void *)rules->slots[i].rule);
	}
	free(rules->slots);
	rules->slots = NULL;
}

static void resize(struct unwind_rules *rules, size_t size)
{
	struct unwind_rules old = *rules;
	size_t i;

	rules->size = size;
	rules->slots = alloc_array(size, sizeof(*rules->slots));
	for (i = 0; i < old.size; i++) {
		if (old.slots[i].rule)
			*find_slot(rules, old.slots[i].address) = old.slots[i];
	}
	free(old.slots);
}

static void make_room(struct unwind_rules *rules)
{
	if (rules->count < rules->size / 2)
		return;
	if (rules->size < LAST_SIZE) {
		resize(rules, 2 * rules->size);
		return;
	}
	empty(rules);
	rules->size = rules->count = 0;
	resize(rules, FIRST_SIZE);
}

static struct unwind_rules *rules_create(void)
{
	struct unwind_rules *rules = alloc_array(1, sizeof(*rules));

	resize(rules, FIRST_SIZE);
	return rules;
}

void unwind_rules_destroy(struct unwind_rules *rules)
{
	if (!rules)
		return;
	empty(rules);
	free(rules);
}

const struct rule *unwind_rule(struct dso *dso, uint64_t address)
{
	struct unwind_rules **rules = dso_rules(dso);
	struct slot *slot;

	if (!*rules)
		*rules = rules_create();
	slot = find_slot(*rules, address);
	if (slot->rule)
		return slot->rule;
	make_room(*rules);
	slot = find_slot(*rules, address);
	slot->address = address;
	slot->rule = ask(dso, address);
	(*rules)->count++;
	return slot->rule;
}
