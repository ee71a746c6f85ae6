/* sleepers T N: T threads that each sleep N times for a millisecond. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

static long count;

static void *work(void *arg)
{
	struct timespec millisecond = { 0, 1000000 };

	for (long i = 0; i < count; i++)
		nanosleep(&millisecond, NULL);
	return arg;
}

int main(int argc, char **argv)
{
	int threads = argc > 2 ? atoi(argv[1]) : 1;
	pthread_t *ids = calloc(threads, sizeof(*ids));

	count = argc > 2 ? atol(argv[2]) : 1;
	for (int i = 0; i < threads; i++)
		pthread_create(&ids[i], NULL, work, NULL);
	for (int i = 0; i < threads; i++)
		pthread_join(ids[i], NULL);
	free(ids);
	return 0;
}
