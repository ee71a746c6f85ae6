/* Calls by x32's numbers from 64-bit code; most kernels refuse them. */
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "expect.h"

#ifndef __x86_64__
EXPECT_NOTHING_HERE
#else
enum { X32 = 0x40000000, X32_RT_SIGACTION = 512, X32_GETPPID = 110 };

int main(void)
{
	static const char refused[] = "-1 ENOSYS (Function not implemented)";
	/* Handler, flags, restorer and mask: words of four bytes. */
	uint32_t action[5] = { 1, SA_RESTART, 0, 1 << (SIGINT - 1), 0 };
	char *low = mmap(NULL, 4096, PROT_READ | PROT_WRITE,
			 MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
	int missing;

	memcpy(low, action, sizeof(action));
	missing = syscall(X32 | X32_GETPPID) < 0 && errno == ENOSYS;
	if (missing)
		fprintf(stderr, "skipped: no x32 here\n");
	expect("getppid() = %s", missing ? refused : "*");
	syscall(X32 | X32_RT_SIGACTION, SIGUSR1, low, NULL, 8);
	expect("rt_sigaction(sig: USR1, act: { .sa_handler: IGN, .sa_flags: RESTART, .sa_mask: [INT] }, sigsetsize: 8) = %s",
	       missing ? refused : "0");
	return 0;
}
#endif
