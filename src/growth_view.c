/*
 * One walk over the mappings makes pieces, each with an origin, an owner and
 * its pages; sorted by chain and call they add up to the view.
 */
#include "growth_view.h"

#include <string.h>

#include "alloc.h"
#include "growth_owner.h"

const uint64_t growth_ages[GROWTH_AGES - 1] = {
	10ull * 1000000000,
	60ull * 1000000000,
	600ull * 1000000000,
};

struct piece {
	struct growth_origin origin;
	struct growth_bytes bytes;
	struct growth_owner_name owner;
};

struct builder {
	const struct growth_source *source;
	struct growth_view *view;
	struct growth_arenas arenas;
	struct piece *pieces;
	size_t count;
	size_t room;
};

static void add_bytes(struct growth_bytes *sum, const struct growth_bytes *more)
{
	sum->mapped += more->mapped;
	sum->reserved += more->reserved;
	sum->resident += more->resident;
	sum->swapped += more->swapped;
	sum->huge += more->huge;
}

static void add_region(struct growth_bytes *bytes,
		       const struct pagemap_region *region)
{
	uint64_t size = region->end - region->start;

	if (region->resident)
		bytes->resident += size;
	else
		bytes->swapped += size;
	if (region->huge)
		bytes->huge += size;
}

static struct piece *add_piece(struct builder *builder)
{
	struct piece *piece;

	if (builder->count == builder->room) {
		builder->room = builder->room ? 2 * builder->room : 64;
		builder->pieces = alloc_resize(builder->pieces, builder->room,
					       sizeof(*builder->pieces));
	}
	piece = &builder->pieces[builder->count++];
	memset(piece, 0, sizeof(*piece));
	return piece;
}

static enum growth_unseen unseen_kind(const struct map *map)
{
	if (map->inode)
		return UNSEEN_PROGRAM;
	if (!strcmp(map->name, "[heap]"))
		return UNSEEN_HEAP;
	if (!strcmp(map->name, "[stack]"))
		return UNSEEN_STACK;
	if (!strncmp(map->name, "[v", 2))
		return UNSEEN_KERNEL;
	return UNSEEN_OTHER;
}

/* Who first touched the page, or another one of its huge page. */
static const struct growth_range *toucher(const struct growth_space *touched,
					  uint64_t at, uint64_t huge)
{
	const struct growth_range *range = growth_find(touched, at);
	uint64_t base;

	if ((range && range->start <= at) || !huge)
		return range;
	base = at / huge * huge;
	range = growth_find(touched, base);
	return range && range->start < base + huge ? range : NULL;
}

/* One stretch of a region has one who touched it, or none that is known. */
static uint64_t add_touched(struct builder *builder,
			    const struct pagemap_region *region)
{
	uint64_t huge = region->huge ?
				pagemap_huge_page(builder->source->pagemap) :
				0;
	const struct growth_range *range =
		toucher(growth_touched(builder->source->space), region->start,
			huge);
	struct pagemap_region part = *region;
	struct piece *piece;

	if (huge && part.end / huge != part.start / huge)
		part.end = (part.start / huge + 1) * huge;
	if (!range || (!huge && range->start > part.start)) {
		if (range && range->start < part.end)
			part.end = range->start;
		add_region(&builder->view->unseen[UNSEEN_TOUCHED], &part);
		return part.end;
	}
	if (!huge && range->end < part.end)
		part.end = range->end;
	piece = add_piece(builder);
	piece->origin = range->origin;
	add_region(&piece->bytes, &part);
	return part.end;
}

static void add_pages(struct builder *builder, uint64_t start, uint64_t end,
		      struct growth_bytes *bytes)
{
	const struct growth_source *source = builder->source;
	struct pagemap_region region;

	while (source->pagemap &&
	       pagemap_next(source->pagemap, &start, end, &region)) {
		if (!source->touched) {
			add_region(bytes, &region);
			continue;
		}
		while (region.start < region.end)
			region.start = add_touched(builder, &region);
	}
}

static void add_age(struct growth_view *view, uint64_t age,
		    const struct growth_bytes *bytes)
{
	int class = 0;

	while (class < GROWTH_AGES - 1 && age >= growth_ages[class])
		class ++;
	view->ages[class] += bytes->resident + bytes->swapped;
}

static void add_seen(struct builder *builder, const struct map *map,
		     const struct growth_range *range, uint64_t size)
{
	struct piece *piece = add_piece(builder);

	piece->origin = range->origin;
	piece->owner = growth_owner_of(&builder->arenas, map, range);
	if (range->reserved)
		piece->bytes.reserved = size;
	else
		piece->bytes.mapped = size;
}

static bool is_reserved(const struct map *map)
{
	return !map->read && !map->write && !map->execute;
}

/* What exec makes where a file's data go on behind what the file has of them:
   without a name, right behind the data. */
static bool is_zeros(const struct growth_source *source, const struct map *map,
		     uint64_t at)
{
	return !map->inode && map->name[0] != '[' && at == map->start &&
	       map > source->maps && map[-1].inode && map[-1].write &&
	       map[-1].end == at;
}

static enum growth_unseen kind_of(const struct growth_source *source,
				  const struct map *map, uint64_t at, bool seen)
{
	if (source->touched)
		return UNSEEN_TOUCHED;
	if (seen)
		return UNSEEN_BEFORE + unseen_kind(map);
	return is_zeros(source, map, at) ? UNSEEN_PROGRAM : unseen_kind(map);
}

static uint64_t add_stretch(struct builder *builder, const struct map *map,
			    uint64_t at)
{
	const struct growth_source *source = builder->source;
	const struct growth_range *range = growth_find(source->space, at);
	bool seen = range && range->start <= at;
	struct growth_bytes bytes = { 0, 0, 0, 0, 0 };
	uint64_t end = map->end;
	size_t index = builder->count;

	if (range && (seen ? range->end : range->start) < end)
		end = seen ? range->end : range->start;
	if (seen && range->origin.chain && !source->touched) {
		add_seen(builder, map, range, end - at);
		add_pages(builder, at, end, &bytes);
		add_bytes(&builder->pieces[index].bytes, &bytes);
		return end;
	}
	if (is_reserved(map))
		bytes.reserved = end - at;
	else
		bytes.mapped = end - at;
	add_pages(builder, at, end, &bytes);
	add_bytes(&builder->view->unseen[kind_of(source, map, at, seen)],
		  &bytes);
	return end;
}

static int compare_pieces(const void *one, const void *other)
{
	const struct piece *a = one, *b = other;

	if (a->origin.chain != b->origin.chain)
		return a->origin.chain < b->origin.chain ? -1 : 1;
	if (a->origin.serial != b->origin.serial)
		return a->origin.serial < b->origin.serial ? -1 : 1;
	return 0;
}

static uint64_t there(const struct growth_bytes *bytes)
{
	return bytes->resident + bytes->swapped;
}

static int compare_sums(const void *one, const void *other)
{
	const struct growth_sum *a = one, *b = other;

	if (there(&a->bytes) != there(&b->bytes))
		return there(&a->bytes) < there(&b->bytes) ? 1 : -1;
	if (a->bytes.mapped != b->bytes.mapped)
		return a->bytes.mapped < b->bytes.mapped ? 1 : -1;
	if (a->bytes.reserved != b->bytes.reserved)
		return a->bytes.reserved < b->bytes.reserved ? 1 : -1;
	return a->oldest < b->oldest ? -1 : a->oldest > b->oldest;
}

static void add_owner(struct growth_sum *sum,
		      const struct growth_owner_name *owner)
{
	struct growth_owned *owned = &sum->owned[owner->kind];

	if (!owned->pieces++) {
		owned->name = owner->name;
		owned->number = owner->number;
		return;
	}
	owned->several |= owned->number != owner->number;
	if (owned->name && owner->name)
		owned->several |= strcmp(owned->name, owner->name) != 0;
}

static void add_to_view(struct builder *builder, struct growth_sum *sum,
			const struct piece *piece)
{
	struct growth_view *view = builder->view;

	add_bytes(&sum->bytes, &piece->bytes);
	add_bytes(&view->seen, &piece->bytes);
	if (piece->owner.kind == OWNER_ARENA)
		add_bytes(&view->arenas, &piece->bytes);
	if (piece->owner.kind == OWNER_ARENA || piece->owner.kind == OWNER_HEAP)
		view->heaps += piece->bytes.resident + piece->bytes.swapped;
	if (piece->owner.kind == OWNER_FILE)
		view->files += piece->bytes.resident;
	if (builder->source->touched)
		return;
	add_age(view, builder->source->now - piece->origin.time, &piece->bytes);
	add_owner(sum, &piece->owner);
}

static void sum_up(struct builder *builder)
{
	struct growth_view *view = builder->view;
	const struct piece *before = NULL;

	qsort(builder->pieces, builder->count, sizeof(*builder->pieces),
	      compare_pieces);
	view->sums = alloc_array(builder->count, sizeof(*view->sums));
	for (size_t i = 0; i < builder->count; i++) {
		const struct piece *piece = &builder->pieces[i];
		bool begins =
			!before || before->origin.chain != piece->origin.chain;
		struct growth_sum *sum = &view->sums[view->count - !begins];

		if (begins) {
			view->count++;
			sum->chain = piece->origin.chain;
			sum->oldest = piece->origin.time;
		}
		sum->calls +=
			begins || before->origin.serial != piece->origin.serial;
		add_to_view(builder, sum, piece);
		before = piece;
	}
	qsort(view->sums, view->count, sizeof(*view->sums), compare_sums);
}

/* VmSize does not count it, it has no pages, and it is not the user's. */
static bool is_vsyscall(const struct map *map)
{
	return !strcmp(map->name, "[vsyscall]");
}

uint64_t growth_limit(const struct map *maps, size_t count)
{
	while (count && is_vsyscall(&maps[count - 1]))
		count--;
	return count ? maps[count - 1].end : 0;
}

void growth_view_init(struct growth_view *view,
		      const struct growth_source *source)
{
	struct builder builder = {
		.source = source,
		.view = view,
		.arenas.memory = source->memory,
	};

	memset(view, 0, sizeof(*view));
	for (size_t i = 0; i < source->map_count; i++) {
		const struct map *map = &source->maps[i];
		uint64_t at = map->start;

		while (!is_vsyscall(map) && at < map->end)
			at = add_stretch(&builder, map, at);
	}
	if (builder.count)
		sum_up(&builder);
	view->exact = source->pagemap && pagemap_is_exact(source->pagemap);
	view->arena_count = builder.arenas.count;
	view->total = view->seen;
	for (int kind = 0; kind < UNSEENS; kind++)
		add_bytes(&view->total, &view->unseen[kind]);
	growth_arenas_finish(&builder.arenas);
	free(builder.pieces);
}

void growth_view_finish(struct growth_view *view)
{
	free(view->sums);
}
