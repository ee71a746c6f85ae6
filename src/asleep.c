/* Two files of /proc, the same ones before and after. */
#include "asleep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "process.h"

enum { STATUS_SIZE = 8192, DECIMAL = 10, HEXADECIMAL = 16 };

static bool find_number(const char *status, const char *field, int base,
			unsigned long long *number)
{
	char start[64];
	const char *line;

	/* A comm cannot fake the line: the kernel escapes newlines in it. */
	snprintf(start, sizeof(start), "\n%s:", field);
	line = strstr(status, start);
	if (!line)
		return false;
	*number = strtoull(line + strlen(start), NULL, base);
	return true;
}

static bool count_switches(const char *status, unsigned long *count)
{
	unsigned long long number;

	if (!find_number(status, "voluntary_ctxt_switches", DECIMAL, &number))
		return false;
	*count = number;
	return true;
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
	unsigned long long own, shared, blocked;

	return !find_number(status, "SigPnd", HEXADECIMAL, &own) ||
	       !find_number(status, "ShdPnd", HEXADECIMAL, &shared) ||
	       !find_number(status, "SigBlk", HEXADECIMAL, &blocked) ||
	       ((own | shared) & ~blocked);
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
