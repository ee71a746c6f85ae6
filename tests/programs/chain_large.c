/* Frames that are larger than any one copy. ptrail: --call-graph dwarf
   cflags: -O2 */
#include "expect.h"

__attribute__((noipa)) static int inner(int n)
{
	volatile char room[70000];

	room[0] = n;
	return syscall(SYS_getppid) + room[0];
}

__attribute__((noipa)) static int outer(int n)
{
	volatile char room[200000];

	room[sizeof(room) - 1] = n;
	return inner(n) + room[sizeof(room) - 1];
}

int main(void)
{
	int i;

	/* The first finds out how much it takes, the second knows. */
	for (i = 0; i < 2; i++) {
		expect("getppid() = *");
		expect("> inner (*chain_large)");
		expect("> outer (*chain_large)");
		expect("> main (*chain_large)");
	}
	return outer(1) == -1 || outer(1) == -1;
}
