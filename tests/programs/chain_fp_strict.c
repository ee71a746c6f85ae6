/* As the kernel walks. ptrail: --call-graph fp,strict -e getppid
   cflags: -O2 -fno-omit-frame-pointer -fno-optimize-sibling-calls */
#include "frames.h"

#include "expect.h"

#if defined(__i386__) || defined(__powerpc__)
/* What the frame pointer is there is an argument of the call by then; or there
   is a chain of frames, which leaves out none. */
EXPECT_NOTHING_HERE
#else

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
	expect(">! inner (*chain_fp_strict)");
	expect("> outer (*chain_fp_strict)");
	return outer(1) == -1;
}

#endif
