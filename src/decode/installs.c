/* seccomp(2), and prctl(2) which was there before it. */
#include "decode/installs.h"

#include <string.h>
#include <sys/prctl.h>

#include "compat/uapi.h"

bool call_installs_filter(const struct call *call)
{
	if (!call->row || !(call->row->effects & EFFECT_SECCOMP))
		return false;
	if (!strcmp(call->row->name, "prctl"))
		return call->args[0] == PR_SET_SECCOMP;
	return call->args[0] == SECCOMP_SET_MODE_FILTER;
}

bool call_asks_strict(const struct call *call)
{
	if (!call->row || !(call->row->effects & EFFECT_SECCOMP))
		return false;
	if (!strcmp(call->row->name, "prctl"))
		return call->args[0] == PR_SET_SECCOMP &&
		       call->args[1] == SECCOMP_MODE_STRICT;
	return call->args[0] == SECCOMP_SET_MODE_STRICT && !call->args[1] &&
	       !call->args[2];
}
