/* Nodes and labels in two growing arrays, each found by a hash table. */
#include "tree.h"

#include <string.h>

#include "alloc.h"

enum { FIRST_BUCKETS = 1024 };	/* a power of two */

struct label {
	uint64_t hash;
	uint32_t next;		/* in the bucket */
	enum tree_kind kind;
	const char *dso;	/* within 'name' */
	char name[];
};

/* Numbers of things that are found by a hash; as many buckets as things. */
struct table {
	uint32_t *buckets;
	uint32_t mask;
};

struct tree {
	struct tree_node *nodes;
	struct label **labels;
	uint32_t count, room;
	uint32_t label_count, label_room;
	size_t bytes;
	struct table by_parent;
	struct table by_name;
};

static void table_init(struct table *table, uint32_t size)
{
	table->mask = size - 1;
	table->buckets = alloc_array(size, sizeof(*table->buckets));
	memset(table->buckets, 0xff, size * sizeof(*table->buckets));
}

/* Room for one more; what the hashes are is the caller's matter. */
static bool table_grow(struct table *table, uint32_t count)
{
	if (count <= table->mask)
		return false;
	free(table->buckets);
	table_init(table, (table->mask + 1) * 2);
	return true;
}

/* FNV-1a, 64 bits. */
static uint64_t hash_bytes(uint64_t hash, const char *string)
{
	do
		hash = (hash ^ (unsigned char)*string) * 0x100000001b3;
	while (*string++);
	return hash;
}

static uint64_t hash_label(const struct tree_label *label)
{
	uint64_t hash = 0xcbf29ce484222325 + label->kind;

	hash = hash_bytes(hash_bytes(hash, label->name), label->dso);
	return hash ^ hash >> 32;
}

static uint64_t hash_child(uint32_t parent, uint32_t label)
{
	uint64_t hash = ((uint64_t)parent << 32 | label) * 0x9e3779b97f4a7c15;

	return hash >> 32;
}

static void insert_node(struct tree *tree, uint32_t number)
{
	struct tree_node *node = &tree->nodes[number];
	uint64_t hash = hash_child(node->parent, node->label);
	uint32_t *bucket =
		&tree->by_parent.buckets[hash & tree->by_parent.mask];

	node->next = *bucket;
	*bucket = number;
}

static void insert_label(struct tree *tree, uint32_t number)
{
	struct label *label = tree->labels[number];
	uint32_t *bucket =
		&tree->by_name.buckets[label->hash & tree->by_name.mask];

	label->next = *bucket;
	*bucket = number;
}

static uint32_t add_node(struct tree *tree, uint32_t parent, uint32_t label)
{
	uint32_t number = tree->count;

	if (number == tree->room) {
		tree->room = tree->room ? tree->room * 2 : FIRST_BUCKETS;
		tree->nodes = alloc_resize(tree->nodes, tree->room,
					   sizeof(*tree->nodes));
	}
	tree->nodes[number] = (struct tree_node){ parent, label, TREE_NONE,
						  false, { 0, 0 } };
	tree->count++;
	if (table_grow(&tree->by_parent, tree->count))
		for (uint32_t i = 1; i < number; i++)
			insert_node(tree, i);
	if (number)
		insert_node(tree, number);
	return number;
}

static struct label *create_label(const struct tree_label *wanted,
				  uint64_t hash, size_t size)
{
	size_t name = strlen(wanted->name) + 1;
	struct label *label = alloc_array(1, size);

	label->hash = hash;
	label->kind = wanted->kind;
	memcpy(label->name, wanted->name, name);
	label->dso = strcpy(label->name + name, wanted->dso);
	return label;
}

static uint32_t add_label(struct tree *tree, const struct tree_label *wanted,
			  uint64_t hash)
{
	uint32_t number = tree->label_count;
	size_t size = sizeof(struct label) + strlen(wanted->name) +
		      strlen(wanted->dso) + 2;

	if (wanted->kind != TREE_REST && tree->bytes + size > TREE_BYTES_MAX)
		return TREE_NONE;
	if (number == tree->label_room) {
		tree->label_room = number ? number * 2 : FIRST_BUCKETS;
		tree->labels = alloc_resize(tree->labels, tree->label_room,
					    sizeof(*tree->labels));
	}
	tree->labels[number] = create_label(wanted, hash, size);
	tree->bytes += size;
	tree->label_count++;
	if (table_grow(&tree->by_name, tree->label_count))
		for (uint32_t i = 0; i < number; i++)
			insert_label(tree, i);
	insert_label(tree, number);
	return number;
}

static bool is_label(const struct label *label,
		     const struct tree_label *wanted, uint64_t hash)
{
	return label->hash == hash && label->kind == wanted->kind &&
	       !strcmp(label->name, wanted->name) &&
	       !strcmp(label->dso, wanted->dso);
}

static uint32_t find_label(struct tree *tree, const struct tree_label *wanted)
{
	uint64_t hash = hash_label(wanted);
	uint32_t number = tree->by_name.buckets[hash & tree->by_name.mask];

	while (number != TREE_NONE &&
	       !is_label(tree->labels[number], wanted, hash))
		number = tree->labels[number]->next;
	return number != TREE_NONE ? number : add_label(tree, wanted, hash);
}

static uint32_t find_child(const struct tree *tree, uint32_t parent,
			   uint32_t label)
{
	uint64_t hash = hash_child(parent, label);
	uint32_t number = tree->by_parent.buckets[hash & tree->by_parent.mask];

	while (number != TREE_NONE && (tree->nodes[number].parent != parent ||
				       tree->nodes[number].label != label))
		number = tree->nodes[number].next;
	return number;
}

struct tree *tree_create(void)
{
	struct tree *tree = alloc_array(1, sizeof(*tree));

	table_init(&tree->by_parent, FIRST_BUCKETS);
	table_init(&tree->by_name, FIRST_BUCKETS);
	add_node(tree, TREE_NONE, TREE_NONE);
	return tree;
}

void tree_destroy(struct tree *tree)
{
	if (!tree)
		return;
	for (uint32_t i = 0; i < tree->label_count; i++)
		free(tree->labels[i]);
	free(tree->labels);
	free(tree->nodes);
	free(tree->by_parent.buckets);
	free(tree->by_name.buckets);
	free(tree);
}

uint32_t tree_count(const struct tree *tree)
{
	return tree->count;
}

uint32_t tree_labels(const struct tree *tree)
{
	return tree->label_count;
}

struct tree_node *tree_node(const struct tree *tree, uint32_t node)
{
	return &tree->nodes[node];
}

struct tree_label tree_label(const struct tree *tree, uint32_t node)
{
	const struct label *label = tree->labels[tree->nodes[node].label];

	return (struct tree_label){ label->name, label->dso, label->kind };
}

uint32_t tree_child(struct tree *tree, uint32_t parent,
		    const struct tree_label *wanted)
{
	uint32_t label = find_label(tree, wanted);
	uint32_t child;

	if (label == TREE_NONE)
		return TREE_NONE;
	child = find_child(tree, parent, label);
	if (child != TREE_NONE)
		return child;
	if (tree->count >= TREE_NODES_MAX && wanted->kind != TREE_REST)
		return TREE_NONE;
	return add_node(tree, parent, label);
}

uint32_t tree_child_or_rest(struct tree *tree, uint32_t parent,
			    const struct tree_label *label)
{
	static const struct tree_label rest = { "[more]", "", TREE_REST };
	uint32_t child;

	if (parent != TREE_ROOT && tree_label(tree, parent).kind == TREE_REST)
		return parent;
	child = tree_child(tree, parent, label);
	return child != TREE_NONE ? child : tree_child(tree, parent, &rest);
}

uint64_t *tree_totals(const struct tree *tree, unsigned which)
{
	uint64_t *totals = alloc_array(tree->count, sizeof(*totals));

	for (uint32_t i = tree->count; i-- > 0;) {
		totals[i] += tree->nodes[i].weight[which];
		if (i)
			totals[tree->nodes[i].parent] += totals[i];
	}
	return totals;
}
