/* The table at the end, from events made by hand. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "output/output.h"

#define HEADING \
"   syscall            calls errors     total       min       avg       max    stddev\n" \
"                                      (msec)    (msec)    (msec)    (msec)    (msec)\n" \
"   --------------- -------- ------ --------- --------- --------- --------- ---------\n"

#define US 1000ull

static struct output output_begin(void)
{
	struct output output = { .writer = &writer_summary };

	output.writer->begin(&output);
	return output;
}

static void add(struct output *output, const struct event *event)
{
	struct text text = TEXT_INIT;

	output->writer->event(output, &text, event);
	cr_expect_eq(text.length, 0, "nothing before the end");
	text_finish(&text);
}

static void add_call(struct output *output, pid_t tid, const char *name,
		     uint64_t us)
{
	struct event event = {
		.kind = EVENT_CALL, .pid = tid, .tid = tid, .begin = 1000,
		.end = 1000 + us * US,
		.call = { .name = name, .result = "0" },
	};

	sprintf(event.comm, "t%d", tid);
	add(output, &event);
}

static void add_kind(struct output *output, pid_t tid, enum event_kind kind)
{
	struct event event = {
		.kind = kind, .pid = tid, .tid = tid, .begin = 1000,
		.end = 1000, .text = "text",
	};

	sprintf(event.comm, "t%d", tid);
	add(output, &event);
}

static void expect_end(struct output *output, const char *lines)
{
	struct text text = TEXT_INIT;

	output->writer->end(output, &text);
	cr_expect_str_eq(text_string(&text), lines, "got\n%swanted\n%s",
			 text_string(&text), lines);
	text_finish(&text);
}

Test(summary, nothing_happened)
{
	struct output output = output_begin();

	expect_end(&output, "\n Summary of events:\n\n");
}

Test(summary, rows_by_time_with_the_deviation)
{
	struct output output = output_begin();
	char name[8] = "read";

	add_call(&output, 7, "close", 5);
	add_call(&output, 7, name, 9);
	/* The name may be gone by the end. */
	memset(name, 'x', 4);
	add_call(&output, 7, "read", 8260);
	add_call(&output, 7, "read", 42410);
	add_call(&output, 7, "syscall_0x3e7", 6);
	/* The sample's: n - 1 = 2 divides the squares. */
	expect_end(&output, "\n Summary of events:\n\n"
		   " t7 (7), 5 events, 100.0%\n\n" HEADING
"   read                   3      0    50.679     0.009    16.893    42.410    22.480\n"
"   syscall_0x3e7          1      0     0.006     0.006     0.006     0.006     0.000\n"
"   close                  1      0     0.005     0.005     0.005     0.005     0.000\n"
		   "\n\n");
}

Test(summary, names_wider_than_their_column)
{
	struct output output = output_begin();

	add_call(&output, 7, "sched_get_priority_max", 5);
	expect_end(&output, "\n Summary of events:\n\n"
		   " t7 (7), 1 events, 100.0%\n\n" HEADING
"   sched_get_priority_max        1      0     0.005     0.005     0.005     0.005     0.000\n"
		   "\n\n");
}

Test(summary, equal_times_by_calls_and_name)
{
	struct output output = output_begin();

	add_call(&output, 7, "b", 2);
	add_call(&output, 7, "a", 2);
	add_call(&output, 7, "c", 1);
	add_call(&output, 7, "c", 1);
	expect_end(&output, "\n Summary of events:\n\n"
		   " t7 (7), 4 events, 100.0%\n\n" HEADING
"   c                      2      0     0.002     0.001     0.001     0.001     0.000\n"
"   a                      1      0     0.002     0.002     0.002     0.002     0.000\n"
"   b                      1      0     0.002     0.002     0.002     0.002     0.000\n"
		   "\n\n");
}

Test(summary, errors_and_unknown_begins)
{
	struct output output = output_begin();
	struct event event = {
		.kind = EVENT_CALL, .tid = 7, .comm = "sh", .begin = 1000,
		.end = 3000,
		.call = { .name = "open", .result = "-1 ENOENT (..)",
			  .failed = true },
	};

	add(&output, &event);
	/* Counted, but not as one that took no time. */
	event.begin = 0;
	add(&output, &event);
	expect_end(&output, "\n Summary of events:\n\n"
		   " sh (7), 2 events, 100.0%\n\n" HEADING
"   open                   2      2     0.002     0.002     0.002     0.002     0.000\n"
		   "\n\n");
}

Test(summary, unreturned_calls_have_no_row)
{
	struct output output = output_begin();
	struct event event = {
		.kind = EVENT_CALL, .tid = 7, .comm = "sh", .begin = 1000,
		.end = 3000, .call = { .name = "exit_group", .result = "?" },
	};

	add(&output, &event);
	event.call = (struct event_call){ .name = "read",
					  .state = CALL_UNFINISHED };
	add(&output, &event);
	expect_end(&output, "\n Summary of events:\n\n"
		   " sh (7), 1 events, 100.0%\n\n\n\n");
}

Test(summary, resumed_calls_count_once)
{
	struct output output = output_begin();
	struct event event = {
		.kind = EVENT_CALL, .tid = 7, .comm = "sh", .begin = 1000,
		.end = 1000, .call = { .name = "read",
				       .state = CALL_UNFINISHED },
	};

	add(&output, &event);
	event.end = 5000;
	event.call.result = "3";
	event.call.state = CALL_RESUMED;
	add(&output, &event);
	expect_end(&output, "\n Summary of events:\n\n"
		   " sh (7), 1 events, 100.0%\n\n" HEADING
"   read                   1      0     0.004     0.004     0.004     0.004     0.000\n"
		   "\n\n");
}

Test(summary, faults_in_the_heading)
{
	struct output output = output_begin();
	struct event event = { .kind = EVENT_FAULT, .tid = 7, .comm = "sh",
			       .begin = 1, .end = 1 };

	add(&output, &event);
	add(&output, &event);
	event.fault.major = true;
	add(&output, &event);
	add_kind(&output, 8, EVENT_SIGNAL);
	expect_end(&output, "\n Summary of events:\n\n"
		   " sh (7), 3 events, 75.0%, 1 majfaults, 2 minfaults\n\n\n\n"
		   " t8 (8), 1 events, 25.0%\n\n\n\n"
		   " total, 4 events, 100.0%, 1 majfaults, 2 minfaults\n\n\n\n");
}

Test(summary, threads_in_order_and_shares_add_up)
{
	struct output output = output_begin();

	add_kind(&output, 9, EVENT_SIGNAL);
	add_kind(&output, 4105, EVENT_SIGNAL);	/* the same bucket as 9 */
	add_kind(&output, 3, EVENT_SIGNAL);
	expect_end(&output, "\n Summary of events:\n\n"
		   " t9 (9), 1 events, 33.3%\n\n\n\n"
		   " t4105 (4105), 1 events, 33.4%\n\n\n\n"
		   " t3 (3), 1 events, 33.3%\n\n\n\n"
		   " total, 3 events, 100.0%\n\n\n\n");
}

Test(summary, tid_used_again)
{
	struct output output = output_begin();

	add_kind(&output, 9, EVENT_SIGNAL);
	add_kind(&output, 9, EVENT_EXIT);
	add_kind(&output, 9, EVENT_SIGNAL);
	add_kind(&output, 9, EVENT_SIGNAL);
	expect_end(&output, "\n Summary of events:\n\n"
		   " t9 (9), 2 events, 50.0%\n\n\n\n"
		   " t9 (9), 2 events, 50.0%\n\n\n\n"
		   " total, 4 events, 100.0%\n\n\n\n");
}

Test(summary, last_name_counts_and_is_harmless)
{
	struct output output = output_begin();
	struct event event = { .kind = EVENT_SIGNAL, .tid = 7, .comm = "sh" };

	add(&output, &event);
	strcpy(event.comm, "\033exactly15bytes");
	add(&output, &event);
	expect_end(&output, "\n Summary of events:\n\n"
		   " \\033exactly15bytes (7), 2 events, 100.0%\n\n\n\n");
}

Test(summary, many_threads_and_calls)
{
	struct output output = output_begin();
	struct text text = TEXT_INIT;
	unsigned rows = 0;

	for (int i = 0; i < 20000; i++) {
		char name[20];

		sprintf(name, "call_%d", i % 500);
		add_call(&output, 1 + i % 5000, name, i);
	}
	writer_summary.end(&output, &text);
	for (const char *at = text_string(&text);
	     (at = strstr(at, "   call_")); at++)
		rows++;
	cr_expect_eq(rows, 5500, "%u rows, 500 of them of all", rows);
	text_finish(&text);
}

Test(summary, says_what_was_lost)
{
	struct output output = output_begin();
	struct event signal = { .kind = EVENT_SIGNAL, .tid = 7, .comm = "sh" };
	struct event note = { .kind = EVENT_NOTE,
			      .lost = { 12, "page faults" } };
	struct event other = { .kind = EVENT_NOTE, .text = "Something else" };

	add(&output, &signal);
	add(&output, &note);
	note.lost.count = 30;
	add(&output, &note);
	add(&output, &other);
	expect_end(&output, "\n Summary of events:\n\n"
		   " sh (7), 1 events, 100.0%\n\n\n\n"
		   " Something else\n LOST 42 page faults, at 2 times!\n");
}
