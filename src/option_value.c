/* Values that several options take. */
#include "option_setters.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>

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

enum options_outcome option_bad_number(const struct option_row *row,
				       const char *value, unsigned long low,
				       unsigned long high)
{
	return option_bad("--%s takes a number from %lu to %lu, not '%s'",
			  row->name, low, high, value);
}
