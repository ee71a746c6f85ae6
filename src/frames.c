/*
 * A small hash table per address space, void when its mappings of code have
 * changed.
 */
#include "frames.h"

#include <string.h>

#include "alloc.h"
#include "dso.h"
#include "jit.h"
#include "source.h"
#include "symbols.h"

enum {
	FIRST_SIZE = 64,
	LAST_SIZE = 16384,
};

struct slot {
	uint64_t address;
	struct named *named; /* NULL: free */
	bool made;	     /* by the program itself: jit.h may name it anew */
};

struct frames {
	struct slot *slots;
	size_t size; /* a power of two */
	size_t count;
	uint64_t version;
	bool jit_asked; /* since frames_begin() */
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

/* Asks once a chain: the file of names may have grown. True when it had. */
static bool update_made(const struct stack_space *space)
{
	struct frames *frames = get_frames(space->maps);
	struct dsos *dsos = maps_dsos(space->maps);
	bool grown;

	if (frames->jit_asked)
		return false;
	frames->jit_asked = true;
	grown = jit_update(maps_jit(space->maps), space->pid);
	if (dsos_jits(dsos)->full)
		dsos_say_full(dsos);
	if (!grown)
		return false;
	forget(frames);
	return true;
}

static void name_made(const struct stack_space *space, uint64_t address,
		      struct frame *frame)
{
	struct dsos *dsos = maps_dsos(space->maps);
	struct jit *jit = maps_jit(space->maps);
	uint64_t start;
	const char *name;

	update_made(space);
	name = jit_find(jit, address, &start);
	if (!name)
		return;
	frame->symbol = symbols_show(dsos, name);
	frame->symbol_offset = address - start;
	frame->dso = dsos_name(dsos, jit_path(jit));
}

/* What is known of an address while it is named. */
struct draft {
	size_t count;
	struct frame inlined[SOURCE_INLINED_MAX];
	struct frame frame;
};

/* Whether it is of a file: what is not was made by the program. */
static bool name_mapped(const struct stack_space *space, const struct map *map,
			uint64_t address, struct draft *draft)
{
	const struct frame_style *style = dsos_style(maps_dsos(space->maps));
	struct frame *frame = &draft->frame;
	struct dso *dso;
	uint64_t own, start;

	frame->dso = maps_name(space->maps, map);
	dso = maps_dso(space->maps, space->pid, map);
	if (dso)
		frame->offset = address - map->start + map->offset;
	if (!dso || !dso_elf(dso))
		return false;
	if (!dso_address(dso, frame->offset, &own))
		return true;
	frame->symbol = symbols_find(dso, own, &start);
	if (frame->symbol)
		frame->symbol_offset = own - start;
	if (style->inlined || style->lines)
		draft->count = source_find(dso, own, draft->inlined, frame);
	return true;
}

/* The text is made once, so that writers have nothing to do but copy it. */
static void show(struct dsos *dsos, struct frame *frame)
{
	struct text text = TEXT_INIT;

	frame_print(&text, frame, dsos_style(dsos)->addresses);
	frame->shown = dsos_name(dsos, text_string(&text));
	frame->shown_length = frame->shown ? text.length : 0;
	text_finish(&text);
}

static struct named *finish(struct dsos *dsos, const struct draft *draft,
			    bool passing)
{
	size_t count = draft->count, i;
	struct named *named = alloc_array(
		1, sizeof(*named) + (count + 1) * sizeof(named->frames[0]));

	named->count = count + 1;
	memcpy(named->frames, draft->inlined, count * sizeof(named->frames[0]));
	named->frames[count] = draft->frame;
	for (i = 0; i <= count && !passing; i++)
		show(dsos, &named->frames[i]);
	return named;
}

static void find_names(const struct stack_space *space, struct slot *slot)
{
	struct draft draft;
	const struct map *map;

	draft.count = 0;
	draft.frame = (struct frame){ .offset = slot->address };
	map = maps_find_code(space->maps, space->pid, slot->address);
	if (map && !name_mapped(space, map, slot->address, &draft)) {
		slot->made = true;
		name_made(space, slot->address, &draft.frame);
	}
	/* An address of what is in no file means nothing to others. */
	slot->named = finish(maps_dsos(space->maps), &draft,
			     slot->made && !draft.frame.symbol);
}

void frames_begin(const struct stack_space *space)
{
	get_frames(space->maps)->jit_asked = false;
}

static struct slot *find_kept(const struct stack_space *space, uint64_t address)
{
	struct slot *slot = find_slot(get_frames(space->maps), address);

	if (!slot->named || !slot->made || !update_made(space))
		return slot;
	return find_slot(get_frames(space->maps), address);
}

const struct named *frames_find(const struct stack_space *space,
				uint64_t address)
{
	struct slot *slot = find_kept(space, address);
	struct slot found = { .address = address };
	struct frames *frames;

	if (slot->named)
		return slot->named;
	/* This may read the mappings anew: the table can only be used behind. */
	find_names(space, &found);
	frames = get_frames(space->maps);
	make_room(frames);
	*find_slot(frames, address) = found;
	frames->count++;
	return found.named;
}

void frames_kernel(struct dsos *dsos, uint64_t address, struct frame *frame)
{
	struct dso *kernel = dsos_kernel(dsos);
	const struct symbol *symbol =
		symbols_lookup(symbols_of(kernel), address);

	memset(frame, 0, sizeof(*frame));
	frame->dso = dso_name(kernel);
	frame->offset = address;
	if (symbol) {
		frame->symbol = symbol->name;
		frame->symbol_offset = address - symbol->start;
	}
	if (symbol && symbol->module)
		frame->dso = symbol->module;
	show(dsos, frame);
}
