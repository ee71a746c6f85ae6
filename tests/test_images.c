/* ELF files that are in no file: packed into another, and read from memory. */
#include <criterion/criterion.h>
#include <elf.h>
#include <fcntl.h>
#include <lzma.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cfi.h"
#include "dso_image.h"
#include "dso_open.h"
#include "go_program.h"
#include "go_table.h"
#include "seeds.h"
#include "symbols.h"

enum {
	MOST = 1 << 20,	  /* of the victim */
	CHANGES = 12,
	HEADERS = 512,	  /* where most changes are worth their while */
	ROOM = 65536,
};

struct content {
	char *bytes;
	size_t size;
};

static struct content read_victim(void)
{
	struct content content = { malloc(MOST), 0 };
	int fd = open("/bin/true", O_RDONLY | O_CLOEXEC);

	cr_assert(fd >= 0);
	content.size = read(fd, content.bytes, MOST);
	cr_assert_gt(content.size, HEADERS);
	close(fd);
	elf_version(EV_CURRENT);
	return content;
}

static void mutate(char *bytes, size_t size, uint64_t seed)
{
	static const char special[] = { 0, 1, 0x7f, -128, -1, -2 };
	uint64_t state = seed * 2 + 1;
	size_t at;
	unsigned i;

	for (i = 0; i <= seed % CHANGES; i++) {
		at = random_next(&state) % (i % 3 ? size : HEADERS);
		bytes[at] = i % 2 ? (int)random_next(&state)
				  : special[random_next(&state) % 6];
	}
}

/* Whatever can be asked. */
static void exercise(char *bytes, size_t size)
{
	Elf *elf = dso_open_image(bytes, size);
	struct symbols *symbols = symbols_create();
	struct go_table *go = elf ? go_program_table(elf) : NULL;
	struct cfi *eh = cfi_create(elf, true), *frame = cfi_create(elf, false);
	struct cfi_row row;
	uint64_t address;

	if (elf) {
		symbols_cost(elf, SHT_SYMTAB);
		symbols_add_static(symbols, elf);
		symbols_add_dynamic(symbols, elf, true);
	}
	symbols_sort(symbols);
	for (address = 0; address < 20000; address += 61) {
		symbols_lookup(symbols, address);
		if (eh)
			cfi_find(eh, address, &row);
		if (frame)
			cfi_find(frame, address, &row);
	}
	cfi_destroy(eh);
	cfi_destroy(frame);
	go_table_destroy(go);
	symbols_destroy(symbols);
	elf_end(elf);
}

/* As four mappings, of which one can be written and lies apart. */
static void exercise_mapped(const struct content *content, uint64_t seed)
{
	size_t quarter = content->size / 4 & ~7ul, i;
	struct memory_copy memory;
	struct map maps[4];
	char *image;
	size_t size;

	memory_copy_init(&memory, 0x10000, content->bytes, content->size);
	for (i = 0; i < 4; i++)
		maps[i] = (struct map){
			.start = 0x10000 + i * quarter,
			.end = 0x10000 + (i + 1) * quarter,
			.offset = i * quarter,
			.write = i == 2,
		};
	maps[3].offset += seed % 5 * 4096;
	image = image_mapped(&memory.memory, maps, 4, &size);
	if (!image)
		return;
	exercise(image, size);
	free(image);
}

Test(hostile, files_in_memory, .timeout = 36000)
{
	struct content whole = read_victim(), content = whole;
	struct seeds seeds = seeds_all("files in memory");
	uint64_t seed;

	content.bytes = malloc(whole.size);
	while (seeds_next(&seeds, &seed)) {
		memcpy(content.bytes, whole.bytes, whole.size);
		mutate(content.bytes, content.size, seed);
		exercise_mapped(&content, seed);
	}
	free(content.bytes);
	free(whole.bytes);
}

/* A file with nothing but a section that is packed. */
struct packed {
	Elf64_Ehdr header;
	Elf64_Shdr sections[3];
	char names[32];
	uint8_t bytes[ROOM];
};

static void make_packed(struct packed *packed, const struct content *content)
{
	static const uint16_t one = 1;
	size_t size = 0;

	memset(packed, 0, sizeof(*packed));
	cr_assert_eq(lzma_easy_buffer_encode(
			     0, LZMA_CHECK_CRC32, NULL,
			     (const uint8_t *)content->bytes, content->size,
			     packed->bytes, &size, ROOM),
		     LZMA_OK);
	packed->header = (Elf64_Ehdr){
		.e_ident = { 0x7f, 'E', 'L', 'F', ELFCLASS64,
			     *(const uint8_t *)&one ? ELFDATA2LSB : ELFDATA2MSB,
			     EV_CURRENT },
		.e_type = ET_DYN, .e_version = EV_CURRENT,
		.e_shoff = offsetof(struct packed, sections),
		.e_ehsize = sizeof(Elf64_Ehdr),
		.e_shentsize = sizeof(Elf64_Shdr), .e_shnum = 3,
		.e_shstrndx = 1,
	};
	packed->sections[1] = (Elf64_Shdr){
		.sh_type = SHT_STRTAB,
		.sh_offset = offsetof(struct packed, names),
		.sh_size = sizeof(packed->names),
	};
	packed->sections[2] = (Elf64_Shdr){
		.sh_name = 1, .sh_type = SHT_PROGBITS,
		.sh_offset = offsetof(struct packed, bytes), .sh_size = size,
	};
	strcpy(packed->names + 1, ".gnu_debugdata");
}

/* True when something came out. */
static bool exercise_packed(struct packed *packed)
{
	Elf *elf = elf_memory((char *)packed, sizeof(*packed));
	size_t size;
	char *image = elf ? image_debugdata(elf, &size) : NULL;

	if (image)
		exercise(image, size);
	free(image);
	elf_end(elf);
	return image;
}

Test(hostile, packed_files, .timeout = 36000)
{
	struct packed *packed = malloc(sizeof(*packed));
	struct packed *whole = malloc(sizeof(*whole));
	struct content content = read_victim();
	struct seeds seeds = seeds_all("packed files");
	uint64_t seed, state;
	size_t size;

	if (content.size > ROOM / 2)
		content.size = ROOM / 2;
	make_packed(whole, &content);
	*packed = *whole;
	cr_assert(exercise_packed(packed));
	while (seeds_next(&seeds, &seed)) {
		*packed = *whole;
		state = seed;
		size = whole->sections[2].sh_size;
		if (seed % 2)
			mutate((char *)packed, offsetof(struct packed, bytes),
			       seed);
		else
			packed->bytes[random_next(&state) % size] ^=
				1 << seed / 2 % 8;
		exercise_packed(packed);
	}
	free(content.bytes);
	free(packed);
	free(whole);
}
