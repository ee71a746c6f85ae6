/*
 * The options. A new one is a row in option_rows[], its field in options.h,
 * its paragraph in man/ptrail.1 and, unless it is a switch, a number or a word
 * of a list, a setter.
 */
#include "options.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "option_defaults.h"
#include "option_row.h"
#include "option_setters.h"
#include "source.h"
#include "unwind_libunwind.h"

#ifndef PTRAIL_VERSION
#define PTRAIL_VERSION "(unknown version)"
#endif

enum {
	ALIGNMENT_DEFAULT = 70,		/* as perf's */
	SECOND = 1000000000,
	MILLISECOND = 1000000,
	MANY = 65536,			/* frames, rows */
	WIDE_COLUMNS = 114,		/* for all of the summary's columns */
};

static enum options_outcome say_completion(struct options *options,
					   const struct option_row *row,
					   const char *value)
{
	(void)options;
	if (option_print_completion(value))
		return OPTIONS_DONE;
	return option_bad("--%s takes bash, fish or zsh, not '%s'", row->name,
			  value);
}

static enum options_outcome want_check(struct options *options,
				       const struct option_row *row,
				       const char *value)
{
	(void)options;
	(void)row;
	(void)value;
	return OPTIONS_CHECK;
}

static enum options_outcome say_help(struct options *options,
				     const struct option_row *row,
				     const char *value)
{
	(void)options;
	if (option_print_help(value))
		return OPTIONS_DONE;
	return option_bad("--%s takes all or an option, and there is no "
			  "option '%s'", row->name, value);
}

static enum options_outcome say_version(struct options *options,
					const struct option_row *row,
					const char *value)
{
	(void)options;
	(void)row;
	(void)value;
	puts("ptrail " PTRAIL_VERSION);
	if (source_lacks)
		printf("built without libdw: %s\n", source_lacks);
	if (libunwind_lacks)
		printf("built without libunwind: %s\n", libunwind_lacks);
	return OPTIONS_DONE;
}

/* clang-format off */
#define SWITCH(name, letter, group, member, help) \
	{ name, letter, NULL, group, help, NULL, \
	  offsetof(struct options, member), NULL, NULL }
#define VALUE(name, letter, argument, group, set, help) \
	{ name, letter, argument, group, help, set, 0, NULL, NULL }
#define PLAIN(name, letter, group, set, help) \
	{ name, letter, NULL, group, help, set, 0, NULL, NULL }
#define REFUSED(name, letter, why) \
	{ name, letter, NULL, GROUP_OTHER, NULL, NULL, 0, NULL, why }
#define FIELD(name, letter, argument, group, set, member, help, ...) \
	{ name, letter, argument, group, help, set, \
	  offsetof(struct options, member), \
	  &(const struct option_value){ \
		sizeof(((struct options *)0)->member), __VA_ARGS__ }, NULL }
/* LIMITS(): the least, the most, and what 1 of it is. */
#define LIMITS(low, high, unit) low, high, unit, NULL
#define NUMBER(name, letter, argument, group, member, limits, help) \
	FIELD(name, letter, argument, group, set_number, member, help, limits)
#define WORD(name, argument, group, member, words, help) \
	FIELD(name, 0, argument, group, set_word, member, help, 0, 0, 1, words)

static const char *const color_words[] = {
	[COLOR_AUTO] = "auto", [COLOR_ALWAYS] = "always",
	[COLOR_NEVER] = "never", NULL,
};

static const char *const time_words[] = {
	[STAMP_RELATIVE] = "relative", [STAMP_MONOTONIC] = "monotonic",
	[STAMP_DELTA] = "delta", [STAMP_CLOCK] = "clock", [STAMP_ISO] = "iso",
	NULL,
};

static const char *const mode_words[] = {
	[SUMMARY_THREAD] = "thread", [SUMMARY_PROCESS] = "process",
	[SUMMARY_TOTAL] = "total", NULL,
};

static const char *const sort_words[] = {
	[SUMMARY_SORT_TOTAL] = "total", [SUMMARY_SORT_CALLS] = "calls",
	[SUMMARY_SORT_ERRORS] = "errors", [SUMMARY_SORT_AVERAGE] = "avg",
	[SUMMARY_SORT_MAX] = "max", [SUMMARY_SORT_NAME] = "name", NULL,
};

const struct option_row option_rows[] = {
	VALUE("pid", 'p', "PID,..", GROUP_TARGETS, set_pids,
	      "trace running processes, no command"),
	VALUE("tid", 't', "TID,..", GROUP_TARGETS, set_tids,
	      "trace single running threads"),
	VALUE("uid", 'u', "USER", GROUP_TARGETS, set_user,
	      "trace all processes of a user"),
	SWITCH("no-inherit", 0, GROUP_TARGETS, inherit,
	       "no threads and children that they start"),
	VALUE("env", 'E', "VAR=VALUE", GROUP_TARGETS, set_environment,
	      "for the command; only VAR: without it"),
	VALUE("user", 0, "NAME", GROUP_TARGETS, set_command_user,
	      "start the command as that user"),
	VALUE("event", 'e', "LIST", GROUP_EVENTS, set_calls,
	      "calls by name, group, /re/, !LIST: others"),
	VALUE("expr", 0, "LIST", GROUP_EVENTS, set_calls, NULL),
	VALUE("pf", 'F', "all|min|maj", GROUP_EVENTS, set_faults,
	      "page faults, too: all, minor or major"),
	SWITCH("no-seccomp", 0, GROUP_EVENTS, seccomp,
	       "let calls stop that are not shown"),
	SWITCH("no-syscalls", 0, GROUP_EVENTS, calls, "only page faults"),
	SWITCH("no-signals", 0, GROUP_EVENTS, filter.signals,
	       "no lines for signals and ends"),
	VALUE("filter", 0, "EXPR", GROUP_EVENTS, set_filter,
	      "calls of the -e before that fulfil EXPR"),
	VALUE("path", 'P', "PATH", GROUP_EVENTS, set_path,
	      "only calls that touch PATH"),
	VALUE("fd", 0, "N,..", GROUP_EVENTS, set_fds,
	      "only calls that touch descriptor N"),
	VALUE("filter-pids", 0, "PID,..", GROUP_EVENTS, set_filter_pids,
	      "leave out these processes"),
	NUMBER("max-events", 0, "N", GROUP_EVENTS, max_events,
	       LIMITS(1, LONG_MAX, 1),
	       "let go after N events"),
	NUMBER("delay", 'D', "MS", GROUP_EVENTS, delay,
	       LIMITS(0, INT_MAX, MILLISECOND),
	       "leave out the first MS milliseconds"),
	VALUE("switch-on", 0, "CALL", GROUP_EVENTS, set_switch_on,
	      "only what comes after CALL"),
	VALUE("switch-off", 0, "CALL", GROUP_EVENTS, set_switch_off,
	      "and up to CALL"),
	SWITCH("show-on-off-events", 0, GROUP_EVENTS, filter.show_switches,
	       "these two calls as well"),
	VALUE("duration", 0, "MS", GROUP_EVENTS, set_duration,
	      "only calls that took MS milliseconds or more"),
	SWITCH("failure", 0, GROUP_EVENTS, filter.failed,
	       "only calls that failed"),
	SWITCH("success", 0, GROUP_EVENTS, filter.succeeded,
	       "only calls that did not fail"),
	SWITCH("until-exit", 0, GROUP_EVENTS, until_exit,
	       "end with the command, not with all it started"),
	VALUE("call-graph", 0, "fp|dwarf[,SIZE]", GROUP_CHAINS, set_chain,
	      "call chains by frame pointers or DWARF"),
	PLAIN(NULL, 'g', GROUP_CHAINS, set_dwarf,
	      "the same as --call-graph dwarf"),
	NUMBER("max-stack", 0, "N", GROUP_CHAINS, max_stack,
	       LIMITS(1, MANY, 1),
	       "frames shown of a chain (127)"),
	NUMBER("min-stack", 0, "N", GROUP_CHAINS, filter.min_stack,
	       LIMITS(0, MANY, 1),
	       "only events with N frames or more"),
	SWITCH("addresses", 0, GROUP_CHAINS, frames.addresses,
	       "+0x1c behind the symbol of each frame"),
	SWITCH("inline", 0, GROUP_CHAINS, frames.inlined,
	       "frames of inlined functions, too"),
	SWITCH("srcline", 0, GROUP_CHAINS, frames.lines,
	       "file and line of each frame"),
	SWITCH("debuginfod", 0, GROUP_CHAINS, frames.debuginfod,
	       "ask servers for missing symbols"),
	SWITCH("no-demangle", 0, GROUP_CHAINS, frames.demangle,
	       "C++ and Rust names as they are in the file"),
	NUMBER("string-limit", 0, "N", GROUP_ARGUMENTS, decode.string_limit,
	       LIMITS(0, DECODE_STRING_MAX, 1),
	       "bytes shown of a string (64), 0 for all"),
	NUMBER("max-line", 0, "N", GROUP_ARGUMENTS, decode.line_limit,
	       LIMITS(64, DECODE_STRING_MAX, 1),
	       "bytes shown of all arguments (4096)"),
	SWITCH("no-arg-names", 0, GROUP_ARGUMENTS, style.arg_names,
	       "arguments without their names"),
	NUMBER("args-alignment", 0, "N", GROUP_ARGUMENTS, style.alignment,
	       LIMITS(0, 1000, 1),
	       "the column of = behind the call (70)"),
	SWITCH("show-zeros", 0, GROUP_ARGUMENTS, decode.show_zeros,
	       "arguments that are 0 or NULL, too"),
	SWITCH("show-prefix", 0, GROUP_ARGUMENTS, decode.show_prefix,
	       "O_RDONLY rather than RDONLY"),
	SWITCH("raw", 0, GROUP_ARGUMENTS, decode.raw, "arguments as numbers"),
	VALUE("growth", 0, "[=touched]", GROUP_MEMORY, set_growth,
	      "who mapped or touched what is still there"),
	NUMBER("every", 0, "SECONDS", GROUP_MEMORY, growth_every,
	       LIMITS(1, 1000000, SECOND),
	       "a report now and again, not only at the end"),
	SWITCH("top", 0, GROUP_MEMORY, growth_top,
	       "the same on a screen, each second"),
	VALUE("stop-at-rss", 0, "SIZE", GROUP_MEMORY, set_stop_at_rss,
	      "report once a process has so much, and let go"),
	SWITCH("mark", 0, GROUP_MEMORY, growth_mark,
	       "each of them since the one before"),
	VALUE("output", 'o', "FILE", GROUP_OUTPUT, set_output,
	      "write to FILE, |COMMAND or FILE.%p"),
	VALUE("mmap-pages", 'm', "N", GROUP_OUTPUT, set_ring_size,
	      "pages, or NK, NM, of rings for page faults"),
	PLAIN("sort-events", 0, GROUP_OUTPUT, accept_option, NULL),
	VALUE("format", 0, "NAME", GROUP_OUTPUT, set_format,
	      "json, trace-event, folded, flamegraph, csv"),
	VALUE("weight", 0, "WHAT", GROUP_OUTPUT, set_weight,
	      "widths: count, time, oncpu, faults or bytes"),
	SWITCH("summary", 's', GROUP_OUTPUT, summary,
	       "a table of calls at the end, no lines"),
	SWITCH("with-summary", 'S', GROUP_OUTPUT, with_summary,
	       "lines, and the table at the end"),
	SWITCH("errno-summary", 0, GROUP_OUTPUT, style.errors,
	       "how often each error was, implies -s"),
	WORD("summary-mode", "MODE", GROUP_OUTPUT, style.mode, mode_words,
	     "a table for each thread, process or total"),
	WORD("summary-sort", "COLUMN", GROUP_OUTPUT, style.sort, sort_words,
	     "total, calls, errors, avg, max or name"),
	NUMBER("max-summary", 0, "N", GROUP_OUTPUT, style.max_rows,
	       LIMITS(1, MANY, 1),
	       "rows shown of a table"),
	SWITCH("time", 'T', GROUP_OUTPUT, absolute,
	       "times of the clock, not since the start"),
	WORD("time-format", "FORMAT", GROUP_OUTPUT, style.time, time_words,
	     "relative, monotonic, delta, clock or iso"),
	SWITCH("time-split", 0, GROUP_OUTPUT, style.time_split,
	       "how long each call was on a CPU, too"),
	SWITCH("no-comm", 0, GROUP_OUTPUT, style.comm,
	       "thread numbers without names"),
	VALUE("width", 0, "N|terminal", GROUP_OUTPUT, set_width,
	      "cut lines behind so many columns"),
	SWITCH("verbose", 'v', GROUP_OUTPUT, style.verbose,
	       "files of page-fault places, folded stacks"),
	WORD("color", "auto|always|never", GROUP_OUTPUT, color, color_words,
	     "long durations in color"),
	PLAIN("check", 0, GROUP_OTHER, want_check,
	      "what works here, and remedies for the rest"),
	VALUE("help", 'h', "[=all|NAME]", GROUP_OTHER, say_help,
	      "these options, explained"),
	PLAIN("version", 'V', GROUP_OTHER, say_version, "which ptrail this is"),
	VALUE("print-completion", 0, "bash|fish|zsh", GROUP_OTHER,
	      say_completion, NULL),

	REFUSED("all-cpus", 'a', "ptrace sees only chosen processes; "
		"'perf trace -a' as root sees the whole system"),
	REFUSED("cpu", 'C', "ptrace follows threads, not processors; "
		"'perf trace -C LIST' as root does this"),
	REFUSED("cgroup", 'G', "ptrace follows threads, not cgroups; "
		"'perf trace -a -G NAME' as root does this"),
	REFUSED("input", 'i', "ptrail has no recordings to read; "
		"'perf trace -i FILE' reads perf's"),
};
/* clang-format on */

const size_t option_rows_count = sizeof(option_rows) / sizeof(option_rows[0]);

static void set_defaults(struct options *options)
{
	*options = (struct options){
		.calls = true,
		.lines = true,
		.inherit = true,
		.frames.demangle = true,
		.seccomp = true,
		.filter.signals = true,
		.decode.string_limit = DECODE_STRING_LIMIT,
		.style.comm = true,
		.style.arg_names = true,
		.style.alignment = ALIGNMENT_DEFAULT,
	};
}

static bool color_wanted(const struct options *options)
{
	const char *no_color = getenv("NO_COLOR");

	if (options->color != COLOR_AUTO)
		return options->color == COLOR_ALWAYS;
	return !options->output && !(no_color && *no_color) &&
	       isatty(STDERR_FILENO);
}

/* Of the terminal that is written to, or as COLUMNS says. */
static unsigned columns(void)
{
	const char *value = getenv("COLUMNS");
	struct winsize size;

	if (value)
		return strtoul(value, NULL, 10);
	return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) ? 0 : size.ws_col;
}

/* The time of day when the clock of the events was 0, ns. */
static uint64_t epoch(void)
{
	struct timespec day, clock;

	clock_gettime(CLOCK_REALTIME, &day);
	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (day.tv_sec - clock.tv_sec) * UINT64_C(1000000000) +
	       day.tv_nsec - clock.tv_nsec;
}

/* What follows from several options, whatever their order. */
static void conclude(struct options *options)
{
	option_growth_conclude(options);
	if ((options->max_stack || options->filter.min_stack) &&
	    options->stack == STACK_NONE)
		options->stack = STACK_DWARF;
	if (!options->max_stack)
		options->max_stack = MAX_STACK_DEFAULT;
	options->filter.calls = options->call_set;
	options->filter.no_calls = !options->calls;
	options->filter.faults = options->faults_minor || options->faults_major;
	/* Only their places tell what arguments are, then. */
	options->decode.show_zeros |= !options->style.arg_names;
	if (options->style.errors && !options->with_summary)
		options->summary = true;
	if (options->absolute)
		options->style.time = STAMP_MONOTONIC;
	options->style.epoch = epoch();
	options->style.wide = columns() >= WIDE_COLUMNS;
	options->style.color = color_wanted(options);
	/* A file takes lines of any length. */
	if (options->style.width == WIDTH_TERMINAL)
		options->style.width =
			options->output || !isatty(STDERR_FILENO) ? 0
								  : columns();
	if (options->style.width && options->style.width < WIDTH_LEAST)
		options->style.width = WIDTH_LEAST;
}

enum options_outcome options_parse(struct options *options, int argc,
				   char **argv)
{
	enum options_outcome outcome;

	set_defaults(options);
	options->command = argv + (argc > 0);
	outcome = option_defaults(options);
	if (outcome == OPTIONS_RUN)
		outcome = option_parse(options, &options->command);
	if (outcome != OPTIONS_RUN)
		return outcome;
	conclude(options);
	if (attach_wanted(&options->attach) && options->command[0])
		return option_bad("-p, -t and -u trace what runs already, but "
				  "'%s' is a command to run: give one or the "
				  "other", options->command[0]);
	if (!attach_wanted(&options->attach) && !options->command[0])
		return option_bad("there is no command to run: name one behind "
				  "the options, as in 'ptrail id', or a "
				  "running process, as in 'ptrail -p 123'");
	if (options->filter.failed && options->filter.succeeded)
		return option_bad("--failure and --success leave nothing to "
				  "show: give one of them");
	if (options->growth_every && !options->growth)
		return option_bad("--every is about the reports of --growth: "
				  "add that");
	if (!options->calls && !options->filter.faults && !options->growth)
		return option_bad("--no-syscalls leaves nothing to show: "
				  "add --pf all, min or maj");
	return option_conclude_format(options);
}

void options_finish(struct options *options)
{
	option_defaults_finish(options);
	attach_finish(&options->attach);
	filter_finish(&options->filter);
	call_set_destroy(options->call_set);
	options->call_set = NULL;
	options->filter.calls = NULL;
}
