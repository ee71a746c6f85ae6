/*
 * raised: sends itself signals, and says how many of them came. By the way its
 * name is one that nobody should print as it is.
 */
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

static volatile int count;

static void handle(int signal)
{
	(void)signal;
	count++;
}

int main(void)
{
	prctl(PR_SET_NAME, "a) S\n\033[31m");
	signal(SIGUSR1, handle);
	for (int i = 0; i < 12; i++)
		raise(SIGUSR1);
	getppid();
	printf("%d\n", count);
	return 0;
}
