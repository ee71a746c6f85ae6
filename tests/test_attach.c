/* Tracing what runs already: what is shown, and that it is left as it was. */
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "attach.h"
#include "compat/uapi.h"
#include "support.h"

/*
 * Starts "$1" with the arguments behind, on a pipe that ends it; "await"
 * waits for a condition, and "leave" ends ptrail when "$wanted" is traced.
 */
#define SCRIPT                                                              \
	"ptrail=$0; mkfifo in; \"$@\" <in >said & target=$!; exec 9>in\n"   \
	"await() { for i in 1 2 3 4 5 6 7 8 9; do for j in 1 2 3 4 5 6 7 8 " \
	"9; do eval \"$1\" && return; sleep 0.05; done; done; }\n"          \
	"traced() { await \"grep -q '$1' trace 2>/dev/null\"; }\n"          \
	"state() { sed -n 's/.*) \\(.\\) .*/\\1/p' /proc/$target/stat; }\n" \
	/* Let go, it is on its way there for a moment. */                  \
	"state_is() { await \"[ \\$(state) = $1 ]\"; state; }\n"           \
	"tracer() { grep TracerPid /proc/$target/status; }\n"               \
	"finish() { exec 9>&-; wait $target; echo ended with $?; }\n"       \
	"await 'grep -q ready said 2>/dev/null'\n"

static struct run script(const char *text, const char *program,
			 const char *argument)
{
	const char *argv[] = { "sh", "-c", text, "@ptrail", program, argument,
			       NULL };

	return run(USER_SELF, argv);
}

static void expect_out(struct run result, const char *out)
{
	cr_expect_str_eq(result.out, out, "got\n%s%swanted\n%s", result.out,
			 result.err, out);
	run_finish(&result);
}

Test(live_attach, shows_what_is_waited_for_and_what_follows)
{
	struct run result = script(
		SCRIPT "$ptrail -o trace -p $target 9>&- & traced 'read(fd: 0'\n"
		       "finish; wait $!; echo ptrail $?",
		"@bin/many_threads", "0");

	cr_expect(strstr(result.trace, "? (         ): "), "%s", result.trace);
	cr_expect(strstr(result.trace, "read(fd: 0<"), "%s", result.trace);
	cr_expect(strstr(result.trace, " ... [continued]: read(buf: \"\") "), "%s",
		  result.trace);
	cr_expect(strstr(result.trace, "exit_group("));
	expect_out(result, "ended with 0\nptrail 0\n");
}

/* Calls that the kernel would end with EINTR go on. */
static void check_leaving(const char *signal)
{
	char text[2048];

	snprintf(text, sizeof(text), SCRIPT
		 "for round in 1 2 3 4 5; do : >trace\n"
		 "$ptrail -o trace -p $target 9>&- & traced 'epoll_p*wait'\n"
		 "kill -%s $!; wait $!; echo ptrail $?; done\n"
		 "tracer; state_is S; finish", signal);
	expect_out(script(text, "@bin/waiting", NULL),
		   "ptrail 0\nptrail 0\nptrail 0\nptrail 0\nptrail 0\n"
		   "TracerPid:\t0\nS\nended with 0\n");
}

Test(live_attach, leaving_disturbs_nothing)
{
	check_leaving("INT");
	check_leaving("TERM");
	check_leaving("HUP");
}

/* Killed, ptrail can say nothing to the kernel any more. */
Test(live_attach, killed)
{
	struct run result = script(SCRIPT
		"for round in 1 2 3; do : >trace\n"
		"$ptrail -o trace -p $target 9>&- & traced getppid\n"
		"kill -KILL $!; wait $!; echo ptrail $?; done\n"
		"tracer; finish", "@bin/many_threads", "40");

	expect_out(result, "ptrail 137\nptrail 137\nptrail 137\n"
			   "TracerPid:\t0\nended with 0\n");
}

/* At any moment: mostly before all threads have stopped. */
Test(live_attach, leaving_at_once_disturbs_nothing)
{
	expect_out(script(SCRIPT
		"for round in 1 2 3 4 5 6 7 8 9; do\n"
		"$ptrail -o trace -p $target 9>&- & await 'tracer | "
		"grep -qv \"\t0\"'; kill -INT $!; wait $!; done\n"
		"tracer; state_is S; finish", "@bin/waiting", NULL),
		   "TracerPid:\t0\nS\nended with 0\n");
}

/* Also who is at the beginning of a call then, as here somebody always is. */
Test(live_attach, leaving_between_calls_disturbs_nothing)
{
	expect_out(script(SCRIPT
		"for round in 1 2 3 4 5; do : >trace\n"
		"$ptrail -o trace -p $target 9>&- & traced '[0-9] poll\\|ppoll'\n"
		"kill -INT $!; wait $!; echo ptrail $?; done\n"
		"tracer; finish", "@bin/waiting", "1"),
		   "ptrail 0\nptrail 0\nptrail 0\nptrail 0\nptrail 0\n"
		   "TracerPid:\t0\nended with 0\n");
}

/* Whether code of the C library loads a call's number right before the call;
   newer ones pass it to a function that makes the call. */
static bool has_numbers_in_code(void)
{
#ifdef __GLIBC__
	return strverscmp(gnu_get_libc_version(), "2.41") < 0;
#else
	return false;
#endif
}

/* Each time: a sleep that was interrupted before is another call by then. */
Test(live_attach, shows_what_was_interrupted_before)
{
	struct run result = script(
		SCRIPT "for round in 1 2 3; do : >trace\n"
		/* What is on its way back into a call is not told apart. */
		"await '! cat /proc/$target/task/*/stat | grep -qv \") S \"'\n"
		"$ptrail -o trace -p $target 9>&- & traced clock_nanosleep\n"
		"kill -INT $!; wait $!; cat trace >>all; done\n"
		/* Without it the kernel does not say. */
		"grep -qx 0 /proc/$target/wchan || "
		"! grep -q restart_syscall all || echo nameless; finish",
		"@bin/waiting", NULL);

	if (has_numbers_in_code())
		expect_out(result, "ended with 0\n");
	else
		expect_out(result, strstr(result.out, "nameless\n") ?
					   "nameless\nended with 0\n" :
					   "ended with 0\n");
}

/* And what was attached to does not wait for it. */
Test(live_attach, waits_for_the_command_that_reads_its_output)
{
	expect_out(script(SCRIPT
		"$ptrail -o '|sh -c \"cat >trace; until [ -e gone ]; do sleep "
		"0.05; done; echo all >read\"' -p $target 9>&- &\n"
		"await 'tracer | grep -qv \"\t0\"'; kill -INT $!\n"
		"await 'tracer | grep -q \"\t0\"'; tracer; state_is S; >gone\n"
		"wait $!; echo ptrail $?; cat read; finish",
		"@bin/many_threads", "0"),
		   "TracerPid:\t0\nS\nptrail 0\nall\nended with 0\n");
}

Test(live_attach, stopped_job_stays_stopped)
{
	expect_out(script(SCRIPT
		"kill -STOP $target; await '[ \"$(state)\" = T ]'\n"
		"$ptrail -o trace -p $target 9>&- & await '[ \"$(state)\" = t ]'\n"
		"kill -INT $!; wait $!; tracer; state_is T\n"
		"kill -CONT $target; state_is S; "
		"finish", "@bin/many_threads", "0"),
		   "TracerPid:\t0\nT\nS\nended with 0\n");
}

Test(live_attach, leaves_out_no_thread)
{
	struct run result = script(SCRIPT
		"$ptrail -o trace -p $target 9>&- & await "
		"'[ $(grep -o \"many_threads/[0-9]*\" trace | sort -u | "
		"wc -l) = 201 ]'\n"
		"kill -INT $!; wait $!\n"
		"grep -o 'many_threads/[0-9]*' trace | sort -u | wc -l; finish",
		"@bin/many_threads", "200");

	expect_out(result, "201\nended with 0\n");
}

/* The shell waits for its input, then starts children. */
#define SHELL "sh", "-c", "echo ready; read line; sh -c 'exit 3'; true"

static struct run attach_shell(const char *options)
{
	char text[2048];
	const char *argv[] = { "sh", "-c", text, "@ptrail", SHELL, NULL };

	snprintf(text, sizeof(text), SCRIPT
		 "$ptrail -o trace %s 9>&- & traced 'read(fd: 0'\n"
		 "finish; wait $!", options);
	return run(USER_SELF, argv);
}

Test(live_attach, follows_children)
{
	struct run result = attach_shell("-p $target");

	cr_expect(strstr(result.trace, "exited with 3"), "%s", result.trace);
	expect_out(result, "ended with 0\n");
	result = attach_shell("-t $target --no-inherit");
	cr_expect_not(strstr(result.trace, "exited with 3"), "%s",
		      result.trace);
	cr_expect(strstr(result.trace, "exited with 0"), "%s", result.trace);
	expect_out(result, "ended with 0\n");
}

Test(live_attach, page_faults)
{
	struct run result = attach_shell("-F all -p $target");

	if (!strstr(result.err, "page faults"))
		cr_expect(strstr(result.trace, "minfault ["), "%s",
			  result.trace);
	expect_out(result, "ended with 0\n");
}

/* Of a user whom nobody else is. */
Test(live_attach, processes_of_a_user)
{
	static const char text[] =
		"user=$((100000 + $$)); ptrail=$0\n"
		"setpriv --reuid=$user --clear-groups sleep 1000 & target=$!\n"
		"while ! grep -q \"Uid:\t$user\" /proc/$target/status || "
		"! grep -q sleep /proc/$target/comm; do sleep 0.05; done\n"
		"$ptrail -o trace -u $user & while ! grep -q "
		"\"sleep/$target clock_nanosleep\" trace 2>/dev/null; do "
		"sleep 0.05; done\n"
		"kill -INT $!; wait $!; echo ptrail $?; kill $target";

	/* busybox has one that can only do other things. */
	if (!can_be_nobody() || system("setpriv --reuid=0 true 2>/dev/null"))
		cr_skip_test("only root can be somebody else");
	expect_out(script(text, NULL, NULL), "ptrail 0\n");
}

static void expect_refusal(const char *text, const char *words)
{
	struct run result = script(text, "@bin/waiting", NULL);

	cr_expect(matches(words, result.err), "got\n%swanted\n%s", result.err,
		  words);
	run_finish(&result);
}

Test(live_attach, refusals)
{
	expect_refusal(SCRIPT "finish; $ptrail -p $target",
		       "ptrail: cannot trace *: there is no such process or "
		       "thread\n");
	expect_refusal(SCRIPT "finish; exec $ptrail -p $$",
		       "ptrail: cannot trace *: it is ptrail itself\n");
	expect_refusal(SCRIPT "$ptrail -p $$; finish",
		       "ptrail: cannot trace *: it has started ptrail: each "
		       "would wait for the other; run ptrail from another "
		       "terminal\n");
	expect_refusal(SCRIPT "$ptrail -o trace -p $target 9>&- & traced epoll\n"
			      "$ptrail -p $target; kill -INT $!; wait $!; "
			      "finish",
		       "ptrail: cannot trace * (waiting): it is traced "
		       "already, by * (ptrail), and there can be only one "
		       "tracer: end that first\n");
}

Test(live_attach, refuses_processes_of_others)
{
	const char *argv[] = { "@ptrail", "-p", "1", NULL };
	struct run result;

	if (!can_be_nobody())
		cr_skip_test("only root can be somebody else");
	result = run(USER_NOBODY, argv);
	cr_expect(strstr(result.err, "belongs to user root: run ptrail as "
				     "that user or as root\n"),
		  "%s", result.err);
	cr_expect_eq(run_exit_status(&result), 125);
	run_finish(&result);
}

static void expect_explained(struct attach_facts facts, const char *words)
{
	struct text text = TEXT_INIT;

	facts.tid = 7;
	strcpy(facts.comm, "x\n");
	facts.error = EPERM;
	attach_explain(&facts, &text);
	cr_expect_str_eq(text_string(&text), words);
	text_finish(&text);
}

Test(attach, explanations)
{
	struct attach_facts facts = { .user = 5, .own_user = 5 };

	expect_explained(facts, "cannot trace 7 (x\\n): it does not let itself "
			 "be traced, having changed its user or asked for that "
			 "with prctl(2): run ptrail as root");
	facts.yama = 1;
	expect_explained(facts, "cannot trace 7 (x\\n): it may not be traced, as "
			 "kernel.yama.ptrace_scope is 1: start it with ptrail, "
			 "run ptrail as root, or have root do 'sysctl "
			 "kernel.yama.ptrace_scope=0'");
	facts.yama = 3;
	expect_explained(facts, "cannot trace 7 (x\\n): it may not be traced, as "
			 "kernel.yama.ptrace_scope is 3, which forbids all "
			 "tracing until the next boot");
	facts.kernel = true;
	expect_explained(facts, "cannot trace 7 (x\\n): it is a part of the "
			 "kernel, which makes no system calls");
	facts = (struct attach_facts){ .user = 0 };
	expect_explained(facts, "cannot trace 7 (x\\n): it is refused by the "
			 "kernel (Operation not permitted): by a seccomp "
			 "filter or a security module?");
}

Test(attach, lists_of_numbers)
{
	static const char *const bad[] = { "", ",", "1,,2", "0", "-1", "1x",
					   "99999999999", "1 2" };
	struct attach attach = { .pids = NULL };

	cr_expect(attach_add(&attach.pids, &attach.pid_count, "12"));
	cr_expect(attach_add(&attach.pids, &attach.pid_count, "3,4"));
	cr_expect_eq(attach.pid_count, 3);
	cr_expect(attach.pids[0] == 12 && attach.pids[2] == 4);
	for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++)
		cr_expect_not(attach_add(&attach.pids, &attach.pid_count,
					 bad[i]), "%s", bad[i]);
	attach_finish(&attach);
}

/* What it can serve page faults by, whoever opened it and whenever. */
Test(attach, finds_who_serves)
{
	int fd = syscall(SYS_userfaultfd, O_CLOEXEC | UAPI_UFFD_USER_MODE_ONLY);

	if (fd < 0)
		cr_skip_test("no such faults here");
	cr_expect(attach_serves(getpid()));
	close(fd);
	cr_expect_not(attach_serves(getpid()));
}
