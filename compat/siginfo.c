/*
 * siginfo_t's fields for TRAP_PERF, which C libraries do not name yet: behind
 * si_addr, as include/uapi/asm-generic/siginfo.h has them since Linux 5.13.
 */
#include "compat/compat.h"

#include <stddef.h>
#include <string.h>

unsigned long compat_siginfo_perf_data(const siginfo_t *info)
{
	unsigned long data;

	memcpy(&data,
	       (const char *)info + offsetof(siginfo_t, si_addr) +
		       sizeof(info->si_addr),
	       sizeof(data));
	return data;
}
