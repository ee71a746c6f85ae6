/*
 * A seccomp filter that stops a program only at some of its calls: all others
 * run at full speed under a tracer that resumes with PTRACE_CONT.
 */
#ifndef PTRAIL_SECCOMP_FILTER_H
#define PTRAIL_SECCOMP_FILTER_H

#include <linux/filter.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arch.h"

/* The data by which the stops of this filter are told from a program's own. */
enum { SECCOMP_FILTER_DATA = 0x7074 };

/* Of a call; what is between them is a bit for each argument that may be one
   of the descriptors: it stops if one is. */
enum { SECCOMP_PASS = 0, SECCOMP_STOP = 0xff };

/* More descriptors are not compared: a filter has at most 4096 instructions. */
enum { SECCOMP_FDS_MAX = 16 };

struct seccomp_wish {
	const struct abi *abi;
	uint8_t *verdicts;	/* of the ABI's calls, by number */
	const int *fds;
	size_t fd_count;
};

/* Makes the program; all that is not in the ABI's table stops. To be freed
   with seccomp_filter_finish. */
struct sock_fprog seccomp_filter_make(const struct seccomp_wish *wish);
void seccomp_filter_finish(struct sock_fprog *program);

/* Whether the kernel has filters and lets us use them; installs none. */
bool seccomp_filter_possible(void);

/* On the calling thread; false when the kernel refuses it. */
bool seccomp_filter_install(const struct sock_fprog *program);

#endif
