/*
 * What a thread waits in before it is interrupted, by /proc/TID/syscall
 * (proc(5)): some machines' kernels tell a call's first argument no more once
 * the wait was cut short, and without it the call cannot begin anew.
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

#endif
