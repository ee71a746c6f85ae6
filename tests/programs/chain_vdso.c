/* Through the vdso. ptrail: --call-graph dwarf
   cflags: -O2 */
#include <time.h>

#include "expect.h"

__attribute__((noipa)) static int ask(void)
{
	struct timespec time;

	/* It has no such clock and asks the kernel. */
	return clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
}

int main(void)
{
	expect("clock_gettime*(*");
	expect("> *clock_gettime* ([vdso])");
	/* Some kernels leave out what would say how to get there. */
	expect("> *clock_gettime* (*libc.so.6)*");
	expect("> ask (*chain_vdso)*");
	expect("> main (*chain_vdso)");
	return ask() == -1;
}
