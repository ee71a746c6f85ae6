/* sleeps N US: N sleeps of so many microseconds, and some work in between. */
#include <stdlib.h>
#include <sys/prctl.h>
#include <time.h>

int main(int argc, char **argv)
{
	long sleeps = argc > 2 ? atol(argv[1]) : 0;
	struct timespec pause = { 0, argc > 2 ? atol(argv[2]) * 1000 : 0 };

	prctl(PR_SET_TIMERSLACK, 1);
	for (long i = 0; i < sleeps; i++) {
		nanosleep(&pause, NULL);
		for (volatile int j = 0; j < 20000; j++)
			;
	}
	return 0;
}
