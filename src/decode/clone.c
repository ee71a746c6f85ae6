/* The flags of fork and its kin, wherever each keeps them. */
#include "decode/clone.h"

#include <sched.h>
#include <string.h>

static uint64_t flags_given(const struct call *call)
{
	return call->args[0];
}

/* The first field of struct clone_args, linux/sched.h. */
static uint64_t flags_pointed(const struct call *call)
{
	uint64_t flags = 0;

	memory_get(call->memory, call->args[0], &flags, sizeof(flags));
	return flags;
}

static uint64_t flags_of_vfork(const struct call *call)
{
	(void)call;
	return CLONE_VM | CLONE_VFORK;
}

static const struct {
	const char *name;
	uint64_t (*flags)(const struct call *call);
} creators[] = {
	{ "clone", flags_given },
	{ "clone3", flags_pointed },
	{ "vfork", flags_of_vfork },
};

uint64_t call_clone_flags(const struct call *call)
{
	if (!call->row)
		return 0;
	for (size_t i = 0; i < sizeof(creators) / sizeof(*creators); i++)
		if (!strcmp(call->row->name, creators[i].name))
			return creators[i].flags(call);
	return 0;
}
