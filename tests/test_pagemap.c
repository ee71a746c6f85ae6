/* Pages of the test itself, against what it touched and what smaps says. */
#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "pagemap.h"

enum { PAGES = 3000 };

static uint64_t count(struct pagemap *pagemap, uint64_t start, uint64_t end)
{
	struct pagemap_region region;
	uint64_t sum = 0;

	while (pagemap_next(pagemap, &start, end, &region))
		sum += region.resident ? region.end - region.start : 0;
	return sum;
}

static struct pagemap *open_self(uint64_t limit)
{
	struct pagemap *pagemap = pagemap_open(getpid(), limit);

	cr_assert(pagemap);
	return pagemap;
}

static char *map_plain(size_t size)
{
	char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	cr_assert_neq(memory, MAP_FAILED);
	madvise(memory, size, MADV_NOHUGEPAGE);
	return memory;
}

Test(pagemap, every_second_page)
{
	size_t page = sysconf(_SC_PAGESIZE);
	char *memory = map_plain(PAGES * page);
	uint64_t start = (uintptr_t)memory;
	struct pagemap *pagemap = open_self(start + PAGES * page);

	cr_expect_eq(count(pagemap, start, start + PAGES * page), 0);
	for (size_t i = 0; i < PAGES; i += 2)
		memory[i * page] = 1;
	/* What was read ahead of that is old. */
	pagemap_close(pagemap);
	pagemap = open_self(start + PAGES * page);
	cr_expect_eq(count(pagemap, start, start + PAGES * page),
		     PAGES / 2 * page);
	cr_expect_eq(count(pagemap, start, start + 11 * page), 6 * page);
	cr_expect_eq(count(pagemap, start + 11 * page, start + 12 * page), 0);
	pagemap_close(pagemap);
	munmap(memory, PAGES * page);
}

Test(pagemap, pages_of_zeros_are_not_resident)
{
	size_t page = sysconf(_SC_PAGESIZE);
	volatile char *memory = map_plain(PAGES * page);
	struct pagemap *pagemap;
	uint64_t start = (uintptr_t)memory, resident;

	for (size_t i = 0; i < PAGES; i++)
		(void)memory[i * page];
	pagemap = open_self(start + PAGES * page);
	resident = count(pagemap, start, start + PAGES * page);
	if (pagemap_is_exact(pagemap))
		cr_expect_eq(resident, 0);
	pagemap_close(pagemap);
	munmap((void *)memory, PAGES * page);
}

Test(pagemap, nothing_of_a_process_that_is_not)
{
	cr_expect_null(pagemap_open(0, 4096));
}

/* As much becomes resident as one touch of it brings, where it brings it. */
Test(pagemap, huge_page_is_as_large_as_the_system_makes_it)
{
	struct pagemap *pagemap = open_self(UINT64_MAX);
	uint64_t huge = pagemap_huge_page(pagemap), start;
	struct pagemap_region region = { 0 };
	char *memory = mmap(NULL, 2 * huge, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	cr_expect_gt(huge, (uint64_t)sysconf(_SC_PAGESIZE));
	cr_expect_eq(huge & (huge - 1), 0);
	cr_assert_neq(memory, MAP_FAILED);
	start = ((uintptr_t)memory + huge - 1) & -huge;
	madvise((void *)(uintptr_t)start, huge, MADV_HUGEPAGE);
	((volatile char *)(uintptr_t)start)[huge / 2] = 1;
	if (!pagemap_next(pagemap, &start, start + huge, &region) ||
	    !region.huge)
		cr_skip_test("no huge page is to be had, or is told of, here");
	cr_expect_eq(region.end - region.start, huge);
	pagemap_close(pagemap);
	munmap(memory, 2 * huge);
}
