/* Chains and events made by hand, and all that a writer makes of them. */
#ifndef PTRAIL_TESTS_PICTURES_H
#define PTRAIL_TESTS_PICTURES_H

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "sample.h"

#define FRAME(symbol_, dso_, offset_) \
	{ .symbol = symbol_, .dso = dso_, .offset = offset_ }

/* Innermost first, as events have them; to be freed. */
static inline struct stack *stack_make(size_t count,
				       const struct frame *frames)
{
	struct stack *stack =
		calloc(1, sizeof(*stack) + count * sizeof(*frames));

	stack->count = count;
	memcpy(stack->frames, frames, count * sizeof(*frames));
	return stack;
}

static inline struct output writer_begin(const struct writer *writer)
{
	struct output output = output_make();

	output.writer = writer;
	if (writer->begin)
		writer->begin(&output);
	return output;
}

static inline void give(struct output *output, struct text *text,
			struct sample *sample)
{
	if (sample->event.kind == EVENT_CALL)
		sample->event.call.text = sample->text;
	output->writer->event(output, text, &sample->event);
}

static inline void writer_end(struct output *output, struct text *text)
{
	const struct writer *writer = output->writer;

	while (writer->more && writer->more(output, text))
		;
	if (writer->end)
		writer->end(output, text);
}

static inline void expect_text(struct text *text, const char *wanted)
{
	cr_expect_str_eq(text_string(text), wanted, "got\n%swanted\n%s",
			 text_string(text), wanted);
	text_finish(text);
}

#endif
