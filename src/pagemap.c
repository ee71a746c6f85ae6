/* Read with PAGEMAP_SCAN (Linux 6.7), else page by page. */
#include "pagemap.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"
#include "compat/compat.h"

enum { REGIONS = 1024 };

struct pagemap {
	int fd;
	bool paged;	/* the kernel has no PAGEMAP_SCAN */
	uint64_t limit; /* how far it reads ahead */
	uint64_t page;	/* bytes of one */
	uint64_t huge;	/* .. of a huge one */
	uint64_t from;	/* read ahead: [from, until) .. */
	uint64_t until;
	size_t count; /* .. has these regions */
	size_t next;
	struct pagemap_region regions[REGIONS];
};

/* As many as a page has room for entries of, where the kernel does not say. */
static uint64_t read_huge_page(uint64_t page)
{
	FILE *file = fopen("/sys/kernel/mm/transparent_hugepage/hpage_pmd_size",
			   "re");
	uint64_t size = 0;

	if (file) {
		if (fscanf(file, "%" SCNu64, &size) != 1)
			size = 0;
		fclose(file);
	}
	return size ? size : page * (page / sizeof(uint64_t));
}

struct pagemap *pagemap_open(pid_t pid, uint64_t limit)
{
	struct pagemap *pagemap;
	char path[32];
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/pagemap", pid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return NULL;
	pagemap = alloc_array(1, sizeof(*pagemap));
	pagemap->fd = fd;
	pagemap->limit = limit;
	pagemap->page = sysconf(_SC_PAGESIZE);
	pagemap->huge = read_huge_page(pagemap->page);
	return pagemap;
}

void pagemap_close(struct pagemap *pagemap)
{
	if (pagemap)
		close(pagemap->fd);
	free(pagemap);
}

bool pagemap_is_exact(const struct pagemap *pagemap)
{
	return !pagemap->paged;
}

uint64_t pagemap_huge_page(const struct pagemap *pagemap)
{
	return pagemap->huge;
}

static void set_region(struct pagemap_region *region,
		       const struct compat_page_region *found)
{
	uint64_t what = found->categories;

	*region = (struct pagemap_region){
		.start = found->start,
		.end = found->end,
		.resident = what & COMPAT_PAGE_PRESENT &&
			    !(what & COMPAT_PAGE_ZERO),
		.swapped = (what & COMPAT_PAGE_SWAPPED) != 0,
	};
	region->huge = region->resident && what & COMPAT_PAGE_HUGE;
}

/* False when the kernel cannot. */
static bool scan(struct pagemap *pagemap, uint64_t start)
{
	/* valgrind does not know that the request fills it. */
	struct compat_page_region found[REGIONS] = { { .start = 0 } };
	ssize_t count = compat_pagemap_scan(pagemap->fd, &start, pagemap->limit,
					    found, REGIONS);

	if (count < 0)
		return false;
	pagemap->until = start;
	pagemap->count = count;
	for (ssize_t i = 0; i < count; i++)
		set_region(&pagemap->regions[i], &found[i]);
	return true;
}

/* Only the two highest bits are for everybody; what may be read is enough. */
static void read_pages(struct pagemap *pagemap, uint64_t start, uint64_t end)
{
	uint64_t pages[REGIONS], page = pagemap->page;
	uint64_t wanted = (end - start + page - 1) / page;
	ssize_t size;

	if (wanted > REGIONS)
		wanted = REGIONS;
	size = pread(pagemap->fd, pages, wanted * sizeof(*pages),
		     start / page * sizeof(*pages));
	pagemap->until = start + wanted * page;
	pagemap->count = 0;
	for (ssize_t i = 0; i < size / (ssize_t)sizeof(*pages); i++) {
		struct pagemap_region region = {
			.start = start + i * page,
			.end = start + (i + 1) * page,
			.resident = pages[i] >> 63 & 1,
			.swapped = pages[i] >> 62 & 1,
		};

		if (region.resident || region.swapped)
			pagemap->regions[pagemap->count++] = region;
	}
}

static void read_ahead(struct pagemap *pagemap, uint64_t start, uint64_t end)
{
	pagemap->from = start;
	pagemap->next = 0;
	if (!pagemap->paged && !scan(pagemap, start))
		pagemap->paged = true;
	if (pagemap->paged)
		read_pages(pagemap, start, end);
	if (pagemap->until <= start)
		pagemap->until = end;
}

/* The first region read that ends behind 'start'. */
static const struct pagemap_region *look(struct pagemap *pagemap,
					 uint64_t start)
{
	while (pagemap->next < pagemap->count &&
	       pagemap->regions[pagemap->next].end <= start)
		pagemap->next++;
	return pagemap->next < pagemap->count ? &pagemap->regions[pagemap->next]
					      : NULL;
}

static bool clip(const struct pagemap_region *found, uint64_t *start,
		 uint64_t end, struct pagemap_region *region)
{
	*region = *found;
	if (region->start < *start)
		region->start = *start;
	if (region->end > end)
		region->end = end;
	*start = region->end;
	return region->start < region->end;
}

bool pagemap_next(struct pagemap *pagemap, uint64_t *start, uint64_t end,
		  struct pagemap_region *region)
{
	const struct pagemap_region *found;

	while (*start < end) {
		if (*start < pagemap->from || *start >= pagemap->until)
			read_ahead(pagemap, *start, end);
		found = look(pagemap, *start);
		if (found && found->start >= end)
			return false;
		if (!found) {
			*start = pagemap->until;
			continue;
		}
		if (clip(found, start, end, region) &&
		    (region->resident || region->swapped))
			return true;
	}
	return false;
}
