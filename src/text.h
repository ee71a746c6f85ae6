/*
 * A growing string. All output and all decoded arguments are built in one;
 * everything that comes from outside passes text_escape().
 */
#ifndef PTRAIL_TEXT_H
#define PTRAIL_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*
 * 'bytes' holds 'length' bytes and, once anything was added, a terminating
 * zero behind them; it is NULL before. Running out of memory ends ptrail.
 */
struct text {
	char *bytes;
	size_t length;
	size_t size;
};

#define TEXT_INIT { NULL, 0, 0 }

void text_finish(struct text *text);

/* Forgets the contents, keeps the memory. */
void text_reset(struct text *text);

/* Cuts back to 'length', which must not be more than there is. */
void text_truncate(struct text *text, size_t length);

/* What text_reserve() does when there is no room. */
void text_grow(struct text *text, size_t more);

/* Makes room for 'more' bytes and the terminating zero. */
static inline void text_reserve(struct text *text, size_t more)
{
	if (text->length + more >= text->size)
		text_grow(text, more);
}

/* Here for the compiler to see: most pieces are short and of known size. */
static inline void text_add(struct text *text, const void *bytes, size_t size)
{
	text_reserve(text, size);
	if (size)
		memcpy(text->bytes + text->length, bytes, size);
	text->length += size;
	text->bytes[text->length] = '\0';
}

static inline void text_puts(struct text *text, const char *string)
{
	text_add(text, string, strlen(string));
}

static inline void text_char(struct text *text, char c)
{
	text_add(text, &c, 1);
}

void text_fill(struct text *text, char c, size_t count);

/* The bytes as a line of its own behind 'indent' blanks. */
void text_line(struct text *text, size_t indent, const char *bytes,
	       size_t size);
void text_printf(struct text *text, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Without printf's cost: decimal, and hexadecimal with 0x. */
void text_unsigned(struct text *text, uint64_t value);
void text_signed(struct text *text, int64_t value);
void text_hex(struct text *text, uint64_t value);

/* Milliseconds with three decimals, right-aligned in 'width', from ns. */
void text_ms(struct text *text, uint64_t ns, unsigned width);

/* Like text->bytes, but never NULL. */
const char *text_string(const struct text *text);

/*
 * The one way for foreign bytes into a text: control bytes, invalid UTF-8 and
 * characters that reorder or hide text come out as \n, \t, .. or \ooo. With
 * 'quote' set, that character and the backslash are escaped too (the quotes
 * themselves are the caller's).
 */
void text_escape(struct text *text, const void *bytes, size_t size, char quote);

/* The same for a zero-terminated name: a path, comm, symbol. */
void text_name(struct text *text, const char *name);

/* How many characters bytes are, of which some have several. */
size_t text_columns(const char *bytes, size_t size);

#endif
