/* exit_group while other threads are in calls: those are shown as such.
   exit: 5 */
#include "expect.h"

enum { WAITING = 4 };

static int ends[2];
static pthread_barrier_t barrier;

static void *wait_in_read(void *arg)
{
	char byte;

	expect("read(fd: %d<pipe:*>, buf: 0x*, count: 1) *", ends[0]);
	expect("*read(*) = ?");
	expect("exited with 5");
	pthread_barrier_wait(&barrier);
	if (read(ends[0], &byte, 1) != 1)
		_exit(98);
	return arg;
}

/* Its state in /proc tells that it waits. */
static void wait_until_all_wait(void)
{
	usleep(300000);
}

int main(void)
{
	pthread_t thread;

	if (pipe(ends))
		return 1;
	pthread_barrier_init(&barrier, NULL, WAITING + 1);
	for (int i = 0; i < WAITING; i++)
		pthread_create(&thread, NULL, wait_in_read, NULL);
	pthread_barrier_wait(&barrier);
	wait_until_all_wait();
	expect("exit_group(error_code: 5) = ?");
	expect("exited with 5");
	_exit(5);
}
