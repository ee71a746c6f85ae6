/*
 * A chain as text: in full, or as much of it as a terminal has room for, where
 * the inside of an allocator goes before the program's own functions.
 */
#include "growth_chain.h"

#include <string.h>

#include "growth_maker.h"

enum {
	FRAMES_SHOWN = 14,
	INDENT = 4,	/* of a line that goes on */
	MORE = 12,	/* columns of " < 123 more" */
	CHARACTERS = 300, /* of a chain, worth their lines */
	PLENTY = 60, /* columns that are left, for a chain to begin there */
};

/* How many frames there are up to the one that the program begins with. */
static size_t up_to_begin(const struct growth_chain *chain)
{
	size_t i;

	for (i = 0; i < chain->count; i++) {
		if (growth_frame_is(&chain->frames[i], "main") ||
		    growth_frame_is(&chain->frames[i], "start_thread"))
			return i + 1;
		if (i && growth_frame_is(&chain->frames[i], "__libc_start_call_main"))
			break;
	}
	return i;
}

/* mmap, __mmap64 and __GI___brk say no more than the call's name does. */
static bool is_wrapper(const struct growth_chain *chain)
{
	return chain->count && chain->call && chain->frames[0].symbol &&
	       strstr(chain->frames[0].symbol, chain->call);
}

static void print_frame(struct text *out, const struct frame *frame)
{
	const char *dso = frame->dso ? frame->dso : "unknown";
	const char *slash = strrchr(dso, '/');

	if (frame->symbol) {
		text_name(out, frame->symbol);
	} else {
		text_char(out, '[');
		text_name(out, slash && slash[1] ? slash + 1 : dso);
		text_char(out, '+');
		text_hex(out, frame->offset);
		text_char(out, ']');
	}
	if (!frame->file)
		return;
	text_puts(out, " (");
	text_name(out, frame->file);
	text_printf(out, ":%u)", frame->line);
}

static void print_frames(struct text *out, const struct growth_chain *chain,
			 size_t from, size_t end)
{
	size_t start = out->length;

	for (size_t i = from; i < end; i++) {
		if (chain->call || out->length > start)
			text_puts(out, " < ");
		print_frame(out, &chain->frames[i]);
	}
}

static void print_call(struct text *out, const struct growth_chain *chain)
{
	if (chain->call)
		text_name(out, chain->call);
	else if (!chain->count)
		text_puts(out, "(no chain)");
}

static bool same_file(const struct frame *one, const struct frame *other)
{
	return one->dso && other->dso && !strcmp(one->dso, other->dso);
}

static bool is_plumbing(const struct growth_chain *chain, size_t i, bool file)
{
	const struct growth_maker *maker = growth_maker_of(&chain->frames[i]);

	return (file && same_file(&chain->frames[0], &chain->frames[i])) ||
	       (maker && maker->plumbing);
}

static size_t plumbing(const struct growth_chain *chain, size_t count,
		       bool file)
{
	size_t i = 0;

	while (i + 1 < count && is_plumbing(chain, i + 1, file))
		i++;
	return i + 1 < count ? i : 0;
}

/*
 * Where the library that makes the call was entered: malloc() or the like, if
 * that is not all there is. What lies below it goes without saying. A program
 * that is one file tells what is its allocator only by the names.
 */
static size_t entrance(const struct growth_chain *chain, size_t count)
{
	size_t i = plumbing(chain, count, true);

	if (!chain->call)
		return 0;
	return i ? i : plumbing(chain, count, false);
}

/* The call, and the first frame to be printed behind it. */
static size_t print_entrance(struct text *out, const struct growth_chain *chain,
			     size_t count)
{
	size_t first = is_wrapper(chain), from = entrance(chain, count);

	print_call(out, chain);
	if (from <= first + 1)
		return first;
	text_puts(out, " < ...");
	return from;
}

void growth_chain_print(struct text *out, const struct growth_chain *chain)
{
	size_t count = up_to_begin(chain), end = count, i = is_wrapper(chain);

	if (count - i <= FRAMES_SHOWN)
		print_call(out, chain);
	else
		i = print_entrance(out, chain, count);
	if (count - i > FRAMES_SHOWN)
		end = i + FRAMES_SHOWN;
	print_frames(out, chain, i, end);
	if (end < count)
		text_printf(out, " < ... %zu more", count - end);
}

void growth_chain_brief(struct text *out, const struct growth_chain *chain)
{
	size_t count = up_to_begin(chain);

	print_frames(out, chain, print_entrance(out, chain, count), count);
}

/* What is left of a text that is put into lines. */
struct wrap {
	const char *rest;
	size_t columns;
	size_t at;	/* of the line being made */
	size_t lines;	/* that may follow it */
};

/* Up to the next frame, which stays behind its " < ". */
static size_t frame_length(const char *text)
{
	const char *next = strstr(text + 1, " < ");

	return next ? (size_t)(next - text) : strlen(text);
}

static size_t count_frames(const char *text)
{
	size_t count = 0;

	for (; (text = strstr(text, " < ")); text += 3)
		count++;
	return count;
}

static void new_line(struct text *out, struct wrap *wrap)
{
	while (out->length && out->bytes[out->length - 1] == ' ')
		text_truncate(out, out->length - 1);
	text_char(out, '\n');
	text_fill(out, ' ', INDENT);
	wrap->at = INDENT;
	wrap->lines--;
}

/* False when there is no room for it. */
static bool put_frame(struct text *out, struct wrap *wrap)
{
	size_t length = frame_length(wrap->rest);
	size_t width = text_columns(wrap->rest, length);
	size_t kept = wrap->lines || !wrap->rest[length] ? 0 : MORE;

	if (wrap->at + width + kept > wrap->columns && wrap->at > INDENT) {
		if (!wrap->lines)
			return false;
		new_line(out, wrap);
		wrap->rest++;
		length--;
		width--;
	}
	text_add(out, wrap->rest, length);
	wrap->rest += length;
	wrap->at += width;
	/* One name may be longer than a line: the terminal goes on. */
	for (; wrap->at > wrap->columns; wrap->at -= wrap->columns)
		wrap->lines -= wrap->lines > 0;
	return true;
}

static size_t column_of(const struct text *out)
{
	size_t start = out->length;

	while (start && out->bytes[start - 1] != '\n')
		start--;
	return text_columns(out->bytes + start, out->length - start);
}

void growth_chain_wrap(struct text *out, const struct growth_chain *chain,
		       unsigned columns)
{
	struct text brief = TEXT_INIT;
	struct wrap wrap = {
		.columns = columns,
		.at = column_of(out),
		.lines = (CHARACTERS + columns - 1) / columns,
	};

	growth_chain_brief(&brief, chain);
	wrap.rest = text_string(&brief);
	if (wrap.at + PLENTY > columns)
		new_line(out, &wrap);
	while (*wrap.rest && put_frame(out, &wrap))
		;
	if (*wrap.rest)
		text_printf(out, " < %zu more", count_frames(wrap.rest));
	text_finish(&brief);
}
