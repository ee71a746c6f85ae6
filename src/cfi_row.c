/*
 * The instructions of call frame information, DWARF 5 section 6.4.2. They end:
 * each takes a byte, and there are no loops.
 */
#include "cfi.h"

#include "dwarf_numbers.h"

enum { REMEMBERED_MAX = 16 };

struct run {
	const struct cfi_entry *entry;
	struct bytes bytes;
	uint64_t location;
	struct cfi_row *row;
	struct cfi_row initial;
	struct cfi_row remembered[REMEMBERED_MAX];
	unsigned depth;
	bool bad;
};

/* Of registers that nobody asks for (of vectors) the rules are dropped. */
static void set(struct run *run, uint64_t number, enum cfi_kind kind,
		int64_t value)
{
	if (number < ARCH_REGISTERS)
		run->row->places[number] =
			(struct cfi_place){ .kind = kind, .number = value };
}

static void set_register(struct run *run, uint64_t number, uint64_t source)
{
	set(run, number, CFI_REGISTER, 0);
	if (number < ARCH_REGISTERS)
		run->row->places[number].base = source;
	run->bad |= source >= ARCH_REGISTERS;
}

static struct bytes take_block(struct run *run)
{
	struct bytes block = { .bad = false };
	uint64_t size = bytes_uleb(&run->bytes);

	block.at = run->bytes.at;
	bytes_skip(&run->bytes, size);
	block.end = run->bytes.at;
	return block;
}

static void set_expression(struct run *run, uint64_t number, enum cfi_kind kind)
{
	set(run, number, kind, 0);
	if (number < ARCH_REGISTERS)
		run->row->places[number].expression = take_block(run);
	else
		take_block(run);
}

static void restore(struct run *run, uint64_t number)
{
	if (number < ARCH_REGISTERS)
		run->row->places[number] = run->initial.places[number];
}

static void set_cfa(struct run *run, uint64_t number, int64_t offset)
{
	run->row->cfa = (struct cfi_place){ .kind = CFI_REGISTER,
					    .base = number,
					    .number = offset };
	run->bad |= number >= ARCH_REGISTERS;
}

/* Of one that is a register's already, or that nothing was said of yet: some
   machines' tables begin with a register alone, which is 0 away. */
static void change_cfa(struct run *run, uint64_t number, int64_t offset)
{
	run->bad |= run->row->cfa.kind != CFI_REGISTER &&
		    run->row->cfa.kind != CFI_SAME;
	set_cfa(run, number, offset);
}

static void remember(struct run *run)
{
	if (run->depth == REMEMBERED_MAX)
		run->bad = true;
	else
		run->remembered[run->depth++] = *run->row;
}

static void recall(struct run *run)
{
	if (!run->depth)
		run->bad = true;
	else
		*run->row = run->remembered[--run->depth];
}

static void advance(struct run *run, uint64_t delta)
{
	run->location += delta * run->entry->code_factor;
}

static int64_t factored(struct run *run)
{
	return (int64_t)(bytes_uleb(&run->bytes) *
			 (uint64_t)run->entry->data_factor);
}

static int64_t factored_signed(struct run *run)
{
	return (int64_t)((uint64_t)bytes_sleb(&run->bytes) *
			 (uint64_t)run->entry->data_factor);
}

/* Those about the CFA. */
static bool execute_cfa(struct run *run, uint8_t code)
{
	struct bytes *bytes = &run->bytes;
	struct cfi_place *cfa = &run->row->cfa;
	uint64_t number;

	switch (code) {
	case DW_CFA_def_cfa:
		number = bytes_uleb(bytes);
		set_cfa(run, number, bytes_uleb(bytes));
		return true;
	case DW_CFA_def_cfa_sf:
		number = bytes_uleb(bytes);
		set_cfa(run, number, factored_signed(run));
		return true;
	case DW_CFA_def_cfa_register:
		change_cfa(run, bytes_uleb(bytes), cfa->number);
		return true;
	case DW_CFA_def_cfa_offset:
		change_cfa(run, cfa->base, bytes_uleb(bytes));
		return true;
	case DW_CFA_def_cfa_offset_sf:
		change_cfa(run, cfa->base, factored_signed(run));
		return true;
	case DW_CFA_def_cfa_expression:
		*cfa = (struct cfi_place){ .kind = CFI_VALUE_EXPRESSION };
		cfa->expression = take_block(run);
		return true;
	default:
		return false;
	}
}

/* Those about a register, with its number as first operand. */
static bool execute_register(struct run *run, uint8_t code, uint64_t number)
{
	switch (code) {
	case DW_CFA_offset_extended:
		set(run, number, CFI_OFFSET, factored(run));
		return true;
	case DW_CFA_offset_extended_sf:
		set(run, number, CFI_OFFSET, factored_signed(run));
		return true;
	case DW_CFA_GNU_negative_offset_extended:
		set(run, number, CFI_OFFSET, -(uint64_t)factored(run));
		return true;
	case DW_CFA_val_offset:
		set(run, number, CFI_VALUE_OFFSET, factored(run));
		return true;
	case DW_CFA_val_offset_sf:
		set(run, number, CFI_VALUE_OFFSET, factored_signed(run));
		return true;
	case DW_CFA_restore_extended:
		restore(run, number);
		return true;
	case DW_CFA_undefined:
		set(run, number, CFI_UNDEFINED, 0);
		return true;
	case DW_CFA_same_value:
		set(run, number, CFI_SAME, 0);
		return true;
	case DW_CFA_register:
		set_register(run, number, bytes_uleb(&run->bytes));
		return true;
	case DW_CFA_expression:
		set_expression(run, number, CFI_EXPRESSION);
		return true;
	case DW_CFA_val_expression:
		set_expression(run, number, CFI_VALUE_EXPRESSION);
		return true;
	default:
		return false;
	}
}

/* Those about neither. */
static bool execute_other(struct run *run, uint8_t code)
{
	struct bytes *bytes = &run->bytes;

	switch (code) {
	case DW_CFA_nop:
	case DW_CFA_GNU_window_save: /* and AArch64's signed addresses */
		return true;
	case DW_CFA_set_loc:
		run->location = bytes_unsigned(bytes, run->entry->word);
		return true;
	case DW_CFA_advance_loc1:
		advance(run, bytes_unsigned(bytes, 1));
		return true;
	case DW_CFA_advance_loc2:
		advance(run, bytes_unsigned(bytes, 2));
		return true;
	case DW_CFA_advance_loc4:
		advance(run, bytes_unsigned(bytes, 4));
		return true;
	case DW_CFA_remember_state:
		remember(run);
		return true;
	case DW_CFA_restore_state:
		recall(run);
		return true;
	case DW_CFA_GNU_args_size:
		bytes_uleb(bytes);
		return true;
	default:
		return false;
	}
}

static bool execute(struct run *run, uint8_t code)
{
	uint8_t low = code & 0x3f;

	switch (code & 0xc0) {
	case DW_CFA_advance_loc:
		advance(run, low);
		return true;
	case DW_CFA_offset:
		set(run, low, CFI_OFFSET, factored(run));
		return true;
	case DW_CFA_restore:
		restore(run, low);
		return true;
	}
	return execute_other(run, code) || execute_cfa(run, code) ||
	       execute_register(run, code, bytes_uleb(&run->bytes));
}

static bool run_until(struct run *run, struct bytes bytes, uint64_t address)
{
	run->bytes = bytes;
	while (run->bytes.at < run->bytes.end && run->location <= address) {
		if (!execute(run, *run->bytes.at++) || run->bytes.bad ||
		    run->bad)
			return false;
	}
	return true;
}

/* An advance beyond the address has been executed, but nothing behind it. */
bool cfi_run(const struct cfi_entry *entry, uint64_t address,
	     struct cfi_row *row)
{
	struct run run;

	*row = (struct cfi_row){ .signal = entry->signal,
				 .column = entry->column };
	run.entry = entry;
	run.row = row;
	run.depth = 0;
	run.bad = false;
	run.location = entry->start;
	run.initial = *row;
	if (entry->column >= ARCH_REGISTERS ||
	    !run_until(&run, entry->first, UINT64_MAX))
		return false;
	run.initial = *row;
	run.location = entry->start;
	return run_until(&run, entry->rest, address);
}
