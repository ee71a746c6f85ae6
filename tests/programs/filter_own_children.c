/*
 * Children of a program with a seccomp filter of its own: whether the first
 * stop of one comes before or after its parent's, no call of it is missed.
 * ptrail: -e getuid
 * needs: new-kernel
 */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "expect.h"

enum { CHILDREN = 100 };

static int refuse(int number)
{
	struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
			 offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { sizeof(filter) / sizeof(*filter),
				      filter };

	return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

static void call(void)
{
	syscall(SYS_getuid);
	expect("getuid() = -1 EPERM (*)");
	_exit(0);
}

int main(void)
{
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || refuse(SYS_getuid))
		return 1;
	for (int i = 0; i < CHILDREN; i++)
		if (!fork())
			call();
	for (int i = 0; i < CHILDREN; i++)
		wait(NULL);
	return 0;
}
