/* A call is its function's last instruction. ptrail: --call-graph dwarf
   cflags: -O2 -fno-omit-frame-pointer */
#include <stdlib.h>

#include "expect.h"

__attribute__((noipa, noreturn)) static void ends(int n)
{
	syscall(SYS_getppid);
	exit(n);
}

__attribute__((noipa)) static void last(int n)
{
	ends(n - 1);
}

/* What would be named if the return address were looked up as it is. */
__attribute__((noipa, used)) static int behind(int n)
{
	return n;
}

int main(void)
{
	expect("getppid() = *");
	expect("> ends (*chain_last_call)");
	expect("> last (*chain_last_call)");
	expect("> main (*chain_last_call)");
	last(1);
}
