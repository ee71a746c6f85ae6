/*
 * perf_event_open(2) with what old kernels do not know given up step by step:
 * PERF_FLAG_FD_CLOEXEC is of Linux 3.14, the dummy event of 3.12, clockid of
 * 4.1. Each answers what it does not know with another errno.
 */
#include "compat/compat.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "compat/uapi.h"

/* False when there is nothing left that may have been the reason. */
static bool give_up(struct perf_event_attr *attr, unsigned long *flags)
{
	if (errno == EINVAL && *flags) {
		*flags = 0;
		return true;
	}
	if ((errno == EINVAL || errno == E2BIG) && attr->use_clockid) {
		attr->use_clockid = 0;
		attr->clockid = 0;
		return true;
	}
	if (errno == ENOENT && attr->config == UAPI_COUNT_SW_DUMMY) {
		/* There are none where the hardware takes care of them. */
		attr->config = PERF_COUNT_SW_ALIGNMENT_FAULTS;
		return true;
	}
	return false;
}

int compat_perf_event_open(struct perf_event_attr *attr, pid_t tid, int cpu)
{
	unsigned long flags = PERF_FLAG_FD_CLOEXEC;
	int fd;

	do {
		fd = syscall(SYS_perf_event_open, attr, tid, cpu, -1, flags);
	} while (fd < 0 && give_up(attr, &flags));
	if (fd >= 0 && !flags)
		fcntl(fd, F_SETFD, FD_CLOEXEC);
	return fd;
}
