/*
 * A writer turns events into text; it knows nothing of tracing. To add one:
 * a file with a 'const struct writer', and its line in writers[] (output.c).
 */
#ifndef PTRAIL_OUTPUT_H
#define PTRAIL_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "event.h"
#include "text.h"
#include "output/weight.h"

enum summary_mode { SUMMARY_THREAD, SUMMARY_PROCESS, SUMMARY_TOTAL };

enum summary_sort {
	SUMMARY_SORT_TOTAL,
	SUMMARY_SORT_CALLS,
	SUMMARY_SORT_ERRORS,
	SUMMARY_SORT_AVERAGE,
	SUMMARY_SORT_MAX,
	SUMMARY_SORT_NAME,
};

/* What a line begins with. TIME_ is the C library's. */
enum time_format {
	STAMP_RELATIVE,		/* ms since the first event */
	STAMP_MONOTONIC,		/* ms of the clock that does not jump */
	STAMP_DELTA,		/* ms since the line before */
	STAMP_CLOCK,		/* 15:04:05.000000 */
	STAMP_ISO,		/* with the date and the zone */
};

struct output_style {
	bool comm;		/* comm/ before the tid */
	bool arg_names;
	bool color;
	bool time_split;	/* a call's time on a CPU beside its duration */
	enum time_format time;
	uint64_t epoch;		/* what to add for the time of day, ns */
	bool verbose;		/* dso@symbol in page-fault lines */
	enum summary_mode mode;
	enum summary_sort sort;
	bool errors;		/* how often each error was, below a row */
	bool wide;		/* there is room for more columns */
	size_t max_rows;	/* of a table; 0: all */
	unsigned width;		/* columns of a line; 0: as many as it takes */
	unsigned alignment;	/* column of '=' from the name; 0: none */
	const struct weight *weight;	/* of pictures; NULL: the first */
	char **command;		/* for titles; NULL: none is known */
};

/* A writer's state is its own; 'style' and 'base' are given to it. */
struct output {
	const struct writer *writer;
	struct output_style style;
	uint64_t base;		/* what time 0 is, ns */
	uint64_t last;		/* when the event before began, ns */
	void *state;
};

struct writer {
	const char *name;
	bool complete;		/* gets the events whose lines are hidden, too */
	bool picture;		/* of chains, which have a weight */
	bool counters;		/* shows how much memory there is over time */
	void (*begin)(struct output *output);			/* may be NULL */
	void (*event)(struct output *output, struct text *out,
		      const struct event *event);
	/* At the end, again and again until it gives false: each time a piece
	   of what may be too much to be held at once. May be NULL. */
	bool (*more)(struct output *output, struct text *out);
	void (*end)(struct output *output, struct text *out);	/* may be NULL;
			frees the state */
};

extern const struct writer writer_perf;
extern const struct writer writer_json;
extern const struct writer writer_trace_event;
extern const struct writer writer_folded;
extern const struct writer writer_flamegraph;
extern const struct writer writer_summary;	/* a table at the end */
extern const struct writer writer_summary_csv;
extern const struct writer writer_summary_json;

/* The writer of that name, NULL if there is none. */
const struct writer *output_writer(const char *name);

/* The same for what the summary is written in. */
const struct writer *output_summary_writer(const char *name);

/* The names that one of these takes: "perf, json .. or csv". */
void output_formats(struct text *out);

static inline const struct weight *output_weight(const struct output *output)
{
	return output->style.weight ? output->style.weight : weights;
}

#endif
