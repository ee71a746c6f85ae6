/* Faults while SIGTRAP is blocked, ignored or handled, and the program's own.
   ptrail: --pf min --call-graph dwarf
   needs: perf */
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "expect.h"

enum { PAGES = 3 };

static volatile sig_atomic_t traps;

static void handle(int signal)
{
	(void)signal;
	traps++;
}

__attribute__((noipa)) static void touch(volatile char *page)
{
	*page = 1;
}

static void touch_some(const char *when)
{
	const int page = sysconf(_SC_PAGESIZE);
	char *area = mmap(NULL, PAGES * page, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	(void)when;
	madvise(area, PAGES * page, MADV_NOHUGEPAGE);
	for (int i = 0; i < PAGES; i++)
		touch(area + i * page);
	expect("madvise(start: %p, len_in: %d, *", area, PAGES * page);
	for (int i = 0; i < PAGES; i++) {
		expect("minfault [touch+0x*] => //anon@%p (d.)",
		       area + i * page);
		expect("> touch (*trap_blocked)");
	}
}

int main(void)
{
	struct sigaction action = { .sa_handler = handle }, now;
	sigset_t trap;

	sigemptyset(&trap);
	sigaddset(&trap, SIGTRAP);
	touch_some("at first");
	sigprocmask(SIG_BLOCK, &trap, NULL);
	touch_some("blocked");
	sigprocmask(SIG_UNBLOCK, &trap, NULL);
	touch_some("unblocked");
	signal(SIGTRAP, SIG_IGN);
	touch_some("ignored");
	raise(SIGTRAP);
	sigaction(SIGTRAP, &action, &now);
	if (now.sa_handler != SIG_IGN)
		return 1;
	touch_some("handled");
	if (traps)
		return 2;
	raise(SIGTRAP);
	return traps != 1;
}
