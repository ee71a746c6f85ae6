/*
 * Finding descriptions by address: a sorted index of all there are, made once
 * per file. A file that is mostly asked for a dozen addresses would do with
 * .eh_frame_hdr, but that may be missing, or lie.
 */
#include "cfi.h"

#include <gelf.h>

#include "alloc.h"
#include "dwarf_numbers.h"
#include "symbols_elf.h"

enum {
	ENTRIES_MAX = 4 << 20,
	HEADER_SIZE = 8,
	EH_POINTER = 0x1b, /* DW_EH_PE_pcrel | DW_EH_PE_sdata4 */
};

struct place {
	uint64_t start;
	uint64_t end;
	uint64_t offset; /* of its FDE in the table */
};

struct cfi {
	const uint8_t *bytes;
	size_t size;
	uint64_t address; /* of the bytes */
	bool eh;	  /* .eh_frame rather than .debug_frame */
	unsigned word;
	struct place *places;
	size_t count;
	size_t room;
};

/* The common part of entries (CIE). */
struct common {
	uint64_t offset;
	bool known;
	bool sized; /* augmentation data begins with its size */
	uint8_t encoding;
	struct cfi_entry entry;
};

static struct bytes bytes_at(const struct cfi *cfi, uint64_t offset)
{
	struct bytes bytes = { cfi->bytes, cfi->bytes + cfi->size, false };

	bytes_skip(&bytes, offset);
	return bytes;
}

/* The bytes of one entry behind its length; 'next' is where the next starts. */
static bool take_record(const struct cfi *cfi, uint64_t offset,
			struct bytes *record, unsigned *width, uint64_t *next)
{
	struct bytes bytes = bytes_at(cfi, offset);
	uint64_t length = bytes_unsigned(&bytes, 4);

	*width = 4;
	if (length == 0xffffffff) {
		length = bytes_unsigned(&bytes, 8);
		*width = 8;
	}
	*record = bytes;
	bytes_skip(&bytes, length);
	record->end = bytes.at;
	*next = bytes.at - cfi->bytes;
	return !bytes.bad;
}

/*
 * An FDE's pointer to its CIE: in .eh_frame how far it is back from there,
 * else its offset. That of a CIE itself is marked.
 */
static bool take_common(const struct cfi *cfi, struct bytes *record,
			unsigned width, uint64_t *offset)
{
	uint64_t here = record->at - cfi->bytes;

	/* .eh_frame keeps it short in any case. */
	*offset = bytes_unsigned(record, cfi->eh ? 4 : width);
	if (!cfi->eh)
		return *offset != (width == 4 ? UINT32_MAX : UINT64_MAX);
	if (!*offset)
		return false;
	*offset = here - *offset;
	return true;
}

static uint64_t take_encoded(const struct cfi *cfi, struct bytes *bytes,
			     uint8_t encoding, bool *usable)
{
	uint64_t here = cfi->address + (bytes->at - cfi->bytes), value;

	switch (encoding & 0x0f) {
	case DW_EH_PE_absptr:
		value = bytes_unsigned(bytes, cfi->word);
		break;
	case DW_EH_PE_uleb128:
		value = bytes_uleb(bytes);
		break;
	case DW_EH_PE_sleb128:
		value = bytes_sleb(bytes);
		break;
	case DW_EH_PE_udata2:
	case DW_EH_PE_udata4:
	case DW_EH_PE_udata8:
		value = bytes_unsigned(bytes, 1u << ((encoding & 7) - 1));
		break;
	case DW_EH_PE_sdata2:
	case DW_EH_PE_sdata4:
	case DW_EH_PE_sdata8:
		value = bytes_signed(bytes, 1u << ((encoding & 7) - 1));
		break;
	default:
		*usable = false;
		return 0;
	}
	if ((encoding & 0x70) == DW_EH_PE_pcrel)
		value += here;
	else if (encoding & 0x70)
		*usable = false;
	return cfi->word == 4 ? (uint32_t)value : value;
}

/* The letters of the augmentation say what its data is. */
static bool take_augmentation(const struct cfi *cfi, struct common *common,
			      const char *letters, struct bytes *bytes)
{
	struct bytes data = *bytes;
	uint64_t size = bytes_uleb(&data);
	bool usable = true;
	uint8_t encoding;

	common->sized = true;
	bytes->at = data.at;
	bytes_skip(bytes, size);
	for (letters++; *letters; letters++) {
		switch (*letters) {
		case 'L':
			bytes_skip(&data, 1);
			break;
		case 'P':
			encoding = bytes_unsigned(&data, 1);
			take_encoded(cfi, &data, encoding & 0x0f, &usable);
			break;
		case 'R':
			common->encoding = bytes_unsigned(&data, 1);
			break;
		case 'S':
			common->entry.signal = true;
			break;
		default: /* 'B', 'G': no data */
			break;
		}
	}
	return usable && !data.bad;
}

static bool read_common(const struct cfi *cfi, struct common *common)
{
	struct cfi_entry *entry = &common->entry;
	struct bytes bytes;
	const char *letters;
	uint64_t next, unused;
	unsigned width;
	uint8_t version;

	if (!take_record(cfi, common->offset, &bytes, &width, &next) ||
	    take_common(cfi, &bytes, width, &unused))
		return false;
	version = bytes_unsigned(&bytes, 1);
	letters = bytes_string(&bytes);
	if (version >= 4)
		bytes_skip(&bytes, 2); /* sizes of addresses and segments */
	if (letters[0] == 'e' && letters[1] == 'h')
		bytes_skip(&bytes, cfi->word);
	entry->word = cfi->word;
	entry->code_factor = bytes_uleb(&bytes);
	entry->data_factor = bytes_sleb(&bytes);
	entry->column =
		version == 1 ? bytes_unsigned(&bytes, 1) : bytes_uleb(&bytes);
	if (letters[0] == 'z' &&
	    !take_augmentation(cfi, common, letters, &bytes))
		return false;
	entry->first = bytes;
	return !bytes.bad;
}

/* Neighbours mostly share theirs. */
static bool find_common(const struct cfi *cfi, uint64_t offset,
			struct common *common)
{
	if (!common->entry.word || common->offset != offset) {
		*common = (struct common){ .offset = offset };
		common->known = read_common(cfi, common);
		common->entry.word = cfi->word;
	}
	return common->known;
}

/* The FDE at an offset; false for what is none. */
static bool read_entry(const struct cfi *cfi, uint64_t offset,
		       struct common *common, uint64_t *next)
{
	struct cfi_entry *entry = &common->entry;
	struct bytes bytes;
	uint64_t of;
	unsigned width;
	bool usable = true;

	if (!take_record(cfi, offset, &bytes, &width, next)) {
		*next = UINT64_MAX;
		return false;
	}
	if (bytes.at == bytes.end || !take_common(cfi, &bytes, width, &of) ||
	    !find_common(cfi, of, common))
		return false;
	entry->start = take_encoded(cfi, &bytes, common->encoding, &usable);
	entry->end =
		entry->start +
		take_encoded(cfi, &bytes, common->encoding & 0x0f, &usable);
	if (common->sized)
		bytes_skip(&bytes, bytes_uleb(&bytes));
	entry->rest = bytes;
	return usable && !bytes.bad && entry->end > entry->start;
}

static void add_place(struct cfi *cfi, const struct cfi_entry *entry,
		      uint64_t offset)
{
	if (cfi->count == cfi->room) {
		cfi->room = cfi->room ? 2 * cfi->room : 256;
		cfi->places = alloc_resize(cfi->places, cfi->room,
					   sizeof(*cfi->places));
	}
	cfi->places[cfi->count++] =
		(struct place){ entry->start, entry->end, offset };
}

static int compare(const void *left, const void *right)
{
	const struct place *a = left, *b = right;

	return a->start < b->start ? -1 : a->start > b->start;
}

static bool is_sorted(const struct cfi *cfi)
{
	size_t i;

	for (i = 1; i < cfi->count; i++) {
		if (cfi->places[i].start < cfi->places[i - 1].start)
			return false;
	}
	return true;
}

static void make_index(struct cfi *cfi)
{
	struct common common = { 0 };
	uint64_t offset = 0, next;

	while (offset < cfi->size && cfi->count < ENTRIES_MAX) {
		if (read_entry(cfi, offset, &common, &next))
			add_place(cfi, &common.entry, offset);
		if (next <= offset)
			break;
		offset = next;
	}
	if (cfi->count && !is_sorted(cfi))
		qsort(cfi->places, cfi->count, sizeof(*cfi->places), compare);
}

/* Both are the section's, or those of a piece of a segment. */
static bool set_bytes(struct cfi *cfi, const Elf_Data *data, uint64_t address)
{
	if (!data)
		return false;
	cfi->bytes = data->d_buf;
	cfi->size = data->d_size;
	cfi->address = address;
	return true;
}

/* A file without section headers still says where its .eh_frame_hdr is. */
static bool find_by_header(struct cfi *cfi, Elf *elf)
{
	struct bytes bytes;
	GElf_Phdr header;
	Elf_Data *data;
	uint64_t frame;
	size_t count, i;

	if (elf_getphdrnum(elf, &count))
		return false;
	for (i = 0; i < count; i++) {
		if (!gelf_getphdr(elf, i, &header) ||
		    header.p_type != PT_GNU_EH_FRAME)
			continue;
		data = elf_piece(elf, header.p_offset, HEADER_SIZE, ELF_T_BYTE);
		if (!data || data->d_size < HEADER_SIZE ||
		    ((uint8_t *)data->d_buf)[1] != EH_POINTER)
			continue;
		bytes.at = (uint8_t *)data->d_buf + 4;
		bytes.end = bytes.at + 4;
		bytes.bad = false;
		frame = header.p_vaddr + 4 + bytes_signed(&bytes, 4);
		return set_bytes(
			cfi,
			elf_segment_piece(elf, frame, UINT64_MAX, ELF_T_BYTE),
			frame);
	}
	return false;
}

static bool find_by_section(struct cfi *cfi, Elf *elf, const char *name)
{
	GElf_Shdr header;
	Elf_Scn *scn = elf_find_section(elf, name, &header);

	if (!scn || !elf_unpack_section(scn, &header))
		return false;
	return set_bytes(cfi,
			 header.sh_flags & SHF_COMPRESSED
				 ? elf_getdata(scn, NULL)
				 : elf_section(elf, &header, ELF_T_BYTE),
			 header.sh_addr);
}

static bool find_bytes(struct cfi *cfi, Elf *elf, bool eh)
{
	cfi->eh = eh;
	if (!eh)
		return find_by_section(cfi, elf, ".debug_frame");
	return find_by_section(cfi, elf, ".eh_frame") ||
	       find_by_header(cfi, elf);
}

static bool is_of_this_order(Elf *elf)
{
	const char *ident = elf_getident(elf, NULL);
	uint16_t one = 1;

	return ident &&
	       ident[EI_DATA] == (*(uint8_t *)&one ? ELFDATA2LSB : ELFDATA2MSB);
}

struct cfi *cfi_create(Elf *elf, bool eh)
{
	struct cfi *cfi;

	if (!elf || !is_of_this_order(elf))
		return NULL;
	cfi = alloc_array(1, sizeof(*cfi));
	cfi->word = gelf_getclass(elf) == ELFCLASS32 ? 4 : 8;
	if (find_bytes(cfi, elf, eh))
		make_index(cfi);
	if (cfi->count)
		return cfi;
	cfi_destroy(cfi);
	return NULL;
}

void cfi_destroy(struct cfi *cfi)
{
	if (cfi)
		free(cfi->places);
	free(cfi);
}

/* The last that starts at or before the address. */
static const struct place *search(const struct cfi *cfi, uint64_t address)
{
	size_t low = 0, high = cfi->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (cfi->places[middle].start <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low && address < cfi->places[low - 1].end ? &cfi->places[low - 1]
							 : NULL;
}

bool cfi_find(const struct cfi *cfi, uint64_t address, struct cfi_row *row)
{
	const struct place *place = search(cfi, address);
	struct common common = { 0 };
	uint64_t next;

	return place && read_entry(cfi, place->offset, &common, &next) &&
	       cfi_run(&common.entry, address, row);
}
