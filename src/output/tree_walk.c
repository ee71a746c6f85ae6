/* A walk over a tree without recursion: chains may be very deep. */
#include "tree.h"

#include <string.h>

#include "alloc.h"

static int compare(const void *one, const void *other, void *context)
{
	const struct tree *tree = context;
	uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;
	uint32_t above_a = tree_node(tree, a)->parent;
	uint32_t above_b = tree_node(tree, b)->parent;
	struct tree_label label_a, label_b;
	int order;

	if (above_a != above_b)
		return above_a < above_b ? -1 : 1;
	label_a = tree_label(tree, a);
	label_b = tree_label(tree, b);
	order = strcmp(label_a.name, label_b.name);
	if (!order)
		order = strcmp(label_a.dso, label_b.dso);
	return order ? order : (int)label_a.kind - (int)label_b.kind;
}

void tree_walk_init(struct tree_walk *walk, const struct tree *tree)
{
	uint32_t count = tree_count(tree);

	*walk = (struct tree_walk){ .tree = tree, .node = TREE_ROOT };
	walk->sorted = alloc_array(count, sizeof(uint32_t));
	walk->first = alloc_array(count, sizeof(uint32_t));
	walk->place = alloc_array(count, sizeof(uint32_t));
	for (uint32_t i = 1; i < count; i++)
		walk->sorted[i - 1] = i;
	qsort_r(walk->sorted, count - 1, sizeof(uint32_t), compare,
		(void *)tree);
	memset(walk->first, 0xff, count * sizeof(uint32_t));
	for (uint32_t i = count - 1; i-- > 0;) {
		walk->place[walk->sorted[i]] = i;
		walk->first[tree_node(tree, walk->sorted[i])->parent] = i;
	}
}

void tree_walk_finish(struct tree_walk *walk)
{
	free(walk->sorted);
	free(walk->first);
	free(walk->place);
	*walk = (struct tree_walk){ .tree = NULL };
}

/* The next of the same parent; TREE_NONE for the last one. */
static uint32_t sibling(const struct tree_walk *walk, uint32_t node)
{
	uint32_t place = walk->place[node] + 1;
	uint32_t parent = tree_node(walk->tree, node)->parent;

	if (place >= tree_count(walk->tree) - 1 ||
	    tree_node(walk->tree, walk->sorted[place])->parent != parent)
		return TREE_NONE;
	return walk->sorted[place];
}

bool tree_walk_next(struct tree_walk *walk)
{
	uint32_t node = walk->node, next;

	if (walk->first[node] != TREE_NONE) {
		walk->node = walk->sorted[walk->first[node]];
		walk->depth++;
		return true;
	}
	for (; node != TREE_ROOT; node = tree_node(walk->tree, node)->parent) {
		next = sibling(walk, node);
		if (next != TREE_NONE) {
			walk->node = next;
			return true;
		}
		walk->depth--;
	}
	walk->first[TREE_ROOT] = TREE_NONE;
	walk->node = TREE_ROOT;
	return false;
}
