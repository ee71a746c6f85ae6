/* The summary's further columns, orders, modes and lines below a row. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "output/row.h"

#define US 1000ull

static struct event call_of(const char *name, pid_t tid, uint64_t us)
{
	struct event event = {
		.kind = EVENT_CALL, .pid = 7, .tid = tid, .comm = "sh",
		.begin = 1000, .end = 1000 + us * US,
		.call = { .name = name, .result = "0" },
	};

	return event;
}

static void add(struct output *output, struct event event)
{
	struct text text = TEXT_INIT;

	if (!output->state)
		writer_summary.begin(output);
	writer_summary.event(output, &text, &event);
	text_finish(&text);
}

static void add_failed(struct output *output, const char *name, int error)
{
	struct event event = call_of(name, 7, 1);

	event.call.failed = true;
	event.call.returned = -error;
	event.call.result = "-1";
	add(output, event);
}

/* Whether these are in the table, in this order. */
static void expect_parts(struct output *output, const char *const *parts)
{
	struct text text = TEXT_INIT;
	const char *at;

	writer_summary.end(output, &text);
	at = text_string(&text);
	for (; *parts; parts++) {
		at = strstr(at, *parts);
		cr_assert(at, "no '%s' behind what was before it in\n%s",
			  *parts, text_string(&text));
	}
	text_finish(&text);
}

#define EXPECT_PARTS(output, ...) \
	expect_parts(output, (const char *const[]){ __VA_ARGS__, NULL })

Test(summary_rows, errors_below_their_row)
{
	struct output output = { .style = { .errors = true } };

	add_failed(&output, "open", 13);
	add_failed(&output, "open", 2);
	add_failed(&output, "open", 2);
	add_failed(&output, "open", 4095);
	EXPECT_PARTS(&output, "   open                   4      4",
		     "\n\t\t\t\tENOENT: 2\n\t\t\t\tEACCES: 1\n\t\t\t\t4095: 1\n");
}

Test(summary_rows, modes)
{
	struct output output = { .style = { .mode = SUMMARY_PROCESS } };
	struct event event = call_of("read", 7, 1);

	add(&output, call_of("read", 7, 1));
	add(&output, call_of("read", 8, 1));
	event.kind = EVENT_EXIT;
	event.exit = (struct event_exit){ .group = false };
	add(&output, event);
	add(&output, call_of("read", 8, 1));
	EXPECT_PARTS(&output, " sh (7), 4 events, 100.0%",
		     "   read                   3      0");
	output = (struct output){ .style = { .mode = SUMMARY_TOTAL } };
	add(&output, call_of("read", 7, 1));
	event = call_of("read", 9, 1);
	event.pid = 9;
	add(&output, event);
	EXPECT_PARTS(&output, " total, 2 events, 100.0%",
		     "   read                   2      0");
}

static void expect_order(enum summary_sort sort, const char *a, const char *b,
			 const char *c)
{
	struct output output = { .style = { .sort = sort } };

	add(&output, call_of("a_total", 7, 100));
	add(&output, call_of("a_total", 7, 100));
	add(&output, call_of("b_max", 7, 150));
	add(&output, call_of("c_calls", 7, 1));
	add(&output, call_of("c_calls", 7, 1));
	add_failed(&output, "c_calls", 2);
	EXPECT_PARTS(&output, a, b, c);
}

Test(summary_rows, orders)
{
	expect_order(SUMMARY_SORT_TOTAL, "a_total", "b_max", "c_calls");
	expect_order(SUMMARY_SORT_MAX, "b_max", "a_total", "c_calls");
	expect_order(SUMMARY_SORT_AVERAGE, "b_max", "a_total", "c_calls");
	expect_order(SUMMARY_SORT_CALLS, "c_calls", "a_total", "b_max");
	expect_order(SUMMARY_SORT_ERRORS, "c_calls", "a_total", "b_max");
	expect_order(SUMMARY_SORT_NAME, "a_total", "b_max", "c_calls");
}

Test(summary_rows, rows_at_most)
{
	struct output output = { .style = { .max_rows = 1 } };

	add(&output, call_of("read", 7, 2));
	add(&output, call_of("write", 7, 1));
	add(&output, call_of("close", 7, 1));
	EXPECT_PARTS(&output, "   read ", "   ... 2 more\n");
}

Test(summary_rows, wide_columns)
{
	struct output output = { .style = { .wide = true } };
	struct event event = call_of("read", 7, 1);

	event.call.on_cpu_known = true;
	event.call.on_cpu = 1000 * US;
	add(&output, event);
	add(&output, call_of("write", 7, 1));
	EXPECT_PARTS(&output, "stddev       p50       p99    on cpu\n",
		     "   read ", "     1.000\n", "   write ", "         ?\n");
}

Test(summary_rows, percentiles)
{
	struct rows rows = { .count = 0 };
	uint64_t half, most;

	for (int us = 1; us <= 1000; us++) {
		struct event event = call_of("read", 7, us);

		rows_add(&rows, &event);
	}
	for (int i = 0; i < ROW_BUCKETS; i++) {
		if (!rows.buckets[i])
			continue;
		half = row_percentile(rows.buckets[i], 0.5);
		most = row_percentile(rows.buckets[i], 0.99);
		cr_expect(half >= 500 * US && half <= 532 * US, "%lu", half);
		cr_expect(most >= 990 * US && most <= 1000 * US, "%lu", most);
		cr_expect_eq(row_percentile(rows.buckets[i], 1), 1000 * US);
	}
	rows_finish(&rows);
}

static struct stack *stack_of(const char *symbol)
{
	struct stack *stack =
		calloc(1, sizeof(*stack) + sizeof(struct frame));

	stack->count = 1;
	stack->frames[0].symbol = symbol;
	stack->frames[0].dso = "/bin/x";
	return stack;
}

Test(summary_rows, most_frequent_chains)
{
	static const char *const symbols[] = { "once", "twice", "thrice",
					       "seldom" };
	static const int counts[] = { 1, 2, 3, 1 };
	struct output output = { .writer = &writer_summary };

	for (int i = 0; i < 4; i++) {
		struct stack *stack = stack_of(symbols[i]);

		for (int j = 0; j < counts[i]; j++) {
			struct event event = call_of("read", 7, 1);

			event.stack = stack;
			add(&output, event);
		}
		free(stack);
	}
	EXPECT_PARTS(&output, "   read ", " 3 calls by\n", "thrice (/bin/x)\n",
		     " 2 calls by\n", "twice (/bin/x)\n", " 1 call by\n");
}
