/* Through the vDSO, whose caller keeps no frame pointer either.
   ptrail: --call-graph fp
   cflags: -O2 -fno-omit-frame-pointer -fno-optimize-sibling-calls */
#include "frames.h"

#include <time.h>

#include "expect.h"

__attribute__((noipa)) static int ask(void)
{
	struct timespec time;

	/* It has no such clock and asks the kernel. */
	return clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) + 1;
}

int main(void)
{
	expect("clock_gettime*(*");
	expect("> *clock_gettime* (*libc.so.6)*");
	/* 32-bit libcs have another behind it, for a narrower time. */
	if (sizeof(long) == 8) {
		expect("> ask (*chain_vdso_fp)*");
		expect("> main (*chain_vdso_fp)");
	}
	return ask() == 0;
}
