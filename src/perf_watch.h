/*
 * A thread that waits for filling ring buffers and signals the tracer. A
 * SIGIO from the events themselves (O_ASYNC) comes with every single record,
 * whatever their watermark: measured, 14 us a page fault instead of 2.
 */
#ifndef PTRAIL_PERF_WATCH_H
#define PTRAIL_PERF_WATCH_H

#include <stddef.h>
#include <sys/types.h>

struct perf_watch;

/*
 * 'signal' will go to the calling thread; 0 is none. NULL with errno if there
 * can be no thread.
 */
struct perf_watch *perf_watch_start(int signal);
void perf_watch_stop(struct perf_watch *watch);

/* A thread of ours that hardly runs: the one to open a ring's owner on. */
pid_t perf_watch_tid(const struct perf_watch *watch);

/* What to watch. To be called at most once. */
void perf_watch_rings(struct perf_watch *watch, const int *fds, size_t count);

#endif
