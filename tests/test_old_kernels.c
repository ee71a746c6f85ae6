/*
 * What stands in for what an old kernel lacks, beside the lines of the live
 * programs (test_live.c): tests/helpers/old_kernel answers as one would.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "compat/compat.h"
#include "compat/uapi.h"
#include "perf_events.h"
#include "support.h"

enum { MS = 1000000 };

static struct run run_on(const char *version, const char *const *words)
{
	const char *argv[16] = { "@bin/old_kernel", version };
	struct run result;

	for (size_t i = 0; words[i]; i++)
		argv[i + 2] = words[i];
	result = run(USER_SELF, argv);
	if (strstr(result.err, "old_kernel:"))
		cr_skip_test("no seccomp filter that asks");
	return result;
}

/* Before 4.8 a filter's stop, then the entry's; since then only the exit's. */
Test(old_kernels, order_of_filter_and_entry)
{
	struct compat_calls first = { .known = false };
	struct compat_calls last = { .known = false };

	cr_expect(compat_entry_again(&first, -ENOSYS));
	cr_expect(compat_entry_again(&first, -ENOSYS));
	cr_expect_not(compat_entry_again(&last, 0));
	/* A call that is unknown to the kernel changes nothing. */
	cr_expect_not(compat_entry_again(&last, -ENOSYS));
}

/* Ours is laid out as the kernel's headers have it, where they are new. */
Test(old_kernels, perf_event_attr)
{
#ifdef PERF_ATTR_SIZE_VER7
	struct perf_event_attr ours = { .sample_id_all = 1, .context_switch = 1,
					.precise_ip = 2, .sigtrap = 1,
					.clockid = 3, .sample_stack_user = 4,
					.wakeup_watermark = 5, .sig_data = 6,
					.sample_regs_user = 7,
					.read_format = 8 };
	struct perf_event_attr_of_headers theirs;

	memset(&theirs, 0, sizeof(theirs));
	theirs.sample_id_all = 1;
	theirs.context_switch = 1;
	theirs.precise_ip = 2;
	theirs.sigtrap = 1;
	theirs.clockid = 3;
	theirs.sample_stack_user = 4;
	theirs.wakeup_watermark = 5;
	theirs.sig_data = 6;
	theirs.sample_regs_user = 7;
	theirs.read_format = 8;
	cr_expect(!memcmp(&ours, &theirs, sizeof(ours)));
#else
	cr_skip_test("old headers");
#endif
}

/* More faults than the clock's ring has records for. */
static void make_faults(void)
{
	size_t size = 2000 * sysconf(_SC_PAGESIZE);
	char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	cr_assert(memory != MAP_FAILED);
	madvise(memory, size, MADV_NOHUGEPAGE);
	memset(memory, 1, size);
	munmap(memory, size);
}

/* The clocks run nearly alike, whatever else happens between. */
Test(old_kernels, clock_of_records)
{
	struct compat_perf_clock *clock = compat_perf_clock_open();
	const struct timespec pause = { 0, 50 * MS };
	int64_t before, after;

	if (!clock)
		cr_skip_test("no perf events");
	before = compat_perf_clock_shift(clock);
	make_faults();
	nanosleep(&pause, NULL);
	after = compat_perf_clock_shift(clock);
	cr_expect_lt(llabs(after - before), MS, "%lld ns apart",
		     llabs(after - before));
	compat_perf_clock_close(clock);
}

enum { PAGE = 4096 };

struct ring {
	union {
		struct perf_event_mmap_page page;
		char room[PAGE];
	};
	uint64_t data[PAGE / sizeof(uint64_t)];
};

static void put_record(struct ring *ring, unsigned type, size_t size,
		       uint64_t first)
{
	struct perf_event_header header = { .type = type, .size = size };
	size_t at = ring->page.data_head % PAGE / sizeof(uint64_t);

	memcpy(&ring->data[at], &header, sizeof(header));
	if (at + 1 < PAGE / sizeof(uint64_t))
		ring->data[at + 1] = first;
	ring->page.data_head += size;
}

Test(old_kernels, records_of_the_clock)
{
	static struct ring ring;

	cr_expect_eq(compat_perf_first_time(&ring.page, PAGE), 0);
	put_record(&ring, PERF_RECORD_SAMPLE, 16, 1234);
	cr_expect_eq(compat_perf_first_time(&ring.page, PAGE), 1234);
	/* What was lost has a number there. */
	ring.page.data_tail = ring.page.data_head;
	put_record(&ring, PERF_RECORD_LOST, 24, 7);
	put_record(&ring, PERF_RECORD_SAMPLE, 16, 1235);
	cr_expect_eq(compat_perf_first_time(&ring.page, PAGE), 0);
	/* One that goes on at the start is not worth the joining. */
	ring.page.data_tail = ring.page.data_head = 2 * PAGE - 8;
	put_record(&ring, PERF_RECORD_SAMPLE, 16, 1236);
	cr_expect_eq(compat_perf_first_time(&ring.page, PAGE), 0);
}

Test(live_old_kernels, check)
{
	const char *words[] = { "@ptrail", "--check", NULL };
	struct run result = run_on("3.10", words);

	cr_expect(strstr(result.out, "tracing a child       yes"));
	cr_expect(strstr(result.out, "stops at faults       no"));
	cr_expect(strstr(result.out, "context switches      no"));
	cr_expect(strstr(result.out, "seccomp filters       yes"), "%s",
		  result.out);
	run_finish(&result);
}

/* Calls pass by a filter that prctl(2) installs. */
Test(live_old_kernels, filter_by_prctl)
{
	const char *words[] = { "@ptrail", "-o",  "@trace",
				"-e",	   "getppid", "grep",
				"Seccomp_filters", "/proc/self/status", NULL };
	struct run result = run_on("3.10", words);

	if (!*result.out)
		cr_skip_test("the kernel does not count filters");
	cr_expect_str_eq(result.out, "Seccomp_filters:\t2\n");
	run_finish(&result);
}

/* A fault is shown between the two calls that it happened between. */
Test(live_old_kernels, times_of_faults, .timeout = 60)
{
	const char *words[] = { "@ptrail", "-o", "@trace", "--pf", "min",
				"@bin/old_times", NULL };
	struct run result = run_on("3.10", words);
	char *rest = result.trace, *text;
	int state = 0, good = 0;
	struct line line;

	if (strstr(result.err, "page faults"))
		cr_skip_test("no perf events");
	while ((text = next_line(&rest))) {
		if (!parse_line(text, &line) || !line.body)
			continue;
		if (!strncmp(line.body, "getppid", 7))
			state = 1;
		else if (!strncmp(line.body, "minfault [main", 14))
			state = state == 1 ? 2 : 0;
		else if (!strncmp(line.body, "getuid", 6))
			good += state == 2;
	}
	cr_expect_geq(good, 45, "%d of 50 are in order", good);
	run_finish(&result);
}

/* PAGEMAP_SCAN, openat2 and pidfd_getfd are not there either. */
Test(live_old_kernels, growth, .timeout = 60)
{
	const char *words[] = { "@ptrail", "-o", "@trace", "--growth",
				"cat", "/etc/passwd", NULL };
	struct run result = run_on("3.10", words);

	cr_expect_str_empty(run_said(&result));
	cr_expect(strstr(result.trace, "still mapped:"), "%s", result.trace);
	cr_expect(strstr(result.trace, " resident"), "%s", result.trace);
	run_finish(&result);
}

/* In dwarf mode a fault's stack is copied where no stop can be had. */
Test(live_old_kernels, chains_of_faults, .timeout = 60)
{
	const char *words[] = { "@ptrail", "-o", "@trace", "--pf", "min",
				"--call-graph", "dwarf", "@bin/old_times",
				NULL };
	struct run result = run_on("5.10", words);

	if (strstr(result.err, "page faults"))
		cr_skip_test("no perf events");
	cr_expect(strstr(result.trace, "minfault [main"), "%s", result.trace);
	cr_expect(strstr(strstr(result.trace, "minfault [main"),
			 " __libc_start_"));
	run_finish(&result);
}
