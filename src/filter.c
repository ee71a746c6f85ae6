/* What decides whether an event is shown. */
#include "filter.h"

bool filter_call(const struct filter *filter, const char *name)
{
	return !filter->no_calls &&
	       (!filter->calls || call_set_has(filter->calls, name));
}

/* What only the end can say, such as the duration, may not be anticipated. */
bool filter_unfinished(const struct filter *filter)
{
	return !filter->duration && !filter->failed;
}

static bool long_enough(const struct filter *filter, const struct event *event)
{
	return !filter->duration ||
	       (event_has_duration(event) &&
		event->end - event->begin >= filter->duration);
}

static bool filter_call_event(const struct filter *filter,
			      const struct event *event)
{
	const struct event_call *call = &event->call;

	if (filter->failed && !(event_call_returned(call) && call->failed))
		return false;
	return filter_call(filter, call->name) && long_enough(filter, event);
}

bool filter_event(const struct filter *filter, const struct event *event)
{
	switch (event->kind) {
	case EVENT_CALL:
		return filter_call_event(filter, event);
	case EVENT_FAULT:
		return filter->faults;
	case EVENT_SIGNAL:
	case EVENT_EXIT:
		return filter->signals;
	case EVENT_NOTE:
		break;
	}
	return true;
}
