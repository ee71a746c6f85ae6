/*
 * perf's lines of system calls: head, columns, colors. A new kind of line is
 * a test that fills an event and compares the whole line.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "sample.h"

Test(output, writers_have_names)
{
	cr_expect_eq(output_writer("perf"), &writer_perf);
	cr_expect_eq(output_summary_writer("perf"), &writer_summary);
	cr_expect_eq(output_writer("folded"), &writer_folded);
	cr_expect_null(output_summary_writer("folded"));
	cr_expect_null(output_writer("prf"));
}

Test(output, call_with_arguments)
{
	struct sample sample = call_make("read", "832");

	add_value(&sample, "fd", "3</lib/libc.so.6>");
	add_value(&sample, "buf", "\"\\177ELF\"...");
	add_value(&sample, "count", "832");
	expect_line(sample, HEAD
		    "read(fd: 3</lib/libc.so.6>, buf: \"\\177ELF\"..., count: 832)"
		    "            = 832\n");
}

Test(output, call_without_arguments)
{
	struct sample sample = call_make("getpid", "42 (id)");

	expect_line(sample, HEAD
		    "getpid()                                        "
		    "                      = 42 (id)\n");
}

Test(output, failed_call)
{
	struct sample sample =
		call_make("access", "-1 ENOENT (No such file or directory)");

	sample.event.call.failed = true;
	add_value(&sample, "filename", "\"/etc/ld.so.preload\"");
	add_value(&sample, "mode", "R");
	expect_line(sample, HEAD
		    "access(filename: \"/etc/ld.so.preload\", mode: R)  "
		    "                     = -1 ENOENT (No such file or directory)\n");
}

/* A call whose text up to the parenthesis takes 'length' columns. */
static struct sample call_of_length(size_t length)
{
	struct sample sample = call_make("f", "0");
	char value[200] = "";

	memset(value, 'x', length - strlen("f(a: )"));
	add_value(&sample, "a", value);
	return sample;
}

static size_t column_of_result(struct sample sample)
{
	struct output output = output_make();
	struct text text = TEXT_INIT;
	size_t column;

	sample.event.call.text = sample.text;
	writer_perf.event(&output, &text, &sample.event);
	column = strstr(text_string(&text), "= 0") - text_string(&text);
	text_finish(&text);
	return column - strlen(HEAD);
}

Test(output, result_stands_in_column_70)
{
	cr_expect_eq(column_of_result(call_of_length(10)), 70);
	cr_expect_eq(column_of_result(call_of_length(69)), 70);
	cr_expect_eq(column_of_result(call_of_length(70)), 71);
	cr_expect_eq(column_of_result(call_of_length(71)), 72);
	cr_expect_eq(column_of_result(call_of_length(150)), 151);
}

Test(output, column_counts_characters)
{
	struct sample sample = call_make("f", "0");

	add_value(&sample, "a", "\"\303\244\303\244\"");
	cr_expect_eq(column_of_result(sample), 72, "two bytes more");
}

Test(output, no_alignment)
{
	struct output output = output_make();
	struct sample sample = call_make("close", "0");

	output.style.alignment = 0;
	add_value(&sample, "fd", "3");
	expect(&output, &sample, HEAD "close(fd: 3) = 0\n");
	sample.event.call.state = CALL_UNFINISHED;
	expect(&output, &sample,
	       "     1.000 " BLANK "id/42 close(fd: 3) ...\n");
}

Test(output, values_without_names)
{
	struct output output = output_make();
	struct sample sample = call_make("dup2", "7");

	output.style.arg_names = false;
	output.style.alignment = 0;
	add_value(&sample, "oldfd", "3");
	add_value(&sample, "newfd", "7");
	expect(&output, &sample, HEAD "dup2(3, 7) = 7\n");
}

Test(output, unfinished_call)
{
	struct sample sample = call_make("wait4", NULL);

	sample.event.call.state = CALL_UNFINISHED;
	add_value(&sample, "upid", "-1");
	expect_line(sample, "     1.000 " BLANK
		    "id/42 wait4(upid: -1)                                   "
		    "                 ...\n");
}

Test(output, long_unfinished_call)
{
	struct sample sample = call_of_length(66);

	sample.event.call.state = CALL_UNFINISHED;
	expect_line(sample, "     1.000 " BLANK "id/42 f(a: "
		    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
		    ") ...\n");
}

Test(output, resumed_call)
{
	struct sample sample = call_make("wait4", "43");

	sample.event.call.state = CALL_RESUMED;
	sample.event.end = sample.event.begin + 20155000;
	add_value(&sample, "upid", "-1");
	expect_line(sample, "     1.000 (20.155 ms): id/42 "
		    " ... [continued]: wait4()                               "
		    "              = 43\n");
}

Test(output, call_whose_begin_is_not_known)
{
	struct sample sample = call_make("execve", "0");

	sample.event.begin = 0;
	sample.event.call.state = CALL_RESUMED;
	expect_line(sample, "         ? " BLANK "id/42 "
		    " ... [continued]: execve()                              "
		    "              = 0\n");
}

Test(output, call_that_does_not_return)
{
	struct sample sample = call_make("exit_group", "?");

	add_value(&sample, "error_code", "3");
	expect_line(sample, "     1.000 " BLANK "id/42 "
		    "exit_group(error_code: 3)                               "
		    "              = ?\n");
}

Test(output, restarted_call_has_a_duration)
{
	struct sample sample =
		call_make("pause", "? ERESTARTNOHAND (To be restarted)");
	struct output output = output_make();

	output.style.alignment = 0;
	expect(&output, &sample,
	       HEAD "pause() = ? ERESTARTNOHAND (To be restarted)\n");
}

Test(output, absolute_time)
{
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.style.time = STAMP_MONOTONIC;
	output.style.alignment = 0;
	expect(&output, &sample, "  5001.000 ( 0.012 ms): id/42 getpid() = 42\n");
}

Test(output, time_before_the_base)
{
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.base = BASE + 3 * MS / 2;
	output.style.alignment = 0;
	expect(&output, &sample, "    -0.500 ( 0.012 ms): id/42 getpid() = 42\n");
}

Test(output, times_wider_than_their_columns)
{
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.style.alignment = 0;
	sample.event.begin = BASE + 12345678901000ull;
	sample.event.end = sample.event.begin + 1234500 * 1000ull;
	expect(&output, &sample,
	       "12345678.901 (1234.500 ms): id/42 getpid() = 42\n");
}

Test(output, comm_is_cut_to_14_bytes)
{
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.style.alignment = 0;
	strcpy(sample.event.comm, "a-very-long-nam");
	expect(&output, &sample, "     1.000 ( 0.012 ms): "
	       "a-very-long-na/42 getpid() = 42\n");
}

Test(output, comm_is_not_cut_within_a_character)
{
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.style.alignment = 0;
	strcpy(sample.event.comm, "thirteen-byte\303\244");
	expect(&output, &sample, "     1.000 ( 0.012 ms): "
	       "thirteen-byte/42 getpid() = 42\n");
}

Test(output, no_comm)
{
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.style.alignment = 0;
	output.style.comm = false;
	expect(&output, &sample, "     1.000 ( 0.012 ms): 42 getpid() = 42\n");
}

Test(output, hostile_comm)
{
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.style.alignment = 0;
	strcpy(sample.event.comm, "\033[2J\n\377");
	expect(&output, &sample, "     1.000 ( 0.012 ms): "
	       "\\033[2J\\n\\377/42 getpid() = 42\n");
}

Test(output, colors_of_durations)
{
	static const struct {
		uint64_t ns;
		const char *head;
	} cases[] = {
		{ 9999, "     1.000 ( 0.010 ms): id/42 " },
		{ 10000, "     1.000 (\033[33m 0.010 ms\033[m): id/42 " },
		{ 999999, "     1.000 (\033[33m 1.000 ms\033[m): id/42 " },
		{ 1000000, "     1.000 (\033[31m 1.000 ms\033[m): id/42 " },
	};
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");

	output.style.alignment = 0;
	output.style.color = true;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		char line[200];

		sample.event.end = sample.event.begin + cases[i].ns;
		sprintf(line, "%sgetpid() = 42\n", cases[i].head);
		expect(&output, &sample, line);
	}
}

Test(output, colors_take_no_columns)
{
	struct output output = output_make();
	struct sample sample = call_make("wait4", "43");

	output.style.color = true;
	sample.event.call.state = CALL_RESUMED;
	sample.event.end = sample.event.begin + 1000;
	expect(&output, &sample, "     1.000 ( 0.001 ms): id/42 "
	       " ... [\033[33mcontinued\033[m]: wait4()                     "
	       "                        = 43\n");
}

static void expect_cut(unsigned width, const char *lines)
{
	struct frame frame = { .symbol = "a_symbol", .dso = "/bin/\303\244" };
	struct stack *stack = malloc(sizeof(*stack) + sizeof(frame));
	struct sample sample = call_make("getpid", "42");
	struct output output = output_make();

	*stack = (struct stack){ .count = 1 };
	stack->frames[0] = frame;
	sample.event.stack = stack;
	output.style.alignment = 0;
	output.style.width = width;
	expect(&output, &sample, lines);
	free(stack);
}

Test(output, lines_are_cut)
{
	/* 43 and 56 columns. */
	expect_cut(0, HEAD "getpid() = 42\n"
		   "                                       "
		   "a_symbol (/bin/\303\244)\n");
	expect_cut(56, HEAD "getpid() = 42\n"
		   "                                       "
		   "a_symbol (/bin/\303\244)\n");
	expect_cut(55, HEAD "getpid() = 42\n"
		   "                                       "
		   "a_symbol (/bi...\n");
	expect_cut(43, HEAD "getpid() = 42\n"
		   "                                       "
		   "a...\n");
	expect_cut(41, HEAD "getpid()...\n"
		   "                                      ...\n");
}

Test(output, a_color_ends_where_its_line_is_cut)
{
	struct sample sample = sample_make(EVENT_NOTE);
	struct output output = output_make();

	sample.event.text = "a long note of many more words";
	sample.event.end = sample.event.begin = 0;
	output.style.color = true;
	output.style.width = 40;
	expect(&output, &sample, "         ? (         ): "
	       "\033[31ma long note o...\033[m\n");
}
