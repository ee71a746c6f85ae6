/* Structs of consoles' and keyboards' ioctls. */
#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_devices.h"

static void field_shifts(struct text *out, const struct view *view)
{
	bool named = flags_name(&keyboard_tables, view->value);

	flags_print(out, view->call->style,
		    named ? &keyboard_tables : &keyboard_shifts, view->value);
}

/* Some stand for a glyph of the font, whatever it shows. */
static void field_unicode(struct text *out, const struct view *view)
{
	enum { DIRECT_BASE = 0xf000, DIRECT_MASK = 0x1ff };

	if ((view->value & ~(uint64_t)DIRECT_MASK) == DIRECT_BASE)
		text_printf(out, "UNI_DIRECT_BASE+%#x",
			    (unsigned)view->value & DIRECT_MASK);
	else
		text_hex(out, view->value);
}

/* As many glyphs as there are, each of 32 rows; a name if it asks for that. */
static void field_font(struct text *out, const struct view *view)
{
	enum { ROWS = 32, BITS = 8, BY_NAME = 2, COPY = 3, LIMIT = 1 << 20 };
	uint64_t op = view_number(view, "op");
	uint64_t width = view_number(view, "width");
	uint64_t row = width ? (width + BITS - 1) / BITS : 1;
	uint64_t count = view_number(view, "charcount");
	uint64_t size =
		count < LIMIT && row < LIMIT ? row * ROWS * count : LIMIT;

	if (op == BY_NAME)
		field_string(out, view);
	else if (op == COPY || !size)
		text_hex(out, view->value);
	else
		print_bytes_at(out, view->call, view->value, size);
}

/* clang-format off */

static const struct field kbentry_layout_fields[] = {
	F(U8, kb_table, AS(field_shifts)),
	F(U8, kb_index, AS(field_hex)),
	F(U16, kb_value, AS(field_hex)),
};
LAYOUT(kbentry_layout);

static const struct field kbentry_asks_fields[] = {
	F(U8, kb_table, AS(field_shifts)),
	F(U8, kb_index, AS(field_hex)),
};
LAYOUT(kbentry_asks);

static const struct field kbsentry_layout_fields[] = {
	F(U8, kb_func, IN_SET(keyboard_functions)),
	F(BYTES, kb_string, TIMES(512)),
};
LAYOUT(kbsentry_layout);

static const struct field kbsentry_asks_fields[] = {
	F(U8, kb_func, IN_SET(keyboard_functions)),
};
LAYOUT(kbsentry_asks);

static const struct field kbdiacr_layout_fields[] = {
	F(U8, diacr, AS(field_char)),
	F(U8, base, AS(field_char)),
	F(U8, result, AS(field_char)),
};
LAYOUT(kbdiacr_layout);

static const struct field kbdiacruc_layout_fields[] = {
	F(U32, diacr, AS(field_hex)),
	F(U32, base, AS(field_hex)),
	F(U32, result, AS(field_hex)),
};
LAYOUT(kbdiacruc_layout);

static const struct field kbdiacrs_layout_fields[] = {
	F(U32, kb_cnt),
	F(BEHIND, kbdiacr, AS(field_structs_behind), OF(kbdiacr_layout), BY(kb_cnt)),
};
LAYOUT(kbdiacrs_layout);

static const struct field kbdiacrsuc_layout_fields[] = {
	F(U32, kb_cnt),
	F(BEHIND, kbdiacruc, AS(field_structs_behind), OF(kbdiacruc_layout), BY(kb_cnt)),
};
LAYOUT(kbdiacrsuc_layout);

static const struct field unipair_layout_fields[] = {
	F(U16, unicode, AS(field_hex)),
	F(U16, fontpos, AS(field_hex)),
};
LAYOUT(unipair_layout);

static const struct field unimapinit_layout_fields[] = {
	F(U16, advised_hashsize),
	F(U16, advised_hashstep),
	F(U16, advised_hashlevel),
};
LAYOUT(unimapinit_layout);

static const struct field unimapdesc_layout_fields[] = {
	F(U16, entry_ct),
	F(POINTER, entries, AS(field_structs_at), OF(unipair_layout), BY(entry_ct)),
};
LAYOUT(unimapdesc_layout);

static const struct field consolefontdesc_layout_fields[] = {
	F(U16, charcount),
	F(U16, charheight),
	F(POINTER, chardata, AS(field_font)),
};
LAYOUT(consolefontdesc_layout);

static const struct field console_font_op_layout_fields[] = {
	F(U32, op, IN_SET(font_ops)),
	F(U32, flags, IN_SET(font_flags)),
	F(U32, width),
	F(U32, height),
	F(U32, charcount),
	F(POINTER, data, AS(field_font)),
};
LAYOUT(console_font_op_layout);

static const struct field kbd_repeat_layout_fields[] = {
	F(S32, delay),
	F(S32, period),
};
LAYOUT(kbd_repeat_layout);

static const struct field unicode_map_fields[] = {
	F(U16, map, AS(field_unicode), TIMES(256)),
};
LAYOUT(unicode_map);
