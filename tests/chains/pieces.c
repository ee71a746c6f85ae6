/*
 * Each function is on pages of its own, and the kernel lists them apart since
 * their permissions differ. With an argument one of them moves elsewhere, with
 * all that it is in the file.
 */
#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>

#define PAGE 4096
#define APART __attribute__((noinline, noclone, aligned(PAGE)))

/* What it calls it is told: moved code finds nothing by itself. */
typedef int (*ask)(void);

APART static int inner(ask question)
{
	return question() + 1;
}

APART static int middle(ask question)
{
	volatile char room[3000];

	room[0] = 1;
	return inner(question) + room[0];
}

APART static int outer(ask question)
{
	return middle(question) + 2;
}

static int split(int (*function)(ask))
{
	return mprotect((void *)function, PAGE,
			PROT_READ | PROT_EXEC | PROT_WRITE);
}

static int (*move(int (*function)(ask)))(ask)
{
	char *room = mmap(NULL, 4 * PAGE, PROT_NONE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	return (int (*)(ask))mremap((void *)function, PAGE, PAGE,
				    MREMAP_MAYMOVE | MREMAP_FIXED,
				    room + PAGE);
}

int main(int argc, char **argv)
{
	int result;

	(void)argv;
	if (split(inner) || split(outer))
		return 1;
	result = outer((ask)getppid);
	if (argc > 1)
		result += move(inner)((ask)getppid);
	return result == -1;
}
