/*
 * A key of the file is the name of a long option, with '_' or '-'; perf's own
 * keys that are called differently are in keys[].
 */
#include "option_defaults.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"
#include "option_row.h"

/* clang-format off */
static const struct {
	const char *key;
	const char *option;
} keys[] = {
	{ "add_events", "event" },
	{ "show_arg_names", "arg-names" },
};
/* clang-format on */

/* A line of the file, for what is said about it. */
struct place {
	const char *path;
	unsigned line;
};

/* A copy that lives as long as the options. */
static char *keep(struct options *options, char *text)
{
	options->defaults = alloc_resize(options->defaults,
					 options->default_count + 1,
					 sizeof(*options->defaults));
	options->defaults[options->default_count++] = alloc_check(text);
	return text;
}

void option_defaults_finish(struct options *options)
{
	while (options->default_count)
		free(options->defaults[--options->default_count]);
	free(options->defaults);
	options->defaults = NULL;
}

/* The file that is read; NULL: none. To be freed. */
static char *config_path(void)
{
	const char *path = getenv("PTRAIL_CONFIG");
	const char *folder = getenv("XDG_CONFIG_HOME");
	const char *home = getenv("HOME");
	char *result = NULL;
	int length = 0;

	if (path)
		return *path ? alloc_check(strdup(path)) : NULL;
	if (folder && *folder)
		length = asprintf(&result, "%s/ptrail/config", folder);
	else if (home)
		length = asprintf(&result, "%s/.config/ptrail/config", home);
	return length < 0 ? NULL : result;
}

static char *trim(char *text)
{
	size_t length;

	while (isspace((unsigned char)*text))
		text++;
	length = strlen(text);
	while (length && isspace((unsigned char)text[length - 1]))
		text[--length] = '\0';
	return text;
}

static const char *option_of_key(char *key)
{
	for (size_t i = 0; i < sizeof(keys) / sizeof(*keys); i++)
		if (!strcmp(keys[i].key, key))
			return keys[i].option;
	for (char *at = key; *at; at++)
		if (*at == '_')
			*at = '-';
	return key;
}

/* -1: neither yes nor no. */
static int truth(const char *value)
{
	static const char *const words[] = { "no", "yes", "false", "true",
					     "off", "on", "0", "1" };

	for (int i = 0; i < 8; i++)
		if (!strcasecmp(words[i], value))
			return i % 2;
	return -1;
}

static bool is_switch(const char *name)
{
	for (size_t i = 0; i < option_rows_count; i++) {
		const struct option_row *row = &option_rows[i];

		if (row->name && option_is_switch(row) &&
		    (!strcmp(row->name, name) ||
		     !strcmp(row->name + 3 * !strncmp(row->name, "no-", 3),
			     name)))
			return true;
	}
	return false;
}

static enum options_outcome set_key(struct options *options, char *key,
				    const char *value)
{
	const char *name = option_of_key(key);
	bool on_or_off = is_switch(name);
	bool negate = on_or_off && !strncmp(name, "no-", 3);
	int yes = on_or_off ? truth(value) : 0;
	char *words[2] = { NULL, NULL }, **argv = words;
	int length;

	if (yes < 0)
		return option_bad("%s is yes or no, not '%s'", key, value);
	if (on_or_off)
		length = asprintf(&words[0], "--%s%s",
				  yes != negate ? "" : "no-",
				  name + 3 * negate);
	else
		length = asprintf(&words[0], "--%s=%s", name, value);
	if (length < 0)
		words[0] = NULL;
	keep(options, words[0]);
	return option_parse(options, &argv);
}

static enum options_outcome read_line(struct options *options, char *line,
				      bool *inside)
{
	char *equals;

	line = trim(line);
	if (!*line || *line == '#' || *line == ';')
		return OPTIONS_RUN;
	if (*line == '[') {
		*inside = !strcmp(line, "[trace]");
		return OPTIONS_RUN;
	}
	if (!*inside)
		return OPTIONS_RUN;
	equals = strchr(line, '=');
	if (!equals)
		return option_bad("'%s' is not of the form key = value", line);
	*equals = '\0';
	return set_key(options, trim(line), trim(equals + 1));
}

static enum options_outcome read_file(struct options *options, FILE *file,
				      struct place *place)
{
	enum options_outcome outcome = OPTIONS_RUN;
	bool inside = false;
	char *line = NULL;
	size_t size = 0;

	while (outcome == OPTIONS_RUN && getline(&line, &size, file) >= 0) {
		place->line++;
		outcome = read_line(options, line, &inside);
	}
	free(line);
	if (outcome == OPTIONS_BAD)
		option_bad("that is line %u of '%s'", place->line, place->path);
	return outcome;
}

static enum options_outcome read_config(struct options *options)
{
	enum options_outcome outcome = OPTIONS_RUN;
	char *path = config_path();
	struct place place = { path, 0 };
	FILE *file = path ? fopen(path, "re") : NULL;

	if (file) {
		outcome = read_file(options, file, &place);
		fclose(file);
	}
	free(path);
	return outcome;
}

static enum options_outcome read_environment(struct options *options)
{
	enum { WORDS = 256 };
	const char *value = getenv("PTRAIL_OPTIONS");
	char *words[WORDS + 1] = { NULL }, **argv = words, *text, *rest;
	enum options_outcome outcome;
	int count = 0;

	if (!value)
		return OPTIONS_RUN;
	text = keep(options, strdup(value));
	for (char *word = strtok_r(text, " \t\n", &rest); word && count < WORDS;
	     word = strtok_r(NULL, " \t\n", &rest))
		words[count++] = word;
	outcome = option_parse(options, &argv);
	if (outcome == OPTIONS_BAD)
		option_bad("that is in the environment, in PTRAIL_OPTIONS");
	else if (outcome == OPTIONS_RUN && *argv)
		return option_bad("'%s' in PTRAIL_OPTIONS is no option", *argv);
	return outcome;
}

enum options_outcome option_defaults(struct options *options)
{
	enum options_outcome outcome = read_config(options);

	return outcome == OPTIONS_RUN ? read_environment(options) : outcome;
}
