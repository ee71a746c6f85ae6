/*
 * Runs each program of tests/programs under the real ptrail, as the user we
 * are and as nobody, and checks that its lines are as it says.
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"
#include "support.h"

enum { PROGRAMS = 200, WORDS = 48, EXPECTED = 4096 };

struct program {
	char name[64];
};

/* What the program's source says of how it is to be run. */
struct manner {
	char options[256];
	char says[256];
	int exit;
	bool perf;
	bool libdw;
	bool new_kernel;
};

static const char *source_folder(void)
{
	const char *folder = getenv("SOURCE");

	return folder ? folder : ".";
}

static void field(char *source, const char *key, char *value, size_t size)
{
	char *at = strstr(source, key);
	size_t length;

	*value = '\0';
	if (!at)
		return;
	at += strlen(key);
	at += strspn(at, " ");
	length = strcspn(at, "\n");
	snprintf(value, size, "%.*s", (int)length, at);
	if (strstr(value, " */"))
		*strstr(value, " */") = '\0';
}

static struct manner read_manner(const char *name)
{
	struct manner manner;
	char path[512], value[64], *source;

	snprintf(path, sizeof(path), "%s/tests/programs/%s.c", source_folder(),
		 name);
	source = read_file(path);
	field(source, "ptrail:", manner.options, sizeof(manner.options));
	field(source, "says:", manner.says, sizeof(manner.says));
	field(source, "exit:", value, sizeof(value));
	manner.exit = atoi(value);
	field(source, "needs:", value, sizeof(value));
	manner.perf = strstr(value, "perf");
	manner.libdw = strstr(value, "libdw");
	manner.new_kernel = strstr(value, "new-kernel");
	free(source);
	return manner;
}

/* Who runs a program, on what kernel; NULL: this one. */
struct place {
	enum user user;
	const char *kernel;
};

static struct run run_program(const struct place *place, const char *name,
			      char *options)
{
	const char *argv[WORDS] = { "@bin/old_kernel", place->kernel, "@ptrail",
				    "-o", "@trace" };
	char program[128], *word;
	int count = 5;

	for (word = strtok(options, " "); word; word = strtok(NULL, " "))
		argv[count++] = word;
	snprintf(program, sizeof(program), "@bin/%s", name);
	argv[count] = program;
	return run(place->user, place->kernel ? argv : argv + 2);
}

/* The trace's lines of one thread, with the chains below them. */
struct cursor {
	char **lines;
	size_t count;
	size_t at;	/* the line matched last, plus one */
	size_t frame;	/* the frame matched last, plus one */
};

static bool is_of(const struct line *line, int tid)
{
	return line->body && line->tid == tid;
}

static const char *last_of(const char *from, const char *to, const char *word)
{
	const char *found = NULL;

	while ((from = strstr(from, word)) && from < to)
		found = from++;
	return found;
}

/*
 * The line before that one in which the call began that it says is continued:
 * another thread's if an exec gave that the number of this one.
 */
static bool find_begun(const struct cursor *cursor, size_t at, const char *call,
		       struct line *begun)
{
	size_t length = strcspn(call, "(") + 1;

	while (at-- > 0)
		if (parse_line(cursor->lines[at], begun) && begun->body &&
		    !strncmp(begun->body, call, length) &&
		    matches("*...", begun->body))
			return true;
	return false;
}

/*
 * A call that was shown as running, because nothing else happened for so long,
 * in one piece; NULL: the line at 'at' is not the end of one.
 */
static char *join(const struct cursor *cursor, size_t at, const char *body)
{
	const char *call = strstr(body, "[continued]: "), *args, *result, *end;
	struct line begun;
	char *whole;

	call = call ? call + strlen("[continued]: ") : NULL;
	if (!call || !find_begun(cursor, at, call, &begun))
		return NULL;
	args = strchr(call, '(') + 1;
	result = last_of(args, body + strlen(body), "= ");
	end = result ? last_of(args, result, ")") : NULL;
	if (!end ||
	    asprintf(&whole, "%.*s%s%.*s) %s",
		     (int)(strrchr(begun.body, ')') - begun.body), begun.body,
		     end > args ? ", " : "", (int)(end - args), args,
		     result) < 0)
		return NULL;
	return whole;
}

static bool body_matches(const struct cursor *cursor, size_t at,
			 const char *body, const char *pattern)
{
	char *whole;
	bool found;

	if (matches(pattern, body))
		return true;
	whole = join(cursor, at, body);
	found = whole && matches(pattern, whole);
	free(whole);
	return found;
}

static bool find_body(struct cursor *cursor, int tid, const char *pattern)
{
	struct line line;

	for (size_t i = cursor->at; i < cursor->count; i++)
		if (parse_line(cursor->lines[i], &line) && is_of(&line, tid) &&
		    body_matches(cursor, i, line.body, pattern)) {
			cursor->at = cursor->frame = i + 1;
			return true;
		}
	return false;
}

/* Of a C library without call frame information frames are found by guess. */
#ifdef __arm__
enum { GUESSES = true };
#else
enum { GUESSES = false };
#endif

static bool frame_matches(const char *pattern, const char *chain)
{
	char *frame = strdup(chain);
	char *mark = GUESSES ? strstr(frame, " [guessed]") : NULL;
	bool found;

	if (mark)
		*mark = '\0';
	found = matches(pattern, frame);
	free(frame);
	return found;
}

static bool find_frame(struct cursor *cursor, const char *pattern)
{
	struct line line;

	for (size_t i = cursor->frame; i < cursor->count; i++) {
		if (!parse_line(cursor->lines[i], &line) || !line.chain)
			return false;
		if (frame_matches(pattern, line.chain)) {
			cursor->frame = i + 1;
			return true;
		}
	}
	return false;
}

/* Anywhere further out in that chain. */
static bool has_frame(const struct cursor *cursor, const char *pattern)
{
	struct cursor copy = *cursor;

	return find_frame(&copy, pattern);
}

static bool is_absent(struct cursor *cursor, int tid, const char *pattern)
{
	struct cursor all = { cursor->lines, cursor->count, 0, 0 };

	return !find_body(&all, tid, pattern);
}

static bool satisfied(struct cursor *cursor, int tid, const char *pattern)
{
	if (pattern[0] == '>' && pattern[1] == '!')
		return !has_frame(cursor, pattern + 2 + strspn(pattern + 2,
							      " "));
	if (*pattern == '>')
		return find_frame(cursor, pattern + 1 + strspn(pattern + 1, " "));
	if (*pattern == '!')
		return is_absent(cursor, tid, pattern + 1);
	return find_body(cursor, tid, pattern);
}

static size_t split(char *text, char **lines, size_t max)
{
	size_t count = 0;
	char *line;

	while (count < max && (line = next_line(&text)))
		lines[count++] = line;
	return count;
}

/* Each thread has its own place in the trace. */
static struct cursor *cursor_of(struct cursor *cursors, int *tids, int tid)
{
	int i = 0;

	while (tids[i] && tids[i] != tid)
		i++;
	tids[i] = tid;
	return &cursors[i];
}

/* The lines of a thread that come next, with the chains below them. */
static void show_rest(const struct cursor *cursor, int tid)
{
	struct line line;
	int shown = 0;

	for (size_t i = cursor->at; i < cursor->count && shown < 30; i++) {
		if (parse_line(cursor->lines[i], &line) && line.body &&
		    line.tid != tid)
			continue;
		fprintf(stderr, "%s\n", cursor->lines[i]);
		shown++;
	}
}

static void compare(const char *name, const struct run *run)
{
	char *out = strdup(run->out), *trace = strdup(run->trace), *rest = out;
	char **lines = calloc(1000000, sizeof(*lines)), *wanted;
	size_t count = split(trace, lines, 1000000);
	struct cursor *cursors = calloc(EXPECTED, sizeof(*cursors));
	int *tids = calloc(EXPECTED, sizeof(*tids)), seen = 0;

	for (int i = 0; i < EXPECTED; i++)
		cursors[i] = (struct cursor){ lines, count, 0, 0 };
	while ((wanted = next_line(&rest))) {
		char *pattern;
		int tid = strtol(wanted, &pattern, 10);
		struct cursor *cursor = cursor_of(cursors, tids, tid);

		seen++;
		if (satisfied(cursor, tid, pattern + 1))
			continue;
		cr_expect(false, "%s: '%s' of %d does not hold; what is there:",
			  name, pattern + 1, tid);
		show_rest(cursor, tid);
		break;
	}
	cr_expect(seen > 0, "%s expects nothing", name);
	free(cursors);
	free(tids);
	free(lines);
	free(trace);
	free(out);
}

/* No message, or once the one that the program's source says. */
static void check_messages(const char *name, const char *says,
			   const struct run *run)
{
	char pattern[300];

	snprintf(pattern, sizeof(pattern), *says ? "ptrail: %s\n" : "%s", says);
	if (strncmp(run->err, "skipped: ", 9))
		cr_expect(matches(pattern, run_said(run)), "%s: said: %s", name,
			  run->err);
}

static void check_in(const struct place *place, const char *name)
{
	struct manner manner = read_manner(name);
	struct run result;

	if (manner.libdw && source_lacks)
		cr_skip_test("%s: built without libdw", name);
	if (manner.new_kernel && place->kernel)
		cr_skip_test("%s: needs what is younger", name);
	result = run_program(place, name, manner.options);
	if (place->kernel && strstr(result.err, "old_kernel:")) {
		run_finish(&result);
		cr_skip_test("no seccomp filter that asks");
	}
	if (manner.perf && strstr(result.err, "page faults")) {
		run_finish(&result);
		cr_skip_test("%s: no page faults from perf here", name);
	}
	cr_expect_eq(run_exit_status(&result), manner.exit,
		     "%s: exit status %d, not %d; said: %s", name,
		     run_exit_status(&result), manner.exit, result.err);
	check_messages(name, manner.says, &result);
	compare(name, &result);
	run_finish(&result);
}

static struct criterion_test_params live_programs(void)
{
	static struct program programs[PROGRAMS];
	char pattern[512];
	size_t count = 0;
	glob_t found;

	snprintf(pattern, sizeof(pattern), "%s/tests/programs/*.c",
		 source_folder());
	if (!glob(pattern, 0, NULL, &found)) {
		for (; count < found.gl_pathc && count < PROGRAMS; count++) {
			char *base = strrchr(found.gl_pathv[count], '/') + 1;

			snprintf(programs[count].name,
				 sizeof(programs[count].name), "%.*s",
				 (int)strlen(base) - 2, base);
		}
		globfree(&found);
	}
	return cr_make_param_array(struct program, programs, count);
}

ParameterizedTestParameters(live, programs)
{
	return live_programs();
}

ParameterizedTest(struct program *program, live, programs)
{
	check_in(&(struct place){ USER_SELF, NULL }, program->name);
	if (can_be_nobody())
		check_in(&(struct place){ USER_NOBODY, NULL }, program->name);
}

ParameterizedTestParameters(live_old_kernel, programs)
{
	return live_programs();
}

/* Linux 3.10's answers to what it does not know: the lines are the same. */
ParameterizedTest(struct program *program, live_old_kernel, programs)
{
	check_in(&(struct place){ USER_SELF, "3.10" }, program->name);
}

ParameterizedTestParameters(live_kernel_5_10, programs)
{
	return live_programs();
}

ParameterizedTest(struct program *program, live_kernel_5_10, programs)
{
	check_in(&(struct place){ USER_SELF, "5.10" }, program->name);
}
