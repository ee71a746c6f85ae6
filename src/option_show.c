/* Setters of the options that say how events are shown. */
#include "option_setters.h"

#include <string.h>

enum {
	STACK_COPY_MAX = 65528,		/* as perf's, set by its record size */
	MAX_STACK_MAX = 65536,
	ALIGNMENT_MAX = 1000,
	MAX_LINE_LEAST = 64,
};

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

enum options_outcome set_max_stack(struct options *options,
				   const struct option_row *row,
				   const char *value)
{
	unsigned long number;

	if (!option_number(value, 1, MAX_STACK_MAX, &number))
		return option_bad_number(row, value, 1, MAX_STACK_MAX);
	options->max_stack = number;
	return OPTIONS_RUN;
}

enum options_outcome set_string_limit(struct options *options,
				      const struct option_row *row,
				      const char *value)
{
	unsigned long number;

	if (!option_number(value, 0, DECODE_STRING_MAX, &number))
		return option_bad_number(row, value, 0, DECODE_STRING_MAX);
	options->decode.string_limit = number;
	return OPTIONS_RUN;
}

enum options_outcome set_max_line(struct options *options,
				  const struct option_row *row,
				  const char *value)
{
	unsigned long number;

	if (!option_number(value, MAX_LINE_LEAST, DECODE_STRING_MAX, &number))
		return option_bad_number(row, value, MAX_LINE_LEAST,
				  DECODE_STRING_MAX);
	options->decode.line_limit = number;
	return OPTIONS_RUN;
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

enum options_outcome set_alignment(struct options *options,
				   const struct option_row *row,
				   const char *value)
{
	unsigned long number;

	if (!option_number(value, 0, ALIGNMENT_MAX, &number))
		return option_bad_number(row, value, 0, ALIGNMENT_MAX);
	options->style.alignment = number;
	return OPTIONS_RUN;
}

/* The index of 'value' in a list that ends with NULL, or -1. */
static int find_word(const char *const *words, const char *value)
{
	for (int i = 0; words[i]; i++)
		if (!strcmp(words[i], value))
			return i;
	return -1;
}

enum options_outcome set_time_format(struct options *options,
				     const struct option_row *row,
				     const char *value)
{
	static const char *const words[] = {
		[TIME_RELATIVE] = "relative",
		[TIME_MONOTONIC] = "monotonic",
		[TIME_DELTA] = "delta",
		[TIME_CLOCK] = "clock",
		[TIME_ISO] = "iso",
		NULL,
	};
	int format = find_word(words, value);

	if (format < 0)
		return option_bad("--%s takes relative, monotonic, delta, "
				  "clock or iso, not '%s'", row->name, value);
	options->style.time = format;
	return OPTIONS_RUN;
}

enum options_outcome set_summary_mode(struct options *options,
				      const struct option_row *row,
				      const char *value)
{
	static const char *const words[] = {
		[SUMMARY_THREAD] = "thread",
		[SUMMARY_PROCESS] = "process",
		[SUMMARY_TOTAL] = "total",
		NULL,
	};
	int mode = find_word(words, value);

	if (mode < 0)
		return option_bad("--%s takes thread, process or total, not "
				  "'%s'", row->name, value);
	options->style.mode = mode;
	return OPTIONS_RUN;
}

enum options_outcome set_summary_sort(struct options *options,
				      const struct option_row *row,
				      const char *value)
{
	static const char *const words[] = {
		[SUMMARY_SORT_TOTAL] = "total",
		[SUMMARY_SORT_CALLS] = "calls",
		[SUMMARY_SORT_ERRORS] = "errors",
		[SUMMARY_SORT_AVERAGE] = "avg",
		[SUMMARY_SORT_MAX] = "max",
		[SUMMARY_SORT_NAME] = "name",
		NULL,
	};
	int sort = find_word(words, value);

	if (sort < 0)
		return option_bad("--%s takes total, calls, errors, avg, max "
				  "or name, not '%s'", row->name, value);
	options->style.sort = sort;
	return OPTIONS_RUN;
}

enum options_outcome set_max_summary(struct options *options,
				     const struct option_row *row,
				     const char *value)
{
	unsigned long number;

	if (!option_number(value, 1, MAX_STACK_MAX, &number))
		return option_bad_number(row, value, 1, MAX_STACK_MAX);
	options->style.max_rows = number;
	return OPTIONS_RUN;
}

enum options_outcome set_color(struct options *options,
			       const struct option_row *row,
			       const char *value)
{
	static const char *const words[] = {
		[COLOR_AUTO] = "auto",
		[COLOR_ALWAYS] = "always",
		[COLOR_NEVER] = "never",
	};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		if (strcmp(words[i], value))
			continue;
		options->color = i;
		return OPTIONS_RUN;
	}
	return option_bad("--%s takes auto, always or never, not '%s'",
			  row->name, value);
}
