/* Files of /proc, two of them the same ones before and after. */
#include "asleep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/*
 * poll_schedule_timeout, futex_wait_queue and so on; of a sleep, whose function
 * jumps to a part of the scheduler, often no more than the entry to all calls.
 */
const char *asleep_in(pid_t tid)
{
	char function[256];

	thread_read_file(tid, "wchan", function, sizeof(function));
	if (!function[0] || !strcmp(function, "0"))
		return NULL;
	if (strstr(function, "poll"))
		return "poll";
	return strstr(function, "futex") ? "futex" : "nanosleep";
}
