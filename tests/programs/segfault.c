/* A wild access, by a signal with its address. exit: 139 */
#include <sys/resource.h>

#include "expect.h"

int main(void)
{
	struct rlimit none = { 0, 0 };
	volatile int *wild = (int *)0x10;

	setrlimit(RLIMIT_CORE, &none);
	expect("signal SEGV (MAPERR, addr: 0x10)");
	expect("killed by SEGV");
	return *wild;
}
