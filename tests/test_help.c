/* --help, completions and the man page against the table of options. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "option_row.h"
#include "options_run.h"

static void expect_said(const char *line, const char *part)
{
	struct run *result = run(line);

	cr_expect_eq(result->outcome, OPTIONS_DONE, "%s", line);
	cr_expect(strstr(result->said, part), "%s: no '%s' in\n%s", line, part,
		  result->said);
	finish(result);
}

Test(help, version)
{
	expect_said("--version", "ptrail ");
	expect_said("-V", "ptrail ");
	expect_said("-sV nosuch", "ptrail ");
}

Test(help, has_every_shown_option)
{
	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];
		char name[100] = "";

		if (!row->help)
			continue;
		if (row->letter)
			sprintf(name, "-%c%s", row->letter,
				row->name ? ", " : "");
		if (row->name)
			sprintf(name + strlen(name), "--%s", row->name);
		if (row->argument)
			sprintf(name + strlen(name), "%s%s ",
				option_is_optional(row) ? "" : " ",
				row->argument);
		expect_said("--help=all", name);
		expect_said("--help=all", row->help);
	}
}

static void check_size(const char *line, size_t most)
{
	struct run *result = run(line);
	size_t lines = 0;

	for (char *at = strtok(result->said, "\n"); at;
	     at = strtok(NULL, "\n")) {
		cr_expect_leq(strlen(at), 80, "%s", at);
		lines++;
	}
	cr_expect_leq(lines, most, "%s: %zu lines", line, lines);
	finish(result);
}

/* And the shell's prompt below it. */
Test(help, fits_a_terminal)
{
	check_size("--help", 23);
	check_size("-h", 23);
	check_size("--help=all", 85);
}

Test(help, names_every_shown_option)
{
	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];
		char name[100];

		if (!row->help)
			continue;
		sprintf(name, "--%s", row->name ? row->name : "");
		expect_said("--help", name);
		if (row->letter) {
			sprintf(name, "-%c", row->letter);
			expect_said("-h", name);
		}
	}
}

Test(help, of_one_option)
{
	expect_said("--help=delay", "  -D, --delay MS                   leave");
	expect_said("--help=-D", "leave out the first MS");
	expect_said("-hD", "leave out the first MS");
	expect_said("--help=all-cpus", "'perf trace -a'");
	expect_bad("--help=me", "ptrail: --help takes all or an option, and "
				"there is no option 'me'\n");
}

Test(help, completions_have_every_shown_option)
{
	static const char *const shells[] = { "bash", "fish", "zsh" };

	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];
		char line[100];

		if (!row->help || !row->name)
			continue;
		cr_expect_null(strpbrk(row->help, "'[]\\"), "shells read it");
		for (int shell = 0; shell < 3; shell++) {
			sprintf(line, "--print-completion %s", shells[shell]);
			expect_said(line, row->name);
		}
	}
	expect_bad("--print-completion csh",
		   "ptrail: --print-completion takes bash, fish or zsh, not "
		   "'csh'\n");
}

/* The man page without the backslashes of its dashes. */
static char *read_man_page(void)
{
	const char *source = getenv("SOURCE");
	char *page = calloc(1, 65536);
	char path[4096];
	size_t length = 0;
	FILE *file;
	int c;

	snprintf(path, sizeof(path), "%s/man/ptrail.1", source ? source : ".");
	file = fopen(path, "r");
	cr_assert(file, "%s", path);
	while ((c = getc(file)) != EOF && length < 65535)
		if (c != '\\')
			page[length++] = c;
	fclose(file);
	return page;
}

Test(help, man_page_has_every_option)
{
	char *page = read_man_page();

	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];
		char name[100];

		sprintf(name, "-%c", row->letter);
		if (row->letter)
			cr_expect(strstr(page, name), "%s", name);
		sprintf(name, "--%s", row->name ? row->name : "");
		cr_expect(strstr(page, name), "%s", name);
		if (row->name && option_is_switch(row) &&
		    !strncmp(row->name, "no-", 3)) {
			sprintf(name, "--%s", row->name + 3);
			cr_expect(strstr(page, name), "%s", name);
		}
	}
	free(page);
}

Test(help, no_two_rows_share_a_name)
{
	for (size_t i = 0; i < option_rows_count; i++) {
		for (size_t j = 0; j < i; j++) {
			const struct option_row *a = &option_rows[i];
			const struct option_row *b = &option_rows[j];

			cr_expect_not(a->letter && a->letter == b->letter,
				      "-%c", a->letter);
			cr_expect_not(a->name && b->name &&
				      !strcmp(a->name, b->name),
				      "--%s", a->name);
		}
	}
}
