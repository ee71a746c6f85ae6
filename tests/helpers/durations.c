/* Makes calls, and writes of each what it took as seen from inside, in us. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SIZE = 64 << 20 };

struct times {
	double wall;
	double on_cpu;
};

static double clock_us(clockid_t clock)
{
	struct timespec time;

	clock_gettime(clock, &time);
	return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static struct times now(void)
{
	return (struct times){ clock_us(CLOCK_MONOTONIC),
			       clock_us(CLOCK_THREAD_CPUTIME_ID) };
}

static void tell(const char *name, struct times before)
{
	struct times after = now();

	printf("%s %.3f %.3f\n", name, after.wall - before.wall,
	       after.on_cpu - before.on_cpu);
}

int main(void)
{
	const struct timespec pause = { 0, 30000000 };
	int zero = open("/dev/zero", O_RDONLY);
	char *memory = mmap(NULL, SIZE, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
	struct times before;
	pid_t child;

	if (zero < 0 || memory == MAP_FAILED)
		return 1;
	before = now();
	syscall(SYS_read, zero, memory, SIZE);
	tell("read", before);
	before = now();
	syscall(SYS_nanosleep, &pause, NULL);
	tell("nanosleep", before);
	before = now();
	child = fork();
	if (!child)
		_exit(0);
	tell("clone", before);
	waitpid(child, NULL, 0);
	return 0;
}
