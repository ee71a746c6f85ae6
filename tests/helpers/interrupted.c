/*
 * interrupted: says it is ready and counts SIGTERM and SIGINT for half a
 * second, then ends with that count.
 */
#include <signal.h>
#include <stdio.h>
#include <time.h>

static volatile sig_atomic_t count;

static void handle(int signal)
{
	(void)signal;
	count++;
}

int main(void)
{
	struct timespec left = { 0, 500000000 };

	signal(SIGTERM, handle);
	signal(SIGINT, handle);
	puts("ready");
	fflush(stdout);
	while (nanosleep(&left, &left))
		;
	return count;
}
