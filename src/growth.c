/*
 * A treap of ranges by address: cut at two addresses, what lies between can
 * be dropped, moved or changed as a tree of its own. (Seidel and Aragon,
 * Randomized Search Trees, 1996.)
 */
#include "growth.h"

#include "alloc.h"

struct node {
	struct growth_range range;
	uint32_t priority; /* no child has a higher one */
	struct node *left;
	struct node *right;
};

struct growth_space {
	struct node *root;
	size_t count;
	uint64_t brk;
	uint32_t random;
	struct growth_space *touched;
	struct growth_malloc malloc;
	bool closed;
};

struct growth_space *growth_space_create(void)
{
	struct growth_space *space = alloc_array(1, sizeof(*space));

	space->random = 1;
	return space;
}

/* Marsaglia's xorshift: enough to keep the tree flat. */
static uint32_t next_random(struct growth_space *space)
{
	space->random ^= space->random << 13;
	space->random ^= space->random >> 17;
	space->random ^= space->random << 5;
	return space->random;
}

static struct node *node_create(struct growth_space *space,
				const struct growth_range *range)
{
	struct node *node = alloc_array(1, sizeof(*node));

	node->range = *range;
	node->priority = next_random(space);
	space->count++;
	return node;
}

static void drop(struct growth_space *space, struct node *tree)
{
	if (!tree)
		return;
	drop(space, tree->left);
	drop(space, tree->right);
	free(tree);
	space->count--;
}

void growth_space_destroy(struct growth_space *space)
{
	if (!space)
		return;
	drop(space, space->root);
	growth_space_destroy(space->touched);
	free(space);
}

static struct node *copy_tree(const struct node *tree)
{
	struct node *copy;

	if (!tree)
		return NULL;
	copy = alloc_array(1, sizeof(*copy));
	*copy = *tree;
	copy->left = copy_tree(tree->left);
	copy->right = copy_tree(tree->right);
	return copy;
}

struct growth_space *growth_space_copy(const struct growth_space *space)
{
	struct growth_space *copy;

	if (!space)
		return NULL;
	copy = alloc_array(1, sizeof(*copy));
	*copy = *space;
	copy->root = copy_tree(space->root);
	copy->touched = growth_space_copy(space->touched);
	return copy;
}

struct growth_space *growth_touched(const struct growth_space *space)
{
	return space->touched;
}

void growth_want_touched(struct growth_space *space)
{
	if (!space->touched)
		space->touched = growth_space_create();
}

struct growth_malloc *growth_malloc(struct growth_space *space)
{
	return &space->malloc;
}

bool growth_is_closed(const struct growth_space *space)
{
	return space->closed;
}

void growth_close(struct growth_space *space)
{
	space->closed = true;
}

size_t growth_count(const struct growth_space *space)
{
	return space->count;
}

/* Every address of 'low' is below every one of 'high'. */
static struct node *join(struct node *low, struct node *high)
{
	if (!low || !high)
		return low ? low : high;
	if (low->priority > high->priority) {
		low->right = join(low->right, high);
		return low;
	}
	high->left = join(low, high->left);
	return high;
}

static struct node *find(const struct growth_space *space, uint64_t address)
{
	struct node *node = space->root, *found = NULL;

	while (node) {
		if (node->range.end > address) {
			found = node;
			node = node->left;
		} else {
			node = node->right;
		}
	}
	return found;
}

/* Takes 'tree' apart at an address that no range goes across. */
static void split(struct node *tree, uint64_t address, struct node *parts[2])
{
	struct node *inner[2];
	bool low;

	parts[0] = parts[1] = NULL;
	if (!tree)
		return;
	low = tree->range.end <= address;
	split(low ? tree->right : tree->left, address, inner);
	if (low)
		tree->right = inner[0];
	else
		tree->left = inner[1];
	parts[0] = low ? tree : inner[0];
	parts[1] = low ? inner[1] : tree;
}

/* Puts a single range where nothing is. */
static void insert(struct growth_space *space, struct node *node)
{
	uint64_t start = node->range.start;
	struct node **at = &space->root, *parts[2];

	while (*at && (*at)->priority >= node->priority)
		at = start < (*at)->range.start ? &(*at)->left : &(*at)->right;
	split(*at, start, parts);
	node->left = parts[0];
	node->right = parts[1];
	*at = node;
}

/* Makes two of a range across an address. */
static void cut(struct growth_space *space, uint64_t address)
{
	struct node *node = find(space, address), *tail;

	if (!node || node->range.start >= address)
		return;
	tail = node_create(space, &node->range);
	tail->range.start = node->range.end = address;
	insert(space, tail);
}

/* Takes what is in [start, end) out, of the subtree that has all of it. */
static struct node *take(struct growth_space *space, uint64_t start,
			 uint64_t end)
{
	struct node **at = &space->root, *outer[2], *inner[2];

	cut(space, start);
	cut(space, end);
	while (*at && ((*at)->range.end <= start || (*at)->range.start >= end))
		at = (*at)->range.end <= start ? &(*at)->right : &(*at)->left;
	if (!*at)
		return NULL;
	split(*at, start, outer);
	split(outer[1], end, inner);
	*at = join(outer[0], inner[1]);
	return inner[0];
}

/* Puts a tree where nothing is. */
static void put(struct growth_space *space, uint64_t start, struct node *tree)
{
	struct node *parts[2];

	if (!tree)
		return;
	split(space->root, start, parts);
	space->root = join(join(parts[0], tree), parts[1]);
}

const struct growth_range *growth_find(const struct growth_space *space,
				       uint64_t address)
{
	const struct node *node = find(space, address);

	return node ? &node->range : NULL;
}

void growth_unmap(struct growth_space *space, uint64_t start, uint64_t end)
{
	if (start < end)
		drop(space, take(space, start, end));
}

void growth_map(struct growth_space *space, const struct growth_range *range)
{
	if (range->start >= range->end)
		return;
	growth_unmap(space, range->start, range->end);
	insert(space, node_create(space, range));
}

static void shift(struct node *tree, uint64_t distance)
{
	if (!tree)
		return;
	shift(tree->left, distance);
	shift(tree->right, distance);
	tree->range.start += distance;
	tree->range.end += distance;
}

static size_t count_tree(const struct node *tree)
{
	return tree ? 1 + count_tree(tree->left) + count_tree(tree->right) : 0;
}

struct growth_space *growth_take(struct growth_space *space, uint64_t start,
				 uint64_t end)
{
	struct growth_space *pieces;
	struct node *tree = start < end ? take(space, start, end) : NULL;

	if (!tree)
		return NULL;
	pieces = growth_space_create();
	pieces->root = tree;
	pieces->count = count_tree(tree);
	space->count -= pieces->count;
	return pieces;
}

/* Unmaps what lies below each piece of a tree. */
static void make_room(struct growth_space *space, const struct node *tree)
{
	if (!tree)
		return;
	make_room(space, tree->left);
	growth_unmap(space, tree->range.start, tree->range.end);
	make_room(space, tree->right);
}

/* There may be others in the gaps between the pieces. */
static void put_each(struct growth_space *space, struct node *tree)
{
	struct node *left = tree->left, *right = tree->right;

	insert(space, tree);
	if (left)
		put_each(space, left);
	if (right)
		put_each(space, right);
}

void growth_put(struct growth_space *space, struct growth_space *pieces,
		uint64_t distance)
{
	if (!pieces)
		return;
	shift(pieces->root, distance);
	make_room(space, pieces->root);
	put_each(space, pieces->root);
	space->count += pieces->count;
	free(pieces);
}

static void protect(struct node *tree, const struct growth_range *range)
{
	if (!tree)
		return;
	protect(tree->left, range);
	protect(tree->right, range);
	if (tree->range.reserved && !range->reserved)
		tree->range.origin = range->origin;
	tree->range.reserved = range->reserved;
}

void growth_protect(struct growth_space *space,
		    const struct growth_range *range)
{
	struct node *tree;

	if (range->start >= range->end)
		return;
	tree = take(space, range->start, range->end);
	protect(tree, range);
	put(space, range->start, tree);
}

bool growth_has_reserved(const struct growth_space *space, uint64_t start,
			 uint64_t end)
{
	const struct growth_range *range = growth_find(space, start);

	while (range && range->start < end && !range->reserved)
		range = growth_find(space, range->end);
	return range && range->start < end;
}

uint64_t growth_break(const struct growth_space *space)
{
	return space->brk;
}

void growth_set_break(struct growth_space *space, uint64_t end,
		      const struct growth_origin *origin)
{
	struct growth_range more = { space->brk, end, *origin, false, 0 };

	if (space->brk && end > space->brk)
		growth_map(space, &more);
	else if (space->brk)
		growth_unmap(space, end, space->brk);
	space->brk = end;
}

void growth_detach(struct growth_space *space, uint64_t start)
{
	const struct growth_range *first = growth_find(space, start), *range;
	uint64_t serial, end = start;

	if (!first || first->start != start)
		return;
	serial = first->origin.serial;
	range = first;
	while (range && range->start == end && range->origin.serial == serial) {
		end = range->end;
		range = growth_find(space, end);
	}
	growth_unmap(space, start, end);
}

void growth_set_stack(struct growth_space *space, uint64_t address, pid_t tid)
{
	struct node *node = find(space, address);

	if (node && node->range.start <= address)
		node->range.stack_of = tid;
}

/* Adds where nothing is, or lengthens the piece before it. */
static void add_touched(struct growth_space *space, uint64_t start,
			uint64_t end, const struct growth_chain *chain)
{
	struct growth_range range = {
		start, end, { chain, 0, 0, 0 }, false, 0
	};
	struct node *before = start ? find(space, start - 1) : NULL;
	const struct growth_range *behind = growth_find(space, end);
	bool meets = before && before->range.end == start &&
		     before->range.origin.chain == chain;

	if (behind && behind->start == end && behind->origin.chain == chain) {
		range.end = behind->end;
		growth_unmap(space, end, range.end);
	}
	if (meets)
		before->range.end = range.end;
	else
		growth_map(space, &range);
}

void growth_touch(struct growth_space *space, uint64_t start, uint64_t end,
		  const struct growth_chain *chain)
{
	while (start < end) {
		const struct growth_range *range = growth_find(space, start);
		uint64_t stop =
			range && range->start < end ? range->start : end;
		uint64_t next = range ? range->end : end;

		if (stop > start)
			add_touched(space, start, stop, chain);
		if (stop == end)
			return;
		start = next;
	}
}
