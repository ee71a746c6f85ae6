/* Whether a text is JSON by the letter of RFC 8259, and what is in it. */
#ifndef PTRAIL_TESTS_SUPPORT_JSON_H
#define PTRAIL_TESTS_SUPPORT_JSON_H

#include <stdbool.h>
#include <stddef.h>

/* One value and nothing else, valid UTF-8 without lone surrogates, and no key
   twice in an object. Gives where it is wrong, NULL when it is right. */
const char *json_wrong(const char *text);

/* The raw value of a key of the object that 'text' begins with; "" if it has
   no such. To be freed. */
char *json_get(const char *text, const char *key);

/* The same as a number; 0 when there is none. */
double json_get_number(const char *text, const char *key);

/* Each line by itself. */
void json_expect_lines(const char *text);

/* What jq makes of it, or python3 when that is missing: NULL when neither is
   there. To be freed. */
char *json_by_others(const char *text);

#endif
