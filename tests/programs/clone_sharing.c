/* clone with each combination of what may be shared, and odd parents. */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "expect.h"

static int shared_word;
static char stacks[40][65536] __attribute__((aligned(16)));
static int used;

static int child(void *arg)
{
	(void)arg;
	shared_word++;
	close(100);
	syscall(SYS_getuid);
	syscall(SYS_exit, 3);
	return 0;
}

static void check(int flags, int signal)
{
	int status, word = shared_word;
	pid_t pid;

	need(dup2(1, 100) == 100);
	pid = clone(child, stacks[used++] + 65536, flags | signal, NULL);
	need(pid > 0);
	need(waitpid(pid, &status, __WALL) == pid);
	need(WIFEXITED(status) && WEXITSTATUS(status) == 3);
	need(shared_word == word + !!(flags & CLONE_VM));
	need((fcntl(100, F_GETFD) < 0) == !!(flags & CLONE_FILES));
	expect_of(pid, "close(fd: 100<*>) = 0");
	expect_of(pid, "getuid() = %d", getuid());
	expect_of(pid, "exited with 3");
	expect("clone(*) = %d*", pid);
}

/* The grandchild is this process's child at once. */
static void check_parent(void)
{
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		pid_t sibling = clone_all(CLONE_PARENT | SIGCHLD);

		if (sibling == 0)
			_exit(8);
		_exit(sibling < 0);
	}
	need(waitpid(pid, &status, 0) == pid && !status);
	pid = wait(&status);
	need(pid > 0 && WEXITSTATUS(status) == 8);
	expect_of(pid, "exit_group(error_code: 8) = ?");
	expect_of(pid, "exited with 8");
}

int main(void)
{
	static const int parts[] = { CLONE_VM, CLONE_FILES, CLONE_FS,
				     CLONE_VFORK };

	for (int set = 0; set < 16; set++) {
		int flags = 0;

		for (int i = 0; i < 4; i++)
			if (set & 1 << i)
				flags |= parts[i];
		check(flags, set % 3 ? SIGCHLD : 0);
	}
	check(CLONE_VM | CLONE_SIGHAND, SIGCHLD);
	check(CLONE_VM | CLONE_SIGHAND | CLONE_FILES | CLONE_FS | CLONE_IO, 0);
	check_parent();
	return 0;
}
