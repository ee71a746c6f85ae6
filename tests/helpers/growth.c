/*
 * Memory that grows by known amounts in functions of known names. The word
 * says how, and with "die" or "kill" behind it the program aborts or is
 * killed at the end.
 */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <unistd.h>

/* Below a MiB, so that a report shows it to the page. */
enum { UNIT = 124 << 10 };

#ifndef MADV_PAGEOUT
#define MADV_PAGEOUT 21
#endif

#define STEP __attribute__((noipa)) static

/* Huge pages would make what is resident a matter of luck. */
STEP char *plain(void *memory, size_t size)
{
	if (memory == MAP_FAILED)
		_exit(9);
	madvise(memory, size, MADV_NOHUGEPAGE);
	return memory;
}

STEP char *map_anonymous(size_t size)
{
	return plain(mmap(NULL, size, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
		     size);
}

STEP void grow_by_mmap(void)
{
	memset(map_anonymous(8 * UNIT), 1, 3 * UNIT);
}

STEP void grow_with_holes(void)
{
	char *memory = map_anonymous(8 * UNIT);

	memset(memory, 1, 8 * UNIT);
	munmap(memory + 2 * UNIT, UNIT);
	mmap(memory + 4 * UNIT, UNIT, PROT_READ,
	     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
	madvise(memory, UNIT, MADV_DONTNEED);
}

STEP void grow_by_brk(void)
{
	const size_t page = sysconf(_SC_PAGESIZE);
	char *memory = sbrk(4 * UNIT);

	madvise((void *)((unsigned long)(memory + page - 1) & -page),
		4 * UNIT - page, MADV_NOHUGEPAGE);
	memset(memory, 1, 4 * UNIT);
	if (sbrk(-UNIT) == (void *)-1)
		_exit(9);
}

/* Where there is no swap they stay. */
STEP void grow_and_swap(void)
{
	char *memory = map_anonymous(8 * UNIT);

	for (int i = 0; i < 8 * UNIT; i++)
		memory[i] = i * i >> 7;
	madvise(memory, 3 * UNIT, MADV_PAGEOUT);
}

STEP char *begin_small(void)
{
	return memset(map_anonymous(UNIT), 1, UNIT);
}

STEP void grow_by_mremap(void)
{
	char *memory = begin_small();

	memory = mremap(memory, UNIT, 6 * UNIT, MREMAP_MAYMOVE);
	memset(plain(memory, 6 * UNIT), 1, 6 * UNIT);
}

STEP void grow_by_mprotect(void)
{
	char *memory = mmap(NULL, 12 * UNIT, PROT_NONE,
			    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	plain(memory, 12 * UNIT);
	mprotect(memory, 5 * UNIT, PROT_READ | PROT_WRITE);
	memset(memory, 1, 5 * UNIT);
}

STEP void grow_by_memfd(void)
{
	int fd = memfd_create("cache", MFD_CLOEXEC);

	if (ftruncate(fd, 4 * UNIT))
		_exit(9);
	memset(mmap(NULL, 4 * UNIT, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0),
	       1, 2 * UNIT);
}

STEP void grow_by_shmat(void)
{
	int id = shmget(IPC_PRIVATE, 4 * UNIT, IPC_CREAT | 0600);
	char *kept = shmat(id, NULL, 0), *left = shmat(id, NULL, 0);

	shmctl(id, IPC_RMID, NULL);
	if (kept == (void *)-1)
		_exit(9);
	memset(kept, 1, UNIT);
	shmdt(left);
}

STEP void *keep_objects(void *unused)
{
	/* Some freed in between: what is kept is what counts. */
	for (int i = 0; i < 400; i++) {
		char *kept = malloc(500 + i % 1000);
		char *freed = malloc(700);

		memset(kept, i, 500 + i % 1000);
		free(freed);
	}
	return unused;
}

STEP void grow_in_threads(void)
{
	pthread_t threads[4];

	for (int i = 0; i < 4; i++)
		pthread_create(&threads[i], NULL, keep_objects, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
}

STEP void *sleep_long(void *unused)
{
	sleep(60);
	return unused;
}

STEP void grow_beside_many(void)
{
	pthread_t thread;

	for (int i = 0; i < 20; i++)
		pthread_create(&thread, NULL, sleep_long, NULL);
	grow_by_mmap();
}

STEP void grow_in_child(void)
{
	pid_t child;

	grow_by_mmap();
	child = fork();
	if (!child) {
		memset(map_anonymous(20 * UNIT), 1, 20 * UNIT);
		exit(0);
	}
	waitpid(child, NULL, 0);
}

STEP char *cache_insert(char *old)
{
	if (old)
		munmap(old, 2 * UNIT);
	return memset(map_anonymous(2 * UNIT), 1, 2 * UNIT);
}

/* A cache that is full at the mark; ptrail marks and reports as we ask. */
STEP void grow_no_more(void)
{
	static char *cache[4];

	for (int i = 0; i < 4; i++)
		cache[i] = cache_insert(cache[i]);
	kill(getppid(), SIGUSR2);
	usleep(200000);
	for (int i = 0; i < 40; i++)
		cache[i % 4] = cache_insert(cache[i % 4]);
	grow_by_mmap();
	kill(getppid(), SIGUSR1);
	usleep(200000);
}

/* Comes and goes: an account must not remember what is gone. */
STEP void churn(void)
{
	for (int i = 0; i < 20000; i++) {
		char *memory = mmap(NULL, 4096 << i % 4, PROT_READ | PROT_WRITE,
				    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

		munmap(memory, 4096 << i % 4);
	}
}

/* Grows before and behind the moment in which it is attached to. */
STEP void grow_when_told(void)
{
	grow_by_mmap();
	grow_by_mprotect();
	puts("ready");
	fflush(stdout);
	getchar();
	grow_with_holes();
	getchar();
}

/* Until ptrail has seen enough, or for long. */
STEP void eat_slowly(void)
{
	for (int i = 0; i < 200; i++) {
		memset(map_anonymous(8 * UNIT), 1, 8 * UNIT);
		usleep(10000);
	}
}

STEP char *fill(size_t size)
{
	return memset(malloc(size), 1, size);
}

/* What is freed first makes malloc keep the others in its heap. */
STEP void raise_threshold(void)
{
	free(fill(64 * UNIT));
	for (int i = 0; i < 20; i++)
		*fill(8 * UNIT) = i;
}

static const struct {
	const char *word;
	void (*grow)(void);
} ways[] = {
	{ "mmap", grow_by_mmap },
	{ "holes", grow_with_holes },
	{ "brk", grow_by_brk },
	{ "swap", grow_and_swap },
	{ "mremap", grow_by_mremap },
	{ "mprotect", grow_by_mprotect },
	{ "memfd", grow_by_memfd },
	{ "shmat", grow_by_shmat },
	{ "threads", grow_in_threads },
	{ "crowd", grow_beside_many },
	{ "child", grow_in_child },
	{ "plateau", grow_no_more },
	{ "churn", churn },
	{ "eat", eat_slowly },
	{ "threshold", raise_threshold },
	{ "attach", grow_when_told },
};

/* What the kernel says, right before the end. */
static void print_sizes(void)
{
	FILE *status = fopen("/proc/self/smaps_rollup", "r");
	char line[256];

	while (status && fgets(line, sizeof(line), status))
		if (!strncmp(line, "Rss:", 4) || !strncmp(line, "Swap:", 5))
			fputs(line, stdout);
	fflush(stdout);
}

/* Of what exec gives, more than the file has. */
static volatile char zeros[300000];

int main(int argc, char **argv)
{
	zeros[sizeof(zeros) / 2] = 1;
	for (size_t i = 0; i < sizeof(ways) / sizeof(*ways); i++)
		if (argc > 1 && !strcmp(argv[1], ways[i].word))
			ways[i].grow();
	print_sizes();
	if (argc > 2 && !strcmp(argv[2], "die"))
		abort();
	if (argc > 2 && !strcmp(argv[2], "kill"))
		kill(getpid(), SIGKILL);
	_exit(0);
}
