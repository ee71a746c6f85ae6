/*
 * What elfutils' archives of 2024 and later call and, as distributions pack
 * them, do not have: trees of search.h(3) with a lock behind their root, which
 * one thread needs not. Their header eu-search.h has what each does. Weak, for
 * archives that have it.
 */
#ifdef PTRAIL_STATIC

#include <search.h>
#include <stddef.h>

typedef int (*compare_function)(const void *, const void *);
typedef void (*free_function)(void *);

#define WEAK __attribute__((weak))

struct tree {
	void *root;
};

WEAK void *eu_tsearch(const void *key, struct tree *tree,
		      compare_function compare);
WEAK void *eu_tfind(const void *key, struct tree *tree,
		    compare_function compare);
WEAK void *eu_tdelete(const void *key, struct tree *tree,
		      compare_function compare);
WEAK void eu_tdestroy(struct tree *tree, free_function free_node);
WEAK void eu_search_tree_init(struct tree *tree);
WEAK void eu_search_tree_fini(struct tree *tree, free_function free_node);

void *eu_tsearch(const void *key, struct tree *tree, compare_function compare)
{
	return tsearch(key, &tree->root, compare);
}

void *eu_tfind(const void *key, struct tree *tree, compare_function compare)
{
	return tfind(key, &tree->root, compare);
}

void *eu_tdelete(const void *key, struct tree *tree, compare_function compare)
{
	return tdelete(key, &tree->root, compare);
}

void eu_tdestroy(struct tree *tree, free_function free_node)
{
	tdestroy(tree->root, free_node);
	tree->root = NULL;
}

void eu_search_tree_init(struct tree *tree)
{
	tree->root = NULL;
}

void eu_search_tree_fini(struct tree *tree, free_function free_node)
{
	eu_tdestroy(tree, free_node);
}

#else
typedef int not_empty;
#endif
