/* Names and unwinding for programs written in Go, by what go_table.h reads. */
#ifndef PTRAIL_GO_PROGRAM_H
#define PTRAIL_GO_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include <libelf.h>

#include "arch.h"

struct cfi_row;
struct go_table;
struct symbols;

/* The table of an ELF file, which must outlive it; NULL when it has none. */
struct go_table *go_program_table(Elf *elf);

void go_program_symbols(const struct go_table *table, struct symbols *symbols);

/* As dso_find_cfi(). */
bool go_program_find_cfi(const struct go_table *table,
			 const struct machine *machine, uint64_t address,
			 struct cfi_row *row);

#endif
