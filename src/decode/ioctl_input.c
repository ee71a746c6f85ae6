/*
 * Input devices: commands that have an event's kind or a length in their
 * number, and what they bring.
 */
#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/ioctl.h"
#include "decode/layout.h"

enum { NAME = 6, BIT = 0x20, ABS = 0x40, SET_ABS = 0xc0, KEY = 0x18 };

/* Commands of input devices that have a number or a length in them. */
bool ioctl_input_name(struct text *out, const struct call *call, uint32_t cmd)
{
	static const char *const sized[] = { "NAME", "PHYS", "UNIQ", "PROP",
					     "MTSLOTS" };
	static const char *const states[] = { "KEY", "LED", "SND", "SW" };
	unsigned number = ioctl_number(cmd);

	if (ioctl_type(cmd) != 'E')
		return false;
	if (number >= NAME && number < NAME + 5) {
		text_printf(out, "EVIOCG%s(%u)", sized[number - NAME],
			    ioctl_size(cmd));
	} else if (number >= KEY && number < KEY + 4) {
		text_printf(out, "EVIOCG%s(%u)", states[number - KEY],
			    ioctl_size(cmd));
	} else if (number >= BIT && number < BIT + 0x20) {
		text_puts(out, "EVIOCGBIT(");
		flags_print(out, call->style, &input_events, number - BIT);
		text_printf(out, ", %u)", ioctl_size(cmd));
	} else if (number >= ABS && number < ABS + 0x40) {
		text_printf(out, "EVIOCGABS(%#x)", number - ABS);
	} else if (number >= SET_ABS) {
		text_printf(out, "EVIOCSABS(%#x)", number - SET_ABS);
	} else {
		return false;
	}
	return true;
}

/* The numbers of the bits that are set, by name where they are kinds. */
static void print_bitset(struct text *out, const struct call *call,
			 const struct list *list, const struct flag_set *set)
{
	enum { BYTES = 96 }; /* all keys there are */
	unsigned char bytes[BYTES];
	size_t size = list->count < BYTES ? list->count : BYTES;
	bool any = false;

	if (!read_or_hex(out, call, list->address, bytes, size))
		return;
	text_char(out, '[');
	for (size_t i = 0; i < size * 8; i++) {
		if (!(bytes[i / 8] >> i % 8 & 1))
			continue;
		text_puts(out, any ? ", " : "");
		any = true;
		if (set)
			flags_print(out, call->style, set, i);
		else
			text_unsigned(out, i);
	}
	text_char(out, ']');
}

/* As many bytes as the result says were written. */
bool ioctl_input_arg(struct text *out, const struct call *call, uint32_t cmd,
		     uint64_t address)
{
	enum { PROPERTIES = 9 };
	unsigned number = ioctl_number(cmd);
	uint64_t written = call->result;
	struct list list = { address,
			     written < ioctl_size(cmd) ? written : ioctl_size(cmd),
			     UINT64_MAX };

	if (ioctl_type(cmd) != 'E')
		return false;
	if (number >= ABS && number < ABS + 0x40)
		layout_print_at(out, call, &input_absinfo_layout, address);
	else if (number >= NAME && number < PROPERTIES)
		print_string_at(out, call, address, string_limit(call));
	else if (number == BIT)
		print_bitset(out, call, &list, &input_events);
	else if (number == PROPERTIES || (number >= KEY && number < BIT + 0x20))
		print_bitset(out, call, &list, NULL);
	else
		return false;
	return true;
}
