/* -P and --fd: whether a call touches a path or a descriptor. */
#ifndef PTRAIL_FILTER_SUBJECT_H
#define PTRAIL_FILTER_SUBJECT_H

#include <stdbool.h>
#include <sys/types.h>

#include "decode/call.h"

struct filter;

/* Whether a call of that name can touch one at all. */
bool filter_subject_call(const struct filter *filter, const char *name);

/*
 * The arguments, a bit for each, of which one must be among filter->fds for
 * such a call to be shown; 0: more has to be looked at.
 */
unsigned filter_subject_fds(const struct filter *filter,
			    const struct call_row *row);

/* Whether a call of thread 'tid', stopped at its entry, touches one. */
bool filter_subject(const struct filter *filter, const struct call *call,
		    pid_t tid);

#endif
