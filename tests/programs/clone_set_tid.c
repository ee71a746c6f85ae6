/* A number that is used again at once, twice: another thread each time.
   needs: new-kernel */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <linux/sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/wait.h>

#include "expect.h"

static pid_t clone_as(pid_t pid)
{
	struct clone_args args = {
		.exit_signal = SIGCHLD,
		.set_tid = (uintptr_t)&pid,
		.set_tid_size = 1,
	};

	return syscall(SYS_clone3, &args, sizeof(args));
}

/* What is known of the one before by its number is not true of this one. */
static void use(int descriptor)
{
	char byte;

	need(read(descriptor, &byte, 1) >= 0);
}

int main(void)
{
	static const char *const names[] = { "/dev/zero", "/dev/null" };
	int status, descriptor = open(names[0], O_RDONLY);
	pid_t pid = fork();

	if (pid == 0) {
		use(descriptor);
		_exit(0);
	}
	need(waitpid(pid, &status, 0) == pid);
	expect_of(pid, "exited with 0");
	for (int i = 1; i < 20; i++) {
		pid_t again;

		close(descriptor);
		need(open(names[i % 2], O_RDONLY) == descriptor);
		again = clone_as(pid);
		if (again == 0) {
			use(descriptor);
			_exit(i);
		}
		if (again < 0 && (errno == EPERM || errno == EEXIST))
			break; /* not root; or taken by somebody else */
		need(again == pid);
		need(waitpid(pid, &status, 0) == pid);
		need(WEXITSTATUS(status) == i);
		expect_of(pid, "read(fd: %d<%s>, *", descriptor, names[i % 2]);
		expect_of(pid, "exit_group(error_code: %d) = ?", i);
		expect_of(pid, "exited with %d", i);
		expect("clone3(*) = %d*", pid);
	}
	return 0;
}
