/*
 * Finds a call's row and prints a call by it. Kinds of arguments are added in
 * args.h, calls in calls.c.
 */
#include "decode/call.h"

#include <stdlib.h>
#include <string.h>

#include "decode/args.h"
#include "decode/parts.h"
#include "errors.h"

static int compare_name(const void *name, const void *row)
{
	return strcmp(name, ((const struct call_row *)row)->name);
}

static const struct call_row *find_row(const struct call_row *rows,
				       size_t count, const char *name)
{
	return bsearch(name, rows, count, sizeof(rows[0]), compare_name);
}

const struct call_row *call_row_by_name(const char *name)
{
	return find_row(call_rows, call_rows_count, name);
}

const struct call_row *call_row(const struct abi *abi, uint64_t number)
{
	const struct call_row *row = NULL;

	if (number >= abi->count || !abi->calls[number])
		return NULL;
	row = row_of(abi->calls[number], abi);
	if (!row && (abi->slot ? abi->slot : abi->word) == 4)
		row = find_row(call_rows_narrow, call_rows_narrow_count,
			       abi->calls[number]);
	return row ? row : call_row_by_name(abi->calls[number]);
}

void call_text_finish(struct call_text *text)
{
	text_finish(&text->text);
	text_finish(&text->result);
}

static void print_raw(struct text *out, const struct call *call, unsigned index)
{
	const struct arg *arg = &call->row->args[index];

	if (arg->print == print_flags)
		flags_print(out, call->style, arg->param,
			    arg_value(call, index));
	else if (arg->flags & ARG_HALF || arg->print == print_long)
		text_signed(out, arg_signed(call, index));
	else if (arg->print == print_ulong)
		text_unsigned(out, arg_value(call, index));
	else
		text_hex(out, arg_value(call, index));
}

/* Whether the kernel filled in what the argument points to. */
static inline bool is_filled(const struct call *call, const struct arg *arg)
{
	return arg->flags & ARG_OUT && call->returned &&
	       (!call->failed || arg->flags & ARG_FAILED);
}

static void print_value(struct text *out, const struct call *call,
			unsigned index)
{
	const struct arg *arg = &call->row->args[index];

	if (call->style->raw)
		print_raw(out, call, index);
	else if ((arg->flags & (ARG_OUT | ARG_IN)) == ARG_OUT &&
		 !is_filled(call, arg))
		text_hex(out, arg_value(call, index));
	else
		arg->print(out, call, index);
}

static void begin_value(struct call_text *out, struct event_value *value)
{
	value->start = out->text.length;
}

static inline size_t line_limit(const struct call *call)
{
	size_t limit = call->style->line_limit;

	return limit ? limit : DECODE_LINE_LIMIT;
}

bool print_is_full(const struct text *out, const struct call *call)
{
	/* Of an exit's text the entry's is still in front. */
	return out->length >= 2 * line_limit(call);
}

/* What the values but this one leave of the line. */
static size_t room_for(const struct call *call, const struct call_text *out,
		       const struct event_value *value)
{
	size_t limit = line_limit(call);
	size_t used = 0;

	for (unsigned i = 0; i < out->count; i++)
		if (&out->values[i] != value)
			used += out->values[i].length;
	return used < limit ? limit - used : 0;
}

/* Not within a character. */
static void cut(struct text *text, size_t length)
{
	while (length && (text->bytes[length] & 0xc0) == 0x80)
		length--;
	text_truncate(text, length);
	text_puts(text, "...");
}

static void shorten_value(const struct call *call, struct call_text *out,
			  struct event_value *value)
{
	size_t room = room_for(call, out, value);

	if (value->length <= room)
		return;
	cut(&out->text, value->start + room);
	value->length = out->text.length - value->start;
}

static inline void end_value(const struct call *call, struct call_text *out,
			     struct event_value *value)
{
	value->length = out->text.length - value->start;
	if (out->text.length > line_limit(call))
		shorten_value(call, out, value);
}

static inline bool is_shown(const struct call *call, unsigned index)
{
	const struct arg *arg = &call->row->args[index];

	if (arg->shown && !arg->shown(call, index))
		return false;
	return arg->flags & ARG_ZERO || call->style->show_zeros ||
	       arg_value(call, index) != 0;
}

void print_nested_call(struct text *out, const struct call *call)
{
	const struct arg *args = call->row->args;
	bool first = true;

	for (unsigned i = 0; i < EVENT_ARGS && args[i].name; i++) {
		if (!is_shown(call, i))
			continue;
		text_puts(out, first ? "{ " : ", ");
		text_puts(out, args[i].name);
		text_puts(out, ": ");
		print_value(out, call, i);
		first = false;
	}
	text_puts(out, first ? "{}" : " }");
}

static void print_unknown(const struct call *call, struct call_text *out)
{
	static const char *const names[EVENT_ARGS] = {
		"arg0", "arg1", "arg2", "arg3", "arg4", "arg5",
	};

	for (unsigned i = 0; i < EVENT_ARGS; i++) {
		struct event_value *value = &out->values[out->count];

		if (!call->args[i] && !call->style->show_zeros)
			continue;
		value->name = names[i];
		value->late = false;
		begin_value(out, value);
		text_hex(&out->text, call->args[i]);
		end_value(call, out, value);
		out->count++;
	}
}

void call_print_entry(const struct call *call, struct call_text *out)
{
	const struct call_row *row = call->row;

	out->count = 0;
	text_reset(&out->text);
	text_reset(&out->result);
	if (!row) {
		print_unknown(call, out);
		return;
	}
	for (unsigned i = 0; i < EVENT_ARGS && row->args[i].name; i++) {
		struct event_value *value = &out->values[out->count];

		if (!is_shown(call, i))
			continue;
		value->name = row->args[i].name;
		value->late = false;
		begin_value(out, value);
		print_value(&out->text, call, i);
		end_value(call, out, value);
		out->count++;
	}
}

static struct event_value *find_value(struct call_text *out, const char *name)
{
	for (unsigned i = 0; i < out->count; i++)
		if (out->values[i].name == name)
			return &out->values[i];
	return NULL;
}

/* "what went in => what came out", once if that is the same. */
static void print_change(const struct call *call, struct call_text *out,
			 struct event_value *value, unsigned index)
{
	struct text change = TEXT_INIT;

	text_add(&change, out->text.bytes + value->start, value->length);
	text_puts(&change, " => ");
	print_value(&change, call, index);
	if (change.length != 2 * value->length + 4 ||
	    memcmp(change.bytes, change.bytes + value->length + 4,
		   value->length)) {
		begin_value(out, value);
		text_add(&out->text, change.bytes, change.length);
		end_value(call, out, value);
	}
	text_finish(&change);
}

/* Behind the old ones, which others' starts point into. */
static void print_filled(const struct call *call, struct call_text *out)
{
	const struct arg *args = call->row->args;

	for (unsigned i = 0; i < EVENT_ARGS && args[i].name; i++) {
		struct event_value *value;

		if (!is_filled(call, &args[i]) || call->style->raw)
			continue;
		value = find_value(out, args[i].name);
		if (!value)
			continue;
		value->late = true;
		if (args[i].flags & ARG_KEEP &&
		    (!args[i].keeps || args[i].keeps(call, i))) {
			print_change(call, out, value, i);
			continue;
		}
		begin_value(out, value);
		print_value(&out->text, call, i);
		end_value(call, out, value);
	}
}

static void print_number(struct text *out, const struct call *call)
{
	if (call_is_narrow(call))
		text_signed(out, (int32_t)call->result);
	else
		text_signed(out, call->result);
}

static void print_outcome(struct text *out, const struct call *call)
{
	const struct call_row *row = call->row;
	unsigned effects = row ? row->effects : 0;

	if (!call->returned || effects & EFFECT_SIGRETURN)
		text_char(out, '?');
	else if (call->failed)
		error_print(out, (int)-(uint64_t)call->result);
	else if (row && row->result && !call->style->raw)
		row->result(out, call);
	else
		print_number(out, call);
}

static bool is_plain(const struct call *call, unsigned index)
{
	const struct arg *arg = &call->row->args[index];

	return arg->flags & ARG_PLAIN ||
	       (arg->flags & (ARG_OUT | ARG_IN)) == ARG_OUT ||
	       !is_shown(call, index);
}

/* The kernel writes nothing that may lie where the call's other structs are. */
static bool is_only_read(const struct call *call, unsigned index)
{
	const struct arg *arg = &call->row->args[index];

	return !(arg->flags & ARG_OUT) || !arg_value(call, index);
}

static bool is_unfilled(const struct call *call, unsigned index)
{
	const struct arg *arg = &call->row->args[index];

	return !is_filled(call, arg) || !is_shown(call, index);
}

static bool all_args(const struct call *call,
		     bool (*is)(const struct call *call, unsigned index))
{
	const struct call_row *row = call->row;

	for (unsigned i = 0; row && i < EVENT_ARGS && row->args[i].name; i++)
		if (!is(call, i))
			return false;
	return true;
}

bool call_entry_can_wait(const struct call *call)
{
	return all_args(call, is_plain) ||
	       (call->row->effects & EFFECT_BRIEF &&
		all_args(call, is_only_read));
}

static bool has_plain_result(const struct call *call)
{
	print_result *print = call->row ? call->row->result : NULL;

	return !print || call->failed || print == result_hex ||
	       print == result_octal || print == result_timeout;
}

bool call_exit_can_wait(const struct call *call)
{
	return all_args(call, is_unfilled) && has_plain_result(call);
}

void call_print_exit(const struct call *call, struct call_text *out)
{
	text_reset(&out->result);
	if (call->row && call->returned)
		print_filled(call, out);
	print_outcome(&out->result, call);
}
