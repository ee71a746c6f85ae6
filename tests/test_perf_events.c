/*
 * Page faults of a child, counted by the kernel's perf events: this program
 * again, which touches as many pages as it is told to.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "compat/compat.h"
#include "perf_events.h"
#include "support.h"

/* Where the child touches: far from all that is mapped otherwise. */
#define AREA ((char *)0x200000000000)

#define TOUCH "PTRAIL_TEST_TOUCH"

static size_t page_size(void)
{
	return sysconf(_SC_PAGESIZE);
}

static void *touch(void *pages)
{
	size_t count = *(size_t *)pages;
	size_t i;

	for (i = 0; i < count; i++)
		*(volatile char *)(AREA + i * page_size()) = 1;
	return NULL;
}

/* All but the first touch is another thread's or another process'. */
static void touch_in_three(size_t count)
{
	size_t none = 0;
	pthread_t thread;
	pid_t pid;

	*(volatile char *)AREA = 1;
	pid = fork();
	if (!pid) {
		munmap(AREA, page_size());
		mmap(AREA, page_size(), PROT_READ | PROT_WRITE,
		     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
		touch(&(size_t){ 1 });
		_exit(0);
	}
	waitpid(pid, NULL, 0);
	pthread_create(&thread, NULL, touch, count ? &count : &none);
	pthread_join(thread, NULL);
}

/* The kernel's part: a system call that faults. */
static void touch_by_read(size_t page)
{
	int zero = open("/dev/zero", O_RDONLY | O_CLOEXEC);

	if (read(zero, AREA + page * page_size(), 1) != 1)
		_exit(1);
	close(zero);
}

/* Runs in place of the tests when the environment says so. */
__attribute__((constructor)) static void child_main(void)
{
	const char *order = getenv(TOUCH);
	size_t count;

	if (!order)
		return;
	count = strtoul(order + 1, NULL, 10);
	if (mmap(AREA, (count + 1) * page_size(), PROT_READ | PROT_WRITE,
		 MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != AREA)
		_exit(2);
	madvise(AREA, (count + 1) * page_size(), MADV_NOHUGEPAGE);
	if (*order == 't')
		touch_in_three(count);
	else
		touch(&count);
	if (*order == 'k')
		touch_by_read(count);
	_exit(0);
}

/* A child that stops, and touches 'order' after SIGCONT and an exec. */
static pid_t child_start(const char *order)
{
	char self[] = "/proc/self/exe";
	char *argv[] = { self, NULL };
	pid_t pid = fork();
	sigset_t none;

	if (!pid) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		setenv(TOUCH, order, 1);
		sigemptyset(&none);
		sigprocmask(SIG_SETMASK, &none, NULL);
		raise(SIGSTOP);
		execv(self, argv);
		_exit(3);
	}
	waitpid(pid, NULL, WUNTRACED);
	return pid;
}

/* What a reader saw of the faults in AREA. */
struct seen {
	struct perf_reader reader;
	pid_t pid;
	size_t all;
	size_t area;	 /* user-mode faults in it */
	size_t in_order; /* those one page behind the last */
	size_t kernel;	 /* kernel-mode faults in it */
	size_t others;	 /* those of other processes */
	size_t threads;	 /* those of other threads */
	size_t chains;	 /* those with a chain that starts at the ip */
	size_t signals;
	uint64_t lost;
	uint64_t missing;
	uint64_t last;
	uint64_t first_time;
	uint64_t last_time;
};

static void see_sample(struct perf_reader *reader,
		       const struct perf_sample *sample)
{
	struct seen *seen = (struct seen *)reader;
	uint64_t start = (uintptr_t)AREA;

	seen->all++;
	if (!seen->first_time)
		seen->first_time = sample->time;
	seen->last_time = sample->time;
	if (sample->address < start || sample->address >= start + (1ull << 32))
		return;
	seen->kernel += sample->kernel;
	if (sample->kernel)
		return;
	seen->area++;
	seen->in_order += sample->address == seen->last + page_size();
	seen->last = sample->address;
	seen->others += sample->pid != seen->pid;
	seen->threads += sample->pid == seen->pid && sample->tid != seen->pid;
	seen->chains += sample->count && sample->chain[0] == sample->ip &&
			!sample->kernel_count;
}

static void see_lost(struct perf_reader *reader, uint64_t count, uint64_t time)
{
	struct seen *seen = (struct seen *)reader;

	seen->lost += count;
	cr_assert(time);
}

static struct perf_events *open_or_skip(pid_t pid, unsigned want)
{
	struct perf_failure failure;
	struct perf_events *events =
		perf_events_open(pid, &(struct perf_config){ .want = want, .signal = SIGRTMIN }, &failure);
	struct text why = TEXT_INIT;

	if (events)
		return events;
	kill(pid, SIGKILL);
	perf_failure_explain(&failure, &why);
	cr_skip_test("%s", text_string(&why));
	return NULL;
}

static void wait_signals(sigset_t *set)
{
	sigemptyset(set);
	sigaddset(set, SIGRTMIN);
	sigaddset(set, SIGCHLD);
	sigprocmask(SIG_BLOCK, set, NULL);
}

/* Reads whenever a ring is filled by a quarter, until the child has ended. */
static void follow(struct perf_events *events, struct seen *seen)
{
	sigset_t set;
	int status = 0;

	wait_signals(&set);
	kill(seen->pid, SIGCONT);
	do {
		seen->signals += sigwaitinfo(&set, NULL) == SIGRTMIN;
		perf_events_read(events, &seen->reader);
	} while (waitpid(seen->pid, &status, WNOHANG) != seen->pid);
	cr_assert_eq(status, 0);
	perf_events_read(events, &seen->reader);
	seen->missing = perf_events_unreported(events);
}

static struct seen see(const char *order, unsigned want)
{
	struct seen seen = { .reader = { .sample = see_sample,
					 .lost = see_lost } };
	struct perf_events *events;

	seen.pid = child_start(order);
	events = open_or_skip(seen.pid, want);
	follow(events, &seen);
	perf_events_close(events);
	return seen;
}

/*
 * Without privilege, and each test somebody else: all that one user maps
 * counts together.
 */
static void become_somebody(rlim_t locked)
{
	struct rlimit limit = { locked, locked };
	uid_t uid = 100000 + getpid();

	if (setrlimit(RLIMIT_MEMLOCK, &limit) || setresuid(uid, uid, uid) ||
	    prctl(PR_SET_DUMPABLE, 1))
		cr_skip_test("not permitted to become another user");
}

Test(live_perf_events, each_fault_in_order)
{
	struct seen seen = see("n500", PERF_WANT_MINOR);

	cr_assert_eq(seen.area, 500);
	cr_assert(seen.in_order >= 490);
	cr_assert_eq(seen.lost, 0);
	cr_assert_eq(seen.missing, 0);
	cr_assert_eq(seen.others, 0);
	cr_assert(seen.all > seen.area);
}

Test(live_perf_events, times_are_monotonic_clock)
{
	struct timespec before, after;
	struct seen seen;

	clock_gettime(CLOCK_MONOTONIC, &before);
	seen = see("n3", PERF_WANT_MINOR | PERF_WANT_MAJOR);
	clock_gettime(CLOCK_MONOTONIC, &after);
	cr_assert(seen.first_time >
		  before.tv_sec * 1000000000ull + before.tv_nsec);
	cr_assert(seen.last_time <
		  after.tv_sec * 1000000000ull + after.tv_nsec);
}

Test(live_perf_events, chains_start_at_the_fault)
{
	struct seen seen = see("n100", PERF_WANT_MINOR | PERF_WANT_CHAIN);

	cr_assert_eq(seen.area, 100);
	cr_assert_eq(seen.chains, 100);
}

Test(live_perf_events, threads_and_processes_are_followed)
{
	struct seen seen = see("t60", PERF_WANT_MINOR | PERF_WANT_MAJOR);

	/* The first page before the fork, one in it, all but that after. */
	cr_assert_eq(seen.others, 1);
	cr_assert(seen.threads >= 59);
	cr_assert(seen.area >= 61);
	cr_assert_eq(seen.missing, 0);
}

Test(live_perf_events, unprivileged)
{
	struct seen seen;

	become_somebody(1 << 20);
	seen = see("n300", PERF_WANT_MINOR | PERF_WANT_MAJOR | PERF_WANT_CHAIN);
	cr_assert_eq(seen.area, 300);
	cr_assert_eq(seen.chains, 300);
}

/* With no memory of its own to lock the rings are small and wrap. */
Test(live_perf_events, small_rings_wrap_and_signal)
{
	struct seen seen;

	become_somebody(0);
	seen = see("n30000", PERF_WANT_MINOR | PERF_WANT_CHAIN);
	cr_assert(seen.signals);
	/* A busy machine may let us read too late. */
	cr_assert(seen.area + seen.lost + seen.missing >= 30000);
	if (!seen.lost && !seen.missing)
		cr_assert_eq(seen.area, 30000);
}

/* Nobody reads: what does not fit is told, or found missing at the end. */
Test(live_perf_events, overflow_is_accounted_for)
{
	struct seen seen = { .reader = { .sample = see_sample,
					 .lost = see_lost } };
	struct perf_events *events;

	become_somebody(0);
	seen.pid = child_start("n30000");
	events = open_or_skip(seen.pid, PERF_WANT_MINOR | PERF_WANT_CHAIN);
	cr_assert_not(perf_events_pressure(events).hungry);
	signal(SIGRTMIN, SIG_IGN);
	kill(seen.pid, SIGCONT);
	waitpid(seen.pid, NULL, 0);
	cr_assert(perf_events_pressure(events).hungry);
	cr_assert(perf_events_pressure(events).full);
	perf_events_read(events, &seen.reader);
	cr_assert_not(perf_events_pressure(events).hungry);
	cr_assert_not(perf_events_pressure(events).full);
	seen.missing = perf_events_unreported(events);
	cr_assert(seen.lost + seen.missing > 0);
	cr_assert(seen.area < 30000);
	cr_assert(seen.area + seen.lost + seen.missing >= 30000);
	perf_events_close(events);
}

static size_t room_of(struct perf_config config)
{
	struct perf_failure failure;
	struct perf_events *events;
	size_t room;

	config.want = PERF_WANT_MINOR;
	config.signal = SIGRTMIN;
	events = perf_events_open(getpid(), &config, &failure);
	if (!events)
		cr_skip_test("no perf events here");
	room = perf_events_room(events);
	perf_events_close(events);
	return room;
}

/* Unless a size was asked for. */
Test(live_perf_events, small_rings_keep_less_of_the_stack)
{
	const struct perf_config fixed = { .stack_size = 16384,
					   .ring_pages = 128 };
	struct perf_config least = fixed;

	least.stack_least = 2048;
	cr_expect_lt(room_of(fixed), 64 * page_size() / 16384);
	cr_expect_geq(room_of(least), 40);
	least.ring_pages = 8;
	cr_expect_lt(room_of(least), 4 * page_size() / 2048);
	cr_expect_geq(room_of(least), 4 * page_size() / 4096);
}

/* What runs on adds nothing to what is counted and read at the end. */
Test(live_perf_events, nothing_comes_once_they_are_stopped)
{
	struct seen seen = { .reader = { see_sample, see_lost } };
	struct perf_events *events;

	seen.pid = child_start("n100");
	events = open_or_skip(seen.pid, PERF_WANT_MINOR | PERF_WANT_NOW);
	perf_events_stop(events);
	kill(seen.pid, SIGCONT);
	waitpid(seen.pid, NULL, 0);
	perf_events_read(events, &seen.reader);
	cr_expect_eq(seen.all, 0);
	cr_expect_eq(perf_events_unreported(events), 0);
	perf_events_close(events);
}

Test(live_perf_events, kernel_faults_if_permitted)
{
	struct perf_events *events;
	struct seen seen = { .reader = { .sample = see_sample,
					 .lost = see_lost } };

	seen.pid = child_start("k10");
	events = open_or_skip(seen.pid, PERF_WANT_MINOR);
	follow(events, &seen);
	cr_assert_eq(seen.kernel, perf_events_kernel(events));
	cr_assert_eq(seen.area, 10);
	perf_events_close(events);
}

/* No exec: what the child does before it is counted with PERF_WANT_NOW only. */
static size_t faults_without_exec(unsigned want)
{
	struct seen seen = { .reader = { .sample = see_sample,
					 .lost = see_lost } };
	struct perf_events *events;

	seen.pid = fork();
	if (!seen.pid) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		raise(SIGSTOP);
		setenv(TOUCH, "n20", 1);
		child_main();
	}
	waitpid(seen.pid, NULL, WUNTRACED);
	events = open_or_skip(seen.pid, want);
	follow(events, &seen);
	perf_events_close(events);
	return seen.area;
}

Test(live_perf_events, from_the_exec_on_or_from_now)
{
	cr_assert_eq(faults_without_exec(PERF_WANT_MINOR), 0);
	cr_assert_eq(faults_without_exec(PERF_WANT_MINOR | PERF_WANT_NOW), 20);
}

Test(live_perf_events, another_thread_is_added)
{
	struct seen seen = { .reader = { .sample = see_sample,
					 .lost = see_lost } };
	struct perf_failure failure;
	struct perf_events *events;
	pid_t other = child_start("n5");

	seen.pid = child_start("n100");
	events = open_or_skip(other, PERF_WANT_MINOR | PERF_WANT_MAJOR);
	cr_assert(perf_events_add(events, seen.pid, &failure));
	follow(events, &seen);
	cr_assert_eq(seen.area, 100);
	cr_assert_not(perf_events_add(events, seen.pid, &failure));
	cr_assert_eq(failure.error, ESRCH);
	kill(other, SIGKILL);
	perf_events_close(events);
}

static void expect_refusal(int error, enum perf_step step, const char *words)
{
	struct perf_failure failure = { PERF_STEP_MAP, 0 };
	struct text why = TEXT_INIT;
	const char *at;
	size_t lines = 0;

	cr_assert_null(perf_events_open(getpid(), &(struct perf_config){ .want = PERF_WANT_MINOR, .signal = SIGRTMIN },
					&failure));
	cr_assert_eq(failure.error, error);
	cr_assert_eq(failure.step, step);
	perf_failure_explain(&failure, &why);
	cr_assert(strstr(text_string(&why), words), "%s", why.bytes);
	cr_assert(strstr(text_string(&why), "tracing goes on; page faults "
					    "are only counted\n"));
	for (at = why.bytes; *at; at++)
		lines += *at == '\n';
	cr_assert(lines <= 3);
	text_finish(&why);
}

static void refuse(int error)
{
	struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
			 offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_perf_event_open, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { 4, filter };

	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
	    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
		cr_skip_test("no seccomp here");
}

Test(perf_events, refused_by_a_filter)
{
	refuse(EPERM);
	expect_refusal(EPERM, PERF_STEP_OPEN, "seccomp");
}

Test(perf_events, refused_by_policy)
{
	refuse(EACCES);
	expect_refusal(EACCES, PERF_STEP_OPEN, perf_refused_by());
}

Test(perf_events, not_in_the_kernel)
{
	refuse(ENOSYS);
	expect_refusal(ENOSYS, PERF_STEP_OPEN, "no perf events");
}

Test(perf_events, any_other_error)
{
	refuse(EIO);
	expect_refusal(EIO, PERF_STEP_OPEN, strerror(EIO));
}

Test(live_perf_events, locked_memory_used_up)
{
	struct perf_events *held[64];
	struct perf_failure failure = { PERF_STEP_OPEN, 0 };
	size_t count = 0;

	become_somebody(0);
	while (count < 64 &&
	       (held[count] = perf_events_open(getpid(), &(struct perf_config){ .want = PERF_WANT_MINOR, .signal = SIGRTMIN }, &failure)))
		count++;
	if (failure.step == PERF_STEP_OPEN)
		cr_skip_test("perf is refused: %s", strerror(failure.error));
	cr_assert(count > 0 && count < 64);
	expect_refusal(EPERM, PERF_STEP_MAP, "ulimit -l");
	while (count)
		perf_events_close(held[--count]);
}

/* As sysfs lists them: "0-3,8". */
Test(perf_events, cpus_without_sysfs)
{
	char *list = read_file("/sys/devices/system/cpu/online"), *at = list;
	int cpus[8192];
	size_t count = compat_cpus_online(cpus, 8192), i = 0;

	if (!*list)
		cr_skip_test("no sysfs here");
	while (*at >= '0' && *at <= '9') {
		long first = strtol(at, &at, 10), last = first;

		if (*at == '-')
			last = strtol(at + 1, &at, 10);
		for (; first <= last; first++, i++)
			cr_expect(i < count && cpus[i] == first, "%ld", first);
		at += *at == ',';
	}
	cr_expect_eq(i, count, "%zu, not %zu", count, i);
	free(list);
}
