/*
 * What is known of a row, for all that print it. A new column is a line here;
 * the table for people shows those with a heading.
 */
#include "output/row.h"

uint64_t row_average(const struct row *row)
{
	return row->timed ? row->total / row->timed : 0;
}

static uint64_t calls(const struct row *row)
{
	return row->calls;
}

static uint64_t errors(const struct row *row)
{
	return row->errors;
}

static uint64_t total(const struct row *row)
{
	return row->total;
}

static uint64_t least(const struct row *row)
{
	return row->min;
}

static uint64_t most(const struct row *row)
{
	return row->max;
}

static uint64_t median(const struct row *row)
{
	return row_percentile(row, 0.5);
}

static uint64_t nearly_most(const struct row *row)
{
	return row_percentile(row, 0.99);
}

static uint64_t on_cpu(const struct row *row)
{
	return row->on_cpu;
}

static bool is_timed(const struct row *row)
{
	return row->timed;
}

static bool is_on_cpu_known(const struct row *row)
{
	return row->on_cpu_calls;
}

/* Threads that wait for days have totals above 2^53. */
const struct row_column row_columns[ROW_COLUMNS] = {
	{ "calls", NULL, calls, NULL, false, false },
	{ "errors", NULL, errors, NULL, false, false },
	{ "total_ns", "total", total, is_timed, false, true },
	{ "min_ns", "min", least, is_timed, false, false },
	{ "avg_ns", "avg", row_average, is_timed, false, false },
	{ "max_ns", "max", most, is_timed, false, false },
	{ "stddev_ns", "stddev", row_deviation, is_timed, false, false },
	{ "p50_ns", "p50", median, is_timed, true, false },
	{ "p99_ns", "p99", nearly_most, is_timed, true, false },
	{ "on_cpu_ns", "on cpu", on_cpu, is_on_cpu_known, true, false },
};

bool row_knows(const struct row *row, int column)
{
	bool (*known)(const struct row *row) = row_columns[column].known;

	return !known || known(row);
}
