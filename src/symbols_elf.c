/*
 * Symbols from ELF files. The file may lie in every field: sizes are checked
 * against what libelf has really read.
 */
#include "symbols.h"

#include <string.h>

#include <gelf.h>

#include "alloc.h"

/* The strings of a section; its last byte is known to be zero. */
struct strings {
	const char *bytes;
	size_t size;
};

struct section {
	uint64_t limit; /* where it ends; 0 when it holds no code */
};

struct reader {
	struct symbols *symbols;
	Elf *elf;
	struct section *sections;
	size_t section_count;
};

static const char *string_at(const struct strings *strings, size_t offset)
{
	return offset < strings->size ? strings->bytes + offset : "";
}

/*
 * Not elf_getdata(): libelf 0.188 loses the memory of sections whose headers
 * contradict each other.
 */
static Elf_Data *read_section(Elf *elf, const GElf_Shdr *header, Elf_Type type)
{
	Elf_Data *data;

	if (header->sh_type == SHT_NOBITS || !header->sh_size)
		return NULL;
	data = elf_getdata_rawchunk(elf, header->sh_offset, header->sh_size,
				    type);
	return data && data->d_buf && data->d_size ? data : NULL;
}

static bool get_strings(Elf *elf, size_t section, struct strings *strings)
{
	Elf_Scn *scn = elf_getscn(elf, section);
	Elf_Data *data;
	GElf_Shdr header;

	if (!scn || !gelf_getshdr(scn, &header) || header.sh_type != SHT_STRTAB)
		return false;
	data = read_section(elf, &header, ELF_T_BYTE);
	if (!data)
		return false;
	strings->bytes = data->d_buf;
	strings->size = data->d_size;
	return !strings->bytes[strings->size - 1];
}

static Elf_Scn *find_section(Elf *elf, GElf_Word type, GElf_Shdr *header)
{
	Elf_Scn *scn = NULL;

	while ((scn = elf_nextscn(elf, scn))) {
		if (gelf_getshdr(scn, header) && header->sh_type == type)
			return scn;
	}
	return NULL;
}

static Elf_Scn *find_named(Elf *elf, const char *name, GElf_Shdr *header)
{
	Elf_Scn *scn = NULL;
	struct strings strings;
	size_t index;

	if (elf_getshdrstrndx(elf, &index) ||
	    !get_strings(elf, index, &strings))
		return NULL;
	while ((scn = elf_nextscn(elf, scn))) {
		if (gelf_getshdr(scn, header) &&
		    !strcmp(string_at(&strings, header->sh_name), name))
			return scn;
	}
	return NULL;
}

static bool take_sections(struct reader *reader)
{
	GElf_Shdr header;
	Elf_Scn *scn = NULL;
	size_t index;

	if (elf_getshdrnum(reader->elf, &reader->section_count) ||
	    !reader->section_count)
		return false;
	reader->sections =
		alloc_array(reader->section_count, sizeof(*reader->sections));
	while ((scn = elf_nextscn(reader->elf, scn))) {
		index = elf_ndxscn(scn);
		if (index < reader->section_count &&
		    gelf_getshdr(scn, &header) &&
		    (header.sh_flags & SHF_EXECINSTR))
			reader->sections[index].limit =
				header.sh_addr + header.sh_size;
	}
	return true;
}

static bool is_code(const struct reader *reader, const GElf_Sym *symbol)
{
	switch (GELF_ST_TYPE(symbol->st_info)) {
	case STT_FUNC:
	case STT_GNU_IFUNC:
	case STT_NOTYPE:
		return symbol->st_shndx < reader->section_count &&
		       reader->sections[symbol->st_shndx].limit;
	default:
		return false;
	}
}

/* Arm, RISC-V and the like mark code and data with $x, $d; .L is local. */
static bool is_name(const char *name)
{
	return *name && *name != '$' && strncmp(name, ".L", 2);
}

static void add_symbol(struct reader *reader, const struct strings *strings,
		       const GElf_Sym *symbol)
{
	struct symbol new = {
		.start = symbol->st_value,
		.size = symbol->st_size,
		.binding = GELF_ST_BIND(symbol->st_info),
		.name = string_at(strings, symbol->st_name),
	};

	if (!is_code(reader, symbol) || !is_name(new.name))
		return;
	new.limit = reader->sections[symbol->st_shndx].limit;
	symbols_add(reader->symbols, &new);
}

static bool add_table(struct reader *reader, GElf_Word type)
{
	struct strings strings;
	GElf_Shdr header;
	GElf_Sym symbol;
	Elf_Data *data;
	int i;

	if (!find_section(reader->elf, type, &header) ||
	    !get_strings(reader->elf, header.sh_link, &strings))
		return false;
	data = read_section(reader->elf, &header, ELF_T_SYM);
	if (!data)
		return false;
	for (i = 1; gelf_getsym(data, i, &symbol); i++)
		add_symbol(reader, &strings, &symbol);
	return true;
}

static bool add_from(struct symbols *symbols, Elf *elf, GElf_Word type)
{
	struct reader reader = { .symbols = symbols, .elf = elf };
	bool found = elf && take_sections(&reader) && add_table(&reader, type);

	free(reader.sections);
	return found;
}

/* The entries of a PLT: the last ones, one for each relocation, in order. */
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

	if (!find_named(elf, ".plt.sec", &header) &&
	    !find_named(elf, ".plt", &header))
		return false;
	plt->entry = header.sh_entsize ? header.sh_entsize : 16;
	if (!plt->count || plt->entry > 64 ||
	    header.sh_size / plt->entry < plt->count)
		return false;
	plt->start = header.sh_addr + header.sh_size - plt->count * plt->entry;
	return true;
}

static bool find_plt(Elf *elf, struct plt *plt)
{
	GElf_Shdr header, dynamic;
	Elf_Scn *scn;

	if (!find_named(elf, ".rela.plt", &header) ||
	    header.sh_type != SHT_RELA || !header.sh_entsize)
		return false;
	plt->count = header.sh_size / header.sh_entsize;
	scn = elf_getscn(elf, header.sh_link);
	if (!scn || !gelf_getshdr(scn, &dynamic) ||
	    dynamic.sh_type != SHT_DYNSYM)
		return false;
	plt->relocations = read_section(elf, &header, ELF_T_RELA);
	plt->dynamic = read_section(elf, &dynamic, ELF_T_SYM);
	return plt->relocations && plt->dynamic &&
	       get_strings(elf, dynamic.sh_link, &plt->strings) &&
	       find_entries(elf, plt);
}

static void add_plt(struct symbols *symbols, Elf *elf)
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
		new.start = plt.start + new.size * i;
		new.name = string_at(&plt.strings, symbol.st_name);
		if (is_name(new.name))
			symbols_add(symbols, &new);
	}
}

void symbols_add_elf(struct symbols *symbols, Elf *elf, Elf *debug)
{
	if (!add_from(symbols, elf, SHT_SYMTAB))
		add_from(symbols, debug, SHT_SYMTAB);
	add_from(symbols, elf, SHT_DYNSYM);
	add_plt(symbols, elf);
}
