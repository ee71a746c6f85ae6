/*
 * A netlink message is a header, a struct of its type and attributes. What
 * goes with which type of the route family is a row in bodies[].
 */
#include "decode/netlink.h"

#include <string.h>

#include "decode/layout.h"
#include "errors.h"

enum {
	MESSAGES_MAX = 16384,
	HEADER = 16,
	ATTRIBUTE = 4,
	TYPE_ERROR = 2,
	TYPE_DONE = 3,
	TYPE_FIRST = 16, /* below it all families have the same */
	NESTED = 0x8000,
	NET_ORDER = 0x4000,
};

struct body {
	unsigned first; /* RTM_NEW..., of four each */
	const struct layout *layout;
	const struct flag_set *attributes;
};

static const struct body bodies[] = {
	{ 16, &ifinfomsg_layout, &link_attributes },
	{ 20, &ifaddrmsg_layout, &address_attributes },
	{ 24, &rtmsg_layout, &route_attributes },
	{ 28, &ndmsg_layout, NULL },
	{ 32, &rtmsg_layout, NULL },
};

struct family {
	const char *name;
	bool route;
	bool generic;
};

/* As the name of the descriptor says; NULL when it is no netlink socket. */
static const struct family *find_family(const struct call *call)
{
	static const struct family families[] = {
		{ "NETLINK:ROUTE:", true, false },
		{ "NETLINK:GENERIC:", false, true },
		{ "NETLINK:", false, false },
	};
	const struct names *names = call->names;
	const char *name = NULL;

	if (names && names->fd)
		name = names->fd(names, (int)arg_value(call, 0));
	for (size_t i = 0; name && i < 3; i++)
		if (!strncmp(name, families[i].name, strlen(families[i].name)))
			return &families[i];
	return NULL;
}

static const struct flag_set *flags_of(const struct family *family,
				       unsigned type)
{
	if (type == TYPE_ERROR)
		return &netlink_error_flags;
	if (family->route && type >= TYPE_FIRST && type % 4 == 0)
		return &netlink_new_flags;
	return &netlink_flags;
}

static void print_type(struct text *out, const struct call *call,
		       const struct family *family, unsigned type)
{
	const struct flag_set *set = type < TYPE_FIRST ? &netlink_types
				     : family->route   ? &route_types
						       : NULL;

	if (set)
		flags_print(out, call->style, set, type);
	else
		text_hex(out, type);
}

static void print_header(struct text *out, const struct call *call,
			 const struct family *family,
			 const unsigned char *bytes)
{
	unsigned type = load(bytes + 4, 2);

	text_puts(out, "{ .nlmsg_len: ");
	text_unsigned(out, load(bytes, 4));
	text_puts(out, ", .nlmsg_type: ");
	print_type(out, call, family, type);
	text_puts(out, ", .nlmsg_flags: ");
	flags_print(out, call->style, flags_of(family, type),
		    load(bytes + 6, 2));
	text_puts(out, ", .nlmsg_seq: ");
	text_unsigned(out, load(bytes + 8, 4));
	text_puts(out, ", .nlmsg_pid: ");
	text_unsigned(out, load(bytes + 12, 4));
	text_puts(out, " }");
}

static void print_attribute_type(struct text *out, const struct call *call,
				 const struct flag_set *set, unsigned type)
{
	const char *prefix = call->style->show_prefix ? "NLA_F_" : "";

	if (type & NESTED) {
		text_puts(out, prefix);
		text_puts(out, "NESTED|");
	}
	if (type & NET_ORDER) {
		text_puts(out, prefix);
		text_puts(out, "NET_BYTEORDER|");
	}
	type &= ~(NESTED | NET_ORDER);
	if (set && flags_name(set, type))
		flags_print(out, call->style, set, type);
	else
		text_hex(out, type);
}

static void print_attribute_value(struct text *out, const unsigned char *bytes,
				  size_t size)
{
	if (size == 4)
		text_unsigned(out, load(bytes, 4));
	else if (size && !bytes[size - 1] &&
		 strnlen((const char *)bytes, size) == size - 1)
		print_quoted(out, bytes, size - 1);
	else
		print_quoted(out, bytes, size < 64 ? size : 64);
	text_puts(out, size > 64 ? "..." : "");
}

static void print_attributes(struct text *out, const struct call *call,
			     const struct flag_set *set,
			     const struct piece *piece)
{
	const unsigned char *at = piece->bytes;
	size_t left = piece->size;

	text_char(out, '[');
	while (left >= ATTRIBUTE && !print_is_full(out, call)) {
		size_t size = load(at, 2);

		if (size < ATTRIBUTE || size > left)
			break;
		text_puts(out, at == piece->bytes ? "" : ", ");
		text_puts(out, "{ .nla_len: ");
		text_unsigned(out, size);
		text_puts(out, ", .nla_type: ");
		print_attribute_type(out, call, set, load(at + 2, 2));
		text_puts(out, " } ");
		print_attribute_value(out, at + ATTRIBUTE, size - ATTRIBUTE);
		size = (size + 3) & ~3u;
		if (size > left)
			break;
		at += size;
		left -= size;
	}
	text_char(out, ']');
}

static const struct body *find_body(const struct family *family, unsigned type)
{
	static const struct body generic = { 0, &genlmsg_layout, NULL };

	if (family->generic)
		return &generic;
	for (size_t i = 0;
	     family->route && i < sizeof(bodies) / sizeof(*bodies); i++)
		if (type >= bodies[i].first && type < bodies[i].first + 4)
			return &bodies[i];
	return NULL;
}

static void print_typed(struct text *out, const struct call *call,
			const struct body *body, const struct piece *piece)
{
	size_t size = layout_size(body->layout, call->abi);
	struct piece rest;

	if (piece->size < size) {
		layout_print(out, call, &rtgenmsg_layout, piece);
		return;
	}
	layout_print(out, call, body->layout, piece);
	size = (size + 3) & ~3u;
	if (piece->size <= size)
		return;
	rest = (struct piece){ piece->bytes + size, piece->size - size, 0, 0 };
	text_puts(out, ", ");
	print_attributes(out, call, body->attributes, &rest);
}

static void print_error(struct text *out, const struct call *call,
			const struct family *family, const struct piece *piece)
{
	int error = -(int)load(piece->bytes, 4);
	const char *name = error_name(error);

	text_puts(out, "{ .error: ");
	if (name) {
		text_char(out, '-');
		text_puts(out, name);
	} else {
		text_signed(out, -error);
	}
	if (piece->size >= 4 + HEADER) {
		text_puts(out, ", .msg: ");
		print_header(out, call, family, piece->bytes + 4);
	}
	text_puts(out, " }");
}

static void print_body(struct text *out, const struct call *call,
		       const struct family *family, const struct piece *piece)
{
	/* The header is in front of it. */
	unsigned type = load(piece->bytes - HEADER + 4, 2);
	const struct body *body = NULL;

	if (type >= TYPE_FIRST)
		body = find_body(family, type);
	if (type == TYPE_ERROR && piece->size >= 4)
		print_error(out, call, family, piece);
	else if (type == TYPE_DONE && piece->size >= 4)
		text_signed(out, (int)load(piece->bytes, 4));
	else if (body)
		print_typed(out, call, body, piece);
	else
		print_quoted(out, piece->bytes,
			     piece->size < 64 ? piece->size : 64);
}

/* The message at 'bytes', of 'size' bytes that were checked. */
static void print_one(struct text *out, const struct call *call,
		      const struct family *family, const struct piece *piece)
{
	struct piece body = { piece->bytes + HEADER, piece->size - HEADER, 0,
			      0 };

	text_puts(out, "[");
	print_header(out, call, family, piece->bytes);
	if (body.size) {
		text_puts(out, ", ");
		print_body(out, call, family, &body);
	}
	text_char(out, ']');
}

static bool print_all(struct text *out, const struct call *call,
		      const struct family *family, const struct piece *piece)
{
	const unsigned char *at = piece->bytes;
	size_t left = piece->size;

	if (left < HEADER || load(at, 4) < HEADER || load(at, 4) > left)
		return false;
	while (left >= HEADER && !print_is_full(out, call)) {
		size_t size = load(at, 4);
		struct piece one = { at, size, 0, 0 };

		if (size < HEADER || size > left)
			break;
		text_puts(out, at == piece->bytes ? "" : ", ");
		print_one(out, call, family, &one);
		size = (size + 3) & ~(size_t)3;
		if (size > left)
			break;
		at += size;
		left -= size;
	}
	return true;
}

bool netlink_print(struct text *out, const struct call *call, uint64_t address,
		   uint64_t size)
{
	const struct family *family = find_family(call);
	unsigned char bytes[MESSAGES_MAX];
	struct piece piece = { bytes, 0, address, 0 };

	if (!family)
		return false;
	piece.size = memory_read(call->memory, address, bytes,
				 size < sizeof(bytes) ? size : sizeof(bytes));
	return print_all(out, call, family, &piece);
}

bool netlink_print_vectors(struct text *out, const struct call *call,
			   const struct vectors *vectors)
{
	unsigned word = call->abi->word;
	unsigned char vector[2 * sizeof(uint64_t)];
	uint64_t size;

	if (vectors->count != 1 || !find_family(call) ||
	    !memory_get(call->memory, vectors->address, vector, 2 * word))
		return false;
	size = load(vector + word, word);
	if (size > vectors->bytes)
		size = vectors->bytes;
	text_puts(out, "[{ .iov_base: ");
	if (!netlink_print(out, call, load(vector, word), size))
		print_bytes_at(out, call, load(vector, word), size);
	text_puts(out, ", .iov_len: ");
	text_unsigned(out, load(vector + word, word));
	text_puts(out, " }]");
	return true;
}

void print_socket_buffer(struct text *out, const struct call *call,
			 unsigned index)
{
	bool filled = call->row->args[index].flags & ARG_OUT;
	uint64_t size = arg_param_value(call, index);

	if (filled && (uint64_t)call->result < size)
		size = call->result;
	if (!netlink_print(out, call, arg_value(call, index), size))
		print_bytes_at(out, call, arg_value(call, index), size);
}
