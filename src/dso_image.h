/* ELF files that are in no file: compressed within another, or in memory. */
#ifndef PTRAIL_DSO_IMAGE_H
#define PTRAIL_DSO_IMAGE_H

#include <stddef.h>

#include <libelf.h>

#include "maps.h"
#include "memory.h"

/*
 * A file's contents as they are mapped from 'maps' (of 'count'), which are all
 * of that file, with zeros in between; without section headers, which are not
 * loaded. To be freed; NULL when there is no ELF.
 */
char *image_mapped(const struct memory *memory, const struct map *maps,
		   size_t count, size_t *size);

/* .gnu_debugdata unpacked, to be freed; NULL when there is none. */
char *image_debugdata(Elf *elf, size_t *size);

#endif
