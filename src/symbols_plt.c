/*
 * Names for the linker's jumps: the entries of a PLT are its last ones, one
 * for each relocation, in order.
 */
#include "symbols_elf.h"

#include <string.h>

enum {
	ENTRY_MAX = 64,
	ENTRY_MIN = 8, /* of a relocation */
};

struct plt {
	uint64_t start;
	uint64_t entry;
	Elf_Data *relocations;
	Elf_Data *dynamic; /* symbols */
	struct strings strings;
	size_t count;
	bool addends;	/* of the relocations */
	bool secondary; /* the entries are in .plt.sec */
};

/* That of a section with one kind of entries, or behind its header. */
static uint64_t entry_size(Elf *elf, const GElf_Shdr *header,
			   const struct plt *plt)
{
	uint64_t first = elf_machine(elf)->plt_header;

	if (header->sh_size % plt->count == 0 && plt->secondary)
		return header->sh_size / plt->count;
	if (!first || header->sh_size <= first)
		return header->sh_entsize ? header->sh_entsize : 16;
	return (header->sh_size - first) / plt->count;
}

/*
 * With branch protection the calls go to .plt.sec, which has no entry for the
 * resolver; .plt has one at its start, larger than others on some processors.
 */
static bool find_entries(Elf *elf, struct plt *plt)
{
	GElf_Shdr header;

	plt->secondary = elf_find_section(elf, ".plt.sec", &header);
	if (!plt->secondary && !elf_find_section(elf, ".plt", &header))
		return false;
	if (!plt->count || !(header.sh_flags & SHF_EXECINSTR))
		return false;
	plt->entry = entry_size(elf, &header, plt);
	if (!plt->entry || plt->entry > ENTRY_MAX ||
	    header.sh_size / plt->entry < plt->count)
		return false;
	plt->start = header.sh_addr + header.sh_size - plt->count * plt->entry;
	return true;
}

static bool find_plt(Elf *elf, struct plt *plt)
{
	GElf_Shdr header, dynamic;
	Elf_Scn *scn;

	plt->addends = elf_find_section(elf, ".rela.plt", &header);
	if ((!plt->addends && !elf_find_section(elf, ".rel.plt", &header)) ||
	    header.sh_type != (plt->addends ? SHT_RELA : SHT_REL) ||
	    header.sh_entsize < ENTRY_MIN)
		return false;
	plt->count = header.sh_size / header.sh_entsize;
	scn = elf_getscn(elf, header.sh_link);
	if (!scn || !gelf_getshdr(scn, &dynamic) ||
	    dynamic.sh_type != SHT_DYNSYM)
		return false;
	plt->relocations = elf_section(elf, &header,
				       plt->addends ? ELF_T_RELA : ELF_T_REL);
	plt->dynamic = elf_section(elf, &dynamic, ELF_T_SYM);
	return plt->relocations && plt->dynamic &&
	       elf_strings(elf, dynamic.sh_link, &plt->strings) &&
	       find_entries(elf, plt);
}

static size_t symbol_index(const struct plt *plt, size_t index)
{
	GElf_Rela with;
	GElf_Rel without;

	if (plt->addends)
		return gelf_getrela(plt->relocations, index, &with)
			       ? GELF_R_SYM(with.r_info)
			       : 0;
	return gelf_getrel(plt->relocations, index, &without)
		       ? GELF_R_SYM(without.r_info)
		       : 0;
}

void symbols_add_plt(struct symbols *symbols, Elf *elf)
{
	struct symbol new = { .plt = true };
	struct plt plt;
	GElf_Sym symbol;
	size_t i;

	if (!find_plt(elf, &plt))
		return;
	new.size = plt.entry;
	for (i = 0; i < plt.count; i++) {
		if (!gelf_getsym(plt.dynamic, symbol_index(&plt, i), &symbol))
			continue;
		new.start = plt.start + new.size *i;
		new.name = strings_at(&plt.strings, symbol.st_name);
		if (symbol_has_name(new.name))
			symbols_add(symbols, &new);
	}
}
