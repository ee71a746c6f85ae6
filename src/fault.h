/*
 * Page faults as events, from the best source the kernel permits. Now that is
 * perf's records, which are read when something is about to change what they
 * refer to (a mapping, an exec, a thread's end) and in between.
 */
#ifndef PTRAIL_FAULT_H
#define PTRAIL_FAULT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "dso.h"
#include "event.h"
#include "perf_events.h"
#include "process.h"
#include "stack.h"
#include "symbols.h"
#include "text.h"

struct faults;

struct faults_config {
	unsigned want;		/* PERF_WANT_MINOR, PERF_WANT_MAJOR */
	bool chains;
	int signal;		/* to interrupt the wait when a ring fills */
};

/*
 * Of a stopped thread that is about to exec, and all that it starts. NULL when
 * the kernel refuses: 'message' then says why and what can be done.
 */
struct faults *faults_open(const struct faults_config *config, pid_t tid,
			   struct dsos *dsos, struct text *message);
void faults_close(struct faults *faults);

/* Where the events go; they are the sink's then. */
struct faults_sink {
	void (*event)(struct faults_sink *sink, struct event *event);
};

/* Makes events of all faults recorded so far. */
void faults_read(struct faults *faults, const struct threads *threads,
		 struct stack_reader *stacks, struct faults_sink *sink);

#endif
