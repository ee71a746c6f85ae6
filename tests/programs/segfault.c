/* A wild access, by a signal with its address. exit: 139 */
#include <sys/resource.h>

#include "expect.h"

int main(void)
{
	struct rlimit none = { 0, 0 };
	volatile int *wild = (int *)0x1010;

	setrlimit(RLIMIT_CORE, &none);
	expect("signal SEGV (MAPERR, addr: %p)", SEGV_AT(wild));
	expect("killed by SEGV");
	return *wild;
}
