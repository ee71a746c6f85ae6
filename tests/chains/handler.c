/* The chain leads through a signal handler. */
#include <signal.h>
#include <unistd.h>

static volatile int seen;

static void handler(int signal)
{
	seen = getppid() + signal;
}

__attribute__((noipa)) static int inner(int n)
{
	raise(SIGUSR1);
	return seen + n;
}

int main(void)
{
	signal(SIGUSR1, handler);
	return inner(1) == -1;
}
