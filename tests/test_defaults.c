/* Options from the file and the environment, and what comes last. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options_run.h"

static char path[] = "/tmp/ptrail-config-XXXXXX";

/* The file that the next run reads. */
static void write_config(const char *text)
{
	int fd;

	strcpy(path + strlen(path) - 6, "XXXXXX");
	fd = mkstemp(path);
	cr_assert(fd >= 0 && write(fd, text, strlen(text)) >= 0);
	close(fd);
	setenv("PTRAIL_CONFIG", path, 1);
}

static struct run *run_config(const char *text, const char *line)
{
	struct run *result;

	write_config(text);
	result = run(line);
	unlink(path);
	return result;
}

Test(defaults, keys)
{
	struct run *result = run_config("# mine\n[report]\nnonsense\n[trace]\n"
					"  show_zeros = yes\nshow_prefix=true\n"
					"; more\nargs_alignment = 40\n"
					"call-graph = fp\ncolor = always\n"
					"no_inherit = yes\nmax-stack = 5\n\n"
					"comm = no\n", "id");
	const struct options *o = &result->options;

	cr_assert_eq(result->outcome, OPTIONS_RUN, "%s", result->said);
	cr_expect(o->decode.show_zeros && o->decode.show_prefix);
	cr_expect_eq(o->style.alignment, 40);
	cr_expect_eq(o->stack, STACK_FP);
	cr_expect(o->style.color && !o->inherit && !o->style.comm);
	cr_expect_eq(o->max_stack, 5);
	finish(result);
}

Test(defaults, command_line_wins)
{
	struct run *result = run_config("[trace]\nshow_zeros = yes\n"
					"call-graph = fp\nno_inherit = no\n",
					"--no-show-zeros -g id");

	cr_expect_not(result->options.decode.show_zeros);
	cr_expect_eq(result->options.stack, STACK_DWARF);
	cr_expect(result->options.inherit);
	finish(result);
}

Test(defaults, names_of_arguments)
{
	struct run *result = run_config("[trace]\nshow_arg_names = no\n", "id");

	cr_expect_not(result->options.style.arg_names);
	cr_expect(result->options.decode.show_zeros, "only places tell");
	finish(result);
}

static void expect_bad_config(const char *text, const char *why, unsigned line)
{
	struct run *result = run_config(text, "id");
	char said[500];

	snprintf(said, sizeof(said), "ptrail: %s\nptrail: that is line %u of "
		 "'%s'\n", why, line, path);
	cr_expect_eq(result->outcome, OPTIONS_BAD);
	cr_expect_str_eq(result->said, said);
	finish(result);
}

Test(defaults, bad_lines)
{
	expect_bad_config("[trace]\n\nshow_zeros = maybe\n",
			  "show-zeros is yes or no, not 'maybe'", 3);
	expect_bad_config("[trace]\nshow_zeros\n",
			  "'show_zeros' is not of the form key = value", 2);
	expect_bad_config("[trace]\nshow_zerosx = yes\n",
			  "there is no option '--show-zerosx' (nearest: "
			  "--show-zeros); --help lists them all", 2);
	expect_bad_config("[trace]\ncolor = red\n",
			  "--color takes auto, always or never, not 'red'", 2);
}

Test(defaults, environment)
{
	struct run *result;

	setenv("PTRAIL_OPTIONS", " --show-zeros  -o x ", 1);
	result = run_config("[trace]\nshow_zeros = no\n", "id");
	cr_expect(result->options.decode.show_zeros);
	cr_expect_str_eq(result->options.output, "x");
	finish(result);
	setenv("PTRAIL_OPTIONS", "-e opne", 1);
	expect_bad("id", "ptrail: --event: no system call is named 'opne' "
			 "(nearest: open)\nptrail: that is in the "
			 "environment, in PTRAIL_OPTIONS\n");
	setenv("PTRAIL_OPTIONS", "-s ls", 1);
	expect_bad("id", "ptrail: 'ls' in PTRAIL_OPTIONS is no option\n");
}

Test(defaults, missing_file)
{
	struct run *result;

	setenv("PTRAIL_CONFIG", "/nonexistent/config", 1);
	result = run("id");
	cr_expect_eq(result->outcome, OPTIONS_RUN);
	finish(result);
}
