/*
 * known_faults THREADS: threads touch known numbers of pages, so does a child,
 * before and after an exec. Each process prints its pid and by how much the
 * kernel's own count of its minor faults grew between two getrusage calls.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <fcntl.h>
#include <unistd.h>

enum { MANY = 100, SOME = 50, CHILD = 30, AFTER_EXEC = 20, IN_CALL = 40 };

static size_t page;

static char *map_pages(size_t count)
{
	char *area = mmap(NULL, count * page, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	madvise(area, count * page, MADV_NOHUGEPAGE);
	return area;
}

#define TOUCHER(name)                                                 \
	__attribute__((noipa)) static void name(volatile char *area,  \
						size_t count)         \
	{                                                             \
		__asm__ volatile("" : : "r"(__builtin_frame_address(0))); \
		for (size_t i = 0; i < count; i++)                    \
			area[i * page] = 1;                           \
	}

TOUCHER(touch_many)
TOUCHER(touch_some)
TOUCHER(touch_in_child)
TOUCHER(touch_after_exec)

/* The kernel's part: a call fills fresh pages. */
static void fill_in_call(void)
{
	int zero = open("/dev/zero", O_RDONLY);

	if (read(zero, map_pages(IN_CALL), IN_CALL * page) < 0)
		exit(3);
	close(zero);
}

static void *work(void *arg)
{
	touch_many(map_pages(MANY), MANY);
	touch_some(map_pages(SOME), SOME);
	fill_in_call();
	return arg;
}

static long count_faults(void)
{
	/* Touched beforehand: filling it must not count. */
	static struct rusage usage;

	memset(&usage, 1, sizeof(usage));
	getrusage(RUSAGE_SELF, &usage);
	return usage.ru_minflt;
}

static void run_threads(int count)
{
	pthread_t threads[64];

	for (int i = 1; i < count; i++)
		pthread_create(&threads[i], NULL, work, NULL);
	work(NULL);
	for (int i = 1; i < count; i++)
		pthread_join(threads[i], NULL);
}

static void tell(long before)
{
	long after = count_faults();

	printf("%d %ld\n", getpid(), after - before);
	fflush(stdout);
}

static void be_child(char *path)
{
	char *argv[] = { path, "again", NULL };
	long before = count_faults();

	touch_in_child(map_pages(CHILD), CHILD);
	tell(before);
	execv("/proc/self/exe", argv);
	exit(4);
}

int main(int argc, char **argv)
{
	long before;

	/* Other threads' areas may join those not yet said to be small. */
	prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
	before = count_faults();
	page = sysconf(_SC_PAGESIZE);
	if (argc > 1 && !strcmp(argv[1], "again")) {
		touch_after_exec(map_pages(AFTER_EXEC), AFTER_EXEC);
		tell(before);
		return 0;
	}
	run_threads(argc > 1 ? atoi(argv[1]) : 1);
	tell(before);
	if (fork() == 0)
		be_child(argv[0]);
	wait(NULL);
	return 0;
}
