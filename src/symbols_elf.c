/*
 * Symbols from ELF files. The file may lie in every field: sizes are checked
 * against what libelf has really read.
 */
#include "symbols_elf.h"

#include <string.h>

#include "alloc.h"

enum {
	SYMBOLS_MAX = 4 << 20,
	PIECE_MAX = 512 << 20, /* a sparse file may claim what it likes */
};

struct section {
	uint64_t limit; /* where it ends; 0 when it holds no code */
};

struct reader {
	struct symbols *symbols;
	Elf *elf;
	struct section *sections; /* NULL: by segments */
	size_t section_count;
	bool sized; /* a size is needed */
};

const char *strings_at(const struct strings *strings, size_t offset)
{
	return offset < strings->size ? strings->bytes + offset : "";
}

/*
 * Not elf_getdata(): libelf 0.188 loses the memory of sections whose headers
 * contradict each other.
 */
Elf_Data *elf_piece(Elf *elf, uint64_t offset, uint64_t size, Elf_Type type)
{
	Elf_Data *data;

	if (!size || size > PIECE_MAX)
		return NULL;
	data = elf_getdata_rawchunk(elf, offset, size, type);
	return data && data->d_buf && data->d_size ? data : NULL;
}

Elf_Data *elf_section(Elf *elf, const GElf_Shdr *header, Elf_Type type)
{
	if (header->sh_type == SHT_NOBITS)
		return NULL;
	return elf_piece(elf, header->sh_offset, header->sh_size, type);
}

bool elf_unpack_section(Elf_Scn *scn, const GElf_Shdr *header)
{
	GElf_Chdr packed;

	if (!(header->sh_flags & SHF_COMPRESSED))
		return true;
	return gelf_getchdr(scn, &packed) && packed.ch_size <= PIECE_MAX &&
	       elf_compress(scn, 0, 0) > 0;
}

static bool take_strings(Elf_Data *data, struct strings *strings)
{
	if (!data)
		return false;
	strings->bytes = data->d_buf;
	strings->size = data->d_size;
	return !strings->bytes[strings->size - 1];
}

bool elf_strings(Elf *elf, size_t section, struct strings *strings)
{
	Elf_Scn *scn = elf_getscn(elf, section);
	GElf_Shdr header;

	if (!scn || !gelf_getshdr(scn, &header) || header.sh_type != SHT_STRTAB)
		return false;
	return take_strings(elf_section(elf, &header, ELF_T_BYTE), strings);
}

static Elf_Scn *find_type(Elf *elf, GElf_Word type, GElf_Shdr *header)
{
	Elf_Scn *scn = NULL;

	while ((scn = elf_nextscn(elf, scn))) {
		if (gelf_getshdr(scn, header) && header->sh_type == type)
			return scn;
	}
	return NULL;
}

Elf_Scn *elf_find_section(Elf *elf, const char *name, GElf_Shdr *header)
{
	Elf_Scn *scn = NULL;
	struct strings strings;
	size_t index;

	if (elf_getshdrstrndx(elf, &index) ||
	    !elf_strings(elf, index, &strings))
		return NULL;
	while ((scn = elf_nextscn(elf, scn))) {
		if (gelf_getshdr(scn, header) &&
		    !strcmp(strings_at(&strings, header->sh_name), name))
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

/* The loaded segment that an address is in. */
static bool find_segment(Elf *elf, uint64_t address, GElf_Phdr *header)
{
	size_t count, i;

	if (elf_getphdrnum(elf, &count))
		return false;
	for (i = 0; i < count; i++) {
		if (gelf_getphdr(elf, i, header) && header->p_type == PT_LOAD &&
		    address - header->p_vaddr < header->p_filesz)
			return true;
	}
	return false;
}

static uint64_t segment_limit(const struct reader *reader,
			      const GElf_Sym *symbol)
{
	GElf_Phdr header;

	/* A label of unknown reach needs a section to end it. */
	if (symbol->st_shndx == SHN_UNDEF ||
	    GELF_ST_TYPE(symbol->st_info) == STT_NOTYPE ||
	    !find_segment(reader->elf, symbol->st_value, &header) ||
	    !(header.p_flags & PF_X))
		return 0;
	return header.p_vaddr + header.p_filesz;
}

/* Where the code that a symbol is in ends; 0 when it is no code. */
static uint64_t code_limit(const struct reader *reader, const GElf_Sym *symbol)
{
	switch (GELF_ST_TYPE(symbol->st_info)) {
	case STT_FUNC:
	case STT_GNU_IFUNC:
	case STT_NOTYPE:
		if (!reader->sections)
			return segment_limit(reader, symbol);
		if (symbol->st_shndx >= reader->section_count)
			return 0;
		return reader->sections[symbol->st_shndx].limit;
	default:
		return 0;
	}
}

/* Arm, RISC-V and the like mark code and data with $x, $d; .L is local. */
bool symbol_has_name(const char *name)
{
	return *name && *name != '$' && strncmp(name, ".L", 2);
}

const struct machine *elf_machine(Elf *elf)
{
	GElf_Ehdr header;

	return arch_machine(gelf_getehdr(elf, &header) ? header.e_machine
						       : EM_NONE);
}

static uint64_t address_of(struct reader *reader, const GElf_Sym *symbol)
{
	uint64_t mask = elf_machine(reader->elf)->symbol_mask;

	return mask && GELF_ST_TYPE(symbol->st_info) == STT_FUNC
		       ? symbol->st_value & mask
		       : symbol->st_value;
}

static void add_symbol(struct reader *reader, const struct strings *strings,
		       const GElf_Sym *symbol)
{
	struct symbol new = {
		.start = address_of(reader, symbol),
		.size = symbol->st_size,
		.limit = code_limit(reader, symbol),
		.binding = GELF_ST_BIND(symbol->st_info),
		.name = strings_at(strings, symbol->st_name),
	};

	if (reader->sized && !new.size &&new.limit)
		new.limit = new.start + 1;
	if (new.limit && symbol_has_name(new.name))
		symbols_add(reader->symbols, &new);
}

static void add_symbols(struct reader *reader, const struct strings *strings,
			Elf_Data *data)
{
	GElf_Sym symbol;
	int i;

	for (i = 1; i < SYMBOLS_MAX && gelf_getsym(data, i, &symbol); i++)
		add_symbol(reader, strings, &symbol);
}

static bool add_table(struct reader *reader, GElf_Word type)
{
	struct strings strings;
	GElf_Shdr header;
	Elf_Data *data;

	if (!find_type(reader->elf, type, &header) ||
	    !elf_strings(reader->elf, header.sh_link, &strings))
		return false;
	data = elf_section(reader->elf, &header, ELF_T_SYM);
	if (data)
		add_symbols(reader, &strings, data);
	return data;
}

static bool add_from(struct reader *reader, GElf_Word type)
{
	bool found =
		reader->elf && take_sections(reader) && add_table(reader, type);

	free(reader->sections);
	reader->sections = NULL;
	return found;
}

/* What the dynamic segment says of the symbols, as addresses. */
struct dynamic {
	uint64_t symbols;
	uint64_t strings;
	uint64_t strings_size;
	uint64_t hash;
	uint64_t gnu_hash;
};

Elf_Data *elf_segment_piece(Elf *elf, uint64_t address, uint64_t size,
			    Elf_Type type)
{
	GElf_Phdr header;
	uint64_t skipped;

	if (!find_segment(elf, address, &header))
		return NULL;
	skipped = address - header.p_vaddr;
	if (size > header.p_filesz - skipped)
		size = header.p_filesz - skipped;
	return elf_piece(elf, header.p_offset + skipped, size, type);
}

static void take_entry(struct dynamic *dynamic, const GElf_Dyn *entry)
{
	switch (entry->d_tag) {
	case DT_SYMTAB:
		dynamic->symbols = entry->d_un.d_ptr;
		break;
	case DT_STRTAB:
		dynamic->strings = entry->d_un.d_ptr;
		break;
	case DT_STRSZ:
		dynamic->strings_size = entry->d_un.d_val;
		break;
	case DT_HASH:
		dynamic->hash = entry->d_un.d_ptr;
		break;
	case DT_GNU_HASH:
		dynamic->gnu_hash = entry->d_un.d_ptr;
		break;
	}
}

static bool take_dynamic(Elf *elf, struct dynamic *dynamic)
{
	GElf_Phdr header;
	GElf_Dyn entry;
	Elf_Data *data;
	size_t count, i;
	int k;

	if (elf_getphdrnum(elf, &count))
		return false;
	for (i = 0; i < count; i++) {
		if (!gelf_getphdr(elf, i, &header) ||
		    header.p_type != PT_DYNAMIC)
			continue;
		data = elf_piece(elf, header.p_offset, header.p_filesz,
				 ELF_T_DYN);
		for (k = 0; data && gelf_getdyn(data, k, &entry) &&
			    entry.d_tag != DT_NULL;
		     k++)
			take_entry(dynamic, &entry);
	}
	return dynamic->symbols && dynamic->strings && dynamic->strings_size;
}

/*
 * The number of symbols is nowhere but in the hash tables. GNU's: the highest
 * that starts a chain, and from there to the chain's end.
 */
static size_t count_gnu(Elf *elf, uint64_t address)
{
	Elf_Data *data = elf_segment_piece(elf, address, PIECE_MAX, ELF_T_WORD);
	const uint32_t *words = data ? data->d_buf : NULL;
	size_t size = data ? data->d_size / 4 : 0, buckets, chain, last = 0, i;

	if (size < 4)
		return 0;
	buckets = 4 + (size_t)words[2] * (gelf_getclass(elf) / ELFCLASS32);
	chain = buckets + words[0];
	for (i = buckets; i < chain && i < size; i++) {
		if (words[i] > last)
			last = words[i];
	}
	if (last < words[1])
		return words[1];
	for (; chain + last - words[1] < size; last++) {
		if (words[chain + last - words[1]] & 1)
			return last + 1;
	}
	return 0;
}

static size_t count_symbols(Elf *elf, const struct dynamic *dynamic)
{
	Elf_Data *data;

	if (dynamic->gnu_hash)
		return count_gnu(elf, dynamic->gnu_hash);
	data = elf_segment_piece(elf, dynamic->hash, 8, ELF_T_WORD);
	return data && data->d_size == 8 ? ((uint32_t *)data->d_buf)[1] : 0;
}

/* Of a file whose section headers were taken off. */
static void add_dynamic(struct reader *reader)
{
	Elf *elf = reader->elf;
	struct dynamic dynamic = { 0 };
	struct strings strings;
	Elf_Data *data;
	size_t size = gelf_fsize(elf, ELF_T_SYM, 1, EV_CURRENT);

	if (!take_dynamic(elf, &dynamic) ||
	    !take_strings(elf_segment_piece(elf, dynamic.strings,
					    dynamic.strings_size, ELF_T_BYTE),
			  &strings))
		return;
	data = elf_segment_piece(elf, dynamic.symbols,
				 size * count_symbols(elf, &dynamic),
				 ELF_T_SYM);
	if (data)
		add_symbols(reader, &strings, data);
}

bool symbols_add_static(struct symbols *symbols, Elf *elf)
{
	struct reader reader = { .symbols = symbols, .elf = elf };

	return add_from(&reader, SHT_SYMTAB);
}

void symbols_add_dynamic(struct symbols *symbols, Elf *elf, bool all)
{
	struct reader reader = { .symbols = symbols, .elf = elf, .sized = all };

	if (!add_from(&reader, SHT_DYNSYM))
		add_dynamic(&reader);
	symbols_add_plt(symbols, elf);
}
