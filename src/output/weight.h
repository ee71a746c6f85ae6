/*
 * What a picture's widths are: how much of it an event is. A new weight is a
 * row of weights[] in weight.c.
 */
#ifndef PTRAIL_WEIGHT_H
#define PTRAIL_WEIGHT_H

#include <stddef.h>
#include <stdint.h>

#include "event.h"

struct weight {
	const char *name;	/* of --weight */
	const char *unit;	/* "ns", or what is counted */
	const char *title;
	uint64_t (*of)(const struct event *event);
};

/* Ends with a row without a name; the first is what is taken by default. */
extern const struct weight weights[];

/* NULL when there is none of that name. */
const struct weight *weight_find(const char *name);

/* All names: "count, time .. or faults". */
void weight_names(struct text *out);

#endif
