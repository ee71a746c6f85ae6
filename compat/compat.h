/*
 * What an old or restricted kernel or C library lacks, one file each. Of the
 * kernel: a function here is called where the newest kernel's way has just
 * failed, with errno still set, never by a version's number.
 */
#ifndef PTRAIL_COMPAT_H
#define PTRAIL_COMPAT_H

#include <pwd.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/*
 * After process_vm_readv(2) failed: the readable bytes at the start of the
 * range by another way, how many; 0 when there are none or errno says that no
 * other way would help. 'tid' is stopped under our ptrace or is our own.
 */
size_t compat_memory_read(pid_t tid, uint64_t address, void *buffer,
			  size_t size);

/*
 * Before Linux 5.3 nothing tells which side of a call a stop is at; before 4.8
 * the stop that a seccomp filter asks for comes before the entry's, not after.
 * The first such stop shows which it is.
 */
struct compat_calls {
	bool known;
	bool filter_first;
};

/*
 * Whether a thread whose call was seen by a filter's stop is now at the entry
 * of the same call, by what the kernel has as its result.
 */
bool compat_entry_again(struct compat_calls *calls, int64_t result);

/*
 * perf_event_open(2), close-on-exec. 'attr' is changed to what the kernel could
 * do of it: another event that never occurs instead of PERF_COUNT_SW_DUMMY, no
 * clock.
 */
struct perf_event_attr;
int compat_perf_event_open(struct perf_event_attr *attr, pid_t tid, int cpu);

/*
 * What to add to the times of records whose clock could not be set, to have
 * CLOCK_MONOTONIC. NULL if that cannot be known. For one thread only.
 */
struct compat_perf_clock *compat_perf_clock_open(void);
int64_t compat_perf_clock_shift(struct compat_perf_clock *clock);
void compat_perf_clock_close(struct compat_perf_clock *clock);

/*
 * The time of the first record in a ring of one page behind 'ring', of an event
 * with nothing but times; 0 if it is of no fault: what was lost while the ring
 * was full is said before the next fault, in a record without a time.
 */
struct perf_event_mmap_page;
uint64_t compat_perf_first_time(const struct perf_event_mmap_page *ring,
				size_t page);

/* si_perf_data of a SIGTRAP with si_code TRAP_PERF: sig_data, as a word. */
unsigned long compat_siginfo_perf_data(const siginfo_t *info);

/* sigabbrev_np(3) of glibc 2.32: "TERM"; NULL for a number without a name. */
const char *compat_signal_name(int signal);

/* gettid(2) and tgkill(2) in our own process: in glibc since 2.30. */
pid_t compat_gettid(void);
int compat_tgkill(pid_t tid, int signal);

/* struct page_region and PAGE_IS_* of linux/fs.h. */
struct compat_page_region {
	uint64_t start;
	uint64_t end;
	uint64_t categories;
};

enum {
	COMPAT_PAGE_PRESENT = 1 << 3,
	COMPAT_PAGE_SWAPPED = 1 << 4,
	COMPAT_PAGE_ZERO = 1 << 5,
	COMPAT_PAGE_HUGE = 1 << 6,
};

/*
 * The ioctl on an open /proc/PID/pagemap: regions of ['*start', end) that are
 * present or swapped; '*start' becomes where it stopped. -1 with errno.
 */
ssize_t compat_pagemap_scan(int fd, uint64_t *start, uint64_t end,
			    struct compat_page_region *regions, size_t count);

/*
 * As getpwnam(3) and getpwuid(3), and initgroups(3), whether it worked; in a
 * program of one file without what is not in /etc/passwd and /etc/group.
 */
const struct passwd *compat_user_by_name(const char *name);
const struct passwd *compat_user_by_id(uid_t id);
bool compat_user_groups(const char *name, gid_t first);

/*
 * Closes all descriptors from 'first' on but the 'count' in 'kept':
 * close_range(2) is of Linux 5.9.
 */
void compat_close_others(int first, const int *kept, size_t count);

/* The numbers of the CPUs that are online, how many. */
size_t compat_cpus_online(int *cpus, size_t size);

#endif
