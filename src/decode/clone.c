/* The flags of fork and its kin, and the stack, wherever each keeps them. */
#include "decode/clone.h"

#include <sched.h>
#include <string.h>

static uint64_t flags_given(const struct call *call)
{
	return call->args[call->abi->clone_flags];
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

static uint64_t stack_given(const struct call *call)
{
	return call->args[!call->abi->clone_flags];
}

/* Of struct clone_args, too: where the stack begins and how large it is. */
static uint64_t stack_pointed(const struct call *call)
{
	uint64_t stack[2] = { 0, 0 };

	memory_get(call->memory, call->args[0] + 5 * sizeof(uint64_t), stack,
		   sizeof(stack));
	return stack[0] + stack[1];
}

static uint64_t stack_of_vfork(const struct call *call)
{
	(void)call;
	return 0;
}

static const struct creator {
	const char *name;
	uint64_t (*flags)(const struct call *call);
	uint64_t (*stack)(const struct call *call);
} creators[] = {
	{ "clone", flags_given, stack_given },
	{ "clone3", flags_pointed, stack_pointed },
	{ "vfork", flags_of_vfork, stack_of_vfork },
};

static const struct creator *find_creator(const struct call *call)
{
	for (size_t i = 0; i < sizeof(creators) / sizeof(*creators); i++)
		if (call->row && !strcmp(call->row->name, creators[i].name))
			return &creators[i];
	return NULL;
}

uint64_t call_clone_flags(const struct call *call)
{
	const struct creator *creator = find_creator(call);

	return creator ? creator->flags(call) : 0;
}

bool call_clone_flags_pointed(const struct call *call)
{
	const struct creator *creator = find_creator(call);

	return creator && creator->flags == flags_pointed;
}

uint64_t call_clone_stack(const struct call *call)
{
	const struct creator *creator = find_creator(call);

	return creator ? creator->stack(call) : 0;
}
