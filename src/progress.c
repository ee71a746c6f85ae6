/* One write a tick: the line is overwritten by the next one. */
#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

void progress_show(struct progress *progress, uint64_t now, uint64_t events,
		   size_t threads)
{
	if (!progress->wanted)
		return;
	if (!progress->shown)
		progress->begin = now;
	progress->shown = true;
	dprintf(STDERR_FILENO, "\r%" PRIu64 " events, %zu threads, %" PRIu64
		" s\033[K", events, threads,
		(now - progress->begin) / 1000000000);
}

void progress_clear(struct progress *progress)
{
	if (progress->shown)
		dprintf(STDERR_FILENO, "\r\033[K");
	progress->shown = false;
}
