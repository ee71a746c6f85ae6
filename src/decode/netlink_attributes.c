/*
 * Prints a netlink message's attributes by a table, and those within them.
 */
#include "decode/netlink_attributes.h"

#include <string.h>

#include "decode/args.h"

enum {
	HEADER = 4,
	NESTED = 0x8000,
	NET_ORDER = 0x4000,
	SHOWN = 64,	/* bytes of a value that is not known */
	NUMBERS = 32,
	DEPTH = 8,	/* a nest takes 4 bytes of those around it */
	INET = 4,
	MAC = 6,
	INET6 = 16,
	ANY_FAMILY = 255,
};

/* Where a nest is: how deep, and whose attributes they are. */
struct nest {
	const struct call *call;
	const struct attribute_table *table;
	unsigned depth;
	unsigned family; /* that the message is about */
	bool cut;	 /* its end cannot be read */
	struct piece kind; /* what was said before of what comes */
};

static void print_all(struct text *out, struct nest *nest,
		      const struct piece *piece);

static void print_type(struct text *out, const struct nest *nest, unsigned type)
{
	const struct decode_style *style = nest->call->style;
	const struct flag_set *set = nest->table ? nest->table->names : NULL;

	if (type & NESTED)
		text_puts(out, style->show_prefix ? "NLA_F_NESTED|" : "NESTED|");
	if (type & NET_ORDER)
		text_puts(out, style->show_prefix ? "NLA_F_NET_BYTEORDER|"
						  : "NET_BYTEORDER|");
	type &= ~(NESTED | NET_ORDER);
	if (set && flags_name(set, type))
		flags_print(out, style, set, type);
	else
		text_hex(out, type);
}

static const struct attribute *find_row(const struct attribute_table *table,
					unsigned type)
{
	type &= ~(NESTED | NET_ORDER);
	for (size_t i = 0; table && i < table->count; i++)
		if (table->rows[i].type == type)
			return &table->rows[i];
	return NULL;
}

static bool is_text(const struct piece *piece)
{
	const char *bytes = (const char *)piece->bytes;

	return piece->size && !bytes[piece->size - 1] &&
	       strnlen(bytes, piece->size) == piece->size - 1;
}

static void print_unknown(struct text *out, const struct piece *piece)
{
	size_t shown = piece->size < SHOWN ? piece->size : SHOWN;

	print_quoted(out, piece->bytes,
		     is_text(piece) ? piece->size - 1 : shown);
	if (shown < piece->size && !is_text(piece))
		text_puts(out, "...");
}

static uint64_t net_order(const struct piece *piece)
{
	uint64_t value = 0;

	for (size_t i = 0; i < piece->size; i++)
		value = value << 8 | piece->bytes[i];
	return value;
}

static void print_number(struct text *out, const struct nest *nest,
			 const struct attribute *row, const struct piece *piece)
{
	uint64_t value = row->kind == ATTRIBUTE_NET_ORDER
				 ? net_order(piece)
				 : load(piece->bytes, piece->size);

	if (row->kind == ATTRIBUTE_FD)
		print_fd_value(out, nest->call, (int)value);
	else if (row->kind == ATTRIBUTE_PID)
		print_pid_value(out, nest->call, (pid_t)value);
	else if (row->kind == ATTRIBUTE_INTERFACE)
		print_interface_value(out, nest->call, (uint32_t)value);
	else if (row->kind == ATTRIBUTE_HEX)
		text_hex(out, value);
	else if (row->kind == ATTRIBUTE_SIGNED)
		text_signed(out, load_signed(piece->bytes, piece->size));
	else if (row->param)
		flags_print(out, nest->call->style, row->param, value);
	else
		text_unsigned(out, value);
}

static void print_address_of(struct text *out, const struct piece *piece)
{
	struct view view = { .bytes = piece->bytes, .size = piece->size };

	if (piece->size == INET)
		field_inet(out, &view);
	else if (piece->size == INET6)
		field_inet6(out, &view);
	else if (piece->size == MAC)
		field_mac(out, &view);
	else
		print_unknown(out, piece);
}

static void print_numbers(struct text *out, const struct piece *piece)
{
	size_t count = piece->size / 4;

	text_char(out, '[');
	for (size_t i = 0; i < count && i < NUMBERS; i++) {
		text_puts(out, i ? ", " : "");
		text_unsigned(out, load(piece->bytes + 4 * i, 4));
	}
	text_puts(out, count > NUMBERS ? ", ...]" : "]");
}

/* "[FORWARDING: 1, ...]" */
static void print_indexed(struct text *out, const struct nest *nest,
			  const struct attribute *row,
			  const struct piece *piece)
{
	size_t size = row->kind == ATTRIBUTE_INDEXED64 ? 8 : 4;
	size_t count = piece->size / size;

	text_char(out, '[');
	for (size_t i = 0; i < count && !print_is_full(out, nest->call); i++) {
		text_puts(out, i ? ", " : "");
		flags_print(out, nest->call->style, row->param, i);
		text_puts(out, ": ");
		text_unsigned(out, load(piece->bytes + i * size, size));
	}
	text_char(out, ']');
}

/* A struct, and attributes behind it. */
static void print_headed(struct text *out, const struct nest *nest,
			 const struct attribute_head *head,
			 const struct piece *piece)
{
	size_t size = layout_size(head->layout, nest->call->abi);
	struct nest inner = { nest->call, head->table, nest->depth + 1,
			      nest->family, nest->cut, *piece };
	struct piece first = *piece, rest;

	if (piece->size < size) {
		print_unknown(out, piece);
		return;
	}
	first.size = size;
	layout_print(out, nest->call, head->layout, &first);
	if (piece->size < size + HEADER)
		return;
	rest = (struct piece){ piece->bytes + size, piece->size - size, 0, 0 };
	text_puts(out, ", ");
	print_all(out, &inner, &rest);
}

/* Each says in front how long it is with its attributes. */
static void print_hops(struct text *out, const struct nest *nest,
		       const struct attribute_head *head,
		       const struct piece *piece)
{
	enum { HOP = 8 };
	struct piece left = *piece;

	text_char(out, '[');
	while (left.size >= HOP && !print_is_full(out, nest->call)) {
		struct piece one = left;
		size_t size = load(left.bytes, 2);

		text_puts(out, left.bytes == piece->bytes ? "" : ", ");
		one.size = size < HOP ? HOP : size < left.size ? size
							       : left.size;
		print_headed(out, nest, head, &one);
		size = (size + 3) & ~(size_t)3;
		if (size < HOP || size >= left.size)
			break;
		left.bytes += size;
		left.size -= size;
	}
	text_char(out, ']');
}

static void print_those(struct text *out, const struct nest *nest,
			  const struct layout *layout,
			  const struct piece *piece)
{
	size_t size = layout_size(layout, nest->call->abi);
	size_t at;

	text_char(out, '[');
	for (at = 0; at + size <= piece->size; at += size) {
		if (print_is_full(out, nest->call))
			break;
		text_puts(out, at ? ", " : "");
		layout_print(out, nest->call, layout,
			     &(struct piece){ piece->bytes + at, size, 0, 0 });
	}
	text_char(out, ']');
}

/* An older kernel's is shorter by whole fields; what is not is none. */
static void print_struct_of(struct text *out, const struct nest *nest,
			    const struct layout *layout,
			    const struct piece *piece)
{
	const struct abi *abi = nest->call->abi;
	bool whole = piece->size >= layout_size(layout, abi);

	for (size_t i = 1; i <= layout->count && !whole; i++)
		whole = layout_offset(layout, abi, i) == piece->size;
	if (whole)
		layout_print(out, nest->call, layout, piece);
	else
		print_unknown(out, piece);
}

static const struct attribute_table *
find_kind(const struct attribute_kinds *kinds, const struct piece *name)
{
	for (; kinds->name; kinds++)
		if (name->size >= strlen(kinds->name) &&
		    !memcmp(name->bytes, kinds->name, strlen(kinds->name)))
			return kinds->table;
	return NULL;
}

const struct attribute_table *
netlink_table_of(const struct attribute_family *families, unsigned family)
{
	for (; families && families->table; families++)
		if (families->family == family ||
		    families->family == ANY_FAMILY)
			return families->table;
	return NULL;
}

static void print_nest(struct text *out, const struct nest *nest,
		       const struct attribute *row, const struct piece *piece)
{
	const struct attribute any = { 0, ATTRIBUTE_NEST, row->param };
	const struct attribute_table list = { NULL, &any, 0 };
	struct nest inner = { nest->call, row->param, nest->depth + 1,
			      nest->family, nest->cut, *piece };

	if (row->kind == ATTRIBUTE_LIST)
		inner.table = &list;
	if (row->kind == ATTRIBUTE_DATA)
		inner.table = find_kind(row->param, &nest->kind);
	if (row->kind == ATTRIBUTE_FAMILY)
		inner.table = netlink_table_of(row->param, nest->family);
	if (inner.table)
		print_all(out, &inner, piece);
	else
		print_unknown(out, piece);
}

static bool is_number(const struct piece *piece)
{
	size_t size = piece->size;

	return size == 1 || size == 2 || size == 4 || size == 8;
}

static void print_value(struct text *out, const struct nest *nest,
			const struct attribute *row, const struct piece *piece)
{
	if (!row)
		print_unknown(out, piece);
	else if (row->kind == ATTRIBUTE_NEST || row->kind == ATTRIBUTE_LIST ||
		 row->kind == ATTRIBUTE_DATA || row->kind == ATTRIBUTE_FAMILY)
		print_nest(out, nest, row, piece);
	else if (row->kind == ATTRIBUTE_HEADED)
		print_headed(out, nest, row->param, piece);
	else if (row->kind == ATTRIBUTE_HOPS)
		print_hops(out, nest, row->param, piece);
	else if (row->kind == ATTRIBUTE_INDEXED ||
		 row->kind == ATTRIBUTE_INDEXED64)
		print_indexed(out, nest, row, piece);
	else if (row->kind == ATTRIBUTE_STRUCT)
		print_struct_of(out, nest, row->param, piece);
	else if (row->kind == ATTRIBUTE_STRUCTS)
		print_those(out, nest, row->param, piece);
	else if (row->kind == ATTRIBUTE_NUMBERS)
		print_numbers(out, piece);
	else if (row->kind == ATTRIBUTE_ADDRESS)
		print_address_of(out, piece);
	else if (row->kind == ATTRIBUTE_STRING || row->kind == ATTRIBUTE_KIND)
		print_quoted(out, piece->bytes,
			     strnlen((const char *)piece->bytes, piece->size));
	else if (is_number(piece))
		print_number(out, nest, row, piece);
	else
		print_unknown(out, piece);
}

static void print_one(struct text *out, struct nest *nest,
		      const struct piece *piece)
{
	const struct attribute_table *table = nest->table;
	unsigned type = load(piece->bytes + 2, 2);
	const struct attribute *row = find_row(table, type);
	struct piece value = { piece->bytes + HEADER, piece->size - HEADER, 0,
			       0 };

	/* In a list all are alike. */
	if (table && table->rows && !table->count)
		row = table->rows;
	text_puts(out, "{ .nla_len: ");
	text_unsigned(out, load(piece->bytes, 2));
	text_puts(out, ", .nla_type: ");
	print_type(out, nest, type);
	text_puts(out, " }");
	if (!value.size)
		return;
	text_char(out, ' ');
	print_value(out, nest, row, &value);
	if (row && row->kind == ATTRIBUTE_KIND)
		nest->kind = value;
}

static void print_all(struct text *out, struct nest *nest,
		      const struct piece *piece)
{
	const unsigned char *at = piece->bytes;
	size_t left = piece->size;

	if (nest->depth > DEPTH) {
		print_unknown(out, piece);
		return;
	}
	text_char(out, '[');
	while (left >= HEADER && !print_is_full(out, nest->call)) {
		size_t size = load(at, 2);

		if (size < HEADER || (size > left && !nest->cut))
			break;
		if (size > left)
			size = left;
		text_puts(out, at == piece->bytes ? "" : ", ");
		print_one(out, nest, &(struct piece){ at, size, 0, 0 });
		size = (size + 3) & ~(size_t)3;
		if (size > left)
			size = left;
		at += size;
		left -= size;
	}
	if (left && at != piece->bytes)
		text_puts(out, ", ");
	if (left)
		print_unknown(out, &(struct piece){ at, left, 0, 0 });
	text_char(out, ']');
}

void netlink_print_attributes(struct text *out, const struct call *call,
			      const struct attributes *attributes)
{
	struct nest nest = { call, attributes->table, 0, attributes->family,
			     attributes->cut, *attributes->piece };

	print_all(out, &nest, attributes->piece);
}
