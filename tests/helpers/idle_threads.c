/*
 * idle_threads T N: T threads that sleep for ever, and N calls of the first
 * when they have all begun.
 */
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static void *sleep_on(void *arg)
{
	sem_post(arg);
	for (;;)
		pause();
	return arg;
}

int main(int argc, char **argv)
{
	int threads = argc > 2 ? atoi(argv[1]) : 0;
	long calls = argc > 2 ? atol(argv[2]) : 0;
	pthread_attr_t attributes;
	pthread_t thread;
	sem_t begun;

	sem_init(&begun, 0, 0);
	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, 65536);
	for (int i = 0; i < threads; i++)
		if (pthread_create(&thread, &attributes, sleep_on, &begun))
			return 1;
	for (int i = 0; i < threads; i++)
		while (sem_wait(&begun))
			;
	for (long i = 0; i < calls; i++)
		syscall(SYS_getppid);
	_exit(0);
}
