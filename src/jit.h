/*
 * The names that a program gives to code it makes as it runs, in a file
 * /tmp/perf-PID.map (see tools/perf/Documentation/jit-interface.txt of the
 * kernel): "START SIZE name" in hexadecimal. What is written later holds.
 */
#ifndef PTRAIL_JIT_H
#define PTRAIL_JIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct jit;

/* What those of all processes take together: each may be hostile. */
struct jit_share {
	size_t bytes;
	unsigned files; /* that are open */
	bool full;	/* something was left out */
};

/* The share must outlive it. */
struct jit *jit_create(struct jit_share *share);
void jit_destroy(struct jit *jit);

/*
 * Reads what process 'pid' has added, in its own root directory and by the
 * number it has for itself. The file counts only if it is the process's
 * user's, or root's. True when there are new names.
 */
bool jit_update(struct jit *jit, pid_t pid);

/* The name of an address and its start; NULL when it has none. Good until the
   next update. */
const char *jit_find(const struct jit *jit, uint64_t address, uint64_t *start);

/* The file's path, as the process has it. */
const char *jit_path(const struct jit *jit);

/* For jit_update() and tests: takes in the next piece of the file's text. */
bool jit_add(struct jit *jit, const char *text, size_t size);

#endif
