/*
 * The table that Go's linker leaves in every program, stripped or not: where
 * functions are, what they are called and how deep their stack is. Its header
 * says which of the layouts of Go 1.2, 1.16, 1.18 and 1.20 it has; they are
 * described in golang.org/s/go12symtab and Go's debug/gosym.
 */
#ifndef PTRAIL_GO_TABLE_H
#define PTRAIL_GO_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct go_table;

struct go_function {
	uint64_t start;
	uint64_t end;
	const char *name; /* the table's; "" when there is none */
	uint64_t depths;  /* where the numbers for go_table_depth() begin */
};

/*
 * Takes up 'size' bytes, which must outlive it, of a program with words of so
 * many bytes. NULL when they are no such table.
 */
struct go_table *go_table_create(const void *bytes, size_t size, unsigned word);
void go_table_destroy(struct go_table *table);

/*
 * Where the text begins that functions are counted from, as the table says it;
 * 0 where the loader is to fill it in, or where it is not used.
 */
uint64_t go_table_text(const struct go_table *table);
void go_table_set_text(struct go_table *table, uint64_t text);

/* Whether functions are counted from the text at all: not before Go 1.18. */
bool go_table_is_relative(const struct go_table *table);

size_t go_table_count(const struct go_table *table);
bool go_table_function(const struct go_table *table, size_t index,
		       struct go_function *function);
bool go_table_find(const struct go_table *table, uint64_t address,
		   struct go_function *function);

/* Bytes on the stack between the stack pointer and the return address. */
bool go_table_depth(const struct go_table *table,
		    const struct go_function *function, uint64_t address,
		    int64_t *depth);

#endif
