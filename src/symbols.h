/*
 * Names for addresses of a dso: from .symtab, of the file or of its separate
 * debug file, or Go's own table, and .dynsym. Sorted once, searched by address,
 * demangled once.
 */
#ifndef PTRAIL_SYMBOLS_H
#define PTRAIL_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "dso.h"

/*
 * The demangled name of what lies at 'address' (the ELF's own, see
 * dso_address()), and where that starts. NULL when no symbol covers it: sizes
 * are honoured, a symbol without one reaches to the next symbol or the
 * section's end. Of several at one address: one with a size, global before
 * weak before local, without __GI_, the shortest, the first by alphabet.
 * The string lives as long as the dsos.
 */
const char *symbols_find(struct dso *dso, uint64_t address, uint64_t *start);

/* The table of a dso, read when it is asked for. */
const struct symbols *symbols_of(struct dso *dso);

/*
 * The name as it is to be shown, in the style of the dsos: their copy.
 */
const char *symbols_show(struct dsos *dsos, const char *name);

/* A table is filled, sorted, and then only asked. */
struct symbol {
	uint64_t start;
	uint64_t size;	       /* 0: not known */
	uint64_t limit;	       /* where its section ends */
	const char *name;      /* its owner's */
	const char *shown;     /* demangled, NULL until asked for */
	const char *module;    /* of the kernel: "[name]"; NULL: itself */
	uint32_t length;       /* of the name, set by symbols_add() */
	unsigned char binding; /* STB_ */
	bool plt;	       /* the linker's jump to 'name' */
};

struct symbols *symbols_create(void);
void symbols_destroy(struct symbols *symbols);

/* 'text' holds names: it is freed with the table. */
void symbols_own(struct symbols *symbols, char *text);
/* Does nothing once the names are too long, all together or this one. */
void symbols_add(struct symbols *symbols, const struct symbol *symbol);
void symbols_sort(struct symbols *symbols);
struct symbol *symbols_lookup(const struct symbols *symbols, uint64_t address);

/*
 * Bytes, about, that it takes to add .symtab or .dynsym (SHT_*) of a file, by
 * what its headers say. Without headers, by its segments.
 */
uint64_t symbols_cost(Elf *elf, unsigned type);

/* Adds .symtab of an ELF file; false when it has none. */
bool symbols_add_static(struct symbols *symbols, Elf *elf);

/*
 * Adds .dynsym, or what the dynamic segment leads to, and the PLT's entries.
 * Where that is 'all' there is, a symbol without a size may be followed by
 * others that were taken out: it stands for its first byte alone.
 */
void symbols_add_dynamic(struct symbols *symbols, Elf *elf, bool all);

/* The running kernel's; empty when it hides its addresses. */
struct symbols *kallsyms_read(void);

/* The same from text as /proc/kallsyms has it, which becomes the table's. */
struct symbols *kallsyms_parse(char *text);

#endif
