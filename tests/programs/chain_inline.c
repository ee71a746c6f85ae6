/* Inlined functions and lines. ptrail: --call-graph dwarf --inline --srcline
   needs: libdw
   cflags: -O2 -g */
#include "expect.h"

static inline __attribute__((always_inline)) int inner(int n)
{
	return syscall(SYS_getppid) + n; /* line 7 */
}

static inline __attribute__((always_inline)) int middle(int n)
{
	return inner(n) + 1; /* line 12 */
}

__attribute__((noipa)) static int outer(int n)
{
	return middle(n) + 2; /* line 17 */
}

int main(void)
{
	expect("getppid() = *");
	expect("> inner (inlined) *chain_inline.c:8");
	expect("> middle (inlined) *chain_inline.c:13");
	expect("> outer (*chain_inline) *chain_inline.c:18");
	expect("> main (*chain_inline) *chain_inline.c:*");
	return outer(1) == -1;
}
