/*
 * The table of mapped files. A file is opened once and stays open, which also
 * keeps its inode number from being used again; so device and inode find it,
 * and size and times tell whether it was rewritten in place.
 */
#include "dso.h"

#include <err.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gelf.h>

#include "alloc.h"
#include "cfi.h"
#include "dso_open.h"
#include "dso_state.h"
#include "go_table.h"
#include "maps.h"
#include "names.h"
#include "source.h"
#include "symbols.h"
#include "unwind_rules.h"

enum {
	OPEN_MAX = 256, /* of 1024 that a process usually has */
	NAMES_BYTES_MAX = 256 << 20,
	COST_MOST = 8, /* bytes that one of a file costs */
};

struct dsos *dsos_create(void)
{
	struct dsos *dsos = alloc_array(1, sizeof(*dsos));

	elf_version(EV_CURRENT);
	dsos->names = names_create(NAMES_BYTES_MAX);
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

void dsos_be_careful(struct dsos *dsos)
{
	dsos->careful = true;
}

bool dsos_careful(const struct dsos *dsos)
{
	return dsos->careful;
}

/* Everything that can be had again from the file. */
static void dso_close(struct dso *dso)
{
	symbols_destroy(dso->symbols);
	unwind_rules_destroy(dso->rules);
	cfi_destroy(dso->cfi);
	cfi_destroy(dso->frame);
	go_table_destroy(dso->go);
	source_close(dso->lines);
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
	dso->dsos->bytes -= dso->bytes;
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

void dsos_say_full(struct dsos *dsos)
{
	if (!dsos->full)
		warnx("the traced programs have more symbols than fit: some "
		      "frames are shown without a name");
	dsos->full = true;
}

struct jit_share *dsos_jits(struct dsos *dsos)
{
	return &dsos->jits;
}

bool dso_take(struct dso *dso, uint64_t bytes)
{
	struct dsos *dsos = dso->dsos;

	if (bytes > DSO_BYTES_MAX || dsos->bytes > DSO_BYTES_MAX - bytes) {
		dsos_say_full(dsos);
		return false;
	}
	dso->bytes += bytes;
	dsos->bytes += bytes;
	return true;
}

bool dso_take_of(struct dso *dso, Elf *elf, uint64_t bytes)
{
	uint64_t size = elf != dso->elf ? dso->debug_size
			: dso->image	? dso->image_size
					: (uint64_t)dso->status.st_size;

	return dso_take(dso, bytes / COST_MOST < size ? bytes
						      : size * COST_MOST);
}

const char *dsos_name(struct dsos *dsos, const char *name)
{
	const char *kept = names_keep(dsos->names, name);

	if (!kept)
		dsos_say_full(dsos);
	return kept;
}

unsigned dsos_opened(const struct dsos *dsos)
{
	return dsos->opened;
}

struct dso *dso_create(struct dsos *dsos, const char *name)
{
	struct dso *dso = alloc_array(1, sizeof(*dso));

	dso->dsos = dsos;
	dso->name = dsos_name(dsos, name);
	if (!dso->name)
		dso->name = "[unknown]";
	dso->root = dso->fd = dso->debug_fd = -1;
	dso->next = dsos->all;
	dsos->all = dso;
	return dso;
}

static struct dso **bucket(struct dsos *dsos, uint64_t device, uint64_t inode)
{
	uint64_t hash = (inode ^ device << 32) * 0x9e3779b97f4a7c15;

	return &dsos->buckets[hash >> 56 & (DSO_BUCKETS - 1)];
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

/* False when none is open. */
static bool close_oldest(struct dsos *dsos)
{
	struct dso *dso, *oldest = NULL;

	for (dso = dsos->all; dso; dso = dso->next) {
		if ((dso->fd >= 0 || dso->image) &&
		    (!oldest || dso->used < oldest->used))
			oldest = dso;
	}
	if (!oldest)
		return false;
	unlink_dso(oldest);
	dso_close(oldest);
	memset(&oldest->elf, 0, sizeof(*oldest) - offsetof(struct dso, elf));
	oldest->bytes = 0;
	oldest->fd = oldest->debug_fd = -1;
	oldest->mapped_asked = oldest->closed = true;
	return true;
}

void dsos_make_room(struct dsos *dsos)
{
	while (dsos->open >= OPEN_MAX || dsos->bytes >= DSO_BYTES_KEPT) {
		if (!close_oldest(dsos))
			return;
	}
}

static bool is_used(const struct dsos *dsos, int root)
{
	const struct dso *dso;

	for (dso = dsos->all; dso; dso = dso->next) {
		if (!dso->closed && dso->root == root)
			return true;
	}
	return false;
}

/* A place for one more, if need be that of the files used least recently. */
static struct root *free_root(struct dsos *dsos)
{
	unsigned i;

	if (dsos->root_count < DSO_ROOTS_MAX)
		return &dsos->roots[dsos->root_count++];
	for (;;) {
		for (i = 0; i < DSO_ROOTS_MAX; i++) {
			if (!is_used(dsos, dsos->roots[i].fd)) {
				close(dsos->roots[i].fd);
				return &dsos->roots[i];
			}
		}
		if (!close_oldest(dsos))
			return NULL;
	}
}

/*
 * The same root directory is opened once for all processes that have it. In
 * another mount namespace it has the same inode, but other files in it.
 */
static int find_root(struct dsos *dsos, pid_t pid)
{
	struct root root = { .fd = dso_open_root(pid) }, *place;
	struct stat status;
	unsigned i;

	if (root.fd < 0)
		return -1;
	if (!fstat(root.fd, &status)) {
		root.device = status.st_dev;
		root.inode = status.st_ino;
	}
	root.mount = dso_mount(root.fd);
	for (i = 0; i < dsos->root_count; i++) {
		place = &dsos->roots[i];
		if (place->device == root.device &&
		    place->inode == root.inode && place->mount == root.mount) {
			close(root.fd);
			return place->fd;
		}
	}
	place = free_root(dsos);
	if (!place) {
		close(root.fd);
		return -1;
	}
	*place = root;
	return root.fd;
}

static void open_file(struct dso *dso, pid_t pid, const struct map *map)
{
	struct dsos *dsos = dso->dsos;

	dsos_make_room(dsos);
	dso->root = find_root(dsos, pid);
	if (!dsos->careful || !dso_is_served(pid, map))
		dso->fd = dso_open_map(dso->root, pid, map, &dso->status);
	if (dso->fd < 0) {
		dso->root = -1; /* nothing else is looked for in it */
		return;
	}
	dsos->open++;
	dsos->opened++;
	dso->elf = dso_open_elf(dso->fd);
	if (dso->elf)
		dso_take_segments(dso);
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

struct dso *dsos_kernel(struct dsos *dsos)
{
	if (!dsos->kernel)
		dsos->kernel = dso_create(dsos, "[kernel.kallsyms]");
	return dsos->kernel;
}

bool dso_is_kernel(const struct dso *dso)
{
	return dso == dso->dsos->kernel;
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

bool dso_in_memory(const struct dso *dso)
{
	return dso->image;
}

uint64_t dso_entry(struct dso *dso)
{
	GElf_Ehdr header;

	return dso->elf && gelf_getehdr(dso->elf, &header) ? header.e_entry : 0;
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

struct symbols **dso_symbols(struct dso *dso)
{
	return &dso->symbols;
}

struct unwind_rules **dso_rules(struct dso *dso)
{
	return &dso->rules;
}
