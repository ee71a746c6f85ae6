/*
 * Events summed up by their chains: what folded stacks and flame graphs are
 * drawn from. A chain is thread; outermost function; ..; call.
 */
#ifndef PTRAIL_PICTURE_H
#define PTRAIL_PICTURE_H

#include "output.h"
#include "tree.h"
#include "weight.h"

struct picture {
	struct tree *tree;
	struct tree_walk walk;	/* while it is printed */
	struct text name;	/* of the label at hand */
	struct text dso;
};

/* A writer's 'begin' and 'event': output->state is the picture. */
void picture_begin(struct output *output);
void picture_event(struct output *output, struct text *out,
		   const struct event *event);

void picture_destroy(struct picture *picture);

#endif
