/*
 * The tracer: one loop over the stops of all threads, each of which becomes
 * an event at once.
 */
#ifndef PTRAIL_TRACE_H
#define PTRAIL_TRACE_H

#include <stdbool.h>
#include <stddef.h>

#include "attach.h"
#include "decode/call.h"
#include "filter.h"
#include "sink.h"
#include "stack.h"
#include "tracee.h"

/* --growth: who made the memory that is there. */
struct growth_config {
	bool on;
	bool touched;		/* by who touched it */
	bool mark;		/* each report of 'every' is the next one's mark */
	bool top;		/* shown anew each second */
	bool rows;		/* reports are events, not text */
	uint64_t every;		/* ns between reports; 0: none but the last */
};

struct trace_config {
	struct tracee_command command;
	const struct attach *attach;	/* NULL: run the command */
	bool complete;		/* events whose lines are hidden count, too */
	bool until_exit;	/* of the command; what it left goes on */
	bool seccomp;		/* a filter may make calls pass unseen */
	struct stack_config stack;
	unsigned faults;	/* PERF_WANT_MINOR, PERF_WANT_MAJOR */
	size_t ring_size;	/* bytes of each CPU's ring of records; 0: as
				   many as are good */
	const struct filter *filter;
	const struct decode_style *decode;
	struct growth_config growth;
	uint64_t stop_at_rss;	/* bytes at which to leave; 0: never */
	bool memory;		/* how much there is of it, now and again */
};

/*
 * Runs the command under trace, gives its events to 'sink' and finishes that.
 * Returns what ptrail is to exit with.
 */
int trace_run(const struct trace_config *config, struct sink *sink);

#endif
