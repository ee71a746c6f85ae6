/* Lists of targets, and /proc's answers about them. */
#include "attach.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"
#include "process.h"

static bool read_id(const char **list, pid_t *id)
{
	unsigned long number;
	char *end;

	if (!isdigit((unsigned char)**list))
		return false;
	errno = 0;
	number = strtoul(*list, &end, 10);
	*id = number;
	*list = end;
	return !errno && number && number <= INT_MAX;
}

bool attach_add(pid_t **ids, size_t *count, const char *list)
{
	pid_t id;

	do {
		if (!read_id(&list, &id) || (*list && *list != ','))
			return false;
		*ids = alloc_resize(*ids, *count + 1, sizeof(**ids));
		(*ids)[(*count)++] = id;
	} while (*list++);
	return true;
}

void attach_finish(struct attach *attach)
{
	free(attach->pids);
	free(attach->tids);
	*attach = (struct attach){ .pids = NULL };
}

bool attach_each(const char *folder, void (*visit)(pid_t id, void *context),
		 void *context)
{
	DIR *entries = opendir(folder);
	struct dirent *entry;

	if (!entries)
		return false;
	while ((entry = readdir(entries)))
		if (isdigit((unsigned char)entry->d_name[0]))
			visit(atoi(entry->d_name), context);
	closedir(entries);
	return true;
}

const char *attach_forbidden(pid_t pid)
{
	pid_t ancestor = getppid();

	if (pid == getpid())
		return "is ptrail itself";
	if (pid == thread_read_status(getpid(), "TracerPid"))
		return "traces ptrail: each would wait for the other";
	for (; ancestor > 1; ancestor = thread_read_status(ancestor, "PPid"))
		if (ancestor == pid)
			return "has started ptrail: each would wait for the "
			       "other; run ptrail from another terminal";
	return NULL;
}

struct serving {
	pid_t pid;
	bool serves;
};

static void look_at(pid_t fd, void *context)
{
	static const char *const serving[] = { "anon_inode:[userfaultfd]",
					       "/dev/fuse" };
	struct serving *process = context;
	char path[64], name[64];
	ssize_t length;

	snprintf(path, sizeof(path), "/proc/%d/fd/%d", process->pid, fd);
	length = readlink(path, name, sizeof(name) - 1);
	name[length > 0 ? length : 0] = '\0';
	for (size_t i = 0; i < sizeof(serving) / sizeof(*serving); i++)
		process->serves |= !strcmp(name, serving[i]);
}

bool attach_serves(pid_t pid)
{
	struct serving process = { .pid = pid };
	char folder[32];

	snprintf(folder, sizeof(folder), "/proc/%d/fd", pid);
	attach_each(folder, look_at, &process);
	return process.serves;
}
