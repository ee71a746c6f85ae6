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

int main(void)
{
	expect("getppid() = *");
	expect("> inner (*chain_size)");
	expect("> large (*chain_size)");
	expect(">! main (*chain_size)");
	return large(1) == -1;
}
