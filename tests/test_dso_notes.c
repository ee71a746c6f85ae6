/*
 * Build-ids of files made by hand, and both build-ids and debug links of
 * programs that compiler and linker have made.
 */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <gelf.h>

#include "dso_notes.h"
#include "dso_open.h"

enum { ROOM = 256 };

/* An ELF file of one segment of notes. */
struct file {
	Elf64_Ehdr header;
	Elf64_Phdr segment;
	uint8_t notes[ROOM];
};

static struct file file_with(const uint32_t *words, size_t count)
{
	static const uint16_t one = 1;
	struct file file = { .header = {
		.e_ident = { ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64,
			     *(const uint8_t *)&one ? ELFDATA2LSB : ELFDATA2MSB,
			     EV_CURRENT },
		.e_version = EV_CURRENT,
		.e_phoff = offsetof(struct file, segment),
		.e_ehsize = sizeof(Elf64_Ehdr),
		.e_phentsize = sizeof(Elf64_Phdr),
		.e_phnum = 1,
	} };

	file.segment.p_type = PT_NOTE;
	file.segment.p_offset = offsetof(struct file, notes);
	file.segment.p_filesz = count * sizeof(*words);
	file.segment.p_align = 4;
	memcpy(file.notes, words, count * sizeof(*words));
	return file;
}

static size_t length_of(const uint32_t *words, size_t count, uint8_t *first)
{
	struct file file = file_with(words, count);
	const uint8_t *id;
	size_t length;
	Elf *elf;

	elf_version(EV_CURRENT);
	elf = elf_memory((char *)&file, sizeof(file));
	cr_assert(elf);
	length = dso_build_id(elf, &id);
	*first = length ? *id : 0;
	elf_end(elf);
	return length;
}

#define LENGTH(first, ...) \
	length_of((const uint32_t[]){ __VA_ARGS__ }, \
		  sizeof((const uint32_t[]){ __VA_ARGS__ }) / 4, first)
#define GNU 0x00554e47

Test(dso_notes, build_id_among_others)
{
	uint8_t first;

	cr_expect_eq(LENGTH(&first, 4, 4, 3, GNU, 0x01010101), 4);
	cr_expect_eq(first, 1);
	cr_expect_eq(LENGTH(&first, 4, 5, 1, GNU, 9, 9, 4, 7, 3, GNU,
			    0x02020202, 0x02020202), 7);
	cr_expect_eq(first, 2);
}

Test(dso_notes, lies)
{
	uint8_t first;

	cr_expect_eq(LENGTH(&first, 4, 4), 0);
	cr_expect_eq(LENGTH(&first, 4, 4, 3, GNU), 0);
	cr_expect_eq(LENGTH(&first, 4, 0xffffffff, 3, GNU, 1), 0);
	cr_expect_eq(LENGTH(&first, 0xffffffff, 4, 3, GNU, 1), 0);
	cr_expect_eq(LENGTH(&first, 4, 0xfffffffd, 1, GNU, 1, 2, 3), 0);
	cr_expect_eq(LENGTH(&first, 0, 0, 3), 0);
}

/* A stripped program with its symbols in a file of their own beside it. */
static const char make[] =
	"cd %s && echo 'int main(void) { return 0; }' >a.c && "
	"cc -g -Wl,--build-id=%s a.c -o a && "
	"objcopy --only-keep-debug a a.debug && strip a && "
	"objcopy --add-gnu-debuglink=a.debug a";

static void run_command(const char *form, const char *folder, const char *id)
{
	char command[512];

	snprintf(command, sizeof(command), form, folder, id);
	if (system(command))
		cr_skip_test("no compiler with binutils");
}

static void check_separate(const char *id, size_t length)
{
	char folder[] = "/tmp/ptrail-test-XXXXXX", path[64];
	int root = open("/", O_PATH | O_CLOEXEC), fd, debug;
	const uint8_t *bytes;
	uint32_t crc = 0;
	Elf *elf;

	cr_assert(mkdtemp(folder));
	run_command(make, folder, id);
	snprintf(path, sizeof(path), "%s/a", folder);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	elf_version(EV_CURRENT);
	elf = elf_begin(fd, ELF_C_READ, NULL);
	cr_expect_str_eq(dso_debuglink(elf, &crc), "a.debug");
	cr_expect_neq(crc, 0);
	cr_expect_eq(dso_build_id(elf, &bytes), length, "%s", id);
	debug = dso_open_debug(root, elf, path);
	cr_expect_geq(debug, 0, "%s: its debug file is not found", id);
	close(debug);
	close(root);
	elf_end(elf);
	close(fd);
	run_command("rm -r %s # %s", folder, "");
}

Test(dso_notes, of_a_linker)
{
	check_separate("none", 0);
	check_separate("sha1", 20);
	check_separate("0x0102030405", 5);
}
