/*
 * The notes of an ELF file (gABI, "Note Section") and .gnu_debuglink (GDB's
 * manual, "Debugging Information in Separate Files"). Nothing is believed.
 */
#include "dso_notes.h"

#include <string.h>

#include "symbols_elf.h"

enum { CRC_SIZE = 4 };

/* Names and contents of notes are padded. */
static size_t padded(size_t size, size_t align)
{
	return (size + align - 1) & ~(align - 1);
}

/* Whose it is, with its zero, and what it says. */
struct kind {
	const char *owner;
	size_t owner_size;
	uint32_t type;
};

static const struct kind build_id = { ELF_NOTE_GNU, sizeof(ELF_NOTE_GNU),
				      NT_GNU_BUILD_ID };
static const struct kind go_build_id = { "Go", 4, 4 }; /* with two zeros */

static bool is_kind(const GElf_Nhdr *note, const uint8_t *owner,
		    const struct kind *kind)
{
	return note->n_type == kind->type &&
	       note->n_namesz == kind->owner_size &&
	       !memcmp(owner, kind->owner, strlen(kind->owner) + 1);
}

static size_t find_note(const Elf_Data *data, size_t align,
			const struct kind *kind, const uint8_t **id)
{
	const uint8_t *at = data->d_buf, *end = at + data->d_size;
	size_t name, size;
	GElf_Nhdr note;

	while (sizeof(note) <= (size_t)(end - at)) {
		memcpy(&note, at, sizeof(note));
		at += sizeof(note);
		name = padded(note.n_namesz, align);
		size = padded(note.n_descsz, align);
		if (name > (size_t)(end - at) ||
		    note.n_descsz > (size_t)(end - at) - name)
			return 0;
		if (is_kind(&note, at, kind)) {
			*id = at + name;
			return note.n_descsz;
		}
		if (size > (size_t)(end - at) - name)
			return 0;
		at += name + size;
	}
	return 0;
}

/* Of 64-bit files too: only a few kinds of notes are aligned to eight. */
static size_t alignment(uint64_t said)
{
	return said == 8 ? 8 : 4;
}

static size_t find_by_segments(Elf *elf, const struct kind *kind,
			       const uint8_t **id)
{
	size_t count, i, length = 0;
	GElf_Phdr header;
	Elf_Data *data;

	if (elf_getphdrnum(elf, &count))
		return 0;
	for (i = 0; i < count && !length; i++) {
		if (!gelf_getphdr(elf, i, &header) || header.p_type != PT_NOTE)
			continue;
		data = elf_piece(elf, header.p_offset, header.p_filesz,
				 ELF_T_BYTE);
		if (data)
			length = find_note(data, alignment(header.p_align),
					   kind, id);
	}
	return length;
}

/* The segments of a file with nothing but symbols lead nowhere. */
static size_t find(Elf *elf, const struct kind *kind, const uint8_t **id)
{
	Elf_Scn *scn = NULL;
	size_t length = 0;
	GElf_Shdr header;
	Elf_Data *data;

	while (!length && (scn = elf_nextscn(elf, scn))) {
		if (!gelf_getshdr(scn, &header) || header.sh_type != SHT_NOTE)
			continue;
		data = elf_section(elf, &header, ELF_T_BYTE);
		if (data)
			length = find_note(data,
					   alignment(header.sh_addralign), kind,
					   id);
	}
	return length ? length : find_by_segments(elf, kind, id);
}

size_t dso_build_id(Elf *elf, const uint8_t **id)
{
	return find(elf, &build_id, id);
}

bool dso_is_go(Elf *elf)
{
	const uint8_t *id;

	return find(elf, &go_build_id, &id) > 0;
}

const char *dso_debuglink(Elf *elf, uint32_t *crc)
{
	GElf_Shdr header;
	Elf_Data *data;
	size_t length;

	if (!elf_find_section(elf, ".gnu_debuglink", &header))
		return NULL;
	data = elf_section(elf, &header, ELF_T_BYTE);
	if (!data)
		return NULL;
	length = strnlen(data->d_buf, data->d_size);
	length = padded(length + 1, CRC_SIZE);
	if (data->d_size < CRC_SIZE || length > data->d_size - CRC_SIZE)
		return NULL;
	memcpy(crc, (const char *)data->d_buf + length, sizeof(*crc));
	return data->d_buf;
}
