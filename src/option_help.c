/* --help and the shells' completions, made from the table in options.c. */
#include "option_row.h"

#include <stdio.h>
#include <string.h>

#include "text.h"

enum {
	HELP_COLUMN = 35,
	HELP_WIDTH = 79,
	NAMES_COLUMN = 14,
};

/* What --help explains by itself. */
static const char *const often_used[] = {
	"pid", "event", "pf", "call-graph", "summary", "growth", "output",
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* clang-format off */
static const char *const groups[GROUP_COUNT] = {
	[GROUP_TARGETS] = "What to trace",
	[GROUP_EVENTS] = "Events",
	[GROUP_CHAINS] = "Call chains",
	[GROUP_ARGUMENTS] = "Arguments",
	[GROUP_MEMORY] = "Memory",
	[GROUP_OUTPUT] = "Output",
	[GROUP_OTHER] = "Other",
};
/* clang-format on */

static void add_help_row(struct text *text, const struct option_row *row)
{
	size_t start = text->length;
	size_t used;

	if (row->letter)
		text_printf(text, "  -%c%s", row->letter, row->name ? "," : "");
	else
		text_puts(text, "     ");
	if (row->name)
		text_printf(text, " --%s", row->name);
	if (row->argument)
		text_printf(text, "%s%s", option_is_optional(row) ? "" : " ",
			    row->argument);
	used = text->length - start;
	text_fill(text, ' ', used < HELP_COLUMN ? HELP_COLUMN - used : 1);
	text_printf(text, "%s\n", row->help);
}

static void add_usage(struct text *text)
{
	text_puts(text, "Usage: ptrail [OPTION]... COMMAND [ARGUMENT]..., or "
			"ptrail [OPTION]... -p PID\n");
}

/* The row of that name, or whose letter it is; NULL if there is none. */
static const struct option_row *find_row(const char *name)
{
	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];

		if (row->name && !strcmp(row->name, name))
			return row;
		if (row->letter && row->letter == name[0] && !name[1])
			return row;
	}
	return NULL;
}

static bool is_often_used(const struct option_row *row)
{
	for (size_t i = 0; i < COUNT(often_used); i++)
		if (row->name && !strcmp(row->name, often_used[i]))
			return true;
	return false;
}

/* "-t, --tid", on a new line where there is no room for it. */
static void add_spelling(struct text *text, const struct option_row *row,
			 size_t *column)
{
	char spelling[48];
	int length;

	length = snprintf(spelling, sizeof(spelling), "%s%.*s%s%s%s",
			  row->letter ? "-" : "", row->letter != 0,
			  &row->letter, row->letter && row->name ? "," : "",
			  row->name ? "--" : "", row->name ? row->name : "");
	if (*column + 1 + length > HELP_WIDTH) {
		text_char(text, '\n');
		text_fill(text, ' ', NAMES_COLUMN);
		*column = NAMES_COLUMN;
	}
	text_printf(text, " %s", spelling);
	*column += 1 + length;
}

static void add_names(struct text *text, int group)
{
	size_t column = NAMES_COLUMN;

	text_printf(text, "%-*s", NAMES_COLUMN, groups[group]);
	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];

		if (row->help && (int)row->group == group &&
		    !is_often_used(row))
			add_spelling(text, row, &column);
	}
	text_char(text, '\n');
}

/* What fits a terminal of 24 lines. */
static void add_page(struct text *text)
{
	add_usage(text);
	for (size_t i = 0; i < COUNT(often_used); i++)
		add_help_row(text, find_row(often_used[i]));
	text_puts(text, "The others (--help=all explains each of them, "
			"--help=NAME one):\n");
	for (int group = 0; group < GROUP_COUNT; group++)
		add_names(text, group);
}

static void add_all(struct text *text)
{
	add_usage(text);
	for (int group = 0; group < GROUP_COUNT; group++) {
		text_printf(text, "%s:\n", groups[group]);
		for (size_t i = 0; i < option_rows_count; i++) {
			const struct option_row *row = &option_rows[i];

			if (row->help && (int)row->group == group)
				add_help_row(text, row);
		}
	}
}

static void add_one(struct text *text, const struct option_row *row)
{
	if (row->refusal)
		text_printf(text, "--%s: %s\n", row->name, row->refusal);
	else if (row->help)
		add_help_row(text, row);
	else
		text_printf(text, "  --%s\n", row->name);
}

bool option_print_help(const char *what)
{
	struct text text = TEXT_INIT;
	const struct option_row *row = NULL;

	if (what)
		row = find_row(what + strspn(what, "-"));
	if (row)
		add_one(&text, row);
	else if (!what)
		add_page(&text);
	else if (!strcmp(what, "all"))
		add_all(&text);
	fputs(text_string(&text), stdout);
	text_finish(&text);
	return row || !what || !strcmp(what, "all");
}

static void bash_begin(struct text *text)
{
	text_puts(text, "_ptrail()\n{\n\tlocal options='");
}

static void bash_row(struct text *text, const struct option_row *row)
{
	if (row->letter)
		text_printf(text, "-%c ", row->letter);
	if (row->name)
		text_printf(text, "--%s ", row->name);
}

static void bash_end(struct text *text)
{
	text_puts(text,
		  "'\n"
		  "\tcase $2 in\n"
		  "\t-*) COMPREPLY=($(compgen -W \"$options\" -- \"$2\")) ;;\n"
		  "\t*) COMPREPLY=($(compgen -c -- \"$2\")) ;;\n"
		  "\tesac\n"
		  "}\n"
		  "complete -o default -F _ptrail ptrail\n");
}

static void zsh_begin(struct text *text)
{
	text_puts(text, "#compdef ptrail\n_arguments -S -A '-*'");
}

static void zsh_spelling(struct text *text, const struct option_row *row,
			 const char *dashes, const char *spelling)
{
	text_printf(text, " \\\n\t'%s%s[%s]", dashes, spelling, row->help);
	if (row->argument && !option_is_optional(row))
		text_printf(text, ":%s:%s", row->argument,
			    strcmp(row->argument, "FILE") ? "" : "_files");
	text_char(text, '\'');
}

static void zsh_row(struct text *text, const struct option_row *row)
{
	const char letter[] = { row->letter, '\0' };

	if (row->letter)
		zsh_spelling(text, row, "-", letter);
	if (row->name)
		zsh_spelling(text, row, "--", row->name);
}

static void zsh_end(struct text *text)
{
	text_puts(text, " \\\n\t'(-):command: _command_names -e'"
			" \\\n\t'*::arguments: _normal'\n");
}

static void fish_begin(struct text *text)
{
	text_puts(text, "complete -c ptrail -x "
			"-a '(__fish_complete_subcommand)'\n");
}

static void fish_row(struct text *text, const struct option_row *row)
{
	text_puts(text, "complete -c ptrail");
	if (row->letter)
		text_printf(text, " -s %c", row->letter);
	if (row->name)
		text_printf(text, " -l %s", row->name);
	if (row->argument && !option_is_optional(row))
		text_puts(text, strcmp(row->argument, "FILE") ? " -x" : " -rF");
	text_printf(text, " -d '%s'\n", row->help);
}

static const struct shell {
	const char *name;
	void (*begin)(struct text *text);
	void (*row)(struct text *text, const struct option_row *row);
	void (*end)(struct text *text);		/* may be NULL */
} shells[] = {
	{ "bash", bash_begin, bash_row, bash_end },
	{ "fish", fish_begin, fish_row, NULL },
	{ "zsh", zsh_begin, zsh_row, zsh_end },
};

static void print_completion(const struct shell *shell)
{
	struct text text = TEXT_INIT;

	shell->begin(&text);
	for (size_t i = 0; i < option_rows_count; i++)
		if (option_rows[i].help)
			shell->row(&text, &option_rows[i]);
	if (shell->end)
		shell->end(&text);
	fputs(text_string(&text), stdout);
	text_finish(&text);
}

bool option_print_completion(const char *shell)
{
	for (size_t i = 0; i < sizeof(shells) / sizeof(shells[0]); i++) {
		if (strcmp(shells[i].name, shell))
			continue;
		print_completion(&shells[i]);
		return true;
	}
	return false;
}
