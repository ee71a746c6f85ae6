/* Mappings: the parser on text, and the table on live processes. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "dso.h"
#include "maps.h"

Test(maps, a_line_is_taken_apart)
{
	char *text = strdup("5616501ce000-5616501d3000 r-xp 00002000 fe:01 "
			    "247134                     /usr/bin/a b\n");
	struct map *maps;

	cr_assert_eq(maps_parse(text, &maps), 1);
	cr_assert_eq(maps[0].start, 0x5616501ce000);
	cr_assert_eq(maps[0].end, 0x5616501d3000);
	cr_assert_eq(maps[0].offset, 0x2000);
	cr_assert_eq(maps[0].device, makedev(0xfe, 1));
	cr_assert_eq(maps[0].inode, 247134);
	cr_assert(maps[0].execute);
	cr_assert_str_eq(maps[0].name, "/usr/bin/a b");
	free(maps);
	free(text);
}

static void check_name(const char *line, const char *name)
{
	char *text = strdup(line);
	struct map *maps;

	cr_assert_eq(maps_parse(text, &maps), 1, "%s", line);
	cr_assert_str_eq(maps[0].name, name);
	cr_assert(!maps[0].execute);
	free(maps);
	free(text);
}

Test(maps, names)
{
	check_name("1000-2000 rw-p 00000000 00:00 0 \n", "//anon");
	check_name("1000-2000 rw-p 00000000 00:00 0 ", "//anon");
	check_name("1000-2000 rw-p 00000000 00:00 0    [heap]\n", "[heap]");
	check_name("1000-2000 rw-s 00000000 00:01 7    /memfd:x (deleted)\n",
		   "/memfd:x (deleted)");
	check_name("1000-2000 rw-p 00000000 00:10 7    /a\\012b\n", "/a\\012b");
}

Test(maps, what_is_no_line_is_left_out)
{
	static const char *const bad[] = {
		"",
		"\n",
		"x",
		"1000-",
		"1000-2000",
		"1000-2000 rw",
		"2000-1000 rw-p 00000000 00:00 0 \n",
		"1000-2000 rw-p 0 0 0 \n",
		"1000-2000 rw-p 0 00:00 x \n",
		"1000-2000 rw-p",
		"1000-2000 rw-p 00000000 00:00 0",
	};
	struct map *maps;
	size_t i;
	char *text;

	for (i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		text = strdup(bad[i]);
		cr_assert_eq(maps_parse(text, &maps), 0, "%s", bad[i]);
		free(maps);
		free(text);
	}
}

Test(maps, order_is_not_taken_on_trust)
{
	char *text = strdup("3000-4000 rw-p 00000000 00:00 0 \n"
			    "1000-2000 rw-p 00000000 00:00 0 \n"
			    "5000-6000 rw-p 00000000 00:00 0 \n");
	struct map *maps;

	cr_assert_eq(maps_parse(text, &maps), 2);
	cr_assert_eq(maps[1].start, 0x5000);
	free(maps);
	free(text);
}

struct fixture {
	struct dsos *dsos;
	struct maps *maps;
	char *page;
};

static uint64_t address_of(const void *pointer)
{
	return (uintptr_t)pointer;
}

static void make_page(struct fixture *fixture, int protection)
{
	fixture->page = mmap(NULL, 4096, protection,
			     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(fixture->page, MAP_FAILED);
}

static struct fixture fixture_create(void)
{
	struct fixture fixture = { .dsos = dsos_create() };

	fixture.maps = maps_create(fixture.dsos);
	return fixture;
}

static void fixture_finish(struct fixture *fixture)
{
	maps_put(fixture->maps);
	dsos_destroy(fixture->dsos);
}

Test(maps, code_and_data)
{
	struct fixture fixture = fixture_create();
	const struct map *map;

	make_page(&fixture, PROT_READ);
	map = maps_find_code(fixture.maps, getpid(), address_of(abort));
	cr_assert(map && strstr(map->name, "libc"));
	cr_assert_null(maps_find_code(fixture.maps, getpid(),
				      address_of(fixture.page)));
	map = maps_find_data(fixture.maps, getpid(), address_of(fixture.page));
	cr_assert(map && map->inode == 0);
	cr_assert(maps_has_code(fixture.maps, address_of(abort), 1));
	cr_assert(!maps_has_code(fixture.maps, address_of(fixture.page), 4096));
	cr_assert(maps_has_code(fixture.maps, 0, UINT64_MAX));
	fixture_finish(&fixture);
}

Test(maps, a_new_mapping_is_seen_when_said)
{
	struct fixture fixture = fixture_create();

	maps_find_code(fixture.maps, getpid(), 1);
	make_page(&fixture, PROT_READ | PROT_EXEC);
	maps_stale(fixture.maps, true);
	cr_assert(maps_find_code(fixture.maps, getpid(),
				 address_of(fixture.page)));
	fixture_finish(&fixture);
}

Test(maps, a_new_mapping_is_seen_unsaid)
{
	struct fixture fixture = fixture_create();
	uint64_t version;
	int i;

	maps_find_code(fixture.maps, getpid(), 1);
	version = maps_version(fixture.maps);
	for (i = 0; i < 10000; i++)
		maps_find_code(fixture.maps, getpid(), i);
	/* Nothing has changed, however often it was asked in vain. */
	cr_assert_eq(maps_version(fixture.maps), version);
	make_page(&fixture, PROT_READ | PROT_EXEC);
	for (i = 0; i < 2048; i++) {
		if (maps_find_code(fixture.maps, getpid(),
				   address_of(fixture.page)))
			break;
	}
	cr_assert_lt(i, 2048);
	cr_assert_gt(maps_version(fixture.maps), version);
	fixture_finish(&fixture);
}

Test(maps, data_leaves_the_code_version)
{
	struct fixture fixture = fixture_create();
	uint64_t version;

	maps_find_code(fixture.maps, getpid(), address_of(abort));
	version = maps_version(fixture.maps);
	make_page(&fixture, PROT_READ);
	maps_stale(fixture.maps, false);
	cr_assert(maps_find_data(fixture.maps, getpid(),
				 address_of(fixture.page)));
	cr_assert_eq(maps_version(fixture.maps), version);
	fixture_finish(&fixture);
}

Test(maps, dsos_outlive_a_reading)
{
	struct fixture fixture = fixture_create();
	struct maps *copy;
	struct dso *dso;

	dso = maps_dso(
		fixture.maps, getpid(),
		maps_find_code(fixture.maps, getpid(), address_of(abort)));
	cr_assert(dso && dso_elf(dso));
	copy = maps_copy(fixture.maps);
	make_page(&fixture, PROT_READ | PROT_EXEC);
	maps_stale(fixture.maps, true);
	cr_assert_eq(maps_dso(fixture.maps, getpid(),
			      maps_find_code(fixture.maps, getpid(),
					     address_of(abort))),
		     dso);
	cr_assert_eq(
		maps_dso(copy, getpid(),
			 maps_find_code(copy, getpid(), address_of(abort))),
		dso);
	cr_assert_eq(dsos_opened(fixture.dsos), 1);
	maps_put(copy);
	fixture_finish(&fixture);
}

Test(maps, a_process_that_is_gone_keeps_what_was_known)
{
	struct fixture fixture = fixture_create();

	cr_assert(maps_find_code(fixture.maps, getpid(), address_of(abort)));
	maps_stale(fixture.maps, true);
	cr_assert(maps_find_code(fixture.maps, -1, address_of(abort)));
	fixture_finish(&fixture);
}
