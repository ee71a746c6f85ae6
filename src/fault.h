/*
 * Page faults as events: whose thread, what code, which mapping. Records must
 * be named before anything changes what they refer to: a mapping, an exec, a
 * thread's end.
 */
#ifndef PTRAIL_FAULT_H
#define PTRAIL_FAULT_H

#include <stdbool.h>
#include <stdint.h>

#include "dso.h"
#include "event.h"
#include "perf_events.h"
#include "process.h"
#include "stack.h"

/* What a fault's event is made with. */
struct fault_maker {
	const struct threads *threads;
	struct stack_reader *stacks;
	struct dso *kernel;	/* NULL: no fault is the kernel's */
	bool chains;
};

/*
 * The event of a record; NULL when its process is gone. 'stack', taken at the
 * fault, is owned by it from then on; if that is NULL the record's own chain
 * serves.
 */
struct event *fault_event(const struct fault_maker *maker,
			  const struct perf_sample *sample,
			  struct stack *stack);

/*
 * The user's chain by the piece of the stack that came with a record, also of
 * a fault in kernel mode; NULL if there is none.
 */
struct stack *fault_copied_chain(const struct fault_maker *maker,
				 const struct perf_sample *sample);

/* Puts the frames of 'callers' (may be NULL) in place of the user's frames. */
void fault_set_callers(struct event *event, const struct perf_sample *sample,
		       const struct stack *callers);

/* What to say of records that the kernel had no room for; 'what' is static. */
struct event *fault_lost_event(uint64_t count, const char *what, uint64_t time);

#endif
