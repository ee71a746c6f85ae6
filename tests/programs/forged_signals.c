/*
 * SIGCHLD in a storm, sent to the tracer of many threads by the program itself,
 * as if each were of a stop: those that do stop are found all the same.
 * ptrail: -e getppid
 */
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "expect.h"

enum { THREADS = 300, CALLS = 10 };

static pthread_barrier_t all;

static void *call(void *arg)
{
	pthread_barrier_wait(&all);
	for (int i = 0; i < CALLS; i++)
		syscall(SYS_getppid);
	expect("getppid() = *");
	return arg;
}

static pid_t storm(pid_t tracer)
{
	pid_t pid = fork();

	if (pid)
		return pid;
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	while (!kill(tracer, SIGCHLD))
		;
	_exit(1);
}

int main(void)
{
	pthread_t threads[THREADS];
	pid_t pid = storm(getppid());

	pthread_barrier_init(&all, NULL, THREADS);
	for (int i = 0; i < THREADS; i++)
		need(!pthread_create(&threads[i], NULL, call, NULL));
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	kill(pid, SIGKILL);
	need(waitpid(pid, NULL, 0) == pid);
	return 0;
}
