/* Values that several options take. */
#include "option_setters.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

/* A decimal number in a range, and nothing else. */
bool option_number(const char *value, unsigned long low,
			unsigned long high, unsigned long *number)
{
	char *end;

	if (!isdigit((unsigned char)*value))
		return false;
	errno = 0;
	*number = strtoul(value, &end, 10);
	return !errno && !*end && *number >= low && *number <= high;
}

bool option_size(const char *value, unsigned long *number, int *power)
{
	static const char units[] = "BKMGT";
	char *end;
	const char *unit;

	*power = -1;
	if (!isdigit((unsigned char)*value))
		return false;
	*number = strtoul(value, &end, 10);
	unit = *end ? strchr(units, *end) : NULL;
	if (unit)
		*power = unit - units;
	return *number && *number <= 1 << 20 && (!*end || (unit && !end[1]));
}

static enum options_outcome bad_number(const struct option_row *row,
				       const char *value, unsigned long low,
				       unsigned long high)
{
	return option_bad("--%s takes a number from %lu to %lu, not '%s'",
			  row->name, low, high, value);
}

static void store(struct options *options, const struct option_row *row,
		  uint64_t number)
{
	char *field = (char *)options + row->field;

	if (row->value->size == sizeof(uint32_t))
		*(uint32_t *)field = number;
	else
		*(uint64_t *)field = number;
}

enum options_outcome set_number(struct options *options,
				const struct option_row *row, const char *value)
{
	const struct option_value *taken = row->value;
	unsigned long number;

	if (!option_number(value, taken->low, taken->high, &number))
		return bad_number(row, value, taken->low, taken->high);
	store(options, row, (uint64_t)number * taken->unit);
	return OPTIONS_RUN;
}

/* "a, b or c" */
static void list_words(struct text *out, const char *const *words)
{
	for (int i = 0; words[i]; i++)
		text_printf(out, "%s%s",
			    !i ? "" : words[i + 1] ? ", " : " or ", words[i]);
}

enum options_outcome set_word(struct options *options,
			      const struct option_row *row, const char *value)
{
	const char *const *words = row->value->words;
	struct text list = TEXT_INIT;
	enum options_outcome outcome;

	for (int i = 0; words[i]; i++) {
		if (strcmp(words[i], value))
			continue;
		store(options, row, i);
		return OPTIONS_RUN;
	}
	list_words(&list, words);
	outcome = option_bad("--%s takes %s, not '%s'", row->name,
			     text_string(&list), value);
	text_finish(&list);
	return outcome;
}
