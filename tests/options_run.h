/* Runs a command line through the options and keeps what they say. */
#ifndef PTRAIL_TESTS_OPTIONS_RUN_H
#define PTRAIL_TESTS_OPTIONS_RUN_H

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "options.h"

enum { WORDS = 16, SAID = 8192 };

struct run {
	char *words[WORDS];
	char *line;
	struct options options;
	enum options_outcome outcome;
	char said[SAID];	/* on stdout or stderr */
};

/* What 'descriptor' gets goes into a file until it is put back. */
static inline int redirect(int descriptor, FILE *file)
{
	int saved = dup(descriptor);

	fflush(NULL);
	dup2(fileno(file), descriptor);
	return saved;
}

static inline void restore(int descriptor, int saved)
{
	fflush(NULL);
	dup2(saved, descriptor);
	close(saved);
}

/* Parses the words of a line, which blanks separate. */
static inline struct run *run(const char *line)
{
	struct run *run = calloc(1, sizeof(*run));
	FILE *file = tmpfile();
	int out, err, count = 0;

	run->line = strdup(line);
	run->words[count++] = "ptrail";
	for (char *word = strtok(run->line, " "); word;
	     word = strtok(NULL, " "))
		run->words[count++] = word;
	setenv("PTRAIL_CONFIG", "", 0);
	out = redirect(STDOUT_FILENO, file);
	err = redirect(STDERR_FILENO, file);
	run->outcome = options_parse(&run->options, count, run->words);
	restore(STDERR_FILENO, err);
	restore(STDOUT_FILENO, out);
	rewind(file);
	run->said[fread(run->said, 1, SAID - 1, file)] = '\0';
	fclose(file);
	return run;
}

static inline struct run *run_well(const char *line)
{
	struct run *result = run(line);

	cr_assert_eq(result->outcome, OPTIONS_RUN, "%s: %s", line,
		     result->said);
	cr_expect_str_empty(result->said);
	return result;
}

static inline void finish(struct run *run)
{
	options_finish(&run->options);
	free(run->line);
	free(run);
}

static inline void expect_bad(const char *line, const char *sentence)
{
	struct run *result = run(line);

	cr_expect_eq(result->outcome, OPTIONS_BAD, "%s", line);
	cr_expect_str_eq(result->said, sentence, "%s: got\n%swanted\n%s", line,
			 result->said, sentence);
	finish(result);
}

#endif
