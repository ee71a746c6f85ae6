/* Calls by odd numbers, and by the other ways that the processor has. */
#include <errno.h>

#include "expect.h"

int main(void)
{
	/* Where a range of numbers is private, what is beyond it is a crime. */
#ifndef __arm__
	need(syscall(-1) == -1 && errno == ENOSYS);
	expect("syscall_*(*) = -1 ENOSYS (Function not implemented)");
#endif
	/* Numbers may have 16 bits. */
	need(syscall(10000) == -1 && errno == ENOSYS);
	expect("syscall_0x2710(*) = -1 ENOSYS (Function not implemented)");
#ifdef __x86_64__
	long result;

	__asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
	need(result == getpid() || result == -ENOSYS);
	expect("getpid() = *");
	/* x32: most kernels are built without. */
	result = syscall(0x40000000 | SYS_getuid);
	need(result == (long)getuid() || errno == ENOSYS);
	expect("getuid() = *");
#endif
	return 0;
}
