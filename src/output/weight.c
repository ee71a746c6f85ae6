/* The weights. Each event's are summed, so that they add up to the lines'. */
#include "weight.h"

#include <string.h>

/* The end of a call that is shown unfinished comes as an event of its own. */
static bool has_ended(const struct event *event)
{
	if (event->kind == EVENT_FAULT)
		return true;
	return event->kind == EVENT_CALL &&
	       event->call.state != CALL_UNFINISHED;
}

static uint64_t fault_count(const struct event_fault *fault)
{
	return fault->counted ? fault->counted : 1;
}

static uint64_t weigh_count(const struct event *event)
{
	if (event->kind == EVENT_FAULT)
		return fault_count(&event->fault);
	return has_ended(event);
}

static uint64_t weigh_time(const struct event *event)
{
	return event_has_duration(event) ? event->end - event->begin : 0;
}

static uint64_t weigh_on_cpu(const struct event *event)
{
	if (event->kind != EVENT_CALL || !has_ended(event) ||
	    !event->call.on_cpu_known)
		return 0;
	return event->call.on_cpu;
}

static uint64_t weigh_faults(const struct event *event)
{
	if (event->kind == EVENT_FAULT)
		return fault_count(&event->fault);
	return has_ended(event) ? event->call.faults : 0;
}

/* Of each process once: as it was looked at last. */
static uint64_t weigh_bytes(const struct event *event)
{
	if (event->kind != EVENT_GROWTH || !event->growth.last)
		return 0;
	return event->growth.resident + event->growth.swapped;
}

/* clang-format off */
const struct weight weights[] = {
	{ "count", "events", "calls and page faults", weigh_count },
	{ "time", "ns", "time in calls", weigh_time },
	{ "oncpu", "ns", "time of calls on a CPU", weigh_on_cpu },
	{ "faults", "faults", "page faults", weigh_faults },
	{ "bytes", "bytes", "memory that is still there", weigh_bytes },
	{ NULL, NULL, NULL, NULL },
};
/* clang-format on */

void weight_names(struct text *out)
{
	for (const struct weight *weight = weights; weight->name; weight++) {
		if (weight > weights)
			text_puts(out, weight[1].name ? ", " : " or ");
		text_puts(out, weight->name);
	}
}

const struct weight *weight_find(const char *name)
{
	const struct weight *weight = weights;

	while (weight->name && strcmp(weight->name, name))
		weight++;
	return weight->name ? weight : NULL;
}
