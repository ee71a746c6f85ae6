/*
 * Which events are shown: the calls of -e, by duration, by failure.
 */
#ifndef PTRAIL_FILTER_H
#define PTRAIL_FILTER_H

#include <stdbool.h>
#include <stdint.h>

#include "event.h"

/* A set of call names; empty and not negated: all. */
struct call_set;

struct call_set *call_set_create(void);
void call_set_destroy(struct call_set *set);

/*
 * Adds perf trace's list: names and globs separated by commas, all of it
 * negated by a leading '!'. What several lists name adds up, and what negated
 * ones name is taken out of that, or of all calls when no other list is there.
 * False when an item matches no call; '*bad' then is that item (to be freed)
 * and '*near' the nearest call's name or NULL.
 */
bool call_set_add(struct call_set *set, const char *list, char **bad,
		  const char **near);

/* 'name' is a call's; unknown numbers are asked as "syscall_0x..". */
bool call_set_has(const struct call_set *set, const char *name);

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
