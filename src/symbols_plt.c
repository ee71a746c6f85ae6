/*
 * Names for the linker's jumps: the entries of a PLT are its last ones, one
 * for each relocation, in order.
 */
#include "symbols_elf.h"

#include <string.h>

enum { ENTRY_MAX = 64 };

struct plt {
	uint64_t start;
	uint64_t entry;
	Elf_Data *relocations;
	Elf_Data *dynamic; /* symbols */
	struct strings strings;
	size_t count;
};

/*
 * With branch protection the calls go to .plt.sec, which has no entry for the
 * resolver; .plt has one at its start, larger than others on some processors.
 */
static bool find_entries(Elf *elf, struct plt *plt)
{
	GElf_Shdr header;

	if (!elf_find_section(elf, ".plt.sec", &header) &&
	    !elf_find_section(elf, ".plt", &header))
		return false;
	plt->entry = header.sh_entsize ? header.sh_entsize : 16;
	if (!plt->count || plt->entry > ENTRY_MAX ||
	    header.sh_size / plt->entry < plt->count)
		return false;
	plt->start = header.sh_addr + header.sh_size - plt->count * plt->entry;
	return true;
}

static bool find_plt(Elf *elf, struct plt *plt)
{
	GElf_Shdr header, dynamic;
	Elf_Scn *scn;

	if (!elf_find_section(elf, ".rela.plt", &header) ||
	    header.sh_type != SHT_RELA || !header.sh_entsize)
		return false;
	plt->count = header.sh_size / header.sh_entsize;
	scn = elf_getscn(elf, header.sh_link);
	if (!scn || !gelf_getshdr(scn, &dynamic) ||
	    dynamic.sh_type != SHT_DYNSYM)
		return false;
	plt->relocations = elf_section(elf, &header, ELF_T_RELA);
	plt->dynamic = elf_section(elf, &dynamic, ELF_T_SYM);
	return plt->relocations && plt->dynamic &&
	       elf_strings(elf, dynamic.sh_link, &plt->strings) &&
	       find_entries(elf, plt);
}

void symbols_add_plt(struct symbols *symbols, Elf *elf)
{
	struct symbol new = { .plt = true };
	struct plt plt;
	GElf_Rela relocation;
	GElf_Sym symbol;
	size_t i;

	if (!find_plt(elf, &plt))
		return;
	new.size = plt.entry;
	for (i = 0; i < plt.count; i++) {
		if (!gelf_getrela(plt.relocations, i, &relocation) ||
		    !gelf_getsym(plt.dynamic, GELF_R_SYM(relocation.r_info),
				 &symbol))
			continue;
		new.start = plt.start + new.size *i;
		new.name = strings_at(&plt.strings, symbol.st_name);
		if (symbol_has_name(new.name))
			symbols_add(symbols, &new);
	}
}
