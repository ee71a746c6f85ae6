/* A set of strings, each kept once until all go: names that frames show. */
#ifndef PTRAIL_NAMES_H
#define PTRAIL_NAMES_H

#include <stddef.h>

struct names;

/* Which takes so many bytes at most. */
struct names *names_create(size_t most);
void names_destroy(struct names *names);

/* The set's own copy of 'name'; NULL when that is not in it nor fits. */
const char *names_keep(struct names *names, const char *name);

#endif
