/* The account of an address space, by hand and against an array of pages. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "growth.h"

enum { PAGES = 256, ROUNDS = 20000 };

static const struct growth_chain *chain(unsigned long number)
{
	return (const struct growth_chain *)number;
}

static struct growth_range range(uint64_t start, uint64_t end, unsigned made_by)
{
	return (struct growth_range){
		.start = start,
		.end = end,
		.origin = { chain(made_by), made_by, made_by, 1 },
	};
}

static void map(struct growth_space *space, uint64_t start, uint64_t end,
		unsigned made_by)
{
	struct growth_range made = range(start, end, made_by);

	growth_map(space, &made);
}

static void expect_range(const struct growth_space *space, uint64_t start,
			 uint64_t end, unsigned made_by)
{
	const struct growth_range *found = growth_find(space, start);

	cr_assert(found, "nothing at %lu", start);
	cr_expect_eq(found->start, start, "%lu", found->start);
	cr_expect_eq(found->end, end, "%lu", found->end);
	cr_expect_eq(found->origin.serial, made_by);
}

Test(growth, a_mapping_over_others_replaces_them)
{
	struct growth_space *space = growth_space_create();

	map(space, 10, 20, 1);
	map(space, 20, 30, 2);
	map(space, 15, 25, 3);
	expect_range(space, 10, 15, 1);
	expect_range(space, 15, 25, 3);
	expect_range(space, 25, 30, 2);
	growth_unmap(space, 0, 100);
	cr_expect_null(growth_find(space, 0));
	cr_expect_eq(growth_count(space), 0);
	growth_space_destroy(space);
}

Test(growth, a_hole_leaves_two_pieces_of_one_call)
{
	struct growth_space *space = growth_space_create();

	map(space, 10, 20, 7);
	growth_unmap(space, 12, 14);
	expect_range(space, 10, 12, 7);
	expect_range(space, 14, 20, 7);
	growth_space_destroy(space);
}

Test(growth, what_moves_stays_who_it_was)
{
	struct growth_space *space = growth_space_create();

	map(space, 10, 12, 1);
	map(space, 12, 14, 2);
	map(space, 50, 60, 3);
	growth_put(space, growth_take(space, 11, 14), 52 - 11);
	expect_range(space, 10, 11, 1);
	expect_range(space, 50, 52, 3);
	expect_range(space, 52, 53, 1);
	expect_range(space, 53, 55, 2);
	expect_range(space, 55, 60, 3);
	growth_space_destroy(space);
}

Test(growth, reserved_memory_is_whose_who_makes_it_accessible)
{
	struct growth_space *space = growth_space_create();
	struct growth_range made = range(10, 20, 1);

	made.reserved = true;
	growth_map(space, &made);
	map(space, 20, 30, 2);
	cr_expect(growth_has_reserved(space, 0, 11));
	cr_expect_not(growth_has_reserved(space, 20, 40));
	made = range(10, 25, 3);
	made.end = 22;
	made.start = 15;
	growth_protect(space, &made);
	expect_range(space, 10, 15, 1);
	expect_range(space, 15, 20, 3);
	expect_range(space, 20, 22, 2);
	/* Given back and taken again. */
	made.reserved = true;
	growth_protect(space, &made);
	expect_range(space, 15, 20, 3);
	made.reserved = false;
	made.origin.serial = 4;
	growth_protect(space, &made);
	expect_range(space, 15, 20, 4);
	expect_range(space, 20, 22, 4);
	expect_range(space, 22, 30, 2);
	growth_space_destroy(space);
}

Test(growth, the_break_both_ways)
{
	struct growth_space *space = growth_space_create();
	struct growth_range by = range(0, 0, 1);

	growth_set_break(space, 100, &by.origin);
	cr_expect_eq(growth_count(space), 0, "what it begins with is before");
	growth_set_break(space, 120, &by.origin);
	by.origin.serial = 2;
	growth_set_break(space, 140, &by.origin);
	expect_range(space, 100, 120, 1);
	expect_range(space, 120, 140, 2);
	growth_set_break(space, 110, &by.origin);
	expect_range(space, 100, 110, 1);
	cr_expect_null(growth_find(space, 110));
	growth_space_destroy(space);
}

Test(growth, detaching_takes_all_that_one_call_mapped)
{
	struct growth_space *space = growth_space_create();

	map(space, 10, 30, 1);
	map(space, 30, 40, 2);
	growth_unmap(space, 0, 5);
	growth_detach(space, 15);
	expect_range(space, 10, 30, 1);
	growth_detach(space, 10);
	expect_range(space, 30, 40, 2);
	growth_space_destroy(space);
}

Test(growth, a_copy_lives_by_itself)
{
	struct growth_space *space = growth_space_create(), *copy;

	map(space, 10, 20, 1);
	growth_set_stack(space, 15, 77);
	copy = growth_space_copy(space);
	growth_unmap(space, 0, 100);
	expect_range(copy, 10, 20, 1);
	cr_expect_eq(growth_find(copy, 10)->stack_of, 77);
	growth_space_destroy(space);
	growth_space_destroy(copy);
	cr_expect_null(growth_space_copy(NULL));
}

Test(growth, the_first_touch_counts)
{
	struct growth_space *space = growth_space_create();

	growth_touch(space, 10, 11, chain(1));
	growth_touch(space, 12, 13, chain(1));
	growth_touch(space, 11, 12, chain(1));
	cr_expect_eq(growth_count(space), 1);
	growth_touch(space, 5, 20, chain(2));
	cr_expect_eq(growth_count(space), 3);
	cr_expect_eq(growth_find(space, 10)->origin.chain, chain(1));
	cr_expect_eq(growth_find(space, 13)->origin.chain, chain(2));
	cr_expect_eq(growth_find(space, 13)->end, 20);
	growth_space_destroy(space);
}

/* The same by pages. 0: nothing is there. */
struct page {
	unsigned made_by;
	bool reserved;
};

struct naive {
	struct page pages[PAGES];
	struct page touched[PAGES];
};

static void compare(const struct growth_space *space, const struct page *pages)
{
	for (unsigned i = 0; i < PAGES; i++) {
		const struct growth_range *found = growth_find(space, i);
		bool there = found && found->start <= i;

		cr_assert_eq(there, pages[i].made_by != 0, "page %u", i);
		if (!there)
			continue;
		cr_assert_eq(found->origin.chain, chain(pages[i].made_by));
		cr_assert_eq(found->reserved, pages[i].reserved);
	}
}

static void naive_move(struct page *pages, unsigned start, unsigned size,
		       unsigned to)
{
	struct page moved[PAGES];

	memcpy(moved, pages + start, size * sizeof(*pages));
	memset(pages + start, 0, size * sizeof(*pages));
	/* Only what is there replaces what was. */
	for (unsigned i = 0; i < size; i++)
		if (moved[i].made_by)
			pages[to + i] = moved[i];
}

static void change(struct growth_space *space, struct page *pages,
		   const struct growth_range *made, unsigned what)
{
	unsigned size = made->end - made->start;
	unsigned to = rand() % (PAGES - size);
	struct page page = { made->origin.serial, made->reserved };

	if (what == 0)
		growth_map(space, made);
	else if (what == 1)
		growth_unmap(space, made->start, made->end);
	else if (what == 2)
		growth_protect(space, made);
	else
		growth_put(space, growth_take(space, made->start, made->end),
			   to - made->start);
	if (what == 3) {
		naive_move(pages, made->start, size, to);
		return;
	}
	for (unsigned i = made->start; i < made->end; i++) {
		if (what == 0)
			pages[i] = page;
		else if (what == 1)
			pages[i].made_by = 0;
		else if (pages[i].reserved && !page.reserved)
			pages[i].made_by = pages[i].made_by ? page.made_by : 0;
		if (what == 2)
			pages[i].reserved = page.reserved;
	}
}

static void touch(struct growth_space *space, struct page *pages,
		  const struct growth_range *made)
{
	growth_touch(space, made->start, made->end, made->origin.chain);
	for (unsigned i = made->start; i < made->end; i++)
		if (!pages[i].made_by)
			pages[i].made_by = made->origin.serial;
}

Test(growth, random_changes_beside_an_array_of_pages)
{
	struct growth_space *space = growth_space_create();
	struct growth_space *touched = growth_space_create();
	struct naive naive = { .pages = { { 0, false } } };

	srand(1);
	for (unsigned i = 1; i <= ROUNDS; i++) {
		unsigned start = rand() % (PAGES - 33);
		struct growth_range made = range(start, start + 1 + rand() % 32,
						 i % 2 ? i : i % 8 + 1);

		made.reserved = rand() % 3 == 0;
		change(space, naive.pages, &made, rand() % 4);
		compare(space, naive.pages);
		if (rand() % 2)
			touch(touched, naive.touched, &made);
		else
			change(touched, naive.touched,
			       &(struct growth_range){ .start = made.start,
						       .end = made.end },
			       1);
		compare(touched, naive.touched);
		cr_assert_leq(growth_count(space), PAGES);
	}
	growth_space_destroy(space);
	growth_space_destroy(touched);
}
