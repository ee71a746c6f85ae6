/* The list of writers. */
#include "output.h"

#include <stddef.h>
#include <string.h>

/* What --format takes, for events and for the summary; NULL: not for those. */
static const struct format {
	const char *name;
	const struct writer *events;
	const struct writer *summary;
} writers[] = {
	{ "perf", &writer_perf, &writer_summary },
	{ "json", &writer_json, &writer_summary_json },
	{ "trace-event", &writer_trace_event, NULL },
	{ "folded", &writer_folded, NULL },
	{ "flamegraph", &writer_flamegraph, NULL },
	{ "csv", NULL, &writer_summary_csv },
};

enum { WRITERS = sizeof(writers) / sizeof(*writers) };

const struct writer *output_writer(const char *name)
{
	for (size_t i = 0; i < WRITERS; i++)
		if (!strcmp(writers[i].name, name))
			return writers[i].events;
	return NULL;
}

const struct writer *output_summary_writer(const char *name)
{
	for (size_t i = 0; i < WRITERS; i++)
		if (!strcmp(writers[i].name, name))
			return writers[i].summary;
	return NULL;
}

void output_formats(struct text *out)
{
	for (size_t i = 0; i < WRITERS; i++) {
		if (i)
			text_puts(out, i + 1 < WRITERS ? ", " : " or ");
		text_puts(out, writers[i].name);
	}
}
