/*
 * Page faults as ptrace stops: since Linux 5.13 a software event can raise
 * SIGTRAP at the faulting instruction, which the tracer sees, and suppresses,
 * with the live stack at hand. Only for faults in user mode.
 */
#ifndef PTRAIL_FAULT_STOP_H
#define PTRAIL_FAULT_STOP_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

/*
 * Of a stopped thread that is the only one of its process, and the threads it
 * will start; the next exec ends it. 'want' has PERF_WANT_MINOR and _MAJOR.
 * With a 'period' of 1 each fault is a stop, otherwise each such of a thread.
 * Gives a descriptor to be closed, which ends it too, or -1 with errno.
 */
int fault_stop_open(pid_t tid, unsigned want, unsigned period);

/* Whether a signal is such a stop. */
bool fault_stop_is(const siginfo_t *info);

#endif
