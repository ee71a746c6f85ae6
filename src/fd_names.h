/*
 * What open descriptors stand for, one table per descriptor table of the
 * kernel: read from /proc/PID/fd once and kept until the descriptor is closed.
 */
#ifndef PTRAIL_FD_NAMES_H
#define PTRAIL_FD_NAMES_H

#include <stdint.h>
#include <sys/types.h>

struct fd_names;

struct fd_names *fd_names_create(void);
struct fd_names *fd_names_get(struct fd_names *names);
void fd_names_put(struct fd_names *names);	/* NULL is fine */

/* A fork's copy. */
struct fd_names *fd_names_copy(const struct fd_names *names);

/* The path or kind of 'fd' in thread 'tid', unescaped; NULL when not open. */
const char *fd_names_find(struct fd_names *names, pid_t tid, int fd);

/* 'fd' and its duplicates have another name from now on. */
void fd_names_rename(struct fd_names *names, int fd);

/* Descriptors 'first' to 'last' may stand for something else from now on. */
void fd_names_drop(struct fd_names *names, uint64_t first, uint64_t last);

#endif
