/*
 * The printers of a struct's fields that more than one subject needs.
 */
#include <arpa/inet.h>
#include <string.h>
#include <sys/sysmacros.h>

#include "decode/parts.h"
#include "decode/args.h"
#include "decode/flags_netlink.h"
#include "decode/layout.h"
#include "errors.h"

void field_unsigned(struct text *out, const struct view *view)
{
	text_unsigned(out, view->value);
}

void field_signed(struct text *out, const struct view *view)
{
	text_signed(out, (int64_t)view->value);
}

void field_hex(struct text *out, const struct view *view)
{
	text_hex(out, view->value);
}

void field_octal(struct text *out, const struct view *view)
{
	text_printf(out, "%#o", (unsigned)view->value);
}

void field_mode(struct text *out, const struct view *view)
{
	enum { PERMISSIONS = 0777 };
	unsigned kind = view->value & ~PERMISSIONS;

	if (kind) {
		flags_print(out, view->call->style, &file_modes, kind);
		text_char(out, '|');
	}
	text_printf(out, "%#o", (unsigned)view->value & PERMISSIONS);
}

void field_device(struct text *out, const struct view *view)
{
	text_unsigned(out, major(view->value));
	text_char(out, ':');
	text_unsigned(out, minor(view->value));
}

/* A negative number of a set is that of an int. */
void field_flags(struct text *out, const struct view *view)
{
	uint64_t value = view->value;

	if (view->size == 4)
		value = (uint32_t)value;
	flags_print(out, view->call->style,
		    set_of(view->field->param, view->call->abi), value);
}

void field_fd(struct text *out, const struct view *view)
{
	print_fd_value(out, view->call, (int)view->value);
}

void field_at_fd(struct text *out, const struct view *view)
{
	print_at_fd_value(out, view->call, (int)view->value);
}

void field_pid(struct text *out, const struct view *view)
{
	print_pid_value(out, view->call, (pid_t)view->value);
}

void field_signal(struct text *out, const struct view *view)
{
	/* No signal has more than an int: its low half would be another. */
	if (!view->value || (view->size == 8 && view->value > INT32_MAX))
		text_unsigned(out, view->value);
	else
		print_signal_value(out, view->call, (int)view->value);
}

void field_signals(struct text *out, const struct view *view)
{
	print_signals(out, view->call, view->value);
}

void field_bytes(struct text *out, const struct view *view)
{
	print_quoted(out, view->bytes,
		     strnlen((const char *)view->bytes, view->size));
}

void field_char(struct text *out, const struct view *view)
{
	unsigned char c = (unsigned char)view->value;

	if (view->value == c && (c == '\'' || c == '\\'))
		text_printf(out, "'\\%c'", c);
	else if (view->value == c && c > ' ' && c < 0x7f)
		text_printf(out, "'%c'", c);
	else
		text_hex(out, view->value);
}

void field_counted(struct text *out, const struct view *view)
{
	uint64_t count = view_other(view);

	print_quoted(out, view->bytes, count < view->size ? count : view->size);
}

void field_hex_bytes(struct text *out, const struct view *view)
{
	for (size_t i = 0; i < view->size; i++)
		text_printf(out, "%02x", view->bytes[i]);
}

void field_string(struct text *out, const struct view *view)
{
	print_string_at(out, view->call, view->value, string_limit(view->call));
}

void field_buffer(struct text *out, const struct view *view)
{
	print_bytes_at(out, view->call, view->value, view_other(view));
}

void field_struct_at(struct text *out, const struct view *view)
{
	layout_print_at(out, view->call, view->field->param, view->value);
}

void field_structs_at(struct text *out, const struct view *view)
{
	layout_print_list(out, view->call, view->field->param,
			  &(struct list){ view->value, view_other(view),
					  view->piece->filled });
}

enum { NUMBERS = 32 };

typedef void print_item(struct text *out, const struct call *call,
			uint64_t value);

/* Of 'size' bytes each, as many as 'other' says. */
static void print_items_at(struct text *out, const struct view *view,
			   size_t size, print_item *print)
{
	const struct call *call = view->call;
	unsigned char bytes[NUMBERS * 8];
	uint64_t count = view_other(view);
	size_t wanted = count < NUMBERS ? count : NUMBERS;
	size_t got = 0;

	if (view->value && wanted)
		got = memory_read(call->memory, view->value, bytes,
				  wanted * size) /
		      size;
	if (!got) {
		text_hex(out, view->value);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got && !print_is_full(out, call); i++) {
		text_puts(out, i ? ", " : "");
		print(out, call, load(bytes + i * size, size));
	}
	text_puts(out, got < count ? ", ...]" : "]");
}

static void print_unsigned_item(struct text *out, const struct call *call,
				uint64_t value)
{
	(void)call;
	text_unsigned(out, value);
}

static void print_hex_item(struct text *out, const struct call *call,
			   uint64_t value)
{
	(void)call;
	text_hex(out, value);
}

static void print_string_item(struct text *out, const struct call *call,
			      uint64_t value)
{
	print_string_at(out, call, value, string_limit(call));
}

void field_u32s_at(struct text *out, const struct view *view)
{
	print_items_at(out, view, 4, print_unsigned_item);
}

void field_u64s_at(struct text *out, const struct view *view)
{
	print_items_at(out, view, 8, print_hex_item);
}

void field_strings_at(struct text *out, const struct view *view)
{
	print_items_at(out, view, 8, print_string_item);
}

void field_structs_behind(struct text *out, const struct view *view)
{
	const struct piece *piece = view->piece;
	struct list list = { 0, view_other(view), piece->filled };

	if (piece->address)
		list.address = piece->address + (view->bytes - piece->bytes) +
			       view->size;
	layout_print_list(out, view->call, view->field->param, &list);
}

void field_buffer_behind(struct text *out, const struct view *view)
{
	print_bytes_at(out, view->call,
		       view->piece->address +
			       (view->bytes - view->piece->bytes) + view->size,
		       view_other(view));
}

void field_port(struct text *out, const struct view *view)
{
	text_unsigned(out, ntohs(view->value));
}

/* As it is on the wire. */
void field_ethernet(struct text *out, const struct view *view)
{
	uint16_t value = view->bytes[0] << 8 | view->bytes[1];

	flags_print(out, view->call->style, &ethernet_protocols, value);
}

void field_interface(struct text *out, const struct view *view)
{
	print_interface_value(out, view->call, (uint32_t)view->value);
}

void field_error(struct text *out, const struct view *view)
{
	const char *name = error_name((int)view->value);

	if (name)
		text_puts(out, name);
	else
		text_signed(out, (int64_t)view->value);
}

void field_net_long(struct text *out, const struct view *view)
{
	text_unsigned(out, ntohl(view->value));
}

void field_inet(struct text *out, const struct view *view)
{
	char address[INET_ADDRSTRLEN] = "";

	inet_ntop(AF_INET, view->bytes, address, sizeof(address));
	text_puts(out, address);
}

void field_inet6(struct text *out, const struct view *view)
{
	char address[INET6_ADDRSTRLEN] = "";

	inet_ntop(AF_INET6, view->bytes, address, sizeof(address));
	text_puts(out, address);
}

void field_mac(struct text *out, const struct view *view)
{
	for (size_t i = 0; i < view->size; i++)
		text_printf(out, i ? ":%02x" : "%02x", view->bytes[i]);
}

void field_limit(struct text *out, const struct view *view)
{
	if (view->value == (view->size == 4 ? UINT32_MAX : UINT64_MAX))
		text_puts(out, "INFINITY");
	else
		text_unsigned(out, view->value);
}

void field_sockaddr(struct text *out, const struct view *view)
{
	print_address(out, view->call, view->bytes, view->size);
}

void field_sockaddr_at(struct text *out, const struct view *view)
{
	print_address_at(out, view->call, view->value, view_other(view));
}
