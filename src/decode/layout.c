/*
 * Walks a struct's fields by the sizes and alignments of the call's ABI.
 */
#include "decode/layout.h"

#include <string.h>

#include "decode/args.h"
#include "decode/parts.h"

enum {
	LAYOUT_MAX = 4096, /* bytes of one struct that are looked at */
	LIST_MAX = 128,	   /* structs of a list shown */
	REST_MAX = 4096,   /* a longer struct the kernel does not take */
	NUMBERS_MAX = 64,  /* of an array in a struct */
};

static size_t type_size(const struct field *field, const struct abi *abi)
{
	bool narrow = (abi->slot ? abi->slot : abi->word) == 4;

	switch (field->type) {
	case TYPE_U8:
	case TYPE_S8:
	case TYPE_BYTES:
		return 1;
	case TYPE_U16:
	case TYPE_S16:
		return 2;
	case TYPE_U32:
	case TYPE_S32:
		return 4;
	case TYPE_ULONG:
	case TYPE_LONG:
		return narrow ? 4 : 8;
	case TYPE_WORD:
	case TYPE_SWORD:
	case TYPE_POINTER:
		return abi->word;
	case TYPE_BEHIND:
	case TYPE_EDGE:
		return 0;
	case TYPE_STRUCT:
		return layout_size(field->param, abi);
	default:
		return 8;
	}
}

static size_t layout_align(const struct layout *layout, const struct abi *abi);

static size_t type_align(const struct field *field, const struct abi *abi)
{
	size_t size;

	if (field->type == TYPE_STRUCT)
		return layout_align(field->param, abi);
	if (field->type == TYPE_BEHIND)
		return 1;
	if (field->type == TYPE_EDGE)
		return abi->word;
	size = type_size(field, abi);
	return size == 8 && abi->align ? abi->align : size;
}

static size_t layout_align(const struct layout *layout, const struct abi *abi)
{
	size_t most = 1;

	layout = layout_of(layout, abi);
	for (size_t i = 0; i < layout->count && !layout->packed; i++) {
		size_t align = type_align(&layout->fields[i], abi);

		if (align > most)
			most = align;
	}
	return most;
}

static size_t round_up(size_t size, size_t align)
{
	return (size + align - 1) / align * align;
}

static size_t field_size(const struct field *field, const struct abi *abi)
{
	return type_size(field, abi) * (field->count ? field->count : 1);
}

/* Where a field begins when those before it end at 'end'. */
static size_t field_start(const struct layout *layout, size_t index,
			  const struct abi *abi, size_t end)
{
	if (layout->packed)
		return end;
	return round_up(end, type_align(&layout->fields[index], abi));
}

size_t layout_offset(const struct layout *layout, const struct abi *abi,
		     size_t index)
{
	size_t end = 0;

	for (size_t i = 0; i < index; i++)
		end = field_start(layout, i, abi, end) +
		      field_size(&layout->fields[i], abi);
	return index < layout->count ? field_start(layout, index, abi, end)
				     : end;
}

const struct layout *layout_of(const struct layout *layout,
			       const struct abi *abi)
{
	bool narrow = (abi->slot ? abi->slot : abi->word) == 4;
	const struct layout_part *part =
		abi->parts ? abi->parts->layouts : NULL;

	for (; part && part->layout; part++)
		if (part->layout == layout)
			return part->own;
	return narrow && layout->narrow ? layout->narrow : layout;
}

size_t layout_size(const struct layout *layout, const struct abi *abi)
{
	layout = layout_of(layout, abi);
	return round_up(layout_offset(layout, abi, layout->count),
			layout_align(layout, abi));
}

static bool has_sign(const struct field *field)
{
	return field->type >= TYPE_S8 && field->type <= TYPE_SWORD;
}

static uint64_t number(const struct field *field, const unsigned char *bytes,
		       size_t size)
{
	if (field->type >= TYPE_BYTES)
		return 0;
	return has_sign(field) ? (uint64_t)load_signed(bytes, size)
			       : load(bytes, size);
}

uint64_t view_number(const struct view *view, const char *name)
{
	const struct layout *layout = view->layout;
	const struct abi *abi = view->call->abi;

	for (size_t i = 0; i < layout->count; i++) {
		const struct field *field = &layout->fields[i];
		size_t offset, size;

		if (!field->name || strcmp(field->name, name))
			continue;
		offset = layout_offset(layout, abi, i);
		size = type_size(field, abi);
		if (offset + size > view->piece->size)
			return 0;
		return number(field, view->piece->bytes + offset, size);
	}
	return 0;
}

uint64_t view_other(const struct view *view)
{
	return view_number(view, view->field->other);
}

void field_struct(struct text *out, const struct view *view)
{
	layout_print(out, view->call, view->field->param,
		     &(struct piece){
			     .bytes = view->bytes,
			     .size = view->size,
			     .address = view->piece->address +
					(view->bytes - view->piece->bytes),
			     .filled = view->piece->filled,
		     });
}

/* In a field of bytes, which has room for more. */
void field_first(struct text *out, const struct view *view)
{
	const struct layout *layout = view->field->param;
	size_t size = layout_size(layout, view->call->abi);
	size_t room = view->size / size, count = view_other(view);
	struct view one = *view;

	one.size = size;
	text_char(out, '[');
	for (size_t i = 0; i < count && i < room; i++) {
		text_puts(out, i ? ", " : "");
		field_struct(out, &one);
		one.bytes += size;
	}
	text_char(out, ']');
}

/* It may end behind its field, where words make a union larger. */
void field_variant(struct text *out, const struct view *view)
{
	const struct variants *variants = view->field->param;
	size_t start = view->bytes - view->piece->bytes;
	struct piece piece = { view->bytes, view->piece->size - start,
			       view->piece->address + start,
			       view->piece->filled };
	uint64_t tag = view_other(view);

	for (size_t i = 0; i < variants->count; i++) {
		if (variants->list[i].tag != tag)
			continue;
		layout_print(out, view->call, variants->list[i].layout, &piece);
		return;
	}
	text_hex(out, piece.address);
}

static print_field *printer(const struct field *field)
{
	if (field->print)
		return field->print;
	switch (field->type) {
	case TYPE_BYTES:
		return field_bytes;
	case TYPE_STRUCT:
		return field_struct;
	case TYPE_POINTER:
		return field_hex;
	default:
		return has_sign(field) ? field_signed : field_unsigned;
	}
}

static void print_element(struct text *out, struct view *view)
{
	view->value = number(view->field, view->bytes, view->size);
	printer(view->field)(out, view);
}

static void print_array(struct text *out, struct view *view, size_t count)
{
	size_t shown = count < NUMBERS_MAX ? count : NUMBERS_MAX;

	view->size /= count;
	text_char(out, '[');
	for (size_t i = 0; i < shown; i++) {
		text_puts(out, i ? ", " : "");
		print_element(out, view);
		view->bytes += view->size;
	}
	text_puts(out, shown < count ? ", ...]" : "]");
}

static bool is_zero(const unsigned char *bytes, size_t size)
{
	while (size && !bytes[size - 1])
		size--;
	return size == 0;
}

static bool is_shown(const struct view *view)
{
	if (!view->field->name)
		return false;
	return !view->field->quiet || view->call->style->show_zeros ||
	       !is_zero(view->bytes, view->size);
}

static void print_one(struct text *out, struct view *view, bool first)
{
	const struct field *field = view->field;

	text_puts(out, first ? "{ ." : ", .");
	text_puts(out, field->name);
	text_puts(out, ": ");
	if (field->count && field->type != TYPE_BYTES)
		print_array(out, view, field->count);
	else
		print_element(out, view);
}

/* Of 'whole' the call, the layout and the piece count. */
void layout_print_fields(struct text *out, const struct view *whole,
			 bool *first)
{
	const struct abi *abi = whole->call->abi;
	struct view view = *whole;
	size_t end = 0;

	for (size_t i = 0; i < view.layout->count; i++) {
		size_t start = field_start(view.layout, i, abi, end);

		view.field = &view.layout->fields[i];
		view.size = field_size(view.field, abi);
		end = start + view.size;
		if (end > view.piece->size)
			break;
		view.bytes = view.piece->bytes + start;
		if (!is_shown(&view))
			continue;
		print_one(out, &view, *first);
		*first = false;
	}
}

void layout_print(struct text *out, const struct call *call,
		  const struct layout *layout, const struct piece *piece)
{
	struct view whole = { .call = call,
			      .layout = layout_of(layout, call->abi),
			      .piece = piece };
	bool first = true;

	layout_print_fields(out, &whole, &first);
	text_puts(out, first ? "{}" : " }");
}

void layout_print_at(struct text *out, const struct call *call,
		     const struct layout *layout, uint64_t address)
{
	unsigned char bytes[LAYOUT_MAX];
	size_t size = layout_size(layout, call->abi);

	if (size > sizeof(bytes))
		size = sizeof(bytes);
	/* What only some architectures have is empty for the others. */
	if (!size)
		text_hex(out, address);
	else if (read_or_hex(out, call, address, bytes, size))
		layout_print(
			out, call, layout,
			&(struct piece){ bytes, size, address, UINT64_MAX });
}

/* What a newer caller says behind the fields that are known, if anything. */
static void print_rest(struct text *out, const struct call *call,
		       const struct list *range, size_t known)
{
	unsigned char bytes[REST_MAX];
	uint64_t count = range->count - known;
	size_t got, shown;

	if (range->count <= known || range->count > REST_MAX)
		return;
	got = memory_read(call->memory, range->address + known, bytes, count);
	if (is_zero(bytes, got))
		return;
	shown = got < string_limit(call) ? got : string_limit(call);
	text_puts(out, ", .rest: ");
	print_quoted(out, bytes, shown);
	text_puts(out, shown < count ? "..." : "");
}

/* A field that is there in part is one whose end is zero. */
static size_t whole_fields(const struct layout *layout, const struct abi *abi,
			   size_t size)
{
	size_t end = 0;

	for (size_t i = 0; i < layout->count && end < size; i++)
		end = field_start(layout, i, abi, end) +
		      field_size(&layout->fields[i], abi);
	return end > size ? end : size;
}

/* What is ours to look at of as much as the program says there is. */
static size_t sized_look(const struct call *call, const struct layout *layout,
			 const struct list *range)
{
	size_t size = layout_size(layout, call->abi);

	if (size > LAYOUT_MAX)
		size = LAYOUT_MAX;
	if (range->count < size)
		size = range->count;
	return range->address ? size : 0;
}

void layout_print_sized(struct text *out, const struct call *call,
			const struct layout *layout, const struct list *range)
{
	const struct layout *own = layout_of(layout, call->abi);
	unsigned char bytes[LAYOUT_MAX] = { 0 };
	size_t size = sized_look(call, layout, range), got = 0;
	struct piece piece = { bytes, 0, range->address, range->filled };
	struct view whole = { .call = call, .layout = own, .piece = &piece };
	bool first = true;

	if (size)
		got = memory_read(call->memory, range->address, bytes, size);
	/* Where its end cannot be read: the fields before that. */
	piece.size = got < size ? got : whole_fields(own, call->abi, size);
	if (piece.size > sizeof(bytes))
		piece.size = size;
	if (piece.size)
		layout_print_fields(out, &whole, &first);
	if (got == size && size) {
		text_puts(out, first ? "{" : "");
		print_rest(out, call, range, size);
		text_puts(out, first ? "}" : " }");
	} else if (first) {
		text_hex(out, range->address);
	} else {
		text_puts(out, ", ... }");
	}
}

void layout_print_list(struct text *out, const struct call *call,
		       const struct layout *layout, const struct list *list)
{
	unsigned char bytes[LAYOUT_MAX];
	size_t size = layout_size(layout, call->abi);
	size_t most = sizeof(bytes) / size < LIST_MAX ? sizeof(bytes) / size
						      : LIST_MAX;
	size_t count = list->count < most ? list->count : most;
	size_t got = 0;

	if (list->address && !list->count) {
		text_puts(out, "[]");
		return;
	}
	if (list->address)
		got = memory_read(call->memory, list->address, bytes,
				  count * size) /
		      size;
	if (!got) {
		text_hex(out, list->address);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got && !print_is_full(out, call); i++) {
		text_puts(out, i ? ", " : "");
		layout_print(out, call, layout,
			     &(struct piece){ bytes + i * size, size,
					      list->address + i * size,
					      list->filled });
	}
	text_puts(out, got < list->count ? ", ...]" : "]");
}

static struct list list_of(const struct call *call, unsigned index)
{
	const struct arg *arg = &call->row->args[index];

	return (struct list){ arg_value(call, index),
			      arg_value(call, arg->other), UINT64_MAX };
}

void print_struct(struct text *out, const struct call *call, unsigned index)
{
	layout_print_at(out, call, call->row->args[index].param,
			arg_value(call, index));
}

void print_sized(struct text *out, const struct call *call, unsigned index)
{
	struct list range = list_of(call, index);

	layout_print_sized(out, call, call->row->args[index].param, &range);
}

void print_structs(struct text *out, const struct call *call, unsigned index)
{
	struct list list = list_of(call, index);

	layout_print_list(out, call, call->row->args[index].param, &list);
}

void print_result_structs(struct text *out, const struct call *call,
			  unsigned index)
{
	struct list list = list_of(call, index);

	list.count = call->result;
	layout_print_list(out, call, call->row->args[index].param, &list);
}
