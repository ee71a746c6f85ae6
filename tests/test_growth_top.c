/* --top: what it shows of a process, and on a terminal. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "growth_report.h"
#include "support.h"

static const uint64_t SECOND = 1000000000;

enum { MIB = 1 << 20 };

static struct growth_chains *chains;
static struct growth_sum sums[2];

static const struct growth_chain *chain_of(const char *function)
{
	struct stack *stack =
		calloc(1, sizeof(*stack) + 2 * sizeof(struct frame));
	const struct growth_chain *chain;

	stack->count = 2;
	stack->frames[0].symbol = function;
	stack->frames[1].symbol = "main";
	chain = growth_chain_of(chains, "mmap", stack);
	free(stack);
	return chain;
}

static struct growth_view view_make(void)
{
	struct growth_view view = { .sums = sums, .count = 2 };

	chains = growth_chains_create();
	sums[0] = (struct growth_sum){ .chain = chain_of("grow"),
				       .bytes.resident = 3 * MIB };
	sums[1] = (struct growth_sum){ .chain = chain_of("stay"),
				       .bytes.resident = MIB,
				       .bytes.swapped = MIB };
	view.total.resident = 6 * MIB;
	view.total.swapped = MIB;
	return view;
}

static struct growth_moment moment_make(void)
{
	return (struct growth_moment){
		.comm = "a\033b",
		.pid = 7,
		.now = 100 * SECOND,
		.age = 12 * SECOND,
		.rss = 6 * MIB,
		.threads = 2,
		.lines = 5,
	};
}

static void expect_top(const struct growth_view *view,
		       const struct growth_moment *moment, const char *lines)
{
	struct text out = TEXT_INIT;

	growth_top(&out, view, moment);
	cr_expect_str_eq(text_string(&out), lines, "got\n%swanted\n%s",
			 text_string(&out), lines);
	text_finish(&out);
}

Test(growth_top, growth_in_a_minute)
{
	struct growth_view view = view_make();
	struct growth_moment moment = moment_make();

	expect_top(&view, &moment,
		   "a\\033b/7  6.0 MiB resident, - per minute, 2 threads, "
		   "1.0 MiB swapped\n"
		   "   3.0 MiB           -/min  mmap < grow < main\n"
		   "   2.0 MiB           -/min  mmap < stay < main\n"
		   "   2.0 MiB                  what no chain is known of\n");
	moment.now -= 30 * SECOND;
	sums[0].bytes.resident = MIB;
	moment.rss = 5 * MIB;
	moment.mark = growth_mark_create(&view, &moment);
	moment.now += 30 * SECOND;
	moment.rss = 6 * MIB;
	moment.lines = 1;
	sums[0].bytes.resident = 3 * MIB;
	expect_top(&view, &moment,
		   "a\\033b/7  6.0 MiB resident, +2.0 MiB per minute, 2 "
		   "threads, 1.0 MiB swapped\n"
		   "   3.0 MiB    +4.0 MiB/min  mmap < grow < main\n"
		   "   4.0 MiB                  1 more chain, and what no "
		   "chain is known of\n");
	growth_mark_destroy((struct growth_mark *)moment.mark);
	growth_chains_destroy(chains);
}

/* Not within a character, either. */
Test(growth_top, lines_end_where_the_screen_does)
{
	struct growth_view view = view_make();
	struct growth_moment moment = moment_make();

	moment.comm = "\303\244\303\244\303\244";
	moment.columns = 2;
	moment.lines = 0;
	expect_top(&view, &moment, "\303\244\303\244\n  \n");
	moment.columns = 12;
	moment.comm = "x";
	expect_top(&view, &moment, "x/7  6.0 MiB\n   7.0 MiB  \n");
	growth_chains_destroy(chains);
}

Test(growth_top, as_a_line)
{
	struct growth_view view = view_make();
	struct growth_moment moment = moment_make();
	struct text out = TEXT_INIT;

	growth_top_line(&out, &view, &moment);
	cr_expect_str_eq(text_string(&out),
			 "    12 s  a\\033b/7  6.0 MiB resident, - per minute, "
			 "2 threads, 1.0 MiB swapped; most: 3.0 MiB mmap < "
			 "grow < main\n");
	text_finish(&out);
	growth_chains_destroy(chains);
}

Test(live_growth, top_as_lines)
{
	const char *const argv[] = { "@ptrail", "--top", "-o", "@trace",
				     "sleep",	"1.3",	 NULL };
	struct run result = run(USER_SELF, argv);
	char *copy = strdup(result.trace), *rest = copy;

	/* How many seconds it is, a busy machine decides. */
	cr_expect(matches("* s sleep/* resident, - per minute, 1 thread; "
			  "most: *",
			  next_line(&rest)),
		  "%s", result.trace);
	cr_expect(matches("* s sleep/* resident*", next_line(&rest)));
	cr_expect(matches("*at its end, after * s, still mapped:*",
			  result.trace));
	free(copy);
	run_finish(&result);
}

/* Keys: s saves, q leaves, and the terminal is as it was before. */
Test(live_growth, top_on_a_terminal)
{
	static const char text[] =
		"sleep 100 & target=$!\n"
		"on() { until grep -q \"$1\" said 2>/dev/null; do sleep 0.05; "
		"done; }\n"
		"{ on 'q quits'; printf s; on Saved; printf q; "
		"until [ -e over ]; do sleep 0.05; done; } | "
		"script -qefc \"stty rows 12 cols 60; $0 --top -p $target; "
		"stty -a; >over\" said >/dev/null\n"
		"kill -0 $target && grep TracerPid /proc/$target/status\n"
		"kill $target; grep -c ' icanon' said; "
		"head -1 ptrail-growth-*.txt | sed 's/[0-9][0-9]*/N/g'";
	const char *argv[] = { "sh", "-c", text, "@ptrail", NULL };
	struct run result;

	if (!have_command("script") || !have_command("stty"))
		cr_skip_test("script or stty is not installed");
	result = run(USER_SELF, argv);
	cr_expect_str_eq(result.out,
			 "TracerPid:\t0\n1\n"
			 "sleep/N after N s, still mapped:\n",
			 "%s%s", result.out, result.err);
	run_finish(&result);
}

/* There a report has the terminal's width, and chains lines of their own. */
Test(live_growth, report_on_a_terminal)
{
	static const char text[] =
		"script -qec \"stty rows 24 cols 70; $0 --growth $1 mmap\" said "
		"</dev/null >/dev/null; tr -d '\\r' <said";
	const char *argv[] = { "sh", "-c", text, "@ptrail", "@bin/growth",
			       NULL };
	struct run result;

	if (!have_command("script") || !have_command("stty"))
		cr_skip_test("script or stty is not installed");
	result = run(USER_SELF, argv);
	cr_expect(strstr(result.out,
			 "\n +992.0 KiB mapped  372.0 KiB resident      1 call "
			 " "), "%s%s", result.out, result.err);
	cr_expect(strstr(result.out,
			 " s old\n"
			 "    mmap < map_anonymous < grow_by_mmap < main\n"),
		  "%s%s", result.out, result.err);
	run_finish(&result);
}
