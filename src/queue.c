/*
 * A binary heap of events by (end, order of adding). In time order, which is
 * the rule, adding one moves nothing.
 */
#include "queue.h"

#include <err.h>
#include <stdlib.h>

#include "exit_status.h"

struct queue_slot {
	uint64_t end;
	uint64_t order;
	struct event *event;
};

static bool slot_before(const struct queue_slot *a, const struct queue_slot *b)
{
	return a->end != b->end ? a->end < b->end : a->order < b->order;
}

static void queue_grow(struct queue *queue)
{
	size_t size = queue->size ? queue->size * 2 : 64;

	queue->slots = realloc(queue->slots, size * sizeof(*queue->slots));
	if (!queue->slots)
		err(EXIT_OWN_FAILURE, "no memory for a queue of %zu events",
		    size);
	queue->size = size;
}

void queue_add(struct queue *queue, struct event *event)
{
	struct queue_slot slot = { event->end, queue->added++, event };
	size_t at = queue->count++;

	if (at == queue->size)
		queue_grow(queue);
	for (; at; at = (at - 1) / 2) {
		if (!slot_before(&slot, &queue->slots[(at - 1) / 2]))
			break;
		queue->slots[at] = queue->slots[(at - 1) / 2];
	}
	queue->slots[at] = slot;
}

/* Fills the hole at the top with the last slot. */
static void queue_sift(struct queue *queue)
{
	struct queue_slot *slots = queue->slots;
	const struct queue_slot *slot = &slots[--queue->count];
	size_t at = 0;
	size_t child;

	while ((child = 2 * at + 1) < queue->count) {
		if (child + 1 < queue->count &&
		    slot_before(&slots[child + 1], &slots[child]))
			child++;
		if (!slot_before(&slots[child], slot))
			break;
		slots[at] = slots[child];
		at = child;
	}
	slots[at] = *slot;
}

struct event *queue_take(struct queue *queue, uint64_t until)
{
	struct event *event;

	if (!queue->count || queue->slots[0].end >= until)
		return NULL;
	event = queue->slots[0].event;
	queue_sift(queue);
	return event;
}

void queue_finish(struct queue *queue)
{
	size_t i;

	for (i = 0; i < queue->count; i++)
		event_destroy(queue->slots[i].event);
	free(queue->slots);
	*queue = (struct queue)QUEUE_INIT;
}
