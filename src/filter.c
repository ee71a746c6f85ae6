/*
 * Sets of calls as bitmaps over the table of calls, and what else decides
 * whether an event is shown. Another kind of item in a list (a group, a
 * regular expression) is one more function tried in item_add().
 */
#include "filter.h"

#include <fnmatch.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"
#include "decode/call.h"
#include "near.h"

/* What was asked of each call. */
struct call_set {
	bool some_named;	/* otherwise all but those left out are in */
	bool some_left_out;
	struct {
		bool named;
		bool left_out;
	} calls[];			/* as call_rows[] */
};

/* Names of the C library and of the kernel's sources for a call's own. */
/* clang-format off */
static const struct {
	const char *alias;
	const char *name;
} aliases[] = {
	{ "fstatat", "newfstatat" },
	{ "newfstat", "fstat" },
	{ "newlstat", "lstat" },
	{ "newstat", "stat" },
	{ "newuname", "uname" },
	{ "pread", "pread64" },
	{ "prlimit", "prlimit64" },
	{ "pwrite", "pwrite64" },
	{ "sendfile64", "sendfile" },
	{ "umount", "umount2" },
};
/* clang-format on */

struct call_set *call_set_create(void)
{
	struct call_set *set;

	return alloc_array(1, sizeof(*set) +
			      call_rows_count * sizeof(set->calls[0]));
}

void call_set_destroy(struct call_set *set)
{
	free(set);
}

static void row_add(struct call_set *set, size_t index, bool negated)
{
	if (negated) {
		set->calls[index].left_out = true;
		set->some_left_out = true;
	} else {
		set->calls[index].named = true;
		set->some_named = true;
	}
}

static bool name_add(struct call_set *set, const char *name, bool negated)
{
	const struct call_row *row = call_row_by_name(name);

	if (row)
		row_add(set, row - call_rows, negated);
	return row;
}

static bool glob_add(struct call_set *set, const char *glob, bool negated)
{
	bool found = false;

	if (!strpbrk(glob, "*?["))
		return false;
	for (size_t i = 0; i < call_rows_count; i++) {
		if (fnmatch(glob, call_rows[i].name, 0))
			continue;
		row_add(set, i, negated);
		found = true;
	}
	return found;
}

static bool alias_add(struct call_set *set, const char *name, bool negated)
{
	for (size_t i = 0; i < sizeof(aliases) / sizeof(aliases[0]); i++)
		if (!strcmp(aliases[i].alias, name))
			return name_add(set, aliases[i].name, negated);
	return false;
}

static bool item_add(struct call_set *set, const char *item, bool negated)
{
	/* An alias may be a call of its own in another ABI: both are meant. */
	bool found = name_add(set, item, negated);

	return alias_add(set, item, negated) || found ||
	       glob_add(set, item, negated);
}

static const char *nearest_call(const char *item)
{
	const char *nearest = NULL;
	unsigned least = UINT_MAX;

	for (size_t i = 0; i < call_rows_count; i++) {
		unsigned distance = near_distance(item, call_rows[i].name);

		if (distance >= least)
			continue;
		least = distance;
		nearest = call_rows[i].name;
	}
	return near_enough(item, least) ? nearest : NULL;
}

bool call_set_add(struct call_set *set, const char *list, char **bad,
		  const char **near)
{
	bool negated = *list == '!';

	list += negated;
	for (;;) {
		size_t length = strcspn(list, ",");
		char *item = alloc_check(strndup(list, length));

		if (length && !item_add(set, item, negated)) {
			*bad = item;
			*near = nearest_call(item);
			return false;
		}
		free(item);
		if (!list[length])
			return true;
		list += length + 1;
	}
}

bool call_set_has(const struct call_set *set, const char *name)
{
	const struct call_row *row;

	if (!set->some_named && !set->some_left_out)
		return true;
	row = call_row_by_name(name);
	if (!row)
		return !set->some_named;
	return (!set->some_named || set->calls[row - call_rows].named) &&
	       !set->calls[row - call_rows].left_out;
}

bool filter_call(const struct filter *filter, const char *name)
{
	return !filter->no_calls &&
	       (!filter->calls || call_set_has(filter->calls, name));
}

/* What only the end can say, such as the duration, may not be anticipated. */
bool filter_unfinished(const struct filter *filter)
{
	return !filter->duration && !filter->failed;
}

static bool long_enough(const struct filter *filter, const struct event *event)
{
	return !filter->duration ||
	       (event_has_duration(event) &&
		event->end - event->begin >= filter->duration);
}

static bool filter_call_event(const struct filter *filter,
			      const struct event *event)
{
	const struct event_call *call = &event->call;

	if (filter->failed && !(event_call_returned(call) && call->failed))
		return false;
	return filter_call(filter, call->name) && long_enough(filter, event);
}

bool filter_event(const struct filter *filter, const struct event *event)
{
	switch (event->kind) {
	case EVENT_CALL:
		return filter_call_event(filter, event);
	case EVENT_FAULT:
		return filter->faults;
	case EVENT_SIGNAL:
	case EVENT_EXIT:
		return filter->signals;
	case EVENT_NOTE:
		break;
	}
	return true;
}
