/* Through signals taken on a first instruction, also on another stack.
   ptrail: --call-graph dwarf
   cflags: -O2 */
#include <signal.h>
#include <stdlib.h>
#include <ucontext.h>

#include "expect.h"

#ifndef __x86_64__
EXPECT_NOTHING_HERE
#else
/* The first instruction of a function that has no other. */
__asm__(".text\n"
	".type trap_at_once, %function\n"
	"trap_at_once:\n"
	".cfi_startproc\n"
	".byte 0x0f, 0x0b\n"
	"ret\n"
	".cfi_endproc\n"
	".size trap_at_once, .-trap_at_once\n");
void trap_at_once(void);

static void handler(int signal, siginfo_t *info, void *context)
{
	ucontext_t *interrupted = context;

	(void)signal, (void)info;
	syscall(SYS_getppid);
	/* Over the ud2. */
	interrupted->uc_mcontext.gregs[REG_RIP] += 2;
}

__attribute__((noipa)) static int caller(void)
{
	trap_at_once();
	return 1;
}

static void expect_chain(void)
{
	expect("getppid() = *");
	expect("> syscall (*libc.so.6)");
	expect("> handler (*chain_signals)");
	expect("> trap_at_once (*chain_signals)");
	expect("> caller (*chain_signals)");
	expect("> main (*chain_signals)");
}

int main(void)
{
	struct sigaction action = { .sa_sigaction = handler,
				    .sa_flags = SA_SIGINFO };
	stack_t stack = { .ss_sp = malloc(65536), .ss_size = 65536 };

	expect_chain();
	expect_chain();
	sigaction(SIGILL, &action, NULL);
	caller();
	sigaltstack(&stack, NULL);
	action.sa_flags |= SA_ONSTACK;
	sigaction(SIGILL, &action, NULL);
	return caller() - 1;
}
#endif
