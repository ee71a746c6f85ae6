/*
 * A million events through each writer that keeps something: what it keeps is
 * bounded, and what it writes is whole.
 */
#include "pictures.h"

#include <stdio.h>
#include <sys/resource.h>

enum { EVENTS = 1000000, FEW = 50000, DEPTH = 24 };

/* Chains that all differ where 'distinct' is set, 800 otherwise. */
static void set_chain(struct stack *stack, unsigned i, bool distinct)
{
	static char name[DEPTH][64];

	if (!distinct)
		i %= 800;
	for (int depth = 0; depth < DEPTH; depth++) {
		struct frame *frame = &stack->frames[depth];

		/* The outer ones are few, the innermost of its own. */
		sprintf(name[depth], "module::function_%u<int>",
			depth ? i >> depth : i);
		*frame = (struct frame){
			.symbol = name[depth], .dso = "/usr/lib/libmodule.so",
			.offset = 0x1000,
		};
	}
}

struct sums {
	size_t bytes;
	size_t lines;
	uint64_t weight;	/* of folded lines */
};

/* What the sink does, which gives the text to the kernel. */
static void drain(struct text *text, struct sums *sums)
{
	char *rest = text->bytes, *line;

	sums->bytes += text->length;
	while (text->length && (line = strsep(&rest, "\n"))) {
		char *space = strrchr(line, ' ');

		sums->lines += *line != '\0';
		sums->weight += space ? strtoull(space, NULL, 10) : 0;
	}
	text_reset(text);
}

static struct sums run_writer(const struct writer *writer, bool distinct)
{
	unsigned count = distinct ? EVENTS : FEW;
	struct stack *stack =
		calloc(1, sizeof(*stack) + DEPTH * sizeof(struct frame));
	struct output output = writer_begin(writer);
	struct sample sample = call_make("read", "1");
	struct sums sums = { .bytes = 0 };
	struct text text = TEXT_INIT;

	stack->count = DEPTH;
	sample.event.stack = stack;
	for (unsigned i = 0; i < count; i++) {
		set_chain(stack, i, distinct);
		sample.event.begin += 1000;
		sample.event.end = sample.event.begin + 500;
		give(&output, &text, &sample);
		drain(&text, &sums);
	}
	while (writer->more && writer->more(&output, &text))
		drain(&text, &sums);
	if (writer->end)
		writer->end(&output, &text);
	drain(&text, &sums);
	text_finish(&text);
	free(stack);
	return sums;
}

/* The sanitizers keep what was freed. */
static void expect_little_memory(void)
{
#ifndef __SANITIZE_ADDRESS__
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	cr_expect_lt(usage.ru_maxrss / 1024, 400, "%ld MB",
		     usage.ru_maxrss / 1024);
#endif
}

Test(slow_large, folded)
{
	struct sums sums = run_writer(&writer_folded, true);

	cr_expect_eq(sums.weight, EVENTS, "%lu", (unsigned long)sums.weight);
	cr_expect_leq(sums.lines, 2 * (1 << 19));
	expect_little_memory();
}

Test(slow_large, flamegraph)
{
	struct sums sums = run_writer(&writer_flamegraph, true);

	cr_expect_lt(sums.bytes, 5000000);
	expect_little_memory();
}

Test(slow_large, flamegraph_of_few_chains)
{
	struct sums sums = run_writer(&writer_flamegraph, false);

	cr_expect_lt(sums.bytes, 500000);
}

/* Each event, its chain once or as often as it had been forgotten. */
Test(slow_large, json)
{
	struct sums sums = run_writer(&writer_json, false);

	cr_expect_eq(sums.lines, 1 + 800 + FEW, "%zu", sums.lines);
	sums = run_writer(&writer_json, true);
	cr_expect_eq(sums.lines, 1 + 2 * EVENTS, "%zu", sums.lines);
	expect_little_memory();
}

Test(slow_large, trace_event)
{
	run_writer(&writer_trace_event, true);
	expect_little_memory();
}
