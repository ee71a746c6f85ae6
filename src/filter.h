/*
 * Which events are shown: the calls of -e, by duration, by failure.
 */
#ifndef PTRAIL_FILTER_H
#define PTRAIL_FILTER_H

#include <stdbool.h>
#include <stdint.h>

#include "call_set.h"
#include "event.h"

struct filter {
	const struct call_set *calls;	/* NULL: all */
	bool no_calls;			/* none at all, whatever 'calls' says */
	uint64_t duration;		/* ns; shorter calls are left out */
	bool failed;			/* only calls that failed */
	bool signals;			/* show signals and ends */
	bool faults;
};

/* Whether an event is shown, all of it known. */
bool filter_event(const struct filter *filter, const struct event *event);

/* Whether calls are shown while they still run. */
bool filter_unfinished(const struct filter *filter);

/* Whether a call of that name can be shown at all, before it has ended. */
bool filter_call(const struct filter *filter, const char *name);

#endif
