/*
 * The order of stops on kernels before 4.8, which run seccomp filters first.
 * At its entry a call's result is ENOSYS until it has another; the first call
 * that a filter stops is the command's exec, which never fails so.
 */
#include "compat/compat.h"

#include <errno.h>

bool compat_entry_again(struct compat_calls *calls, int64_t result)
{
	if (!calls->known)
		calls->filter_first = result == -ENOSYS;
	calls->known = true;
	return calls->filter_first;
}
