/*
 * What an old or restricted kernel lacks, one file each. A function here is
 * called where the newest kernel's way has just failed, with errno still set.
 */
#ifndef PTRAIL_COMPAT_H
#define PTRAIL_COMPAT_H

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/*
 * After process_vm_readv(2) failed: the readable bytes at the start of the
 * range by another way, how many; 0 when there are none or errno says that no
 * other way would help. 'tid' is stopped under our ptrace or is our own.
 */
size_t compat_memory_read(pid_t tid, uint64_t address, void *buffer,
			  size_t size);

/* si_perf_data of a SIGTRAP with si_code TRAP_PERF. */
uint64_t compat_siginfo_perf_data(const siginfo_t *info);

#endif
