/* A child on its parent's stack. ptrail: --call-graph dwarf
   cflags: -O2 */
#include <sys/wait.h>

#include "expect.h"

__attribute__((noipa)) static void child(void)
{
	expect("getppid() = *");
	expect("> child (*chain_vfork)");
	expect("> main (*chain_vfork)");
	syscall(SYS_getppid);
	_exit(0);
}

int main(void)
{
	pid_t pid = vfork();

	if (!pid)
		child();
	return waitpid(pid, NULL, 0) != pid;
}
