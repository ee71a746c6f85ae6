/* SIGTRAP of the program's own: sent, raised, blocked, ignored, handled, by
   int3 and by single steps. */
#include <signal.h>
#include <sys/wait.h>

#include "expect.h"

static volatile int traps, last_code;

static void on_trap(int signal, siginfo_t *info, void *context)
{
	(void)signal, (void)context;
	traps++;
	last_code = info->si_code;
}

#ifdef __x86_64__
static void step_three(void)
{
	/* The trap flag set, three instructions, and the flag cleared. */
	__asm__ volatile("pushfq\n orq $0x100, (%%rsp)\n popfq\n"
			 "nop\n nop\n nop\n"
			 "pushfq\n andq $~0x100, (%%rsp)\n popfq\n"
			 ::: "memory", "cc", "rax");
}
#endif

static void check_handled(void)
{
	raise(SIGTRAP);
	need(traps == 1 && last_code == SI_TKILL);
	expect("signal TRAP (TKILL, *");
	kill(getpid(), SIGTRAP);
	need(traps == 2 && last_code == SI_USER);
	expect("signal TRAP (USER, *");
#ifdef __x86_64__
	__asm__ volatile("int3");
	need(traps == 3 && last_code == SI_KERNEL);
	expect("signal TRAP (KERNEL*");
	step_three();
	/* Each of the steps up to the instruction behind the last popfq. */
	need(traps == 9 && last_code == TRAP_TRACE);
	expect("signal TRAP (TRACE*");
#endif
}

static void check_blocked(void)
{
	sigset_t set;
	siginfo_t info;

	sigemptyset(&set);
	sigaddset(&set, SIGTRAP);
	sigprocmask(SIG_BLOCK, &set, NULL);
	traps = 0;
	raise(SIGTRAP);
	need(!traps);
	need(sigwaitinfo(&set, &info) == SIGTRAP && !traps);
	raise(SIGTRAP);
	need(!traps);
	sigprocmask(SIG_UNBLOCK, &set, NULL);
	need(traps == 1);
}

static void check_deadly(void)
{
	int status;
	pid_t child = fork();

	if (child == 0) {
		signal(SIGTRAP, SIG_DFL);
		kill(getpid(), SIGTRAP);
		_exit(0);
	}
	need(waitpid(child, &status, 0) == child);
	need(WIFSIGNALED(status) && WTERMSIG(status) == SIGTRAP);
	expect_of(child, "killed by TRAP*");
}

int main(void)
{
	struct sigaction action = { .sa_sigaction = on_trap,
				    .sa_flags = SA_SIGINFO };

	sigaction(SIGTRAP, &action, NULL);
	check_handled();
	check_blocked();
	signal(SIGTRAP, SIG_IGN);
	raise(SIGTRAP);
	kill(getpid(), SIGTRAP);
	check_deadly();
	return 0;
}
