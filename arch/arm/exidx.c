/*
 * Unwind information of 32-bit ARM, "Exception Handling ABI for the Arm
 * Architecture" sections 5 to 9: an index of functions, each with bytes that
 * say how to take its frame off. They describe calls, not single instructions.
 */
#include "arch/arm/arm.h"

#include <elf.h>

#include <gelf.h>

#include "bytes.h"
#include "cfi.h"
#include "symbols_elf.h"

enum {
	ENTRY_SIZE = 8,
	CANNOT_UNWIND = 1,
	IN_LINE = 0x80,		/* the highest byte of a word with operations */
	WORDS_MAX = 32,		/* of one function */
};

/* What the operations say so far: where the stack pointer is, .. */
struct taking {
	struct cfi_row *row;
	unsigned base;		/* .. from which register's value, .. */
	int64_t offset;		/* .. and how far above it */
	int64_t saved[16];	/* registers' places, from the same value */
	uint16_t is_saved;
	bool bad;
};

/* A distance of 31 bits from where it is. */
static uint64_t target_at(uint64_t address, uint64_t word)
{
	return (uint32_t)(address + code_signed(word, 31));
}

/* All of it, which libelf keeps as one piece. */
static const Elf_Data *find_index(Elf *elf, uint64_t *start)
{
	GElf_Phdr header;
	size_t headers, i;

	if (elf_getphdrnum(elf, &headers))
		return NULL;
	for (i = 0; i < headers; i++) {
		if (!gelf_getphdr(elf, i, &header) ||
		    header.p_type != PT_ARM_EXIDX)
			continue;
		*start = header.p_vaddr;
		return elf_segment_piece(elf, header.p_vaddr, header.p_filesz,
					 ELF_T_BYTE);
	}
	return NULL;
}

/* Of the last entry at or before the address, as they are sorted, its second
   word and where that is; 0 where there is none. */
static uint64_t find_entry(Elf *elf, uint64_t address, uint32_t *word)
{
	uint64_t start = 0, low = 0, high, middle;
	const Elf_Data *data = find_index(elf, &start);
	const uint8_t *bytes = data ? data->d_buf : NULL, *entry;

	for (high = data ? data->d_size / ENTRY_SIZE : 0; low < high;) {
		middle = low + (high - low) / 2;
		entry = bytes + middle * ENTRY_SIZE;
		if (target_at(start + middle * ENTRY_SIZE,
			      bytes_word(entry, 4)) <= address)
			low = middle + 1;
		else
			high = middle;
	}
	if (!low)
		return 0;
	*word = bytes_word(bytes + low * ENTRY_SIZE - 4, 4);
	return start + low * ENTRY_SIZE - 4;
}

/* The bytes of a list of words, the highest of each first. */
struct operations {
	uint8_t bytes[4 * WORDS_MAX];
	size_t count;
	size_t next;
};

static void add_word(struct operations *operations, uint32_t word,
		     unsigned first)
{
	unsigned i;

	for (i = first; i < 4; i++)
		operations->bytes[operations->count++] = word >> (24 - 8 * i);
}

static bool add_words(struct operations *operations, struct bytes *bytes,
		      unsigned count)
{
	if (count >= WORDS_MAX)
		return false;
	while (count--)
		add_word(operations, bytes_unsigned(bytes, 4), 0);
	return !bytes->bad;
}

/*
 * By one of the ABI's own personalities, 0 with its operations in the word, 1
 * and 2 with more words, or one of a language, which is followed by a table of
 * another form.
 */
static bool take_table(struct operations *operations, Elf *elf,
		       uint64_t address)
{
	Elf_Data *data = elf_segment_piece(elf, address, 4 * WORDS_MAX,
					   ELF_T_BYTE);
	struct bytes bytes = { .bad = false };
	uint32_t word;

	if (!data)
		return false;
	bytes.at = data->d_buf;
	bytes.end = bytes.at + data->d_size;
	word = bytes_unsigned(&bytes, 4);
	if (!(word >> 31)) {
		word = bytes_unsigned(&bytes, 4);
		add_word(operations, word, 1);
		return add_words(operations, &bytes, word >> 24);
	}
	if (word >> 24 == IN_LINE) {
		add_word(operations, word, 1);
		return true;
	}
	add_word(operations, word, 2);
	return word >> 24 <= IN_LINE + 2 &&
	       add_words(operations, &bytes, word >> 16 & 0xff);
}

static uint8_t take(struct operations *operations)
{
	enum { FINISH = 0xb0 };

	return operations->next < operations->count ?
		       operations->bytes[operations->next++] : FINISH;
}

/* Registers by a mask, popped from the lowest on. */
static void pop(struct taking *taking, unsigned mask)
{
	unsigned i;

	for (i = 0; i < 16; i++) {
		if (!(mask >> i & 1))
			continue;
		taking->saved[i] = taking->offset;
		taking->is_saved |= 1u << i;
		taking->offset += 4;
	}
	/* Of a stack pointer that is popped the place is not enough. */
	taking->bad |= mask >> ARM_SP & 1;
}

static void move_to(struct taking *taking, unsigned number)
{
	taking->bad |= number == ARM_SP || number == ARM_PC ||
		      taking->is_saved || taking->offset;
	taking->base = number;
}

static void add_large(struct taking *taking, struct operations *operations)
{
	struct bytes bytes = {
		operations->bytes + operations->next,
		operations->bytes + operations->count, false,
	};

	taking->offset += 0x204 + 4 * bytes_uleb(&bytes);
	taking->bad |= bytes.bad;
	operations->next = bytes.at - operations->bytes;
}

/* 0xb1 to 0xbf, of which some pop registers of floating point. */
static void execute_spare(struct taking *taking, struct operations *operations,
			  uint8_t code)
{
	switch (code) {
	case 0xb1:
		pop(taking, take(operations) & 0xf);
		break;
	case 0xb2:
		add_large(taking, operations);
		break;
	case 0xb3:
		taking->offset += 8 * ((take(operations) & 0xf) + 1) + 4;
		break;
	case 0xb4: /* a signed return address */
		break;
	default:
		taking->bad |= code < 0xb8;
		taking->offset += 8 * ((code & 7) + 1) + 4;
	}
}

static void execute(struct taking *taking, struct operations *operations,
		    uint8_t code)
{
	if (code < 0x40)
		taking->offset += 4 * (code & 0x3f) + 4;
	else if (code < 0x80)
		taking->offset -= 4 * (code & 0x3f) + 4;
	else if (code < 0x90)
		pop(taking, ((code & 0xf) << 8 | take(operations)) << 4);
	else if (code < 0xa0)
		move_to(taking, code & 0xf);
	else if (code < 0xb0)
		pop(taking, (0xffu >> (7 - (code & 7)) & 0xff) << 4 |
				   (code & 8 ? 1u << ARM_LR : 0));
	else if (code < 0xc0)
		execute_spare(taking, operations, code);
	else if (code == 0xc8 || code == 0xc9)
		taking->offset += 8 * ((take(operations) & 0xf) + 1);
	else if (code >= 0xd0 && code < 0xd8)
		taking->offset += 8 * ((code & 7) + 1);
	else
		taking->bad = true;
}

/* Where the operations ended is the caller's stack pointer, the CFA. */
static bool fill_row(const struct taking *taking, struct cfi_row *row)
{
	unsigned i, from;

	memset(row, 0, sizeof(*row));
	row->cfa = (struct cfi_place){
		.kind = CFI_REGISTER,
		.base = taking->base,
		.number = taking->offset,
	};
	for (i = 0; i < 16; i++) {
		if (taking->is_saved >> i & 1)
			row->places[i] = (struct cfi_place){
				.kind = CFI_OFFSET,
				.number = taking->saved[i] - taking->offset,
			};
	}
	from = taking->is_saved >> ARM_PC & 1 ? ARM_PC : ARM_LR;
	row->column = from;
	return !taking->bad;
}

bool arm_exidx_row(struct Elf *elf, uint64_t address, struct cfi_row *row)
{
	struct operations operations = { .count = 0 };
	struct taking taking = { .base = ARM_SP };
	uint32_t word;
	uint64_t at = find_entry(elf, address, &word);
	uint8_t code;

	/* No exception leaves it, which is all that is said: what has no use
	   for tables, most of a C library too, is marked like that. */
	if (!at || word == CANNOT_UNWIND)
		return false;
	if (word >> 31)
		add_word(&operations, word, 1);
	else if (!take_table(&operations, elf, target_at(at, word)))
		return false;
	while ((code = take(&operations)) != 0xb0)
		execute(&taking, &operations, code);
	return fill_row(&taking, row);
}
