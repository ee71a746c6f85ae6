/* Groups by what the table says of the arguments, and by names. */
#include "call_groups.h"

#include <fnmatch.h>
#include <stddef.h>
#include <string.h>

#include "decode/args.h"

enum { PATTERNS = 24 };

struct call_group {
	const char *name;
	print_arg *args[3];		/* calls with one that is printed so */
	const char *names[PATTERNS];	/* and those that match one of these */
};

/* clang-format off */
static const struct call_group groups[] = {
	{ "clock", { NULL }, { "adjtimex", "clock_*", "gettimeofday",
	  "settimeofday", "stime", "time" } },
	{ "creds", { NULL }, { "*et*uid", "*et*uid32", "*et*gid", "*et*gid32",
	  "*etgroups", "*etgroups32", "capget", "capset" } },
	{ "desc", { print_fd, print_at_fd, print_fd_pair }, { "close*",
	  "creat", "dup*", "epoll_create*", "eventfd*", "memfd_*", "mmap*",
	  "open*", "poll", "ppoll*", "pselect6*", "select", "socket*" } },
	{ "file", { print_path }, { NULL } },
	{ "ipc", { NULL }, { "ipc", "mq_*", "msg*", "sem*", "shm*" } },
	{ "memory", { NULL }, { "brk", "get_mempolicy", "madvise", "mbind",
	  "membarrier", "memfd_*", "migrate_pages", "mincore", "mlock*",
	  "mmap*",
	  "move_pages", "mprotect", "mremap", "mseal", "msync", "munlock*",
	  "munmap", "pkey_*", "process_madvise", "remap_file_pages",
	  "set_mempolicy*", "shmat", "shmdt" } },
	{ "network", { NULL }, { "accept*", "bind", "connect", "getpeername",
	  "getsockname", "getsockopt", "listen", "recv*", "send*",
	  "setsockopt", "shutdown", "socket*" } },
	{ "process", { NULL }, { "clone*", "exec*", "exit*", "fork", "kill",
	  "pidfd_*", "tgkill", "tkill", "vfork", "wait*" } },
	{ "signal", { NULL }, { "*sig*", "kill", "pause", "tgkill", "tkill" } },
	{ "string", { print_path, print_string }, { NULL } },
	{ "time", { NULL }, { "*itimer", "*nanosleep*", "adjtimex", "alarm",
	  "clock_*", "futimesat", "gettimeofday", "settimeofday", "stime",
	  "time", "timer_*", "timerfd_*", "times", "utime*" } },
};
/* clang-format on */

const struct call_group *call_group(const char *name)
{
	for (size_t i = 0; i < sizeof(groups) / sizeof(*groups); i++)
		if (!strcmp(groups[i].name, name))
			return &groups[i];
	return NULL;
}

static bool has_arg(const struct call_row *row, print_arg *print)
{
	for (unsigned i = 0; i < EVENT_ARGS && row->args[i].name; i++)
		if (row->args[i].print == print)
			return true;
	return false;
}

bool call_group_has(const struct call_group *group, const struct call_row *row)
{
	for (int i = 0; i < 3 && group->args[i]; i++)
		if (has_arg(row, group->args[i]))
			return true;
	for (int i = 0; i < PATTERNS && group->names[i]; i++)
		if (!fnmatch(group->names[i], row->name, 0))
			return true;
	return false;
}
