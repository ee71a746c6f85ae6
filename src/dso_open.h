/*
 * Opening the files of a traced program: in its own view of the file system,
 * only when they are what was mapped, never blocking and never a device.
 */
#ifndef PTRAIL_DSO_OPEN_H
#define PTRAIL_DSO_OPEN_H

#include <stdbool.h>
#include <sys/stat.h>
#include <sys/types.h>

#include <libelf.h>

#include "maps.h"

/*
 * The root directory of a process, O_PATH; -1 with errno. It serves as long
 * as it is open, whatever becomes of the process.
 */
int dso_open_root(pid_t pid);

/* The number of the mount that a descriptor leads into; -1: not known. */
int dso_mount(int fd);

/* A regular file by its path in 'root'; -1 with errno. */
int dso_open_in(int root, const char *path, struct stat *status);

/*
 * Whether it has mapped there a file of a file system that a program serves
 * (FUSE): to open it can take as long as that likes.
 */
bool dso_is_served(pid_t pid, const struct map *map);

/* What process 'pid' has mapped there; -1 when it cannot be had. */
int dso_open_map(int root, pid_t pid, const struct map *map,
		 struct stat *status);

/* An ELF file of 'fd' that passes the first checks, or NULL. */
Elf *dso_open_elf(int fd);

/* The same of what is in memory, which must outlive it. */
Elf *dso_open_image(char *image, size_t size);

/*
 * The separate debug file of 'elf', by build-id or .gnu_debuglink, which was
 * mapped as 'path' in 'root'; -1 when there is none.
 */
int dso_open_debug(int root, Elf *elf, const char *path);

#endif
