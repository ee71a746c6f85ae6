/* Options of --growth, and what else it needs. */
#include "option_setters.h"

#include <string.h>

enum options_outcome set_growth(struct options *options,
				const struct option_row *row, const char *value)
{
	bool touched = value && !strcmp(value, "touched");

	if (value && !touched && strcmp(value, "mapped"))
		return option_bad("--%s takes mapped or touched, not '%s'",
				  row->name, value);
	options->growth = true;
	options->growth_touched = touched;
	return OPTIONS_RUN;
}

void option_growth_conclude(struct options *options)
{
	if (!options->growth)
		return;
	options->lines = options->call_set || options->faults_minor ||
			 options->faults_major;
	if (!options->lines)
		options->calls = false;
	if (options->stack == STACK_NONE)
		options->stack = STACK_DWARF;
	if (options->growth_touched)
		options->faults_minor = options->faults_major = true;
}
