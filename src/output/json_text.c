/* JSON's strings and fields; what JSON escapes is in quote_tail(). */
#include "json_text.h"

#include <string.h>

static bool is_special(char c)
{
	return c == '"' || c == '\\';
}

/* A backslash before each special character from 'start' on. */
static void quote_tail(struct text *out, size_t start)
{
	size_t from = out->length, to, count = 0;

	for (size_t i = start; i < out->length; i++)
		count += is_special(out->bytes[i]);
	if (!count)
		return;
	text_fill(out, '\\', count);
	to = out->length;
	while (from > start) {
		char c = out->bytes[--from];

		out->bytes[--to] = c;
		if (is_special(c))
			out->bytes[--to] = '\\';
	}
}

void json_string(struct text *out, const char *bytes, size_t length)
{
	size_t start;

	text_char(out, '"');
	start = out->length;
	/* A value may have been cut within a character. */
	text_escape(out, bytes, length, '\0');
	quote_tail(out, start);
	text_char(out, '"');
}

void json_name(struct text *out, const char *name)
{
	size_t start;

	if (!name) {
		text_puts(out, "null");
		return;
	}
	text_char(out, '"');
	start = out->length;
	text_escape(out, name, strlen(name), '\\');
	quote_tail(out, start);
	text_char(out, '"');
}

void json_separate(struct text *out)
{
	if (out->length && !strchr("{[:", out->bytes[out->length - 1]))
		text_char(out, ',');
}

void json_key(struct text *out, const char *key)
{
	json_separate(out);
	json_string(out, key, strlen(key));
	text_char(out, ':');
}

void json_put_string(struct text *out, const char *key, const char *value)
{
	json_key(out, key);
	json_string(out, value, strlen(value));
}

void json_put_name(struct text *out, const char *key, const char *name)
{
	json_key(out, key);
	json_name(out, name);
}

void json_put_bool(struct text *out, const char *key, bool value)
{
	json_key(out, key);
	text_puts(out, value ? "true" : "false");
}

void json_put_number(struct text *out, const char *key, int64_t value)
{
	json_key(out, key);
	text_signed(out, value);
}

void json_put_decimal(struct text *out, const char *key, int64_t value)
{
	json_key(out, key);
	text_char(out, '"');
	text_signed(out, value);
	text_char(out, '"');
}

void json_put_hex(struct text *out, const char *key, uint64_t value)
{
	json_key(out, key);
	text_char(out, '"');
	text_hex(out, value);
	text_char(out, '"');
}
