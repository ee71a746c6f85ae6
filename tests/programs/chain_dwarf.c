/* Call chains without frame pointers. ptrail: --call-graph dwarf
   cflags: -O2 -fomit-frame-pointer */
#include "expect.h"

__attribute__((noipa)) static int inner(int n)
{
	return syscall(SYS_getppid) + n;
}

__attribute__((noipa)) static int middle(int n)
{
	volatile char room[10000];

	room[0] = n;
	return inner(n + room[0]) + 1;
}

__attribute__((noipa)) static int outer(int n)
{
	return middle(n) + 2;
}

int main(void)
{
	expect("getppid() = *");
	expect("> syscall (*libc.so.6)");
	expect("> inner (*chain_dwarf)");
	expect("> middle (*chain_dwarf)");
	expect("> outer (*chain_dwarf)");
	expect("> main (*chain_dwarf)");
#ifndef __powerpc__ /* where it jumps into the C library */
	expect("> _start (*chain_dwarf)");
#endif
	return outer(1) == -1;
}
