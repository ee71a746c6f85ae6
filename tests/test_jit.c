/* Names that programs give to the code they make. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jit.h"
#include "seeds.h"

static struct jit_share share;

static void add(struct jit *jit, const char *text)
{
	jit_add(jit, text, strlen(text));
}

static void check(const struct jit *jit, uint64_t address, const char *name)
{
	uint64_t start = 0;
	const char *found = jit_find(jit, address, &start);

	cr_expect_str_eq(found ? found : "none", name, "at %#lx: %s",
			 (unsigned long)address, found ? found : "none");
	if (found)
		cr_expect_leq(start, address);
}

/* Our own file, as the process that is traced would write it. */
static void write_own(const char *how, const char *text)
{
	char path[64];
	FILE *file;

	sprintf(path, "/tmp/perf-%d.map", getpid());
	file = fopen(path, how);
	cr_assert(file);
	fputs(text, file);
	fclose(file);
}

static void remove_own(void)
{
	char path[64];

	sprintf(path, "/tmp/perf-%d.map", getpid());
	unlink(path);
}

Test(jit, names)
{
	struct jit *jit = jit_create(&share);

	add(jit, "1000 10 first\n0x1010 20 a name of words\n");
	check(jit, 0xfff, "none");
	check(jit, 0x1000, "first");
	check(jit, 0x100f, "first");
	check(jit, 0x1010, "a name of words");
	check(jit, 0x1030, "none");
	jit_destroy(jit);
}

Test(jit, lines_come_in_pieces)
{
	struct jit *jit = jit_create(&share);

	add(jit, "1000 1");
	check(jit, 0x1000, "none");
	add(jit, "0 fir");
	check(jit, 0x1000, "none");
	add(jit, "st\n2000");
	check(jit, 0x1000, "first");
	jit_destroy(jit);
}

Test(jit, the_latest_holds)
{
	struct jit *jit = jit_create(&share);

	add(jit, "1000 100 outer\n1010 10 inner\n");
	check(jit, 0x1018, "inner");
	check(jit, 0x1020, "outer");
	add(jit, "1000 40 other\n");
	check(jit, 0x1018, "other");
	check(jit, 0x1040, "outer");
	jit_destroy(jit);
}

Test(jit, many)
{
	struct jit *jit = jit_create(&share);
	char line[64];
	int i;

	for (i = 0; i < 20000; i++) {
		sprintf(line, "%x 10 f%d\n", 0x100000 + i % 5000 * 16, i);
		add(jit, line);
	}
	check(jit, 0x100000, "f15000");
	check(jit, 0x100000 + 4999 * 16 + 15, "f19999");
	jit_destroy(jit);
}

/* One process's is refused where it would be more than all may have. */
Test(jit, all_together_are_bounded)
{
	struct jit *first = jit_create(&share), *second = jit_create(&share);

	add(first, "1000 10 first\n");
	share.bytes += 512 << 20;
	add(second, "1000 10 first\n");
	check(first, 0x1000, "first");
	check(second, 0x1000, "none");
	cr_expect(share.full);
	share.bytes -= 512 << 20;
	add(second, "1000 10 first\n");
	check(second, 0x1000, "first");
	jit_destroy(first);
	jit_destroy(second);
	cr_expect_eq(share.bytes, 0);
}

/* Each keeps its file open, and there are only so many descriptors. */
Test(jit, few_files_stay_open)
{
	struct jit *jit = jit_create(&share);

	write_own("w", "1000 10 first\n");
	share.files = 128;
	cr_expect(!jit_update(jit, getpid()));
	cr_expect(share.full);
	share.files = 127;
	cr_expect(jit_update(jit, getpid()));
	cr_expect_eq(share.files, 128);
	jit_destroy(jit);
	cr_expect_eq(share.files, 127);
	remove_own();
}

Test(jit, what_is_no_line)
{
	struct jit *jit = jit_create(&share);

	add(jit, "\n \nx\n1000\n1000 \n1000 10\n1000 10 \n1000 0 empty\n"
		 "1000 x name\n-1 ffffffffffffffff all\n");
	check(jit, 0x1000, "none");
	jit_destroy(jit);
}

Test(jit, processes_without)
{
	struct jit *jit = jit_create(&share);

	cr_expect(!jit_update(jit, -1));
	check(jit, 0x1000, "none");
	jit_destroy(jit);
}

Test(jit, the_file_is_read_as_it_grows)
{
	struct jit *jit = jit_create(&share);

	write_own("w", "1000 10 first\n20");
	cr_expect(jit_update(jit, getpid()));
	check(jit, 0x1000, "first");
	cr_expect(!jit_update(jit, getpid()));
	write_own("a", "00 10 second\n");
	cr_expect(jit_update(jit, getpid()));
	check(jit, 0x2000, "second");
	jit_destroy(jit);
	remove_own();
}

/* Anybody can make a file of that name. */
/* A hole as large as a disk: it is not read to its end at each look. */
Test(jit, a_hole_is_not_read_for_ever)
{
	struct jit *jit = jit_create(&share);
	char path[64];

	sprintf(path, "/tmp/perf-%d.map", getpid());
	write_own("w", "1000 10 first\n");
	if (truncate(path, (off_t)1 << 40)) {
		remove_own();
		cr_skip_test("no such large files here");
	}
	cr_expect(jit_update(jit, getpid()));
	for (int i = 0; i < 1000; i++)
		cr_expect_not(jit_update(jit, getpid()));
	remove_own();
	check(jit, 0x1000, "first");
	jit_destroy(jit);
}

Test(jit, the_file_of_somebody_else_is_refused)
{
	struct jit *jit = jit_create(&share);
	char path[64];

	if (getuid())
		cr_skip_test("only root can give files away");
	sprintf(path, "/tmp/perf-%d.map", getpid());
	write_own("w", "1000 10 first\n");
	cr_assert_eq(chown(path, 12345, 12345), 0);
	cr_expect(!jit_update(jit, getpid()));
	check(jit, 0x1000, "none");
	cr_assert_eq(chown(path, 0, 0), 0);
	cr_expect(jit_update(jit, getpid()));
	check(jit, 0x1000, "first");
	jit_destroy(jit);
	remove_own();
}

Test(jit, what_is_no_file_is_refused)
{
	struct jit *jit = jit_create(&share);
	char path[64];

	sprintf(path, "/tmp/perf-%d.map", getpid());
	cr_assert_eq(mkfifo(path, 0600), 0);
	cr_expect(!jit_update(jit, getpid()));
	jit_destroy(jit);
	remove_own();
}

Test(hostile, names_of_made_code)
{
	static const char alphabet[] = "0123456789abcdef   \n\n\tfx\\\033\xff";
	char text[512];
	struct seeds seeds = seeds_all("names of made code");
	uint64_t seed, state, start;
	struct jit *jit;
	size_t i;

	while (seeds_next(&seeds, &seed)) {
		state = seed * 2 + 1;
		jit = jit_create(&share);
		for (i = 0; i < sizeof(text); i++)
			text[i] = alphabet[random_next(&state) %
					   (sizeof(alphabet) - 1)];
		jit_add(jit, text, random_next(&state) % sizeof(text));
		jit_add(jit, text, sizeof(text));
		for (i = 0; i < 64; i++)
			jit_find(jit, random_next(&state) >> i % 32, &start);
		jit_destroy(jit);
	}
}
