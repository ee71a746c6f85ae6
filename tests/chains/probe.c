/* A chain of known functions that ends in getppid(). See test_chains.c. */
#include <unistd.h>

#define NOIPA __attribute__((noinline, noclone))

int inner(int n);
int middle(int n);
int outer(int n);

NOIPA int inner(int n)
{
	return getppid() + n;
}

NOIPA int middle(int n)
{
	volatile char room[3000];

	room[0] = n;
	return inner(n + room[0]) + 1;
}

NOIPA int outer(int n)
{
	return middle(n) + 2;
}

/* With an argument its own file is gone before. */
int main(int argc, char **argv)
{
	if (argc > 1)
		unlink(argv[0]);
	return outer(1) == -1;
}
