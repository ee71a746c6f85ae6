/* Counting calls of one name: times, errors, chains. */
#include "output/row.h"

#include <stdlib.h>
#include <string.h>

#include "alloc.h"
#include "errors.h"

enum {
	STEPS = 16,		/* of the histogram for each power of two */
	TIMES = 64 * STEPS,
	CHAINS_KEPT = 256,	/* different ones of a row */
	CHAINS_SHOWN = 3,
	CHAIN_INDENT = 39,
};

struct row_chain {
	struct row_chain *next;
	uint64_t count;
	struct stack *stack;
};

static unsigned hash(const char *name)
{
	unsigned value = 0;

	while (*name)
		value = value * 31 + (unsigned char)*name++;
	return value % ROW_BUCKETS;
}

static struct row *find(struct rows *rows, const char *name)
{
	struct row **bucket = &rows->buckets[hash(name)];
	struct row *row = *bucket;

	while (row && strcmp(row->name, name))
		row = row->next;
	if (row)
		return row;
	row = alloc_array(1, sizeof(*row));
	row->name = alloc_check(strdup(name));
	row->next = *bucket;
	*bucket = row;
	rows->count++;
	return row;
}

/* The exponent and the four bits below the highest. */
static unsigned time_index(uint64_t ns)
{
	unsigned bits;

	if (ns < STEPS)
		return ns;
	bits = 63 - __builtin_clzll(ns);
	return (bits - 3) * STEPS + (ns >> (bits - 4)) % STEPS;
}

static uint64_t time_of_index(unsigned index)
{
	unsigned shift = index / STEPS;

	if (!shift)
		return index;
	return (uint64_t)(STEPS + index % STEPS) << (shift - 1);
}

/* Mean and deviation in one pass, by Welford's method. */
static void add_time(struct row *row, uint64_t ns)
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
	if (!row->times)
		row->times = alloc_array(TIMES, sizeof(*row->times));
	row->times[time_index(ns)]++;
}

static void add_error(struct row *row, int error)
{
	struct row_error **at = &row->by_error;
	struct row_error *found;

	while (*at && (*at)->error < error)
		at = &(*at)->next;
	found = *at;
	if (!found || found->error != error) {
		found = alloc_array(1, sizeof(*found));
		found->error = error;
		found->next = *at;
		*at = found;
	}
	found->count++;
}

static bool same_stack(const struct stack *a, const struct stack *b)
{
	if (a->count != b->count)
		return false;
	for (size_t i = 0; i < a->count; i++)
		if (a->frames[i].symbol != b->frames[i].symbol ||
		    a->frames[i].dso != b->frames[i].dso ||
		    (!a->frames[i].symbol &&
		     a->frames[i].offset != b->frames[i].offset))
			return false;
	return true;
}

static struct stack *copy_stack(const struct stack *stack)
{
	size_t size = sizeof(*stack) + stack->count * sizeof(*stack->frames);

	return memcpy(alloc_array(1, size), stack, size);
}

/* The names in a stack outlive the trace. */
static void add_chain(struct row *row, const struct stack *stack)
{
	struct row_chain *chain = row->chains;

	while (chain && !same_stack(chain->stack, stack))
		chain = chain->next;
	if (!chain) {
		if (row->chain_count >= CHAINS_KEPT)
			return;
		chain = alloc_array(1, sizeof(*chain));
		chain->stack = copy_stack(stack);
		chain->next = row->chains;
		row->chains = chain;
		row->chain_count++;
	}
	chain->count++;
}

void rows_add(struct rows *rows, const struct event *event)
{
	struct row *row = find(rows, event->call.name);

	row->calls++;
	row->errors += event->call.failed;
	if (event->call.failed)
		add_error(row, -event->call.returned);
	if (event_has_duration(event))
		add_time(row, event->end - event->begin);
	if (event->call.on_cpu_known) {
		row->on_cpu += event->call.on_cpu;
		row->on_cpu_calls++;
	}
	if (event->stack)
		add_chain(row, event->stack);
}

static void row_destroy(struct row *row)
{
	while (row->by_error) {
		struct row_error *error = row->by_error;

		row->by_error = error->next;
		free(error);
	}
	while (row->chains) {
		struct row_chain *chain = row->chains;

		row->chains = chain->next;
		free(chain->stack);
		free(chain);
	}
	free(row->times);
	free(row->name);
	free(row);
}

void rows_finish(struct rows *rows)
{
	for (size_t i = 0; i < ROW_BUCKETS; i++) {
		while (rows->buckets[i]) {
			struct row *row = rows->buckets[i];

			rows->buckets[i] = row->next;
			row_destroy(row);
		}
	}
}

uint64_t row_percentile(const struct row *row, double share)
{
	uint64_t wanted = row->timed * share + 0.999999, seen = 0;

	for (unsigned i = 0; row->times && i < TIMES; i++) {
		uint64_t end = time_of_index(i + 1) - 1;

		seen += row->times[i];
		if (seen >= wanted && seen)
			return end < row->max ? end : row->max;
	}
	return 0;
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

uint64_t row_deviation(const struct row *row)
{
	if (row->timed < 2)
		return 0;
	return square_root(row->squares / (row->timed - 1)) + 0.5;
}

void row_print_errors(const struct row *row, struct text *out)
{
	for (const struct row_error *at = row->by_error; at; at = at->next) {
		const char *name = error_name(at->error);

		text_puts(out, "\t\t\t\t");
		if (name)
			text_puts(out, name);
		else
			text_signed(out, at->error);
		text_puts(out, ": ");
		text_unsigned(out, at->count);
		text_char(out, '\n');
	}
}

static const struct row_chain *next_chain(const struct row *row,
					  const struct row_chain *before)
{
	const struct row_chain *best = NULL;
	bool passed = false;

	/* Of equal ones, those behind it in the list come after it. */
	for (const struct row_chain *at = row->chains; at; at = at->next) {
		bool later = !before || at->count < before->count ||
			     (at->count == before->count && passed);

		passed |= at == before;
		if (later && (!best || at->count > best->count))
			best = at;
	}
	return best;
}

static void print_chain(const struct row_chain *chain, struct text *out)
{
	text_fill(out, ' ', CHAIN_INDENT);
	text_unsigned(out, chain->count);
	text_puts(out, chain->count == 1 ? " call by\n" : " calls by\n");
	for (size_t i = 0; i < chain->stack->count; i++) {
		const struct frame *frame = &chain->stack->frames[i];

		text_fill(out, ' ', CHAIN_INDENT + 2);
		if (frame->symbol)
			text_name(out, frame->symbol);
		else
			text_hex(out, frame->offset);
		text_puts(out, " (");
		text_name(out, frame->dso ? frame->dso : "[unknown]");
		text_puts(out, ")\n");
	}
}

void row_print_chains(const struct row *row, struct text *out)
{
	const struct row_chain *chain = NULL;

	for (int i = 0; i < CHAINS_SHOWN; i++) {
		chain = next_chain(row, chain);
		if (!chain)
			return;
		print_chain(chain, out);
	}
}
