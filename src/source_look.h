/*
 * What libdw knows of code's source. It may crash, loop or want any amount of
 * memory over debugging information that lies: to be asked in a process of its
 * own (source.c).
 */
#ifndef PTRAIL_SOURCE_LOOK_H
#define PTRAIL_SOURCE_LOOK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct Dwarf;

/* The strings belong to 'dwarf'. */
struct source_place {
	const char *name;	/* of the inlined function, as linked; or NULL */
	const char *file;	/* NULL: not known */
	int line;
};

/*
 * The functions inlined at an address (the ELF's own) if 'inlined', innermost
 * first, and as the last place that of the function they are in: how many, at
 * most 'size'. 0 when no unit has the address.
 */
size_t source_look(struct Dwarf *dwarf, uint64_t address, bool inlined,
		   struct source_place *places, size_t size);

#endif
