/*
 * The command line. To add an option: a row in options.c, a field here, a
 * paragraph in man/ptrail.1.
 */
#ifndef PTRAIL_OPTIONS_H
#define PTRAIL_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "attach.h"
#include "decode/call.h"
#include "filter.h"
#include "output/output.h"
#include "stack.h"

enum color_when { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

enum { MAX_STACK_DEFAULT = 127 };	/* as perf's */

/* Of a line: the head and a little. The terminal's is asked for later. */
enum { WIDTH_LEAST = 40, WIDTH_MOST = 65536, WIDTH_TERMINAL = WIDTH_MOST + 1 };

struct options {
	char **command;			/* NULL-terminated, from argv; empty
					   with 'attach' */
	char **defaults;		/* texts of the defaults */
	size_t default_count;
	struct attach attach;		/* -p, -t, -u */
	const char *output;		/* -o FILE, NULL: stderr */
	const char *format;		/* NULL: perf's lines */
	const struct writer *writer;	/* of that; NULL: it has no lines */
	const struct writer *summary_writer;	/* NULL: it has no summary */
	enum stack_mode stack;
	size_t stack_size;		/* dwarf,SIZE: bytes of stack walked; 0:
					   as many as it takes */
	unsigned max_stack;		/* frames shown of a chain */
	struct frame_style frames;
	bool calls;			/* show system calls */
	bool lines;			/* show events at all */
	bool faults_minor;
	bool faults_major;
	struct call_set *call_set;	/* of -e, NULL: all */
	struct filter filter;		/* .calls points to call_set */
	const char *last_calls;		/* the -e before a --filter */
	uint64_t delay;			/* ns from the start on left out */
	uint64_t max_events;		/* 0: no limit */
	struct decode_style decode;
	enum color_when color;
	struct output_style style;	/* .color is decided from 'color' */
	bool absolute;			/* -T */
	bool summary;			/* -s: only the summary */
	bool with_summary;		/* -S: both */
	const char *user;		/* to start the command as */
	size_t ring_size;		/* bytes; 0: not said */
	bool seccomp;			/* may make calls pass unseen */
	bool inherit;			/* follow threads and children */
	bool until_exit;		/* stop when the command has ended */
	bool growth;			/* who made memory grow */
	bool growth_touched;		/* .. by who touched it */
	bool growth_rows;		/* .. as events of a machine format */
	bool growth_top;		/* .. on a screen, each second */
	bool growth_mark;		/* each report is the next one's mark */
	uint64_t stop_at_rss;		/* bytes; 0: not said */
	uint64_t growth_every;		/* ns between reports; 0: only at the end */
};

enum options_outcome {
	OPTIONS_RUN,
	OPTIONS_CHECK,		/* --check */
	OPTIONS_DONE,		/* --help, --version: said, exit 0 */
	OPTIONS_BAD,		/* said on stderr in one sentence, exit 125 */
};

/* options_finish() is due after each outcome. */
enum options_outcome options_parse(struct options *options, int argc,
				   char **argv);
void options_finish(struct options *options);

#endif
