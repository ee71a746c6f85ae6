/*
 * Options from the words of a command line, by the table in options.c:
 * abbreviations, --no-x, --x=value, -xVALUE and bundles of letters.
 */
#include "option_row.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "alloc.h"
#include "near.h"
#include "text.h"

enum { NAME_SIZE = 40 };

/* A row by one of its names, as it is written: with its dashes. */
struct match {
	const struct option_row *row;
	bool negated;
	char name[NAME_SIZE];
};

enum options_outcome option_bad(const char *format, ...)
{
	struct text text = TEXT_INIT;
	char *sentence = NULL;
	va_list args;

	va_start(args, format);
	if (vasprintf(&sentence, format, args) < 0)
		sentence = NULL;
	va_end(args);
	text_puts(&text, "ptrail: ");
	text_name(&text, sentence ? sentence : format);
	fprintf(stderr, "%s\n", text_string(&text));
	text_finish(&text);
	free(sentence);
	return OPTIONS_BAD;
}

bool option_is_switch(const struct option_row *row)
{
	return !row->set && !row->refusal;
}

bool option_is_optional(const struct option_row *row)
{
	return row->argument && row->argument[0] == '[';
}

/* Gives the row's first or second name; false when it has no such. */
static bool match_init(struct match *match, const struct option_row *row,
		       bool negated)
{
	const char *name = row->name;
	const char *prefix = "";

	if (!name || (negated && !option_is_switch(row)))
		return false;
	if (negated && !strncmp(name, "no-", 3))
		name += 3;
	else if (negated)
		prefix = "no-";
	match->row = row;
	match->negated = negated;
	snprintf(match->name, sizeof(match->name), "--%s%s", prefix, name);
	return true;
}

/* Steps through all names there are; 'step' starts at 0. */
static bool next_match(struct match *match, size_t *step)
{
	while (*step < 2 * option_rows_count) {
		size_t now = (*step)++;

		if (match_init(match, &option_rows[now / 2], now % 2))
			return true;
	}
	return false;
}

static enum options_outcome unknown_name(const char *typed)
{
	struct match match, nearest = { .row = NULL };
	unsigned least = UINT_MAX;

	for (size_t step = 0; next_match(&match, &step);) {
		unsigned distance = near_distance(typed, match.name + 2);

		if (distance >= least)
			continue;
		least = distance;
		nearest = match;
	}
	if (near_enough(typed, least))
		return option_bad("there is no option '--%s' (nearest: %s); "
				  "--help lists them all",
				  typed, nearest.name);
	return option_bad("there is no option '--%s'; --help lists them all",
			  typed);
}

/* The option whose name is 'typed', or the only one that begins with it. */
static enum options_outcome find_name(const char *typed, struct match *found)
{
	struct match match, other = { .row = NULL };
	size_t length = strlen(typed);

	found->row = NULL;
	for (size_t step = 0; next_match(&match, &step);) {
		if (strncmp(match.name + 2, typed, length))
			continue;
		if (!match.name[2 + length]) {
			*found = match;
			return OPTIONS_RUN;
		}
		if (found->row)
			other = match;
		else
			*found = match;
	}
	if (!found->row)
		return unknown_name(typed);
	if (other.row)
		return option_bad("option '--%s' could be %s or %s: write "
				  "more of it",
				  typed, found->name, other.name);
	return OPTIONS_RUN;
}

static enum options_outcome apply_switch(struct options *options,
					 const struct match *match)
{
	bool *field = (bool *)((char *)options + match->row->field);

	*field = match->negated == !strncmp(match->row->name, "no-", 3);
	return OPTIONS_RUN;
}

/* 'value' is what the word itself had, if anything; else the next word is. */
static enum options_outcome apply(struct options *options,
				  const struct match *match, const char *value,
				  char ***argv)
{
	const struct option_row *row = match->row;

	if (row->refusal)
		return option_bad("%s: %s", match->name, row->refusal);
	if (!row->argument && value)
		return option_bad("%s takes no value, but '%s' was given",
				  match->name, value);
	if (!row->set)
		return apply_switch(options, match);
	if (row->argument && !value && !option_is_optional(row)) {
		value = **argv;
		if (!value)
			return option_bad("%s needs a value: %s", match->name,
					  row->argument);
		++*argv;
	}
	return row->set(options, row, value);
}

static enum options_outcome parse_name(struct options *options,
				       const char *word, char ***argv)
{
	size_t length = strcspn(word, "=");
	const char *value = word[length] ? word + length + 1 : NULL;
	char *typed = alloc_check(strndup(word, length));
	enum options_outcome outcome;
	struct match match;

	outcome = find_name(typed, &match);
	free(typed);
	if (outcome != OPTIONS_RUN)
		return outcome;
	return apply(options, &match, value, argv);
}

static const struct option_row *find_letter(char letter)
{
	for (size_t i = 0; i < option_rows_count; i++)
		if (option_rows[i].letter && option_rows[i].letter == letter)
			return &option_rows[i];
	return NULL;
}

static enum options_outcome parse_letters(struct options *options,
					  const char *letters, char ***argv)
{
	enum options_outcome outcome = OPTIONS_RUN;

	while (*letters && outcome == OPTIONS_RUN) {
		struct match match = { .row = find_letter(*letters) };
		const char *value = NULL;

		if (!match.row)
			return option_bad("there is no option '-%c'; --help "
					  "lists them all",
					  *letters);
		snprintf(match.name, sizeof(match.name), "-%c", *letters++);
		if (match.row->argument && *letters) {
			value = letters;
			letters = "";
		}
		outcome = apply(options, &match, value, argv);
	}
	return outcome;
}

enum options_outcome option_parse(struct options *options, char ***argv)
{
	enum options_outcome outcome = OPTIONS_RUN;

	while (**argv && outcome == OPTIONS_RUN) {
		const char *word = **argv;

		if (word[0] != '-' || !word[1])
			break;
		++*argv;
		if (!strcmp(word, "--"))
			break;
		if (word[1] == '-')
			outcome = parse_name(options, word + 2, argv);
		else
			outcome = parse_letters(options, word + 1, argv);
	}
	return outcome;
}
