/* With a seccomp filter of ptrail's, such a child is traced: alone, its calls
   would fail. It finds its arguments as it gave them.
   ptrail: -e getppid,getpid
   needs: new-kernel */
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>

#include "expect.h"

/* Says what is in the first argument's register behind the call, too. */
static pid_t clone_directly(unsigned long *flags)
{
#ifdef __x86_64__
	long result;
	register long r10 __asm__("r10") = 0;
	register long r8 __asm__("r8") = 0;

	__asm__ volatile("syscall"
			 : "=a"(result), "+D"(*flags)
			 : "a"(SYS_clone), "S"(0), "d"(0), "r"(r10), "r"(r8)
			 : "rcx", "r11", "memory");
	return result;
#else
	return clone_all(*flags);
#endif
}

static void live_and_end(void)
{
	need(syscall(SYS_getppid) > 0);
	_exit(4);
}

static void wait_for(pid_t pid)
{
	int status;

	need(waitpid(pid, &status, 0) == pid);
	need(WIFEXITED(status) && WEXITSTATUS(status) == 4);
	expect_of(pid, "getppid() = %d*", getpid());
}

__attribute__((unused)) static void in_a_register(void)
{
	unsigned long flags = CLONE_UNTRACED | SIGCHLD;
	pid_t pid = clone_directly(&flags);

	need(flags == (CLONE_UNTRACED | SIGCHLD));
	if (!pid)
		live_and_end();
	need(pid > 0);
	wait_for(pid);
}

static void in_a_struct(uint64_t sharing)
{
	struct clone_args args = {
		.flags = CLONE_UNTRACED | sharing,
		.exit_signal = SIGCHLD,
	};
	pid_t pid = syscall(SYS_clone3, &args, sizeof(args));

	need(args.flags == (CLONE_UNTRACED | sharing));
	if (!pid)
		live_and_end();
	need(pid > 0);
	wait_for(pid);
}

int main(void)
{
	for (int i = 0; i < 20; i++) {
#ifndef __riscv /* its kernel lets nobody change a call's first argument */
		in_a_register();
#endif
		in_a_struct(0);
		in_a_struct(CLONE_VFORK);
	}
	need(syscall(SYS_getpid) > 0);
	expect("getpid() = %d*", getpid());
	return 0;
}
