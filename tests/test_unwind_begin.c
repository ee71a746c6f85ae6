/*
 * Walks from the first instruction of a program or a function that is without
 * call frame information, behind code that has some.
 */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "dso.h"
#include "maps.h"
#include "unwind.h"
#include "unwind_rules.h"

enum { WORDS = 512 };

/* A copy of a program that ends its code with what has a rule. */
struct copy {
	char path[64];
	GElf_Shdr text;
	GElf_Phdr segment; /* which has the code */
	uint64_t code;	   /* where that is mapped */
};

static uint64_t end_of_code(const struct copy *copy)
{
	return copy->text.sh_addr + copy->text.sh_size;
}

static void find_text(Elf *elf, struct copy *copy)
{
	Elf_Scn *section = NULL;
	GElf_Shdr header;
	size_t names;

	cr_assert_eq(elf_getshdrstrndx(elf, &names), 0);
	while ((section = elf_nextscn(elf, section))) {
		if (gelf_getshdr(section, &header) &&
		    !strcmp(elf_strptr(elf, names, header.sh_name), ".text"))
			copy->text = header;
	}
}

static void find_segment(Elf *elf, struct copy *copy)
{
	GElf_Phdr *segment = &copy->segment;
	size_t count, i;

	cr_assert_eq(elf_getphdrnum(elf, &count), 0);
	for (i = 0; i < count; i++) {
		if (gelf_getphdr(elf, i, segment) &&
		    segment->p_type == PT_LOAD &&
		    copy->text.sh_addr - segment->p_vaddr < segment->p_memsz)
			return;
	}
	cr_assert(false, "no code");
}

/* Puts the entry point behind the code. */
static void move_entry(int fd, const struct copy *copy, Elf *elf)
{
	uint64_t entry = end_of_code(copy);
	uint32_t narrow = entry;

	if (gelf_getclass(elf) == ELFCLASS64)
		cr_assert_eq(pwrite(fd, &entry, sizeof(entry),
				    offsetof(Elf64_Ehdr, e_entry)),
			     sizeof(entry));
	else
		cr_assert_eq(pwrite(fd, &narrow, sizeof(narrow),
				    offsetof(Elf32_Ehdr, e_entry)),
			     sizeof(narrow));
}

static int copy_file(const char *path)
{
	char source[1024], bytes[4096];
	int fd = open(path, O_RDWR | O_CREAT | O_EXCL, 0700), from;
	ssize_t size;

	snprintf(source, sizeof(source), "%s/helpers/touch_pages",
		 getenv("BUILD"));
	from = open(source, O_RDONLY);
	cr_assert(fd >= 0 && from >= 0);
	while ((size = read(from, bytes, sizeof(bytes))) > 0)
		cr_assert_eq(write(fd, bytes, size), size);
	close(from);
	return fd;
}

static void map_code(int fd, struct copy *copy)
{
	uint64_t page = sysconf(_SC_PAGESIZE);
	uint64_t start = copy->segment.p_offset / page * page;
	char *code = mmap(NULL,
			  copy->segment.p_offset + copy->segment.p_filesz -
				  start,
			  PROT_READ | PROT_EXEC, MAP_PRIVATE, fd, start);

	cr_assert(code != MAP_FAILED);
	copy->code = (uintptr_t)code - start;
}

static void make_copy(struct copy *copy)
{
	Elf *elf;
	int fd;

	strcpy(copy->path, "/tmp/ptrail-test-XXXXXX");
	cr_assert(mkdtemp(copy->path));
	strcat(copy->path, "/program");
	fd = copy_file(copy->path);
	elf_version(EV_CURRENT);
	elf = elf_begin(fd, ELF_C_READ, NULL);
	cr_assert(elf);
	find_text(elf, copy);
	find_segment(elf, copy);
	move_entry(fd, copy, elf);
	map_code(fd, copy);
	elf_end(elf);
	close(fd);
}

static void remove_copy(struct copy *copy)
{
	unlink(copy->path);
	*strrchr(copy->path, '/') = '\0';
	rmdir(copy->path);
}

/* Where it is mapped: an address of the ELF's. */
static uint64_t mapped(const struct copy *copy, uint64_t own)
{
	return copy->code + copy->segment.p_offset +
	       (own - copy->segment.p_vaddr);
}

static enum rule_kind kind_at(struct maps *maps, uint64_t address)
{
	const struct map *map = maps_find_code(maps, getpid(), address);
	struct dso *dso = map ? maps_dso(maps, getpid(), map) : NULL;
	uint64_t own;

	cr_assert(dso);
	if (!dso_address(dso, address - map->start + map->offset, &own))
		return RULE_FOREIGN;
	return unwind_rule(dso, own)->kind;
}

/* How many frames there are with a stack full of addresses of code. */
static size_t count_frames(struct maps *maps, uint64_t pc)
{
	const struct machine *machine = arch_native->machine;
	static unsigned char stack[WORDS * sizeof(uint64_t)];
	uint64_t address = (uintptr_t)abort + 1;
	struct registers registers = { .machine = machine };
	struct moment moment = { .tid = getpid(), .maps = maps,
				 .registers = &registers,
				 .memory = &memory_self };
	struct unwind unwind;
	struct unwound frame;
	size_t count = 0, i;

	for (i = 0; i + sizeof(address) <= sizeof(stack); i += machine->word)
		memcpy(stack + i, &address, sizeof(address));
	registers.value[machine->pc] = pc;
	registers.value[machine->sp] = (uintptr_t)stack;
	unwind_init(&unwind, &moment, UNWIND_DWARF);
	while (count < WORDS && unwind_next(&unwind, &frame))
		count++;
	return count;
}

Test(unwind, from_the_first_instruction_of_a_program)
{
	struct copy copy;
	struct dsos *dsos = dsos_create();
	struct maps *maps = maps_create(dsos);
	uint64_t entry;

	make_copy(&copy);
	entry = mapped(&copy, end_of_code(&copy));
	if (kind_at(maps, entry - 1) != RULE_STEP ||
	    kind_at(maps, entry) != RULE_NONE) {
		remove_copy(&copy);
		cr_skip_test("its code ends otherwise");
	}
	cr_expect_eq(count_frames(maps, entry), 1);
	remove_copy(&copy);
	maps_put(maps);
	dsos_destroy(dsos);
}
