/* busy_threads T N: T threads that each make N calls and touch N pages. */
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static long count, page;

static void *work(void *arg)
{
	volatile char *area = mmap(NULL, count * page, PROT_READ | PROT_WRITE,
				   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	madvise((void *)area, count * page, MADV_NOHUGEPAGE);
	for (long i = 0; i < count; i++) {
		syscall(SYS_getppid);
		area[i * page] = 1;
	}
	return arg;
}

int main(int argc, char **argv)
{
	int threads = argc > 2 ? atoi(argv[1]) : 1;
	pthread_t *ids = calloc(threads, sizeof(*ids));

	/* Other threads' areas may join those not yet said to be small. */
	prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
	page = sysconf(_SC_PAGESIZE);
	count = argc > 2 ? atol(argv[2]) : 1;
	for (int i = 0; i < threads; i++)
		pthread_create(&ids[i], NULL, work, NULL);
	for (int i = 0; i < threads; i++)
		pthread_join(ids[i], NULL);
	free(ids);
	return 0;
}
