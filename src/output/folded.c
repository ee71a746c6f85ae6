/*
 * Folded stacks, which flame graph tools read: thread;outer;..;inner;call and
 * a weight, a line for each chain, at the end.
 */
#include "picture.h"

#include "alloc.h"

enum { LINES_AT_ONCE = 256 };

/* The file stands within what tells the kind, which other tools look for. */
static void add_label(struct text *out, const struct tree_label *label,
		      bool files)
{
	text_puts(out, label->name);
	if (files && *label->dso)
		text_printf(out, " (%s)", label->dso);
	if (label->kind == TREE_KERNEL)
		text_puts(out, "_[k]");
	if (label->kind == TREE_INLINED)
		text_puts(out, "_[i]");
}

static void add_path(struct text *out, const struct tree_walk *walk, bool files)
{
	const struct tree *tree = walk->tree;
	unsigned depth = walk->depth;
	uint32_t *path = alloc_array(depth, sizeof(*path)), node = walk->node;
	struct tree_label label;

	for (unsigned i = depth; i-- > 0; node = tree_node(tree, node)->parent)
		path[i] = node;
	for (unsigned i = 0; i < depth; i++) {
		label = tree_label(tree, path[i]);
		if (i)
			text_char(out, ';');
		add_label(out, &label, files);
	}
	free(path);
}

static void add_line(struct text *out, const struct tree_walk *walk, bool files)
{
	uint64_t weight = tree_node(walk->tree, walk->node)->weight[0];

	if (!weight)
		return;
	add_path(out, walk, files);
	text_char(out, ' ');
	text_unsigned(out, weight);
	text_char(out, '\n');
}

static bool folded_more(struct output *output, struct text *out)
{
	struct picture *picture = output->state;
	struct tree_walk *walk = &picture->walk;

	if (!walk->tree)
		tree_walk_init(walk, picture->tree);
	for (int i = 0; i < LINES_AT_ONCE; i++) {
		if (!tree_walk_next(walk))
			return false;
		add_line(out, walk, output->style.verbose);
	}
	return true;
}

static void folded_end(struct output *output, struct text *out)
{
	(void)out;
	picture_destroy(output->state);
	output->state = NULL;
}

const struct writer writer_folded = {
	.name = "folded",
	.picture = true,
	.begin = picture_begin,
	.event = picture_event,
	.more = folded_more,
	.end = folded_end,
};
