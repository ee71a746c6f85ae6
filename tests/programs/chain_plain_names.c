/* Names as they are in the file, and how far in.
   ptrail: --call-graph dwarf --no-demangle --addresses
   cflags: -O2 */
#include "expect.h"

int _ZN3app5innerEi(int n);

__attribute__((noipa)) int _ZN3app5innerEi(int n)
{
	return syscall(SYS_getppid) + n;
}

int main(void)
{
	expect("getppid() = *");
	expect("> syscall+0x* (*libc.so.6)");
	expect("> _ZN3app5innerEi+0x* (*chain_plain_names)");
	expect("> main+0x* (*chain_plain_names)");
	return _ZN3app5innerEi(1) == -1;
}
