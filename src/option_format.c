/* --format and --weight: what is written, and what cannot be said together. */
#include "option_setters.h"

#include <string.h>

#include "output_open.h"

enum options_outcome set_format(struct options *options,
				const struct option_row *row,
				const char *value)
{
	struct text names = TEXT_INIT;
	enum options_outcome outcome = OPTIONS_RUN;

	options->format = value;
	if (!output_writer(value) && !output_summary_writer(value)) {
		output_formats(&names);
		outcome = option_bad("--%s takes %s, not '%s'", row->name,
				     text_string(&names), value);
	}
	text_finish(&names);
	return outcome;
}

enum options_outcome set_weight(struct options *options,
				const struct option_row *row,
				const char *value)
{
	struct text names = TEXT_INIT;
	enum options_outcome outcome;

	options->style.weight = weight_find(value);
	if (options->style.weight)
		return OPTIONS_RUN;
	weight_names(&names);
	outcome = option_bad("--%s takes %s, not '%s'", row->name,
			     text_string(&names), value);
	text_finish(&names);
	return outcome;
}

static enum options_outcome check_summary(const struct options *options)
{
	const char *format = options->format;

	if (options->with_summary && options->writer != &writer_perf)
		return option_bad("-S puts a table behind the lines, which "
				  "--format %s has no place for: use -s, or "
				  "two runs",
				  format);
	if (options->growth_rows && options->summary)
		return option_bad("-s and --growth in --format %s would be two "
				  "outputs in one: use two runs", format);
	if (options->summary && !options->summary_writer)
		return option_bad("--format %s has no summary: leave out -s",
				  format);
	if (!options->summary && !options->writer)
		return option_bad("--format %s is for the summary: add -s",
				  format);
	if (!options->summary && options->writer != &writer_perf &&
	    options->output && output_is_split(options->output))
		return option_bad("--format %s is one file: '%s' would be one "
				  "of each process",
				  format, options->output);
	return OPTIONS_RUN;
}

static enum options_outcome check_weight(const struct options *options)
{
	const struct weight *weight = options->style.weight;
	bool picture = options->writer && options->writer->picture;

	if (weight && !options->growth && !strcmp(weight->name, "bytes"))
		return option_bad("--weight bytes is of the memory that "
				  "--growth finds: add that");
	if (weight && !options->growth_rows && (options->summary || !picture))
		return option_bad("--weight is for --format folded and "
				  "flamegraph");
	if (weight && !strcmp(weight->name, "faults") &&
	    !options->filter.faults)
		return option_bad("--weight faults has no page faults to "
				  "count: add --pf all, min or maj");
	return OPTIONS_RUN;
}

enum options_outcome option_conclude_format(struct options *options)
{
	const char *format = options->format ? options->format : "perf";
	enum options_outcome outcome;

	options->writer = output_writer(format);
	options->summary_writer = output_summary_writer(format);
	options->style.command = options->command;
	outcome = check_summary(options);
	if (outcome == OPTIONS_RUN)
		outcome = check_weight(options);
	if (!options->summary && options->writer && options->writer->picture &&
	    options->stack == STACK_NONE)
		options->stack = STACK_DWARF;
	return outcome;
}
