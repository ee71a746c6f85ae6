/* The queue gives events in the order of their ends, however they came. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "queue.h"

static void add(struct queue *queue, uint64_t end, int order)
{
	struct event *event = event_create(EVENT_NOTE);

	event->end = end;
	event->tid = order;
	queue_add(queue, event);
}

/* Takes all that ended before 'until', checks their order, returns how many. */
static size_t take_all(struct queue *queue, uint64_t until)
{
	struct event *event;
	uint64_t end = 0;
	int order = -1;
	size_t count = 0;

	while ((event = queue_take(queue, until))) {
		cr_assert(event->end < until);
		cr_assert(event->end >= end);
		cr_assert(event->end > end || event->tid > order);
		end = event->end;
		order = event->tid;
		event_destroy(event);
		count++;
	}
	return count;
}

Test(queue, empty_gives_nothing)
{
	struct queue queue = QUEUE_INIT;

	cr_assert_null(queue_take(&queue, UINT64_MAX));
	queue_finish(&queue);
}

Test(queue, until_is_not_included)
{
	struct queue queue = QUEUE_INIT;

	add(&queue, 5, 0);
	cr_assert_null(queue_take(&queue, 5));
	cr_assert_eq(take_all(&queue, 6), 1);
	cr_assert_eq(queue.count, 0);
	queue_finish(&queue);
}

Test(queue, equal_ends_keep_their_order)
{
	struct queue queue = QUEUE_INIT;
	int i;

	for (i = 0; i < 1000; i++)
		add(&queue, i % 3, i);
	cr_assert_eq(take_all(&queue, 100), 1000);
	queue_finish(&queue);
}

Test(queue, random_orders_with_takes_between)
{
	struct queue queue = QUEUE_INIT;
	unsigned seed = 1;
	size_t taken = 0;
	int i;

	for (i = 0; i < 20000; i++) {
		add(&queue, rand_r(&seed) % 5000, i);
		if (rand_r(&seed) % 50 == 0)
			taken += take_all(&queue, rand_r(&seed) % 5000);
	}
	taken += take_all(&queue, UINT64_MAX);
	cr_assert_eq(taken, 20000);
	queue_finish(&queue);
}

/* Calls up to the end, then all the faults between them: were that quadratic,
 * this test would take minutes. */
Test(queue, a_late_source_is_merged)
{
	struct queue queue = QUEUE_INIT;
	int i;

	for (i = 0; i < 100000; i++)
		add(&queue, 2 * i, i);
	for (i = 0; i < 100000; i++)
		add(&queue, 2 * i + i % 2, 100000 + i);
	cr_assert_eq(take_all(&queue, 100000), 100000);
	cr_assert_eq(take_all(&queue, UINT64_MAX), 100000);
	queue_finish(&queue);
}

Test(queue, finish_destroys_what_is_left)
{
	struct queue queue = QUEUE_INIT;
	int i;

	for (i = 0; i < 100; i++)
		add(&queue, 100 - i, i);
	queue_finish(&queue);
	cr_assert_eq(queue.count, 0);
	add(&queue, 1, 0);
	cr_assert_eq(take_all(&queue, 2), 1);
	queue_finish(&queue);
}
