/* What 64-bit s390 kernels define otherwise than most. */
#include "arch/s390x/s390x.h"

#include "arch/generic.h"
#include "decode/args.h"
#include "decode/parts.h"

/* clang-format off */

static const struct field s390_stat_fields[] = {
	F(ULONG, st_dev, AS(field_device)),
	F(ULONG, st_ino),
	F(ULONG, st_nlink),
	F(U32, st_mode, AS(field_mode)),
	F(U32, st_uid),
	F(U32, st_gid),
	PAD(U32, 1),
	F(ULONG, st_rdev, AS(field_device), QUIET),
	F(ULONG, st_size),
	F(LONG, st_atime),
	F(ULONG, st_atime_nsec),
	F(LONG, st_mtime),
	F(ULONG, st_mtime_nsec),
	F(LONG, st_ctime),
	F(ULONG, st_ctime_nsec),
	F(ULONG, st_blksize),
	F(LONG, st_blocks),
	PAD(ULONG, 3),
};
static LAYOUT(s390_stat);

static const struct field s390_fsid_fields[] = {
	F(U32, val, AS(field_hex), TIMES(2)),
};
static LAYOUT(s390_fsid);

static const struct field s390_statfs_fields[] = {
	F(U32, f_type, IN_SET(fs_magics)),
	F(U32, f_bsize),
	F(U64, f_blocks),
	F(U64, f_bfree),
	F(U64, f_bavail),
	F(U64, f_files),
	F(U64, f_ffree),
	STRUCT_F(f_fsid, s390_fsid),
	F(U32, f_namelen),
	F(U32, f_frsize),
	F(U32, f_flags, IN_SET(statfs_flags)),
	PAD(U32, 5),
};
static LAYOUT(s390_statfs);

static const struct layout_part layouts[] = {
	{ &stat_layout, &s390_stat },
	{ &semid_layout, &generic_semid },
	{ &statfs_layout, &s390_statfs },
	{ &statfs64_layout, &s390_statfs },
	{ NULL, NULL },
};

/* Six arguments are taken in a struct; clone begins with the stack. */
static const struct call_row rows[] = {
	ROW(clone, ARGS(PTR(newsp), ARG(clone_flags, print_clone_flags, 0),
			CLONE_PTR(parent_tidptr, 0x101000),
			CLONE_PTR(child_tidptr, 0x1200000),
			CLONE_TLS(tls)),
	    .result = result_pid, .effects = EFFECT_CREATES),
	ROW(mmap, ARGS(STRUCT(arg, mmap_args_layout)), .result = result_hex,
	    .effects = EFFECT_MAPS),
	{ .name = NULL },
};

const struct abi_parts parts_s390x = {
	.layouts = layouts,
	.rows = rows,
};
