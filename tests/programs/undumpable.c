/* PR_SET_DUMPABLE 0: tracing goes on, with pointers where need be. exit: 3 */
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "expect.h"

int main(void)
{
	need(!prctl(PR_SET_DUMPABLE, 0));
	expect("prctl(option: SET_DUMPABLE*) = 0");
	need(access("/nonexistent", F_OK) == -1);
	expect("*access*(*filename: *) = -1 ENOENT (No such file or directory)");
	need(close(dup(1)) == 0);
	expect("dup(*) = *");
	if (fork() == 0)
		_exit((uid_t)syscall(SYS_getuid) == getuid() ? 0 : 1);
	wait(NULL);
	expect("*wait4(*) = *");
	expect("exit_group(error_code: 3) = ?");
	return 3;
}
