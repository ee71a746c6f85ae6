/* Queue, filter, writers and the buffer before the descriptor. */
#include "sink.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

enum { LARGE = 65536 };

void sink_add_writer(struct sink *sink, const struct writer *writer,
		     const struct output_style *style)
{
	struct output *output = &sink->outputs[sink->count++];

	output->writer = writer;
	output->style = *style;
	if (writer->begin)
		writer->begin(output);
}

void sink_add(struct sink *sink, struct event *event)
{
	queue_add(&sink->queue, event);
}

static void write_event(struct sink *sink, const struct event *event)
{
	for (unsigned i = 0; i < sink->count; i++) {
		struct output *output = &sink->outputs[i];

		output->base = sink->base;
		output->writer->event(output, &sink->text, event);
	}
}

void sink_release(struct sink *sink, uint64_t until)
{
	struct event *event;

	while ((event = queue_take(&sink->queue, until))) {
		if (!sink->base)
			sink->base = event->begin ? event->begin : event->end;
		if (filter_event(sink->filter, event))
			write_event(sink, event);
		event_destroy(event);
		if (sink->text.length >= LARGE)
			sink_flush(sink);
	}
}

/* True when a write may be tried again. */
static bool retry(struct sink *sink)
{
	struct pollfd wait = { .fd = sink->fd, .events = POLLOUT };

	if (errno == EINTR)
		return true;
	/* The descriptor may be somebody else's and not blocking. */
	if (errno == EAGAIN)
		return poll(&wait, 1, -1) >= 0 || errno == EINTR;
	sink->error = errno;
	return false;
}

void sink_flush(struct sink *sink)
{
	size_t done = 0;

	while (!sink->error && done < sink->text.length) {
		ssize_t size = write(sink->fd, sink->text.bytes + done,
				     sink->text.length - done);

		if (size >= 0)
			done += size;
		else if (!retry(sink))
			break;
	}
	text_reset(&sink->text);
}

void sink_finish(struct sink *sink)
{
	sink_release(sink, UINT64_MAX);
	for (unsigned i = 0; i < sink->count; i++) {
		struct output *output = &sink->outputs[i];

		if (output->writer->end)
			output->writer->end(output, &sink->text);
	}
	sink_flush(sink);
	queue_finish(&sink->queue);
	text_finish(&sink->text);
}
