/*
 * Running the real ptrail, and others beside it, from tests. PTRAIL, BUILD and
 * SOURCE in the environment say where things are (make sets them).
 */
#ifndef PTRAIL_TESTS_SUPPORT_H
#define PTRAIL_TESTS_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>

enum user {
	USER_SELF,
	USER_NOBODY,
	USER_NOBODY_SET, /* the same, under a setting that the test made */
};

/* What nobody sees of the kernel depends on it: see with_setting.c. */
#define PARANOID "/proc/sys/kernel/perf_event_paranoid"

/* What a run left behind. */
struct run {
	int status;	/* as wait(2) gives it; a time-out kills with ALRM */
	char *out;	/* its standard output */
	char *err;	/* its standard error */
	char *trace;	/* what it wrote to the file @trace, "" if nothing */
};

/*
 * Runs argv with a time limit, in a folder of its own that 'user' can read
 * and write. Words of argv: "@ptrail" is ptrail, "@trace" a file in the
 * folder, "@bin/NAME" a program under tests/programs or tests/helpers; the
 * binaries are copied to where 'user' can execute them.
 */
struct run run(enum user user, const char *const *argv);

/* That limit, in seconds: PATIENCE, where a machine is emulated. */
int run_patience(void);
void run_finish(struct run *run);

/* Whether the tests can drop to nobody at all, that is run as root. */
bool can_be_nobody(void);

bool have_command(const char *name);

/* Whether the sanitizers are in: memory is not what it would be then. */
bool is_sanitized(void);

/* Its standard error without what this build says of itself at the start. */
const char *run_said(const struct run *run);

/* The exit status a shell would show. */
int run_exit_status(const struct run *run);

/* The text of a file, "" if it cannot be read; to be freed. */
char *read_file(const char *path);

/* Splits off the next line (the text is changed), NULL after the last. */
char *next_line(char **text);

/*
 * What may refuse perf with EACCES here: "perf_event_paranoid=2" is a remedy
 * only where the setting is higher, elsewhere it is a "security module".
 */
const char *perf_refused_by(void);

/* Whether 'text' is 'pattern', where '*' stands for anything; runs of blanks
   count as one. */
bool matches(const char *pattern, const char *text);

/* A line of ptrail's, taken apart. 'body' is NULL for a line of a chain. */
struct line {
	double time;		/* ms; -1: not known */
	double duration;	/* ms; -1: none */
	char comm[32];
	int tid;
	const char *body;
	const char *chain;	/* without its indent, NULL if it is none */
};

bool parse_line(const char *text, struct line *line);

#endif
