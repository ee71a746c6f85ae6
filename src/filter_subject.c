/*
 * What a call touches is told by its decoded arguments: a path as the program
 * gave it, a descriptor's name as the kernel has it.
 */
#include "filter_subject.h"

#include <string.h>

#include "decode/args.h"

static bool is_fd(const struct arg *arg)
{
	return arg->print == print_fd || arg->print == print_at_fd;
}

static bool is_path(const struct arg *arg)
{
	return arg->print == print_path;
}

static bool wanted(const struct filter *filter)
{
	return filter->path_count || filter->fd_count;
}

bool filter_subject_call(const struct filter *filter, const char *name)
{
	const struct call_row *row;

	if (!wanted(filter))
		return true;
	row = call_row_by_name(name);
	for (int i = 0; row && i < EVENT_ARGS && row->args[i].name; i++)
		if (is_fd(&row->args[i]) ||
		    (filter->path_count && is_path(&row->args[i])))
			return true;
	return false;
}

static bool has_fd(const struct filter *filter, int fd)
{
	for (size_t i = 0; i < filter->fd_count; i++)
		if (filter->fds[i] == fd)
			return true;
	return false;
}

/* "/a" or 3</a>, with nothing else in it. */
static bool names_path(const char *value, size_t length, const char *path)
{
	const char *at = memchr(value, *value == '"' ? '"' : '<', length);
	size_t size = strlen(path);

	return at && (size_t)(value + length - at) == size + 2 &&
	       !memcmp(at + 1, path, size);
}

static bool has_path(const struct filter *filter, const char *value,
		     size_t length)
{
	for (size_t i = 0; i < filter->path_count; i++)
		if (names_path(value, length, filter->paths[i]))
			return true;
	return false;
}

static bool value_matches(const struct filter *filter,
			  const struct event_call *call, const char *name)
{
	for (unsigned i = 0; i < call->count; i++)
		if (!strcmp(call->values[i].name, name))
			return has_path(filter,
					call->text + call->values[i].start,
					call->values[i].length);
	return false;
}

bool filter_subject(const struct filter *filter, const struct event *event)
{
	const struct event_call *call = &event->call;
	const struct call_row *row;

	if (!wanted(filter))
		return true;
	row = call_row_by_name(call->name);
	for (int i = 0; row && i < EVENT_ARGS && row->args[i].name; i++) {
		const struct arg *arg = &row->args[i];

		if (is_fd(arg) && has_fd(filter, call->args[i]))
			return true;
		if ((is_fd(arg) || is_path(arg)) &&
		    value_matches(filter, call, arg->name))
			return true;
	}
	return false;
}
