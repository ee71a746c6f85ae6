/* exit_group while other threads are in calls: those are shown as such.
   exit: 5 */
#include "expect.h"

enum { WAITING = 4 };

static int ends[2];
static volatile pid_t waiting[WAITING];

static void *wait_in_read(void *arg)
{
	volatile pid_t *tid = arg;
	char byte;

	expect("read(fd: %d<pipe:*>, buf: 0x*, count: 1) *", ends[0]);
	expect("*read(*) = ?");
	expect("exited with 5");
	*tid = syscall(SYS_gettid);
	if (read(ends[0], &byte, 1) != 1)
		_exit(98);
	return arg;
}

int main(void)
{
	pthread_t thread;

	if (pipe(ends))
		return 1;
	for (int i = 0; i < WAITING; i++)
		pthread_create(&thread, NULL, wait_in_read,
			       (void *)&waiting[i]);
	for (int i = 0; i < WAITING; i++) {
		while (!waiting[i])
			usleep(1000);
		await_sleep(waiting[i]);
	}
	/* So long that the calls are shown as running. */
	usleep(600000);
	expect("exit_group(error_code: 5) = ?");
	expect("exited with 5");
	_exit(5);
}
