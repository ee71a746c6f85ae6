/*
 * One thread waits for a second in epoll_wait(2) and prints its result, another
 * makes calls meanwhile, after nothing happened for half of it.
 */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void *wait_long(void *context)
{
	struct epoll_event event;
	int result = epoll_wait(*(int *)context, &event, 1, 1000);

	printf("%d %d\n", result, result < 0 ? errno : 0);
	return NULL;
}

int main(void)
{
	const struct timespec half = { 0, 500000000 };
	int fd = epoll_create1(0);
	pthread_t thread;

	if (pthread_create(&thread, NULL, wait_long, &fd))
		return 1;
	nanosleep(&half, NULL);
	for (int i = 0; i < 10; i++)
		syscall(SYS_getppid);
	pthread_join(thread, NULL);
	return 0;
}
