/* Execs by a thread while the others call, begin and end: each comes through. */
#include <string.h>
#include <sys/wait.h>

#include "expect.h"

enum { ROUNDS = 40, BUSY = 4 };

static char *path;

static void *call(void *arg)
{
	for (;;)
		syscall(SYS_getppid);
	return arg;
}

static void *end(void *arg)
{
	return arg;
}

static void *begin_and_end(void *arg)
{
	pthread_t thread;

	for (;;)
		if (!pthread_create(&thread, NULL, end, NULL))
			pthread_join(thread, NULL);
	return arg;
}

static void *become(void *arg)
{
	char *argv[] = { path, "again", NULL };

	execv(path, argv);
	return arg;
}

/* The leader calls in a loop, waits in a call, or has ended already. */
static void lead(int round)
{
	if (round % 3 == 0)
		call(NULL);
	if (round % 3 == 1)
		pthread_exit(NULL);
	for (;;)
		pause();
}

static void start_all(int round)
{
	pthread_t thread;

	for (int i = 0; i < BUSY; i++)
		pthread_create(&thread, NULL, i % 2 ? begin_and_end : call,
			       NULL);
	pthread_create(&thread, NULL, become, NULL);
	lead(round);
}

int main(int argc, char **argv)
{
	int status;

	path = argv[0];
	if (argc > 1)
		return (uid_t)syscall(SYS_getuid) == getuid() ? 33 : 1;
	for (int i = 0; i < ROUNDS; i++) {
		pid_t child = fork();

		if (child == 0)
			start_all(i);
		need(waitpid(child, &status, 0) == child);
		need(WIFEXITED(status) && WEXITSTATUS(status) == 33);
		expect_of(child, "execve(filename: \"%s\", argv: [\"%s\", \"again\"], *) = 0",
			  path, path);
		expect_of(child, "getuid() = %d", getuid());
		expect_of(child, "exit_group(error_code: 33) = ?");
		expect_of(child, "exited with 33");
	}
	return 0;
}
