/* The summary for programs: CSV, and JSON as an object a line. */
#include "output/summary.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "errors.h"
#include "json_text.h"

static void copy_comm(const struct thread *thread, char *comm)
{
	memcpy(comm, thread->comm, EVENT_COMM_SIZE);
	comm[EVENT_COMM_SIZE] = '\0';
}

/* RFC 4180: in quotes, with its own ones doubled. */
static void add_quoted(struct text *out, const char *name)
{
	struct text escaped = TEXT_INIT;

	text_escape(&escaped, name, strlen(name), '\\');
	text_char(out, '"');
	for (const char *at = text_string(&escaped); *at; at++) {
		if (*at == '"')
			text_char(out, '"');
		text_char(out, *at);
	}
	text_char(out, '"');
	text_finish(&escaped);
}

/* The columns before the numbers: whose they are, and of what. */
static void csv_head(const struct output *output, struct text *out,
		     const struct thread *thread, const char *name)
{
	char comm[EVENT_COMM_SIZE + 1];

	copy_comm(thread, comm);
	if (output->style.mode == SUMMARY_TOTAL) {
		text_puts(out, ",,");
	} else {
		text_signed(out, thread->tid);
		text_char(out, ',');
		add_quoted(out, comm);
		text_char(out, ',');
	}
	text_puts(out, name);
}

static void csv_row(const struct output *output, struct text *out,
		    const struct thread *thread, const struct row *row)
{
	csv_head(output, out, thread, row->name);
	for (int i = 0; i < ROW_COLUMNS; i++) {
		text_char(out, ',');
		if (row_knows(row, i))
			text_unsigned(out, row_columns[i].value(row));
	}
	text_char(out, '\n');
}

/* They have a number and no more. */
static void csv_faults(const struct output *output, struct text *out,
		       const struct thread *thread, bool major)
{
	uint64_t count = major ? thread->major : thread->minor;

	if (!count)
		return;
	csv_head(output, out, thread, major ? "majfault" : "minfault");
	text_char(out, ',');
	text_unsigned(out, count);
	text_fill(out, ',', ROW_COLUMNS - 1);
	text_char(out, '\n');
}

static void csv_thread(const struct output *output, struct text *out,
		       const struct thread *thread)
{
	size_t shown;
	const struct row **rows =
		rows_sort(&thread->rows, &output->style, &shown);

	for (size_t i = 0; i < shown; i++)
		csv_row(output, out, thread, rows[i]);
	csv_faults(output, out, thread, false);
	csv_faults(output, out, thread, true);
	free(rows);
}

static void csv_end(struct output *output, struct text *out)
{
	const struct summary *summary = output->state;

	text_puts(out, output->style.mode == SUMMARY_PROCESS ? "pid" : "tid");
	text_puts(out, ",comm,event");
	for (int i = 0; i < ROW_COLUMNS; i++)
		text_printf(out, ",%s", row_columns[i].name);
	text_char(out, '\n');
	for (const struct thread *thread = summary->first; thread;
	     thread = thread->later)
		csv_thread(output, out, thread);
	summary_finish(output);
}

static void json_errors(struct text *out, const struct row *row)
{
	char number[16];

	if (!row->by_error)
		return;
	json_key(out, "by_error");
	text_char(out, '{');
	for (const struct row_error *at = row->by_error; at; at = at->next) {
		const char *name = error_name(at->error);

		snprintf(number, sizeof(number), "%d", at->error);
		json_put_number(out, name ? name : number, at->count);
	}
	text_char(out, '}');
}

static void json_row(struct text *out, const struct row *row)
{
	json_separate(out);
	text_char(out, '{');
	json_put_name(out, "name", row->name);
	for (int i = 0; i < ROW_COLUMNS; i++) {
		void (*put)(struct text *, const char *, int64_t) =
			row_columns[i].large ? json_put_decimal : json_put_number;

		if (row_knows(row, i))
			put(out, row_columns[i].name, row_columns[i].value(row));
	}
	json_errors(out, row);
	text_char(out, '}');
}

static void json_head(const struct output *output, struct text *out,
		      const struct thread *thread)
{
	char comm[EVENT_COMM_SIZE + 1];

	copy_comm(thread, comm);
	json_put_string(out, "type", "summary");
	if (output->style.mode != SUMMARY_TOTAL) {
		json_put_number(out,
				output->style.mode == SUMMARY_PROCESS ? "pid"
								      : "tid",
				thread->tid);
		json_put_name(out, "comm", comm);
	}
	json_put_number(out, "events", thread->events);
	json_put_number(out, "majfaults", thread->major);
	json_put_number(out, "minfaults", thread->minor);
}

static void json_thread(const struct output *output, struct text *out,
			const struct thread *thread)
{
	size_t shown;
	const struct row **rows =
		rows_sort(&thread->rows, &output->style, &shown);

	text_char(out, '{');
	json_head(output, out, thread);
	json_key(out, "calls");
	text_char(out, '[');
	for (size_t i = 0; i < shown; i++)
		json_row(out, rows[i]);
	text_puts(out, "]}\n");
	free(rows);
}

static void json_end(struct output *output, struct text *out)
{
	const struct summary *summary = output->state;

	for (const struct thread *thread = summary->first; thread;
	     thread = thread->later)
		json_thread(output, out, thread);
	summary_finish(output);
}

const struct writer writer_summary_csv = {
	.name = "csv",
	.complete = true,
	.begin = summary_begin,
	.event = summary_event,
	.end = csv_end,
};

const struct writer writer_summary_json = {
	.name = "json",
	.complete = true,
	.begin = summary_begin,
	.event = summary_event,
	.end = json_end,
};
