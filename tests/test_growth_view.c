/*
 * A view of the test itself: what the account, the mappings and the pages say
 * together, and how it is printed.
 */
#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "growth_owner.h"
#include "growth_report.h"
#include "support.h"

enum { PAGES = 100, TOUCHED = 37, RESERVED = 60 };

static size_t page(void)
{
	return sysconf(_SC_PAGESIZE);
}

static char *map_pages(void)
{
	char *memory = mmap(NULL, PAGES * page(), PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	cr_assert_neq(memory, MAP_FAILED);
	madvise(memory, PAGES * page(), MADV_NOHUGEPAGE);
	return memory;
}

/* A stack of functions by their names, to be freed. */
static struct stack *make_stack(const char *const *names)
{
	struct stack *stack =
		calloc(1, sizeof(*stack) + 64 * sizeof(struct frame));

	for (; names[stack->count]; stack->count++) {
		stack->frames[stack->count].symbol = names[stack->count];
		stack->frames[stack->count].dso = "/bin/program";
	}
	return stack;
}

static const struct growth_chain *make_chain(struct growth_chains *chains,
					     const char *call,
					     const char *const *names)
{
	struct stack *stack = make_stack(names);
	const struct growth_chain *chain = growth_chain_of(chains, call, stack);

	free(stack);
	return chain;
}

static void expect_chain(const struct growth_chain *chain, const char *text)
{
	struct text out = TEXT_INIT;

	growth_chain_print(&out, chain);
	cr_expect_str_eq(text_string(&out), text);
	text_finish(&out);
}

static const char *const names[] = { "__mmap64", "grow", "main",
				     "__libc_start_call_main", NULL };

Test(growth_view, chains_are_kept_once)
{
	struct growth_chains *chains = growth_chains_create();
	const char *others[] = { NULL, "main", NULL };
	static char callers[500][16];

	for (int i = 0; i < 5000; i++) {
		others[0] = callers[i % 500];
		snprintf(callers[i % 500], sizeof(*callers), "caller_%d",
			 i % 500);
		make_chain(chains, "mmap", others);
	}
	cr_expect_eq(growth_chains_count(chains), 500);
	growth_chains_destroy(chains);
}

Test(growth_view, chains_are_printed_from_the_call_to_main)
{
	static const char *const brk[] = { "__brk",	   "__sbrk", "a\033b",
					   "start_thread", "clone3", NULL };
	static const char *const none[] = { NULL };
	struct growth_chains *chains = growth_chains_create();

	expect_chain(make_chain(chains, "mmap", names), "mmap < grow < main");
	expect_chain(make_chain(chains, "brk", brk),
		     "brk < __sbrk < a\\033b < start_thread");
	expect_chain(make_chain(chains, NULL, none), "(no chain)");
	growth_chains_destroy(chains);
}

static void expect_wrapped(const struct growth_chain *chain, unsigned columns,
			   const char *text)
{
	struct text out = TEXT_INIT;

	text_puts(&out, "1.0 MiB  ");
	growth_chain_wrap(&out, chain, columns);
	cr_expect_str_eq(text_string(&out), text, "%s", text_string(&out));
	text_finish(&out);
}

/* What is in the file of the call is malloc's own, but for its entrance. */
static const struct growth_chain *make_malloc(struct growth_chains *chains)
{
	static const char *const text[] = {
		"mmap",	  "sysmalloc",	  "_int_malloc",
		"malloc", "cache_insert", "handle_request_of_a_client",
		"serve",  "main",	  NULL
	};
	struct stack *stack = make_stack(text);
	const struct growth_chain *chain;

	for (size_t i = 0; i < 4; i++)
		stack->frames[i].dso = "/lib/libc.so.6";
	chain = growth_chain_of(chains, "mmap", stack);
	free(stack);
	return chain;
}

/* All in one file, where names tell. */
static const char *const go[] = { "runtime.mmap", "runtime.sysMap",
				  "runtime.grow", "runtime.mallocgc",
				  "main.insert", "main.main",
				  "runtime.main", NULL };

/* In a file of its own, and long. */
static const struct growth_chain *make_jemalloc(struct growth_chains *chains)
{
	const char *text[41] = { "mmap" };
	const struct growth_chain *chain;
	struct stack *stack;

	for (int i = 1; i < 40; i++)
		text[i] = i < 20 ? "extents" : "serve";
	stack = make_stack(text);
	stack->frames[0].dso = "/lib/libc.so.6";
	for (size_t i = 1; i < 20; i++)
		stack->frames[i].dso = "/usr/lib/libjemalloc.so.2";
	chain = growth_chain_of(chains, "mmap", stack);
	free(stack);
	return chain;
}

Test(growth_view, chains_on_a_terminal)
{
	struct growth_chains *chains = growth_chains_create();
	const struct growth_chain *chain = make_malloc(chains);

	expect_chain(chain, "mmap < sysmalloc < _int_malloc < malloc < "
			    "cache_insert < handle_request_of_a_client < serve "
			    "< main");
	expect_wrapped(chain, 100,
		       "1.0 MiB  mmap < ... < malloc < cache_insert < "
		       "handle_request_of_a_client < serve < main");
	expect_wrapped(chain, 70,
		       "1.0 MiB  mmap < ... < malloc < cache_insert\n"
		       "    < handle_request_of_a_client < serve < main");
	expect_wrapped(chain, 40,
		       "1.0 MiB\n    mmap < ... < malloc < cache_insert\n"
		       "    < handle_request_of_a_client < serve\n"
		       "    < main");
	expect_chain(make_jemalloc(chains),
		     "mmap < ... < extents < serve < serve < serve < serve < "
		     "serve < serve < serve < serve < serve < serve < serve < "
		     "serve < serve < ... 7 more");
	expect_wrapped(make_chain(chains, "mmap", go), 100,
		       "1.0 MiB  mmap < ... < runtime.mallocgc < main.insert < "
		       "main.main < runtime.main");
	/* All in one file: nothing in it goes without saying. */
	expect_wrapped(make_chain(chains, "mmap", names), 100,
		       "1.0 MiB  mmap < grow < main");
	growth_chains_destroy(chains);
}

/* Names longer than a line, and chains longer than are worth their lines. */
Test(growth_view, long_chains_on_a_terminal)
{
	struct growth_chains *chains = growth_chains_create();
	static char text[50][40], wide[200];
	const char *many[51] = { "mmap" };
	struct text out = TEXT_INIT;

	memset(wide, 'w', sizeof(wide) - 1);
	for (int i = 1; i < 50; i++) {
		snprintf(text[i], sizeof(*text), "a_function_of_number_%d", i);
		many[i] = text[i];
	}
	growth_chain_wrap(&out, make_chain(chains, "mmap", many), 80);
	cr_expect(matches("*number_1 < *_13 < 36 more", text_string(&out)),
		  "%s", text_string(&out));
	for (char *line = out.bytes, *next; line; line = next) {
		next = strchr(line, '\n');
		cr_expect_leq(next ? next++ - line : (long)strlen(line), 80);
	}
	text_finish(&out);
	many[1] = wide;
	many[3] = NULL;
	growth_chain_wrap(&out, make_chain(chains, "mmap", many), 80);
	cr_expect(strstr(out.bytes, wide), "%s", text_string(&out));
	text_finish(&out);
	growth_chains_destroy(chains);
}

static struct growth_range range_of(const char *memory, size_t pages,
				    const struct growth_chain *chain,
				    uint64_t serial)
{
	return (struct growth_range){
		.start = (uintptr_t)memory,
		.end = (uintptr_t)memory + pages * page(),
		.origin = { chain, serial, serial, getpid() },
	};
}

/* Looks at this process; 'use' is called with what there is. */
static void look(const struct growth_space *space, bool touched,
		 void (*use)(const struct growth_view *view))
{
	char *text = maps_read_text(getpid());
	struct growth_source source = { .space = space, .touched = touched };
	struct growth_view view;
	struct map *maps;

	source.map_count = maps_parse(text, &maps);
	source.maps = maps;
	source.pagemap =
		pagemap_open(getpid(), growth_limit(maps, source.map_count));
	source.now = 100;
	growth_view_init(&view, &source);
	use(&view);
	growth_view_finish(&view);
	pagemap_close(source.pagemap);
	free(maps);
	free(text);
}

/* Rss of the mapping at 'memory', as smaps has it. */
static uint64_t rss_of(const char *memory)
{
	FILE *smaps = fopen("/proc/self/smaps", "r");
	char line[512], head[32];
	unsigned long kib = 0;
	bool in = false;

	snprintf(head, sizeof(head), "%lx-", (unsigned long)memory);
	while (fgets(line, sizeof(line), smaps)) {
		if (strstr(line, head) == line)
			in = true;
		else if (in && sscanf(line, "Rss: %lu kB", &kib) == 1)
			break;
	}
	fclose(smaps);
	return kib * 1024;
}

static uint64_t wanted_rss;

static void check_sums(const struct growth_view *view)
{
	cr_assert_eq(view->count, 2);
	cr_expect_eq(view->sums[0].bytes.mapped, RESERVED * page());
	cr_expect_eq(view->sums[0].bytes.resident, TOUCHED * page());
	cr_expect_eq(view->sums[0].bytes.resident, wanted_rss);
	cr_expect_eq(view->sums[0].calls, 1);
	cr_expect_eq(view->sums[0].oldest, 3);
	cr_expect_eq(view->sums[1].bytes.mapped, 0);
	cr_expect_eq(view->sums[1].bytes.reserved, (PAGES - RESERVED) * page());
	cr_expect_eq(view->sums[1].calls, 2);
	cr_expect_gt(view->unseen[UNSEEN_PROGRAM].resident, 0);
	cr_expect_gt(view->unseen[UNSEEN_STACK].mapped, 0);
	cr_expect_eq(view->total.resident,
		     view->seen.resident +
			     view->unseen[UNSEEN_PROGRAM].resident +
			     view->unseen[UNSEEN_HEAP].resident +
			     view->unseen[UNSEEN_STACK].resident +
			     view->unseen[UNSEEN_KERNEL].resident +
			     view->unseen[UNSEEN_OTHER].resident);
}

Test(growth_view, sums_of_pages_are_those_of_smaps)
{
	struct growth_chains *chains = growth_chains_create();
	struct growth_space *space = growth_space_create();
	char *memory = map_pages();
	struct growth_range range = range_of(
		memory, RESERVED, make_chain(chains, "mmap", names), 3);

	growth_map(space, &range);
	/* Two calls, one of them in two pieces, and memory that is gone. */
	range = range_of(memory + RESERVED * page(), 10,
			 make_chain(chains, "mprotect", names), 4);
	range.reserved = true;
	growth_map(space, &range);
	range.start = range.end + 10 * page();
	range.end = (uintptr_t)memory + PAGES * page();
	growth_map(space, &range);
	range.start -= 10 * page();
	range.end = range.start + 10 * page();
	range.origin.serial = 5;
	growth_map(space, &range);
	range.start = page();
	range.end = 16 * page();
	growth_map(space, &range);
	memset(memory, 1, TOUCHED * page());
	wanted_rss = rss_of(memory);
	look(space, false, check_sums);
	growth_space_destroy(space);
	growth_chains_destroy(chains);
	munmap(memory, PAGES * page());
}

static void check_touched(const struct growth_view *view)
{
	cr_assert_eq(view->count, 2);
	cr_expect_eq(view->sums[0].bytes.resident, 20 * page());
	cr_expect_eq(view->sums[1].bytes.resident, 7 * page());
	cr_expect_geq(view->unseen[UNSEEN_TOUCHED].resident,
		      (TOUCHED - 27) * page());
	cr_expect_eq(view->total.resident,
		     view->seen.resident +
			     view->unseen[UNSEEN_TOUCHED].resident);
}

Test(growth_view, pages_by_who_touched_them)
{
	struct growth_chains *chains = growth_chains_create();
	struct growth_space *space = growth_space_create();
	const struct growth_chain *chain = make_chain(chains, NULL, names);
	uint64_t start = (uintptr_t)map_pages();

	growth_want_touched(space);
	growth_touch(growth_touched(space), start, start + 20 * page(), chain);
	chain = make_chain(chains, NULL, names + 1);
	growth_touch(growth_touched(space), start + 30 * page(),
		     start + 50 * page(), chain);
	memset((char *)(uintptr_t)start, 1, TOUCHED * page());
	look(space, true, check_touched);
	growth_space_destroy(space);
	growth_chains_destroy(chains);
	munmap((char *)(uintptr_t)start, PAGES * page());
}

Test(growth_view, sizes)
{
	static const struct {
		uint64_t bytes;
		const char *text;
	} sizes[] = {
		{ 0, "0.0 KiB" },
		{ 4096, "4.0 KiB" },
		{ 1020 << 10, "1020.0 KiB" },
		{ (1 << 20) - 1, "1.0 MiB" },
		{ 412ull << 20, "412.0 MiB" },
		{ 3ull << 40, "3.0 TiB" },
	};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++) {
		struct text out = TEXT_INIT;

		growth_size(&out, sizes[i].bytes);
		cr_expect_str_eq(text_string(&out), sizes[i].text);
		text_finish(&out);
	}
}

static const struct growth_chain *chain_of_frames(struct growth_chains *chains,
						  const char *call,
						  const struct frame *frames)
{
	struct stack *stack =
		calloc(1, sizeof(*stack) + 2 * sizeof(struct frame));
	const struct growth_chain *chain;

	stack->count = 2;
	memcpy(stack->frames, frames, 2 * sizeof(struct frame));
	chain = growth_chain_of(chains, call, stack);
	free(stack);
	return chain;
}

static void expect_owner_of(const struct map *map, const char *call,
			    const struct frame *frames,
			    const struct growth_owner_name *wanted)
{
	struct growth_chains *chains = growth_chains_create();
	struct growth_arenas arenas = { .memory = NULL };
	struct growth_range range = {
		.origin.chain = chain_of_frames(chains, call, frames),
		.stack_of = wanted->kind == OWNER_STACK ? 7 : 0,
	};
	struct growth_owner_name owner =
		growth_owner_of(&arenas, map, &range);

	cr_expect_eq(owner.kind, wanted->kind, "%s: %d", frames[1].symbol,
		     owner.kind);
	cr_expect_eq(!owner.name, !wanted->name, "%s", frames[1].symbol);
	if (owner.name && wanted->name)
		cr_expect_str_eq(owner.name, wanted->name);
	growth_chains_destroy(chains);
}

static void expect_owner(const struct frame *frames, bool execute,
			 enum growth_owner kind, const char *name)
{
	struct growth_owner_name wanted = { kind, name, 0 };
	struct map map = { .name = "", .execute = execute };

	expect_owner_of(&map, "mmap", frames, &wanted);
}

/* tcmalloc may move the break as malloc(3) does. */
Test(growth_view, who_moves_the_break)
{
	static const struct frame libc[] = { { .symbol = "brk" },
					     { .symbol = "malloc" } };
	static const struct frame other[] = { { .symbol = "brk" },
					      { .symbol = "TCMalloc_Alloc" } };
	struct growth_owner_name heap = { OWNER_HEAP, NULL, 0 };
	struct growth_owner_name maker = { OWNER_MAKER, "tcmalloc", 0 };
	struct map map = { .name = "[heap]" };

	expect_owner_of(&map, "brk", libc, &heap);
	expect_owner_of(&map, "brk", other, &maker);
	map.name = "";
	expect_owner_of(&map, "brk", libc, &heap);
}

/* What an allocator mapped is not all a stack because one is within it. */
Test(growth_view, stacks_within_the_heap)
{
	static const struct frame thread[] = { { .symbol = "mmap" },
					       { .symbol = "pthread_create" } };
	static const struct frame go[] = { { .symbol = "runtime.mmap" },
					   { .symbol = "runtime.sysMap" } };
	struct growth_owner_name stack = { OWNER_STACK, NULL, 7 };
	struct growth_arenas arenas = { .memory = NULL };
	struct growth_chains *chains = growth_chains_create();
	struct growth_range range = { .stack_of = 7 };
	struct map map = { .name = "" };

	expect_owner_of(&map, "mmap", thread, &stack);
	range.origin.chain = chain_of_frames(chains, "mmap", go);
	cr_expect_eq(growth_owner_of(&arenas, &map, &range).kind, OWNER_MAKER);
	growth_chains_destroy(chains);
}

/* As prctl(PR_SET_VMA) gives names. */
Test(growth_view, named_memory)
{
	static const struct frame frames[] = { { .symbol = "mmap" },
					       { .symbol = "main" } };
	struct growth_owner_name wanted = { OWNER_NAMED, "a[b]]", 0 };
	struct map map = { .name = "[anon:a[b]]" };
	struct growth_chains *chains = growth_chains_create();
	struct growth_sum sum = {
		.owned[OWNER_NAMED] = { 1, false, "a[b]]", 0 },
	};
	struct growth_view view = { .sums = &sum, .count = 1 };
	struct growth_moment moment = { .comm = "x", .lines = 1 };
	struct text out = TEXT_INIT;

	expect_owner_of(&map, "mmap", frames, &wanted);
	sum.chain = chain_of_frames(chains, "mmap", frames);
	growth_report(&out, &view, &moment);
	cr_expect(strstr(out.bytes, "  [named a[b]] mmap < main\n"), "%s",
		  text_string(&out));
	text_finish(&out);
	growth_chains_destroy(chains);
}

/* By their functions, or by the file where those have no names. */
Test(growth_view, allocators_and_runtimes)
{
#define OWNER(symbol_, dso_, execute, kind, name)                              \
	expect_owner(                                                          \
		(const struct frame[]){ { .symbol = "mmap" },                  \
					{ .symbol = symbol_, .dso = dso_ } },  \
		execute, kind, name)
	OWNER("runtime.sysMap", "/bin/x", false, OWNER_MAKER, "Go");
	OWNER("je_pages_map", "/bin/x", false, OWNER_MAKER, "jemalloc");
	OWNER(NULL, "/usr/lib/libjemalloc.so.2", false, OWNER_MAKER,
	      "jemalloc");
	OWNER("tcmalloc::SystemAlloc", NULL, false, OWNER_MAKER, "tcmalloc");
	OWNER("_mi_os_alloc", "/bin/x", false, OWNER_MAKER, "mimalloc");
	OWNER("v8::base::OS::Allocate", "/bin/node", true, OWNER_JIT, "V8");
	OWNER("v8::base::OS::Allocate", "/bin/node", false, OWNER_MAKER, "V8");
	OWNER("compile", "/bin/x", true, OWNER_JIT, NULL);
	OWNER("runtimes", "/libjemalloc/x", false, OWNER_ANONYMOUS, NULL);
}
