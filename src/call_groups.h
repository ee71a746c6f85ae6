/*
 * Groups of calls for -e: what strace calls %file and so on. A new one is a
 * row in call_groups.c.
 */
#ifndef PTRAIL_CALL_GROUPS_H
#define PTRAIL_CALL_GROUPS_H

#include <stdbool.h>

#include "decode/call.h"

struct call_group;

/* NULL when there is none of that name. */
const struct call_group *call_group(const char *name);

bool call_group_has(const struct call_group *group,
		    const struct call_row *row);

#endif
