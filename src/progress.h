/* A line on the terminal that says how far a long run has got. */
#ifndef PTRAIL_PROGRESS_H
#define PTRAIL_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct progress {
	bool wanted;		/* standard error is a terminal and free */
	bool shown;
	uint64_t begin;		/* of the run, ns */
	uint64_t last;		/* when it was shown last */
};

/* Shows nothing yet in the run's first second, and not more than it takes. */
void progress_show(struct progress *progress, uint64_t now, uint64_t events,
		   size_t threads);

/* Makes the terminal as it was. */
void progress_clear(struct progress *progress);

#endif
