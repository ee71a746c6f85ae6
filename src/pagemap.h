/*
 * Which pages of a process are there: /proc/PID/pagemap (proc_pid_pagemap(5),
 * the kernel's Documentation/admin-guide/mm/pagemap.rst), which shows that
 * much of one's own processes without privileges.
 */
#ifndef PTRAIL_PAGEMAP_H
#define PTRAIL_PAGEMAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct pagemap_region {
	uint64_t start;
	uint64_t end;
	bool resident; /* as the kernel counts it in VmRSS */
	bool swapped;
	bool huge; /* resident as huge pages */
};

struct pagemap;

/*
 * NULL with errno when the process is gone or may not be read. Nothing behind
 * 'limit' will be asked for.
 */
struct pagemap *pagemap_open(pid_t pid, uint64_t limit);
void pagemap_close(struct pagemap *pagemap);

/*
 * The first region in ['*start', end) that is resident or swapped, cut at
 * 'end'; '*start' moves behind it. False when there is none any more. Made for
 * addresses that rise: it reads ahead.
 */
bool pagemap_next(struct pagemap *pagemap, uint64_t *start, uint64_t end,
		  struct pagemap_region *region);

/* Whether it knows huge pages, and pages of zeros, which are not resident. */
bool pagemap_is_exact(const struct pagemap *pagemap);

/* Bytes of a huge page, as the kernel makes them by itself. */
uint64_t pagemap_huge_page(const struct pagemap *pagemap);

#endif
