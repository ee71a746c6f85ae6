/* PR_SET_PDEATHSIG, subreapers and orphans. */
#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "expect.h"

static void orphan(int ready)
{
	sigset_t set;
	siginfo_t info;
	pid_t parent = getppid(), reaper;

	sigemptyset(&set);
	sigaddset(&set, SIGUSR1);
	sigprocmask(SIG_BLOCK, &set, NULL);
	need(!prctl(PR_SET_PDEATHSIG, SIGUSR1));
	need(write(ready, "x", 1) == 1);
	while (sigwaitinfo(&set, &info) < 0)
		need(errno == EINTR);
	need(info.si_pid == parent);
	reaper = getppid();
	need(reaper != parent);
	_exit(9);
}

static void adopt_one(void)
{
	int ends[2];
	char byte;

	need(!pipe(ends));
	if (fork() == 0)
		orphan(ends[1]);
	need(read(ends[0], &byte, 1) == 1);
	_exit(7);
}

int main(void)
{
	int status, sum = 0;

	need(!prctl(PR_SET_CHILD_SUBREAPER, 1));
	if (fork() == 0)
		adopt_one();
	for (int i = 0; i < 2; i++) {
		pid_t pid = wait(&status);

		need(pid > 0 && WIFEXITED(status));
		sum += WEXITSTATUS(status);
		expect_of(pid, "exited with %d", WEXITSTATUS(status));
	}
	need(sum == 16);
	return 0;
}
