/*
 * JSON in a text. Strings come out without control bytes and as valid UTF-8;
 * commas come by themselves: a value after '{', '[' or ':' needs none.
 */
#ifndef PTRAIL_JSON_TEXT_H
#define PTRAIL_JSON_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text.h"

/* What is escaped as ptrail's lines are already. */
void json_string(struct text *out, const char *bytes, size_t length);

/* Foreign bytes: those that may not be shown as \n, \ooo, a backslash as \\,
   all of that before JSON's own escapes. NULL is null. */
void json_name(struct text *out, const char *name);

/* The comma before the next element of an array, if it is not the first. */
void json_separate(struct text *out);

/* A field's comma, name and colon. */
void json_key(struct text *out, const char *key);

void json_put_string(struct text *out, const char *key, const char *value);
void json_put_name(struct text *out, const char *key, const char *name);
void json_put_bool(struct text *out, const char *key, bool value);

/* Numbers that stay below 2^53. */
void json_put_number(struct text *out, const char *key, int64_t value);

/* Strings: "-1", "0x7f00". */
void json_put_decimal(struct text *out, const char *key, int64_t value);
void json_put_hex(struct text *out, const char *key, uint64_t value);

#endif
