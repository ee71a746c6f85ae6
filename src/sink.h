/*
 * Where events go: put in order, filtered, written as text in large pieces.
 */
#ifndef PTRAIL_SINK_H
#define PTRAIL_SINK_H

#include <stdbool.h>
#include <stdint.h>

#include "event.h"
#include "filter.h"
#include "output/output.h"
#include "progress.h"
#include "queue.h"
#include "sink_files.h"
#include "text.h"

enum { SINK_WRITERS = 2 };

struct sink {
	struct queue queue;
	const struct filter *filter;
	struct output outputs[SINK_WRITERS];
	unsigned count;		/* of outputs */
	struct text text;	/* written, but not yet given to the kernel */
	struct sink_files files;	/* instead of 'text', for lines */
	int fd;
	int error;		/* errno of the write that failed; 0: none */
	bool held;		/* the screen shows something else meanwhile */
	bool switched;		/* the call of --switch-on was seen */
	bool off;		/* and after it the one of --switch-off */
	struct progress progress;
	uint64_t delay;		/* ns from 'base' on that are left out */
	uint64_t most;		/* events written at most; 0: all */
	uint64_t written;
	uint64_t base;		/* what time 0 is; 0: the first event sets it */
};

/* Adds a writer: every event goes to each. */
void sink_add_writer(struct sink *sink, const struct writer *writer,
		     const struct output_style *style);

/* Takes the event over. */
void sink_add(struct sink *sink, struct event *event);

/* Text that is no event's, behind what has come out so far. */
void sink_puts(struct sink *sink, const struct text *text);

/* Writes the events that ended before 'until' into the text. */
void sink_release(struct sink *sink, uint64_t until);

/* Gives the text to the kernel. After a failure everything is dropped. */
void sink_flush(struct sink *sink);

/* Whether as many events were written as are wanted. */
static inline bool sink_full(const struct sink *sink)
{
	return sink->most && sink->written >= sink->most;
}

/* Releases and flushes all, with what the writers say at the end. */
void sink_finish(struct sink *sink);

#endif
