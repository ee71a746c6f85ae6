/*
 * An option as a row. The table is in options.c; parsing (option_parse.c),
 * --help and completions (option_help.c) know the options only from it.
 */
#ifndef PTRAIL_OPTION_ROW_H
#define PTRAIL_OPTION_ROW_H

#include "options.h"

enum option_group {
	GROUP_TARGETS,
	GROUP_EVENTS,
	GROUP_CHAINS,
	GROUP_ARGUMENTS,
	GROUP_MEMORY,
	GROUP_OUTPUT,
	GROUP_OTHER,
	GROUP_COUNT,
};

struct option_row;

/* 'value' is NULL for an option without argument. */
typedef enum options_outcome option_set(struct options *options,
					const struct option_row *row,
					const char *value);

/* What set_number() and set_word() take, and the field it goes to. */
struct option_value {
	size_t size;		/* bytes of the field */
	unsigned long low;
	unsigned long high;
	unsigned long unit;	/* what the field counts 1 as */
	const char *const *words;	/* by number, ended by NULL */
};

struct option_row {
	const char *name;	/* "no-x" for a switch that is on by default;
				   NULL: there is only the letter */
	char letter;		/* 0: none */
	const char *argument;	/* what --help calls it; NULL: takes none;
				   "[=x]": only behind a '=' */
	enum option_group group;
	const char *help;	/* NULL: not shown in --help */
	option_set *set;	/* NULL: a switch, or refused */
	size_t field;		/* in struct options: a switch's bool, or .. */
	const struct option_value *value;	/* .. what this says */
	const char *refusal;	/* why perf's option is not offered */
};

extern const struct option_row option_rows[];
extern const size_t option_rows_count;

/* Says a sentence on stderr, what is foreign in it made harmless. */
enum options_outcome option_bad(const char *format, ...)
	__attribute__((format(printf, 1, 2)));

/* Neither set nor refused: on or off, with a second name for the other. */
bool option_is_switch(const struct option_row *row);

/* Whether it needs no value, but can have one. */
bool option_is_optional(const struct option_row *row);

/* Consumes the options at '*argv' and leaves it at the command. */
enum options_outcome option_parse(struct options *options, char ***argv);

/* NULL: what fits a screen, "all": every option, else the option of that name
   or letter; false if there is none. */
bool option_print_help(const char *what);

/* A completion script; false for a shell that there is none for. */
bool option_print_completion(const char *shell);

#endif
