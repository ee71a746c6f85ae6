/* A child that no tracer may follow lives and ends as it would.
   says: a child was created with CLONE_UNTRACED: it is not traced */
#include <sched.h>
#include <signal.h>
#include <sys/wait.h>

#include "expect.h"

int main(void)
{
	int status;

	for (int i = 0; i < 2; i++) {
		pid_t pid = clone_all(CLONE_UNTRACED | SIGCHLD);

		if (pid == 0)
			_exit(4);
		need(waitpid(pid, &status, 0) == pid);
		need(WIFEXITED(status) && WEXITSTATUS(status) == 4);
		expect("clone(*) = %d*", pid);
		expect_of(pid, "!exited with 4");
	}
	return 0;
}
