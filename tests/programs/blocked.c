/* A read that waits while another thread's calls are printed. */
#include "expect.h"

static int ends[2];

static void *write_late(void *arg)
{
	(void)arg;
	await_sleep(getpid());
	usleep(600000);
	syscall(SYS_getppid);
	expect("getppid() = *");
	if (write(ends[1], "x", 1) == 1)
		expect("write(fd: %d<pipe:*>, buf: \"x\", count: 1) = 1",
		       ends[1]);
	return NULL;
}

int main(void)
{
	pthread_t thread;
	char byte;

	if (pipe(ends) || pthread_create(&thread, NULL, write_late, NULL) ||
	    read(ends[0], &byte, 1) != 1)
		return 1;
	pthread_join(thread, NULL);
	expect("read(fd: %d<pipe:*>, buf: 0x*, count: 1) ...", ends[0]);
	expect(" ... [continued]: read(buf: \"x\") = 1");
	return 0;
}
