/* peak CMD..: runs CMD, says on stderr the most memory it had, in KiB. */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	struct rusage usage;
	int status;
	pid_t pid = fork();

	if (pid == 0 && argc > 1)
		execvp(argv[1], argv + 1);
	if (pid <= 0 || wait4(pid, &status, 0, &usage) != pid)
		return 125;
	fprintf(stderr, "%ld\n", usage.ru_maxrss);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 124;
}
