/*
 * Calls by which a program becomes one that the kernel asks for pages: of its
 * own memory (userfaultfd), of files (FUSE). A new one is a line here and
 * EFFECT_SERVES in its row.
 */
#include "decode/serves.h"

#include <string.h>

#include "compat/uapi.h"

static bool names_fuse(const struct call *call, uint64_t address)
{
	char type[4];

	return memory_get(call->memory, address, type, sizeof(type)) &&
	       !memcmp(type, "fuse", sizeof(type));
}

/* Faults of its own code alone do not stop us. */
static bool serves_kernel(uint64_t flags)
{
	return !(flags & UAPI_UFFD_USER_MODE_ONLY);
}

bool call_serves(const struct call *call)
{
	const char *name = call->row ? call->row->name : "";

	if (!strcmp(name, "userfaultfd"))
		return serves_kernel(call->args[0]);
	if (!strcmp(name, "ioctl"))
		return call->args[1] == UAPI_USERFAULTFD_IOC_NEW &&
		       serves_kernel(call->args[2]);
	if (!strcmp(name, "mount"))
		return names_fuse(call, call->args[2]);
	return !strcmp(name, "fsopen") && names_fuse(call, call->args[0]);
}
