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

/*
 * Makes the program: of the ABI's calls those that 'stops' is true for, and
 * all that is not of the ABI's table. To be freed with seccomp_filter_finish.
 */
struct sock_fprog seccomp_filter_make(const struct abi *abi, const bool *stops);
void seccomp_filter_finish(struct sock_fprog *program);

/* On the calling thread; false when the kernel refuses it. */
bool seccomp_filter_install(const struct sock_fprog *program);

#endif
