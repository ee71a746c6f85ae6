/*
 * Births: which of two stops comes first, the new thread's own or its creator's
 * event, is the kernel's choice, so each order is made by hand.
 */
#include <criterion/criterion.h>
#include <sched.h>
#include <unistd.h>

#include "trace_state.h"

enum {
	PARENT = 4194305,	/* numbers that no thread can have */
	CHILD = 4194306,
};

struct family {
	struct trace_config config;
	struct trace trace;
	struct thread *parent;
};

/* The parent is in a call that clones. */
static struct family *family_create(uint64_t flags)
{
	struct family *family = calloc(1, sizeof(*family));
	struct thread *parent;

	family->trace.config = &family->config;
	family->trace.threads = threads_create();
	family->trace.dsos = dsos_create();
	parent = threads_add_process(family->trace.threads, PARENT,
				     maps_create(family->trace.dsos),
				     fd_names_create());
	parent->state = THREAD_IN_CALL;
	parent->call.row = call_row_by_name("clone");
	parent->call.abi = arch_native->abis[0];
	parent->call.args[arch_native->abis[0]->clone_flags] = flags;
	family->parent = parent;
	return family;
}

static void family_destroy(struct family *family)
{
	threads_destroy(family->trace.threads);
	dsos_destroy(family->trace.dsos);
	free(family);
}

static void check(uint64_t flags, bool child_first)
{
	struct family *family = family_create(flags);
	const struct process *parent = family->parent->process;
	const struct process *process;
	struct thread *child;

	if (child_first)
		cr_expect(trace_thread(&family->trace, CHILD)->orphan);
	trace_create(&family->trace, family->parent, CHILD);
	child = threads_find(family->trace.threads, CHILD);
	cr_assert(child);
	process = child->process;
	cr_expect_not(child->orphan);
	cr_expect_eq(process->maps == parent->maps, !!(flags & CLONE_VM),
		     "%lx %d", (unsigned long)flags, child_first);
	cr_expect_eq(process->fds == parent->fds, !!(flags & CLONE_FILES),
		     "%lx %d", (unsigned long)flags, child_first);
	cr_expect_eq(threads_count(family->trace.threads), 2);
	family_destroy(family);
}

Test(trace_thread, births_in_either_order)
{
	static const uint64_t flags[] = { 0, CLONE_VM, CLONE_FILES,
					  CLONE_VM | CLONE_FILES };

	for (size_t i = 0; i < sizeof(flags) / sizeof(*flags); i++) {
		check(flags[i], false);
		check(flags[i], true);
	}
}

Test(trace_thread, a_thread_shares_its_process)
{
	struct family *family = family_create(CLONE_VM | CLONE_FILES |
					      CLONE_SIGHAND | CLONE_THREAD);

	trace_create(&family->trace, family->parent, CHILD);
	cr_expect_eq(threads_find(family->trace.threads, CHILD)->process,
		     family->parent->process);
	family_destroy(family);
}
