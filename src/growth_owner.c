/* A kind of owner is told from a mapping's name, or from who called. */
#include "growth_owner.h"

#include <string.h>

#include "alloc.h"
#include "growth_maker.h"

enum {
	HEAP_SIZE = 64 << 20, /* glibc's HEAP_MAX_SIZE and its alignment */
	INNERMOST = 5,	      /* frames of a chain that may be malloc's */
};

static bool begins(const char *name, const char *with)
{
	return !strncmp(name, with, strlen(with));
}

/* malloc/arena.c, old and new. */
static bool is_arena(const struct growth_chain *chain)
{
	static const char *const growers[] = {
		"new_heap",
		"alloc_new_heap",
		"grow_heap",
		"arena_get2",
	};

	for (size_t i = 0; i < sizeof(growers) / sizeof(*growers); i++)
		if (growth_chain_has(chain, INNERMOST, growers[i]))
			return true;
	return chain->call && !strcmp(chain->call, "mprotect") &&
	       growth_chain_has(chain, INNERMOST, "sysmalloc");
}

/* NULL when nobody that is known has called. */
static const char *maker_of(const struct growth_chain *chain)
{
	const struct growth_maker *maker = NULL;

	for (size_t at = 0; !maker && at < chain->count && at < INNERMOST; at++)
		maker = growth_maker_of(&chain->frames[at]);
	return maker ? maker->name : NULL;
}

/* The call is its own, not one that a thread's creation or the like makes. */
static bool is_allocator(const struct growth_chain *chain)
{
	const struct growth_maker *maker;

	for (size_t i = 0; i < chain->count && i < 2; i++) {
		maker = growth_maker_of(&chain->frames[i]);
		if (maker && maker->plumbing)
			return true;
	}
	return false;
}

static void look_at_chain(struct growth_arenas *arenas,
			  const struct growth_chain *chain)
{
	if (arenas->chain == chain)
		return;
	arenas->chain = chain;
	arenas->maker = chain ? maker_of(chain) : NULL;
	arenas->is_arena = chain && is_arena(chain);
	arenas->allocates = chain && is_allocator(chain);
}

/* Each of an arena's heaps begins with the address of the arena. */
static unsigned long arena_number(struct growth_arenas *arenas,
				  uint64_t address)
{
	uint64_t id, base = address / HEAP_SIZE * HEAP_SIZE;
	size_t i;

	if (!arenas->memory ||
	    !memory_get(arenas->memory, base, &id, sizeof(id)))
		return 0;
	for (i = 0; i < arenas->count; i++)
		if (arenas->ids[i] == id)
			return i + 1;
	arenas->ids = alloc_resize(arenas->ids, i + 1, sizeof(*arenas->ids));
	arenas->ids[arenas->count++] = id;
	return arenas->count;
}

void growth_arenas_finish(struct growth_arenas *arenas)
{
	free(arenas->ids);
}

static struct growth_owner_name owner_of_file(const struct map *map)
{
	const char *name = map->name;

	if (begins(name, "/memfd:"))
		return (struct growth_owner_name){ OWNER_MEMFD, name + 7, 0 };
	if (begins(name, "/SYSV") || begins(name, "/dev/zero") ||
	    begins(name, "/dev/shm/"))
		return (struct growth_owner_name){
			OWNER_SHARED,
			name[1] == 'd' && name[5] == 's' ? name : NULL, 0
		};
	return (struct growth_owner_name){ OWNER_FILE, name, 0 };
}

static struct growth_owner_name
owner_of_anonymous(struct growth_arenas *arenas, const struct map *map,
		   const struct growth_range *range)
{
	struct growth_owner_name owner = { OWNER_ANONYMOUS, NULL, 0 };

	if (range->stack_of && !arenas->allocates) {
		owner.kind = OWNER_STACK;
		owner.number = range->stack_of;
	} else if (begins(map->name, "[anon")) {
		owner.kind = OWNER_NAMED;
		owner.name = strchr(map->name, ':');
		owner.name = owner.name ? owner.name + 1 : map->name;
	} else if (arenas->is_arena) {
		owner.kind = OWNER_ARENA;
		owner.number = arena_number(arenas, range->start);
	} else if (map->execute) {
		owner = (struct growth_owner_name){ OWNER_JIT, arenas->maker,
						    0 };
	} else if (arenas->maker) {
		owner = (struct growth_owner_name){ OWNER_MAKER, arenas->maker,
						    0 };
	}
	return owner;
}

struct growth_owner_name growth_owner_of(struct growth_arenas *arenas,
					 const struct map *map,
					 const struct growth_range *range)
{
	struct growth_owner_name heap = { OWNER_HEAP, NULL, 0 };
	const struct growth_chain *chain = range->origin.chain;

	if (map->inode)
		return owner_of_file(map);
	look_at_chain(arenas, chain);
	/* The kernel calls it so only where it meets the first break. */
	if (!arenas->maker &&
	    (!strcmp(map->name, "[heap]") ||
	     (chain && chain->call && !strcmp(chain->call, "brk"))))
		return heap;
	return owner_of_anonymous(arenas, map, range);
}
