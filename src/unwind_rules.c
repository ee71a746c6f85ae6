/*
 * Rules by call frame information: each address is asked for once and kept in
 * a hash table with open addressing. The places that return addresses point to
 * are few.
 */
#include "unwind_rules.h"

#include <string.h>

#include "alloc.h"
#include "arch.h"
#include "cfi.h"
#include "symbols.h"
#include "symbols_elf.h"
#include "unwind_expression.h"

enum {
	FIRST_SIZE = 256,
	CODE_MAX = 65536,    /* bytes of a function */
	LAST_SIZE = 1 << 20, /* a hostile program must not fill our memory */
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
	return rule == &no_rule || rule == &end_rule || rule == &foreign_rule;
}

/* What is being made, with room for all. */
struct draft {
	const struct machine *machine;
	struct cfi_row row;
	struct place cfa;
	unsigned count;
	struct place places[RULE_PLACES_MAX];
};

static bool set_offset(struct place *place, enum place_kind kind,
		       const struct cfi_place *from)
{
	place->kind = kind;
	place->source = from->base;
	place->offset = from->number;
	return place->offset == from->number;
}

static bool set_expression(struct place *place, enum place_kind kind,
			   const struct cfi_place *from)
{
	place->kind = kind;
	place->expression = from->expression;
	return expression_known(from->expression);
}

/* False when a rule cannot say it. */
static bool set_place(struct place *place, const struct cfi_place *from)
{
	switch (from->kind) {
	case CFI_OFFSET:
		return set_offset(place, PLACE_SAVED, from);
	case CFI_VALUE_OFFSET:
		return set_offset(place, PLACE_CFA, from);
	case CFI_REGISTER:
		return set_offset(place, PLACE_REGISTER, from);
	case CFI_EXPRESSION:
		return set_expression(place, PLACE_COMPUTED, from);
	case CFI_VALUE_EXPRESSION:
		return set_expression(place, PLACE_VALUE, from);
	default:
		return false;
	}
}

/*
 * A register without a rule keeps its value, as in libunwind: compilers do
 * not rely on those that a call may change, hand-written code does.
 */
static bool draft_register(struct draft *draft, unsigned column)
{
	const struct cfi_place *from = &draft->row.places[column];
	struct place place = { .number = column };

	if (from->kind == CFI_SAME || from->kind == CFI_UNDEFINED)
		return true;
	if (draft->count == RULE_PLACES_MAX || !set_place(&place, from))
		return false;
	draft->places[draft->count++] = place;
	return true;
}

/* Where a function keeps no return address in memory, it is a register. */
static bool draft_pc(struct draft *draft)
{
	unsigned column = draft->row.column;
	struct place *pc = &draft->places[draft->count++];

	pc->number = draft->machine->pc;
	if (draft->row.places[column].kind != CFI_SAME)
		return set_place(pc, &draft->row.places[column]);
	pc->kind = PLACE_REGISTER;
	pc->source = column;
	pc->offset = 0;
	return true;
}

static bool draft_registers(struct draft *draft)
{
	unsigned column;

	for (column = 0; column < ARCH_REGISTERS; column++) {
		if (column != draft->row.column &&
		    !draft_register(draft, column))
			return false;
	}
	return true;
}

static const struct rule *finish(const struct draft *draft)
{
	size_t size = draft->count * sizeof(draft->places[0]);
	struct rule *rule = alloc_array(1, sizeof(*rule) + size);

	rule->kind = RULE_STEP;
	rule->signal = draft->row.signal;
	rule->count = draft->count;
	rule->cfa = draft->cfa;
	memcpy(rule->places, draft->places, size);
	return rule;
}

static bool is_outermost(const struct draft *draft)
{
	const struct cfi_row *row = &draft->row;

	switch (row->places[row->column].kind) {
	case CFI_UNDEFINED:
		return true;
	case CFI_SAME:
		return row->column == draft->machine->pc;
	default:
		return false;
	}
}

static const struct rule *make_rule(struct draft *draft)
{
	if (is_outermost(draft))
		return &end_rule;
	if (!draft_pc(draft) || !set_place(&draft->cfa, &draft->row.cfa) ||
	    !draft_registers(draft))
		return &foreign_rule;
	return finish(draft);
}

/* Whether the code at an address is 'passed' bytes into 'trampoline'. */
static bool reads_as(struct dso *dso, const struct trampoline *trampoline,
		     uint64_t address, unsigned passed)
{
	Elf_Data *code = elf_segment_piece(dso_elf(dso), address - passed,
					   trampoline->size, ELF_T_BYTE);

	return code && code->d_size == trampoline->size &&
	       !memcmp(code->d_buf, trampoline->code, trampoline->size);
}

static const struct rule *handlers_end(const struct trampoline *trampoline,
				       unsigned passed)
{
	struct rule *rule = alloc_array(1, sizeof(*rule));

	rule->kind = RULE_HANDLERS_END;
	rule->passed = passed;
	rule->trampoline = trampoline;
	return rule;
}

static const struct rule *look_at_code(struct dso *dso, uint64_t address)
{
	const struct machine *machine = dso_machine(dso);
	const struct trampoline *trampoline = machine->trampolines;
	const struct trampoline *end = trampoline + machine->trampoline_count;
	unsigned passed;

	for (; dso_elf(dso) && trampoline < end; trampoline++) {
		for (passed = 0; passed <= trampoline->size; passed++) {
			if (reads_as(dso, trampoline, address, passed))
				return handlers_end(trampoline, passed);
		}
	}
	return &no_rule;
}

/* What the kernel gives, or whoever else sets up handlers' returns. */
static bool is_doubtful(struct dso *dso, const struct draft *draft)
{
	return draft->machine->trampolines_first &&
	       (draft->row.signal || is_outermost(draft) ||
		dso_in_memory(dso));
}

static bool read_beginning(struct dso *dso, uint64_t address,
			   struct cfi_row *row)
{
	const struct machine *machine = dso_machine(dso);
	Elf_Data *code;
	uint64_t start;

	if (!machine->beginning || !dso_elf(dso) ||
	    !symbols_find(dso, address, &start) || address - start > CODE_MAX)
		return false;
	code = elf_segment_piece(dso_elf(dso), start,
				 address - start + ARCH_CODE_SIZE, ELF_T_BYTE);
	return code && machine->beginning(code->d_buf, code->d_size,
					  address - start, row);
}

static const struct rule *ask(struct dso *dso, uint64_t address)
{
	const struct rule *rule;
	struct draft draft;

	draft.machine = dso_machine(dso);
	draft.count = 0;
	if (!dso_find_cfi(dso, address, &draft.row)) {
		rule = look_at_code(dso, address);
		if (rule != &no_rule ||
		    !read_beginning(dso, address, &draft.row))
			return rule;
	}
	if (is_doubtful(dso, &draft)) {
		rule = look_at_code(dso, address);
		if (rule != &no_rule)
			return rule;
	}
	return make_rule(&draft);
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
