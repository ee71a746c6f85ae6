/* A hundred frames, all of them. ptrail: --call-graph dwarf
   cflags: -O2 -fno-optimize-sibling-calls */
#include "expect.h"

enum { DEPTH = 100 };

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
	for (i = 0; i < DEPTH; i++)
		expect("> recurse (*chain_deep)");
	expect("> main (*chain_deep)");
	return recurse(DEPTH - 1) == -1;
}
