/* Parents that end while their children are born, in every order. */
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "expect.h"

enum { ROUNDS = 100 };

/* Reaps the parent and its orphan; the exit status tells which is which. */
static void reap_both(void)
{
	for (int i = 0; i < 2; i++) {
		int status;
		pid_t pid = wait(&status);

		need(pid > 0);
		need(WIFEXITED(status) || WTERMSIG(status) == SIGKILL);
		if (WIFEXITED(status))
			expect_of(pid, "exited with %d", WEXITSTATUS(status));
	}
}

int main(void)
{
	need(!prctl(PR_SET_CHILD_SUBREAPER, 1));
	for (int i = 0; i < ROUNDS; i++) {
		if (fork() == 0)
			_exit(fork() ? 21 : 22);
		reap_both();
	}
	/* The parent is killed by its child, at once. */
	for (int i = 0; i < ROUNDS; i++) {
		if (fork() == 0) {
			if (fork() == 0) {
				kill(getppid() == 1 ? 0 : getppid(), SIGKILL);
				_exit(23);
			}
			for (;;)
				;
		}
		reap_both();
	}
	return 0;
}
