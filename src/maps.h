/*
 * Which file is mapped where in an address space. One table per address
 * space, shared by its threads, copied on fork, read from /proc/PID/maps when
 * it is needed and something has changed it.
 */
#ifndef PTRAIL_MAPS_H
#define PTRAIL_MAPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "memory.h"

struct dso;
struct dsos;
struct frames;
struct growth_space;

struct map {
	uint64_t start;
	uint64_t end;	 /* first address behind it */
	uint64_t offset; /* in the file */
	bool execute;
	bool write;
	bool read;
	const char *name; /* as frames show it: path, "//anon", "[stack]";
				   unescaped, owned by the table */
	struct dso *dso;  /* NULL: no file, or not asked for yet */
	uint64_t device;  /* makedev() as the kernel has it */
	uint64_t inode;	  /* 0: no file */
};

struct maps;

/* 'dsos' must outlive it. Starts empty and stale, with one reference. */
struct maps *maps_create(struct dsos *dsos);
struct maps *maps_get(struct maps *maps);
void maps_put(struct maps *maps); /* NULL is fine */

/* A fork's copy: same mappings, one reference, its own life. */
struct maps *maps_copy(const struct maps *maps);

/*
 * Something was mapped, unmapped or protected. Code lookups need a re-read
 * only when 'code' is true; data lookups always do.
 */
void maps_stale(struct maps *maps, bool code);

/* Whether a mapping of code overlaps [start, start + size). */
bool maps_has_code(const struct maps *maps, uint64_t start, uint64_t size);

/* Where the mapping of an address ends, as far as is known; 0: nowhere. */
uint64_t maps_end(const struct maps *maps, uint64_t address);

/*
 * The mapping of an address, NULL when there is none. Reads /proc/PID/maps
 * first if it is stale for that purpose, or, for code, when nothing is found
 * and that might have changed unseen. Good until the next call of maps_*.
 * 'pid' is any live thread of the address space.
 */
const struct map *maps_find_code(struct maps *maps, pid_t pid,
				 uint64_t address);
const struct map *maps_find_data(struct maps *maps, pid_t pid,
				 uint64_t address);

/*
 * The parser: makes an array (to be freed) of 'text' as /proc/PID/maps has it,
 * and returns its length. The names stay in 'text', which is cut into pieces.
 * Lines that are none are left out.
 */
size_t maps_parse(char *text, struct map **array);

/*
 * Counts the changes of mapped code that were seen: names and rules derived
 * from an older version are void.
 */
uint64_t maps_version(const struct maps *maps);

/* The dso of a mapping, opened on first use; NULL when it has none. */
struct dso *maps_dso(struct maps *maps, pid_t pid, const struct map *map);

/* A mapping's name that lives as long as the dsos. */
const char *maps_name(const struct maps *maps, const struct map *map);

/* stack.c's room in it, freed with it. */
struct frames **maps_frames(struct maps *maps);

/* The names that the program gives to code it makes; never NULL. */
struct jit *maps_jit(struct maps *maps);

struct dsos *maps_dsos(const struct maps *maps);

/* The whole of /proc/PID/maps, NULL when it cannot be read; to be freed. */
char *maps_read_text(pid_t pid);

/* The account of who mapped what, freed and copied with it; NULL: none. */
struct growth_space **maps_growth(struct maps *maps);

/* Whether another process, too, has this very address space. */
bool maps_is_shared(const struct maps *maps);

#endif
