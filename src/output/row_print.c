/* The summary's table and its order; row_columns.c has the columns. */
#include "output/row.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"

enum { NAME_WIDTH = 15, TIME_WIDTH = 10 };

static bool has_column(const struct output_style *style, int i)
{
	return row_columns[i].heading && (!row_columns[i].wide || style->wide);
}

static void print_heading(const struct output_style *style, struct text *out)
{
	text_puts(out, "   syscall            calls errors");
	for (int i = 0; i < ROW_COLUMNS; i++)
		if (has_column(style, i))
			text_printf(out, "%*s", TIME_WIDTH,
				    row_columns[i].heading);
	text_puts(out, "\n                                  ");
	for (int i = 0; i < ROW_COLUMNS; i++)
		if (has_column(style, i))
			text_printf(out, "%*s", TIME_WIDTH, "(msec)");
	text_puts(out, "\n   --------------- -------- ------");
	for (int i = 0; i < ROW_COLUMNS; i++)
		if (has_column(style, i))
			text_puts(out, " ---------");
	text_char(out, '\n');
}

static void print_row(const struct row *row, const struct output_style *style,
		      struct text *out)
{
	text_printf(out, "   %-*s %8" PRIu64 " %6" PRIu64, NAME_WIDTH,
		    row->name, row->calls, row->errors);
	for (int i = 0; i < ROW_COLUMNS; i++) {
		if (!has_column(style, i))
			continue;
		if (row_knows(row, i))
			text_ms(out, row_columns[i].value(row), TIME_WIDTH);
		else
			text_printf(out, "%*s", TIME_WIDTH, "?");
	}
	text_char(out, '\n');
	if (style->errors)
		row_print_errors(row, out);
	row_print_chains(row, out);
}

static int compare_numbers(uint64_t a, uint64_t b)
{
	return a < b ? 1 : a > b ? -1 : 0;
}

static int compare_by(enum summary_sort sort, const struct row *a,
		      const struct row *b)
{
	switch (sort) {
	case SUMMARY_SORT_CALLS:
		return compare_numbers(a->calls, b->calls);
	case SUMMARY_SORT_ERRORS:
		return compare_numbers(a->errors, b->errors);
	case SUMMARY_SORT_AVERAGE:
		return compare_numbers(row_average(a), row_average(b));
	case SUMMARY_SORT_MAX:
		return compare_numbers(a->max, b->max);
	case SUMMARY_SORT_NAME:
		return strcmp(a->name, b->name);
	case SUMMARY_SORT_TOTAL:
		break;
	}
	return compare_numbers(a->total, b->total);
}

static int compare_rows(const void *one, const void *other, void *context)
{
	const struct output_style *style = context;
	const struct row *a = *(const struct row *const *)one;
	const struct row *b = *(const struct row *const *)other;
	int order = compare_by(style->sort, a, b);

	if (!order)
		order = compare_numbers(a->total, b->total);
	if (!order)
		order = compare_numbers(a->calls, b->calls);
	return order ? order : strcmp(a->name, b->name);
}

const struct row **rows_sort(const struct rows *rows,
			     const struct output_style *style, size_t *shown)
{
	const struct row **sorted = alloc_array(rows->count, sizeof(*sorted));
	size_t count = 0;

	for (size_t i = 0; i < ROW_BUCKETS; i++)
		for (const struct row *row = rows->buckets[i]; row;
		     row = row->next)
			sorted[count++] = row;
	qsort_r(sorted, count, sizeof(*sorted), compare_rows, (void *)style);
	*shown = count;
	if (style->max_rows && count > style->max_rows)
		*shown = style->max_rows;
	return sorted;
}

void rows_print(const struct rows *rows, const struct output_style *style,
		struct text *out)
{
	const struct row **sorted;
	size_t shown;

	if (!rows->count)
		return;
	print_heading(style, out);
	sorted = rows_sort(rows, style, &shown);
	for (size_t i = 0; i < shown; i++)
		print_row(sorted[i], style, out);
	if (shown < rows->count)
		text_printf(out, "   ... %zu more\n", rows->count - shown);
	free(sorted);
}
