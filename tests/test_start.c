/*
 * How ptrail starts and ends: the command must see what it would see without
 * it, and its end must be passed on.
 */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

static struct run run_words(enum user user, const char *a, const char *b,
			    const char *c, const char *d)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", a, b, c, d, NULL };

	return run(user, argv);
}

static void check_status(const char *command, int status)
{
	struct run result =
		run_words(USER_SELF, "sh", "-c", command, NULL);

	cr_expect_eq(run_exit_status(&result), status, "%s: %d, not %d",
		     command, run_exit_status(&result), status);
	run_finish(&result);
}

Test(live_start, exit_status)
{
	check_status("exit 0", 0);
	check_status("exit 42", 42);
	check_status("kill -TERM $$", 128 + SIGTERM);
	check_status("kill -KILL $$", 128 + SIGKILL);
}

Test(live_start, not_found)
{
	struct run result =
		run_words(USER_SELF, "no-such-command", NULL, NULL, NULL);

	cr_expect_eq(run_exit_status(&result), 127);
	cr_expect_str_eq(result.err, "ptrail: cannot run 'no-such-command': "
				     "No such file or directory\n");
	run_finish(&result);
}

Test(live_start, not_executable)
{
	struct run result =
		run_words(USER_SELF, "/etc/passwd", NULL, NULL, NULL);

	cr_expect_eq(run_exit_status(&result), 127);
	cr_expect_str_eq(result.err, "ptrail: cannot run '/etc/passwd': "
				     "Permission denied\n");
	run_finish(&result);
}

/* Runs a line of shell, in which "$0" is ptrail. */
static struct run run_shell(const char *line)
{
	const char *argv[] = { "sh", "-c", line, "@ptrail", NULL };

	return run(USER_SELF, argv);
}

/* Which of the standard files are open is the command's affair. */
static void check_closed(const char *closed)
{
	char line[256];
	struct run result;

	snprintf(line, sizeof(line),
		 "ls='ls /proc/self/fd >'; { sh -c \"$ls plain; exit 3\"; "
		 "echo $? >>status; \"$0\" sh -c \"$ls traced; exit 3\"; "
		 "echo $? >>status; } %s; cmp plain traced; cat status",
		 closed);
	result = run_shell(line);
	cr_expect_str_eq(result.out, "3\n3\n", "%s: %s%s", closed, result.out,
			 result.err);
	run_finish(&result);
}

Test(live_start, standard_files_closed)
{
	check_closed("<&-");
	check_closed(">&-");
	check_closed("2>&-");
	check_closed("<&- 2>&-");
	check_closed(">&- 2>&-");
	check_closed("<&- >&-");
	check_closed("<&- >&- 2>&-");
}

/* Like execvp(3) does. */
Test(live_start, script_without_interpreter)
{
	const char *argv[] = {
		"sh", "-c",
		"printf 'exit 5' > script; chmod +x script; "
		"exec \"$0\" -o trace ./script",
		"@ptrail", NULL
	};
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 5, "%s", result.err);
	cr_expect(strstr(result.trace, "= -1 ENOEXEC (Exec format error)"));
	run_finish(&result);
}

Test(live_start, unwritable_output)
{
	const char *argv[] = { "@ptrail", "-o", "/nonexistent/file", "id",
			       NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 125);
	cr_expect_str_empty(result.out, "something was started");
	cr_expect_str_eq(result.err, "ptrail: cannot write to "
				     "'/nonexistent/file': No such file or "
				     "directory\n");
	run_finish(&result);
}

/* Everything goes to standard error, the command's output is its own. */
Test(live_start, standard_error)
{
	const char *argv[] = { "@ptrail", "echo", "hello", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_str_eq(result.out, "hello\n");
	cr_expect(strstr(result.err, "write(fd: 1<"));
	run_finish(&result);
}

static void check_surroundings(enum user user)
{
	const char *plain[] = { "@bin/odd_start", "@bin/surroundings", NULL };
	const char *traced[] = { "@bin/odd_start", "@ptrail", "-o", "@trace",
				 "@bin/surroundings", NULL };
	struct run a = run(user, plain), b = run(user, traced);

	cr_assert(strstr(a.out, "fd 17 flags 0"), "%s", a.out);
	/* The folders differ, and so does argv[0]. */
	*strstr(a.out, "/tmp/") = '\0';
	cr_assert(strstr(b.out, "/tmp/"), "%s", b.err);
	*strstr(b.out, "/tmp/") = '\0';
	cr_expect_str_eq(a.out, b.out);
	run_finish(&a);
	run_finish(&b);
}

Test(live_start, surroundings)
{
	check_surroundings(USER_SELF);
	if (can_be_nobody())
		check_surroundings(USER_NOBODY);
}

/* A reader of the command's output sees its end, though ptrail goes on. */
Test(live_start, output_is_not_held_open)
{
	const char *argv[] = {
		"sh", "-c",
		"\"$0\" -o trace sh -c 'exec >/dev/null; sleep 0.5; "
		"test -e cat_ended && echo yes > early' 2>/dev/null | "
		"{ cat; touch cat_ended; }; cat early",
		"@ptrail", NULL
	};
	struct run result = run(USER_SELF, argv);

	cr_expect_str_eq(result.out, "yes\n");
	run_finish(&result);
}

/* Starts ptrail on "interrupted", and gives 'signal' to it or its group. */
static int count_signals(int signal, bool group)
{
	const char *ptrail = getenv("PTRAIL"), *build = getenv("BUILD");
	char program[512], byte;
	int ends[2], status;
	pid_t pid;

	snprintf(program, sizeof(program), "%s/helpers/interrupted",
		 build ? build : "build");
	cr_assert(!pipe(ends));
	pid = fork();
	if (pid == 0) {
		setpgid(0, 0);
		dup2(ends[1], 1);
		execl(ptrail ? ptrail : "./ptrail", "ptrail", "-o",
		      "/dev/null", program, NULL);
		_exit(99);
	}
	close(ends[1]);
	cr_assert_eq(read(ends[0], &byte, 1), 1);
	kill(group ? -pid : pid, signal);
	waitpid(pid, &status, 0);
	close(ends[0]);
	cr_assert(WIFEXITED(status));
	return WEXITSTATUS(status);
}

Test(live_start, signal_for_ptrail_goes_to_the_command)
{
	cr_expect_eq(count_signals(SIGTERM, false), 1);
	cr_expect_eq(count_signals(SIGINT, false), 1);
}

Test(live_start, signal_for_all_reaches_the_command_once)
{
	cr_expect_eq(count_signals(SIGTERM, true), 1);
	cr_expect_eq(count_signals(SIGINT, true), 1);
}
