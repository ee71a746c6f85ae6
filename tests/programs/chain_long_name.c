/* A symbol of 3,000 bytes. ptrail: --call-graph dwarf
   cflags: -O2 */
#include "expect.h"

#define A10(x) A10_OF(x)
#define A10_OF(x) x##x##x##x##x##x##x##x##x##x
#define A(x) A10(x)
#define LONG A(A10(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa))
#define STRING_OF(x) #x
#define STRING(x) STRING_OF(x)

__attribute__((noipa)) static int LONG(int n)
{
	return syscall(SYS_getppid) + n;
}

int main(void)
{
	expect("getppid() = *");
	expect("> " STRING(LONG) " (*chain_long_name)");
	return LONG(1) == -1;
}
