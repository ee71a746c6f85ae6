/* How long calls took, against what the program saw, and the kernel's clocks. */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "run_time.h"
#include "support.h"

static void spin(void)
{
	for (volatile int i = 0; i < 3000000; i++)
		;
}

/* A child that has run a while, and is stopped now. */
static pid_t stopped_child(void)
{
	pid_t pid = fork();

	if (!pid) {
		spin();
		raise(SIGSTOP);
		spin();
		raise(SIGSTOP);
		_exit(0);
	}
	waitpid(pid, NULL, WUNTRACED);
	return pid;
}

static uint64_t cpu_clock(pid_t pid)
{
	struct timespec time;
	clockid_t clock;

	cr_assert_eq(clock_getcpuclockid(pid, &clock), 0);
	cr_assert_eq(clock_gettime(clock, &time), 0);
	return time.tv_sec * UINT64_C(1000000000) + time.tv_nsec;
}

/* It may still be on its way off the CPU when waitpid(2) tells of it. */
static bool read_when_off(struct run_time_file *file, pid_t pid,
			  struct run_time *time)
{
	const struct timespec pause = { 0, 20000000 };

	nanosleep(&pause, NULL);
	return run_time_read(file, pid, time);
}

Test(run_time, is_the_kernels_clock)
{
	pid_t pid = stopped_child();
	struct run_time_file file;
	struct run_time first, second;
	uint64_t on_cpu = 0;

	run_time_init(&file);
	if (!read_when_off(&file, pid, &first))
		cr_skip_test("the kernel keeps no statistics");
	cr_expect_eq(first.on_cpu, cpu_clock(pid));
	cr_expect_geq(first.switches_in, 1);
	kill(pid, SIGCONT);
	waitpid(pid, NULL, WUNTRACED);
	cr_expect(read_when_off(&file, pid, &second));
	cr_expect_gt(second.on_cpu, first.on_cpu);
	cr_expect_gt(second.switches_in, first.switches_in);
	cr_expect_eq(second.on_cpu, cpu_clock(pid));
	cr_expect(run_time_of_process(pid, &on_cpu));
	cr_expect_eq(second.on_cpu, on_cpu);
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	cr_expect_not(run_time_of_process(pid, &on_cpu));
	cr_expect_not(run_time_read(&file, pid, &second));
	run_time_finish(&file);
}

Test(run_time, leaves_descriptors_to_others)
{
	struct rlimit limit = { 64, 64 };
	struct run_time_file file;
	struct run_time time;
	int fds[40];

	for (int i = 0; i < 40; i++)
		fds[i] = dup(0);
	cr_assert_eq(setrlimit(RLIMIT_NOFILE, &limit), 0);
	run_time_init(&file);
	cr_expect_not(run_time_read(&file, getpid(), &time));
	for (int i = 0; i < 40; i++)
		close(fds[i]);
	cr_expect_not(run_time_read(&file, getpid(), &time), "asked again");
	run_time_finish(&file);
	run_time_read(&file, getpid(), &time);
	cr_expect_lt(file.fd, 32);
	run_time_finish(&file);
}

struct call {
	double duration;
	double on_cpu;	/* -1: not told */
};

/* The call of that name that took longest. */
static struct call find_call(const char *trace, const char *name)
{
	struct call found = { -1, -1 };
	char *text = strdup(trace), *rest = text, *line, start[32];
	const char *body, *times;

	snprintf(start, sizeof(start), " %s(", name);
	while ((line = next_line(&rest))) {
		struct call call = { -1, -1 };

		body = strstr(line, start);
		times = strchr(line, '(');
		if (!body || times > body ||
		    sscanf(times, "(%lf ms, %lf on cpu)", &call.duration,
			   &call.on_cpu) < 1)
			continue;
		if (call.duration > found.duration)
			found = call;
	}
	free(text);
	return found;
}

/* 'exact': without what interrupts and a hypervisor take from the thread. */
static void check_call(const struct run *run, const char *name, double sleeps,
		       bool exact)
{
	struct call call = find_call(run->trace, name);
	double wall, on_cpu;
	const char *at = strstr(run->out, name);

	cr_assert(at && sscanf(at + strlen(name), "%lf %lf", &wall, &on_cpu) == 2,
		  "%s", run->out);
	cr_expect_geq(call.duration * 1000, sleeps * 0.99, "%s: %g ms", name,
		      call.duration);
	cr_expect_leq(call.duration * 1000, wall + 1, "%s: %g ms of %g", name,
		      call.duration, wall / 1000);
	if (call.on_cpu < 0)
		return;
	if (exact)
		cr_expect_leq(call.on_cpu * 1000, on_cpu + 1,
			      "%s: %g ms on cpu of %g", name, call.on_cpu,
			      on_cpu / 1000);
	cr_expect_leq(call.on_cpu, call.duration + 0.001, "%s", name);
	/* Most of a long call that sleeps is not on a CPU, of another it is. */
	if (sleeps)
		cr_expect_lt(call.on_cpu, call.duration / 2, "%s", name);
	else if (on_cpu > 1000)
		cr_expect_gt(call.on_cpu * 1000, on_cpu * 0.7, "%s: %g of %g",
			     name, call.on_cpu * 1000, on_cpu);
}

static void check_durations(enum user user, const char *option, bool exact)
{
	const char *words[] = { "@ptrail", "-o",   "@trace", "--time-split",
				option,	   "--", "@bin/durations", NULL };
	struct run result = run(user, words);

	cr_assert_eq(run_exit_status(&result), 0, "%s", result.err);
	check_call(&result, "read", 0, exact);
	check_call(&result, "nanosleep", 30000, exact);
	check_call(&result, "clone", 0, exact);
	run_finish(&result);
}

Test(live_durations, by_run_times)
{
	check_durations(USER_SELF, "--no-summary", true);
}

Test(live_durations, by_run_times_of_nobody)
{
	if (!can_be_nobody())
		cr_skip_test("not root");
	check_durations(USER_NOBODY, "--no-summary", true);
}

Test(live_durations, by_records)
{
	check_durations(USER_SELF, "--pf=all", false);
}

/* Not even a thread that lost its CPU before is thought not to have slept. */
Test(live_durations, of_many_sleeps)
{
	const char *argv[] = { "@ptrail", "-o",   "@trace", "@bin/sleeps",
			       "400",	  "2000", NULL };
	struct run result = run(USER_SELF, argv);
	char *rest = result.trace, *text;
	struct line line;
	int slept = 0;

	cr_assert_eq(run_exit_status(&result), 0, "%s", result.err);
	while ((text = next_line(&rest))) {
		if (!parse_line(text, &line) || !line.body ||
		    line.duration < 0 || !strstr(line.body, "nanosleep"))
			continue;
		cr_expect_gt(line.duration, 0.4, "%s", text);
		slept++;
	}
	cr_expect_geq(slept, 400);
	run_finish(&result);
}

/* As many open files as the hard limit lets, which the program does not see. */
Test(live_durations, of_more_threads_than_descriptors)
{
	const char *limits[] = { "@ptrail", "-o", "/dev/null", "sh", "-c",
				 "ulimit -n", NULL };
	const char *threads[] = { "@ptrail", "-o", "@trace", "--time-split",
				  "@bin/idle_threads", "200", "5", NULL };
	struct rlimit limit;
	struct run result;
	char *rest, *text;
	int known = 0;

	getrlimit(RLIMIT_NOFILE, &limit);
	if (limit.rlim_max < 1024)
		cr_skip_test("a low hard limit");
	if (!run_time_is_kept(getpid()))
		cr_skip_test("the kernel keeps no statistics");
	limit.rlim_cur = 100;
	setrlimit(RLIMIT_NOFILE, &limit);
	result = run(USER_SELF, limits);
	cr_expect_str_eq(result.out, "100\n");
	run_finish(&result);
	result = run(USER_SELF, threads);
	for (rest = result.trace; (text = next_line(&rest));)
		known += strstr(text, " on cpu)") && strstr(text, " rseq(");
	cr_expect_geq(known, 200, "%d of 200", known);
	run_finish(&result);
}
