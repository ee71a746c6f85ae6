/* Structs of asm-generic that the oldest architectures have otherwise. */
#include "arch/generic.h"

#include "decode/args.h"

/* clang-format off */

static const struct field generic_stat_fields[] = {
	F(ULONG, st_dev, AS(field_device)),
	F(ULONG, st_ino),
	F(U32, st_mode, AS(field_mode)),
	F(U32, st_nlink),
	F(U32, st_uid),
	F(U32, st_gid),
	F(ULONG, st_rdev, AS(field_device), QUIET),
	PAD(ULONG, 1),
	F(LONG, st_size),
	F(S32, st_blksize),
	PAD(S32, 1),
	F(LONG, st_blocks),
	F(LONG, st_atime),
	F(ULONG, st_atime_nsec),
	F(LONG, st_mtime),
	F(ULONG, st_mtime_nsec),
	F(LONG, st_ctime),
	F(ULONG, st_ctime_nsec),
	PAD(U32, 2),
};
LAYOUT(generic_stat);

static const struct field generic_perm_fields[] = {
	F(S32, key, AS(field_hex)),
	F(U32, uid),
	F(U32, gid),
	F(U32, cuid),
	F(U32, cgid),
	F(U32, mode, AS(field_octal)),
	F(U16, seq),
	PAD(U16, 1),
	PAD(ULONG, 2),
};
static LAYOUT(generic_perm);

static const struct field generic_semid_fields[] = {
	STRUCT_F(sem_perm, generic_perm),
	F(LONG, sem_otime),
	F(LONG, sem_ctime),
	F(ULONG, sem_nsems),
	PAD(ULONG, 2),
};
LAYOUT(generic_semid);

static const struct field generic_sigaction_fields[] = {
	F(POINTER, sa_handler, AS(field_handler)),
	F(WORD, sa_flags, IN_SET(sigaction_flags)),
	F(U64, sa_mask, AS(field_signals)),
};
LAYOUT(generic_sigaction);
