/* Children in pid, user and mount namespaces and in another root. */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/wait.h>

#include "expect.h"

static int ends[2];

static void live_inside(void)
{
	pid_t grandchild;
	int status;

	need(syscall(SYS_getpid) == 1);
	grandchild = fork();
	if (grandchild == 0)
		_exit(syscall(SYS_getpid) == 2 ? 41 : 1);
	need(grandchild == 2);
	need(waitpid(2, &status, 0) == 2 && WEXITSTATUS(status) == 41);
	need(access("/nonexistent/inside", F_OK) == -1);
	need(!chroot("/proc") && access("/self", F_OK) <= 0);
	_exit(42);
}

static void enter(void)
{
	pid_t child;
	int status;

	if (unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS))
		_exit(50); /* not permitted here */
	child = fork();
	if (child == 0)
		live_inside();
	need(write(ends[1], &child, sizeof(child)) == sizeof(child));
	need(waitpid(child, &status, 0) == child);
	_exit(WEXITSTATUS(status));
}

int main(void)
{
	pid_t child, inside;
	int status;

	need(!pipe(ends));
	child = fork();
	if (child == 0)
		enter();
	need(waitpid(child, &status, 0) == child && WIFEXITED(status));
	expect("*wait4(*) = %d*", child);
	if (WEXITSTATUS(status) == 50)
		return 0;
	need(WEXITSTATUS(status) == 42);
	need(read(ends[0], &inside, sizeof(inside)) == sizeof(inside));
	expect_of(child, "unshare(*NEWUSER*) = 0");
	expect_of(child, "exited with 42");
	expect_of(inside, "getpid() = 1 (namespaces/%d)", inside);
	expect_of(inside, "* = 2*");
	expect_of(inside, "*access*(*filename: \"/nonexistent/inside\"*) = -1 ENOENT *");
	expect_of(inside, "chroot(filename: \"/proc\") = 0");
	expect_of(inside, "exited with 42");
	return 0;
}
