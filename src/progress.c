/* One write now and then: the line is overwritten by the next one. */
#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

enum { FIRST_NS = 1000000000, NEXT_NS = 200000000 };

void progress_show(struct progress *progress, uint64_t now, uint64_t events,
		   size_t threads)
{
	if (!progress->begin)
		progress->begin = progress->last = now;
	if (!progress->wanted || now - progress->begin < FIRST_NS ||
	    now - progress->last < NEXT_NS)
		return;
	progress->shown = true;
	progress->last = now;
	dprintf(STDERR_FILENO, "\r%" PRIu64 " events, %zu threads, %" PRIu64
		" s\033[K", events, threads,
		(now - progress->begin) / FIRST_NS);
}

void progress_clear(struct progress *progress)
{
	if (progress->shown)
		dprintf(STDERR_FILENO, "\r\033[K");
	progress->shown = false;
}
