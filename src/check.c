/*
 * Tries each thing that ptrail uses on a child of its own and says what came
 * of it. Another thing is a function and its line in checks[].
 */
#include "check.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "exit_status.h"
#include "fault_stop.h"
#include "perf_events.h"
#include "process.h"
#include "run_time.h"
#include "seccomp_filter.h"
#include "source.h"
#include "text.h"
#include "tracee.h"
#include "unwind_libunwind.h"

enum { NAME_WIDTH = 22 };

/* What a check found; the texts are for people. */
struct finding {
	bool works;
	struct text why;	/* it does not, or only in part */
	const char *cost;	/* what is missing then, NULL: nothing */
	const char *remedy;	/* NULL: none is known */
};

/* The child that everything is tried on; 0 if it could not be traced. */
struct subject {
	pid_t pid;
	const char *refused;	/* the request that was, then */
	int error;
};

static void because(struct finding *finding, const char *what)
{
	text_printf(&finding->why, "%s: %s", what, strerror(errno));
}

static void check_ptrace(const struct subject *subject,
			 struct finding *finding)
{
	finding->works = subject->pid > 0;
	if (finding->works)
		return;
	errno = subject->error;
	because(finding, subject->refused);
	finding->cost = "nothing can be traced";
	finding->remedy = "a container needs --cap-add=SYS_PTRACE or a seccomp "
			  "profile that permits ptrace";
}

static bool read_number(const char *path, long *number)
{
	FILE *file = fopen(path, "re");
	bool good = file && fscanf(file, "%ld", number) == 1;

	if (file)
		fclose(file);
	return good;
}

static void check_attach(const struct subject *subject,
			 struct finding *finding)
{
	static const char path[] = "/proc/sys/kernel/yama/ptrace_scope";
	long scope = 0;

	(void)subject;
	finding->works = !read_number(path, &scope) || !scope ||
			 (scope < 3 && geteuid() == 0);
	if (finding->works)
		return;
	text_printf(&finding->why, "kernel.yama.ptrace_scope is %ld", scope);
	finding->cost = "only what ptrail starts can be traced";
	finding->remedy = "sysctl -w kernel.yama.ptrace_scope=0, or "
			  "CAP_SYS_PTRACE for ptrail";
}

static void check_memory(const struct subject *subject,
			 struct finding *finding)
{
	char here, there;
	struct iovec local = { &here, 1 }, remote = { &there, 1 };

	finding->works = process_vm_readv(subject->pid, &local, 1, &remote, 1,
					  0) == 1;
	if (finding->works)
		return;
	because(finding, "process_vm_readv");
	finding->cost = "memory is read through /proc/PID/mem, more slowly";
	finding->remedy = "a seccomp profile that permits it";
}

/* Opens perf events, says why not; NULL then. */
static struct perf_events *open_events(const struct subject *subject,
				       unsigned want, struct finding *finding)
{
	struct perf_config config = { .want = want, .signal = SIGURG };
	struct perf_failure failure;
	struct perf_events *events =
		perf_events_open(subject->pid, &config, &failure);

	if (events)
		return events;
	perf_failure_why(&failure, &finding->why);
	finding->remedy = perf_failure_remedy(&failure);
	return NULL;
}

static void check_faults(const struct subject *subject,
			 struct finding *finding)
{
	struct perf_events *events = open_events(
		subject, PERF_WANT_MINOR | PERF_WANT_MAJOR, finding);

	finding->works = events != NULL;
	if (!events)
		finding->cost = "faults are counted, not shown one by one";
	perf_events_close(events);
}

static void check_kernel_faults(const struct subject *subject,
				struct finding *finding)
{
	struct perf_events *events =
		open_events(subject, PERF_WANT_MINOR, finding);

	finding->works = events && perf_events_kernel(events);
	if (events && !finding->works) {
		text_puts(&finding->why, "not permitted to this user");
		finding->remedy = "CAP_PERFMON for ptrail, or sysctl -w "
				  "kernel.perf_event_paranoid=1";
	}
	if (!finding->works)
		finding->cost = "faults within calls are counted, not shown "
				"one by one";
	perf_events_close(events);
}

static void check_run_times(const struct subject *subject,
			    struct finding *finding)
{
	finding->works = run_time_is_kept(subject->pid);
	if (finding->works)
		return;
	text_puts(&finding->why, "no numbers in /proc/PID/schedstat");
	finding->cost = "durations are by perf's context switches";
	finding->remedy = "a kernel with CONFIG_SCHEDSTATS";
}

static void check_switches(const struct subject *subject,
			   struct finding *finding)
{
	struct perf_events *events =
		open_events(subject, PERF_WANT_SWITCHES, finding);

	finding->works = events != NULL;
	if (!events)
		finding->cost = "with --pf, durations are by run times";
	perf_events_close(events);
}

static void check_fault_stops(const struct subject *subject,
			      struct finding *finding)
{
	int fd = fault_stop_open(subject->pid, PERF_WANT_MINOR, 1);

	finding->works = fd >= 0;
	if (fd >= 0) {
		close(fd);
		return;
	}
	because(finding, "a perf event with sigtrap");
	finding->cost = "faults in dwarf mode bring a piece of the stack "
			"along, and some may be lost";
	finding->remedy = errno == EINVAL ? "Linux 5.13 or newer"
					  : "see page faults";
}

/* All are zero for whoever may not know them. */
static bool has_kernel_address(void)
{
	FILE *file = fopen("/proc/kallsyms", "re");
	unsigned long long address = 0;

	while (file && !address && fscanf(file, "%llx %*[^\n]", &address) == 1)
		;
	if (file)
		fclose(file);
	return address != 0;
}

static void check_kernel_symbols(const struct subject *subject,
				 struct finding *finding)
{
	(void)subject;
	finding->works = has_kernel_address();
	if (finding->works)
		return;
	text_puts(&finding->why, "/proc/kallsyms shows no addresses");
	finding->cost = "the kernel's frames have no names";
	finding->remedy = "CAP_SYSLOG for ptrail, or sysctl -w "
			  "kernel.kptr_restrict=0 kernel.perf_event_paranoid=1";
}

static void check_proc(const struct subject *subject, struct finding *finding)
{
	enum proc_kind kind = process_proc_kind();

	(void)subject;
	finding->works = kind == PROC_OWN;
	if (finding->works)
		return;
	text_puts(&finding->why, kind == PROC_MISSING
					 ? "not mounted"
					 : "that of another pid namespace");
	finding->cost = "files, mappings and threads have no names";
	finding->remedy = "mount -t proc proc /proc";
}

static void check_seccomp(const struct subject *subject,
			  struct finding *finding)
{
	(void)subject;
	finding->works = seccomp_filter_possible();
	if (finding->works)
		return;
	because(finding, "seccomp");
	finding->cost = "calls that are not shown cost as much as others";
}

/* A part of ptrail itself: 'lacks' is what is missing without it. */
static void check_library(const char *lacks, struct finding *finding)
{
	finding->works = !lacks;
	if (finding->works)
		return;
	text_puts(&finding->why, "this ptrail was built without it");
	finding->cost = lacks;
}

static void check_libdw(const struct subject *subject, struct finding *finding)
{
	(void)subject;
	check_library(source_lacks, finding);
}

static void check_libunwind(const struct subject *subject,
			    struct finding *finding)
{
	(void)subject;
	check_library(libunwind_lacks, finding);
}

static const struct check {
	const char *name;
	void (*run)(const struct subject *subject, struct finding *finding);
	bool on_child;
} checks[] = {
	{ "tracing a child", check_ptrace, false },
	{ "attaching", check_attach, false },
	{ "reading memory", check_memory, true },
	{ "page faults", check_faults, true },
	{ "faults in the kernel", check_kernel_faults, true },
	{ "stops at faults", check_fault_stops, true },
	{ "run times", check_run_times, true },
	{ "context switches", check_switches, true },
	{ "kernel symbols", check_kernel_symbols, false },
	{ "seccomp filters", check_seccomp, false },
	{ "/proc", check_proc, false },
	{ "libdw", check_libdw, false },
	{ "libunwind", check_libunwind, false },
};

static void print_finding(const struct check *check,
			  const struct finding *finding)
{
	printf("%-*s%s", NAME_WIDTH, check->name, finding->works ? "yes" : "no");
	if (finding->why.length)
		printf(": %s", text_string(&finding->why));
	putchar('\n');
	if (finding->cost)
		printf("%-*sthen %s\n", NAME_WIDTH, "", finding->cost);
	if (finding->remedy)
		printf("%-*sremedy: %s\n", NAME_WIDTH, "", finding->remedy);
}

static void run_check(const struct check *check, const struct subject *subject)
{
	struct finding finding = { .works = false };

	if (check->on_child && !subject->pid)
		text_puts(&finding.why, "no child can be traced");
	else
		check->run(subject, &finding);
	print_finding(check, &finding);
	text_finish(&finding.why);
}

static struct subject start_subject(void)
{
	static char *const words[] = { "true", NULL };
	static const struct tracee_command command = {
		.path = "/bin/true", .argv = words, .envp = words + 1,
	};
	struct subject subject = { .pid = 0 };
	pid_t pid = tracee_start(&command, &subject.refused);

	subject.error = errno;
	if (pid > 0)
		subject.pid = pid;
	return subject;
}

int check_place(void)
{
	struct subject subject = start_subject();

	signal(SIGURG, SIG_IGN);
	for (size_t i = 0; i < sizeof(checks) / sizeof(*checks); i++)
		run_check(&checks[i], &subject);
	if (!subject.pid)
		return EXIT_OWN_FAILURE;
	kill(subject.pid, SIGKILL);
	waitpid(subject.pid, NULL, __WALL);
	return 0;
}
