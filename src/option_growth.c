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

enum options_outcome set_stop_at_rss(struct options *options,
				     const struct option_row *row,
				     const char *value)
{
	unsigned long number;
	int power;

	if (!option_size(value, &number, &power) || power < 1)
		return option_bad("--%s takes a size such as 500M or 4G, not "
				  "'%s'", row->name, value);
	options->growth = true;
	options->stop_at_rss = (uint64_t)number << 10 * power;
	return OPTIONS_RUN;
}

void option_growth_conclude(struct options *options)
{
	bool events = options->call_set || options->faults_minor ||
		      options->faults_major;

	options->growth |= options->growth_top;
	if (!options->growth)
		return;
	options->growth_rows = options->format &&
			       output_writer(options->format) != &writer_perf;
	options->lines = events || options->growth_rows;
	if (!events) {
		options->calls = false;
		options->filter.signals = false;
	}
	if (options->growth_rows && !options->style.weight)
		options->style.weight = weight_find("bytes");
	if (options->stack == STACK_NONE)
		options->stack = STACK_DWARF;
	if (options->growth_touched)
		options->faults_minor = options->faults_major = true;
}
