/*
 * runner [PATTERN..]: runs the tests whose SUITE::NAME, or SUITE::NAME/PARAM,
 * is one of the patterns of fnmatch(3), not of those behind a "!". A line each: "passed", "FAILED" or
 * "skipped", the test, and why, and at the end how many there were of each.
 */
#include <ctype.h>
#include <errno.h>
#include <fnmatch.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "tests/support.h"

enum { TESTS = 2000, SAID = 2000, NAMED = 64, LABEL = 300, FAILED = 1, SKIPPED = 77 };

/* Of this process, which is one test's or the runner's. */
static struct {
	struct guest_test *tests[TESTS];
	size_t count;
	char said[SAID];
	size_t length;
	bool failed;
} state;

struct sums {
	int passed, failed, skipped;
};

void guest_register(struct guest_test *test)
{
	if (state.count < TESTS)
		state.tests[state.count++] = test;
}

void guest_say(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(state.said + state.length, SAID - state.length, format, args);
	va_end(args);
	state.length = strlen(state.said);
}

static void tell(const char *file, int line, const char *what)
{
	fflush(stdout);
	if (what)
		fprintf(stderr, "  %s:%d: %s; %s\n", file, line, what,
			state.said);
	else
		fprintf(stderr, "  %s\n", state.said);
	state.length = 0;
	state.said[0] = '\0';
}

void guest_fail(const char *file, int line, const char *what, bool end)
{
	tell(file, line, what);
	state.failed = true;
	if (end)
		_exit(FAILED);
}

void guest_skip(void)
{
	tell(NULL, 0, NULL);
	_exit(SKIPPED);
}

/* Its memory is its own, and so are the processes it leaves. */
static void run_here(const struct guest_test *test, void *param)
{
	double patience = 2 * run_patience();
	double limit = test->timeout > patience ? test->timeout : patience;

	setpgid(0, 0);
	alarm(limit);
	test->run(param);
	fflush(NULL);
	_exit(state.failed ? FAILED : 0);
}

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}

static void count(const struct guest_test *test, int status, const char *label,
		  struct sums *sums)
{
	bool skipped = WIFEXITED(status) && WEXITSTATUS(status) == SKIPPED;
	bool passed = test->signal ? WIFSIGNALED(status) &&
					     WTERMSIG(status) == test->signal
				   : WIFEXITED(status) && !WEXITSTATUS(status);

	if (skipped)
		sums->skipped++;
	else if (passed)
		sums->passed++;
	else
		sums->failed++;
	printf("%s %s", skipped ? "skipped" : passed ? "passed" : "FAILED",
	       label);
	if (WIFSIGNALED(status) && !passed)
		printf(" by signal %d", WTERMSIG(status));
}

static void run_test(const struct guest_test *test, void *param,
		     const char *label, struct sums *sums)
{
	double start = seconds();
	int status = 0;
	pid_t pid;

	fflush(NULL);
	pid = fork();
	if (!pid)
		run_here(test, param);
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	kill(-pid, SIGKILL);
	count(test, status, label, sums);
	printf(", %.1f s\n", seconds() - start);
	fflush(stdout);
}

static bool is_wanted(const char *label, char **patterns)
{
	bool wanted = !*patterns || **patterns == '!';

	for (; *patterns; patterns++) {
		bool not = **patterns == '!';

		if (!fnmatch(*patterns + not, label, 0))
			wanted = !not;
	}
	return wanted;
}

/* By its name, which a struct that has one begins with, or its number. */
static void label_param(char *label, const char *suite_and_name,
			const struct guest_params *params, size_t i)
{
	const char *param = (const char *)params->params + i * params->size;

	if (params->size >= NAMED && isalpha(*param))
		snprintf(label, LABEL, "%s/%.*s", suite_and_name, NAMED, param);
	else
		snprintf(label, LABEL, "%s/%zu", suite_and_name, i + 1);
}

static void run_all(const struct guest_test *test, const char *label,
		    char **patterns, struct sums *sums)
{
	struct guest_params params = test->params();
	char one[LABEL];

	for (size_t i = 0; i < params.count; i++) {
		label_param(one, label, &params, i);
		if (is_wanted(one, patterns))
			run_test(test,
				 (char *)params.params + i * params.size, one,
				 sums);
	}
}

int main(int argc, char **argv)
{
	struct sums sums = { 0 };
	char label[200];

	(void)argc;
	for (size_t i = 0; i < state.count; i++) {
		const struct guest_test *test = state.tests[i];

		snprintf(label, sizeof(label), "%s::%s", test->suite,
			 test->name);
		if (test->params)
			run_all(test, label, argv + 1, &sums);
		else if (is_wanted(label, argv + 1))
			run_test(test, NULL, label, &sums);
	}
	printf("%d passed, %d failed, %d skipped\n", sums.passed, sums.failed,
	       sums.skipped);
	return sums.failed != 0;
}
