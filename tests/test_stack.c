/* Call chains with names: of live children, and of addresses that perf gave. */
#include <criterion/criterion.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "stack.h"
#include "stack_piece.h"
#include "stopped.h"

#define NOINLINE __attribute__((noinline))

enum { DEPTH = 100 };

NOINLINE static void innermost(void)
{
	raise(SIGSTOP);
	__asm__ volatile("");
}

NOINLINE static int outer(int depth)
{
	volatile int here = depth;

	if (depth)
		here += outer(depth - 1);
	else
		innermost();
	return here;
}

NOINLINE static void run(void)
{
	outer(DEPTH - 1);
	__asm__ volatile("");
}

static size_t count_named(const struct stack *stack, const char *symbol)
{
	size_t i, count = 0;

	for (i = 0; i < stack->count; i++) {
		if (stack->frames[i].symbol &&
		    !strcmp(stack->frames[i].symbol, symbol))
			count++;
	}
	return count;
}

static struct stack *capture(struct stopped *stopped, enum stack_mode mode,
			     size_t max)
{
	struct stack_reader *reader =
		stack_reader_create(stopped->dsos,
				    &(struct stack_config){
					    .mode = mode, .max = max });
	struct stack *stack = stack_capture(reader, &stopped->moment);

	stack_reader_destroy(reader);
	return stack;
}

static struct stopped *stopped_at_innermost(void)
{
	struct stopped *stopped = stopped_create(run);

	cr_assert_eq(stopped_wait(stopped), SIGSTOP);
	return stopped;
}

Test(stack, whole)
{
	struct stopped *stopped = stopped_at_innermost();
	struct stack *stack = capture(stopped, STACK_DWARF, 1000);

	cr_expect_eq(count_named(stack, "innermost"), 1);
	cr_expect_eq(count_named(stack, "outer"), DEPTH);
	cr_expect_eq(count_named(stack, "run"), 1);
	cr_expect_eq(stack->omitted, 0);
	cr_expect(strstr(stack->frames[0].dso, "libc"));
	free(stack);
	stopped_destroy(stopped);
}

Test(stack, cut)
{
	struct stopped *stopped = stopped_at_innermost();
	struct stack *whole = capture(stopped, STACK_DWARF, 1000);
	struct stack *stack = capture(stopped, STACK_DWARF, 7);

	cr_expect_eq(stack->count, 7);
	cr_expect_eq(stack->count + stack->omitted, whole->count);
	free(stack);
	stack = capture(stopped, STACK_DWARF, 0);
	cr_expect_eq(stack->count, 0);
	cr_expect_eq(stack->omitted, whole->count);
	free(stack);
	cr_expect_null(capture(stopped, STACK_NONE, 7));
	free(whole);
	stopped_destroy(stopped);
}

Test(stack, names_are_kept)
{
	struct stopped *stopped = stopped_at_innermost();
	struct stack *first = capture(stopped, STACK_DWARF, 1000);
	struct stack *second = capture(stopped, STACK_DWARF, 1000);
	size_t size = sizeof(*first) + first->count * sizeof(struct frame);

	cr_expect_eq(first->count, second->count);
	cr_expect_eq(memcmp(first, second, size), 0);
	free(first);
	free(second);
	stopped_destroy(stopped);
}

static uint64_t address_of(void (*function)(void))
{
	return (uintptr_t)function;
}

struct space {
	struct dsos *dsos;
	struct stack_space space;
	struct stack_reader *reader;
};

static struct space space_create(size_t max)
{
	struct space space = { .dsos = dsos_create() };

	space.space.maps = maps_create(space.dsos);
	space.space.pid = getpid();
	space.reader = stack_reader_create(
		space.dsos,
		&(struct stack_config){ .mode = STACK_FP, .max = max });
	return space;
}

static void space_finish(struct space *space)
{
	stack_reader_destroy(space->reader);
	maps_put(space->space.maps);
	dsos_destroy(space->dsos);
}

Test(stack, from_perf)
{
	struct space space = space_create(10);
	/* The first is where it was, the second behind a call. */
	uint64_t addresses[] = { address_of(innermost), address_of(run) + 1,
				 1 };
	struct stack_chain chain = { addresses, 0, 3 };
	struct stack *stack =
		stack_from_addresses(space.reader, &space.space, &chain);

	/* The third is no code. */
	cr_assert_eq(stack->count, 2);
	cr_expect_eq(stack->omitted, 0);
	cr_expect_str_eq(stack->frames[0].symbol, "innermost");
	cr_expect_eq(stack->frames[0].symbol_offset, 0);
	cr_expect_str_eq(stack->frames[1].symbol, "run");
	free(stack);
	/* But what was executed is shown, whatever it is. */
	chain = (struct stack_chain){ addresses + 2, 0, 1 };
	stack = stack_from_addresses(space.reader, &space.space, &chain);
	cr_assert_eq(stack->count, 1);
	cr_expect_null(stack->frames[0].dso);
	cr_expect_null(stack->frames[0].symbol);
	cr_expect_eq(stack->frames[0].offset, 1);
	free(stack);
	space_finish(&space);
}

Test(stack, from_perf_cut)
{
	struct space space = space_create(2);
	uint64_t addresses[] = { UINT64_MAX - 1, address_of(innermost), 1 };
	struct stack_chain chain = { addresses, 1, 2 };
	struct stack *stack =
		stack_from_addresses(space.reader, &space.space, &chain);

	cr_assert_eq(stack->count, 2);
	cr_expect_eq(stack->omitted, 1);
	cr_expect_str_eq(stack->frames[0].dso, "[kernel.kallsyms]");
	cr_expect_str_eq(stack->frames[1].symbol, "innermost");
	free(stack);
	space_finish(&space);
}

Test(stack, code_without_a_file)
{
	struct space space = space_create(2);
	char *page = mmap(NULL, 4096, PROT_READ | PROT_EXEC,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	struct frame frame;

	stack_frame(&space.space, (uintptr_t)page + 5, &frame);
	cr_expect_str_eq(frame.dso, "//anon");
	cr_expect_null(frame.symbol);
	cr_expect_eq(frame.offset, (uintptr_t)page + 5);
	/* What took its place since is not mistaken for it. */
	munmap(page, 4096);
	maps_stale(space.space.maps, true);
	stack_frame(&space.space, address_of(run), &frame);
	stack_frame(&space.space, (uintptr_t)page + 5, &frame);
	cr_expect_null(frame.dso);
	space_finish(&space);
}

/* Of a moment that is over, what cannot have changed since. */
Test(stack, memory_of_a_piece)
{
	static const char constant[] = "constant";
	static char variable[] = "variable";
	struct dsos *dsos = dsos_create();
	struct maps *maps = maps_create(dsos);
	struct stack_piece piece;
	char bytes[9];
	bool cut;

	stack_piece_init(&piece, maps, getpid(), &cut);
	stack_piece_set(&piece, 4096, "on stack", 9);
	cr_expect(memory_get(&piece.memory, 4096, bytes, 9));
	cr_expect_str_eq(bytes, "on stack");
	cr_expect(memory_get(&piece.memory, (uintptr_t)constant, bytes, 9));
	cr_expect_str_eq(bytes, "constant");
	cr_expect_not(cut);
	cr_expect_not(memory_get(&piece.memory, (uintptr_t)variable, bytes, 9));
	cr_expect(cut);
	maps_put(maps);
	dsos_destroy(dsos);
}
