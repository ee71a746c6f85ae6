/* A time-out loop: work until ten alarms, 50 ms apart, have come. */
#include <signal.h>
#include <sys/time.h>

#include "expect.h"

enum { ALARMS = 10 };

static volatile sig_atomic_t alarms;

static void handle(int signal)
{
	(void)signal;
	alarms++;
}

int main(void)
{
	struct itimerval timer = { { 0, 50000 }, { 0, 50000 } };
	struct itimerval off = { { 0, 0 }, { 0, 0 } };
	struct sigaction action = { .sa_handler = handle };
	long calls = 0;

	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &timer, NULL);
	for (; alarms < ALARMS; calls++)
		syscall(SYS_getppid);
	setitimer(ITIMER_REAL, &off, NULL);
	need(calls > ALARMS);
	for (int i = 0; i < ALARMS; i++)
		expect("signal ALRM (KERNEL)");
	return 0;
}
