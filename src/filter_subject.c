/*
 * What a call touches: the descriptors among its arguments, and where its
 * paths lead for the stopped thread, from its directory and through links.
 */
#include "filter_subject.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "alloc.h"
#include "decode/args.h"
#include "filter.h"

/* What is looked for, in what. */
struct search {
	const struct filter *filter;
	const struct call *call;
	pid_t tid;
};

static bool is_fd(const struct arg *arg)
{
	return arg->print == print_fd || arg->print == print_at_fd;
}

static bool is_path(const struct arg *arg)
{
	return arg->print == print_path && !(arg->flags & ARG_OUT);
}

static bool wanted(const struct filter *filter)
{
	return filter->path_count || filter->fd_count;
}

static unsigned mask_of(const struct call_row *row,
			bool (*is)(const struct arg *arg))
{
	unsigned mask = 0;

	for (int i = 0; row && i < EVENT_ARGS && row->args[i].name; i++)
		mask |= (unsigned)is(&row->args[i]) << i;
	return mask;
}

bool filter_subject_call(const struct filter *filter, const char *name)
{
	const struct call_row *row;

	if (!wanted(filter))
		return true;
	row = call_row_by_name(name);
	return mask_of(row, is_fd) ||
	       (filter->path_count && mask_of(row, is_path));
}

unsigned filter_subject_fds(const struct filter *filter,
			    const struct call_row *row)
{
	if (!filter->fd_count || filter->path_count)
		return 0;
	return mask_of(row, is_fd);
}

static bool has_fd(const struct filter *filter, int fd)
{
	for (size_t i = 0; i < filter->fd_count; i++)
		if (filter->fds[i] == fd)
			return true;
	return false;
}

static bool has_path(const struct filter *filter, const char *path)
{
	for (size_t i = 0; path && i < filter->path_count; i++)
		if (!strcmp(filter->paths[i], path))
			return true;
	return false;
}

/* Without links but for its last name; NULL if its folder is not there. */
static char *resolve_folder(const char *path)
{
	const char *name = strrchr(path, '/');
	char *folder, *real, *all = NULL;

	if (!name || !name[1])
		return NULL;
	folder = alloc_check(strndup(path, name - path + 1));
	real = realpath(folder, NULL);
	free(folder);
	if (real && asprintf(&all, "%s%s", strcmp(real, "/") ? real : "",
			     name) < 0)
		all = NULL;
	free(real);
	return all;
}

static bool has_resolved(const struct filter *filter, char *path)
{
	bool found = has_path(filter, path);

	free(path);
	return found;
}

static bool has_name(const struct filter *filter, const char *name)
{
	for (size_t i = 0; i < filter->path_count; i++)
		if (!strcmp(strrchr(filter->paths[i], '/') + 1, name))
			return true;
	return false;
}

/* Whether a path may end elsewhere than its last name says. */
static bool goes_on(const char *path, const char *name)
{
	struct stat status;

	return !*name || !strcmp(name, ".") || !strcmp(name, "..") ||
	       (!lstat(path, &status) && S_ISLNK(status.st_mode));
}

static bool leads_to(const struct filter *filter, const char *path)
{
	const char *name = strrchr(path, '/') + 1;

	if (has_name(filter, name) &&
	    has_resolved(filter, resolve_folder(path)))
		return true;
	return goes_on(path, name) &&
	       has_resolved(filter, realpath(path, NULL));
}

/* Where the path in argument 'i' begins, as /proc has it for the thread. */
static void start_of(const struct search *search, unsigned i, const char *path,
		     char start[64])
{
	const struct call *call = search->call;
	const struct arg *before = i ? &call->row->args[i - 1] : NULL;
	int fd = i ? (int)call->args[i - 1] : -1;

	if (*path == '/')
		snprintf(start, 64, "/proc/%d/root", search->tid);
	else if (before && before->print == print_at_fd && fd >= 0)
		snprintf(start, 64, "/proc/%d/fd/%d/", search->tid, fd);
	else
		snprintf(start, 64, "/proc/%d/cwd/", search->tid);
}

static bool touches_path(const struct search *search, unsigned i)
{
	const struct call *call = search->call;
	char path[64 + PATH_MAX], *given = path + 64;
	char start[64];
	ssize_t length;
	bool whole;

	length = memory_string(call->memory, call->args[i], given,
			       PATH_MAX - 1, &whole);
	if (length <= 0 || !whole)
		return false;
	given[length] = '\0';
	if (has_path(search->filter, given))
		return true;
	start_of(search, i, given, start);
	given -= strlen(start);
	memcpy(given, start, strlen(start));
	return leads_to(search->filter, given);
}

static bool touches_fd(const struct search *search, int fd)
{
	const struct names *names = search->call->names;

	if (has_fd(search->filter, fd))
		return true;
	return search->filter->path_count && names && fd >= 0 &&
	       has_path(search->filter, names->fd(names, fd));
}

bool filter_subject(const struct filter *filter, const struct call *call,
		    pid_t tid)
{
	struct search search = { filter, call, tid };

	if (!wanted(filter))
		return true;
	for (int i = 0; call->row && i < EVENT_ARGS; i++) {
		const struct arg *arg = &call->row->args[i];

		if (!arg->name)
			break;
		if (is_fd(arg) && touches_fd(&search, (int)call->args[i]))
			return true;
		if (is_path(arg) && filter->path_count &&
		    touches_path(&search, i))
			return true;
	}
	return false;
}

static void add_path(struct filter *filter, char *path)
{
	if (!path || has_path(filter, path)) {
		free(path);
		return;
	}
	filter->paths = alloc_resize(filter->paths, filter->path_count + 1,
				     sizeof(*filter->paths));
	filter->paths[filter->path_count++] = path;
}

void filter_add_path(struct filter *filter, const char *path)
{
	char *folder = *path == '/' ? NULL : getcwd(NULL, 0);
	char *whole = NULL;

	if (asprintf(&whole, "%s%s%s", folder ? folder : "",
		     *path == '/' ? "" : "/", path) < 0)
		whole = NULL;
	free(folder);
	add_path(filter, resolve_folder(alloc_check(whole)));
	add_path(filter, realpath(whole, NULL));
	add_path(filter, whole);
}
