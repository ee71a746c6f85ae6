/*
 * Calls that change an address space, as what they do to its account. A new
 * one is a row of growth_calls[] and, if it is like no other, a function.
 */
#include "growth_calls.h"

#include <linux/mman.h>
#include <sys/mman.h>
#include <unistd.h>

#include "growth_chain.h"

#ifndef MREMAP_DONTUNMAP
#define MREMAP_DONTUNMAP 4
#endif

static uint64_t page_up(uint64_t size)
{
	uint64_t mask = sysconf(_SC_PAGESIZE) - 1;

	return (size + mask) & ~mask;
}

static struct growth_range range_of(const struct growth_act *act,
				    uint64_t start, uint64_t size)
{
	return (struct growth_range){
		.start = start,
		.end = start + page_up(size),
		.origin = act->origin,
	};
}

/* Nobody has touched what is new or gone. */
static void forget_touches(const struct growth_act *act, uint64_t start,
			   uint64_t size)
{
	struct growth_space *touched = growth_touched(act->space);

	if (touched)
		growth_unmap(touched, start, start + page_up(size));
}

/* malloc/malloc.c: a threshold of 128 KiB rises up to 32 MiB. */
enum {
	THRESHOLD = 128 << 10,
	THRESHOLD_MAX = 32 << 20,
	TOP_PAD = 128 << 10,	/* that a heap grows beyond what is wanted */
	SLACK = 8 << 10,
	INNERMOST = 5,
};

/* A step that no block below the threshold takes. */
static void note_step(const struct growth_act *act, uint64_t step)
{
	struct growth_malloc *malloc = growth_malloc(act->space);

	if (malloc->unmapped && act->origin.chain &&
	    step > THRESHOLD + TOP_PAD + SLACK &&
	    growth_chain_has(act->origin.chain, INNERMOST, "sysmalloc"))
		malloc->grown += step;
}

static bool always(const struct growth_act *act)
{
	(void)act;
	return true;
}

static void account_mmap(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;
	struct growth_range range = range_of(act, act->call->result, args[1]);

	range.reserved = args[2] == PROT_NONE;
	growth_map(act->space, &range);
	forget_touches(act, range.start, args[1]);
}

static void account_shadow_stack(const struct growth_act *act)
{
	struct growth_range range =
		range_of(act, act->call->result, act->call->args[1]);

	growth_map(act->space, &range);
}

static bool munmap_tells(const struct growth_act *act)
{
	uint64_t size = act->call->args[1];

	return size > THRESHOLD && size <= THRESHOLD_MAX + SLACK &&
	       size > growth_malloc(act->space)->unmapped;
}

/* munmap(2) below free(3) itself: munmap_chunk() jumps there, or is in it. */
static bool is_block(const struct growth_chain *chain)
{
	return growth_chain_has(chain, 2, "munmap_chunk") ||
	       growth_chain_has(chain, 2, "free") ||
	       growth_chain_has(chain, 2, "__libc_free");
}

static void account_munmap(const struct growth_act *act)
{
	if (act->origin.chain && is_block(act->origin.chain))
		growth_malloc(act->space)->unmapped = act->call->args[1];
	growth_space_destroy(act->freed);
}

static struct growth_freed munmap_frees(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;

	forget_touches(act, args[0], args[1]);
	return (struct growth_freed){ args[0], args[0] + page_up(args[1]) };
}

static void account_mprotect(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;
	struct growth_range range = range_of(act, args[0], args[1]);

	range.reserved = args[2] == PROT_NONE;
	note_step(act, range.end - range.start);
	growth_protect(act->space, &range);
}

static bool mprotect_grows(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;

	return args[2] != PROT_NONE &&
	       growth_has_reserved(act->space, args[0],
				   args[0] + page_up(args[1]));
}

static void move_touches(const struct growth_act *act, uint64_t from,
			 uint64_t size, uint64_t to)
{
	struct growth_space *touched = growth_touched(act->space);

	if (touched)
		growth_put(touched, growth_take(touched, from, from + size),
			   to - from);
}

/* What moves keeps who made it; what is added is this call's. */
static void account_mremap(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;
	uint64_t from = args[0], to = act->call->result;
	uint64_t before = page_up(args[1]), after = page_up(args[2]);
	uint64_t kept = before < after ? before : after;
	struct growth_range left = range_of(act, from, before);
	struct growth_range more = range_of(act, to + kept, after - kept);

	if (act->freed)
		growth_unmap(act->freed, from + kept, from + before);
	growth_put(act->space, act->freed, to - from);
	move_touches(act, from, kept, to);
	if (args[3] & MREMAP_DONTUNMAP && to != from)
		growth_map(act->space, &left);
	growth_map(act->space, &more);
	forget_touches(act, more.start, after - kept);
}

static struct growth_freed mremap_frees(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;

	return (struct growth_freed){ args[0], args[0] + page_up(args[1]) };
}

static bool mremap_grows(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;

	return page_up(args[2]) > page_up(args[1]) ||
	       args[3] & MREMAP_DONTUNMAP;
}

static void account_brk(const struct growth_act *act)
{
	uint64_t end = page_up(act->call->result);
	uint64_t before = growth_break(act->space);

	if (before && end > before)
		note_step(act, end - before);
	growth_set_break(act->space, end, &act->origin);
	if (end < before)
		forget_touches(act, end, before - end);
}

static bool brk_grows(const struct growth_act *act)
{
	uint64_t before = growth_break(act->space);

	return before && page_up(act->call->result) > before;
}

static void account_madvise(const struct growth_act *act)
{
	const uint64_t *args = act->call->args;

	if (args[2] == MADV_DONTNEED || args[2] == MADV_REMOVE)
		forget_touches(act, args[0], args[1]);
}

static void account_shmat(const struct growth_act *act)
{
	struct growth_range range =
		range_of(act, act->call->result, act->segment);

	growth_map(act->space, &range);
}

static void account_shmdt(const struct growth_act *act)
{
	growth_detach(act->space, act->call->args[0]);
}

/* clang-format off */
const struct growth_call growth_calls[] = {
	{ "brk", account_brk, NULL, brk_grows },
	{ "madvise", account_madvise, NULL, NULL },
	{ "map_shadow_stack", account_shadow_stack, NULL, always },
	{ "mmap", account_mmap, NULL, always },
	{ "mmap2", account_mmap, NULL, always },
	{ "mprotect", account_mprotect, NULL, mprotect_grows },
	{ "mremap", account_mremap, mremap_frees, mremap_grows },
	{ "munmap", account_munmap, munmap_frees, munmap_tells },
	{ "pkey_mprotect", account_mprotect, NULL, mprotect_grows },
	{ "shmat", account_shmat, NULL, always },
	{ "shmdt", account_shmdt, NULL, NULL },
};
/* clang-format on */

const size_t growth_calls_count =
	sizeof(growth_calls) / sizeof(growth_calls[0]);
