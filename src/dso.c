/*
 * The table of mapped files. A file is opened once and stays open, which also
 * keeps its inode number from being used again; so device and inode find it,
 * and size and times tell whether it was rewritten in place.
 */
#include "dso.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gelf.h>

#include "alloc.h"
#include "cfi.h"
#include "dso_image.h"
#include "dso_open.h"
#include "maps.h"
#include "names.h"
#include "symbols.h"
#include "unwind_rules.h"

enum {
	BUCKETS = 256,	/* a power of two */
	OPEN_MAX = 256, /* of 1024 that a process usually has */
	ROOTS_MAX = 64,
	VDSO_MAX = 1 << 20,
};

struct segment {
	uint64_t offset;
	uint64_t size;
	uint64_t address;
	bool execute;
};

struct dso {
	struct dso *next;  /* of all */
	struct dso *chain; /* in its bucket */
	struct dsos *dsos;
	const char *name;
	uint64_t device;
	uint64_t inode;
	uint64_t used;	    /* when, by dsos->clock */
	struct stat status; /* when it was opened */
	int root;
	int fd;
	int debug_fd;
	bool closed;
	bool mapped_asked;
	bool cfi_asked;
	bool frame_asked;
	bool debug_asked;
	Elf *elf;
	Elf *debug;
	struct cfi *cfi;
	struct cfi *frame; /* .debug_frame */
	char *image; /* of what is in no file */
	size_t image_size;
	char *debug_image; /* unpacked */
	struct segment *segments;
	size_t segment_count;
	struct symbols *symbols;
	struct unwind_rules *rules;
};

/* A root directory that traced processes have. */
struct root {
	dev_t device;
	ino_t inode;
	int fd;
};

struct dsos {
	struct dso *all;
	struct dso *buckets[BUCKETS];
	struct dso *kernel;
	struct names *names;
	struct frame_style style;
	struct root roots[ROOTS_MAX];
	unsigned root_count;
	unsigned open;	 /* files now */
	unsigned opened; /* files ever */
	uint64_t clock;
};

struct dsos *dsos_create(void)
{
	struct dsos *dsos = alloc_array(1, sizeof(*dsos));

	elf_version(EV_CURRENT);
	dsos->names = names_create();
	dsos->style.demangle = true;
	return dsos;
}

void dsos_set_style(struct dsos *dsos, const struct frame_style *style)
{
	dsos->style = *style;
}

const struct frame_style *dsos_style(const struct dsos *dsos)
{
	return &dsos->style;
}

/* Everything that can be had again from the file. */
static void dso_close(struct dso *dso)
{
	symbols_destroy(dso->symbols);
	unwind_rules_destroy(dso->rules);
	cfi_destroy(dso->cfi);
	cfi_destroy(dso->frame);
	elf_end(dso->debug);
	elf_end(dso->elf);
	if (dso->debug_fd >= 0)
		close(dso->debug_fd);
	if (dso->fd >= 0) {
		close(dso->fd);
		dso->dsos->open--;
	}
	free(dso->image);
	free(dso->debug_image);
	free(dso->segments);
}

void dsos_destroy(struct dsos *dsos)
{
	struct dso *dso;
	unsigned i;

	if (!dsos)
		return;
	while ((dso = dsos->all)) {
		dsos->all = dso->next;
		if (!dso->closed)
			dso_close(dso);
		free(dso);
	}
	for (i = 0; i < dsos->root_count; i++)
		close(dsos->roots[i].fd);
	names_destroy(dsos->names);
	free(dsos);
}

const char *dsos_name(struct dsos *dsos, const char *name)
{
	return names_keep(dsos->names, name);
}

unsigned dsos_opened(const struct dsos *dsos)
{
	return dsos->opened;
}

static struct dso *dso_create(struct dsos *dsos, const char *name)
{
	struct dso *dso = alloc_array(1, sizeof(*dso));

	dso->dsos = dsos;
	dso->name = dsos_name(dsos, name);
	dso->root = dso->fd = dso->debug_fd = -1;
	dso->next = dsos->all;
	dsos->all = dso;
	return dso;
}

static struct dso **bucket(struct dsos *dsos, uint64_t device, uint64_t inode)
{
	uint64_t hash = (inode ^ device << 32) * 0x9e3779b97f4a7c15;

	return &dsos->buckets[hash >> 56 & (BUCKETS - 1)];
}

static void unlink_dso(struct dso *dso)
{
	struct dso **link = bucket(dso->dsos, dso->device, dso->inode);

	for (; *link; link = &(*link)->chain) {
		if (*link == dso) {
			*link = dso->chain;
			return;
		}
	}
}

static void close_oldest(struct dsos *dsos)
{
	struct dso *dso, *oldest = NULL;

	for (dso = dsos->all; dso; dso = dso->next) {
		if (dso->fd >= 0 && (!oldest || dso->used < oldest->used))
			oldest = dso;
	}
	if (!oldest)
		return;
	unlink_dso(oldest);
	dso_close(oldest);
	memset(&oldest->elf, 0, sizeof(*oldest) - offsetof(struct dso, elf));
	oldest->fd = oldest->debug_fd = -1;
	oldest->mapped_asked = oldest->closed = true;
}

/* The same root directory is opened once for all processes that have it. */
static int find_root(struct dsos *dsos, pid_t pid)
{
	struct stat status;
	unsigned i;
	int fd = dso_open_root(pid);

	if (fd < 0 || fstat(fd, &status)) {
		if (fd >= 0)
			close(fd);
		return -1;
	}
	for (i = 0; i < dsos->root_count; i++) {
		if (dsos->roots[i].device == status.st_dev &&
		    dsos->roots[i].inode == status.st_ino)
			break;
	}
	if (i == dsos->root_count && i < ROOTS_MAX) {
		dsos->roots[i] =
			(struct root){ status.st_dev, status.st_ino, fd };
		dsos->root_count++;
		return fd;
	}
	close(fd);
	return i < ROOTS_MAX ? dsos->roots[i].fd : -1;
}

static void take_segments(struct dso *dso)
{
	struct segment *segment;
	size_t count, i;
	GElf_Phdr header;

	if (elf_getphdrnum(dso->elf, &count) || !count)
		return;
	dso->segments = alloc_array(count, sizeof(*dso->segments));
	for (i = 0; i < count; i++) {
		if (!gelf_getphdr(dso->elf, i, &header) ||
		    header.p_type != PT_LOAD || !header.p_filesz)
			continue;
		segment = &dso->segments[dso->segment_count++];
		segment->offset = header.p_offset;
		segment->size = header.p_filesz;
		segment->address = header.p_vaddr;
		segment->execute = header.p_flags & PF_X;
	}
}

static void open_file(struct dso *dso, pid_t pid, const struct map *map)
{
	struct dsos *dsos = dso->dsos;

	if (dsos->open >= OPEN_MAX)
		close_oldest(dsos);
	dso->root = find_root(dsos, pid);
	dso->fd = dso_open_map(dso->root, pid, map, &dso->status);
	if (dso->fd < 0)
		return;
	dsos->open++;
	dsos->opened++;
	dso->elf = dso_open_elf(dso->fd);
	if (dso->elf)
		take_segments(dso);
}

/* Whether it is still what was opened; without a file there is no telling. */
static bool unchanged(const struct dso *dso)
{
	const struct stat *old = &dso->status;
	struct stat now;

	if (dso->fd < 0)
		return true;
	return !fstat(dso->fd, &now) && now.st_size == old->st_size &&
	       now.st_mtim.tv_sec == old->st_mtim.tv_sec &&
	       now.st_mtim.tv_nsec == old->st_mtim.tv_nsec;
}

static bool is_file(const struct dso *dso, const struct map *map)
{
	if (dso->device != map->device || dso->inode != map->inode)
		return false;
	/* Nothing holds the inode of a file that could not be opened. */
	return dso->fd >= 0 || !strcmp(dso->name, map->name);
}

struct dso *dsos_file(struct dsos *dsos, pid_t pid, const struct map *map)
{
	struct dso **first = bucket(dsos, map->device, map->inode), *dso;

	for (dso = *first; dso; dso = dso->chain) {
		if (is_file(dso, map) && unchanged(dso)) {
			dso->used = ++dsos->clock;
			return dso;
		}
	}
	dso = dso_create(dsos, map->name);
	dso->device = map->device;
	dso->inode = map->inode;
	dso->used = ++dsos->clock;
	open_file(dso, pid, map);
	dso->chain = *first;
	*first = dso;
	return dso;
}

static void use_image(struct dso *dso, char *image, size_t size)
{
	dso->image = image;
	dso->image_size = size;
	dso->elf = elf_memory(image, size);
	if (dso->elf)
		take_segments(dso);
}

static struct dso *find_image(struct dsos *dsos, const char *image, size_t size)
{
	struct dso *dso;

	for (dso = dsos->all; dso; dso = dso->next) {
		if (dso->image && dso->image_size == size &&
		    !memcmp(dso->image, image, size))
			return dso;
	}
	return NULL;
}

struct dso *dsos_vdso(struct dsos *dsos, const struct memory *memory,
		      const struct map *map)
{
	size_t size = map->end - map->start;
	struct dso *dso;
	char *image;

	if (size > VDSO_MAX)
		return NULL;
	image = alloc_array(1, size);
	size = memory_read(memory, map->start, image, size);
	dso = size ? find_image(dsos, image, size) : NULL;
	if (dso || !size) {
		free(image);
		return dso;
	}
	dso = dso_create(dsos, map->name);
	use_image(dso, image, size);
	return dso;
}

struct dso *dsos_kernel(struct dsos *dsos)
{
	if (!dsos->kernel) {
		dsos->kernel = dso_create(dsos, "[kernel.kallsyms]");
		dsos->kernel->symbols = kallsyms_read();
	}
	return dsos->kernel;
}

const char *dso_name(const struct dso *dso)
{
	return dso->name;
}

bool dso_closed(const struct dso *dso)
{
	return dso->closed;
}

struct dsos *dso_owner(const struct dso *dso)
{
	return dso->dsos;
}

const struct machine *dso_machine(struct dso *dso)
{
	GElf_Ehdr header;

	if (!dso->elf || !gelf_getehdr(dso->elf, &header))
		return arch_native->machine;
	return arch_machine(header.e_machine);
}

Elf *dso_elf(struct dso *dso)
{
	return dso->elf;
}

static bool find_segment(const struct dso *dso, uint64_t offset, bool execute,
			 uint64_t *address)
{
	const struct segment *segment = dso->segments;
	const struct segment *end = segment + dso->segment_count;

	for (; segment < end; segment++) {
		if (segment->execute == execute &&
		    offset - segment->offset < segment->size) {
			*address = offset - segment->offset + segment->address;
			return true;
		}
	}
	return false;
}

/* Some linkers let segments overlap in the file: it is asked for code. */
bool dso_address(struct dso *dso, uint64_t offset, uint64_t *address)
{
	return find_segment(dso, offset, true, address) ||
	       find_segment(dso, offset, false, address);
}

/* The file's own, and the separate one's if it has none at all. */
static void find_frame(struct dso *dso)
{
	dso->frame_asked = true;
	dso->frame = cfi_create(dso->elf, false);
	if (!dso->frame && !dso->cfi)
		dso->frame = cfi_create(dso_debug_elf(dso), false);
}

bool dso_find_cfi(struct dso *dso, uint64_t address, struct cfi_row *row)
{
	if (!dso->elf)
		return false;
	if (!dso->cfi_asked)
		dso->cfi = cfi_create(dso->elf, true);
	dso->cfi_asked = true;
	if (dso->cfi && cfi_find(dso->cfi, address, row))
		return true;
	if (!dso->frame_asked)
		find_frame(dso);
	return dso->frame && cfi_find(dso->frame, address, row);
}

static void find_debug(struct dso *dso)
{
	size_t size;

	dso->debug_fd = dso_open_debug(dso->root, dso->elf, dso->name);
	if (dso->debug_fd >= 0)
		dso->debug = dso_open_elf(dso->debug_fd);
	if (dso->debug)
		return;
	dso->debug_image = image_debugdata(dso->elf, &size);
	if (dso->debug_image)
		dso->debug = elf_memory(dso->debug_image, size);
}

Elf *dso_debug_elf(struct dso *dso)
{
	if (!dso->debug_asked && dso->elf && !dso->image)
		find_debug(dso);
	dso->debug_asked = true;
	return dso->debug;
}

static bool is_same_file(const struct map *map, const struct dso *dso)
{
	return map->inode == dso->inode && map->device == dso->device;
}

void dso_read_mapped(struct dso *dso, const struct memory *memory,
		     const struct map *maps, size_t count)
{
	struct map *own;
	size_t found = 0, size, i;
	char *image;

	if (dso->mapped_asked || dso->fd >= 0 || dso->elf)
		return;
	dso->mapped_asked = true;
	own = alloc_array(count, sizeof(*own));
	for (i = 0; i < count; i++) {
		if (is_same_file(&maps[i], dso))
			own[found++] = maps[i];
	}
	image = found ? image_mapped(memory, own, found, &size) : NULL;
	if (image)
		use_image(dso, image, size);
	free(own);
}

struct symbols **dso_symbols(struct dso *dso)
{
	return &dso->symbols;
}

struct unwind_rules **dso_rules(struct dso *dso)
{
	return &dso->rules;
}
