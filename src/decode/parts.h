/*
 * What an ABI's kernel defines otherwise than most: constants, structs, orders
 * of arguments. The files of arch/ fill a struct abi_parts with that; whoever
 * prints by a set, a layout or a row asks for the ABI's own here.
 */
#ifndef PTRAIL_DECODE_PARTS_H
#define PTRAIL_DECODE_PARTS_H

#include "decode/call.h"
#include "decode/flags.h"
#include "decode/layout.h"

struct set_part {
	const struct flag_set *set;
	const struct flag_set *own;
};

struct layout_part {
	const struct layout *layout;
	const struct layout *own;
};

struct ioctl_part {
	uint32_t cmd;
	const char *name;
};

/* Each list ends with zeros; NULL: there is none. */
struct abi_parts {
	const struct set_part *sets;
	const struct layout_part *layouts;
	const struct call_row *rows;
	const struct ioctl_part *ioctls;	/* of those not made by _IOC() */

	/* _IOC() has three bits of direction: none, read, write. */
	bool ioctl_three_bits;
};

const struct flag_set *set_of(const struct flag_set *set,
			      const struct abi *abi);

/* The ABI's own row of that name, NULL if it has none. */
const struct call_row *row_of(const char *name, const struct abi *abi);

/* The name of a command that is the ABI's own, NULL if it has none. */
const char *ioctl_of(uint32_t cmd, const struct abi *abi);

/* A command made by _IOC() as most ABIs have it. */
uint32_t ioctl_common(uint32_t cmd, const struct abi *abi);

/* The flags of open(2) and mmap(2), with those that differ. */
#define OPEN_FLAGS(direct, directory, nofollow, largefile) \
	M(0, 3, "RDONLY"), \
	M(2, 3, "RDWR"), \
	M(3, 3, "ACCMODE"), \
	B(02000, "APPEND"), \
	B(020000, "ASYNC"), \
	B(02000000, "CLOEXEC"), \
	B(0100, "CREAT"), \
	B(direct, "DIRECT"), \
	B(020000000 | (directory), "TMPFILE"), \
	B(directory, "DIRECTORY"), \
	B(0200, "EXCL"), \
	B(largefile, "LARGEFILE"), \
	B(nofollow, "NOFOLLOW"), \
	B(01000000, "NOATIME"), \
	B(0400, "NOCTTY"), \
	B(04000, "NONBLOCK"), \
	B(010000000, "PATH"), \
	B(04010000, "SYNC"), \
	B(010000, "DSYNC"), \
	B(01000, "TRUNC"), \
	M(1, 3, "WRONLY"), \
	B(0x4000000, "EMPTYPATH")

#define PIPE_FLAGS(direct) \
	B(02000000, "CLOEXEC"), \
	B(04000, "NONBLOCK"), \
	B(direct, "DIRECT"), \
	B(0200, "NOTIFICATION_PIPE")

#define MAP_FLAGS_FIRST \
	M(1, 0xf, "SHARED"), \
	M(2, 0xf, "PRIVATE"), \
	M(3, 0xf, "SHARED_VALIDATE"), \
	M(8, 0xf, "DROPPABLE"), \
	B(0x10, "FIXED"), \
	B(0x20, "ANONYMOUS")

#define MAP_FLAGS_LAST(locked, noreserve) \
	B(0x100, "GROWSDOWN"), \
	B(0x800, "DENYWRITE"), \
	B(0x1000, "EXECUTABLE"), \
	B(locked, "LOCKED"), \
	B(noreserve, "NORESERVE"), \
	B(0x8000, "POPULATE"), \
	B(0x10000, "NONBLOCK"), \
	B(0x20000, "STACK"), \
	B(0x40000, "HUGETLB"), \
	B(0x80000, "SYNC"), \
	B(0x100000, "FIXED_NOREPLACE"), \
	HUGE_PAGES, \
	B(0x4000000, "UNINITIALIZED")

#define PROT_FLAGS_FIRST \
	V(0, "NONE"), \
	B(0x1, "READ"), \
	B(0x2, "WRITE"), \
	B(0x4, "EXEC"), \
	B(8, "SEM")

#define PROT_FLAGS_LAST \
	B(0x1000000, "GROWSDOWN"), \
	B(0x2000000, "GROWSUP")

/* clone with its last two arguments the other way round. */
#define CLONE_TLS_FIRST \
	ROW(clone, ARGS(ARG(clone_flags, print_clone_flags, 0), PTR(newsp), \
			CLONE_PTR(parent_tidptr, 0x101000), \
			CLONE_TLS(tls), \
			CLONE_PTR(child_tidptr, 0x1200000)), \
	    .result = result_pid, .effects = EFFECT_CREATES)

#endif
