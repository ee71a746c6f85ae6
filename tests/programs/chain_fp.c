/* Call chains by frame pointers. ptrail: --call-graph fp
   cflags: -O2 -fno-omit-frame-pointer -fno-optimize-sibling-calls */
#include "frames.h"

#include "expect.h"

__attribute__((noipa)) static int inner(int n)
{
	return syscall(SYS_getppid) + n;
}

__attribute__((noipa)) static int outer(int n)
{
	return inner(n) + 2;
}

int main(void)
{
	expect("getppid() = *");
	expect("> syscall (*libc.so.6)");
	/* Its caller is not lost though it keeps no frame pointer. */
	expect("> inner (*chain_fp)");
	expect("> outer (*chain_fp)");
	expect("> main (*chain_fp)");
	return outer(1) == -1;
}
