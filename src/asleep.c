/* Two files of /proc, the same ones before and after. */
#include "asleep.h"

#include <stdio.h>
#include <stdlib.h>

#include "process.h"

enum { STATUS_SIZE = 8192 };

static bool count_switches(const char *status, unsigned long *count)
{
	const char *line = status_field(status, "voluntary_ctxt_switches");

	if (line)
		*count = strtoul(line, NULL, 10);
	return line;
}

/* The count first: a wait that begins in between makes one more of it. */
struct asleep asleep_read(pid_t tid)
{
	struct asleep asleep = { .known = false };
	unsigned long long number, argument;
	char status[STATUS_SIZE], call[256];

	thread_read_file(tid, "status", status, sizeof(status));
	thread_read_file(tid, "syscall", call, sizeof(call));
	if (!count_switches(status, &asleep.switches) ||
	    sscanf(call, "%llu %llx", &number, &argument) != 2)
		return asleep;
	asleep.number = number;
	asleep.argument = argument;
	asleep.known = true;
	return asleep;
}

static bool has_signal(const char *status)
{
	const char *own = status_field(status, "SigPnd");
	const char *shared = status_field(status, "ShdPnd");
	const char *blocked = status_field(status, "SigBlk");

	return !own || !shared || !blocked ||
	       ((strtoull(own, NULL, 16) | strtoull(shared, NULL, 16)) &
		~strtoull(blocked, NULL, 16));
}

bool asleep_until_now(const struct asleep *asleep, pid_t tid)
{
	char status[STATUS_SIZE];
	unsigned long switches;

	if (!asleep->known)
		return false;
	thread_read_file(tid, "status", status, sizeof(status));
	/* The stop itself is one. */
	return count_switches(status, &switches) &&
	       switches == asleep->switches + 1 && !has_signal(status);
}
