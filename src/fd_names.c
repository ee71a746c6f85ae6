/* Descriptors' names by number, in an array that grows to the highest used. */
#include "fd_names.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"
#include "fd_socket.h"
#include "text.h"

enum { KEPT = 65536 }; /* higher ones are read anew each time */

struct fd_names {
	unsigned refs;
	size_t size;
	char **paths; /* NULL: not known yet */
	char *last;   /* of a number above KEPT */
};

struct fd_names *fd_names_create(void)
{
	struct fd_names *names = alloc_array(1, sizeof(*names));

	names->refs = 1;
	return names;
}

struct fd_names *fd_names_get(struct fd_names *names)
{
	names->refs++;
	return names;
}

void fd_names_put(struct fd_names *names)
{
	if (!names || --names->refs)
		return;
	fd_names_drop(names, 0, UINT64_MAX);
	free(names->paths);
	free(names->last);
	free(names);
}

static void grow(struct fd_names *names, size_t size)
{
	char **paths = alloc_resize(names->paths, size, sizeof(*paths));

	memset(paths + names->size, 0, (size - names->size) * sizeof(*paths));
	names->paths = paths;
	names->size = size;
}

static char *duplicate(const char *string)
{
	return alloc_check(strdup(string));
}

struct fd_names *fd_names_copy(const struct fd_names *names)
{
	struct fd_names *copy = fd_names_create();

	if (names->size)
		grow(copy, names->size);
	for (size_t i = 0; i < names->size; i++)
		if (names->paths[i])
			copy->paths[i] = duplicate(names->paths[i]);
	return copy;
}

static bool begins(const char *string, const char *start)
{
	return !strncmp(string, start, strlen(start));
}

/* What to call it, which for some is more than the link says. */
static char *name_of(pid_t tid, int fd, const char *link)
{
	struct text text = TEXT_INIT;

	if (*link == '/')
		return duplicate(link);
	if (begins(link, "socket:"))
		fd_socket_name(&text, tid, fd, link);
	else if (begins(link, "anon_inode:[pidfd]") || begins(link, "pidfd:"))
		fd_pidfd_name(&text, tid, fd, link);
	else
		text_puts(&text, link);
	return text.bytes;
}

static char *read_link(pid_t tid, int fd)
{
	char link[64], path[PATH_MAX];
	ssize_t length;

	snprintf(link, sizeof(link), "/proc/%d/fd/%d", tid, fd);
	length = readlink(link, path, sizeof(path) - 1);
	if (length < 0)
		return NULL;
	path[length] = '\0';
	return name_of(tid, fd, path);
}

const char *fd_names_find(struct fd_names *names, pid_t tid, int fd)
{
	if (fd < 0)
		return NULL;
	if (fd >= KEPT) {
		free(names->last);
		names->last = read_link(tid, fd);
		return names->last;
	}
	if ((size_t)fd >= names->size)
		grow(names, (fd | 15) + 1);
	if (!names->paths[fd])
		names->paths[fd] = read_link(tid, fd);
	return names->paths[fd];
}

/* Duplicates were named alike, and are renamed together. */
void fd_names_rename(struct fd_names *names, int fd)
{
	char *old;

	if (fd < 0 || (size_t)fd >= names->size || !names->paths[fd])
		return;
	old = names->paths[fd];
	names->paths[fd] = NULL;
	for (size_t i = 0; i < names->size; i++)
		if (names->paths[i] && !strcmp(names->paths[i], old))
			fd_names_drop(names, i, i);
	free(old);
}

void fd_names_drop(struct fd_names *names, uint64_t first, uint64_t last)
{
	for (uint64_t i = first; i <= last && i < names->size; i++) {
		free(names->paths[i]);
		names->paths[i] = NULL;
	}
}
