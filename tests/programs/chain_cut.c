/* Twenty thousand frames, cut. ptrail: --call-graph dwarf --max-stack 9
   cflags: -O2 */
#include "expect.h"

enum { DEPTH = 20000 };

__attribute__((noipa)) static int recurse(int depth)
{
	volatile int here = depth;

	return depth ? recurse(depth - 1) + here : syscall(SYS_getppid);
}

int main(void)
{
	int i;

	expect("getppid() = *");
	expect("> syscall (*libc.so.6)");
	/* Some enter the kernel through the vDSO, which is a frame, too. */
	for (i = 0; i < 7; i++)
		expect("> recurse (*chain_cut)");
	/* The others, main and what called it, of which there are few. */
	expect("> ... 1999* more frames");
	return recurse(DEPTH - 1) == -1;
}
