/*
 * Call chains that share their beginnings: a node is a chain from the root to
 * it. Memory is bounded: a full tree takes no new nodes but where it has to.
 */
#ifndef PTRAIL_TREE_H
#define PTRAIL_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	TREE_ROOT = 0,
	TREE_NODES_MAX = 1 << 19,
	TREE_BYTES_MAX = 1 << 26,	/* of labels */
};

#define TREE_NONE UINT32_MAX

/* What the chain's last element is; the picture's colors are by it. */
enum tree_kind {
	TREE_THREAD,
	TREE_USER,
	TREE_KERNEL,
	TREE_INLINED,
	TREE_CALL,
	TREE_FAULT,
	TREE_REST,	/* of what a full tree does not tell apart */
	TREE_KINDS,
};

struct tree_label {
	const char *name;
	const char *dso;	/* "" when that says nothing */
	enum tree_kind kind;
};

struct tree_node {
	uint32_t parent;	/* smaller than the node's own number */
	uint32_t label;
	uint32_t next;		/* in the bucket */
	bool marked;		/* the caller's */
	uint64_t weight[2];	/* without the children's */
};

struct tree;

struct tree *tree_create(void);
void tree_destroy(struct tree *tree);

/* Nodes, the root included; those below it are numbered 1 to count - 1. */
uint32_t tree_count(const struct tree *tree);
struct tree_node *tree_node(const struct tree *tree, uint32_t node);
struct tree_label tree_label(const struct tree *tree, uint32_t node);

/* The label's number: equal labels have equal ones, below tree_labels(). */
uint32_t tree_labels(const struct tree *tree);

/* The child of that label; TREE_NONE when the tree is full and has none. */
uint32_t tree_child(struct tree *tree, uint32_t parent,
		    const struct tree_label *label);

/* The same, but where the tree is full the child that stands for the rest,
   which has no children. */
uint32_t tree_child_or_rest(struct tree *tree, uint32_t parent,
			    const struct tree_label *label);

/* Adds up what is below each node; to be freed. 'which' is 0 or 1. */
uint64_t *tree_totals(const struct tree *tree, unsigned which);

/* All nodes but the root, children behind parents and sorted by names. */
struct tree_walk {
	const struct tree *tree;
	uint32_t *sorted;	/* nodes by parents and names */
	uint32_t *first;	/* where in 'sorted' a node's children begin */
	uint32_t *place;	/* of a node in 'sorted' */
	uint32_t node;
	unsigned depth;		/* of 'node', 1 below the root */
};

void tree_walk_init(struct tree_walk *walk, const struct tree *tree);
void tree_walk_finish(struct tree_walk *walk);
bool tree_walk_next(struct tree_walk *walk);

#endif
