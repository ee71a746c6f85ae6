/* --format and --weight: what they choose, and what contradicts them. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "options_run.h"

/* Whether 'expression' holds of the options that 'line' gives. */
#define EXPECT(line, expression)                                        \
	do {                                                            \
		struct run *result = run_well(line);                    \
		const struct options *o = &result->options;             \
									\
		cr_expect(expression, "%s: %s", line, #expression);     \
		finish(result);                                         \
	} while (0)

Test(options, formats)
{
	EXPECT("id", o->writer == &writer_perf &&
		     o->summary_writer == &writer_summary);
	EXPECT("--format perf -S id", o->writer == &writer_perf);
	EXPECT("-s --format csv id",
	       o->summary_writer == &writer_summary_csv);
	EXPECT("--format json -s id",
	       o->summary_writer == &writer_summary_json);
	EXPECT("--format json id",
	       o->writer == &writer_json && o->stack == STACK_NONE);
	EXPECT("--format folded id", o->writer == &writer_folded &&
				     o->stack == STACK_DWARF);
	EXPECT("--format folded --call-graph fp id", o->stack == STACK_FP);
	EXPECT("--format folded id -x", o->style.command == o->command);
	EXPECT("--format=folded --weight time id",
	       o->style.weight == weight_find("time"));
	EXPECT("--format=folded --weight faults -F all id",
	       o->style.weight == weight_find("faults"));
}

Test(options, bad_formats)
{
	struct text names = TEXT_INIT;
	char sentence[300];

	output_formats(&names);
	sprintf(sentence, "ptrail: --format takes %s, not 'fold'\n",
		text_string(&names));
	text_finish(&names);
	expect_bad("--format fold id", sentence);
	expect_bad("--format csv id", "ptrail: --format csv is for the "
				      "summary: add -s\n");
	expect_bad("--format csv -S id",
		   "ptrail: -S puts a table behind the lines, which --format "
		   "csv has no place for: use -s, or two runs\n");
	expect_bad("--format folded -s id",
		   "ptrail: --format folded has no summary: leave out -s\n");
	expect_bad("--format folded -S id",
		   "ptrail: -S puts a table behind the lines, which --format "
		   "folded has no place for: use -s, or two runs\n");
	expect_bad("--format folded -o x.%p id",
		   "ptrail: --format folded is one file: 'x.%p' would be one "
		   "of each process\n");
}

Test(options, bad_weights)
{
	expect_bad("--format folded --weight bites id",
		   "ptrail: --weight takes count, time, oncpu, faults or bytes, not "
		   "'bites'\n");
	expect_bad("--weight time id", "ptrail: --weight is for --format "
				       "folded and flamegraph\n");
	expect_bad("-s --weight time id", "ptrail: --weight is for --format "
					  "folded and flamegraph\n");
	expect_bad("--format folded --weight faults id",
		   "ptrail: --weight faults has no page faults to count: add "
		   "--pf all, min or maj\n");
}

Test(options, growth_in_formats)
{
	EXPECT("--growth id", !o->growth_rows && !o->lines && !o->calls);
	EXPECT("--growth --format json id",
	       o->growth_rows && o->lines && !o->calls && !o->filter.signals);
	EXPECT("--growth --format folded id",
	       o->style.weight == weight_find("bytes"));
	EXPECT("--top id", o->growth && o->growth_top);
	EXPECT("--stop-at-rss 3G id",
	       o->growth && o->stop_at_rss == 3ull << 30);
	expect_bad("--format folded --weight bytes id",
		   "ptrail: --weight bytes is of the memory that --growth "
		   "finds: add that\n");
	expect_bad("--growth --format json -s id",
		   "ptrail: -s and --growth in --format json would be two "
		   "outputs in one: use two runs\n");
	expect_bad("--stop-at-rss 3 id",
		   "ptrail: --stop-at-rss takes a size such as 500M or 4G, "
		   "not '3'\n");
}

/* The tests' standard error is no terminal. */
Test(options, width)
{
	EXPECT("id", o->style.width == 0);
	EXPECT("--width 80 id", o->style.width == 80);
	EXPECT("--width 80 -o x id", o->style.width == 80);
	EXPECT("--width terminal -o x id", o->style.width == 0);
	EXPECT("--width=terminal id", isatty(2) || o->style.width == 0);
	expect_bad("--width 39 id",
		   "ptrail: --width takes a number from 40 to 65536, or "
		   "terminal, not '39'\n");
	expect_bad("--width wide id",
		   "ptrail: --width takes a number from 40 to 65536, or "
		   "terminal, not 'wide'\n");
}
