/* SIGKILL of processes of 16 threads that are at stops all the time. */
#include <signal.h>
#include <sys/wait.h>

#include "expect.h"

enum { ROUNDS = 20, THREADS = 16 };

static void *call(void *arg)
{
	for (;;)
		syscall(SYS_getppid);
	return arg;
}

static void live(int ready)
{
	pthread_t thread;

	for (int i = 1; i < THREADS; i++)
		pthread_create(&thread, NULL, call, NULL);
	if (write(ready, "x", 1) == 1)
		call(NULL);
}

int main(void)
{
	int ends[2], status;
	char byte;

	need(!pipe(ends));
	for (int i = 0; i < ROUNDS; i++) {
		pid_t child = fork();

		if (child == 0)
			live(ends[1]);
		need(read(ends[0], &byte, 1) == 1);
		kill(child, SIGKILL);
		need(waitpid(child, &status, 0) == child);
		need(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
		expect_of(child, "killed by KILL");
		expect("*wait4(*) = %d*", child);
	}
	return 0;
}
