/* gettid(2) and tgkill(2) for glibc before 2.30 and musl, without wrappers. */
#include "compat/compat.h"

#include <sys/syscall.h>
#include <unistd.h>

pid_t compat_gettid(void)
{
	return syscall(SYS_gettid);
}

int compat_tgkill(pid_t tid, int signal)
{
	return syscall(SYS_tgkill, getpid(), tid, signal);
}
