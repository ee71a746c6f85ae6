/*
 * A program with seccomp filters of its own, under ptrail's.
 * ptrail: -e getppid,getuid
 * needs: new-kernel
 */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>

#include "expect.h"

static int refuse(int number, unsigned verdict, unsigned flags)
{
	struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
			 offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, verdict),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { sizeof(filter) / sizeof(*filter),
				      filter };

	return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
}

static int go[2];

static void *call_late(void *arg)
{
	char byte;

	(void)arg;
	if (read(go[0], &byte, 1) == 1)
		syscall(SYS_getuid);
	expect("getuid() = -1 EPERM (*)");
	return NULL;
}

int main(void)
{
	pthread_t thread;

	if (pipe(go) || pthread_create(&thread, NULL, call_late, NULL) ||
	    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
	    refuse(SYS_getppid, SECCOMP_RET_TRACE | 7, 0) ||
	    refuse(SYS_getuid, SECCOMP_RET_ERRNO | EPERM,
		   SECCOMP_FILTER_FLAG_TSYNC))
		return 1;
	if (syscall(SYS_getppid) != -1 || errno != ENOSYS)
		return 2;
	expect("!prctl*");
	expect("getppid() = -1 ENOSYS (*)");
	if (write(go[1], "x", 1) != 1)
		return 3;
	pthread_join(thread, NULL);
	if (!fork()) {
		syscall(SYS_getuid);
		expect("getuid() = -1 EPERM (*)");
		_exit(0);
	}
	syscall(SYS_getuid);
	expect("getuid() = -1 EPERM (*)");
	return 0;
}
