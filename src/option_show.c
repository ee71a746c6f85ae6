/* Setters of the options that say how events are shown. */
#include "option_setters.h"

#include <string.h>

enum { STACK_COPY_MAX = 65528 };	/* as perf's, set by its record size */

static enum options_outcome set_dwarf_size(struct options *options,
					   const char *value)
{
	unsigned long size;

	if (!option_number(value, 1, STACK_COPY_MAX, &size))
		return option_bad("--call-graph dwarf,SIZE takes bytes from 1 "
				  "to %d, not '%s'",
				  STACK_COPY_MAX, value);
	options->stack_size = (size + 7) / 8 * 8;
	return OPTIONS_RUN;
}

enum options_outcome set_chain(struct options *options,
			       const struct option_row *row,
			       const char *value)
{
	options->stack_size = 0;
	if (!strcmp(value, "fp") || !strcmp(value, "fp,strict")) {
		options->stack = value[2] ? STACK_FP_STRICT : STACK_FP;
		return OPTIONS_RUN;
	}
	if (!strcmp(value, "dwarf") || !strncmp(value, "dwarf,", 6)) {
		options->stack = STACK_DWARF;
		return value[5] ? set_dwarf_size(options, value + 6)
				: OPTIONS_RUN;
	}
	if (!strcmp(value, "lbr"))
		return option_bad("--%s lbr cannot work: the kernel gives "
				  "branch stacks only with hardware events; "
				  "fp and dwarf are accepted",
				  row->name);
	return option_bad("--%s takes fp, fp,strict, dwarf or dwarf,SIZE, "
			  "not '%s'",
			  row->name, value);
}

enum options_outcome set_dwarf(struct options *options,
			       const struct option_row *row,
			       const char *value)
{
	(void)value;
	return set_chain(options, row, "dwarf");
}

enum options_outcome set_output(struct options *options,
				const struct option_row *row,
				const char *value)
{
	if (!*value)
		return option_bad("--%s takes the name of a file, not ''",
				  row->name);
	options->output = value;
	return OPTIONS_RUN;
}

enum options_outcome set_width(struct options *options,
			       const struct option_row *row, const char *value)
{
	unsigned long width = WIDTH_TERMINAL;

	if (strcmp(value, "terminal") &&
	    !option_number(value, WIDTH_LEAST, WIDTH_MOST, &width))
		return option_bad("--%s takes a number from %d to %d, or "
				  "terminal, not '%s'",
				  row->name, WIDTH_LEAST, WIDTH_MOST, value);
	options->style.width = width;
	return OPTIONS_RUN;
}
