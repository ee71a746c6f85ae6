/* ptrace calls of the program: refused, as what is traced already. */
#include <errno.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/wait.h>

#include "expect.h"

int main(void)
{
	pid_t child = fork();

	if (child == 0) {
		for (;;)
			pause();
	}
	need(ptrace(PTRACE_TRACEME, 0, 0, 0) == -1 && errno == EPERM);
	expect("ptrace(*) = -1 EPERM (Operation not permitted)");
	need(ptrace(PTRACE_SEIZE, child, 0, 0) == -1 && errno == EPERM);
	expect("ptrace(*) = -1 EPERM (Operation not permitted)");
	need(ptrace(PTRACE_ATTACH, child, 0, 0) == -1 && errno == EPERM);
	expect("ptrace(*) = -1 EPERM (Operation not permitted)");
	/* The tracer itself. */
	need(ptrace(PTRACE_SEIZE, getppid(), 0, 0) == -1 && errno == EPERM);
	expect("ptrace(*) = -1 EPERM (Operation not permitted)");
	need(ptrace(PTRACE_ATTACH, getppid(), 0, 0) == -1 && errno == EPERM);
	expect("ptrace(*) = -1 EPERM (Operation not permitted)");
	kill(child, SIGKILL);
	need(waitpid(child, NULL, 0) == child);
	return 0;
}
