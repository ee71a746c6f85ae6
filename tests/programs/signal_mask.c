/* What is blocked behind a handler, as the kernel's frame of it has it.
   needs: new-kernel */
#include <signal.h>

#include "expect.h"

/* Some kernels' frames for a handler that is told no more are smaller. */
#if defined(SYS_sigreturn) && !defined(__powerpc64__)
#define SIGRETURN "sigreturn"
#else
#define SIGRETURN "rt_sigreturn"
#endif

static void handle(int signal)
{
	(void)signal;
}

static void handle_more(int signal, siginfo_t *info, void *context)
{
	(void)signal, (void)info, (void)context;
}

int main(void)
{
	struct sigaction action = { .sa_handler = handle };
	struct sigaction more = { .sa_sigaction = handle_more,
				  .sa_flags = SA_SIGINFO };
	sigset_t set;

	sigaction(SIGUSR1, &action, NULL);
	sigaction(SIGUSR2, &more, NULL);
	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, 35);
	sigprocmask(SIG_SETMASK, &set, NULL);
	raise(SIGUSR1);
	expect("signal USR1 (*)");
	expect(SIGRETURN "(mask: [INT RT_3]) = *");
	raise(SIGUSR2);
	expect("signal USR2 (*)");
	expect("rt_sigreturn(mask: [INT RT_3]) = *");
	return 0;
}
