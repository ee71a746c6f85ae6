/*
 * A growing string and the escaping of foreign bytes. A character that must
 * not reach a terminal is one more row in hidden[].
 */
#include "text.h"

#include <err.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exit_status.h"

enum { FIRST_SIZE = 128 };

void text_grow(struct text *text, size_t more)
{
	size_t needed = text->length + more + 1;
	size_t size = text->size ? text->size : FIRST_SIZE;

	while (size < needed)
		size *= 2;
	text->bytes = realloc(text->bytes, size);
	if (!text->bytes)
		err(EXIT_OWN_FAILURE, "no memory for a text of %zu bytes",
		    size);
	text->size = size;
}

void text_finish(struct text *text)
{
	free(text->bytes);
	*text = (struct text)TEXT_INIT;
}

void text_reset(struct text *text)
{
	text_truncate(text, 0);
}

void text_truncate(struct text *text, size_t length)
{
	text->length = length;
	if (text->bytes)
		text->bytes[length] = '\0';
}

void text_fill(struct text *text, char c, size_t count)
{
	text_reserve(text, count);
	memset(text->bytes + text->length, c, count);
	text_truncate(text, text->length + count);
}

void text_line(struct text *text, size_t indent, const char *bytes, size_t size)
{
	char *to;

	text_reserve(text, indent + size + 1);
	to = text->bytes + text->length;
	memset(to, ' ', indent);
	memcpy(to + indent, bytes, size);
	to[indent + size] = '\n';
	text_truncate(text, text->length + indent + size + 1);
}

void text_printf(struct text *text, const char *format, ...)
{
	va_list args, again;
	size_t room;
	int length;

	text_reserve(text, 0);
	room = text->size - text->length;
	va_start(args, format);
	va_copy(again, args);
	length = vsnprintf(text->bytes + text->length, room, format, args);
	if (length > 0 && (size_t)length >= room) {
		text_reserve(text, length);
		vsnprintf(text->bytes + text->length, length + 1, format,
			  again);
	}
	va_end(again);
	va_end(args);
	text_truncate(text, text->length + (length > 0 ? length : 0));
}

/* 'digits' is how many there are at least, with zeros in front. */
static void add_number(struct text *text, uint64_t value, unsigned base,
		       size_t digits)
{
	char buffer[20];
	size_t at = sizeof(buffer);

	do {
		buffer[--at] = "0123456789abcdef"[value % base];
		value /= base;
	} while (value || sizeof(buffer) - at < digits);
	text_add(text, buffer + at, sizeof(buffer) - at);
}

void text_unsigned(struct text *text, uint64_t value)
{
	add_number(text, value, 10, 1);
}

void text_signed(struct text *text, int64_t value)
{
	if (value < 0)
		text_char(text, '-');
	text_unsigned(text, value < 0 ? -(uint64_t)value : (uint64_t)value);
}

void text_hex(struct text *text, uint64_t value)
{
	text_add(text, "0x", 2);
	add_number(text, value, 16, 1);
}

static size_t digits_of(uint64_t value)
{
	size_t digits = 1;

	for (; value >= 10; value /= 10)
		digits++;
	return digits;
}

void text_ms(struct text *text, uint64_t ns, unsigned width)
{
	uint64_t us = ns / 1000 + (ns % 1000 > 500);
	size_t length = digits_of(us / 1000) + 4;

	/*
	 * The nearest double of such a value lies above or below it or is
	 * exact, and printf rounds that: no simple rule gives perf's digits.
	 */
	if (ns % 1000 == 500) {
		text_printf(text, "%*.3f", (int)width, ns / 1e6);
		return;
	}
	if (length < width)
		text_fill(text, ' ', width - length);
	text_unsigned(text, us / 1000);
	text_char(text, '.');
	add_number(text, us % 1000, 10, 3);
}

const char *text_string(const struct text *text)
{
	return text->bytes ? text->bytes : "";
}

/* Characters that are valid but reorder, hide or break what a line shows. */
static const struct {
	uint32_t first;
	uint32_t last;
} hidden[] = {
	{ 0x0080, 0x009f },   /* C1 controls */
	{ 0x00ad, 0x00ad },   /* soft hyphen */
	{ 0x061c, 0x061c },   /* Arabic letter mark */
	{ 0x180e, 0x180e },   /* Mongolian vowel separator */
	{ 0x200b, 0x200f },   /* zero-width and direction marks */
	{ 0x2028, 0x202e },   /* separators, embeddings, overrides */
	{ 0x2060, 0x206f },   /* invisible operators, isolates */
	{ 0xfeff, 0xfeff },   /* byte order mark */
	{ 0xfff9, 0xfffb },   /* interlinear annotation */
	{ 0xe0000, 0xe007f }, /* tags */
};

static bool is_hidden(uint32_t character)
{
	size_t i;

	for (i = 0; i < sizeof(hidden) / sizeof(hidden[0]); i++)
		if (character >= hidden[i].first && character <= hidden[i].last)
			return true;
	return false;
}

/* How many bytes a lead byte announces; 0 if it is none. */
static size_t utf8_announced(unsigned char lead)
{
	if (lead >= 0xc2 && lead <= 0xdf)
		return 2;
	if (lead >= 0xe0 && lead <= 0xef)
		return 3;
	if (lead >= 0xf0 && lead <= 0xf4)
		return 4;
	return 0;
}

/* The length of a multibyte character that may be shown; 0 if it may not. */
static size_t utf8_shown(const unsigned char *bytes, size_t size)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t length = utf8_announced(bytes[0]);
	uint32_t character;
	size_t i;

	if (!length || length > size)
		return 0;
	character = bytes[0] & (0x7f >> length);
	for (i = 1; i < length; i++) {
		if ((bytes[i] & 0xc0) != 0x80)
			return 0;
		character = character << 6 | (bytes[i] & 0x3f);
	}
	if (character < least[length] || character > 0x10ffff ||
	    (character >= 0xd800 && character <= 0xdfff))
		return 0;
	return is_hidden(character) ? 0 : length;
}

static size_t plain_run(const unsigned char *bytes, size_t size, char quote)
{
	unsigned char backslash = quote ? '\\' : 0;
	size_t i;

	for (i = 0; i < size; i++)
		if (bytes[i] < 0x20 || bytes[i] >= 0x7f ||
		    bytes[i] == (unsigned char)quote || bytes[i] == backslash)
			break;
	return i;
}

static void escape_byte(struct text *text, unsigned char byte)
{
	static const char names[] = "\tt\nn\vv\ff\rr\"\"''``\\\\";
	char octal[4] = { '\\', '0' + (byte >> 6), '0' + (byte >> 3 & 7),
			  '0' + (byte & 7) };
	size_t i;

	for (i = 0; names[i]; i += 2) {
		if ((unsigned char)names[i] == byte) {
			octal[1] = names[i + 1];
			text_add(text, octal, 2);
			return;
		}
	}
	text_add(text, octal, 4);
}

void text_escape(struct text *text, const void *bytes, size_t size, char quote)
{
	const unsigned char *at = bytes;
	const unsigned char *end = at + size;
	size_t length;

	while (at < end) {
		length = plain_run(at, end - at, quote);
		if (!length)
			length = utf8_shown(at, end - at);
		/* The rest of a refused character is refused byte by byte. */
		if (!length)
			escape_byte(text, *at++);
		text_add(text, at, length);
		at += length;
	}
}

void text_name(struct text *text, const char *name)
{
	text_escape(text, name, strlen(name), '\0');
}

/* Of eight bytes, those that continue a character: 10xxxxxx. */
static unsigned continuing(const char *bytes)
{
	const uint64_t each = UINT64_C(0x0101010101010101);
	uint64_t word;

	memcpy(&word, bytes, sizeof(word));
	return __builtin_popcountll(word >> 7 & ~(word >> 6) & each);
}

size_t text_columns(const char *bytes, size_t size)
{
	size_t count = 0;

	for (; size >= 8; size -= 8, bytes += 8)
		count += 8 - continuing(bytes);
	for (; size; size--, bytes++)
		count += (*bytes & 0xc0) != 0x80;
	return count;
}
