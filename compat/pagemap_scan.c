/*
 * PAGEMAP_SCAN for C libraries whose headers are older than Linux 6.7; the
 * names and numbers are those of linux/fs.h.
 */
#include "compat/compat.h"

#include <stdint.h>
#include <sys/ioctl.h>

struct scan_arg {
	uint64_t size;
	uint64_t flags;
	uint64_t start;
	uint64_t end;
	uint64_t walk_end;
	uint64_t vec;
	uint64_t vec_len;
	uint64_t max_pages;
	uint64_t category_inverted;
	uint64_t category_mask;
	uint64_t category_anyof_mask;
	uint64_t return_mask;
};

ssize_t compat_pagemap_scan(int fd, uint64_t *start, uint64_t end,
			    struct compat_page_region *regions, size_t count)
{
	struct scan_arg arg = {
		.size = sizeof(arg),
		.start = *start,
		.end = end,
		.vec = (uintptr_t)regions,
		.vec_len = count,
		.category_anyof_mask =
			COMPAT_PAGE_PRESENT | COMPAT_PAGE_SWAPPED,
		.return_mask = COMPAT_PAGE_PRESENT | COMPAT_PAGE_SWAPPED |
			       COMPAT_PAGE_ZERO | COMPAT_PAGE_HUGE,
	};
	int found = ioctl(fd, _IOWR('f', 16, struct scan_arg), &arg);

	if (found >= 0)
		*start = arg.walk_end;
	return found;
}
