/* In a context switched to by hand, and back. ptrail: --call-graph dwarf
   cflags: -O2 */
#include <stdlib.h>
#include <ucontext.h>

#include "expect.h"

#ifndef __GLIBC__ /* musl has no such calls */
EXPECT_NOTHING_HERE
#else
static ucontext_t first, second;

__attribute__((noipa)) static int inside(void)
{
	return syscall(SYS_getppid) + 1;
}

static void start(void)
{
	inside();
	swapcontext(&second, &first);
}

int main(void)
{
	expect("getppid() = *");
	expect("> inside (*chain_context)");
	expect("> start (*chain_context)");
	expect(">! main (*chain_context)");
	expect("getppid() = *");
	expect("> inside (*chain_context)");
	expect("> main (*chain_context)");
	getcontext(&second);
	second.uc_stack.ss_sp = malloc(65536);
	second.uc_stack.ss_size = 65536;
	second.uc_link = &first;
	makecontext(&second, start, 0);
	swapcontext(&first, &second);
	return inside() == -1;
}
#endif
