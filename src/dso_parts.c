/*
 * The parts of a dso that are read when they are asked for: unwind information,
 * its separate debug file, what is in memory rather than in a file.
 */
#include "dso_state.h"

#include <string.h>
#include <unistd.h>

#include <gelf.h>

#include "alloc.h"
#include "cfi.h"
#include "debuginfod.h"
#include "dso_image.h"
#include "dso_open.h"
#include "go_program.h"
#include "maps.h"
#include "symbols_elf.h"

enum { VDSO_MAX = 1 << 20 };

void dso_take_segments(struct dso *dso)
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

static void use_image(struct dso *dso, char *image, size_t size)
{
	if (!dso_take(dso, size)) {
		free(image);
		return;
	}
	dso->image = image;
	dso->image_size = size;
	dso->elf = dso_open_image(image, size);
	if (dso->elf)
		dso_take_segments(dso);
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
	if (dso)
		dso->used = ++dsos->clock;
	if (dso || !size) {
		free(image);
		return dso;
	}
	dsos_make_room(dsos);
	dso = dso_create(dsos, map->name);
	dso->used = ++dsos->clock;
	use_image(dso, image, size);
	return dso;
}

static struct cfi *make_cfi(struct dso *dso, Elf *elf, bool eh)
{
	return elf && dso_take_of(dso, elf, cfi_cost(elf, eh))
		       ? cfi_create(elf, eh)
		       : NULL;
}

/* The file's own, and the separate one's if it has none at all. */
static void find_frame(struct dso *dso)
{
	dso->frame_asked = true;
	dso->frame = make_cfi(dso, dso->elf, false);
	if (!dso->frame && !dso->cfi)
		dso->frame = make_cfi(dso, dso_debug_elf(dso), false);
}

struct go_table *dso_go(struct dso *dso)
{
	if (!dso->go_asked && dso->elf &&
	    dso_take_of(dso, dso->elf, go_program_cost(dso->elf)))
		dso->go = go_program_table(dso->elf);
	dso->go_asked = true;
	return dso->go;
}

bool dso_find_cfi(struct dso *dso, uint64_t address, struct cfi_row *row)
{
	const struct machine *machine = dso_machine(dso);

	if (!dso->elf)
		return false;
	if (!dso->cfi_asked)
		dso->cfi = make_cfi(dso, dso->elf, true);
	dso->cfi_asked = true;
	if (dso->cfi && cfi_find(dso->cfi, address, row))
		return true;
	if (!dso->frame_asked)
		find_frame(dso);
	if (dso->frame && cfi_find(dso->frame, address, row))
		return true;
	if (machine->row && machine->row(dso->elf, address, row))
		return true;
	return dso_go(dso) &&
	       go_program_find_cfi(dso->go, machine, address, row);
}

static void take_debug(struct dso *dso, int fd)
{
	struct stat status;

	if (fd < 0)
		return;
	dso->debug = dso_open_elf(fd);
	if (!dso->debug) {
		close(fd);
		return;
	}
	dso->debug_fd = fd;
	if (!fstat(fd, &status))
		dso->debug_size = status.st_size;
}

static void ask_servers(struct dso *dso)
{
	bool late;

	take_debug(dso, debuginfod_open(dso->elf, dso->name, &late));
	if (late)
		dso->dsos->style.debuginfod = false;
}

static void find_debug(struct dso *dso)
{
	size_t size = 0;

	take_debug(dso, dso_open_debug(dso->root, dso->elf, dso->name));
	if (!dso->debug && dso->dsos->style.debuginfod)
		ask_servers(dso);
	if (dso->debug)
		return;
	dso->debug_image = image_debugdata(dso->elf, &size);
	dso->debug_size = size;
	if (dso->debug_image && dso_take(dso, size))
		dso->debug = dso_open_image(dso->debug_image, size);
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
