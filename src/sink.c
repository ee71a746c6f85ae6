/* Queue, filter, writers and the buffer before the descriptor. */
#include "sink.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
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

static bool is_call(const struct event *event, const char *name)
{
	return name && event->kind == EVENT_CALL &&
	       event->call.state != CALL_UNFINISHED &&
	       !strcmp(event->call.name, name);
}

/* Whether an event is between those that switch on and off. */
static bool is_on(struct sink *sink, const struct event *event)
{
	const struct filter *filter = sink->filter;
	bool on = (!filter->switch_on || sink->switched) && !sink->off;

	if (is_call(event, on ? filter->switch_off : filter->switch_on)) {
		sink->switched = true;
		sink->off = on;
		return filter->show_switches;
	}
	return on;
}

static bool is_early(const struct sink *sink, const struct event *event)
{
	uint64_t time = event->begin ? event->begin : event->end;

	return sink->delay && time < sink->base + sink->delay;
}

/* Where the lines of an event go; NULL when that cannot be opened. */
static struct text *text_of(struct sink *sink, const struct event *event)
{
	struct sink_file *file;

	if (!sink->files.target || event->kind == EVENT_NOTE)
		return &sink->text;
	file = sink_files_of(&sink->files, event->pid);
	if (!file)
		sink->error = errno;
	return file ? &file->text : NULL;
}

static void write_event(struct sink *sink, const struct event *event)
{
	bool shown = filter_line(sink->filter, event);
	struct text *text = text_of(sink, event);
	bool any = false;

	for (unsigned i = 0; text && i < sink->count; i++) {
		struct output *output = &sink->outputs[i];

		if (!shown && !output->writer->complete)
			continue;
		output->base = sink->base;
		output->writer->event(output, text, event);
		any = true;
	}
	sink->written += any;
}

void sink_release(struct sink *sink, uint64_t until)
{
	struct event *event;

	while ((event = queue_take(&sink->queue, until))) {
		if (!sink->base)
			sink->base = event->begin ? event->begin : event->end;
		if (!sink_full(sink) && !is_early(sink, event) &&
		    is_on(sink, event) && filter_event(sink->filter, event))
			write_event(sink, event);
		event_destroy(event);
		if (sink->text.length >= LARGE)
			sink_flush(sink);
	}
}

void sink_puts(struct sink *sink, const struct text *text)
{
	text_add(&sink->text, text_string(text), text->length);
}

/* True when a write may be tried again. */
static bool retry(struct sink *sink, int fd)
{
	struct pollfd wait = { .fd = fd, .events = POLLOUT };

	if (errno == EINTR)
		return true;
	/* The descriptor may be somebody else's and not blocking. */
	if (errno == EAGAIN)
		return poll(&wait, 1, -1) >= 0 || errno == EINTR;
	sink->error = errno;
	return false;
}

static void flush_text(struct sink *sink, struct text *text, int fd)
{
	size_t done = 0;

	while (!sink->error && done < text->length) {
		ssize_t size =
			write(fd, text->bytes + done, text->length - done);

		if (size >= 0)
			done += size;
		else if (!retry(sink, fd))
			break;
	}
	text_reset(text);
}

void sink_flush(struct sink *sink)
{
	if (sink->held)
		return;
	flush_text(sink, &sink->text, sink->fd);
	for (size_t i = 0; i < sink->files.count; i++)
		flush_text(sink, &sink->files.files[i].text,
			   sink->files.files[i].fd);
}

static void end_output(struct sink *sink, struct output *output)
{
	const struct writer *writer = output->writer;

	while (writer->more && writer->more(output, &sink->text))
		if (sink->text.length >= LARGE)
			sink_flush(sink);
	if (writer->end)
		writer->end(output, &sink->text);
}

void sink_finish(struct sink *sink)
{
	progress_clear(&sink->progress);
	sink_release(sink, UINT64_MAX);
	for (unsigned i = 0; i < sink->count; i++)
		end_output(sink, &sink->outputs[i]);
	sink_flush(sink);
	sink_files_finish(&sink->files);
	queue_finish(&sink->queue);
	text_finish(&sink->text);
}
