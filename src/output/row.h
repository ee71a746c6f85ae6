/*
 * One line of the summary: all there is to know of the calls of one name. A
 * new column is a field here, a line in row_add() and one in row_columns.c.
 */
#ifndef PTRAIL_OUTPUT_ROW_H
#define PTRAIL_OUTPUT_ROW_H

#include <stddef.h>
#include <stdint.h>

#include "event.h"
#include "output/output.h"
#include "text.h"

enum { ROW_BUCKETS = 64 };

struct row_error {
	struct row_error *next;	/* a greater number */
	int error;
	uint64_t count;
};

struct row_chain;

struct row {
	struct row *next;	/* in the bucket */
	char *name;
	uint64_t calls;
	uint64_t errors;
	uint64_t timed;		/* calls whose begin is known */
	uint64_t total;
	uint64_t min;
	uint64_t max;
	uint64_t on_cpu;	/* of the calls of which it is known */
	uint64_t on_cpu_calls;
	double mean;
	double squares;		/* of the distances from the mean, summed */
	uint32_t *times;	/* a histogram, see row.c */
	struct row_error *by_error;
	struct row_chain *chains;
	size_t chain_count;
};

struct rows {
	struct row *buckets[ROW_BUCKETS];
	size_t count;
};

void rows_add(struct rows *rows, const struct event *event);
void rows_finish(struct rows *rows);

/* The table, as the style has it. */
void rows_print(const struct rows *rows, const struct output_style *style,
		struct text *out);

/* The rows as the style orders them, to be freed; '*shown' is how many of them
   it lets be shown. */
const struct row **rows_sort(const struct rows *rows,
			     const struct output_style *style, size_t *shown);

struct row_column {
	const char *name;	/* for programs, with its unit */
	const char *heading;	/* of milliseconds, for people; NULL: none */
	uint64_t (*value)(const struct row *row);
	bool (*known)(const struct row *row);	/* NULL: always */
	bool wide;		/* shown to people where there is room */
	bool large;		/* may be above 2^53 */
};

enum { ROW_COLUMNS = 10 };
extern const struct row_column row_columns[ROW_COLUMNS];

bool row_knows(const struct row *row, int column);

uint64_t row_average(const struct row *row);

/* The time that 'share' (0 to 1) of the calls did not exceed, to 1/16. */
uint64_t row_percentile(const struct row *row, double share);

/* The standard deviation of a sample. */
uint64_t row_deviation(const struct row *row);

/* Below a row: how often each error was, and the most frequent chains. */
void row_print_errors(const struct row *row, struct text *out);
void row_print_chains(const struct row *row, struct text *out);

#endif
