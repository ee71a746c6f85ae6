/* Calls that touch a path (-P) or a descriptor (--fd). */
#ifndef PTRAIL_FILTER_SUBJECT_H
#define PTRAIL_FILTER_SUBJECT_H

#include "filter.h"

/* Whether an event's call touches one of them; true when none is asked for. */
bool filter_subject(const struct filter *filter, const struct event *event);

/* Whether a call of that name could: it has a path or a descriptor. */
bool filter_subject_call(const struct filter *filter, const char *name);

#endif
