/*
 * Events in the order of their ends, from sources that are each nearly in
 * order themselves.
 */
#ifndef PTRAIL_QUEUE_H
#define PTRAIL_QUEUE_H

#include <stdint.h>

#include "event.h"

/* A binary heap: the sources may be late by as much as they like. */
struct queue {
	struct queue_slot *slots;
	size_t count;
	size_t size;
	uint64_t added;
};

#define QUEUE_INIT { NULL, 0, 0, 0 }

/* Takes the event over. Equal ends keep the order of their adding. */
void queue_add(struct queue *queue, struct event *event);

/* Takes out the first event if it ended before 'until'; NULL if none did. */
struct event *queue_take(struct queue *queue, uint64_t until);

void queue_finish(struct queue *queue);

#endif
