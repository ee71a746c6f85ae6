/*
 * ioctl commands: a name from ioctl_names.c, or what the number is made of.
 * What an argument points to is a row of ioctl_forms.c.
 */
#include "decode/ioctl.h"

#include <stdlib.h>
#include <string.h>

#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/layout.h"
#include "decode/parts.h"

/* As most architectures have it: see ioctl_common(). */
enum { DIRECTION_NONE, DIRECTION_WRITE, DIRECTION_READ };

static int compare_cmd(const void *cmd, const void *row)
{
	uint32_t a = *(const uint32_t *)cmd;
	uint32_t b = ((const struct ioctl_name *)row)->cmd;

	return a < b ? -1 : a > b;
}

const char *ioctl_name(uint32_t cmd, unsigned index)
{
	const struct ioctl_name *row =
		bsearch(&cmd, ioctl_names, ioctl_names_count,
			sizeof(ioctl_names[0]), compare_cmd);

	const struct ioctl_name *end = ioctl_names + ioctl_names_count;

	if (!row)
		return NULL;
	while (row > ioctl_names && row[-1].cmd == cmd)
		row--;
	if (index >= (size_t)(end - row) || row[index].cmd != cmd)
		return NULL;
	return row[index].name;
}

/* The number may be that of another command of another driver, too. */
static const char *name_of(const struct call *call, uint32_t cmd,
			   unsigned index)
{
	const char *own = ioctl_of(cmd, call->abi);

	if (own)
		return index ? NULL : own;
	return ioctl_name(ioctl_common(cmd, call->abi), index);
}

static void print_direction(struct text *out, unsigned cmd)
{
	unsigned direction = ioctl_direction(cmd);

	if (direction == DIRECTION_NONE)
		text_puts(out, "NONE");
	if (direction & DIRECTION_READ)
		text_puts(out, "READ");
	if (direction == (DIRECTION_READ | DIRECTION_WRITE))
		text_char(out, '|');
	if (direction & DIRECTION_WRITE)
		text_puts(out, "WRITE");
}

static void print_number(struct text *out, unsigned number)
{
	text_puts(out, ", ");
	text_hex(out, number);
}

void print_ioctl(struct text *out, const struct call *call, unsigned index)
{
	uint32_t own = arg_value(call, index);
	uint32_t cmd = ioctl_common(own, call->abi);
	const char *name;

	for (unsigned i = 0; (name = name_of(call, own, i)); i++) {
		text_puts(out, i ? " or " : "");
		text_puts(out, name);
	}
	if (name_of(call, own, 0) || ioctl_input_name(out, call, cmd))
		return;
	text_char(out, '(');
	print_direction(out, cmd);
	print_number(out, ioctl_type(cmd));
	print_number(out, ioctl_number(cmd));
	print_number(out, ioctl_size(cmd));
	text_char(out, ')');
}

/* '*' in a pattern stands for anything. */
static bool matches(const char *pattern, const char *name)
{
	for (; *pattern && *pattern != '*'; pattern++, name++)
		if (*pattern != *name)
			return false;
	if (!*pattern)
		return !*name;
	for (; *name; name++)
		if (matches(pattern + 1, name))
			return true;
	return matches(pattern + 1, name);
}

static int compare_name(const void *name, const void *form)
{
	return strcmp(name, ((const struct ioctl_form *)form)->name);
}

static const struct ioctl_form *form_of_name(const char *name)
{
	const struct ioctl_form *form =
		bsearch(name, ioctl_forms, ioctl_forms_count,
			sizeof(ioctl_forms[0]), compare_name);

	for (size_t i = 0; !form && i < ioctl_patterns_count; i++)
		if (matches(ioctl_patterns[i].name, name))
			form = &ioctl_patterns[i];
	return form;
}

static const struct ioctl_form *find_form(const struct call *call, uint32_t cmd)
{
	const struct ioctl_form *form = NULL;
	const char *name;

	for (unsigned i = 0; !form && (name = name_of(call, cmd, i)); i++)
		form = form_of_name(name);
	return form;
}

/* What most commands are whose number says that a number goes in or out. */
static struct ioctl_form form_of_number(uint32_t cmd)
{
	struct ioctl_form form = { NULL, 0, IOCTL_INT, NULL, NULL };

	if (ioctl_direction(cmd) & DIRECTION_WRITE)
		form.ways |= IOCTL_IN;
	if (ioctl_direction(cmd) & DIRECTION_READ)
		form.ways |= IOCTL_OUT;
	if (ioctl_size(cmd) == 8)
		form.kind = IOCTL_U64;
	else if (ioctl_size(cmd) != 4)
		form.ways = 0;
	return form;
}

static void print_bracketed(struct text *out, const struct call *call,
			    const struct ioctl_form *form, uint64_t address)
{
	unsigned size = form->kind == IOCTL_U64	   ? 8
			: form->kind == IOCTL_U8   ? 1
			: form->kind == IOCTL_LONG ? call->abi->word
						   : 4;
	unsigned char bytes[sizeof(uint64_t)];

	if (!read_or_hex(out, call, address, bytes, size))
		return;
	text_char(out, '[');
	if (form->kind == IOCTL_PID)
		print_pid_value(out, call, (pid_t)load(bytes, size));
	else if (form->param)
		flags_print(out, call->style, form->param, load(bytes, size));
	else
		text_signed(out, load_signed(bytes, size));
	text_char(out, ']');
}

static void print_fiemap(struct text *out, const struct call *call,
			 uint64_t address)
{
	enum { HEADER = 32, MAPPED = 20 };
	uint32_t mapped;

	layout_print_at(out, call, &fiemap_layout, address);
	if (!call->returned ||
	    !memory_get(call->memory, address + MAPPED, &mapped, 4) || !mapped)
		return;
	text_puts(out, ", ");
	layout_print_list(
		out, call, &extent_layout,
		&(struct list){ address + HEADER, mapped, UINT64_MAX });
}

/* The first int says which. */
static void print_scsi(struct text *out, const struct call *call,
		       uint64_t address)
{
	int32_t guard = 0;

	if (memory_get(call->memory, address, &guard, sizeof(guard)) &&
	    guard == 'Q')
		layout_print_at(out, call, &sg_io_v4_layout, address);
	else
		layout_print_at(out, call, &sg_io_hdr_layout, address);
}

static void print_formed(struct text *out, const struct call *call,
			 const struct ioctl_form *form, uint64_t value)
{
	switch (form->kind) {
	case IOCTL_STRUCT:
		layout_print_at(out, call,
				form->asks && !call->returned ? form->asks
							      : form->param,
				value);
		break;
	case IOCTL_STRING:
		print_string_at(out, call, value, string_limit(call));
		break;
	case IOCTL_BYTES:
		print_bytes_at(out, call, value, (uintptr_t)form->param);
		break;
	case IOCTL_PERF:
		print_perf_attr_at(out, call, value);
		break;
	case IOCTL_FIEMAP:
		print_fiemap(out, call, value);
		break;
	case IOCTL_SCSI:
		print_scsi(out, call, value);
		break;
	case IOCTL_VALUE:
		if (form->param)
			flags_print(out, call->style, form->param, value);
		else
			text_signed(out, (int64_t)value);
		break;
	case IOCTL_SIGNAL:
		print_signal_value(out, call, (int)value);
		break;
	case IOCTL_FD:
		print_fd_value(out, call, (int)value);
		break;
	default:
		print_bracketed(out, call, form, value);
	}
}

/* A zero means something where it has a name or is a descriptor. */
bool ioctl_has_arg(const struct call *call, unsigned index)
{
	uint64_t value = arg_value(call, index);
	const struct ioctl_form *form;

	if (value || call->style->show_zeros)
		return true;
	form = find_form(call, arg_value(call, index - 1));
	if (!form || !(form->ways & IOCTL_IN))
		return false;
	return form->kind == IOCTL_FD ||
	       (form->kind == IOCTL_VALUE && form->param &&
		flags_name(form->param, 0));
}

bool ioctl_keeps_arg(const struct call *call, unsigned index)
{
	const struct ioctl_form *form =
		find_form(call, arg_value(call, index - 1));

	return form && form->ways & IOCTL_KEEP;
}

void print_ioctl_arg(struct text *out, const struct call *call, unsigned index)
{
	uint32_t cmd = arg_value(call, index - 1);
	uint64_t value = arg_value(call, index);
	const struct ioctl_form *known = find_form(call, cmd);
	struct ioctl_form form =
		known ? *known : form_of_number(ioctl_common(cmd, call->abi));
	bool filled = call->returned && !call->failed;

	if (!known &&
	    ioctl_input_arg(out, call, ioctl_common(cmd, call->abi), value))
		return;
	if (form.ways & IOCTL_IN || (form.ways & IOCTL_OUT && filled))
		print_formed(out, call, &form, value);
	else
		text_hex(out, value);
}
