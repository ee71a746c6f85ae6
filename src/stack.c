/*
 * Call chains: a walk's addresses, or the kernel's, become named frames.
 */
#include "stack.h"

#include <string.h>

#include "alloc.h"

enum {
	FIRST_FRAMES = 32,
	WALK_MAX = 1000000, /* frames counted beyond those kept */
};

struct stack_reader {
	struct dsos *dsos;
	struct stack_config config;
};

struct stack_reader *stack_reader_create(struct dsos *dsos,
					 const struct stack_config *config)
{
	struct stack_reader *reader = alloc_array(1, sizeof(*reader));

	reader->dsos = dsos;
	reader->config = *config;
	dsos_set_style(dsos, &config->frames);
	return reader;
}

void stack_reader_destroy(struct stack_reader *reader)
{
	free(reader);
}

void stack_frame(const struct stack_space *space, uint64_t address,
		 struct frame *frame)
{
	const struct named *named;

	frames_begin(space);
	named = frames_find(space, address);
	*frame = named->frames[named->count - 1];
}

/* A stack that is being made, of at most 'max' frames. */
struct draft {
	struct stack *stack;
	size_t room;
	size_t max;
};

static struct stack *resize_stack(struct stack *stack, size_t room)
{
	return alloc_resize(stack, 1,
			    sizeof(*stack) + room * sizeof(stack->frames[0]));
}

static struct draft begin_stack(size_t room, size_t max)
{
	struct draft draft = { .room = room < max ? room : max, .max = max };

	draft.stack = resize_stack(NULL, draft.room);
	draft.stack->count = draft.stack->omitted = draft.stack->cut = 0;
	return draft;
}

static void add_frame(struct draft *draft, const struct frame *frame)
{
	if (draft->stack->count == draft->max) {
		draft->stack->omitted++;
		return;
	}
	if (draft->stack->count == draft->room)
		draft->stack = resize_stack(draft->stack, draft->room *= 2);
	draft->stack->frames[draft->stack->count++] = *frame;
}

/* Names cost: of what is left out there are none. */
static void add_address(struct draft *draft, const struct stack_space *space,
			uint64_t address, bool guessed)
{
	const struct named *named;
	size_t i;

	if (draft->stack->count == draft->max) {
		draft->stack->omitted++;
		return;
	}
	named = frames_find(space, address);
	for (i = 0; i < named->count; i++)
		add_frame(draft, &named->frames[i]);
	if (guessed)
		draft->stack->frames[draft->stack->count - 1].guessed = true;
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
	struct unwind unwind;
	struct unwound frame;
	struct draft draft;

	if (reader->config.mode == STACK_NONE)
		return NULL;
	frames_begin(&space);
	draft = begin_stack(FIRST_FRAMES, reader->config.max);
	unwind_init(&unwind, moment, unwind_mode(reader->config.mode));
	unwind.limit = reader->config.size;
	while (draft.stack->omitted < WALK_MAX && unwind_next(&unwind, &frame))
		add_address(&draft, &space, unwound_lookup(&frame),
			    frame.guessed);
	return draft.stack;
}

/*
 * Through code without frame pointers the kernel walks whatever it finds: what
 * is no code ends the chain, but for the address that was executed.
 */
static bool is_garbage(const struct stack_space *space, uint64_t address)
{
	const struct named *named = frames_find(space, address);

	return !named->frames[named->count - 1].dso;
}

/*
 * Where frames are linked by a chain of their own, the second caller's address
 * is read from where the innermost function had to save none.
 */
static bool is_not_saved(size_t level)
{
	return level == 2 && arch_native->machine->frames.backchain;
}

struct stack *stack_from_addresses(struct stack_reader *reader,
				   const struct stack_space *space,
				   const struct stack_chain *chain)
{
	size_t count = chain->kernel + chain->user, i;
	struct draft draft = begin_stack(count, reader->config.max);
	struct frame frame;
	uint64_t address;

	frames_begin(space);
	for (i = 0; i < count; i++) {
		/* The first was interrupted, the others are calling. */
		address = chain->addresses[i] - (i > 0 && i != chain->kernel);
		if (i < chain->kernel) {
			frames_kernel(reader->dsos, address, &frame);
			add_frame(&draft, &frame);
			continue;
		}
		if (i > chain->kernel && draft.stack->count < draft.max &&
		    is_garbage(space, address)) {
			if (is_not_saved(i - chain->kernel))
				continue;
			break;
		}
		add_address(&draft, space, address, false);
	}
	return draft.stack;
}
