/*
 * Corners of ptrace that take more than one program to see: a shell's job
 * control, what a program finds in /proc, scale.
 */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

enum { WORDS = 16, SECONDS = 30 };

/* A shell on a terminal. */
struct terminal {
	int fd;
	pid_t pid;
	char said[65536];
	size_t size;
	size_t seen;	/* up to the answer found last */
};

static const char *ptrail_path(void)
{
	const char *ptrail = getenv("PTRAIL");

	return ptrail ? ptrail : "./ptrail";
}

static void start_shell(struct terminal *terminal, bool traced)
{
	char *words[] = { "ptrail", "-o", "/dev/null", "bash", "--norc",
			  "--noprofile", "--noediting", "-i", NULL };
	char *side;

	memset(terminal, 0, sizeof(*terminal));
	terminal->fd = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
	cr_assert(terminal->fd >= 0 && !grantpt(terminal->fd) &&
		  !unlockpt(terminal->fd));
	side = ptsname(terminal->fd);
	terminal->pid = fork();
	if (terminal->pid)
		return;
	setsid();
	for (int fd = 0; fd < 3; fd++)
		dup2(open(side, O_RDWR), fd);
	setenv("PS1", "", 1);
	setenv("PTRAIL", ptrail_path(), 1);
	if (traced)
		execv(ptrail_path(), words);
	else
		execvp("bash", words + 3);
	_exit(99);
}

static void type(struct terminal *terminal, const char *keys)
{
	cr_assert_eq(write(terminal->fd, keys, strlen(keys)),
		     (ssize_t)strlen(keys));
}

/* Waits until that has come out behind what was waited for last. */
static void answer(struct terminal *terminal, const char *text)
{
	struct pollfd input = { .fd = terminal->fd, .events = POLLIN };
	char *found;
	ssize_t got;

	while (!(found = strstr(terminal->said + terminal->seen, text))) {
		cr_assert(poll(&input, 1, SECONDS * 1000) > 0,
			  "no '%s' in: %s", text, terminal->said);
		got = read(terminal->fd, terminal->said + terminal->size,
			   sizeof(terminal->said) - 1 - terminal->size);
		cr_assert(got > 0, "no '%s' in: %s", text, terminal->said);
		terminal->size += got;
	}
	terminal->seen = found + strlen(text) - terminal->said;
}

/* The number behind what was answered last. */
static int number_said(struct terminal *terminal)
{
	answer(terminal, "\r\n");
	terminal->said[terminal->seen - 2] = 0;
	return atoi(strrchr(terminal->said, ' ') + 1);
}

/*
 * ^Z, to a shell in read(2), and until it has come to its stop: one that is
 * woken by the key but has not run yet would still read what is typed next.
 */
static void suspend(struct terminal *terminal, int shell)
{
	char path[64], line[512], *end;
	bool stopped = false;
	FILE *file;

	type(terminal, "\x1a");
	answer(terminal, "Stopped");
	snprintf(path, sizeof(path), "/proc/%d/stat", shell);
	for (int i = 0; i < SECONDS * 1000 && !stopped; i++) {
		file = fopen(path, "r");
		cr_assert(file && fgets(line, sizeof(line), file));
		fclose(file);
		end = strrchr(line, ')');
		stopped = end && (end[2] == 'T' || end[2] == 't');
		usleep(1000);
	}
	cr_assert(stopped, "%s", line);
}

/* ^Z, bg, fg, ^C and %1 do what they do. The terminal echoes what is typed. */
Test(live_corners, job_control)
{
	static struct terminal terminal;
	int status, shell;

	if (!have_command("bash"))
		cr_skip_test("bash is not installed");
	start_shell(&terminal, true);
	type(&terminal, "stty -echo; echo rea''dy\n");
	answer(&terminal, "ready\r\n");
	type(&terminal, "sh -c 'echo up $$; read x; echo got $x'\n");
	answer(&terminal, "up ");
	shell = number_said(&terminal);
	suspend(&terminal, shell);
	type(&terminal, "jobs\n");
	answer(&terminal, "Stopped");
	type(&terminal, "fg\n");
	answer(&terminal, "sh -c");
	type(&terminal, "words\n");
	answer(&terminal, "got words\r\n");
	type(&terminal, "sleep 100 & kill -STOP $!; wait -f $! & jobs; kill "
			"-CONT %1; kill %1; wait %1; echo ended $?\n");
	answer(&terminal, "ended 143\r\n");
	/* Before it has the terminal the key would be for the shell. */
	type(&terminal, "sh -c 'echo sleeps; exec sleep 100'\n");
	answer(&terminal, "sleeps\r\n");
	type(&terminal, "\x03");
	type(&terminal, "echo after $?\n");
	answer(&terminal, "after 130\r\n");
	type(&terminal, "exit 9\n");
	cr_assert_eq(waitpid(terminal.pid, &status, 0), terminal.pid);
	cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 9, "%x", status);
	close(terminal.fd);
}

/*
 * ptrail as a job: it and the command stop and go on together, and it writes
 * from the background, where the terminal lets nobody else.
 */
Test(live_corners, job_of_a_shell)
{
	static struct terminal terminal;
	int status, shell;

	if (!have_command("bash"))
		cr_skip_test("bash is not installed");
	start_shell(&terminal, false);
	type(&terminal, "stty -echo tostop; echo rea''dy\n");
	answer(&terminal, "ready\r\n");
	type(&terminal, "$PTRAIL -o /dev/null sh -c 'echo up $$; read x; echo "
			"got $x; read x; echo got $x'\n");
	answer(&terminal, "up ");
	shell = number_said(&terminal);
	for (int i = 0; i < 2; i++) {
		if (i)
			answer(&terminal, "got words\r\n");
		suspend(&terminal, shell);
		type(&terminal, "fg\n");
		answer(&terminal, "sh -c");
		type(&terminal, "words\n");
	}
	answer(&terminal, "got words\r\n");
	type(&terminal, "$PTRAIL -e kill sh -c 'kill -CONT $$; exit 7' & "
			"wait $!; echo ended $?\n");
	answer(&terminal, "kill(");
	answer(&terminal, "ended 7\r\n");
	type(&terminal, "exit 9\n");
	cr_assert_eq(waitpid(terminal.pid, &status, 0), terminal.pid);
	cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 9, "%x", status);
	close(terminal.fd);
}

/* What differs from run to run is left out by name. */
static char *status_of(const char *const *argv)
{
	static const char *const changing[] = { "Tgid", "Pid", "PPid",
		"TracerPid", "NStgid", "NSpid", "NSpgid", "NSsid", "SigQ", "Vm", "Rss",
		"voluntary_ctxt", "nonvoluntary_ctxt", "HugetlbPages" };
	struct run result = run(USER_SELF, argv);
	char *kept = calloc(1, strlen(result.out) + 2), *rest = result.out;
	char *line;

	while ((line = next_line(&rest))) {
		bool changes = false;

		for (size_t i = 0; i < sizeof(changing) / sizeof(*changing); i++)
			changes |= !strncmp(line, changing[i],
					    strlen(changing[i]));
		if (!changes)
			strcat(strcat(kept, line), "\n");
	}
	run_finish(&result);
	return kept;
}

Test(live_corners, status_differs_in_the_tracer_only)
{
	const char *plain[] = { "cat", "/proc/self/status", NULL };
	const char *traced[] = { "@ptrail", "-o", "@trace", "cat",
				 "/proc/self/status", NULL };
	char *a = status_of(plain), *b = status_of(traced);

	cr_assert(strstr(a, "SigCgt"));
	cr_expect_str_eq(a, b);
	free(a);
	free(b);
}

/* The filter of calls shows, too: --no-seccomp is for who minds. */
Test(live_corners, status_differs_in_the_filter)
{
	const char *none[] = { "@ptrail", "-o", "@trace", "--no-seccomp", "-e",
			       "getppid", "grep", "^Seccomp:",
			       "/proc/self/status", NULL };
	const char *filtered[] = { "@ptrail", "-o", "@trace", "-e", "getppid",
				   "grep", "^Seccomp:", "/proc/self/status",
				   NULL };
	char *a = status_of(none), *b = status_of(filtered);

	cr_expect_str_eq(a, "Seccomp:\t0\n");
	cr_expect_str_eq(b, "Seccomp:\t2\n");
	free(a);
	free(b);
}

/* A name that a program gives itself, whatever is in it. */
Test(live_corners, names_are_escaped)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "-e", "getppid",
			       "@bin/raised", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect(matches("*: a) S\\n\\033[31m/* getppid() *", result.trace),
		  "%s", result.trace);
	cr_expect_not(strchr(result.trace, '\033'));
	run_finish(&result);
}

/* Many threads that sleep: the busy one's calls are all there, in order. */
static void check_many(const char *threads, const char *calls)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "@bin/idle_threads",
			       threads, calls, NULL };
	struct run result = run(USER_SELF, argv);
	char *rest = result.trace, *text;
	double latest = 0;
	struct line line;
	long seen = 0;

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	while ((text = next_line(&rest))) {
		if (!parse_line(text, &line) || !line.body)
			continue;
		seen += !strncmp(line.body, "getppid(", 8);
		if (line.duration < 0)
			continue;
		cr_expect(line.time + line.duration >= latest - 0.0011,
			  "after %f: %s", latest, text);
		latest = line.time + line.duration;
	}
	cr_expect_eq(seen, atol(calls));
	run_finish(&result);
}

Test(live_corners, many_idle_threads)
{
	check_many("1000", "500");
}

/* As many busy as idle: what their signals did not tell of is found. */
Test(live_corners, many_busy_threads)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "@bin/busy_threads",
			       "400", "20", NULL };
	struct run result = run(USER_SELF, argv);
	char *rest = result.trace, *text;
	struct line line;
	long seen = 0;

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	while ((text = next_line(&rest)))
		if (parse_line(text, &line) && line.body)
			seen += !strncmp(line.body, "getppid(", 8);
	cr_expect_eq(seen, 400 * 20);
	run_finish(&result);
}

static double seconds(struct timeval time)
{
	return time.tv_sec + time.tv_usec / 1e6;
}

/* Looking for stops instead of sleeping ends where there are none for long. */
Test(live_corners, sleeps_while_the_program_does)
{
	const char *argv[] = { "@ptrail", "-o", "/dev/null", "@bin/sleepers",
			       "1", "1000", NULL };
	struct timeval before, after;
	struct rusage usage;
	struct run result;
	double cpu;

	gettimeofday(&before, NULL);
	result = run(USER_SELF, argv);
	gettimeofday(&after, NULL);
	getrusage(RUSAGE_CHILDREN, &usage);
	cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime);
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	cr_expect_lt(cpu, (seconds(after) - seconds(before)) * 2 / 3,
		     "%.3f s of CPU", cpu);
	run_finish(&result);
}

/* The most memory that ptrail had, in KiB. */
static long peak_of(const char *a, const char *b, const char *c)
{
	const char *argv[] = { "@bin/peak", "@ptrail", "-o", "/dev/null",
			       a, b, c, NULL };
	struct run result = run(USER_SELF, argv);
	long peak = atol(result.err);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	run_finish(&result);
	return peak;
}

/* 'make soak' does this at length. */
Test(live_corners, memory_stays_flat)
{
	long few, many, calls;

	if (is_sanitized())
		cr_skip_test("the sanitizers keep freed memory");
	few = peak_of("@bin/processes", "50", "0");
	many = peak_of("@bin/processes", "1000", "0");
	calls = peak_of("@bin/repeat", "100000", "getppid");
	cr_expect_lt(many, few + 1024, "%ld KiB, then %ld", few, many);
	cr_expect_lt(calls, few + 1024, "%ld KiB, then %ld", few, calls);
}
