/*
 * A mapped file: its ELF, symbols and unwind information, kept once for all
 * processes that map it, keyed by device, inode and size and time of change.
 */
#ifndef PTRAIL_DSO_H
#define PTRAIL_DSO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <libelf.h>

#include "memory.h"

struct dso;
struct dsos;
struct map;

/* How the frames in them are named and shown. */
struct frame_style {
	bool demangle;	 /* the rule */
	bool addresses;	 /* "+0x1c" behind the symbol */
	bool inlined;	 /* frames for functions that were inlined */
	bool lines;	 /* file and line of the source */
	bool debuginfod; /* ask servers for debug files */
};

struct dsos *dsos_create(void);
void dsos_set_style(struct dsos *dsos, const struct frame_style *style);
const struct frame_style *dsos_style(const struct dsos *dsos);
void dsos_destroy(struct dsos *dsos);

/*
 * From now on no file is opened that a program serves (FUSE), and no memory
 * read that would have to be fetched: the program may be one that is stopped.
 */
void dsos_be_careful(struct dsos *dsos);
bool dsos_careful(const struct dsos *dsos);

/*
 * The dso of a file that process 'pid' has mapped (in its own view: found
 * through /proc/PID/root and checked against device and inode; only regular
 * files are opened, and never blocking). Always gives one, also when the file
 * cannot be opened or is no ELF: then it has a name and nothing else.
 */
struct dso *dsos_file(struct dsos *dsos, pid_t pid, const struct map *map);

/*
 * Reads a file that cannot be opened from where it is mapped, by all 'count'
 * mappings of a process in the order of addresses. Does nothing for others.
 */
void dso_read_mapped(struct dso *dso, const struct memory *memory,
		     const struct map *maps, size_t count);

/* The vdso, read through 'memory'; kept once by contents. */
struct dso *dsos_vdso(struct dsos *dsos, const struct memory *memory,
		      const struct map *map);

/* The running kernel by /proc/kallsyms; its addresses are absolute. */
struct dso *dsos_kernel(struct dsos *dsos);
bool dso_is_kernel(const struct dso *dso);

/*
 * Whether so many bytes, about, may be read or made of the file; they count
 * until it is closed. Files of a hostile program must not fill our memory: a
 * false says once that names will be missing.
 */
bool dso_take(struct dso *dso, uint64_t bytes);

/*
 * The same for what is read of 'elf', its own or the separate one's, by its
 * headers: whatever they claim, it is a few times as much as there is.
 */
bool dso_take_of(struct dso *dso, Elf *elf, uint64_t bytes);

/*
 * A copy of a name, made once, that lives as long as the dsos; NULL when there
 * are too many of them already, which is said once.
 */
const char *dsos_name(struct dsos *dsos, const char *name);

/* How many files were opened, for tests: none should be opened twice. */
unsigned dsos_opened(const struct dsos *dsos);

const char *dso_name(const struct dso *dso);

/*
 * Few hundred files are kept open, those used last. What a dso that was closed
 * knew is gone, but for the names it gave: ask dsos_file() for a new one.
 */
bool dso_closed(const struct dso *dso);

/* What code that is in no file takes for its names. */
struct jit_share;
struct jit_share *dsos_jits(struct dsos *dsos);

/* Says once that names are missing since there are too many. */
void dsos_say_full(struct dsos *dsos);

/* The dsos it belongs to. */
struct dsos *dso_owner(const struct dso *dso);

/* What runs its code. */
const struct machine *dso_machine(struct dso *dso);

/* Whether it is no file, but what the kernel maps into each process. */
bool dso_in_memory(const struct dso *dso);

/* Where a program or the loader starts, its own address; 0: nowhere. */
uint64_t dso_entry(struct dso *dso);

/* NULL when it could not be opened. */
Elf *dso_elf(struct dso *dso);

/*
 * The ELF's own address of a byte at 'offset' in the file, by its program
 * headers; false when no segment holds it.
 */
bool dso_address(struct dso *dso, uint64_t offset, uint64_t *address);

/* What Go's linker leaves in its programs; NULL: none. */
struct go_table;
struct go_table *dso_go(struct dso *dso);

/*
 * The call frame information at an address, the ELF's own: of .eh_frame, or
 * else .debug_frame, here or in the separate debug file, or what Go has in its
 * place. False when none.
 */
struct cfi_row;
bool dso_find_cfi(struct dso *dso, uint64_t address, struct cfi_row *row);

/*
 * A separate file with the symbols (build-id, debuglink), or the small one
 * packed into the file (.gnu_debugdata); NULL if none.
 */
Elf *dso_debug_elf(struct dso *dso);

/* symbols.c's and unwind_rules.c's room in it, freed with the dso. */
struct symbols;
struct symbols **dso_symbols(struct dso *dso);
struct unwind_rules;
struct unwind_rules **dso_rules(struct dso *dso);

#endif
