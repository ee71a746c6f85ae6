/* A vfork child that a signal kills: its parent goes on. */
#include <signal.h>
#include <sys/wait.h>

#include "expect.h"

int main(void)
{
	int status;
	pid_t pid = vfork();

	if (pid == 0) {
		syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
		_exit(1);
	}
	need(waitpid(pid, &status, 0) == pid);
	need(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
	expect_of(pid, "kill(pid: %d*, sig: KILL) = ?", pid);
	expect_of(pid, "killed by KILL");
	expect(VFORK " = %d*", pid);
	expect("*wait4(*) = %d*", pid);
	return 0;
}
