/* A symbol that is longer than a line may be.
   ptrail: --call-graph dwarf --width 60
   cflags: -O2 */
#include "expect.h"

__attribute__((noipa)) static int a_symbol_that_is_not_short(int n)
{
	return syscall(SYS_getppid) + n;
}

int main(void)
{
	expect("getppid() *");
	expect("> a_symbol_that_is_n...");
	return a_symbol_that_is_not_short(1) == -1;
}
