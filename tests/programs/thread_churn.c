/* 1,000 threads that begin and end in a tight loop. */
#include "expect.h"

enum { THREADS = 1000 };

static void *work(void *arg)
{
	*(pid_t *)arg = syscall(SYS_gettid);
	return NULL;
}

int main(void)
{
	static pid_t tids[THREADS];
	pthread_t thread;

	for (int i = 0; i < THREADS; i++) {
		need(!pthread_create(&thread, NULL, work, &tids[i]));
		need(!pthread_join(thread, NULL));
	}
	for (int i = 0; i < THREADS; i += 100) {
		expect_of(tids[i], "gettid() = %d*", tids[i]);
		expect_of(tids[i], "exit() = ?");
		expect_of(tids[i], "exited with 0");
	}
	return 0;
}
