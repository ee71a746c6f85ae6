/* What symbols_elf.c and symbols_plt.c share: reading without trust. */
#ifndef PTRAIL_SYMBOLS_ELF_H
#define PTRAIL_SYMBOLS_ELF_H

#include <stdbool.h>

#include <gelf.h>

#include "arch.h"
#include "symbols.h"

/* The strings of a section; its last byte is known to be zero. */
struct strings {
	const char *bytes;
	size_t size;
};

/* "" when there is none. */
const char *strings_at(const struct strings *strings, size_t offset);

/* A piece of the file, checked against its size and a limit; NULL if none. */
Elf_Data *elf_piece(Elf *elf, uint64_t offset, uint64_t size, Elf_Type type);
Elf_Data *elf_section(Elf *elf, const GElf_Shdr *header, Elf_Type type);

/* The same by an address that is loaded, as far as its segment goes. */
Elf_Data *elf_segment_piece(Elf *elf, uint64_t address, uint64_t size,
			    Elf_Type type);

/* Unpacks a compressed section, for elf_getdata(); false if it is too large. */
bool elf_unpack_section(Elf_Scn *scn, const GElf_Shdr *header);

bool elf_strings(Elf *elf, size_t section, struct strings *strings);
Elf_Scn *elf_find_section(Elf *elf, const char *name, GElf_Shdr *header);

/* Whether a symbol's name is one for people. */
bool symbol_has_name(const char *name);

/* Adds the entries of the procedure linkage table. */
void symbols_add_plt(struct symbols *symbols, Elf *elf);

/* Whose code it has. */
const struct machine *elf_machine(Elf *elf);

#endif
