/*
 * Naming of call chains. What an address is called is kept per address space
 * in a small hash table, void when its mappings of code have changed.
 */
#include "stack.h"

#include <string.h>

#include "alloc.h"
#include "symbols.h"

enum {
	FIRST_FRAMES = 32,
	WALK_MAX = 1000000, /* frames counted beyond those kept */
	FIRST_SIZE = 64,
	LAST_SIZE = 16384,
};

struct stack_reader {
	struct dsos *dsos;
	enum stack_mode mode;
	size_t max;
};

struct slot {
	uint64_t address;
	uint64_t version; /* 0: free */
	struct frame frame;
};

struct frames {
	struct slot *slots;
	size_t size; /* a power of two */
	size_t count;
	uint64_t version;
};

struct stack_reader *stack_reader_create(struct dsos *dsos,
					 enum stack_mode mode, size_t max)
{
	struct stack_reader *reader = alloc_array(1, sizeof(*reader));

	reader->dsos = dsos;
	reader->mode = mode;
	reader->max = max;
	return reader;
}

void stack_reader_destroy(struct stack_reader *reader)
{
	free(reader);
}

void frames_destroy(struct frames *frames)
{
	if (!frames)
		return;
	free(frames->slots);
	free(frames);
}

static struct slot *find_slot(const struct frames *frames, uint64_t address)
{
	size_t i = (address * 0x9e3779b97f4a7c15) >> 32 & (frames->size - 1);

	while (frames->slots[i].version && frames->slots[i].address != address)
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
		if (old.slots[i].version)
			*find_slot(frames, old.slots[i].address) = old.slots[i];
	}
	free(old.slots);
}

static void forget(struct frames *frames)
{
	memset(frames->slots, 0, frames->size * sizeof(*frames->slots));
	frames->count = 0;
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

static void find_name(const struct stack_space *space, uint64_t address,
		      struct frame *frame)
{
	const struct map *map;

	memset(frame, 0, sizeof(*frame));
	frame->offset = address;
	map = maps_find_code(space->maps, space->pid, address);
	if (map)
		name_mapped(space, map, address, frame);
}

void stack_frame(const struct stack_space *space, uint64_t address,
		 struct frame *frame)
{
	struct frames *frames = get_frames(space->maps);
	struct slot *slot = find_slot(frames, address);

	if (slot->version) {
		*frame = slot->frame;
		return;
	}
	/* This may read the mappings anew: the table can only be used behind. */
	find_name(space, address, frame);
	frames = get_frames(space->maps);
	make_room(frames);
	slot = find_slot(frames, address);
	slot->address = address;
	slot->version = 1;
	slot->frame = *frame;
	frames->count++;
}

static void kernel_frame(struct dsos *dsos, uint64_t address,
			 struct frame *frame)
{
	struct dso *kernel = dsos_kernel(dsos);
	uint64_t start = address;

	memset(frame, 0, sizeof(*frame));
	frame->dso = dso_name(kernel);
	frame->offset = address;
	frame->symbol = symbols_find(kernel, address, &start);
	frame->symbol_offset = address - start;
}

static struct stack *resize_stack(struct stack *stack, size_t room)
{
	return alloc_resize(stack, 1,
			    sizeof(*stack) + room * sizeof(stack->frames[0]));
}

static struct stack *begin_stack(size_t room)
{
	struct stack *stack = resize_stack(NULL, room);

	stack->count = stack->omitted = 0;
	return stack;
}

static enum unwind_mode unwind_mode(enum stack_mode mode)
{
	switch (mode) {
	case STACK_FP:
		return UNWIND_FP;
	case STACK_FP_STRICT:
		return UNWIND_FP_STRICT;
	default:
		return UNWIND_DWARF;
	}
}

struct stack *stack_capture(struct stack_reader *reader,
			    const struct moment *moment)
{
	struct stack_space space = { moment->maps, moment->tid };
	size_t room = reader->max < FIRST_FRAMES ? reader->max : FIRST_FRAMES;
	struct unwind unwind;
	struct unwound frame;
	struct stack *stack;

	if (reader->mode == STACK_NONE)
		return NULL;
	stack = begin_stack(room);
	unwind_init(&unwind, moment, unwind_mode(reader->mode));
	while (stack->omitted < WALK_MAX && unwind_next(&unwind, &frame)) {
		if (stack->count == reader->max) {
			stack->omitted++;
			continue;
		}
		if (stack->count == room)
			stack = resize_stack(stack, room *= 2);
		stack_frame(&space, unwound_lookup(&frame),
			    &stack->frames[stack->count++]);
	}
	return stack;
}

static void chain_frame(struct stack_reader *reader,
			const struct stack_space *space,
			const struct stack_chain *chain, size_t i,
			struct frame *frame)
{
	uint64_t address = chain->addresses[i];

	if (i < chain->kernel)
		/* The first was interrupted, the others are calling. */
		kernel_frame(reader->dsos, address - (i > 0), frame);
	else
		stack_frame(space, address - (i > chain->kernel), frame);
}

/*
 * Through code without frame pointers the kernel walks whatever it finds: what
 * is no code ends the chain, but for the address that was executed.
 */
static bool is_garbage(const struct stack_chain *chain, size_t i,
		       const struct frame *frame)
{
	return i > chain->kernel && !frame->dso;
}

struct stack *stack_from_addresses(struct stack_reader *reader,
				   const struct stack_space *space,
				   const struct stack_chain *chain)
{
	size_t all = chain->kernel + chain->user;
	size_t count = all < reader->max ? all : reader->max;
	struct stack *stack = begin_stack(count);
	struct frame *frame = stack->frames;
	size_t i;

	for (i = 0; i < count; i++, frame++) {
		chain_frame(reader, space, chain, i, frame);
		if (is_garbage(chain, i, frame)) {
			stack->count = i;
			return stack;
		}
	}
	stack->count = count;
	stack->omitted = all - count;
	return stack;
}
