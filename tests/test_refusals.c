/* What ptrail says, and still does, where the kernel refuses it something. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>

#include "support.h"

static struct run run_refused(long call, int error, const char *option)
{
	char number[16], value[16];
	/* A leak checker would need ptrace itself. */
	const char *argv[] = { "env",	 "ASAN_OPTIONS=detect_leaks=0",
			       "@bin/refuse", number, value, "@ptrail",
			       "--pf",	 "all",	 "-o",	  "@trace",
			       option,	 "true", NULL };

	snprintf(number, sizeof(number), "%ld", call);
	snprintf(value, sizeof(value), "%d", error);
	return run(USER_SELF, argv);
}

static size_t count_newlines(const char *text)
{
	size_t count = 0;

	for (; *text; text++)
		count += *text == '\n';
	return count;
}

static void check_perf(int error, const char *cause)
{
	struct run result =
		run_refused(SYS_perf_event_open, error, "--no-inherit");

	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect(strstr(result.err, cause), "no '%s' in: %s", cause,
		  result.err);
	cr_expect(strstr(result.err,
			 "tracing goes on; page faults are only counted\n"));
	cr_expect_leq(count_newlines(result.err), 3);
	cr_expect(strstr(result.trace, "exited with 0"), "%s", result.trace);
	run_finish(&result);
}

Test(live_refusals, perf)
{
	check_perf(EPERM, "seccomp");
	check_perf(EACCES, perf_refused_by());
	check_perf(ENOSYS, "no perf events");
}

Test(live_refusals, ptrace)
{
	struct run result = run_refused(SYS_ptrace, EPERM, "--raw");

	cr_expect_eq(run_exit_status(&result), 125);
	cr_expect(strstr(result.err, "PTRACE_SEIZE refused"), "%s",
		  result.err);
	cr_expect_eq(count_newlines(result.err), 1);
	run_finish(&result);
}

/* As in old containers: memory is read in another way, nothing is missing. */
Test(live_refusals, process_vm_readv)
{
	char number[16];
	const char *argv[] = { "@bin/refuse", number, "1", "@ptrail", "-o",
			       "@trace", "cat", "/etc/hostname", NULL };
	struct run result;

	snprintf(number, sizeof(number), "%d", SYS_process_vm_readv);
	result = run(USER_SELF, argv);
	cr_expect(strstr(result.trace, "filename: \"/etc/hostname\""), "%s",
		  result.trace);
	run_finish(&result);
}

static struct run run_check_without(long call, int error)
{
	char number[16], value[16];
	const char *argv[] = { "env",	 "ASAN_OPTIONS=detect_leaks=0",
			       "@bin/refuse", number, value, "@ptrail",
			       "--check", NULL };

	snprintf(number, sizeof(number), "%ld", call);
	snprintf(value, sizeof(value), "%d", error);
	return run(USER_SELF, argv);
}

Test(live_refusals, check_without_perf)
{
	struct run result = run_check_without(SYS_perf_event_open, ENOSYS);

	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect(strstr(result.out, "tracing a child       yes\n"));
	cr_expect(strstr(result.out, "page faults           no: "
				     "perf_event_open: this kernel or sandbox "
				     "has no perf events\n"),
		  "%s", result.out);
	cr_expect(strstr(result.out, "context switches      no: "));
	cr_expect(strstr(result.out, "run times             "));
	run_finish(&result);
}

Test(live_refusals, check_without_ptrace)
{
	struct run result = run_check_without(SYS_ptrace, EPERM);

	cr_expect_eq(run_exit_status(&result), 125);
	cr_expect(strstr(result.out, "tracing a child       no: "
				     "PTRACE_SEIZE: Operation not permitted\n"),
		  "%s", result.out);
	run_finish(&result);
}

Test(live_refusals, check_without_process_vm_readv)
{
	struct run result =
		run_check_without(SYS_process_vm_readv, EPERM);

	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect(strstr(result.out, "reading memory        no: "
				     "process_vm_readv: Operation not "
				     "permitted\n"),
		  "%s", result.out);
	run_finish(&result);
}

/* Until it is closed; NULL if that is not to be. */
static FILE *set_paranoid(const char *level)
{
	const char *build = getenv("BUILD");
	char command[512], said[8] = "";
	FILE *holder;

	snprintf(command, sizeof(command),
		 "exec %s/helpers/with_setting " PARANOID " %s 2>/dev/null",
		 build ? build : "build", level);
	holder = popen(command, "re");
	if (!holder)
		return NULL;
	if (fgets(said, sizeof(said), holder))
		return holder;
	pclose(holder);
	return NULL;
}

/* What nobody sees of a program that touches 100 pages and has one filled. */
static struct run run_paranoid(const char *level)
{
	const char *argv[] = { "@ptrail", "--pf=min", "-o", "@trace",
			       "@bin/touch_pages", "100", NULL };
	struct run result;
	FILE *holder;

	if (!can_be_nobody())
		cr_skip_test("only root can change " PARANOID);
	holder = set_paranoid(level);
	if (!holder)
		cr_skip_test(PARANOID " cannot be changed here");
	result = run(USER_NOBODY_SET, argv);
	cr_expect_eq(pclose(holder), 0);
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	return result;
}

static long count_touches(const struct run *run)
{
	const char *at = run->trace;
	long count = 0;

	while ((at = strstr(at, "minfault [main+")))
		count++, at++;
	return count;
}

/* At 1 the kernel's part is everybody's, .. */
Test(live_refusals, perf_event_paranoid_1)
{
	struct run result = run_paranoid("1");

	cr_expect_eq(count_touches(&result), 100);
	cr_expect(strstr(result.trace, "count: 4096) = 4096\n"), "%s",
		  result.trace);
	run_finish(&result);
}

/* .. at 2 what a program's own code does, .. */
Test(live_refusals, perf_event_paranoid_2)
{
	struct run result = run_paranoid("2");

	cr_expect_eq(count_touches(&result), 100);
	cr_expect(strstr(result.trace, "count: 4096) = 4096 faults: ~1\n"),
		  "%s", result.trace);
	run_finish(&result);
}

/* .. and beyond it, on Debian's kernels, nothing. */
Test(live_refusals, perf_event_paranoid_4)
{
	struct run result = run_paranoid("4");

	if (*result.err) {
		cr_expect(strstr(result.err, "kernel.perf_event_paranoid is 4\n"),
			  "%s", result.err);
		cr_expect(strstr(result.err, "sysctl -w kernel.perf_event_"
					     "paranoid=2"));
		cr_expect_eq(count_touches(&result), 0);
		cr_expect(strstr(result.trace, "minfault ~1"), "%s",
			  result.trace);
	} else {
		cr_expect_eq(count_touches(&result), 100);
	}
	cr_expect(strstr(result.trace, "= 4096 faults: ~1\n"), "%s",
		  result.trace);
	run_finish(&result);
}

/* A lowered limit of locked memory leaves nothing for rings. */
Test(live_refusals, locked_memory)
{
	const char *argv[] = { "sh", "-c",
			       "ulimit -l 0 && exec \"$0\" --pf min -o trace true",
			       "@ptrail", NULL };
	struct run result;

	if (!can_be_nobody())
		cr_skip_test("what others have locked is not known");
	result = run(USER_NOBODY, argv);
	/* The user's common budget may serve; what is said must be right. */
	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect(!*result.err ||
			  strstr(result.err, "perf ring buffer: the locked "
					     "memory that perf events need"),
		  "%s", result.err);
	cr_expect(strstr(result.trace, "exited with 0"));
	run_finish(&result);
}

/* Its numbers are those of other processes: their names would be shown. */
Test(live_refusals, proc_of_another_pid_namespace)
{
	const char *can[] = { "unshare", "-pf", "true", NULL };
	const char *argv[] = { "unshare", "-pf", "@ptrail", "true", NULL };
	const char *mounted[] = { "unshare", "-pf", "--mount-proc", "@ptrail",
				  "-o", "@trace", "true", NULL };
	struct run result = run(USER_SELF, can);
	int status = run_exit_status(&result);

	run_finish(&result);
	if (status)
		cr_skip_test("no pid namespace can be made here");
	result = run(USER_SELF, argv);
	cr_expect_eq(run_exit_status(&result), 125);
	cr_expect(strstr(result.err, "unshare --mount-proc"), "%s", result.err);
	run_finish(&result);
	result = run(USER_SELF, mounted);
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	cr_expect(strstr(result.trace, ": true/2 execve("), "%s", result.trace);
	run_finish(&result);
}
