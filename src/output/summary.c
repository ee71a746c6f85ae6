/*
 * A table at the end: for each thread its calls by the time spent in them.
 * A new column is a field of struct row, a line in row_add(), the heading
 * and add_row().
 */
#include "output.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"

enum {
	THREAD_BUCKETS = 4096,
	ROW_BUCKETS = 64,
};

/* One call of one thread. Calls whose begin is not known have no time. */
struct row {
	struct row *next;
	char *name;
	uint64_t calls;
	uint64_t errors;
	uint64_t timed;
	uint64_t total;
	uint64_t min;
	uint64_t max;
	double mean;
	double squares;		/* of the distances from the mean, summed */
};

struct thread {
	struct thread *next;	/* in the bucket */
	struct thread *later;	/* in the order of first events */
	pid_t tid;
	bool ended;		/* its tid may be used again */
	char comm[EVENT_COMM_SIZE];
	uint64_t events;
	uint64_t major;
	uint64_t minor;
	size_t row_count;
	struct row *rows[ROW_BUCKETS];
};

/* clang-format off */
static const char heading[] =
"   syscall            calls errors     total       min       avg       max    stddev\n"
"                                      (msec)    (msec)    (msec)    (msec)    (msec)\n"
"   --------------- -------- ------ --------- --------- --------- --------- ---------\n";
/* clang-format on */

struct summary {
	struct thread *first;
	struct thread **last;
	uint64_t events;
	struct thread *threads[THREAD_BUCKETS];
};

static void summary_begin(struct output *output)
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

static unsigned hash(const char *name)
{
	unsigned value = 0;

	while (*name)
		value = value * 31 + (unsigned char)*name++;
	return value % ROW_BUCKETS;
}

static struct row *row_find(struct thread *thread, const char *name)
{
	struct row **bucket = &thread->rows[hash(name)];
	struct row *row = *bucket;

	while (row && strcmp(row->name, name))
		row = row->next;
	if (row)
		return row;
	row = alloc_array(1, sizeof(*row));
	row->name = alloc_check(strdup(name));
	row->next = *bucket;
	*bucket = row;
	thread->row_count++;
	return row;
}

/* Mean and deviation in one pass, by Welford's method. */
static void row_add_time(struct row *row, uint64_t ns)
{
	double distance = (double)ns - row->mean;

	row->timed++;
	row->mean += distance / row->timed;
	row->squares += distance * ((double)ns - row->mean);
	row->total += ns;
	if (row->timed == 1 || ns < row->min)
		row->min = ns;
	if (ns > row->max)
		row->max = ns;
}

static void row_add(struct row *row, const struct event *event)
{
	row->calls++;
	row->errors += event->call.failed;
	if (event_has_duration(event))
		row_add_time(row, event->end - event->begin);
}

static void count_call(struct thread *thread, const struct event *event)
{
	thread->minor += event->call.faults;
	if (event_call_returned(&event->call))
		row_add(row_find(thread, event->call.name), event);
}

static void count_fault(struct thread *thread, const struct event_fault *fault)
{
	uint64_t count = fault->counted ? fault->counted : 1;

	if (fault->major)
		thread->major += count;
	else
		thread->minor += count;
}

static void summary_event(struct output *output, struct text *out,
			  const struct event *event)
{
	struct summary *summary = output->state;
	struct thread *thread;

	(void)out;
	if (event->kind == EVENT_NOTE)
		return;
	/* Its end is counted, if it comes. */
	if (event->kind == EVENT_CALL && event->call.state == CALL_UNFINISHED)
		return;
	thread = thread_find(summary, event->tid);
	memcpy(thread->comm, event->comm, sizeof(thread->comm));
	thread->events++;
	summary->events++;
	if (event->kind == EVENT_CALL)
		count_call(thread, event);
	else if (event->kind == EVENT_FAULT)
		count_fault(thread, &event->fault);
	else if (event->kind == EVENT_EXIT)
		thread->ended = true;
}

static int compare_rows(const void *one, const void *other)
{
	const struct row *a = *(const struct row *const *)one;
	const struct row *b = *(const struct row *const *)other;

	if (a->total != b->total)
		return a->total < b->total ? 1 : -1;
	if (a->calls != b->calls)
		return a->calls < b->calls ? 1 : -1;
	return strcmp(a->name, b->name);
}

static struct row **sort_rows(const struct thread *thread)
{
	struct row **sorted = alloc_array(thread->row_count, sizeof(*sorted));
	size_t count = 0;

	for (size_t i = 0; i < ROW_BUCKETS; i++)
		for (struct row *row = thread->rows[i]; row; row = row->next)
			sorted[count++] = row;
	qsort(sorted, count, sizeof(*sorted), compare_rows);
	return sorted;
}

/* Newton's, from above: one root is not worth linking libm. */
static double square_root(double value)
{
	double next = value + 1;
	double root;

	do {
		root = next;
		next = (root + value / root) / 2;
	} while (next < root);
	return root;
}

/* The standard deviation of a sample. */
static uint64_t deviation(const struct row *row)
{
	if (row->timed < 2)
		return 0;
	return square_root(row->squares / (row->timed - 1)) + 0.5;
}

static void add_row(struct text *out, const struct row *row)
{
	uint64_t average = row->timed ? row->total / row->timed : 0;

	text_printf(out, "   %-15s %8" PRIu64 " %6" PRIu64, row->name,
		    row->calls, row->errors);
	text_ms(out, row->total, 10);
	text_ms(out, row->min, 10);
	text_ms(out, average, 10);
	text_ms(out, row->max, 10);
	text_ms(out, deviation(row), 10);
	text_char(out, '\n');
}

static void add_rows(struct text *out, const struct thread *thread)
{
	struct row **sorted;

	if (!thread->row_count)
		return;
	text_puts(out, heading);
	sorted = sort_rows(thread);
	for (size_t i = 0; i < thread->row_count; i++)
		add_row(out, sorted[i]);
	free(sorted);
}

/* The share of 'count' in tenths of a percent, rounded. */
static uint64_t tenths(const struct summary *summary, uint64_t count)
{
	return (count * 1000 + summary->events / 2) / summary->events;
}

/*
 * The shares are differences of rounded running sums, so that those shown
 * add up to 100.0%; 'before' is the sum up to this thread.
 */
static void add_thread(const struct summary *summary, struct text *out,
		       const struct thread *thread, uint64_t before)
{
	uint64_t share = tenths(summary, before + thread->events) -
			 tenths(summary, before);

	text_char(out, ' ');
	text_escape(out, thread->comm, strnlen(thread->comm, EVENT_COMM_SIZE),
		    0);
	text_printf(out, " (%d), %" PRIu64 " events, %" PRIu64 ".%" PRIu64 "%%",
		    thread->tid, thread->events, share / 10, share % 10);
	if (thread->major)
		text_printf(out, ", %" PRIu64 " majfaults", thread->major);
	if (thread->minor)
		text_printf(out, ", %" PRIu64 " minfaults", thread->minor);
	text_puts(out, "\n\n");
	add_rows(out, thread);
	text_puts(out, "\n\n");
}

static void thread_destroy(struct thread *thread)
{
	for (size_t i = 0; i < ROW_BUCKETS; i++) {
		while (thread->rows[i]) {
			struct row *row = thread->rows[i];

			thread->rows[i] = row->next;
			free(row->name);
			free(row);
		}
	}
	free(thread);
}

static void summary_end(struct output *output, struct text *out)
{
	struct summary *summary = output->state;
	struct thread *thread = summary->first;
	uint64_t before = 0;

	text_puts(out, "\n Summary of events:\n\n");
	while (thread) {
		struct thread *later = thread->later;

		add_thread(summary, out, thread, before);
		before += thread->events;
		thread_destroy(thread);
		thread = later;
	}
	free(summary);
	output->state = NULL;
}

const struct writer writer_summary = {
	.name = "summary",
	.complete = true,
	.begin = summary_begin,
	.event = summary_event,
	.end = summary_end,
};
