/*
 * Where code comes from: lines and inlined functions. Debugging information is
 * the traced program's own and not trusted, and libdw is not made for what
 * lies: a process for each dso reads it, limited in memory and time. Where that
 * ends, names and lines are missing, and it is said once.
 */
#ifndef PTRAIL_SOURCE_H
#define PTRAIL_SOURCE_H

#include <stddef.h>
#include <stdint.h>

#include "dso.h"
#include "event.h"

enum { SOURCE_INLINED_MAX = 64 };

/* What a build without libdw cannot do, for people; NULL: there it is. */
extern const char *const source_lacks;

/*
 * Adds to 'frames', of SOURCE_INLINED_MAX, the functions that are inlined at
 * an address (the ELF's own), innermost first, and returns how many. With
 * lines, those and 'frame', the function itself, get their place in the source.
 */
size_t source_find(struct dso *dso, uint64_t address, struct frame *frames,
		   struct frame *frame);

/* Ends the process that a closed dso's debugging information is read by. */
struct source_reader;
void source_close(struct source_reader *reader);

#endif
