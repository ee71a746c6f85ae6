/*
 * How ptrail ends, in every way: the command and what it started go on as they
 * would have, and the exit status says what happened.
 */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "source.h"
#include "support.h"

/* Runs a line of shell, in which "$0" is ptrail and $1, $2 are programs. */
static struct run run_shell(const char *line, const char *one, const char *two)
{
	const char *argv[] = { "sh", "-c", line, "@ptrail", one, two, NULL };

	return run(USER_SELF, argv);
}

static size_t count(const char *text, const char *word)
{
	size_t count = 0;

	for (; (text = strstr(text, word)); text += strlen(word))
		count++;
	return count;
}

/* "| head -3": the tracing stops, the command does not. */
Test(live_end, nobody_reads_the_output)
{
	struct run result = run_shell(
		"{ \"$0\" sh -c '\"$0\" 20000 getppid; echo ran >ran; exit 7' "
		"\"$1\"; echo $? >status; } 2>&1 | head -3 >seen; "
		"wc -l <seen; cat ran status",
		"@bin/repeat", NULL);

	cr_expect_str_eq(result.out, "3\nran\n7\n");
	cr_expect_str_empty(run_said(&result));
	run_finish(&result);
}

/* A parent that ignores SIGCHLD: the command is waited for all the same. */
Test(live_end, children_ignored)
{
	struct run result = run_shell(
		"{ \"$1\" \"$0\" --until-exit \"$(command -v sh)\" -c 'sleep "
		"0.3; sleep 0.3; sleep 0.3; exit 7'; echo $? >status; } 2>&1 | "
		"head -3 >seen; cat status",
		"@bin/odd_start", NULL);

	cr_expect_str_eq(result.out, "7\n");
	cr_expect_str_empty(result.err);
	run_finish(&result);
}

/* A full disk: one message, the command comes to its end. */
Test(live_end, full_disk)
{
	struct run result = run_shell(
		"\"$0\" -o /dev/full sh -c '\"$0\" 20000 getppid; echo ran; "
		"exit 7' \"$1\"",
		"@bin/repeat", NULL);

	cr_expect_eq(run_exit_status(&result), 125);
	cr_expect_str_eq(result.out, "ran\n");
	cr_expect_str_eq(result.err,
			 "ptrail: cannot write the output: No space left on "
			 "device; the command goes on untraced\n");
	run_finish(&result);
}

/* The same of a file that may grow no further. */
Test(live_end, file_too_large)
{
	struct run result = run_shell(
		"ulimit -f 8; \"$0\" -o trace sh -c '\"$0\" 20000 getppid; "
		"echo ran; exit 7' \"$1\" | cat; exit 3",
		"@bin/repeat", NULL);

	cr_expect_eq(run_exit_status(&result), 3);
	cr_expect_str_eq(result.out, "ran\n");
	cr_expect(strstr(result.err, "cannot write the output: File too "
				     "large; the command goes on untraced"),
		  "%s", result.err);
	run_finish(&result);
}

/* ptrail needs more of it than what it traces. */
Test(live_end, limits_are_of_the_command)
{
	struct run result = run_shell(
		"ulimit -S -f 8; \"$0\" -o trace sh -c 'ulimit -S -f; "
		"\"$0\" 20000 getppid' \"$1\" | cat; wc -c <trace",
		"@bin/repeat", NULL);

	cr_expect(!strncmp(result.out, "8\n", 2) &&
			  atol(result.out + 2) > 1000000,
		  "%s%s", result.out, result.err);
	run_finish(&result);
}

/* The user has as many signals pending as may be: none can be queued. */
Test(live_end, no_signals_to_be_had)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "--pf", "all",
			       "@bin/exit_code", NULL };
	struct rlimit none = { 0, 0 };
	struct run result;

	cr_assert(!setrlimit(RLIMIT_SIGPENDING, &none));
	result = run(USER_SELF, argv);
	cr_expect_eq(run_exit_status(&result), 3, "%x %s", result.status,
		     result.err);
	run_finish(&result);
}

/* At whichever stop it leaves a thread: its signal is delivered. */
Test(live_end, leaving_loses_no_signal)
{
	struct run result = run_shell(
		"for i in $(seq 40 75); do \"$0\" --no-seccomp -o trace "
		"--max-events $i \"$1\" || echo $i: $?; done | sort | uniq",
		"@bin/raised", NULL);

	cr_expect_str_eq(result.out, "12\n");
	cr_expect_str_empty(result.err);
	run_finish(&result);
}

/* Killed, it leaves the command running, not stopped. */
Test(live_end, killed)
{
	struct run result = run_shell(
		"\"$0\" -o trace sh -c 'echo $$ >pid; kill -9 $PPID; "
		"for i in 1 2 3; do sleep 0.1; done; echo done' & wait $!; "
		"echo $?; for i in $(seq 50); do kill -0 $(cat pid) "
		"2>/dev/null || break; sleep 0.1; done",
		NULL, NULL);

	cr_expect_str_eq(result.out, "137\ndone\n", "%s", result.out);
	run_finish(&result);
}

/* The same while 8 threads are at stops. */
Test(live_end, killed_at_stops)
{
	struct run result = run_shell(
		"\"$0\" -o /dev/null sh -c 'echo $$ >pid; exec \"$0\" 8 "
		"20000' \"$1\" & sleep 0.3; kill -9 $!; wait $! 2>/dev/null; "
		"for i in $(seq 100); do kill -0 $(cat pid) 2>/dev/null || "
		"exit 0; sleep 0.1; done; kill -9 $(cat pid); exit 1",
		"@bin/busy_threads", NULL);

	cr_expect_eq(run_exit_status(&result), 0);
	run_finish(&result);
}

/* The second request lets the command go, and it goes on. */
static void check_request(const char *name, int number)
{
	char line[512];
	struct run result;

	snprintf(line, sizeof(line),
		 "\"$0\" -o trace sh -c 'trap \"\" %s; echo >ready; "
		 "for i in 1 2 3 4 5; do sleep 0.2; done; echo done >done' & "
		 "p=$!; while ! test -e ready; do sleep 0.05; done; "
		 "kill -%s $p; sleep 0.3; kill -%s $p; wait $p; echo $?; "
		 "for i in $(seq 50); do test -s done && break; sleep 0.1; "
		 "done; cat done",
		 name, name, name);
	result = run_shell(line, NULL, NULL);
	snprintf(line, sizeof(line), "%d\ndone\n", 128 + number);
	cr_expect_str_eq(result.out, line, "%s: %s", name, result.out);
	cr_expect_str_empty(run_said(&result));
	run_finish(&result);
}

Test(live_end, requests)
{
	check_request("TERM", SIGTERM);
	check_request("HUP", SIGHUP);
	check_request("INT", SIGINT);
}

/* By default ptrail waits for all that the command started. */
/* A key of the terminal reaches what helps ptrail, too. */
Test(live_end, lines_after_an_interrupt)
{
	struct run result;

	if (source_lacks)
		cr_skip_test("%s", source_lacks);
	result = run_shell(
		"trap : INT; \"$0\" -g --srcline -o trace sh -c 'trap : INT; "
		"\"$0\" >before; kill -INT 0; sleep 0.3; \"$0\"' \"$1\"",
		"@bin/chain_inline", NULL);

	cr_expect_str_empty(run_said(&result));
	cr_expect_eq(count(result.trace, "chain_inline.c:") % 2, 0, "%s",
		     result.trace);
	cr_expect(strstr(result.trace, "chain_inline.c:"));
	run_finish(&result);
}

Test(live_end, waits_for_all)
{
	struct run result = run_shell(
		"\"$0\" -o trace \"$1\" 300; echo $?; grep -c 'exited with' "
		"trace", "@bin/linger", NULL);

	cr_expect(matches("*\nTracerPid:\t*\ndone\n5\n2\n", result.out), "%s",
		  result.out);
	cr_expect_not(strstr(result.out, "TracerPid:\t0\n"));
	run_finish(&result);
}

Test(live_end, until_exit)
{
	struct run result = run_shell(
		"\"$0\" -o trace --until-exit \"$1\" 700 >out2; echo $?; "
		"until grep -q done out2; do sleep 0.1; done; cat out2",
		"@bin/linger", NULL);

	cr_expect(matches("5\n*\nTracerPid:\t0\ndone\n", result.out),
		  "%s", result.out);
	cr_expect_str_empty(run_said(&result));
	run_finish(&result);
}

/* Children that ptrail was started with are not its to wait for. */
Test(live_end, strangers)
{
	struct run result = run_shell(
		"sleep 30 & echo $! >pid; (sleep 5; echo late) & "
		"exec \"$0\" -o trace sh -c 'kill $(cat pid)'",
		NULL, NULL);

	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect_not(strstr(result.out, "late"), "%s", result.out);
	run_finish(&result);
}

/* What comes out of a terminal until ptrail, which is on it, has ended. */
static char *run_on_terminal(const char *ms)
{
	const char *ptrail = getenv("PTRAIL"), *build = getenv("BUILD");
	int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC), side;
	static char text[65536];
	char program[512];
	size_t size = 0;
	ssize_t got;
	pid_t pid;

	snprintf(program, sizeof(program), "%s/helpers/linger",
		 build ? build : "build");
	cr_assert(terminal >= 0 && !grantpt(terminal) && !unlockpt(terminal));
	side = open(ptsname(terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
	pid = fork();
	if (pid == 0) {
		dup2(open("/dev/null", O_WRONLY), 1);
		dup2(side, 2);
		execl(ptrail ? ptrail : "./ptrail", "ptrail", "-o",
		      "/dev/null", program, ms, NULL);
		_exit(99);
	}
	close(side);
	while (size < sizeof(text) - 1 &&
	       (got = read(terminal, text + size, sizeof(text) - 1 - size)) > 0)
		size += got;
	text[size] = '\0';
	waitpid(pid, NULL, 0);
	close(terminal);
	return text;
}

Test(live_end, says_what_is_left)
{
	const char *said = run_on_terminal("2600");

	/* On a line of its own, not behind what tells of the progress. */
	cr_expect_eq(count(said, "\n"), 1, "%s", said);
	/* Before there is any such line, too. */
	if (strncmp(said, "ptrail: ", 8))
		said = strstr(said, "\r\033[Kptrail: ");
	cr_assert(said);
	cr_expect(matches("*ptrail: the command has ended, 1 of its "
			  "processes go on: * (linger); *--until-exit*", said),
		  "%s", said);
	cr_expect_str_empty(run_on_terminal("100"));
}

/* A set-user-ID program runs, unprivileged, which is said once. */
Test(live_end, set_user_id)
{
	struct run result;

	if (!can_be_nobody())
		cr_skip_test("not root: cannot make a set-user-ID program");
	result = run_shell(
		"chmod 4755 \"$1\"; setpriv --reuid 65534 --regid 65534 "
		"--clear-groups \"$1\"; exec setpriv --reuid 65534 --regid "
		"65534 --clear-groups \"$0\" -o trace \"$1\"",
		"@bin/set_id", NULL);
	if (strncmp(result.out, "0\n", 2))
		cr_skip_test("no set-user-ID programs here: %s", result.err);
	cr_expect_str_eq(result.out, "0\n65534\n");
	cr_expect_eq(count(result.err, "set-user-ID"), 1, "%s", result.err);
	run_finish(&result);
}

/* What its end interrupts goes on, also what was shown as running. */
static void leave_while_waiting(const char *events)
{
	const char *argv[] = { "@ptrail", "-o", "@trace", "--no-seccomp",
			       "--max-events", "3", "-e", events,
			       "@bin/polling", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_str_eq(result.out, "0 0\n", "%s: %s%s", events, result.out,
			 result.trace);
	run_finish(&result);
}

Test(live_end, leaving_fails_no_call)
{
	leave_while_waiting("epoll_wait,epoll_pwait,getppid");
	leave_while_waiting("getppid");
}

/* At the beginning of a call, too, where somebody always is. */
Test(live_end, leaving_fails_no_call_that_begins)
{
	struct run result = run_shell(
		"for events in 100 200 300 400 500; do\n"
		"sleep 0.5 | \"$0\" -o trace --no-seccomp --max-events $events "
		"\"$1\" 1; echo $?; done", "@bin/waiting", NULL);

	cr_expect_str_eq(result.out, "ready\n0\nready\n0\nready\n0\n"
				     "ready\n0\nready\n0\n",
			 "%s%s", result.out, result.err);
	run_finish(&result);
}
