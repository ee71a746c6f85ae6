/*
 * Seccomp's strict mode, which the kernel gives only where there is no filter,
 * under ptrail's.
 * ptrail: -e prctl,getppid,write
 * needs: new-kernel
 */
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "expect.h"

static pid_t start_strict(long number, int output)
{
	pid_t pid = fork();

	if (pid)
		return pid;
	need(!prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT, 0, 0, 0));
	need(write(output, "x", 1) == 1);
	syscall(number, 7);
	syscall(SYS_exit, 5);
	return 0;
}

static int status_of(pid_t pid)
{
	int status;

	need(waitpid(pid, &status, 0) == pid);
	return status;
}

int main(void)
{
	int ends[2];
	pid_t pid;

	need(!pipe(ends));
	pid = start_strict(SYS_exit, ends[1]);
	need(status_of(pid) == 7 << 8);
	expect_of(pid, "prctl(option: SET_SECCOMP, *) = 0");
	expect_of(pid, "write(*) = 1");
	/* One that would not stop, one that would. */
	need(status_of(start_strict(SYS_getuid, ends[1])) == SIGKILL);
	pid = start_strict(SYS_getppid, ends[1]);
	need(status_of(pid) == SIGKILL);
	expect_of(pid, "killed by KILL");
	return 0;
}
