/*
 * A netlink message is a header, a struct of its type and attributes;
 * netlink_tables.c has which.
 */
#include "decode/netlink.h"

#include <string.h>

#include "decode/flags_netlink.h"
#include "decode/layout.h"
#include "decode/netlink_attributes.h"
#include "decode/netlink_structs.h"
#include "errors.h"

enum {
	MESSAGES_MAX = 16384,
	HEADER = 16,
	TYPE_ERROR = 2,
	TYPE_DONE = 3,
	TYPE_FIRST = 16, /* below it all families have the same */
};

/* As the name of the descriptor says; NULL when it is no netlink socket. */
static const struct netlink_family *find_family(const struct call *call)
{
	const struct names *names = call->names;

	if (!names || !names->fd)
		return NULL;
	return netlink_family_of(names->fd(names, (int)arg_value(call, 0)));
}

static bool is_route(const struct netlink_family *family)
{
	return family->types == &route_types;
}

static bool is_netfilter(const struct netlink_family *family)
{
	return family->types == &netfilter_batches;
}

static bool has(uint32_t types, unsigned type)
{
	return type - TYPE_FIRST < 32 && types >> (type - TYPE_FIRST) & 1;
}

/* Of the route family a type's low bits say: new, delete, get, set. */
static const struct flag_set *flags_of(const struct netlink_family *family,
				       unsigned type)
{
	if (type == TYPE_ERROR)
		return &netlink_error_flags;
	if (type < TYPE_FIRST)
		return &netlink_flags;
	if (is_route(family) ? type % 4 == 0 : has(family->makes, type))
		return &netlink_new_flags;
	if (is_route(family) ? type % 4 == 1 : has(family->deletes, type))
		return &netlink_delete_flags;
	return &netlink_flags;
}

/* A subsystem above what it is asked for. */
static void print_netfilter_type(struct text *out, const struct call *call,
				 unsigned type)
{
	const struct flag_set *types = netfilter_types_of(type >> 8);

	flags_print(out, call->style, &netfilter_subsystems, type >> 8);
	text_puts(out, "<<8|");
	if (types && flags_name(types, type & 0xff))
		flags_print(out, call->style, types, type & 0xff);
	else
		text_hex(out, type & 0xff);
}

static void print_type(struct text *out, const struct call *call,
		       const struct netlink_family *family, unsigned type)
{
	const struct flag_set *set = type < TYPE_FIRST ? &netlink_types
						       : family->types;

	if (set && flags_name(set, type))
		flags_print(out, call->style, set, type);
	else if (is_netfilter(family) && type >= TYPE_FIRST)
		print_netfilter_type(out, call, type);
	else
		text_hex(out, type);
}

static void print_header(struct text *out, const struct call *call,
			 const struct netlink_family *family,
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

static void print_typed(struct text *out, const struct call *call,
			const struct netlink_body *body,
			const struct piece *piece)
{
	size_t size = layout_size(body->layout, call->abi);
	struct piece rest;
	struct attributes attributes = { .family = piece->size ? *piece->bytes
							       : 0,
					 .cut = load(piece->bytes - HEADER, 4) >
						piece->size + HEADER,
					 .piece = &rest };

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
	attributes.table = netlink_table_of(body->families, attributes.family);
	if (!attributes.table)
		attributes.table = body->attributes;
	netlink_print_attributes(out, call, &attributes);
}

/* Behind the header that failed, or behind all of that message. */
static void print_error_attributes(struct text *out, const struct call *call,
				   const struct piece *piece)
{
	enum { CAPPED = 0x100, ACK_TLVS = 0x200 };
	size_t size = 4 + HEADER;
	unsigned flags = load(piece->bytes - HEADER + 6, 2);
	struct piece rest;

	if (!(flags & ACK_TLVS) || piece->size < size)
		return;
	if (!(flags & CAPPED) && load(piece->bytes + 4, 4) >= HEADER)
		size = 4 + ((load(piece->bytes + 4, 4) + 3) & ~(size_t)3);
	if (piece->size <= size)
		return;
	rest = (struct piece){ piece->bytes + size, piece->size - size, 0, 0 };
	text_puts(out, ", ");
	netlink_print_attributes(out, call,
				 &(struct attributes){
					 .table = &netlink_error_table,
					 .piece = &rest,
				 });
}

static void print_error(struct text *out, const struct call *call,
			const struct netlink_family *family, const struct piece *piece)
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
	print_error_attributes(out, call, piece);
}

/* Whether the message in front of a body was written by the kernel. */
static bool is_answer(const struct piece *body)
{
	enum { REQUEST = 1 };

	return !(load(body->bytes - HEADER + 6, 2) & REQUEST);
}

/* Of what is not known the address family is first. */
static void print_family_of(struct text *out, const struct call *call,
			    const struct layout *layout,
			    const struct piece *piece)
{
	size_t shown = piece->size - 1 < 64 ? piece->size - 1 : 64;

	layout_print(out, call, layout, piece);
	if (piece->size == 1)
		return;
	text_puts(out, ", ");
	print_quoted(out, piece->bytes + 1, shown);
}

static void print_body(struct text *out, const struct call *call,
		       const struct netlink_family *family, const struct piece *piece)
{
	/* The header is in front of it. */
	unsigned type = load(piece->bytes - HEADER + 4, 2);
	const struct netlink_body *body = NULL;

	if (type >= TYPE_FIRST)
		body = netlink_body_of(family, type, piece, is_answer(piece));
	if (type == TYPE_ERROR && piece->size >= 4)
		print_error(out, call, family, piece);
	else if (type == TYPE_DONE && piece->size >= 4)
		text_signed(out, (int)load(piece->bytes, 4));
	else if (body)
		print_typed(out, call, body, piece);
	else if (is_route(family) && type >= TYPE_FIRST)
		print_family_of(out, call, &rtgenmsg_layout, piece);
	else if (family->types == &sock_diag_types && type >= TYPE_FIRST)
		print_family_of(out, call, &diag_family_layout, piece);
	else
		print_quoted(out, piece->bytes,
			     piece->size < 64 ? piece->size : 64);
}

/* The message at 'bytes', of 'size' bytes that were checked. */
static void print_one(struct text *out, const struct call *call,
		      const struct netlink_family *family, const struct piece *piece)
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

/*
 * Of 'size' bytes of messages those that could be read; false when the first
 * does not look like one.
 */
static bool print_all(struct text *out, const struct call *call,
		      const struct netlink_family *family,
		      const struct piece *piece, uint64_t size)
{
	const unsigned char *at = piece->bytes;
	size_t left = piece->size;

	if (left < HEADER || load(at, 4) < HEADER || load(at, 4) > size)
		return false;
	while (left >= HEADER && !print_is_full(out, call)) {
		size_t length = load(at, 4);
		struct piece one = { at, length < left ? length : left, 0, 0 };

		if (length < HEADER || length > size)
			break;
		text_puts(out, at == piece->bytes ? "" : ", ");
		print_one(out, call, family, &one);
		length = (length + 3) & ~(size_t)3;
		if (length > left)
			break;
		at += length;
		left -= length;
		size -= length;
	}
	return true;
}

/* What udev tells of a device has a header of its own, then strings. */
static bool print_device(struct text *out, const struct call *call,
			 const struct netlink_family *family,
			 const struct piece *piece)
{
	static const char udev[8] = "libudev";
	size_t size = layout_size(&udev_layout, call->abi);
	size_t rest = piece->size - size;

	if (family->types != &uevent_types || piece->size < size ||
	    memcmp(piece->bytes, udev, sizeof(udev)))
		return false;
	layout_print(out, call, &udev_layout,
		     &(struct piece){ piece->bytes, size, 0, 0 });
	if (!rest)
		return true;
	text_puts(out, ", ");
	if (rest > string_limit(call))
		rest = string_limit(call);
	print_quoted(out, piece->bytes + size, rest);
	return true;
}

bool netlink_print(struct text *out, const struct call *call, uint64_t address,
		   uint64_t size)
{
	const struct netlink_family *family = find_family(call);
	unsigned char bytes[MESSAGES_MAX];
	struct piece piece = { bytes, 0, address, 0 };

	if (!family)
		return false;
	piece.size = memory_read(call->memory, address, bytes,
				 size < sizeof(bytes) ? size : sizeof(bytes));
	return print_device(out, call, family, &piece) ||
	       print_all(out, call, family, &piece, size);
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
