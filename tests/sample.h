/* Events made by hand, and the lines that perf's writer makes of them. */
#ifndef PTRAIL_TESTS_SAMPLE_H
#define PTRAIL_TESTS_SAMPLE_H

#include <criterion/criterion.h>
#include <string.h>

#include "output/output.h"

#define BASE 5000000000ull	/* ns */
#define MS 1000000ull
#define BLANK "(         ): "

/* The head of sample_make()'s events, up to the body. */
#define HEAD "     1.000 ( 0.012 ms): id/42 "

struct sample {
	struct event event;
	char text[2048];
};

static inline struct output output_make(void)
{
	return (struct output){
		.writer = &writer_perf,
		.style = { .comm = true, .arg_names = true, .alignment = 70 },
		.base = BASE,
	};
}

static inline struct sample sample_make(enum event_kind kind)
{
	return (struct sample){ .event = {
		.kind = kind, .pid = 42, .tid = 42, .comm = "id",
		.begin = BASE + MS, .end = BASE + MS + 12000,
	} };
}

static inline struct sample call_make(const char *name, const char *result)
{
	struct sample sample = sample_make(EVENT_CALL);

	sample.event.call.name = name;
	sample.event.call.result = result;
	return sample;
}

static inline void add_value(struct sample *sample, const char *name,
			     const char *value)
{
	struct event_call *call = &sample->event.call;
	struct event_value *slot = &call->values[call->count++];

	slot->name = name;
	slot->start = strlen(sample->text);
	slot->length = strlen(value);
	strcat(sample->text, value);
}

static inline void expect(struct output *output, struct sample *sample,
			  const char *lines)
{
	struct text text = TEXT_INIT;

	if (sample->event.kind == EVENT_CALL)
		sample->event.call.text = sample->text;
	output->writer->event(output, &text, &sample->event);
	cr_expect_str_eq(text_string(&text), lines, "got\n%swanted\n%s",
			 text_string(&text), lines);
	text_finish(&text);
}

/* The line of one sample in the usual style. */
static inline void expect_line(struct sample sample, const char *line)
{
	struct output output = output_make();

	expect(&output, &sample, line);
}

#endif
