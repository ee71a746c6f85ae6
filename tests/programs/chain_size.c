/* No more of the stack than asked for. ptrail: --call-graph dwarf,2048
   cflags: -O2 */
#include "expect.h"

__attribute__((noipa)) static int inner(int n)
{
	return syscall(SYS_getppid) + n;
}

__attribute__((noipa)) static int large(int n)
{
	volatile char room[4000];

	room[0] = n;
	return inner(n) + room[0];
}

/* Whether its return address is at its frame's far end or the near one. */
__attribute__((noipa)) static int larger(int n)
{
	volatile char room[4000];

	room[0] = n;
	return large(n) + room[0];
}

int main(void)
{
	expect("getppid() = *");
	expect("> inner (*chain_size)");
	expect("> large (*chain_size)");
	expect(">! main (*chain_size)");
	return larger(1) == -1;
}
