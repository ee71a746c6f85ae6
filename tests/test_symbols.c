/* Names: which of several, how far they reach, and how they are shown. */
#include <criterion/criterion.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "demangle.h"
#include "dso.h"
#include "maps.h"
#include "names.h"
#include "symbols.h"

struct row {
	uint64_t start;
	uint64_t size;
	unsigned char binding;
	const char *name;
};

static struct symbols *table(const struct row *rows, size_t count)
{
	struct symbols *symbols = symbols_create();
	struct symbol symbol;
	size_t i;

	for (i = 0; i < count; i++) {
		symbol = (struct symbol){
			.start = rows[i].start,
			.size = rows[i].size,
			.binding = rows[i].binding,
			.name = rows[i].name,
			.limit = 0x1000,
		};
		symbols_add(symbols, &symbol);
	}
	symbols_sort(symbols);
	return symbols;
}

static void check(const struct symbols *symbols, uint64_t address,
		  const char *name)
{
	struct symbol *symbol = symbols_lookup(symbols, address);

	cr_expect_str_eq(symbol ? symbol->name : "none", name, "at %#lx: %s",
			 (unsigned long)address,
			 symbol ? symbol->name : "none");
}

#define TABLE(rows) table(rows, sizeof(rows) / sizeof((rows)[0]))

Test(symbols, aliases)
{
	static const struct row rows[] = {
		{ 0x100, 16, STB_LOCAL, "a" },
		{ 0x100, 16, STB_WEAK, "ab" },
		{ 0x100, 16, STB_GLOBAL, "abc" },
		{ 0x200, 16, STB_LOCAL, "__GI_x" },
		{ 0x200, 16, STB_LOCAL, "a_long_name" },
		{ 0x300, 16, STB_GLOBAL, "longer" },
		{ 0x300, 16, STB_GLOBAL, "short" },
		{ 0x400, 16, STB_GLOBAL, "bb" },
		{ 0x400, 16, STB_GLOBAL, "aa" },
		{ 0x500, 0, STB_GLOBAL, "label" },
		{ 0x500, 16, STB_LOCAL, "sized" },
	};
	struct symbols *symbols = TABLE(rows);

	check(symbols, 0x100, "abc");
	check(symbols, 0x200, "a_long_name");
	check(symbols, 0x30f, "short");
	check(symbols, 0x40f, "aa");
	check(symbols, 0x500, "sized");
	symbols_destroy(symbols);
}

Test(symbols, sizes)
{
	static const struct row rows[] = {
		{ 0x100, 0x10, STB_GLOBAL, "sized" },
		{ 0x200, 0, STB_GLOBAL, "open" },
		{ 0x300, 0x100, STB_GLOBAL, "outer" },
		{ 0x320, 0x10, STB_LOCAL, "inner" },
		{ 0x380, 0, STB_LOCAL, "label" },
		{ 0x3f0, 0x20, STB_LOCAL, "across" },
		{ 0x800, 0, STB_LOCAL, "last" },
		{ 0xffffffffffffff00, 0x1000, STB_LOCAL, "beyond" },
	};
	struct symbols *symbols = TABLE(rows);

	check(symbols, 0xff, "none");
	check(symbols, 0x10f, "sized");
	check(symbols, 0x110, "none");
	check(symbols, 0x2ff, "open");
	check(symbols, 0x31f, "outer");
	check(symbols, 0x32f, "inner");
	check(symbols, 0x330, "outer");
	check(symbols, 0x390, "outer");
	check(symbols, 0x3ff, "across");
	check(symbols, 0x40f, "across");
	check(symbols, 0x410, "none");
	check(symbols, 0xfff, "last");
	check(symbols, 0x1000, "none");
	check(symbols, 0xffffffffffffffff - 1, "beyond");
	symbols_destroy(symbols);
}

Test(symbols, a_longer_alias_covers_the_rest)
{
	static const struct row rows[] = {
		{ 0x100, 0x10, STB_GLOBAL, "best" },
		{ 0x100, 0x20, STB_LOCAL, "longer" },
	};
	struct symbols *symbols = TABLE(rows);

	check(symbols, 0x10f, "best");
	check(symbols, 0x11f, "longer");
	check(symbols, 0x120, "none");
	symbols_destroy(symbols);
}

/* As many names as there are bytes at one address, all in one string. */
Test(hostile, names_within_each_other, .timeout = 60)
{
	enum { COUNT = 1 << 16 };
	struct symbols *symbols = symbols_create();
	char *text = malloc(COUNT + 64);
	struct symbol symbol = { .start = 0x100, .size = 16, .limit = 0x1000 };
	int i;

	memset(text, 'a', COUNT + 63);
	text[COUNT + 63] = 0;
	for (i = 0; i < COUNT; i++) {
		symbol.name = text + i * INT64_C(40503) % COUNT;
		symbols_add(symbols, &symbol);
	}
	symbols_sort(symbols);
	cr_expect_eq(strlen(symbols_lookup(symbols, 0x100)->name), 64);
	symbols_destroy(symbols);
	free(text);
}

/* Too long to be shown to anybody, and for the sum to be read. */
Test(symbols, lengths_are_bounded, .timeout = 60)
{
	enum { LONG = 32 << 20 };
	struct symbols *symbols = symbols_create();
	char *text = malloc(LONG + 1);
	struct symbol symbol = { .start = 0x100, .size = 16, .limit = 0x1000 };
	int i;

	memset(text, 'a', LONG);
	text[LONG] = 0;
	symbol.name = text;
	symbols_add(symbols, &symbol);
	symbol.name = text + LONG - 5;
	symbols_add(symbols, &symbol);
	symbol.name = text;
	for (i = 0; i < 100000; i++)
		symbols_add(symbols, &symbol);
	symbols_sort(symbols);
	check(symbols, 0x100, "aaaaa");
	symbols_destroy(symbols);
	free(text);
}

Test(symbols, an_empty_table)
{
	struct symbols *symbols = table(NULL, 0);

	check(symbols, 0, "none");
	symbols_destroy(symbols);
}

Test(symbols, the_kernel)
{
	struct symbols *symbols =
		kallsyms_parse(strdup("ffffffff81000000 T first\n"
				      "ffffffff81000100 t second\t[module]\n"
				      "ffffffff81000200 D data\n"
				      "garbage\n"
				      "ffffffff81000300 W last"));

	check(symbols, 0xffffffff81000010, "first");
	check(symbols, 0xffffffff81000210, "second");
	cr_expect_null(symbols_lookup(symbols, 0xffffffff81000010)->module);
	cr_expect_str_eq(symbols_lookup(symbols, 0xffffffff81000110)->module,
			 "[module]");
	check(symbols, 0xffffffff81000300, "last");
	symbols_destroy(symbols);
}

Test(symbols, a_kernel_that_hides_its_addresses)
{
	struct symbols *symbols = kallsyms_parse(strdup(
		"0000000000000000 T first\n0000000000000000 T second\n"));

	check(symbols, 0, "none");
	check(symbols, 0xffffffff81000010, "none");
	symbols_destroy(symbols);
}

static void check_demangled(const char *name, const char *expected)
{
	struct text text = TEXT_INIT;

	text_puts(&text, ">");
	cr_expect_eq(demangle(&text, name), *expected != 0, "%s", name);
	cr_expect_str_eq(text_string(&text) + 1, expected);
	text_finish(&text);
}

Test(symbols, demangling)
{
	check_demangled("_ZN3app7recurseEi", "app::recurse");
	check_demangled("_ZN3app6Widget4emitIiEEvT_", "app::Widget::emit<int>");
	check_demangled("_ZN4core3fmt5Write9write_fmt17h0123456789abcdefE",
			"core::fmt::Write::write_fmt");
	check_demangled("_RNvC6_123foo3bar", "123foo::bar");
	check_demangled("main", "");
	check_demangled("_Z", "");
	check_demangled("_ZN", "");
}

/* Each substitution doubles what it stands for. */
Test(symbols, a_name_that_would_fill_the_memory)
{
	struct text text = TEXT_INIT, name = TEXT_INIT;
	int i;

	text_puts(&name, "_Z1fI1AS_E1BI");
	for (i = 0; i < 60; i++)
		text_puts(&name, "1CI");
	demangle(&text, text_string(&name));
	cr_assert_lt(text.length, 70000);
	text_reset(&name);
	text_puts(&name, "_Z1f");
	text_fill(&name, 'P', 1 << 20);
	cr_assert(!demangle(&text, text_string(&name)));
	text_finish(&name);
	text_finish(&text);
}

Test(symbols, names_are_bounded)
{
	struct names *names = names_create(1000);
	const char *first = names_keep(names, "first");
	char name[32];
	int i = 0;

	do
		sprintf(name, "%d", i++);
	while (names_keep(names, name));
	cr_expect(i > 5 && i < 100, "%d", i);
	cr_expect_eq(names_keep(names, "first"), first);
	cr_expect_null(names_keep(names, "second"));
	names_destroy(names);
}

__attribute__((noinline)) static int named_for_the_test(int x)
{
	return x ^ getpid();
}

Test(symbols, of_this_program)
{
	struct dsos *dsos = dsos_create();
	struct maps *maps = maps_create(dsos);
	int (*volatile function)(int) = named_for_the_test;
	uint64_t address = (uintptr_t)function, own, start;
	const struct map *map = maps_find_code(maps, getpid(), address);
	struct dso *dso = maps_dso(maps, getpid(), map);

	cr_assert(dso_address(dso, address - map->start + map->offset, &own));
	cr_assert_str_eq(symbols_find(dso, own, &start), "named_for_the_test");
	cr_assert_eq(start, own);
	cr_assert_eq(symbols_find(dso, own + 1, &start),
		     symbols_find(dso, own, &start));
	cr_assert_null(symbols_find(dso, 0, &start));
	maps_put(maps);
	dsos_destroy(dsos);
}

/* The linker's jumps of this program: whatever they are, they have names. */
Test(symbols, of_the_plt)
{
	struct dsos *dsos = dsos_create();
	struct maps *maps = maps_create(dsos);
	uint64_t address = (uintptr_t)named_for_the_test, own, start, found = 0;
	const struct map *map = maps_find_code(maps, getpid(), address);
	struct dso *dso = maps_dso(maps, getpid(), map);
	const char *name, *at;

	for (address = map->start; address < map->end; address += 16) {
		if (!dso_address(dso, address - map->start + map->offset, &own))
			continue;
		name = symbols_find(dso, own, &start);
		at = name ? strchr(name, '@') : NULL;
		if (at && !strcmp(at, "@plt"))
			found++;
	}
	cr_expect_gt(found, 5);
	maps_put(maps);
	dsos_destroy(dsos);
}
