/* Threads that all make calls, by name. */
#include <stdlib.h>

#include "expect.h"

enum { THREADS = 8, CALLS = 100 };

static void *work(void *name)
{
	pthread_setname_np(pthread_self(), name);
	for (int i = 0; i < CALLS; i++)
		syscall(SYS_getppid);
	for (int i = 0; i < CALLS; i++)
		expect("getppid() = %d*", getppid());
	expect("exit() = ?");
	expect("exited with 0");
	return NULL;
}

int main(void)
{
	pthread_t threads[THREADS];

	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, work, "worker");
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	expect("exit_group() = ?");
	expect("exited with 0");
	return 0;
}
