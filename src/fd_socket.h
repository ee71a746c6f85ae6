/*
 * What a socket or a pidfd stands for, which their links in /proc do not say.
 */
#ifndef PTRAIL_FD_SOCKET_H
#define PTRAIL_FD_SOCKET_H

#include <sys/types.h>

struct text;

/* "TCP:127.0.0.1:22->127.0.0.1:4711"; 'link' where nothing is known. */
void fd_socket_name(struct text *out, pid_t tid, int fd, const char *link);

/* "pidfd:4711". */
void fd_pidfd_name(struct text *out, pid_t tid, int fd, const char *link);

#endif
