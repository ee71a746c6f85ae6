/* A vfork whose child executes a program, and one that fails to. */
#include <stdlib.h>
#include <sys/wait.h>

#include "expect.h"

static pid_t start(const char *path)
{
	char *argv[] = { (char *)path, NULL };
	pid_t pid = vfork();

	if (pid == 0) {
		execv(path, argv);
		_exit(9);
	}
	waitpid(pid, NULL, 0);
	return pid;
}

int main(void)
{
	pid_t good = start("/bin/true"), bad = start("/nonexistent");

	expect_of(good, "execve(filename: \"/bin/true\", *) = 0");
	expect_of(good, "exit_group() = ?");
	expect_of(good, "exited with 0");
	expect(VFORK " = %d*", good);
	expect("*wait4(*) = %d*", good);
	expect_of(bad, "execve(filename: \"/nonexistent\", *) = -1 ENOENT (No such file or directory)");
	expect_of(bad, "exited with 9");
	expect(VFORK " = %d*", bad);
	return 0;
}
