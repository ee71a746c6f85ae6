/*
 * A table at the end: for each thread, or process, or for all, the calls by
 * the time spent in them. row.c has what a table's line counts.
 */
#include "output/summary.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"

void summary_begin(struct output *output)
{
	struct summary *summary = alloc_array(1, sizeof(*summary));

	summary->last = &summary->first;
	output->state = summary;
}

static struct thread *thread_add(struct summary *summary, pid_t tid)
{
	struct thread **bucket = &summary->threads[tid % THREAD_BUCKETS];
	struct thread *thread = alloc_array(1, sizeof(*thread));

	thread->tid = tid;
	thread->next = *bucket;
	*bucket = thread;
	*summary->last = thread;
	summary->last = &thread->later;
	return thread;
}

static struct thread *thread_find(struct summary *summary, pid_t tid)
{
	struct thread *thread = summary->threads[tid % THREAD_BUCKETS];

	while (thread && (thread->tid != tid || thread->ended))
		thread = thread->next;
	return thread ? thread : thread_add(summary, tid);
}

static void count_call(struct thread *thread, const struct event *event)
{
	thread->minor += event->call.faults;
	if (event_call_returned(&event->call))
		rows_add(&thread->rows, event);
}

static void count_fault(struct thread *thread, const struct event_fault *fault)
{
	uint64_t count = fault->counted ? fault->counted : 1;

	if (fault->major)
		thread->major += count;
	else
		thread->minor += count;
}

static void count(struct thread *thread, const struct event *event)
{
	thread->events++;
	if (event->kind == EVENT_CALL)
		count_call(thread, event);
	else if (event->kind == EVENT_FAULT)
		count_fault(thread, &event->fault);
}

enum { NOTES_MAX = 4096 };

/* Which table an event belongs to. */
static pid_t key_of(const struct output *output, const struct event *event)
{
	switch (output->style.mode) {
	case SUMMARY_PROCESS:
		return event->pid;
	case SUMMARY_TOTAL:
		return 0;
	case SUMMARY_THREAD:
		break;
	}
	return event->tid;
}

/* Whether nothing more can belong to the table of a thread that ended. */
static bool is_end(const struct output *output, const struct event *event)
{
	return output->style.mode == SUMMARY_THREAD ||
	       (output->style.mode == SUMMARY_PROCESS && event->exit.group);
}

/* A table that lacks something must say so, too. */
static void add_note(struct summary *summary, const struct event *event)
{
	if (event->lost.count) {
		summary->lost.count += event->lost.count;
		summary->lost.what = event->lost.what;
		summary->lost_times++;
		return;
	}
	if (summary->notes.length > NOTES_MAX)
		return;
	text_char(&summary->notes, ' ');
	text_puts(&summary->notes, event->text);
	text_char(&summary->notes, '\n');
}

void summary_event(struct output *output, struct text *out,
		   const struct event *event)
{
	struct summary *summary = output->state;
	struct thread *thread;

	(void)out;
	if (event->kind == EVENT_NOTE) {
		add_note(summary, event);
		return;
	}
	if (event->kind == EVENT_MEMORY || event->kind == EVENT_GROWTH)
		return;
	/* Its end is counted, if it comes. */
	if (event->kind == EVENT_CALL && event->call.state == CALL_UNFINISHED)
		return;
	thread = thread_find(summary, key_of(output, event));
	memcpy(thread->comm, event->comm, sizeof(thread->comm));
	count(thread, event);
	if (event->kind == EVENT_EXIT)
		thread->ended = is_end(output, event);
	count(&summary->total, event);
}

/* The share of 'count' in tenths of a percent, rounded. */
static uint64_t tenths(const struct summary *summary, uint64_t count)
{
	return (count * 1000 + summary->total.events / 2) / summary->total.events;
}

static void add_name(const struct output *output, struct text *out,
		     const struct thread *thread)
{
	const struct summary *summary = output->state;

	if (output->style.mode == SUMMARY_TOTAL || thread == &summary->total) {
		text_puts(out, " total");
		return;
	}
	text_char(out, ' ');
	text_escape(out, thread->comm, strnlen(thread->comm, EVENT_COMM_SIZE),
		    0);
	text_printf(out, " (%d)", thread->tid);
}

/*
 * The shares are differences of rounded running sums, so that those shown
 * add up to 100.0%; 'before' is the sum up to this thread.
 */
static void add_thread(const struct output *output, struct text *out,
		       const struct thread *thread, uint64_t before)
{
	const struct summary *summary = output->state;
	uint64_t share = tenths(summary, before + thread->events) -
			 tenths(summary, before);

	add_name(output, out, thread);
	text_printf(out, ", %" PRIu64 " events, %" PRIu64 ".%" PRIu64 "%%",
		    thread->events, share / 10, share % 10);
	if (thread->major)
		text_printf(out, ", %" PRIu64 " majfaults", thread->major);
	if (thread->minor)
		text_printf(out, ", %" PRIu64 " minfaults", thread->minor);
	text_puts(out, "\n\n");
	rows_print(&thread->rows, &output->style, out);
	text_puts(out, "\n\n");
}

void summary_finish(struct output *output)
{
	struct summary *summary = output->state;
	struct thread *thread = summary->first;

	while (thread) {
		struct thread *later = thread->later;

		rows_finish(&thread->rows);
		free(thread);
		thread = later;
	}
	rows_finish(&summary->total.rows);
	text_finish(&summary->notes);
	free(summary);
	output->state = NULL;
}

static void add_lost(struct text *out, const struct summary *summary)
{
	if (!summary->lost.count)
		return;
	text_printf(out, " LOST %llu %s",
		    (unsigned long long)summary->lost.count,
		    summary->lost.what);
	if (summary->lost_times > 1)
		text_printf(out, ", at %zu times", summary->lost_times);
	text_puts(out, "!\n");
}

static void summary_end(struct output *output, struct text *out)
{
	struct summary *summary = output->state;
	uint64_t before = 0;

	text_puts(out, "\n Summary of events:\n\n");
	for (const struct thread *thread = summary->first; thread;
	     thread = thread->later) {
		add_thread(output, out, thread, before);
		before += thread->events;
	}
	/* Of one there is, it would say the same again. */
	if (summary->first && summary->first->later)
		add_thread(output, out, &summary->total, 0);
	text_puts(out, text_string(&summary->notes));
	add_lost(out, summary);
	summary_finish(output);
}

const struct writer writer_summary = {
	.name = "summary",
	.complete = true,
	.begin = summary_begin,
	.event = summary_event,
	.end = summary_end,
};
