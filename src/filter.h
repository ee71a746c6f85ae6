/*
 * Which events are shown. What selects events (-e, --filter, -P, ..) selects
 * them for the summary, too; what hides lines (--duration, ..) does not.
 */
#ifndef PTRAIL_FILTER_H
#define PTRAIL_FILTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "call_set.h"
#include "event.h"
#include "expression.h"

/* One --filter, for the calls of the -e before it. */
struct filter_rule {
	struct call_set *calls;		/* NULL: all */
	struct expression *expression;
};

struct filter {
	const struct call_set *calls;	/* NULL: all */
	bool no_calls;			/* none at all, whatever 'calls' says */
	bool signals;			/* show signals and ends */
	bool faults;
	struct filter_rule *rules;
	size_t rule_count;
	pid_t *pids;			/* processes left out */
	size_t pid_count;
	char **paths;			/* only calls that touch one .. */
	size_t path_count;
	int *fds;			/* .. or one of these */
	size_t fd_count;
	const char *switch_on;		/* a call's name: events after it, .. */
	const char *switch_off;		/* .. and until this one */
	bool show_switches;		/* and these two */

	/* These hide lines. */
	uint64_t duration;		/* ns; shorter calls are left out */
	bool failed;			/* only calls that failed */
	bool succeeded;			/* only calls that did not */
	unsigned min_stack;		/* only events with so many frames */
};

/*
 * Whether an event is of those selected, all of it known; what a call touches
 * is for filter_subject() to say, while its thread is stopped.
 */
bool filter_event(const struct filter *filter, const struct event *event);

/* Whether a selected event has a line. */
bool filter_line(const struct filter *filter, const struct event *event);

/* The same of a call that ended so and took 'duration' ns, before it is made
   into an event. */
bool filter_outcome(const struct filter *filter, bool failed,
		    uint64_t duration);

/* Whether calls are shown while they still run. */
bool filter_unfinished(const struct filter *filter);

/* Whether a call of that name can be shown at all, before it has ended. */
bool filter_call(const struct filter *filter, const char *name);

void filter_add_rule(struct filter *filter, struct call_set *calls,
		     struct expression *expression);

/* -P: as given, from ptrail's directory, and where it leads. */
void filter_add_path(struct filter *filter, const char *path);
void filter_finish(struct filter *filter);

#endif
