/*
 * A stack machine, DWARF 5 section 2.5. Without branches: in call frame
 * information they do not occur, and so every expression ends.
 */
#include "unwind_expression.h"

#include <string.h>

#include "dwarf_numbers.h"

enum { DEPTH = 32 };

struct operation {
	uint8_t atom;
	uint64_t number;
	uint64_t number2;
};

struct evaluation {
	const struct expression *expression;
	uint64_t stack[DEPTH];
	size_t depth;
};

static bool push(struct evaluation *evaluation, uint64_t value)
{
	if (evaluation->depth == DEPTH)
		return false;
	evaluation->stack[evaluation->depth++] = value;
	return true;
}

static bool pop(struct evaluation *evaluation, uint64_t *value)
{
	if (!evaluation->depth)
		return false;
	*value = evaluation->stack[--evaluation->depth];
	return true;
}

static bool push_register(struct evaluation *evaluation, uint64_t number,
			  uint64_t offset)
{
	const struct registers *registers = evaluation->expression->registers;

	if (number >= ARCH_REGISTERS)
		return false;
	return push(evaluation, registers->value[number] + offset);
}

static bool dereference(struct evaluation *evaluation, uint64_t size)
{
	uint8_t bytes[sizeof(uint64_t)];
	uint64_t address;

	if (!pop(evaluation, &address) ||
	    (size != 1 && size != 2 && size != 4 && size != sizeof(bytes)))
		return false;
	if (!memory_get(evaluation->expression->memory, address, bytes, size))
		return false;
	return push(evaluation, bytes_word(bytes, size));
}

static bool pick(struct evaluation *evaluation, uint64_t index)
{
	if (index >= evaluation->depth)
		return false;
	return push(evaluation,
		    evaluation->stack[evaluation->depth - 1 - index]);
}

static bool swap(struct evaluation *evaluation)
{
	uint64_t first, second;

	return pop(evaluation, &first) && pop(evaluation, &second) &&
	       push(evaluation, first) && push(evaluation, second);
}

static bool unary(struct evaluation *evaluation, const struct operation *op)
{
	uint64_t *top = &evaluation->stack[evaluation->depth - 1];

	if (!evaluation->depth)
		return false;
	switch (op->atom) {
	case DW_OP_plus_uconst:
		*top += op->number;
		return true;
	case DW_OP_neg:
		*top = -*top;
		return true;
	case DW_OP_not:
		*top = ~*top;
		return true;
	case DW_OP_drop:
		evaluation->depth--;
		return true;
	default:
		return false;
	}
}

static bool calculate(unsigned atom, uint64_t left, uint64_t right,
		      uint64_t *value)
{
	switch (atom) {
	case DW_OP_plus:
		*value = left + right;
		return true;
	case DW_OP_minus:
		*value = left - right;
		return true;
	case DW_OP_mul:
		*value = left * right;
		return true;
	case DW_OP_and:
		*value = left & right;
		return true;
	case DW_OP_or:
		*value = left | right;
		return true;
	case DW_OP_xor:
		*value = left ^ right;
		return true;
	case DW_OP_shl:
		*value = right < 64 ? left << right : 0;
		return true;
	case DW_OP_shr:
		*value = right < 64 ? left >> right : 0;
		return true;
	default:
		return false;
	}
}

static bool compare(unsigned atom, int64_t left, int64_t right, uint64_t *value)
{
	switch (atom) {
	case DW_OP_eq:
		*value = left == right;
		return true;
	case DW_OP_ne:
		*value = left != right;
		return true;
	case DW_OP_ge:
		*value = left >= right;
		return true;
	case DW_OP_gt:
		*value = left > right;
		return true;
	case DW_OP_le:
		*value = left <= right;
		return true;
	case DW_OP_lt:
		*value = left < right;
		return true;
	default:
		return false;
	}
}

static bool binary(struct evaluation *evaluation, unsigned atom)
{
	uint64_t left, right, value;

	if (!pop(evaluation, &right) || !pop(evaluation, &left))
		return false;
	if (!calculate(atom, left, right, &value) &&
	    !compare(atom, left, right, &value))
		return false;
	return push(evaluation, value);
}

static bool operate(struct evaluation *evaluation, const struct operation *op)
{
	switch (op->atom) {
	case DW_OP_nop:
		return true;
	case DW_OP_call_frame_cfa:
		return push(evaluation, evaluation->expression->cfa);
	case DW_OP_bregx:
		return push_register(evaluation, op->number, op->number2);
	case DW_OP_deref:
		return dereference(evaluation, evaluation->expression->word);
	case DW_OP_deref_size:
		return dereference(evaluation, op->number);
	case DW_OP_dup:
		return pick(evaluation, 0);
	case DW_OP_over:
		return pick(evaluation, 1);
	case DW_OP_pick:
		return pick(evaluation, op->number);
	case DW_OP_swap:
		return swap(evaluation);
	case DW_OP_plus_uconst:
	case DW_OP_neg:
	case DW_OP_not:
	case DW_OP_drop:
		return unary(evaluation, op);
	default:
		return binary(evaluation, op->atom);
	}
}

/* The ranges of operations that push one number. */
static bool literal(struct evaluation *evaluation, const struct operation *op,
		    bool *known)
{
	unsigned atom = op->atom;

	*known = true;
	if (atom >= DW_OP_lit0 && atom <= DW_OP_lit31)
		return push(evaluation, atom - DW_OP_lit0);
	if (atom >= DW_OP_breg0 && atom <= DW_OP_breg31)
		return push_register(evaluation, atom - DW_OP_breg0,
				     op->number);
	if (atom >= DW_OP_const1u && atom <= DW_OP_consts)
		return push(evaluation, op->number);
	*known = false;
	return false;
}

static uint64_t take_constant(struct bytes *bytes, uint8_t atom)
{
	unsigned size = 1u << (atom - DW_OP_const1u) / 2;

	if (atom == DW_OP_constu)
		return bytes_uleb(bytes);
	if (atom == DW_OP_consts)
		return bytes_sleb(bytes);
	return (atom - DW_OP_const1u) % 2 ? (uint64_t)bytes_signed(bytes, size)
					  : bytes_unsigned(bytes, size);
}

/* An operation with its operands; false when it is not understood. */
static bool take(struct bytes *bytes, struct operation *op)
{
	static const uint8_t plain[] = {
		DW_OP_nop,   DW_OP_call_frame_cfa,
		DW_OP_deref, DW_OP_dup,
		DW_OP_over,  DW_OP_swap,
		DW_OP_drop,  DW_OP_neg,
		DW_OP_not,   DW_OP_plus,
		DW_OP_minus, DW_OP_mul,
		DW_OP_and,   DW_OP_or,
		DW_OP_xor,   DW_OP_shl,
		DW_OP_shr,   DW_OP_eq,
		DW_OP_ne,    DW_OP_ge,
		DW_OP_gt,    DW_OP_le,
		DW_OP_lt,
	};
	uint8_t atom = bytes_unsigned(bytes, 1);

	*op = (struct operation){ .atom = atom };
	if (atom >= DW_OP_breg0 && atom <= DW_OP_breg31) {
		op->number = bytes_sleb(bytes);
	} else if (atom >= DW_OP_const1u && atom <= DW_OP_consts) {
		op->number = take_constant(bytes, atom);
	} else if (atom == DW_OP_plus_uconst) {
		op->number = bytes_uleb(bytes);
	} else if (atom == DW_OP_pick || atom == DW_OP_deref_size) {
		op->number = bytes_unsigned(bytes, 1);
	} else if (atom == DW_OP_bregx) {
		op->number = bytes_uleb(bytes);
		op->number2 = bytes_sleb(bytes);
		return op->number < ARCH_REGISTERS;
	} else {
		return (atom >= DW_OP_lit0 && atom <= DW_OP_lit31) ||
		       memchr(plain, atom, sizeof(plain));
	}
	return true;
}

bool expression_evaluate(const struct expression *expression, uint64_t *value)
{
	struct evaluation evaluation = { .expression = expression };
	struct bytes bytes = expression->bytes;
	struct operation op;
	bool known, done;

	/* In call frame information the CFA is there to begin with. */
	if (expression->begin_with_cfa && !push(&evaluation, expression->cfa))
		return false;
	while (bytes.at < bytes.end) {
		if (!take(&bytes, &op) || bytes.bad)
			return false;
		done = literal(&evaluation, &op, &known);
		if (!known)
			done = operate(&evaluation, &op);
		if (!done)
			return false;
	}
	return pop(&evaluation, value);
}

bool expression_known(struct bytes bytes)
{
	struct operation op;

	while (bytes.at < bytes.end) {
		if (!take(&bytes, &op) || bytes.bad)
			return false;
	}
	return true;
}
