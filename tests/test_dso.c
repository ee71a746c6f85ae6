/* Mapped files: found, told apart, and read without trust. */
#include <criterion/criterion.h>
#include <elf.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arch.h"
#include "cfi.h"
#include "dso.h"
#include "maps.h"
#include "seeds.h"
#include "symbols.h"
#include "unwind_rules.h"

enum {
	CHANGES = 12,
};

struct content {
	unsigned char *bytes;
	size_t size;
};

static struct content content_of(const char *path)
{
	struct content content;
	struct stat status;
	int fd = open(path, O_RDONLY);

	cr_assert(fd >= 0 && !fstat(fd, &status));
	content.size = status.st_size;
	content.bytes = malloc(content.size);
	cr_assert_eq(read(fd, content.bytes, content.size),
		     (ssize_t)content.size);
	close(fd);
	return content;
}

static void write_file(const char *path, const void *bytes, size_t size)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	cr_assert_eq(write(fd, bytes, size), (ssize_t)size);
	close(fd);
}

/* A mapping of a file as the kernel would list it. */
static struct map map_of(const char *path)
{
	struct map map = { .start = 0x10000, .end = 0x20000, .name = path };
	struct stat status;

	cr_assert_eq(stat(path, &status), 0);
	map.device = status.st_dev;
	map.inode = status.st_ino;
	return map;
}

static void make_path(char *path, const char *name)
{
	char folder[] = "/tmp/ptrail-test-XXXXXX";

	cr_assert(mkdtemp(folder));
	sprintf(path, "%s/%s", folder, name);
}

static void remove_path(char *path)
{
	unlink(path);
	*strrchr(path, '/') = 0;
	rmdir(path);
}

Test(dso, one_for_a_file)
{
	struct dsos *dsos = dsos_create();
	struct map map = map_of("/proc/self/exe");
	struct dso *dso;

	map.name = "/somewhere/else";
	dso = dsos_file(dsos, getpid(), &map);
	/* Found through /proc/PID/exe, where its path leads nowhere. */
	cr_assert(dso_elf(dso));
	cr_assert_eq(dsos_file(dsos, getpid(), &map), dso);
	cr_assert_eq(dsos_opened(dsos), 1);
	dsos_destroy(dsos);
}

Test(dso, another_file_of_that_name_is_refused)
{
	struct dsos *dsos = dsos_create();
	struct map map = map_of("/proc/self/exe");
	struct dso *dso;

	map.name = "/bin/sh";
	map.inode++;
	dso = dsos_file(dsos, getpid(), &map);
	cr_assert(dso);
	cr_assert_null(dso_elf(dso));
	cr_assert(!dso_find_cfi(dso, 0, NULL));
	cr_assert_str_eq(dso_name(dso), "/bin/sh");
	dsos_destroy(dsos);
}

Test(dso, a_fifo_does_not_block)
{
	struct dsos *dsos = dsos_create();
	struct map map;
	char path[64];

	make_path(path, "fifo");
	cr_assert_eq(mkfifo(path, 0600), 0);
	map = map_of(path);
	cr_assert_null(dso_elf(dsos_file(dsos, getpid(), &map)));
	cr_assert_eq(dsos_opened(dsos), 0);
	dsos_destroy(dsos);
	remove_path(path);
}

Test(dso, a_file_written_anew_is_another)
{
	struct content content = content_of("/proc/self/exe");
	struct dsos *dsos = dsos_create();
	struct dso *dso;
	struct map map;
	char path[64];

	make_path(path, "program");
	write_file(path, content.bytes, content.size);
	map = map_of(path);
	dso = dsos_file(dsos, getpid(), &map);
	cr_assert(dso_elf(dso));
	write_file(path, content.bytes, content.size / 2);
	cr_assert_neq(dsos_file(dsos, getpid(), &map), dso);
	dsos_destroy(dsos);
	remove_path(path);
	free(content.bytes);
}

Test(dso, few_stay_open)
{
	struct content content = content_of("/proc/self/exe");
	struct dsos *dsos = dsos_create();
	struct dso *first = NULL, *dso;
	struct map map;
	char path[64];
	int i;

	for (i = 0; i < 300; i++) {
		make_path(path, "program");
		write_file(path, content.bytes, 4096);
		map = map_of(path);
		dso = dsos_file(dsos, getpid(), &map);
		if (!first)
			first = dso;
		remove_path(path);
	}
	cr_assert_eq(dsos_opened(dsos), 300);
	cr_assert(dso_closed(first));
	cr_assert(!dso_closed(dso));
	cr_assert_null(dso_elf(first));
	dsos_destroy(dsos);
	free(content.bytes);
}

/* A small ELF file that is made for the occasion, and opened. */
static struct dso *open_some(struct dsos *dsos, const struct content *content)
{
	struct dso *dso;
	struct map map;
	char path[64];

	make_path(path, "program");
	write_file(path, content->bytes, 4096);
	map = map_of(path);
	dso = dsos_file(dsos, getpid(), &map);
	remove_path(path);
	return dso;
}

/* Standard error gets a word, which is not the test's matter. */
static void be_silent(void)
{
	dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
}

Test(dso, memory_of_all_is_bounded)
{
	struct content content = content_of("/proc/self/exe");
	struct dsos *dsos = dsos_create();
	struct dso *first = open_some(dsos, &content);
	struct dso *second = open_some(dsos, &content);

	be_silent();
	cr_expect(!dso_take(first, UINT64_MAX));
	cr_expect(dso_take(first, 900 << 20));
	cr_expect(!dso_take(second, 200 << 20));
	cr_expect(dso_take(second, 1 << 20));
	cr_expect(!dso_closed(first) && !dso_closed(second));
	/* The next one needs its place, and no more than that. */
	cr_expect(!dso_closed(open_some(dsos, &content)));
	cr_expect(dso_closed(first) && !dso_closed(second));
	cr_expect(dso_take(second, 200 << 20));
	dsos_destroy(dsos);
	free(content.bytes);
}

/* A table of symbols that there is in truth, all zeros. */
Test(hostile, a_sparse_file)
{
	Elf64_Shdr sections[3] = {
		{ .sh_type = SHT_NULL },
		{ .sh_type = SHT_SYMTAB, .sh_link = 2, .sh_offset = 4096,
		  .sh_size = 500 << 20, .sh_entsize = sizeof(Elf64_Sym) },
		{ .sh_type = SHT_STRTAB, .sh_offset = 4096,
		  .sh_size = 500 << 20 },
	};
	struct content content = content_of("/proc/self/exe");
	Elf64_Ehdr *header = (Elf64_Ehdr *)content.bytes;
	struct dsos *dsos = dsos_create();
	struct rusage usage;
	struct map map;
	char path[64];
	uint64_t start;

	be_silent();
	header->e_shoff = 2048;
	header->e_shnum = 3;
	header->e_shstrndx = 0;
	memcpy(content.bytes + 2048, sections, sizeof(sections));
	make_path(path, "program");
	write_file(path, content.bytes, 4096);
	cr_assert_eq(truncate(path, 2000l << 20), 0);
	map = map_of(path);
	cr_expect_null(symbols_find(dsos_file(dsos, getpid(), &map), 1, &start));
	getrusage(RUSAGE_SELF, &usage);
	cr_expect_lt(usage.ru_maxrss, 400 << 10, "%ld KiB", usage.ru_maxrss);
	dsos_destroy(dsos);
	remove_path(path);
	free(content.bytes);
}

/* A child with mounts of its own, whose root therefore is another; 0: none. */
static pid_t start_apart(void)
{
	int ends[2];
	char done = 0;
	pid_t pid;

	cr_assert_eq(pipe(ends), 0);
	pid = fork();
	if (!pid) {
		done = !unshare(CLONE_NEWUSER | CLONE_NEWNS);
		if (write(ends[1], &done, 1) == 1)
			pause();
		_exit(0);
	}
	cr_assert_eq(read(ends[0], &done, 1), 1);
	close(ends[0]);
	close(ends[1]);
	if (done)
		return pid;
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	return 0;
}

/* No path leads to the file but that in the process's root. */
static bool opens_for(struct dsos *dsos, pid_t pid,
		      const struct content *content)
{
	char path[64];
	struct map map;
	bool opened;

	make_path(path, "program");
	write_file(path, content->bytes, 4096);
	map = map_of(path);
	opened = dso_elf(dsos_file(dsos, pid, &map));
	remove_path(path);
	return opened;
}

Test(dso, many_roots)
{
	struct content content = content_of("/proc/self/exe");
	struct dsos *dsos = dsos_create();
	pid_t pid;
	int i;

	for (i = 0; i < 150; i++) {
		pid = start_apart();
		if (!pid)
			cr_skip_test("no namespaces here");
		cr_expect(opens_for(dsos, pid, &content), "root %d", i);
		kill(pid, SIGKILL);
		waitpid(pid, NULL, 0);
	}
	dsos_destroy(dsos);
	free(content.bytes);
}

Test(dso, addresses_by_the_program_headers)
{
	Elf64_Ehdr header = {
		.e_ident = { 0x7f, 'E', 'L', 'F', ELFCLASS64, ELFDATA2LSB, 1 },
		.e_type = ET_DYN,
		.e_machine = EM_X86_64,
		.e_version = 1,
		.e_phoff = sizeof(header),
		.e_ehsize = sizeof(header),
		.e_phentsize = sizeof(Elf64_Phdr),
		.e_phnum = 2,
	};
	Elf64_Phdr segments[2] = {
		{ .p_type = PT_LOAD, .p_vaddr = 0x400000, .p_filesz = 0x100 },
		{ .p_type = PT_LOAD,
		  .p_offset = 0x100,
		  .p_vaddr = 0x501100,
		  .p_filesz = 0x80 },
	};
	struct dsos *dsos = dsos_create();
	unsigned char bytes[0x200] = "";
	uint64_t address;
	struct dso *dso;
	struct map map;
	char path[64];

	memcpy(bytes, &header, sizeof(header));
	memcpy(bytes + sizeof(header), segments, sizeof(segments));
	make_path(path, "program");
	write_file(path, bytes, sizeof(bytes));
	map = map_of(path);
	dso = dsos_file(dsos, getpid(), &map);
	cr_assert(dso_address(dso, 0x10, &address));
	cr_assert_eq(address, 0x400010);
	cr_assert(dso_address(dso, 0x17f, &address));
	cr_assert_eq(address, 0x50117f);
	cr_assert(!dso_address(dso, 0x180, &address));
	dsos_destroy(dsos);
	remove_path(path);
}

Test(dso, the_vdso)
{
	struct dsos *dsos = dsos_create();
	struct maps *maps = maps_create(dsos);
	FILE *file = fopen("/proc/self/maps", "r");
	uint64_t start = 0, found = 0, symbol;
	const struct map *map;
	char line[512];

	while (fgets(line, sizeof(line), file)) {
		if (arch_native->vdso && strstr(line, arch_native->vdso))
			start = strtoull(line, NULL, 16);
	}
	fclose(file);
	if (!start)
		cr_skip_test("no vdso here");
	map = maps_find_code(maps, getpid(), start);
	for (; found < map->end - map->start; found++) {
		if (symbols_find(maps_dso(maps, getpid(), map), found, &symbol))
			break;
	}
	cr_assert_lt(found, map->end - map->start);
	maps_put(maps);
	dsos_destroy(dsos);
}

/* Mostly the headers and tables, which are at both ends of a file. */
static size_t random_place(uint64_t *state, size_t size)
{
	switch (random_next(state) % 16) {
	case 0:
		return random_next(state) % 64;
	case 1 ... 4:
		return random_next(state) % (size < 1024 ? size : 1024);
	case 5 ... 8:
		return size - 1 -
		       random_next(state) % (size < 3000 ? size : 3000);
	default:
		return random_next(state) % size;
	}
}

static size_t mutate(struct content *content, uint64_t seed)
{
	static const unsigned char special[] = { 0, 1, 0x7f, 0x80, 0xff, 0xfe };
	uint64_t state = seed * 2 + 1;
	unsigned i;

	for (i = 0; i <= seed % CHANGES; i++)
		content->bytes[random_place(&state, content->size)] =
			i % 2 ? (int)random_next(&state)
			      : special[random_next(&state) % sizeof(special)];
	return seed % 3 ? content->size : random_next(&state) % content->size;
}

/* Whatever can be asked. */
static void exercise(const char *path)
{
	struct dsos *dsos = dsos_create();
	struct map map = map_of(path);
	struct dso *dso = dsos_file(dsos, getpid(), &map);
	uint64_t address, start, offset;

	for (offset = 0; offset < 20000; offset += 61) {
		if (!dso_address(dso, offset, &address))
			address = offset;
		symbols_find(dso, address, &start);
		unwind_rule(dso, address);
	}
	dsos_destroy(dsos);
}

static void mutate_all(const char *victim)
{
	struct content whole = content_of(victim), content;
	struct seeds seeds = seeds_all(victim);
	uint64_t seed;
	char path[64];

	make_path(path, "program");
	content.bytes = malloc(whole.size);
	content.size = whole.size;
	while (seeds_next(&seeds, &seed)) {
		memcpy(content.bytes, whole.bytes, whole.size);
		write_file(path, content.bytes, mutate(&content, seed));
		exercise(path);
	}
	free(content.bytes);
	free(whole.bytes);
	remove_path(path);
}

Test(hostile, files, .timeout = 36000)
{
	mutate_all("/bin/true");
}

/* One with .symtab and .debug_frame. */
Test(hostile, files_of_our_own, .timeout = 36000)
{
	const char *build = getenv("BUILD");
	char victim[512];

	snprintf(victim, sizeof(victim), "%s/programs/exit_code",
		 build ? build : "build");
	if (access(victim, R_OK))
		cr_skip_test("%s is not there", victim);
	mutate_all(victim);
}

/* A handful of bytes that would have a table of two gigabytes made. */
Test(hostile, registers_beyond_reason)
{
	/* DW_CFA_offset_extended of register 0x7ffffff, remembered. */
	static const uint8_t code[] = { 0x05, 0xff, 0xff, 0xff, 0x3f, 0x01,
					0x0a };
	struct cfi_entry entry = {
		.start = 0x1000,
		.end = 0x2000,
		.code_factor = 1,
		.data_factor = -8,
		.column = 16,
		.word = 8,
		.rest = { code, code + sizeof(code), false },
	};
	struct cfi_row row;

	cr_expect(cfi_run(&entry, 0x1000, &row));
	entry.column = 0x7ffffff;
	cr_expect(!cfi_run(&entry, 0x1000, &row));
}
