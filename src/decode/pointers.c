/*
 * Numbers behind pointers: one, or an array of them.
 */
#include "decode/args.h"
#include "decode/layout.h"

enum { NUMBERS_MAX = 32, CPUS_MAX = 8192 };

static bool read_number(struct text *out, const struct call *call,
			unsigned index, unsigned size, uint64_t *value)
{
	unsigned char bytes[sizeof(uint64_t)];

	if (!read_or_hex(out, call, arg_value(call, index), bytes, size))
		return false;
	*value = load_signed(bytes, size);
	return true;
}

void print_long_at(struct text *out, const struct call *call, unsigned index)
{
	uint64_t value;

	if (!read_number(out, call, index, call_long_size(call), &value))
		return;
	text_char(out, '[');
	text_signed(out, (int64_t)value);
	text_char(out, ']');
}

void print_offset(struct text *out, const struct call *call, unsigned index)
{
	uint64_t value;

	if (!read_number(out, call, index, sizeof(value), &value))
		return;
	text_char(out, '[');
	text_signed(out, (int64_t)value);
	text_char(out, ']');
}

void print_pointer_at(struct text *out, const struct call *call, unsigned index)
{
	unsigned char bytes[sizeof(uint64_t)];
	unsigned word = call->abi->word;

	if (!read_or_hex(out, call, arg_value(call, index), bytes, word))
		return;
	text_char(out, '[');
	text_hex(out, load(bytes, word));
	text_char(out, ']');
}

/* 'count' numbers of 'size' bytes, signed if that is an int or more. */
static void print_numbers(struct text *out, const struct call *call,
			  const struct list *list, unsigned size)
{
	unsigned char bytes[NUMBERS_MAX * sizeof(uint64_t)];
	size_t count = list->count < NUMBERS_MAX ? list->count : NUMBERS_MAX;
	size_t got = 0;

	if (list->address && list->count)
		got = memory_read(call->memory, list->address, bytes,
				  count * size) /
		      size;
	if (!got && (list->count || !list->address)) {
		text_hex(out, list->address);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got; i++) {
		text_puts(out, i ? ", " : "");
		if (size == 8)
			text_hex(out, load(bytes + i * size, size));
		else
			text_unsigned(out, load(bytes + i * size, size));
	}
	text_puts(out, got < list->count ? ", ...]" : "]");
}

/* The calls without 32 at the end of their names have ids of 16 bits there. */
static unsigned id_size(const struct call *call)
{
	size_t length = 0;

	while (call->row->name[length])
		length++;
	return call_is_narrow(call) && call->row->name[length - 1] != '2' ? 2
									  : 4;
}

void print_ids(struct text *out, const struct call *call, unsigned index)
{
	struct list list = { arg_value(call, index), arg_value(call, 0), 0 };

	print_numbers(out, call, &list, id_size(call));
}

/* With no room for any the result is only how many there are. */
void print_result_ids(struct text *out, const struct call *call, unsigned index)
{
	struct list list = { arg_value(call, index), call->result, 0 };

	if (arg_value(call, 0))
		print_numbers(out, call, &list, id_size(call));
	else
		text_hex(out, list.address);
}

void print_result_u64s(struct text *out, const struct call *call,
		       unsigned index)
{
	struct list list = { arg_value(call, index), call->result, 0 };

	print_numbers(out, call, &list, sizeof(uint64_t));
}

static void print_range(struct text *out, unsigned first, unsigned last,
			bool begins)
{
	text_puts(out, begins ? "" : ", ");
	text_unsigned(out, first);
	if (last == first)
		return;
	text_char(out, '-');
	text_unsigned(out, last);
}

/* "[0-3, 8]", as /proc shows sets of processors and of nodes. */
static void print_bits(struct text *out, const unsigned char *bits,
		       unsigned count)
{
	bool begins = true;

	text_char(out, '[');
	for (unsigned i = 0; i < count; i++) {
		unsigned first = i;

		while (i < count && bits[i / 8] >> i % 8 & 1)
			i++;
		if (i == first)
			continue;
		print_range(out, first, i - 1, begins);
		begins = false;
	}
	text_char(out, ']');
}

static void print_bits_at(struct text *out, const struct call *call,
			  uint64_t address, uint64_t bits)
{
	unsigned char bytes[CPUS_MAX / 8];
	unsigned word = call->abi->word * 8;
	uint64_t size;

	if (bits > CPUS_MAX)
		bits = CPUS_MAX;
	size = (bits + word - 1) / word * (word / 8);
	if (!size)
		text_hex(out, address);
	else if (read_or_hex(out, call, address, bytes, size))
		print_bits(out, bytes, bits);
}

static uint64_t bits_of(uint64_t bytes)
{
	return bytes > CPUS_MAX / 8 ? CPUS_MAX : bytes * 8;
}

void print_cpus_at(struct text *out, const struct call *call, uint64_t address,
		   uint64_t bytes)
{
	print_bits_at(out, call, address, bits_of(bytes));
}

void print_cpus(struct text *out, const struct call *call, unsigned index)
{
	print_cpus_at(out, call, arg_value(call, index),
		      arg_value(call, index - 1));
}

/* The result is how many bytes the kernel filled in. */
void print_result_cpus(struct text *out, const struct call *call,
		       unsigned index)
{
	print_bits_at(out, call, arg_value(call, index), bits_of(call->result));
}

/* A mask of nodes, whose bits, plus one, an argument counts. */
void print_nodes(struct text *out, const struct call *call, unsigned index)
{
	uint64_t bits = arg_value(call, call->row->args[index].other);

	print_bits_at(out, call, arg_value(call, index), bits ? bits - 1 : 0);
}

/* A struct that begins with its own size. */
void print_own_size(struct text *out, const struct call *call, unsigned index)
{
	uint64_t address = arg_value(call, index);
	uint32_t size;

	if (read_or_hex(out, call, address, &size, sizeof(size)))
		layout_print_sized(out, call, call->row->args[index].param,
				   &(struct list){ address, size ? size : 48,
						   UINT64_MAX });
}
