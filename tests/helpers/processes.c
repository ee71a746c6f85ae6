/* processes N: starts /bin/true N times, one after the other. */
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>

int main(int argc, char **argv)
{
	long count = argc > 1 ? atol(argv[1]) : 0;
	char *child[] = { "/bin/true", NULL }, *environment[] = { NULL };
	pid_t pid;

	for (long i = 0; i < count; i++)
		if (posix_spawn(&pid, child[0], NULL, NULL, child,
				environment) ||
		    waitpid(pid, NULL, 0) != pid)
			return 1;
	return 0;
}
