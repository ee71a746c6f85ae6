/*
 * A small hash table per address space, void when its mappings of code have
 * changed.
 */
#include "frames.h"

#include <string.h>

#include "alloc.h"
#include "dso.h"
#include "symbols.h"

enum {
	FIRST_SIZE = 64,
	LAST_SIZE = 16384,
};

struct slot {
	uint64_t address;
	struct named *named; /* NULL: free */
};

struct frames {
	struct slot *slots;
	size_t size; /* a power of two */
	size_t count;
	uint64_t version;
};

static void forget(struct frames *frames)
{
	size_t i;

	for (i = 0; i < frames->size; i++)
		free(frames->slots[i].named);
	memset(frames->slots, 0, frames->size * sizeof(*frames->slots));
	frames->count = 0;
}

void frames_destroy(struct frames *frames)
{
	if (!frames)
		return;
	forget(frames);
	free(frames->slots);
	free(frames);
}

static struct slot *find_slot(const struct frames *frames, uint64_t address)
{
	size_t i = (address * 0x9e3779b97f4a7c15) >> 32 & (frames->size - 1);

	while (frames->slots[i].named && frames->slots[i].address != address)
		i = (i + 1) & (frames->size - 1);
	return &frames->slots[i];
}

static void resize(struct frames *frames, size_t size)
{
	struct frames old = *frames;
	size_t i;

	frames->size = size;
	frames->slots = alloc_array(size, sizeof(*frames->slots));
	for (i = 0; i < old.size; i++) {
		if (old.slots[i].named)
			*find_slot(frames, old.slots[i].address) = old.slots[i];
	}
	free(old.slots);
}

/* A program that makes code as it goes has no end of addresses. */
static void make_room(struct frames *frames)
{
	if (frames->count < frames->size / 2)
		return;
	if (frames->size < LAST_SIZE)
		resize(frames, 2 * frames->size);
	else
		forget(frames);
}

static struct frames *get_frames(struct maps *maps)
{
	struct frames **frames = maps_frames(maps);

	if (!*frames) {
		*frames = alloc_array(1, sizeof(**frames));
		resize(*frames, FIRST_SIZE);
	}
	if ((*frames)->version != maps_version(maps)) {
		(*frames)->version = maps_version(maps);
		forget(*frames);
	}
	return *frames;
}

static void name_mapped(const struct stack_space *space, const struct map *map,
			uint64_t address, struct frame *frame)
{
	struct dso *dso;
	uint64_t own, start;

	frame->dso = maps_name(space->maps, map);
	dso = maps_dso(space->maps, space->pid, map);
	if (!dso)
		return;
	frame->offset = address - map->start + map->offset;
	if (!dso_address(dso, frame->offset, &own))
		return;
	frame->symbol = symbols_find(dso, own, &start);
	if (frame->symbol)
		frame->symbol_offset = own - start;
}

/* The text is made once, so that writers have nothing to do but copy it. */
static void show(struct dsos *dsos, struct frame *frame)
{
	struct text text = TEXT_INIT;

	frame_print(&text, frame, dsos_style(dsos)->addresses);
	frame->shown = dsos_name(dsos, text_string(&text));
	frame->shown_length = text.length;
	text_finish(&text);
}

static struct named *find_names(const struct stack_space *space,
				uint64_t address)
{
	struct named *named =
		alloc_array(1, sizeof(*named) + sizeof(named->frames[0]));
	const struct map *map;

	named->count = 1;
	named->frames[0].offset = address;
	map = maps_find_code(space->maps, space->pid, address);
	if (map)
		name_mapped(space, map, address, &named->frames[0]);
	show(maps_dsos(space->maps), &named->frames[0]);
	return named;
}

const struct named *frames_find(const struct stack_space *space,
				uint64_t address)
{
	struct frames *frames = get_frames(space->maps);
	struct slot *slot = find_slot(frames, address);
	struct named *named;

	if (slot->named)
		return slot->named;
	/* This may read the mappings anew: the table can only be used behind. */
	named = find_names(space, address);
	frames = get_frames(space->maps);
	make_room(frames);
	slot = find_slot(frames, address);
	slot->address = address;
	slot->named = named;
	frames->count++;
	return named;
}

void frames_kernel(struct dsos *dsos, uint64_t address, struct frame *frame)
{
	struct dso *kernel = dsos_kernel(dsos);
	uint64_t start = address;

	memset(frame, 0, sizeof(*frame));
	frame->dso = dso_name(kernel);
	frame->offset = address;
	frame->symbol = symbols_find(kernel, address, &start);
	frame->symbol_offset = address - start;
}
