/*
 * Reading memory: our own, a copy's, a stopped child's, and that one again
 * where a seccomp filter refuses the usual way.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "memory.h"

enum { PAGES = 20 };

/* 'PAGES' pages, and behind them one that nothing can be read from. */
struct area {
	char *start;
	char *end;
};

static size_t page_size(void)
{
	return sysconf(_SC_PAGESIZE);
}

static struct area area_create(void)
{
	size_t size = PAGES * page_size();
	struct area area;
	size_t i;

	area.start = mmap(NULL, size + page_size(), PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(area.start, MAP_FAILED);
	area.end = area.start + size;
	for (i = 0; i < size; i++)
		area.start[i] = 'a' + i % 23;
	mprotect(area.end, page_size(), PROT_NONE);
	return area;
}

static uint64_t address_of(const void *pointer)
{
	return (uintptr_t)pointer;
}

/* What every reader of 'area' must give. False with a line on stderr if not. */
#define HOLDS(condition)                                                       \
	do {                                                                   \
		if (!(condition)) {                                            \
			fprintf(stderr, "not so: %s\n", #condition);           \
			return false;                                          \
		}                                                              \
	} while (0)

static bool reads_bytes(const struct memory *memory, const struct area *area)
{
	static char buffer[(PAGES + 1) * 65536];
	size_t all = area->end - area->start;
	size_t i;

	for (i = 0; i < 20; i++) {
		memset(buffer, 0, 64);
		HOLDS(memory_get(memory, address_of(area->start + i), buffer,
				 i + 1));
		HOLDS(!memcmp(buffer, area->start + i, i + 1));
		HOLDS(!buffer[i + 1]);
	}
	HOLDS(memory_read(memory, address_of(area->start), buffer, all) == all);
	HOLDS(!memcmp(buffer, area->start, all));
	HOLDS(memory_read(memory, address_of(area->start + 5), buffer, 0) == 0);
	return true;
}

/* 'behind' is no address, so that every way of reading stops there. */
static bool reads_to_the_end(const struct memory *memory, const char *from,
			     const char *end)
{
	static char buffer[(PAGES + 1) * 65536];
	size_t size = end - from;

	memset(buffer, 0, size);
	HOLDS(memory_read(memory, address_of(from), buffer, size + 100) ==
	      size);
	HOLDS(!memcmp(buffer, from, size));
	HOLDS(!memory_get(memory, address_of(from), buffer, size + 1));
	return true;
}

static bool reads_nothing_from_wild_addresses(const struct memory *memory)
{
	static const uint64_t wild[] = {
		0,
		1,
		8,
		4095,
		1ull << 47,
		1ull << 63,
		UINT64_MAX - 4096,
		UINT64_MAX - 7,
		UINT64_MAX,
	};
	char buffer[64];
	bool whole = true;
	size_t i;

	for (i = 0; i < sizeof(wild) / sizeof(*wild); i++) {
		HOLDS(memory_read(memory, wild[i], buffer, 64) == 0);
		HOLDS(memory_string(memory, wild[i], buffer, 64, &whole) == -1);
		HOLDS(!whole);
	}
	return true;
}

static bool string_is(const struct memory *memory, const char *at, size_t size,
		      ssize_t length, bool ends)
{
	char buffer[20000];
	bool whole = !ends;

	HOLDS(memory_string(memory, address_of(at), buffer, size, &whole) ==
	      length);
	HOLDS(whole == ends);
	HOLDS(length <= 0 || !memcmp(buffer, at, length));
	return true;
}

/* A short one over the end of a page, and one over several pages. */
static bool reads_strings(const struct memory *memory, struct area *area)
{
	char *near = area->start + page_size() - 10;
	char *far = area->start + page_size() + 100;

	HOLDS(string_is(memory, near, 100, 19, true));
	HOLDS(string_is(memory, near, 19, 19, true));
	HOLDS(string_is(memory, near, 18, 18, false));
	HOLDS(string_is(memory, near, 1, 1, false));
	HOLDS(string_is(memory, near + 19, 100, 0, true));
	HOLDS(string_is(memory, near + 19, 0, 0, true));
	HOLDS(string_is(memory, near, 0, 0, false));
	HOLDS(string_is(memory, far, 20000, 15000, true));
	HOLDS(string_is(memory, far, 15000, 15000, true));
	HOLDS(string_is(memory, far, 9000, 9000, false));
	return true;
}

static void put_strings(struct area *area)
{
	area->start[page_size() + 9] = '\0';
	area->start[page_size() + 100 + 15000] = '\0';
}

Test(memory, own)
{
	struct area area = area_create();

	put_strings(&area);
	cr_assert(reads_bytes(&memory_self, &area));
	cr_assert(reads_strings(&memory_self, &area));
	cr_assert(reads_to_the_end(&memory_self, area.start + 7, area.end));
	cr_assert(reads_to_the_end(&memory_self, area.end - 1, area.end));
	cr_assert(reads_to_the_end(&memory_self, area.end, area.end));
	cr_assert(reads_nothing_from_wild_addresses(&memory_self));
	cr_assert(string_is(&memory_self, area.end - 5, 100, 5, false));
	cr_assert(string_is(&memory_self, area.end - 5, 5, 5, false));
	cr_assert(string_is(&memory_self, area.end, 5, -1, false));
	area.end[-1] = '\0';
	cr_assert(string_is(&memory_self, area.end - 5, 100, 4, true));
}

static struct memory_copy copy_of(const char *from, size_t size)
{
	static char bytes[4096];
	struct memory_copy copy;

	memcpy(bytes, from, size);
	memory_copy_init(&copy, address_of(from), bytes, size);
	return copy;
}

Test(memory, copy_alone)
{
	struct area area = area_create();
	struct memory_copy copy = copy_of(area.start + 50, 100);
	char buffer[200];

	cr_assert(reads_to_the_end(&copy.memory, area.start + 50,
				   area.start + 150));
	cr_assert(reads_to_the_end(&copy.memory, area.start + 149,
				   area.start + 150));
	cr_assert_eq(memory_read(&copy.memory, address_of(area.start + 49),
				 buffer, 10),
		     0);
	cr_assert_eq(memory_read(&copy.memory, address_of(area.start + 150),
				 buffer, 10),
		     0);
	cr_assert(reads_nothing_from_wild_addresses(&copy.memory));
}

/* The copy goes on to be what the memory was when it was taken. */
Test(memory, copy_before_what_is_behind)
{
	struct area area = area_create();
	struct memory_copy copy = copy_of(area.start + 50, 100);
	char buffer[200];

	copy.behind = &memory_self;
	memset(area.start + 50, '!', 100);
	cr_assert(memory_get(&copy.memory, address_of(area.start + 140), buffer,
			     20));
	cr_assert_eq(buffer[0], 'a' + 140 % 23);
	cr_assert_eq(buffer[9], 'a' + 149 % 23);
	cr_assert_eq(memcmp(buffer + 10, area.start + 150, 10), 0);
	cr_assert(memory_get(&copy.memory, address_of(area.start), buffer, 50));
	cr_assert_eq(memcmp(buffer, area.start, 50), 0);
	cr_assert(reads_to_the_end(&copy.memory, area.start + 150, area.end));
}

static pid_t stopped_child(void)
{
	pid_t pid = fork();

	if (!pid) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		ptrace(PTRACE_TRACEME, 0, NULL, NULL);
		raise(SIGSTOP);
		_exit(0);
	}
	waitpid(pid, NULL, 0);
	return pid;
}

static void end_child(pid_t pid)
{
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
}

static bool thread_reads(struct area *area)
{
	struct memory_thread thread;
	pid_t pid = stopped_child();
	bool good;

	memory_thread_init(&thread, pid);
	good = reads_bytes(&thread.memory, area) &&
	       reads_strings(&thread.memory, area) &&
	       reads_to_the_end(&thread.memory, area->start + 7, area->end) &&
	       reads_nothing_from_wild_addresses(&thread.memory) &&
	       string_is(&thread.memory, area->end - 5, 100, 5, false) &&
	       string_is(&thread.memory, area->end, 100, -1, false);
	end_child(pid);
	return good && !memory_read(&thread.memory, address_of(area->start),
				    &thread, 1);
}

/* Nothing mapped at all behind it: the other ways may read PROT_NONE. */
static struct area area_before_nothing(void)
{
	struct area area = area_create();

	munmap(area.end, page_size());
	put_strings(&area);
	return area;
}

Test(memory, stopped_thread)
{
	struct area area = area_create();

	put_strings(&area);
	cr_assert(thread_reads(&area));
}

/* Carefully, only what is there: up to the first page that is not. */
Test(memory, careful)
{
	size_t page = page_size();
	char *area = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	char *bytes = malloc(3 * page);
	struct memory_thread thread;
	pid_t pid;

	cr_assert(area != MAP_FAILED);
	madvise(area, 3 * page, MADV_NOHUGEPAGE);
	area[0] = area[page - 1] = area[2 * page] = 'x';
	pid = stopped_child();
	memory_thread_init(&thread, pid);
	thread.careful = true;
	cr_expect_eq(memory_read(&thread.memory, address_of(area), bytes,
				 3 * page), page);
	cr_expect_eq(memory_read(&thread.memory, address_of(area) + page - 1,
				 bytes, 2), 1);
	cr_expect_eq(bytes[0], 'x');
	cr_expect_eq(memory_read(&thread.memory, address_of(area) + page,
				 bytes, 1), 0);
	cr_expect_eq(memory_read(&thread.memory, address_of(area) + 2 * page,
				 bytes, 100), 100);
	cr_expect_eq(memory_read(&thread.memory, 1, bytes, 100), 0);
	cr_expect_eq(memory_read(&thread.memory, UINT64_MAX - 7, bytes, 100),
		     0);
	end_child(pid);
	free(bytes);
}

static bool refuse(long number, int error)
{
	struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
			 offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { 4, filter };

	return !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) &&
	       !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

Test(memory, stopped_thread_by_proc)
{
	struct area area = area_before_nothing();

	if (!refuse(SYS_process_vm_readv, EPERM))
		cr_skip_test("no seccomp here");
	cr_assert(thread_reads(&area));
}

Test(memory, stopped_thread_without_the_system_call)
{
	struct area area = area_before_nothing();

	if (!refuse(SYS_process_vm_readv, ENOSYS))
		cr_skip_test("no seccomp here");
	cr_assert(thread_reads(&area));
}

Test(memory, stopped_thread_word_by_word)
{
	struct area area = area_before_nothing();

	if (!refuse(SYS_process_vm_readv, EPERM) || !refuse(SYS_openat, EACCES))
		cr_skip_test("no seccomp here");
	cr_assert(thread_reads(&area));
}

Test(memory, own_by_proc)
{
	struct area area = area_before_nothing();

	if (!refuse(SYS_process_vm_readv, ENOSYS))
		cr_skip_test("no seccomp here");
	cr_assert(reads_bytes(&memory_self, &area));
	cr_assert(reads_nothing_from_wild_addresses(&memory_self));
}
