/* A tree drawn as a web page of its own that needs nothing else. */
#ifndef PTRAIL_FLAMEGRAPH_H
#define PTRAIL_FLAMEGRAPH_H

#include "text.h"
#include "output/tree.h"

struct flamegraph {
	const struct tree *tree;
	const char *title;	/* escaped, as all of these */
	const char *unit;	/* "ns" is shown as a time */
	const char *what;	/* the widths are */
	const char *names[2];	/* of two weights that are compared; NULL: there
				   is only the first */
};

/* The page is less than 5 MB: the smallest frames may be drawn as one. */
void flamegraph_draw(const struct flamegraph *graph, struct text *out);

#endif
