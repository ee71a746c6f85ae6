/*
 * What the summary has counted. summary.c prints it as tables for people,
 * summary_formats.c for programs.
 */
#ifndef PTRAIL_SUMMARY_H
#define PTRAIL_SUMMARY_H

#include "output/output.h"
#include "output/row.h"

enum { THREAD_BUCKETS = 4096 };

/* One table: a thread, a process or everything, by the mode. */
struct thread {
	struct thread *next;	/* in the bucket */
	struct thread *later;	/* in the order of first events */
	pid_t tid;
	bool ended;		/* its tid may be used again */
	char comm[EVENT_COMM_SIZE];
	uint64_t events;
	uint64_t major;
	uint64_t minor;
	struct rows rows;
};

struct summary {
	struct thread *first;
	struct thread **last;
	struct thread total;	/* of all of them */
	struct text notes;	/* what else is to be said, a line each */
	struct event_lost lost;	/* all of them together, .. */
	size_t lost_times;	/* .. in so many notes */
	struct thread *threads[THREAD_BUCKETS];
};

/* A writer's 'begin' and 'event': output->state is the summary. */
void summary_begin(struct output *output);
void summary_event(struct output *output, struct text *out,
		   const struct event *event);

/* Frees it. */
void summary_finish(struct output *output);

#endif
