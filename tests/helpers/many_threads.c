/*
 * many_threads N: N threads that call getppid() now and then. Says "ready",
 * and ends when its input does.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *work(void *context)
{
	(void)context;
	for (;;) {
		getppid();
		usleep(20000);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_attr_t attr;
	pthread_t thread;
	char byte;

	pthread_attr_init(&attr);
	pthread_attr_setstacksize(&attr, 65536);
	for (int i = 0; argc > 1 && i < atoi(argv[1]); i++)
		if (pthread_create(&thread, &attr, work, NULL))
			return 1;
	puts("ready");
	fflush(stdout);
	while (read(0, &byte, 1) > 0)
		;
	return 0;
}
