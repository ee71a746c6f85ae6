/* Images of ELF files, bounded, since what they are made of is not trusted. */
#include "dso_image.h"

#include <string.h>

#include <elf.h>
#include <gelf.h>
#include <lzma.h>

#include "alloc.h"
#include "dso_open.h"
#include "symbols_elf.h"

enum {
	MAPPED_MAX = 64 << 20,
	UNPACKED_MAX = 64 << 20,
	MEMORY_MAX = 128 << 20, /* for unpacking: xz -9 takes 65 MiB */
	UNPACKED_FIRST = 1 << 18,
};

static size_t image_size(const struct map *maps, size_t count)
{
	uint64_t size = 0, end;
	size_t i;

	for (i = 0; i < count; i++) {
		end = maps[i].offset + (maps[i].end - maps[i].start);
		if (end > size)
			size = end;
	}
	return size <= MAPPED_MAX ? size : 0;
}

/* The pieces that can be written to come first, the others over them. */
static void fill(const struct memory *memory, const struct map *maps,
		 size_t count, char *image)
{
	unsigned pass;
	size_t i;

	for (pass = 0; pass < 2; pass++) {
		for (i = 0; i < count; i++) {
			if (maps[i].write == (pass == 0))
				memory_read(memory, maps[i].start,
					    image + maps[i].offset,
					    maps[i].end - maps[i].start);
		}
	}
}

/* They were not loaded, or what stands there now is something else. */
static void drop_sections(char *image)
{
	Elf64_Ehdr *wide = (Elf64_Ehdr *)image;
	Elf32_Ehdr *narrow = (Elf32_Ehdr *)image;

	if (image[EI_CLASS] == ELFCLASS64) {
		wide->e_shoff = 0;
		wide->e_shnum = wide->e_shstrndx = 0;
	} else {
		narrow->e_shoff = 0;
		narrow->e_shnum = narrow->e_shstrndx = 0;
	}
}

static uint64_t load_bias(Elf *elf, const struct map *first)
{
	GElf_Phdr header;
	size_t count, i;

	if (elf_getphdrnum(elf, &count))
		return 0;
	for (i = 0; i < count; i++) {
		if (gelf_getphdr(elf, i, &header) && header.p_type == PT_LOAD &&
		    first->offset - header.p_offset < header.p_filesz)
			return first->start - first->offset + header.p_offset -
			       header.p_vaddr;
	}
	return 0;
}

static bool is_address(GElf_Sxword tag)
{
	return tag == DT_SYMTAB || tag == DT_STRTAB || tag == DT_HASH ||
	       tag == DT_GNU_HASH;
}

/* Pointers in the dynamic segment are made absolute by some loaders. */
static void move_back(Elf_Data *data, uint64_t bias)
{
	GElf_Dyn entry;
	int i;

	for (i = 0; gelf_getdyn(data, i, &entry) && entry.d_tag != DT_NULL;
	     i++) {
		if (!is_address(entry.d_tag) || entry.d_un.d_ptr < bias)
			continue;
		entry.d_un.d_ptr -= bias;
		gelf_update_dyn(data, i, &entry);
	}
}

static void relocate(char *image, size_t size, const struct map *first)
{
	Elf *elf = dso_open_image(image, size);
	uint64_t bias = elf ? load_bias(elf, first) : 0;
	GElf_Phdr header;
	Elf_Data *data;
	size_t count, i;

	if (!bias || elf_getphdrnum(elf, &count))
		count = 0;
	for (i = 0; i < count; i++) {
		if (!gelf_getphdr(elf, i, &header) ||
		    header.p_type != PT_DYNAMIC)
			continue;
		data = elf_piece(elf, header.p_offset, header.p_filesz,
				 ELF_T_DYN);
		if (data)
			move_back(data, bias);
		/* libelf gives pieces of the image itself if it can. */
		if (data && data->d_buf != image + header.p_offset)
			memcpy(image + header.p_offset, data->d_buf,
			       data->d_size);
	}
	elf_end(elf);
}

char *image_mapped(const struct memory *memory, const struct map *maps,
		   size_t count, size_t *size)
{
	char *image;

	*size = image_size(maps, count);
	if (*size < sizeof(Elf64_Ehdr) || maps[0].offset)
		return NULL;
	image = alloc_array(1, *size);
	fill(memory, maps, count, image);
	if (memcmp(image, ELFMAG, SELFMAG)) {
		free(image);
		return NULL;
	}
	drop_sections(image);
	relocate(image, *size, &maps[0]);
	return image;
}

/* Unpacks into 'out', which grows; false when it is damaged or too much. */
static bool unpack(lzma_stream *stream, char **out, size_t *size)
{
	size_t room = UNPACKED_FIRST;
	lzma_ret result = LZMA_OK;

	*out = NULL;
	*size = 0;
	while (result == LZMA_OK && room <= UNPACKED_MAX) {
		*out = alloc_resize(*out, room, 1);
		stream->next_out = (uint8_t *)*out + *size;
		stream->avail_out = room - *size;
		result = lzma_code(stream, LZMA_FINISH);
		*size = room - stream->avail_out;
		room *= 2;
	}
	return result == LZMA_STREAM_END;
}

char *image_debugdata(Elf *elf, size_t *size)
{
	lzma_stream stream = LZMA_STREAM_INIT;
	GElf_Shdr header;
	Elf_Data *data;
	char *image;
	bool whole;

	if (!elf_find_section(elf, ".gnu_debugdata", &header))
		return NULL;
	data = elf_section(elf, &header, ELF_T_BYTE);
	if (!data || lzma_stream_decoder(&stream, MEMORY_MAX, 0) != LZMA_OK)
		return NULL;
	stream.next_in = data->d_buf;
	stream.avail_in = data->d_size;
	whole = unpack(&stream, &image, size);
	lzma_end(&stream);
	if (whole)
		return image;
	free(image);
	return NULL;
}
