/* A set of strings, each kept once until all go: names that frames show. */
#ifndef PTRAIL_NAMES_H
#define PTRAIL_NAMES_H

struct names;

struct names *names_create(void);
void names_destroy(struct names *names);

/* The set's own copy of 'name'. */
const char *names_keep(struct names *names, const char *name);

#endif
