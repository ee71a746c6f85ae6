/* Lines and inlined functions out of debugging information that lies. */
#include <criterion/criterion.h>
#include <elf.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arch.h"
#include "dso.h"
#include "maps.h"
#include "seeds.h"
#include "source.h"

enum {
	CHANGES = 12,
	PARTS = 64,
	STEP = 37,	/* bytes of code from one question to the next */
};

struct part {
	size_t start;
	size_t size;
};

struct victim {
	unsigned char *bytes;
	size_t size;
	struct part code;
	struct part parts[PARTS];	/* of its debugging information */
	size_t count;
};

static const char program[] =
	"static inline __attribute__((always_inline)) int twice(int x)\n"
	"{ return x * 3 + __builtin_puts(\"\"); }\n"
	"int main(int count, char **args)\n"
	"{ for (int i = 0; i < count; i++) count += twice(i) + !args[i];\n"
	"return count; }\n";

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

/* False without a compiler. */
static bool compile(const char *path, const char *flags)
{
	const char *compiler = getenv("CC");
	char command[256];
	FILE *pipe;

	snprintf(command, sizeof(command), "%s -O2 -w %s -o %s -x c - 2>&1",
		 compiler ? compiler : "cc", flags, path);
	pipe = popen(command, "w");
	fputs(program, pipe);
	return !pclose(pipe);
}

static void note_part(struct victim *victim, const Elf64_Shdr *section,
		      const char *name)
{
	struct part part = { section->sh_offset, section->sh_size };

	if (!strcmp(name, ".text"))
		victim->code = part;
	else if (!strncmp(name, ".debug_", 7) && part.size &&
		 victim->count < PARTS)
		victim->parts[victim->count++] = part;
}

static struct victim victim_of(const char *path)
{
	struct victim victim = { .count = 0 };
	const Elf64_Shdr *sections;
	const Elf64_Ehdr *header;
	struct stat status;
	int fd = open(path, O_RDONLY);
	int i;

	cr_assert(fd >= 0 && !fstat(fd, &status));
	victim.size = status.st_size;
	victim.bytes = malloc(victim.size);
	cr_assert_eq(read(fd, victim.bytes, victim.size), status.st_size);
	close(fd);
	header = (const Elf64_Ehdr *)victim.bytes;
	sections = (const Elf64_Shdr *)(victim.bytes + header->e_shoff);
	for (i = 0; i < header->e_shnum; i++)
		note_part(&victim, &sections[i],
			  (const char *)victim.bytes +
				  sections[header->e_shstrndx].sh_offset +
				  sections[i].sh_name);
	return victim;
}

static void mutate(const struct victim *victim, uint64_t seed, uint8_t *bytes)
{
	static const uint8_t special[] = { 0, 1, 0x7f, 0x80, 0xff, 0xfe };
	const struct part *part;
	uint64_t state = seed * 2 + 1;
	unsigned i;

	for (i = 0; i <= seed % CHANGES; i++) {
		part = &victim->parts[random_next(&state) % victim->count];
		bytes[part->start + random_next(&state) % part->size] =
			i % 2 ? (int)random_next(&state)
			      : special[random_next(&state) % sizeof(special)];
	}
}

static struct dso *open_dso(struct dsos *dsos, const char *path)
{
	static const struct frame_style style = { .inlined = true,
						  .lines = true,
						  .demangle = true };
	struct map map = { .start = 0x10000, .end = 0x20000, .name = path };
	struct stat status;

	cr_assert_eq(stat(path, &status), 0);
	map.device = status.st_dev;
	map.inode = status.st_ino;
	dsos_set_style(dsos, &style);
	return dsos_file(dsos, getpid(), &map);
}

/* How many places of the code have a line or an inlined function. */
static size_t ask_all(struct dso *dso, const struct part *code)
{
	struct frame frames[SOURCE_INLINED_MAX], frame = { .line = 0 };
	size_t found = 0, at;

	for (at = 0; dso_elf(dso) && at < code->size; at += STEP) {
		frame.line = 0;
		found += source_find(dso, code->start + at, frames, &frame) ||
			 frame.line;
	}
	return found;
}

static size_t ask(const char *path, const struct part *code)
{
	struct dsos *dsos = dsos_create();
	size_t found = ask_all(open_dso(dsos, path), code);

	dsos_destroy(dsos);
	/* Those that read end when they are closed. */
	while (waitpid(-1, NULL, 0) > 0)
		;
	return found;
}

static void write_file(const char *path, const void *bytes, size_t size)
{
	int fd = open(path, O_WRONLY | O_TRUNC);

	cr_assert_eq(write(fd, bytes, size), (ssize_t)size);
	close(fd);
}

/* A program with lines; skips the test where none can be made. */
static struct victim make_victim(char *path, const char *flags)
{
	bool compiled;

	if (source_lacks)
		cr_skip_test("%s", source_lacks);
	make_path(path, "program");
	compiled = sizeof(void *) == sizeof(uint64_t) && compile(path, flags);
	if (compiled)
		return victim_of(path);
	remove_path(path);
	cr_skip_test("no compiler for 64 bits here");
}

static void mutate_all(const char *flags)
{
	struct victim victim;
	uint8_t *bytes;
	struct seeds seeds = seeds_all(flags);
	uint64_t seed;
	char path[64];

	victim = make_victim(path, flags);
	cr_assert_gt(victim.count, 3);
	cr_assert_gt(ask(path, &victim.code), 0);
	bytes = malloc(victim.size);
	while (seeds_next(&seeds, &seed)) {
		memcpy(bytes, victim.bytes, victim.size);
		mutate(&victim, seed, bytes);
		write_file(path, bytes, victim.size);
		ask(path, &victim.code);
	}
	free(bytes);
	free(victim.bytes);
	remove_path(path);
}

Test(hostile, lines, .timeout = 36000)
{
	mutate_all("-gdwarf-5");
}

Test(hostile, lines_of_older_compilers, .timeout = 36000)
{
	mutate_all("-gdwarf-4");
}

/* Whatever libdw does, it is the end of the process that reads, not of us. */
Test(hostile, reading_of_lines_ends)
{
	struct dsos *dsos = dsos_create();
	char path[64], children[64] = "";
	struct victim victim = make_victim(path, "-g");
	struct dso *dso = open_dso(dsos, path);
	FILE *file;

	cr_assert_gt(ask_all(dso, &victim.code), 0);
	file = fopen("/proc/thread-self/children", "r");
	if (!file || !fgets(children, sizeof(children), file))
		cr_skip_test("this kernel does not list children");
	fclose(file);
	kill(atoi(children), SIGKILL);
	waitpid(atoi(children), NULL, 0);
	cr_assert_eq(ask_all(dso, &victim.code), 0);
	cr_assert(dso_elf(dso), "its symbols are still read");
	dsos_destroy(dsos);
	free(victim.bytes);
	remove_path(path);
}
