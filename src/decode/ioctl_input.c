/*
 * Commands that have a length, an event's kind or an axis in their number, as
 * those of input devices have, and what they bring.
 */
#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_input.h"
#include "decode/ioctl.h"
#include "decode/layout.h"

enum { BIT = 0x20, ABS = 0x40, SET_ABS = 0xc0, ALL_ABS = 0x40, EVENTS = 0x20 };
enum { WRITE = 1, READ = 2, BOTH = 3 };
enum brings { NOTHING, TEXT, BITS, SLOTS };

/* clang-format off */

static const struct sized {
	unsigned char type;
	unsigned char number;
	unsigned char direction;
	enum brings brings;
	const char *name;
	const struct flag_set *bits;
} sized[] = {
	{ 'E', 0x06, READ, TEXT, "EVIOCGNAME", NULL },
	{ 'E', 0x07, READ, TEXT, "EVIOCGPHYS", NULL },
	{ 'E', 0x08, READ, TEXT, "EVIOCGUNIQ", NULL },
	{ 'E', 0x09, READ, BITS, "EVIOCGPROP", &input_properties },
	{ 'E', 0x0a, READ, SLOTS, "EVIOCGMTSLOTS", NULL },
	{ 'E', 0x18, READ, BITS, "EVIOCGKEY", &input_keys },
	{ 'E', 0x19, READ, BITS, "EVIOCGLED", &input_leds },
	{ 'E', 0x1a, READ, BITS, "EVIOCGSND", &input_sounds },
	{ 'E', 0x1b, READ, BITS, "EVIOCGSW", &input_switches },
	{ 'H', 0x04, READ, TEXT, "HIDIOCGRAWNAME", NULL },
	{ 'H', 0x05, READ, TEXT, "HIDIOCGRAWPHYS", NULL },
	{ 'H', 0x06, READ, TEXT, "HIDIOCGNAME", NULL },
	{ 'H', 0x08, READ, TEXT, "HIDIOCGRAWUNIQ", NULL },
	{ 'H', 0x12, READ, TEXT, "HIDIOCGPHYS", NULL },
	{ 'H', 0x06, BOTH, NOTHING, "HIDIOCSFEATURE", NULL },
	{ 'H', 0x07, BOTH, NOTHING, "HIDIOCGFEATURE", NULL },
	{ 'H', 0x09, BOTH, NOTHING, "HIDIOCSINPUT", NULL },
	{ 'H', 0x0a, BOTH, NOTHING, "HIDIOCGINPUT", NULL },
	{ 'H', 0x0b, BOTH, NOTHING, "HIDIOCSOUTPUT", NULL },
	{ 'H', 0x0c, BOTH, NOTHING, "HIDIOCGOUTPUT", NULL },
	{ 'U', 0x2c, READ, TEXT, "UI_GET_SYSNAME", NULL },
	{ 'j', 0x13, READ, TEXT, "JSIOCGNAME", NULL },
	{ 'k', 0x00, WRITE, NOTHING, "SPI_IOC_MESSAGE", NULL },
};

/* The codes of each kind of event, by its number. */
static const struct flag_set *const codes[EVENTS] = {
	[0x00] = &input_events,
	[0x01] = &input_keys,
	[0x02] = &input_relative,
	[0x03] = &input_axes,
	[0x04] = &input_miscellany,
	[0x05] = &input_switches,
	[0x11] = &input_leds,
	[0x12] = &input_sounds,
	[0x14] = &input_repeats,
	[0x15] = &input_effects,
	[0x17] = &input_effect_states,
};

/* clang-format on */

static const struct sized *find_sized(uint32_t cmd)
{
	for (size_t i = 0; i < sizeof(sized) / sizeof(*sized); i++)
		if (sized[i].type == ioctl_type(cmd) &&
		    sized[i].number == ioctl_number(cmd) &&
		    sized[i].direction == ioctl_direction(cmd))
			return &sized[i];
	return NULL;
}

static bool is_within(uint32_t cmd, unsigned direction, unsigned first,
		      unsigned count)
{
	unsigned number = ioctl_number(cmd);

	return ioctl_type(cmd) == 'E' && ioctl_direction(cmd) == direction &&
	       number >= first && number < first + count;
}

static void print_axis(struct text *out, const struct call *call,
		       const char *name, unsigned axis)
{
	text_puts(out, name);
	flags_print(out, call->style, &input_axes, axis);
	text_char(out, ')');
}

bool ioctl_input_name(struct text *out, const struct call *call, uint32_t cmd)
{
	const struct sized *row = find_sized(cmd);
	unsigned number = ioctl_number(cmd);

	if (row) {
		text_printf(out, "%s(%u)", row->name, ioctl_size(cmd));
	} else if (is_within(cmd, READ, BIT, EVENTS)) {
		text_puts(out, "EVIOCGBIT(");
		flags_print(out, call->style, &input_events, number - BIT);
		text_printf(out, ", %u)", ioctl_size(cmd));
	} else if (is_within(cmd, READ, ABS, ALL_ABS)) {
		print_axis(out, call, "EVIOCGABS(", number - ABS);
	} else if (is_within(cmd, WRITE, SET_ABS, ALL_ABS)) {
		print_axis(out, call, "EVIOCSABS(", number - SET_ABS);
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

/* A code, and its value in each slot if the kernel has told them. */
static void print_slots(struct text *out, const struct call *call,
			uint64_t address, size_t size)
{
	enum { SLOTS_MAX = 64 };
	int32_t words[1 + SLOTS_MAX];

	size = size < sizeof(words) ? size / 4 * 4 : sizeof(words);
	if (size < 4 || !read_or_hex(out, call, address, words, size))
		return;
	text_puts(out, "{ .code: ");
	flags_print(out, call->style, &input_axes, (uint32_t)words[0]);
	if (size > 4)
		text_puts(out, ", .values: [");
	for (size_t i = 1; i < size / 4; i++) {
		text_puts(out, i > 1 ? ", " : "");
		text_signed(out, words[i]);
	}
	text_puts(out, size > 4 ? "] }" : " }");
}

static bool print_brought(struct text *out, const struct call *call,
			  const struct sized *row, const struct list *list)
{
	bool filled = call->returned && !call->failed;

	if (row->brings == SLOTS)
		print_slots(out, call, list->address, filled ? list->count : 4);
	else if (!filled || row->brings == NOTHING)
		return false;
	else if (row->brings == TEXT)
		print_string_at(out, call, list->address, string_limit(call));
	else
		print_bitset(out, call, list, row->bits);
	return true;
}

/* As many bytes as the result says were written. */
static size_t written(const struct call *call, uint32_t cmd)
{
	uint64_t result = call->result;

	return result < ioctl_size(cmd) ? result : ioctl_size(cmd);
}

bool ioctl_input_arg(struct text *out, const struct call *call, uint32_t cmd,
		     uint64_t address)
{
	const struct sized *row = find_sized(cmd);
	bool filled = call->returned && !call->failed;
	struct list list = { address, written(call, cmd), UINT64_MAX };

	if (row && row->brings == SLOTS)
		list.count = ioctl_size(cmd);
	if (row)
		return print_brought(out, call, row, &list);
	if (is_within(cmd, WRITE, SET_ABS, ALL_ABS) ||
	    (filled && is_within(cmd, READ, ABS, ALL_ABS)))
		layout_print_at(out, call, &input_absinfo_layout, address);
	else if (filled && is_within(cmd, READ, BIT, EVENTS))
		print_bitset(out, call, &list, codes[ioctl_number(cmd) - BIT]);
	else
		return false;
	return true;
}
