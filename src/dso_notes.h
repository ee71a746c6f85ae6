/* What an ELF file says of itself and of its separate debug file. */
#ifndef PTRAIL_DSO_NOTES_H
#define PTRAIL_DSO_NOTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libelf.h>

/* Its build-id, as long as 'elf' is open, and how long; 0: it has none. */
size_t dso_build_id(Elf *elf, const uint8_t **id);

/* Whether Go made it, which leaves a note of its own. */
bool dso_is_go(Elf *elf);

/*
 * The name of its separate file, by .gnu_debuglink, and the checksum of that;
 * NULL when it names none.
 */
const char *dso_debuglink(Elf *elf, uint32_t *crc);

#endif
