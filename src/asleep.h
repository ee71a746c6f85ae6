/*
 * What a thread waits in before it is interrupted, by /proc/TID/syscall and
 * wchan (proc(5)): some machines' kernels tell a call's first argument no more
 * once the wait was cut short, and without it the call cannot begin anew.
 */
#ifndef PTRAIL_ASLEEP_H
#define PTRAIL_ASLEEP_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct asleep {
	bool known;
	uint64_t number;	/* of the call, in the thread's ABI */
	uint64_t argument;	/* the first */
	unsigned long switches;	/* how often it had waited by then */
};

/* Of a thread that runs; not known when it waits for nothing. */
struct asleep asleep_read(pid_t tid);

/*
 * At the stop that an interrupt made, when the kernel has seen it switched
 * out: it is that wait which was cut short, and by nothing but the interrupt.
 */
bool asleep_until_now(const struct asleep *asleep, pid_t tid);

/*
 * Of a thread that waits in restart_syscall(2): a word of the name of the call
 * which that continues, by the kernel's function (/proc/TID/wchan), as nothing
 * tells the number any more; NULL: it waits for nothing, or that is not told.
 */
const char *asleep_in(pid_t tid);

#endif
