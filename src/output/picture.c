/* From an event to a chain of labels. A new kind of frame is in add_frame(). */
#include "picture.h"

#include <string.h>

#include "alloc.h"

void picture_begin(struct output *output)
{
	struct picture *picture = alloc_array(1, sizeof(*picture));

	picture->tree = tree_create();
	output->state = picture;
}

void picture_destroy(struct picture *picture)
{
	tree_walk_finish(&picture->walk);
	tree_destroy(picture->tree);
	text_finish(&picture->name);
	text_finish(&picture->dso);
	free(picture);
}

static uint32_t add_label(struct picture *picture, uint32_t parent,
			  enum tree_kind kind)
{
	struct tree_label label = { text_string(&picture->name),
				    text_string(&picture->dso), kind };

	return tree_child_or_rest(picture->tree, parent, &label);
}

static void name_set(struct picture *picture, const char *name, size_t length)
{
	text_reset(&picture->name);
	text_reset(&picture->dso);
	/* It separates the functions of a folded chain. */
	text_escape(&picture->name, name, length, ';');
}

static uint32_t add_name(struct picture *picture, uint32_t parent,
			 const char *name, enum tree_kind kind)
{
	name_set(picture, name, strlen(name));
	return add_label(picture, parent, kind);
}

/* Addresses of made code differ from run to run, and are too many. */
static void name_unnamed(struct picture *picture, const struct frame *frame)
{
	const char *dso = frame->dso ? frame->dso : "";
	const char *base = strrchr(dso, '/');

	if (!*dso || !strncmp(dso, "//", 2)) {
		text_puts(&picture->name, "[unknown]");
		return;
	}
	base = base ? base + 1 : dso;
	text_char(&picture->name, '[');
	text_escape(&picture->name, base, strlen(base), ';');
	text_char(&picture->name, '+');
	text_hex(&picture->name, frame->offset);
	text_char(&picture->name, ']');
}

static enum tree_kind kind_of(const struct frame *frame)
{
	if (frame->inlined)
		return TREE_INLINED;
	if (frame->dso && !strncmp(frame->dso, "[kernel", 7))
		return TREE_KERNEL;
	return TREE_USER;
}

static uint32_t add_frame(struct picture *picture, uint32_t parent,
			  const struct frame *frame)
{
	name_set(picture, "", 0);
	if (frame->symbol)
		text_escape(&picture->name, frame->symbol,
			    strlen(frame->symbol), ';');
	else
		name_unnamed(picture, frame);
	if (frame->dso)
		text_escape(&picture->dso, frame->dso, strlen(frame->dso), ';');
	return add_label(picture, parent, kind_of(frame));
}

static uint32_t add_stack(struct picture *picture, uint32_t node,
			  const struct stack *stack)
{
	if (stack->omitted || stack->cut)
		node = add_name(picture, node, "[outer frames]", TREE_USER);
	for (size_t i = stack->count; i-- > 0;)
		node = add_frame(picture, node, &stack->frames[i]);
	return node;
}

/* Without a chain, the code that faulted is known at least. */
static uint32_t add_chain(struct picture *picture, const struct event *event)
{
	uint32_t node;

	name_set(picture, event->comm, strnlen(event->comm, EVENT_COMM_SIZE));
	node = add_label(picture, TREE_ROOT, TREE_THREAD);
	if (event->stack)
		return add_stack(picture, node, event->stack);
	if (event->kind == EVENT_FAULT && !event->fault.counted)
		return add_frame(picture, node, &event->fault.code);
	return node;
}

static uint32_t add_growth(struct picture *picture, uint32_t node,
			   const struct event_growth *growth)
{
	if (!growth->what)
		return add_name(picture, node, "touched", TREE_FAULT);
	return add_name(picture, node, growth->what,
			growth->call ? TREE_CALL : TREE_REST);
}

static uint32_t add_leaf(struct picture *picture, uint32_t node,
			 const struct event *event)
{
	if (event->kind == EVENT_GROWTH)
		return add_growth(picture, node, &event->growth);
	if (event->kind == EVENT_CALL)
		return add_name(picture, node, event->call.name, TREE_CALL);
	return add_name(picture, node,
			event->fault.major ? "majfault" : "minfault",
			TREE_FAULT);
}

void picture_event(struct output *output, struct text *out,
		   const struct event *event)
{
	struct picture *picture = output->state;
	uint64_t weight = output_weight(output)->of(event);
	uint32_t node;

	(void)out;
	if (!weight)
		return;
	node = add_chain(picture, event);
	node = add_leaf(picture, node, event);
	tree_node(picture->tree, node)->weight[0] += weight;
}
