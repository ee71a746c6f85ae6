/* The command line: what each option sets, what is refused in which words. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "option_row.h"
#include "options_run.h"

/* Whether 'expression' holds of the options that 'line' gives. */
#define EXPECT(line, expression)                                        \
	do {                                                            \
		struct run *result = run_well(line);                    \
		const struct options *o = &result->options;             \
									\
		(void)o;                                                \
		cr_expect(expression, "%s: %s", line, #expression);     \
		finish(result);                                         \
	} while (0)

Test(options, defaults)
{
	struct run *result = run_well("id -u");
	const struct options *o = &result->options;

	cr_expect_eq(o->command, result->words + 1);
	cr_expect(o->calls && o->inherit && o->filter.signals);
	cr_expect(o->style.comm && o->style.arg_names);
	cr_expect_eq(o->style.alignment, 70);
	cr_expect_eq(o->decode.string_limit, 64);
	cr_expect_eq(o->stack, STACK_NONE);
	cr_expect_eq(o->stack_size, 0);
	cr_expect_eq(o->max_stack, 127);
	cr_expect_null(o->output);
	cr_expect_null(o->call_set);
	cr_expect_null(o->filter.calls);
	cr_expect_eq(o->filter.duration, 0);
	cr_expect_not(o->faults_minor || o->faults_major || o->filter.faults);
	cr_expect_not(o->filter.no_calls || o->filter.failed);
	cr_expect_not(o->summary || o->with_summary);
	cr_expect_not(o->absolute || o->style.verbose || o->style.color);
	cr_expect_not(o->decode.show_zeros || o->decode.show_prefix ||
		      o->decode.raw);
	finish(result);
}

Test(options, parsing_stops_at_the_command)
{
	EXPECT("id -s --summary", !o->summary && !strcmp(*o->command, "id"));
	EXPECT("-s -- id", o->summary && !strcmp(*o->command, "id"));
	EXPECT("-- -s", !o->summary && !strcmp(*o->command, "-s"));
	EXPECT("-s -", !strcmp(*o->command, "-"));
	EXPECT("-- -- id", !strcmp(*o->command, "--"));
}

Test(options, chains)
{
	EXPECT("--call-graph fp id", o->stack == STACK_FP);
	EXPECT("--call-graph fp,strict id", o->stack == STACK_FP_STRICT);
	EXPECT("--addresses id", o->frames.addresses);
	EXPECT("--inline id", o->frames.inlined);
	EXPECT("--srcline id", o->frames.lines);
	EXPECT("--debuginfod id", o->frames.debuginfod);
	EXPECT("--no-demangle id", !o->frames.demangle);
	EXPECT("--no-demangle --demangle id", o->frames.demangle);
	EXPECT("--call-graph=dwarf id", o->stack == STACK_DWARF);
	EXPECT("--call-graph dwarf,1 id",
	       o->stack == STACK_DWARF && o->stack_size == 8);
	EXPECT("--call-graph dwarf,65528 id", o->stack_size == 65528);
	EXPECT("--call-graph dwarf,8193 id", o->stack_size == 8200);
	EXPECT("--call-graph dwarf,64 -g id", o->stack_size == 0);
	EXPECT("-g id", o->stack == STACK_DWARF);
	EXPECT("-g --call-graph fp id", o->stack == STACK_FP);
	EXPECT("--max-stack 5 id",
	       o->max_stack == 5 && o->stack == STACK_DWARF);
	EXPECT("--max-stack 5 --call-graph fp id",
	       o->max_stack == 5 && o->stack == STACK_FP);
}

Test(options, bad_chains)
{
	expect_bad("--call-graph lbr id",
		   "ptrail: --call-graph lbr cannot work: the kernel gives "
		   "branch stacks only with hardware events; fp and dwarf are "
		   "accepted\n");
	expect_bad("--call-graph dwarv id",
		   "ptrail: --call-graph takes fp, fp,strict, dwarf or "
		   "dwarf,SIZE, not 'dwarv'\n");
	expect_bad("--call-graph fp,8 id",
		   "ptrail: --call-graph takes fp, fp,strict, dwarf or "
		   "dwarf,SIZE, not 'fp,8'\n");
	expect_bad("--call-graph dwarf,65529 id",
		   "ptrail: --call-graph dwarf,SIZE takes bytes from 1 to "
		   "65528, not '65529'\n");
	expect_bad("--call-graph dwarf, id",
		   "ptrail: --call-graph dwarf,SIZE takes bytes from 1 to "
		   "65528, not ''\n");
	expect_bad("--max-stack 0 id",
		   "ptrail: --max-stack takes a number from 1 to 65536, not "
		   "'0'\n");
}

Test(options, faults)
{
	EXPECT("-F all id", o->faults_minor && o->faults_major &&
			    o->filter.faults && o->calls);
	EXPECT("--pf min id", o->faults_minor && !o->faults_major);
	EXPECT("-Fmaj id", !o->faults_minor && o->faults_major);
	EXPECT("-Fmaj --pf=min id", o->faults_minor && o->faults_major);
	EXPECT("-F min --no-syscalls id", !o->calls && o->filter.no_calls);
	EXPECT("--no-syscalls --syscalls id", o->calls);
}

Test(options, bad_faults)
{
	expect_bad("-F ls", "ptrail: --pf takes all, min or maj, not 'ls'\n");
	expect_bad("--pf minor id",
		   "ptrail: --pf takes all, min or maj, not 'minor'\n");
	expect_bad("-F", "ptrail: -F needs a value: all|min|maj\n");
	expect_bad("--no-syscalls id",
		   "ptrail: --no-syscalls leaves nothing to show: add --pf "
		   "all, min or maj\n");
}

Test(options, lists_of_calls)
{
	EXPECT("-e open id", o->filter.calls == o->call_set &&
			     call_set_has(o->call_set, "open") &&
			     !call_set_has(o->call_set, "close"));
	EXPECT("-eopen --event close --expr=read id",
	       call_set_has(o->call_set, "open") &&
	       call_set_has(o->call_set, "close") &&
	       call_set_has(o->call_set, "read") &&
	       !call_set_has(o->call_set, "write"));
	EXPECT("-e !open id", !call_set_has(o->call_set, "open") &&
			      call_set_has(o->call_set, "close"));
}

Test(options, bad_lists_of_calls)
{
	expect_bad("-e read,opne id",
		   "ptrail: --event: no system call is named 'opne' (nearest: "
		   "open)\n");
	expect_bad("--expr xyzzyxyzzy id",
		   "ptrail: --expr: no system call is named 'xyzzyxyzzy'; "
		   "names, globs, groups and /expressions/ are accepted, "
		   "separated by commas\n");
	expect_bad("--expr /zz+/ id",
		   "ptrail: --expr: no system call matches '/zz+/', or it is "
		   "no regular expression\n");
	expect_bad("-e /(/ id",
		   "ptrail: --event: no system call matches '/(/', or it is "
		   "no regular expression\n");
	expect_bad("-e sched:* id",
		   "ptrail: --event: 'sched:*' is a tracepoint, which only "
		   "root's 'perf trace -e sched:*' can show\n");
}

Test(options, durations)
{
	EXPECT("--duration 1 id", o->filter.duration == 1000000);
	EXPECT("--duration=0.5 id", o->filter.duration == 500000);
	EXPECT("--duration 0.000001 id", o->filter.duration == 1);
	EXPECT("--duration .25 id", o->filter.duration == 250000);
}

static void expect_bad_duration(const char *value)
{
	char line[100];
	char sentence[200];

	sprintf(line, "--duration %s id", value);
	sprintf(sentence,
		"ptrail: --duration takes milliseconds such as 0.5, not '%s'\n",
		value);
	expect_bad(line, sentence);
}

Test(options, bad_durations)
{
	expect_bad_duration("x");
	expect_bad_duration("1ms");
	expect_bad_duration("-1");
	expect_bad_duration("nan");
	expect_bad_duration("inf");
	expect_bad_duration("0x10");
	expect_bad_duration("1.2.3");
	expect_bad_duration(".");
	expect_bad_duration("99999999999999999999");
}

Test(options, start_of_the_command)
{
	EXPECT("-E PTRAIL_TEST=x id", getenv("PTRAIL_TEST"));
	EXPECT("-E PTRAIL_TEST id", !getenv("PTRAIL_TEST"));
	expect_bad("-E =x id",
		   "ptrail: --env takes VAR=VALUE or VAR, not '=x'\n");
	expect_bad("--user no-such id",
		   "ptrail: --user: there is no user 'no-such'\n");
	EXPECT("-m 3 id", o->ring_size == 4 * (size_t)getpagesize());
	EXPECT("-m 500K id", o->ring_size == 512 * 1024);
	EXPECT("--mmap-pages=1M id", o->ring_size == 1024 * 1024);
	EXPECT("--sort-events id", !o->summary);
	expect_bad("-m x id", "ptrail: --mmap-pages takes a number of pages "
			      "or a size such as 512K, not 'x'\n");
	expect_bad("-m 0 id", "ptrail: --mmap-pages takes a number of pages "
			      "or a size such as 512K, not '0'\n");
	expect_bad("-m 1KK id", "ptrail: --mmap-pages takes a number of pages "
				"or a size such as 512K, not '1KK'\n");
}

Test(options, summaries)
{
	EXPECT("--errno-summary id", o->style.errors && o->summary);
	EXPECT("-S --errno-summary id", o->with_summary && !o->summary);
	EXPECT("--summary-mode total id", o->style.mode == SUMMARY_TOTAL);
	EXPECT("--summary-mode=process id", o->style.mode == SUMMARY_PROCESS);
	EXPECT("--summary-sort errors id",
	       o->style.sort == SUMMARY_SORT_ERRORS);
	EXPECT("--max-summary 5 id", o->style.max_rows == 5);
	setenv("COLUMNS", "200", 1);
	EXPECT("-s id", o->style.wide);
	setenv("COLUMNS", "80", 1);
	EXPECT("-s id", !o->style.wide);
	expect_bad("--summary-mode cgroup id",
		   "ptrail: --summary-mode takes thread, process or total, "
		   "not 'cgroup'\n");
	expect_bad("--summary-sort x id",
		   "ptrail: --summary-sort takes total, calls, errors, avg, "
		   "max or name, not 'x'\n");
	expect_bad("--max-summary 0 id",
		   "ptrail: --max-summary takes a number from 1 to 65536, not "
		   "'0'\n");
}

Test(options, times)
{
	EXPECT("-T id", o->style.time == STAMP_MONOTONIC);
	EXPECT("--time-format clock id", o->style.time == STAMP_CLOCK &&
					 o->style.epoch);
	EXPECT("--time-format=iso id", o->style.time == STAMP_ISO);
	EXPECT("--args-alignment 0 id", o->style.alignment == 0);
	expect_bad("--time-format x id",
		   "ptrail: --time-format takes relative, monotonic, delta, "
		   "clock or iso, not 'x'\n");
	expect_bad("--args-alignment x id",
		   "ptrail: --args-alignment takes a number from 0 to 1000, "
		   "not 'x'\n");
}

Test(options, conditions)
{
	EXPECT("--filter ret<0 id", o->filter.rule_count == 1 &&
				    !o->filter.rules[0].calls);
	EXPECT("-e openat --filter ret<0 -e read id",
	       call_set_has(o->filter.rules[0].calls, "openat") &&
	       !call_set_has(o->filter.rules[0].calls, "read") &&
	       call_set_has(o->call_set, "read"));
	EXPECT("-P /a --path=b id", o->filter.path_count == 2);
	EXPECT("--fd 0,7 id", o->filter.fd_count == 2 && o->filter.fds[1] == 7);
	EXPECT("--filter-pids 1,2 id", o->filter.pid_count == 2);
	EXPECT("--max-events 5 id", o->max_events == 5);
	EXPECT("-D 2 id", o->delay == 2000000);
	EXPECT("--switch-on openat --switch-off close id",
	       !strcmp(o->filter.switch_on, "openat") &&
	       !strcmp(o->filter.switch_off, "close"));
	EXPECT("--show-on-off-events id", o->filter.show_switches);
	EXPECT("--success id", o->filter.succeeded);
	EXPECT("--min-stack 3 id",
	       o->filter.min_stack == 3 && o->stack == STACK_DWARF);
}

Test(options, bad_conditions)
{
	expect_bad("--filter flgs&1 id",
		   "ptrail: --filter 'flgs&1': column 1: no call has an "
		   "argument 'flgs' (nearest: flags)\n");
	expect_bad("--path= id", "ptrail: --path takes a path, not ''\n");
	expect_bad("--fd x id", "ptrail: --fd takes numbers of descriptors, "
				"separated by commas, not 'x'\n");
	expect_bad("--filter-pids 1,,2 id",
		   "ptrail: --filter-pids takes numbers of processes, "
		   "separated by commas, not '1,,2'\n");
	expect_bad("--max-events 0 id",
		   "ptrail: --max-events takes a number from 1 to "
		   "9223372036854775807, not '0'\n");
	expect_bad("-D x id", "ptrail: --delay takes a number from 0 to "
			      "2147483647, not 'x'\n");
	expect_bad("--switch-on opne id", "ptrail: --switch-on: no system call "
					  "is named 'opne'\n");
	expect_bad("--min-stack x id", "ptrail: --min-stack takes a number "
				       "from 0 to 65536, not 'x'\n");
	expect_bad("--success --failure id",
		   "ptrail: --failure and --success leave nothing to show: "
		   "give one of them\n");
}

Test(options, numbers)
{
	EXPECT("--string-limit 0 id", o->decode.string_limit == 0);
	EXPECT("--string-limit=65536 id", o->decode.string_limit == 65536);
	EXPECT("--max-stack 65536 id", o->max_stack == 65536);
}

static void expect_bad_number(const char *value)
{
	char line[100];
	char sentence[200];

	sprintf(line, "--string-limit %s id", value);
	sprintf(sentence,
		"ptrail: --string-limit takes a number from 0 to 65536, not "
		"'%s'\n",
		value);
	expect_bad(line, sentence);
}

Test(options, bad_numbers)
{
	expect_bad_number("-1");
	expect_bad_number("+1");
	expect_bad_number("1k");
	expect_bad_number("x");
	expect_bad_number("1.5");
	expect_bad_number("65537");
	expect_bad_number("18446744073709551617");
	expect_bad_number("id");
}

Test(options, switches)
{
	EXPECT("--failure id", o->filter.failed);
	EXPECT("--no-inherit id", !o->inherit);
	EXPECT("id", o->seccomp);
	EXPECT("--no-seccomp id", !o->seccomp);
	EXPECT("--no-signals id", !o->filter.signals);
	EXPECT("-s id", o->summary && !o->with_summary);
	EXPECT("-S id", o->with_summary && !o->summary);
	EXPECT("-T id", o->absolute);
	EXPECT("-v id", o->style.verbose);
	EXPECT("-vv id", o->style.verbose);
	EXPECT("--no-comm id", !o->style.comm);
	EXPECT("--no-comm --comm id", o->style.comm);
	EXPECT("--show-zeros id", o->decode.show_zeros);
	EXPECT("--show-prefix id", o->decode.show_prefix);
	EXPECT("--raw id", o->decode.raw);
	EXPECT("--raw --no-raw id", !o->decode.raw);
}

/* Every switch of the table by both its names, the last one counting. */
Test(options, every_switch_has_an_opposite)
{
	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];
		bool off = row->name && !strncmp(row->name, "no-", 3);
		char line[100];

		if (!option_is_switch(row))
			continue;
		sprintf(line, "-F all --%s%s --%s id", off ? "" : "no-",
			row->name + (off ? 3 : 0), row->name);
		EXPECT(line, *(const bool *)((const char *)o + row->field) == !off);
		sprintf(line, "-F all --%s --%s%s id", row->name,
			off ? "" : "no-", row->name + (off ? 3 : 0));
		EXPECT(line, *(const bool *)((const char *)o + row->field) == off);
	}
}

Test(options, output_and_color)
{
	unsetenv("NO_COLOR");
	EXPECT("-o /tmp/x id", !strcmp(o->output, "/tmp/x"));
	EXPECT("--output=x id", !strcmp(o->output, "x"));
	EXPECT("--color always id", o->style.color);
	EXPECT("--color never id", !o->style.color);
	EXPECT("--color always -o x id", o->style.color);
	EXPECT("--color auto id", !o->style.color);
	setenv("NO_COLOR", "1", 1);
	EXPECT("--color always id", o->style.color);
	expect_bad("--color red id",
		   "ptrail: --color takes auto, always or never, not 'red'\n");
	expect_bad("--output= id",
		   "ptrail: --output takes the name of a file, not ''\n");
}

Test(options, abbreviations)
{
	EXPECT("--with-s id", o->with_summary);
	EXPECT("--call fp id", o->stack == STACK_FP);
	EXPECT("--call=fp id", o->stack == STACK_FP);
	EXPECT("--no-sys -Fall id", !o->calls);
	expect_bad("--s id",
		   "ptrail: option '--s' could be --seccomp or --summary-sort: "
		   "write more of it\n");
	expect_bad("--show id",
		   "ptrail: option '--show' could be --show-on-off-events "
		   "or --show-prefix: write more of it\n");
}

Test(options, bundled_letters)
{
	EXPECT("-sTv id", o->summary && o->absolute && o->style.verbose);
	EXPECT("-TFmin id", o->absolute && o->faults_minor);
	EXPECT("-To x id", !strcmp(o->output, "x"));
	expect_bad("-sz id",
		   "ptrail: there is no option '-z'; --help lists them all\n");
}

Test(options, unknown_options)
{
	expect_bad("--durration 1 id",
		   "ptrail: there is no option '--durration' (nearest: "
		   "--duration); --help lists them all\n");
	expect_bad("--xyzzy id", "ptrail: there is no option '--xyzzy'; "
				 "--help lists them all\n");
	expect_bad("--\033[2J id", "ptrail: there is no option '--\\033[2J'; "
				   "--help lists them all\n");
	expect_bad("-\303\244 id", "ptrail: there is no option '-\\303'; "
				   "--help lists them all\n");
}

Test(options, missing_and_needless_values)
{
	expect_bad("-o", "ptrail: -o needs a value: FILE\n");
	expect_bad("--duration", "ptrail: --duration needs a value: MS\n");
	expect_bad("--failure=yes id",
		   "ptrail: --failure takes no value, but 'yes' was given\n");
}

Test(options, missing_command)
{
	static const char sentence[] =
		"ptrail: there is no command to run: name one behind the "
		"options, as in 'ptrail id', or a running process, as in "
		"'ptrail -p 123'\n";

	expect_bad("", sentence);
	expect_bad("-s", sentence);
	expect_bad("-s --", sentence);
}

Test(options, what_runs_already)
{
	EXPECT("-p 12,34 --pid=5", o->attach.pid_count == 3 &&
				   o->attach.pids[1] == 34 && !*o->command);
	EXPECT("-t 7 --tid 8", o->attach.tid_count == 2);
	EXPECT("-u root", o->attach.by_user && o->attach.user == 0);
	EXPECT("--uid 4711", o->attach.user == 4711);
	expect_bad("-p x", "ptrail: --pid takes numbers of processes, "
			   "separated by commas, not 'x'\n");
	expect_bad("-t 1,", "ptrail: --tid takes numbers of threads, "
			     "separated by commas, not '1,'\n") ;
	expect_bad("-u no-such", "ptrail: --uid takes a user's name or "
				 "number, and there is no user 'no-such'\n");
	expect_bad("-p 1 id", "ptrail: -p, -t and -u trace what runs already, "
			      "but 'id' is a command to run: give one or the "
			      "other\n");
}

/* Each of perf's that cannot be had names its reason and perf's command. */
Test(options, refused_options)
{
	expect_bad("-a", "ptrail: -a: ptrace sees only chosen "
			 "processes; 'perf trace -a' as root sees the "
			 "whole system\n");
	expect_bad("-C 0 id", "ptrail: -C: ptrace follows threads, not "
			      "processors; 'perf trace -C LIST' as root does "
			      "this\n");
	expect_bad("--cgroup=x id",
		   "ptrail: --cgroup: ptrace follows threads, not cgroups; "
		   "'perf trace -a -G NAME' as root does this\n");
	expect_bad("-i perf.data", "ptrail: -i: ptrail has no recordings to "
				   "read; 'perf trace -i FILE' reads perf's\n");
}

Test(options, growth_needs_chains_and_shows_no_lines)
{
	struct run *result = run_well("--growth id");

	cr_expect(result->options.growth);
	cr_expect_not(result->options.growth_touched);
	cr_expect_not(result->options.lines);
	cr_expect_not(result->options.calls);
	cr_expect_eq(result->options.stack, STACK_DWARF);
	cr_expect_str_eq(result->options.command[0], "id");
	finish(result);
	result = run_well("--growth=mapped -e open --call-graph fp id");
	cr_expect(result->options.lines);
	cr_expect(result->options.calls);
	cr_expect_eq(result->options.stack, STACK_FP);
	finish(result);
	result = run_well("--growth=touched --every 60 --mark id");
	cr_expect(result->options.growth_touched);
	cr_expect(result->options.faults_minor);
	cr_expect_not(result->options.lines);
	cr_expect(result->options.growth_mark);
	cr_expect_eq(result->options.growth_every, 60000000000);
	finish(result);
}

Test(options, growth_refuses_what_it_does_not_know)
{
	expect_bad("--growth=leaked id",
		   "ptrail: --growth takes mapped or touched, not 'leaked'\n");
	expect_bad("--growth --every 0 id",
		   "ptrail: --every takes a number from 1 to 1000000, not "
		   "'0'\n");
	expect_bad("--every 5 id", "ptrail: --every is about the reports of "
				   "--growth: add that\n");
}
