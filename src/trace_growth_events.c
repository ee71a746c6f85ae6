/* A report of --growth as events, for the machine formats. */
#include "trace_growth_state.h"

#include <string.h>

#include "alloc.h"

/* The names of frames live as long as the files they are of. */
static struct stack *stack_of(const struct growth_chain *chain)
{
	struct stack *stack = alloc_array(
		1, sizeof(*stack) + chain->count * sizeof(*stack->frames));

	stack->count = chain->count;
	memcpy(stack->frames, chain->frames,
	       chain->count * sizeof(*stack->frames));
	return stack;
}

static void set_bytes(struct event_growth *growth,
		      const struct growth_bytes *bytes)
{
	growth->mapped = bytes->mapped;
	growth->reserved = bytes->reserved;
	growth->resident = bytes->resident;
	growth->swapped = bytes->swapped;
	growth->huge = bytes->huge;
}

static struct event *begin(const struct thread *thread, enum event_kind kind,
			   const struct growth_moment *moment)
{
	return trace_event(thread, kind, moment->now, moment->now);
}

static struct event *sum_event(const struct thread *thread,
			       const struct growth_sum *sum,
			       const struct growth_moment *moment)
{
	struct event *event = begin(thread, EVENT_GROWTH, moment);
	struct event_growth *growth = &event->growth;

	set_bytes(growth, &sum->bytes);
	growth->what = sum->chain->call;
	growth->call = growth->what != NULL;
	growth->last = moment->last;
	growth->calls = moment->touched ? 0 : sum->calls;
	growth->age = moment->now - sum->oldest;
	event->stack = stack_of(sum->chain);
	return event;
}

static struct event *unseen_event(const struct thread *thread,
				  const struct growth_bytes *bytes,
				  const struct growth_moment *moment)
{
	struct event *event = begin(thread, EVENT_GROWTH, moment);

	set_bytes(&event->growth, bytes);
	event->growth.last = moment->last;
	return event;
}

static struct event *total_event(const struct thread *thread,
				 const struct growth_moment *moment)
{
	struct event *event = begin(thread, EVENT_MEMORY, moment);

	event->memory.size = moment->size;
	event->memory.resident = moment->rss;
	return event;
}

void trace_growth_events(struct trace *trace, const struct thread *thread,
			 const struct growth_view *view,
			 const struct growth_moment *moment)
{
	static const struct growth_bytes none;

	for (size_t i = 0; i < view->count; i++)
		trace_emit(trace, sum_event(thread, &view->sums[i], moment));
	for (int kind = 0; kind < UNSEENS; kind++) {
		const struct growth_bytes *bytes = &view->unseen[kind];
		struct event *event;

		if (!memcmp(bytes, &none, sizeof(none)))
			continue;
		event = unseen_event(thread, bytes, moment);
		event->growth.what = growth_unseen_names[kind];
		trace_emit(trace, event);
	}
	trace_emit(trace, total_event(thread, moment));
}
