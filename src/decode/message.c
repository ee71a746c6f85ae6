/*
 * Messages of sockets: struct msghdr, its vectors and its control messages.
 * What a control message holds is a row in controls[].
 */
#include <netinet/in.h>
#include <sys/socket.h>

#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"
#include "decode/netlink.h"

enum {
	SCM_SECURITY_LABEL = 3,
	TIMESTAMP_NEW = 63,
	TIMESTAMPNS_NEW = 64,
	TIMESTAMPING_NEW = 65,
};

enum { CONTROL_MAX = 2048, SCM_CREDS = 2, LIST_MAX = 64 };

void field_message_vectors(struct text *out, const struct view *view)
{
	const struct vectors vectors = {
		.address = view->value,
		.count = view_other(view),
		.bytes = view->piece->filled,
	};

	if (!netlink_print_vectors(out, view->call, &vectors))
		print_vectors_at(out, view->call, &vectors);
}

/* A control message's data. */
struct control {
	int level;
	int type;
	const unsigned char *bytes;
	size_t size;
};

static void print_fds(struct text *out, const struct call *call,
		      const struct control *control)
{
	text_char(out, '[');
	for (size_t i = 0; i + 4 <= control->size; i += 4) {
		text_puts(out, i ? ", " : "");
		print_fd_value(out, call, (int)load(control->bytes + i, 4));
	}
	text_char(out, ']');
}

/* An address: of who reported an error, or was meant. */
static void field_offender(struct text *out, const struct view *view)
{
	const struct piece *piece = view->piece;
	size_t size = piece->size - (view->bytes - piece->bytes);

	if (size >= sizeof(sa_family_t))
		print_address(out, view->call, view->bytes, size);
	else
		text_puts(out, "{}");
}

/* clang-format off */
static const struct field error_fields[] = {
	F(U32, ee_errno, AS(field_error)),
	F(U8, ee_origin, IN_SET(error_origins)),
	F(U8, ee_type),
	F(U8, ee_code),
	PAD(U8, 1),
	F(U32, ee_info),
	F(U32, ee_data),
	F(BEHIND, offender, AS(field_offender)),
};
static LAYOUT(error);

static const struct field origin_fields[] = {
	F(BEHIND, address, AS(field_offender)),
};
static LAYOUT(origin);

static const struct field stamps_fields[] = {
	STRUCT_F(software, timespec_layout),
	STRUCT_F(legacy, timespec_layout),
	STRUCT_F(hardware, timespec_layout),
};
static LAYOUT(stamps);

static const struct field stamps64_fields[] = {
	STRUCT_F(software, timespec64_layout),
	STRUCT_F(legacy, timespec64_layout),
	STRUCT_F(hardware, timespec64_layout),
};
static LAYOUT(stamps64);
/* clang-format on */

/* What else is known is text. */
static const struct {
	int level;
	int type;
	const struct layout *layout;
} controls[] = {
	{ SOL_SOCKET, SCM_CREDS, &ucred_layout },
	{ SOL_SOCKET, SCM_SECURITY_LABEL, NULL },
	{ SOL_SOCKET, SO_TIMESTAMP, &timeval_layout },
	{ SOL_SOCKET, SO_TIMESTAMPNS, &timespec_layout },
	{ SOL_SOCKET, SO_TIMESTAMPING, &stamps },
	{ SOL_SOCKET, TIMESTAMP_NEW, &timeval64_layout },
	{ SOL_SOCKET, TIMESTAMPNS_NEW, &timespec64_layout },
	{ SOL_SOCKET, TIMESTAMPING_NEW, &stamps64 },
	{ SOL_IP, IP_PKTINFO, &in_pktinfo_layout },
	{ SOL_IP, IP_RECVERR, &error },
	{ SOL_IP, IP_ORIGDSTADDR, &origin },
	{ SOL_IPV6, IPV6_RECVERR, &error },
	{ SOL_IPV6, IPV6_ORIGDSTADDR, &origin },
	{ SOL_IPV6, IPV6_PKTINFO, &in6_pktinfo_layout },
};

static void print_data(struct text *out, const struct call *call,
		       const struct control *control)
{
	if (control->level == SOL_SOCKET && control->type == SCM_RIGHTS) {
		print_fds(out, call, control);
		return;
	}
	for (size_t i = 0; i < sizeof(controls) / sizeof(*controls); i++) {
		const struct layout *layout = controls[i].layout;

		if (controls[i].level != control->level ||
		    controls[i].type != control->type ||
		    (layout && layout_size(layout, call->abi) > control->size))
			continue;
		if (!layout) {
			print_quoted(out, control->bytes, control->size);
			return;
		}
		layout_print(out, call, layout,
			     &(struct piece){ control->bytes, control->size, 0,
					      UINT64_MAX });
		return;
	}
	if (control->size == 1)
		text_unsigned(out, *control->bytes);
	else if (control->size == sizeof(int32_t))
		text_signed(out, load_signed(control->bytes, 4));
	else
		print_quoted(out, control->bytes, control->size);
}

static void print_control(struct text *out, const struct call *call,
			  const struct control *control)
{
	text_puts(out, ", .cmsg_level: ");
	flags_print(out, call->style, &socket_levels, control->level);
	text_puts(out, ", .cmsg_type: ");
	if (control->level == SOL_SOCKET)
		flags_print(out, call->style, &unix_controls, control->type);
	else
		print_option_name(out, call, control->level, control->type);
	if (control->size) {
		text_puts(out, ", .cmsg_data: ");
		print_data(out, call, control);
	}
	text_puts(out, " }");
}

/* The message at 'bytes'; gives what it takes, 0 at the end of them. */
static size_t print_next(struct text *out, const struct call *call,
			 const unsigned char *bytes, size_t left)
{
	unsigned word = call->abi->word;
	size_t head = word + 2 * sizeof(int32_t);
	struct control control;
	uint64_t length;

	if (left < head)
		return 0;
	length = load(bytes, word);
	control = (struct control){
		.level = (int)load(bytes + word, 4),
		.type = (int)load(bytes + word + 4, 4),
		.bytes = bytes + head,
		.size = length < head	? 0
			: length < left ? length - head
					: left - head,
	};
	text_puts(out, "{ .cmsg_len: ");
	text_unsigned(out, length);
	print_control(out, call, &control);
	/* One that is too short or too long is the last. */
	if (length < head || length > left)
		return left;
	length = (length + word - 1) / word * word;
	return length < left ? length : left;
}

void field_control(struct text *out, const struct view *view)
{
	unsigned char bytes[CONTROL_MAX];
	uint64_t size = view_other(view);
	size_t left = size < sizeof(bytes) ? size : sizeof(bytes);
	size_t at = 0, used = 1;

	if (!left ||
	    !memory_get(view->call->memory, view->value, bytes, left)) {
		text_hex(out, view->value);
		return;
	}
	text_char(out, '[');
	while (at < left && used && !print_is_full(out, view->call)) {
		size_t start = out->length;

		text_puts(out, at ? ", " : "");
		used = print_next(out, view->call, bytes + at, left - at);
		if (!used)
			text_truncate(out, start);
		at += used;
	}
	text_char(out, ']');
}

static void print_message_at(struct text *out, const struct call *call,
			     const struct list *message)
{
	unsigned char bytes[64];
	size_t size = layout_size(&msghdr_layout, call->abi);

	if (read_or_hex(out, call, message->address, bytes, size))
		layout_print(out, call, &msghdr_layout,
			     &(struct piece){ bytes, size, message->address,
					      message->filled });
}

static bool is_filled(const struct call *call, unsigned index)
{
	return call->row->args[index].flags & ARG_OUT && call->returned &&
	       !call->failed;
}

void print_message(struct text *out, const struct call *call, unsigned index)
{
	print_message_at(out, call,
			 &(struct list){ arg_value(call, index), 1,
					 is_filled(call, index)
						 ? (uint64_t)call->result
						 : UINT64_MAX });
}

/* Each has its own length, once it was received. */
void print_messages(struct text *out, const struct call *call, unsigned index)
{
	const struct layout *layout = &mmsghdr_layout;
	bool filled = is_filled(call, index);
	uint64_t address = arg_value(call, index);
	uint64_t count =
		filled ? (uint64_t)call->result : arg_value(call, index + 1);
	size_t size = layout_size(layout, call->abi);
	unsigned char bytes[128];

	if (!count || !memory_get(call->memory, address, bytes, size)) {
		text_hex(out, address);
		return;
	}
	text_char(out, '[');
	for (uint64_t i = 0; i < count && i < LIST_MAX; i++) {
		struct piece piece = { bytes, size, address + i * size, 0 };

		if (print_is_full(out, call) ||
		    !memory_get(call->memory, piece.address, bytes, size))
			break;
		piece.filled =
			filled ? load(bytes + layout_offset(layout, call->abi,
							    1),
				      4)
			       : UINT64_MAX;
		text_puts(out, i ? ", " : "");
		layout_print(out, call, layout, &piece);
	}
	text_puts(out, count > LIST_MAX ? ", ...]" : "]");
}
