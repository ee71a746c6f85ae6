/* What decides whether an event is shown. */
#include "filter.h"

#include <stdlib.h>
#include <string.h>

#include "alloc.h"
#include "filter_subject.h"

static bool is_switch(const struct filter *filter, const char *name)
{
	return (filter->switch_on && !strcmp(filter->switch_on, name)) ||
	       (filter->switch_off && !strcmp(filter->switch_off, name));
}

static bool is_selected(const struct filter *filter, const char *name)
{
	return !filter->no_calls &&
	       (!filter->calls || call_set_has(filter->calls, name)) &&
	       filter_subject_call(filter, name);
}

bool filter_call(const struct filter *filter, const char *name)
{
	return is_switch(filter, name) || is_selected(filter, name);
}

/* What only the end can say, such as the duration, may not be anticipated. */
bool filter_unfinished(const struct filter *filter)
{
	return !filter->duration && !filter->failed && !filter->succeeded &&
	       !filter->min_stack && !filter->rule_count;
}

bool filter_outcome(const struct filter *filter, bool failed,
		    uint64_t duration)
{
	return (!filter->failed || failed) && (!filter->succeeded || !failed) &&
	       duration >= filter->duration;
}

static bool has_stack(const struct filter *filter, const struct event *event)
{
	size_t frames = event->stack
				? event->stack->count + event->stack->omitted
				: 0;

	return frames >= filter->min_stack;
}

static bool returned_so(const struct filter *filter, const struct event *event)
{
	if (!filter->failed && !filter->succeeded && !filter->duration)
		return true;
	if (!event_call_returned(&event->call) ||
	    (filter->duration && !event_has_duration(event)))
		return false;
	return filter_outcome(filter, event->call.failed,
			      event->end - event->begin);
}

bool filter_line(const struct filter *filter, const struct event *event)
{
	if (event->kind != EVENT_CALL && event->kind != EVENT_FAULT)
		return true;
	return (event->kind == EVENT_FAULT || returned_so(filter, event)) &&
	       (!filter->min_stack || has_stack(filter, event));
}

static bool rules_hold(const struct filter *filter, const struct event *event)
{
	for (size_t i = 0; i < filter->rule_count; i++) {
		const struct filter_rule *rule = &filter->rules[i];

		if (rule->calls &&
		    !call_set_has(rule->calls, event->call.name))
			continue;
		if (!expression_holds(rule->expression, event))
			return false;
	}
	return true;
}

static bool filter_call_event(const struct filter *filter,
			      const struct event *event)
{
	return is_selected(filter, event->call.name) &&
	       rules_hold(filter, event);
}

static bool is_left_out(const struct filter *filter, const struct event *event)
{
	for (size_t i = 0; i < filter->pid_count; i++)
		if (filter->pids[i] == event->pid ||
		    filter->pids[i] == event->tid)
			return true;
	return false;
}

bool filter_event(const struct filter *filter, const struct event *event)
{
	if (event->kind != EVENT_NOTE && is_left_out(filter, event))
		return false;
	switch (event->kind) {
	case EVENT_CALL:
		return filter_call_event(filter, event);
	case EVENT_FAULT:
		return filter->faults;
	case EVENT_SIGNAL:
	case EVENT_EXIT:
		return filter->signals;
	case EVENT_MEMORY:
	case EVENT_GROWTH:
	case EVENT_NOTE:
		break;
	}
	return true;
}

void filter_add_rule(struct filter *filter, struct call_set *calls,
		     struct expression *expression)
{
	filter->rules = alloc_resize(filter->rules, filter->rule_count + 1,
				     sizeof(*filter->rules));
	filter->rules[filter->rule_count++] =
		(struct filter_rule){ calls, expression };
}

void filter_finish(struct filter *filter)
{
	while (filter->rule_count) {
		struct filter_rule *rule = &filter->rules[--filter->rule_count];

		call_set_destroy(rule->calls);
		expression_destroy(rule->expression);
	}
	free(filter->rules);
	free(filter->pids);
	while (filter->path_count)
		free(filter->paths[--filter->path_count]);
	free(filter->paths);
	free(filter->fds);
	*filter = (struct filter){ .calls = NULL };
}
