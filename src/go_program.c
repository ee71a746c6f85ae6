/*
 * Finding the table: by the name of its section, or, where another linker has
 * put it among other data or section headers are gone, by how it begins.
 */
#include "go_program.h"

#include <string.h>

#include <gelf.h>

#include "cfi.h"
#include "dso_notes.h"
#include "go_table.h"
#include "symbols.h"
#include "symbols_elf.h"

enum {
	ALIGNMENT = 8, /* of the table, at least */
	TEXT_WORD = 2, /* of the header, behind its first 8 bytes */
	FEW = 2,       /* functions: what has fewer is something else */
	COST = 4,
	TRIES_MAX = 64, /* of what looks like one */
};

static const char *const section_names[] = {
	".gopclntab",
	".data.rel.ro.gopclntab",
};

struct found {
	struct go_table *table;
	uint64_t address; /* of its first byte */
};

static unsigned word_of(Elf *elf)
{
	return gelf_getclass(elf) == ELFCLASS32 ? 4 : 8;
}

static bool find_by_section(Elf *elf, struct found *found)
{
	GElf_Shdr header;
	Elf_Data *data;
	size_t i;

	for (i = 0; i < sizeof(section_names) / sizeof(*section_names); i++) {
		if (!elf_find_section(elf, section_names[i], &header))
			continue;
		data = elf_section(elf, &header, ELF_T_BYTE);
		if (!data)
			continue;
		found->address = header.sh_addr;
		found->table = go_table_create(data->d_buf, data->d_size,
					       word_of(elf));
		return found->table;
	}
	return false;
}

static bool scan(const Elf_Data *data, unsigned word, struct found *found)
{
	const uint8_t *start = data->d_buf;
	unsigned tries = 0;
	size_t at;

	for (at = 0; at + ALIGNMENT <= data->d_size && tries < TRIES_MAX;
	     at += ALIGNMENT) {
		/* The magic numbers have these in common. */
		if (start[at + 1] != 0xff || start[at + 2] != 0xff ||
		    start[at + 3] != 0xff || start[at + 7] != word)
			continue;
		tries++;
		found->table =
			go_table_create(start + at, data->d_size - at, word);
		if (found->table && go_table_count(found->table) >= FEW) {
			found->address += at;
			return true;
		}
		go_table_destroy(found->table);
	}
	found->table = NULL;
	return false;
}

static bool find_by_likeness(Elf *elf, struct found *found)
{
	GElf_Phdr header;
	Elf_Data *data;
	size_t count, i;

	if (!dso_is_go(elf) || elf_getphdrnum(elf, &count))
		return false;
	for (i = 0; i < count; i++) {
		if (!gelf_getphdr(elf, i, &header) ||
		    header.p_type != PT_LOAD || header.p_flags & PF_X)
			continue;
		found->address = header.p_vaddr;
		data = elf_piece(elf, header.p_offset, header.p_filesz,
				 ELF_T_BYTE);
		if (data && scan(data, word_of(elf), found))
			return true;
	}
	return false;
}

/* A symbol takes a few times what is in the table about its function. */
uint64_t go_program_cost(Elf *elf)
{
	uint64_t size = 0;
	GElf_Shdr section;
	GElf_Phdr header;
	size_t count, i;

	for (i = 0; i < sizeof(section_names) / sizeof(*section_names); i++) {
		if (elf_find_section(elf, section_names[i], &section))
			return COST * elf_piece_cost(section.sh_size);
	}
	if (!dso_is_go(elf) || elf_getphdrnum(elf, &count))
		return 0;
	for (i = 0; i < count; i++) {
		if (gelf_getphdr(elf, i, &header) && header.p_type == PT_LOAD)
			size += elf_piece_cost(header.p_filesz);
	}
	return COST * size;
}

static bool is_code(Elf *elf, uint64_t address)
{
	GElf_Phdr header;
	size_t count, i;

	if (elf_getphdrnum(elf, &count))
		return false;
	for (i = 0; i < count; i++) {
		if (gelf_getphdr(elf, i, &header) && header.p_type == PT_LOAD &&
		    header.p_flags & PF_X &&
		    address - header.p_vaddr < header.p_filesz)
			return true;
	}
	return false;
}

static Elf_Data *find_relocations(Elf *elf)
{
	GElf_Shdr header;

	if (!elf_find_section(elf, ".rela.dyn", &header) &&
	    !elf_find_section(elf, ".rela", &header))
		return NULL;
	return header.sh_type == SHT_RELA
		       ? elf_section(elf, &header, ELF_T_RELA)
		       : NULL;
}

/* What the loader would put at an address; 0: nothing. */
static uint64_t relocated(Elf *elf, uint64_t address)
{
	Elf_Data *data = find_relocations(elf);
	GElf_Rela relocation;
	int i;

	for (i = 0; data && gelf_getrela(data, i, &relocation); i++) {
		if (relocation.r_offset == address)
			return relocation.r_addend;
	}
	return 0;
}

static bool ends_in(const char *name, const char *end)
{
	size_t length = strlen(name);

	return length >= strlen(end) &&
	       !strcmp(name + length - strlen(end), end);
}

/* Go's own linker has programs start in a function whose name is known. */
static uint64_t text_by_entry(Elf *elf, const struct go_table *table)
{
	struct go_function function;
	GElf_Ehdr header;
	size_t i;

	if (!gelf_getehdr(elf, &header))
		return 0;
	for (i = 0; i < go_table_count(table); i++) {
		if (go_table_function(table, i, &function) &&
		    !strncmp(function.name, "_rt0_", 5) &&
		    ends_in(function.name, "_linux"))
			return header.e_entry - function.start;
	}
	return 0;
}

/* Where the text starts is a matter of the loader for some. */
static bool find_text(Elf *elf, const struct found *found)
{
	struct go_table *table = found->table;
	uint64_t place = found->address + 8 + TEXT_WORD * word_of(elf), text;

	if (!go_table_is_relative(table) || is_code(elf, go_table_text(table)))
		return true;
	text = relocated(elf, place);
	if (!text) {
		go_table_set_text(table, 0);
		text = text_by_entry(elf, table);
	}
	go_table_set_text(table, text);
	return text && is_code(elf, text);
}

struct go_table *go_program_table(Elf *elf)
{
	const char *ident = elf_getident(elf, NULL);
	struct found found = { NULL, 0 };
	uint16_t one = 1;

	if (!ident ||
	    ident[EI_DATA] != (*(uint8_t *)&one ? ELFDATA2LSB : ELFDATA2MSB))
		return NULL;
	if (!find_by_section(elf, &found) && !find_by_likeness(elf, &found))
		return NULL;
	if (find_text(elf, &found))
		return found.table;
	go_table_destroy(found.table);
	return NULL;
}

void go_program_symbols(const struct go_table *table, struct symbols *symbols)
{
	struct symbol new = { .binding = STB_LOCAL };
	struct go_function function;
	size_t i;

	for (i = 0; i < go_table_count(table); i++) {
		if (!go_table_function(table, i, &function) || !*function.name)
			continue;
		new.start = function.start;
		new.size = function.end - function.start;
		new.name = function.name;
		symbols_add(symbols, &new);
	}
}

/* Where calls push no return address, it is not said where that is. */
bool go_program_find_cfi(const struct go_table *table,
			 const struct machine *machine, uint64_t address,
			 struct cfi_row *row)
{
	struct go_function function;
	int64_t depth;

	if (!machine->call || !go_table_find(table, address, &function) ||
	    !go_table_depth(table, &function, address, &depth))
		return false;
	memset(row, 0, sizeof(*row));
	row->column = machine->pc;
	row->cfa.kind = CFI_REGISTER;
	row->cfa.base = machine->sp;
	row->cfa.number = depth + machine->word;
	row->places[machine->pc].kind = CFI_OFFSET;
	row->places[machine->pc].number = -(int64_t)machine->word;
	return true;
}
