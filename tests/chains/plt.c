/*
 * Steps one by one through a call that leads over the linker's jump: the
 * handler of each step calls getppid().
 */
#include <signal.h>
#include <unistd.h>

enum { STEPS = 40 };

static volatile int steps;

static void handler(int signal)
{
	(void)signal;
	if (steps++ < STEPS)
		getppid();
}

int main(void)
{
	/* What is resolved when it is called first, is so now. */
	getppid();
	getuid();
	signal(SIGTRAP, handler);
	__asm__ volatile("pushf; orl $0x100,(%%rsp); popf" ::: "memory", "cc");
	getuid();
	__asm__ volatile("pushf; andl $~0x100,(%%rsp); popf" ::: "memory",
			 "cc");
	return steps < 3;
}
