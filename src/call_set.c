/*
 * Sets of calls as bitmaps over the table of calls. Another kind of item in a
 * list is one more function tried in item_add().
 */
#include "call_set.h"

#include <fnmatch.h>
#include <limits.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"
#include "call_groups.h"
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

/* With or without strace's '%'. */
static bool group_add(struct call_set *set, const char *name, bool negated)
{
	const struct call_group *group = call_group(name + (*name == '%'));

	for (size_t i = 0; group && i < call_rows_count; i++)
		if (call_group_has(group, &call_rows[i]))
			row_add(set, i, negated);
	return group;
}

/* "/expression/", of which any part of a name may be meant. */
static bool expression_add(struct call_set *set, const char *item, bool negated)
{
	size_t length = strlen(item);
	bool found = false;
	regex_t expression;
	char *text;
	int error;

	if (length < 3 || item[0] != '/' || item[length - 1] != '/')
		return false;
	text = alloc_check(strndup(item + 1, length - 2));
	error = regcomp(&expression, text, REG_EXTENDED | REG_NOSUB);
	free(text);
	if (error)
		return false;
	for (size_t i = 0; i < call_rows_count; i++) {
		if (regexec(&expression, call_rows[i].name, 0, NULL, 0))
			continue;
		row_add(set, i, negated);
		found = true;
	}
	regfree(&expression);
	return found;
}

static bool item_add(struct call_set *set, const char *item, bool negated)
{
	bool found;

	/* "time" is a call and a group, which contains it. */
	if (group_add(set, item, negated))
		return true;
	/* An alias may be a call of its own in another ABI: both are meant. */
	found = name_add(set, item, negated);
	return alias_add(set, item, negated) || found ||
	       expression_add(set, item, negated) ||
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

/* A comma within a regular expression does not end it. */
static size_t item_length(const char *list)
{
	const char *end = *list == '/' ? strchr(list + 1, '/') : NULL;

	return end ? end + 1 - list + strcspn(end + 1, ",")
		   : strcspn(list, ",");
}

bool call_set_add(struct call_set *set, const char *list, char **bad,
		  const char **near)
{
	bool negated = *list == '!';

	list += negated;
	for (;;) {
		size_t length = item_length(list);
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
