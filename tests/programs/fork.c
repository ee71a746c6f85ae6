/* A fork, the child's calls, the parent's wait. exit: 0 */
#include <stdlib.h>
#include <sys/wait.h>

#include "expect.h"

int main(void)
{
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		expect("getppid() = %d*", getppid());
		expect("exit_group(error_code: 7) = ?");
		expect("exited with 7");
		_exit(7);
	}
	waitpid(pid, &status, 0);
	expect("*(*) = %d (fork)*", pid);
	expect("*wait4(*) = %d*", pid);
	expect("signal CHLD (EXITED, pid: %d, status: 7)", pid);
	expect("exit_group() = ?");
	expect("exited with 0");
	return 0;
}
