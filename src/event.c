/*
 * Events and the strings they own. The usual event's few strings fit behind
 * it in the same allocation.
 */
#include "event.h"

#include <err.h>
#include <stdlib.h>
#include <string.h>

#include "exit_status.h"

enum { EVENT_ROOM = 256 };

struct event_block {
	struct event_block *next;
	char bytes[];
};

struct event *event_create(enum event_kind kind)
{
	struct event *event = malloc(sizeof(*event) + EVENT_ROOM);

	if (!event)
		err(EXIT_OWN_FAILURE, "no memory for an event");
	memset(event, 0, sizeof(*event));
	event->kind = kind;
	event->room = (char *)(event + 1);
	event->room_size = EVENT_ROOM;
	return event;
}

void event_destroy(struct event *event)
{
	struct event_block *block;

	if (!event)
		return;
	while ((block = event->blocks)) {
		event->blocks = block->next;
		free(block);
	}
	free(event->stack);
	free(event);
}

static char *block_add(struct event *event, size_t size)
{
	struct event_block *block = malloc(sizeof(*block) + size);

	if (!block)
		err(EXIT_OWN_FAILURE, "no memory for an event's text");
	block->next = event->blocks;
	event->blocks = block;
	return block->bytes;
}

static char *room_take(struct event *event, size_t size)
{
	char *bytes = event->room;

	if (size > event->room_size)
		return block_add(event, size);
	event->room += size;
	event->room_size -= size;
	return bytes;
}

const char *event_keep(struct event *event, const char *bytes, size_t length)
{
	char *kept = room_take(event, length + 1);

	if (length)
		memcpy(kept, bytes, length);
	kept[length] = '\0';
	return kept;
}

static void print_symbol(struct text *out, const struct frame *frame,
			 bool addresses)
{
	if (!frame->symbol) {
		text_char(out, '[');
		text_hex(out, frame->offset);
		text_char(out, ']');
		return;
	}
	text_name(out, frame->symbol);
	if (addresses && !frame->inlined) {
		text_char(out, '+');
		text_hex(out, frame->symbol_offset);
	}
}

void frame_print(struct text *out, const struct frame *frame, bool addresses)
{
	print_symbol(out, frame, addresses);
	text_puts(out, " (");
	if (frame->inlined)
		text_puts(out, "inlined");
	else
		text_name(out, frame->dso ? frame->dso : "[unknown]");
	text_char(out, ')');
	if (frame->file) {
		text_char(out, ' ');
		text_name(out, frame->file);
		text_char(out, ':');
		text_unsigned(out, frame->line);
	}
}
