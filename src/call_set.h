/* Sets of calls, as -e names them. */
#ifndef PTRAIL_CALL_SET_H
#define PTRAIL_CALL_SET_H

#include <stdbool.h>

/* A set of call names; empty and not negated: all. */
struct call_set;

struct call_set *call_set_create(void);
void call_set_destroy(struct call_set *set);

/*
 * Adds perf trace's list: names, globs, groups ("file", "%file") and regular
 * expressions ("/x/") separated by commas, all of it negated by a leading '!'.
 * What several lists name adds up, and what negated ones name is taken out of
 * that, or of all calls when no other list is there.
 * False when an item matches no call; '*bad' then is that item (to be freed)
 * and '*near' the nearest call's name or NULL.
 */
bool call_set_add(struct call_set *set, const char *list, char **bad,
		  const char **near);

/* 'name' is a call's; unknown numbers are asked as "syscall_0x..". */
bool call_set_has(const struct call_set *set, const char *name);

#endif
