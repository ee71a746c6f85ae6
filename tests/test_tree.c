/* Chains that share their beginnings. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "output/tree.h"

static uint32_t child(struct tree *tree, uint32_t parent, const char *name)
{
	struct tree_label label = { name, "", TREE_USER };

	return tree_child_or_rest(tree, parent, &label);
}

Test(tree, equal_chains_are_one_node)
{
	struct tree *tree = tree_create();
	char name[] = "main";
	uint32_t main = child(tree, TREE_ROOT, name);
	struct tree_label kernel = { "main", "", TREE_KERNEL };
	struct tree_label other = { "main", "/lib/x", TREE_USER };

	/* The name may be gone. */
	memset(name, 'x', 4);
	cr_expect_eq(child(tree, TREE_ROOT, "main"), main);
	cr_expect_neq(child(tree, main, "main"), main);
	cr_expect_neq(tree_child(tree, TREE_ROOT, &kernel), main);
	cr_expect_neq(tree_child(tree, TREE_ROOT, &other), main);
	cr_expect_eq(tree_count(tree), 5);
	cr_expect_eq(tree_labels(tree), 3);
	cr_expect_str_eq(tree_label(tree, main).name, "main");
	tree_destroy(tree);
	tree_destroy(NULL);
}

static void expect_walk(const struct tree *tree, const char *wanted)
{
	char got[1000] = "";
	struct tree_walk walk;

	tree_walk_init(&walk, tree);
	while (tree_walk_next(&walk))
		sprintf(got + strlen(got), "%u:%s ", walk.depth,
			tree_label(tree, walk.node).name);
	cr_expect_not(tree_walk_next(&walk), "it has ended");
	tree_walk_finish(&walk);
	cr_expect_str_eq(got, wanted);
}

Test(tree, walk_is_sorted)
{
	struct tree *tree = tree_create();
	uint32_t b;

	expect_walk(tree, "");
	b = child(tree, TREE_ROOT, "b");
	child(tree, TREE_ROOT, "c");
	child(tree, child(tree, b, "z"), "deep");
	child(tree, TREE_ROOT, "a");
	child(tree, b, "y");
	expect_walk(tree, "1:a 1:b 2:y 2:z 3:deep 1:c ");
	tree_destroy(tree);
}

Test(tree, totals)
{
	struct tree *tree = tree_create();
	uint32_t a = child(tree, TREE_ROOT, "a");
	uint32_t b = child(tree, a, "b");
	uint64_t *totals;

	tree_node(tree, a)->weight[0] = 1;
	tree_node(tree, b)->weight[0] = 10;
	tree_node(tree, child(tree, a, "c"))->weight[1] = 100;
	totals = tree_totals(tree, 0);
	cr_expect(totals[TREE_ROOT] == 11 && totals[a] == 11 &&
		  totals[b] == 10);
	free(totals);
	totals = tree_totals(tree, 1);
	cr_expect(totals[TREE_ROOT] == 100 && totals[a] == 100 &&
		  totals[b] == 0);
	free(totals);
	tree_destroy(tree);
}

/* Full: what is there is found, what is new is the rest of its parent. */
Test(tree, is_bounded)
{
	struct tree *tree = tree_create();
	uint32_t a = child(tree, TREE_ROOT, "a"), node = a, rest;
	struct tree_label new = { "new", "", TREE_USER };
	struct tree_walk walk;

	/* As deep as it gets, which no recursion would survive. */
	while (tree_count(tree) < TREE_NODES_MAX)
		node = child(tree, node, "a");
	cr_expect_eq(child(tree, TREE_ROOT, "a"), a);
	cr_expect_eq(tree_child(tree, a, &new), TREE_NONE);
	rest = child(tree, a, "new");
	cr_expect_eq(tree_label(tree, rest).kind, TREE_REST);
	cr_expect_eq(child(tree, a, "newer"), rest);
	cr_expect_eq(child(tree, rest, "newer"), rest);
	cr_expect_neq(child(tree, node, "new"), rest);
	tree_walk_init(&walk, tree);
	while (tree_walk_next(&walk))
		;
	tree_walk_finish(&walk);
	tree_destroy(tree);
}

Test(tree, labels_are_bounded)
{
	static char name[1 << 20];
	struct tree *tree = tree_create();
	struct tree_label label = { name, "", TREE_USER };
	size_t count = 0;

	memset(name, 'x', sizeof(name) - 1);
	do
		sprintf(name, "%8zu", count++);
	while (name[8] = 'x', tree_child(tree, TREE_ROOT, &label) != TREE_NONE);
	cr_expect_leq(count, TREE_BYTES_MAX / sizeof(name) + 1);
	cr_expect_geq(count, TREE_BYTES_MAX / sizeof(name) - 1);
	tree_destroy(tree);
}
