/* What PowerPC kernels define otherwise than most. */
#include "arch/ppc64le/ppc64le.h"

#include "decode/args.h"
#include "decode/flag_rows.h"
#include "decode/parts.h"

/* clang-format off */

static const struct flag ppc_open_flags_list[] = {
	OPEN_FLAGS(0400000, 040000, 0100000, 0200000),
};
static FLAGS(ppc_open_flags, "O_");

static const struct flag ppc_pipe_flags_list[] = {
	PIPE_FLAGS(0400000),
};
static FLAGS(ppc_pipe_flags, "O_");

static const struct flag ppc_map_flags_list[] = {
	MAP_FLAGS_FIRST,
	MAP_FLAGS_LAST(0x80, 0x40),
};
static FLAGS(ppc_map_flags, "MAP_");

static const struct flag ppc_prot_flags_list[] = {
	PROT_FLAGS_FIRST,
	B(0x10, "SAO"),
	PROT_FLAGS_LAST,
};
static FLAGS(ppc_prot_flags, "PROT_");

static const struct flag ppc_pkey_rights_list[] = {
	B(0x1, "DISABLE_ACCESS"),
	B(0x2, "DISABLE_WRITE"),
	B(0x4, "DISABLE_EXECUTE"),
};
static FLAGS(ppc_pkey_rights, "PKEY_");

static const struct flag ppc_mlockall_flags_list[] = {
	B(0x2000, "CURRENT"),
	B(0x4000, "FUTURE"),
	B(0x8000, "ONFAULT"),
};
static FLAGS(ppc_mlockall_flags, "MCL_");

static const struct flag ppc_socket_options_list[] = {
	V(16, "RCVLOWAT"),
	V(17, "SNDLOWAT"),
	V(18, "RCVTIMEO"),
	V(19, "SNDTIMEO"),
	V(20, "PASSCRED"),
	V(21, "PEERCRED"),
};
static CHOICE_BEFORE(ppc_socket_options, "SO_", socket_options);

#include "termbits.h"

static const struct set_part sets[] = {
	{ &open_flags, &ppc_open_flags },
	{ &pipe_flags, &ppc_pipe_flags },
	{ &map_flags, &ppc_map_flags },
	{ &prot_flags, &ppc_prot_flags },
	{ &pkey_rights, &ppc_pkey_rights },
	{ &mlockall_flags, &ppc_mlockall_flags },
	{ &socket_options, &ppc_socket_options },
	{ &tty_inputs, &ppc_tty_inputs },
	{ &tty_outputs, &ppc_tty_outputs },
	{ &tty_controls, &ppc_tty_controls },
	{ &tty_locals, &ppc_tty_locals },
	{ NULL, NULL },
};

/* System V's structs begin alike, all with fields of their own. */
static const struct field ppc_perm_fields[] = {
	F(U32, key, AS(field_hex)),
	F(U32, uid),
	F(U32, gid),
	F(U32, cuid),
	F(U32, cgid),
	F(U32, mode, AS(field_octal)),
	F(U32, seq, QUIET),
	PAD(U32, 1),
	PAD(U64, 2),
};
static LAYOUT(ppc_perm);

static const struct field ppc_semid_fields[] = {
	STRUCT_F(sem_perm, ppc_perm),
	F(LONG, sem_otime),
	F(LONG, sem_ctime),
	F(ULONG, sem_nsems),
	PAD(ULONG, 2),
};
static LAYOUT(ppc_semid);

static const struct field ppc_shmid_fields[] = {
	STRUCT_F(shm_perm, ppc_perm),
	F(LONG, shm_atime),
	F(LONG, shm_dtime),
	F(LONG, shm_ctime),
	F(WORD, shm_segsz),
	F(S32, shm_cpid, AS(field_pid)),
	F(S32, shm_lpid, AS(field_pid)),
	F(ULONG, shm_nattch),
	PAD(ULONG, 2),
};
static LAYOUT(ppc_shmid);

static const struct field ppc_msqid_fields[] = {
	STRUCT_F(msg_perm, ppc_perm),
	F(LONG, msg_stime),
	F(LONG, msg_rtime),
	F(LONG, msg_ctime),
	F(ULONG, msg_cbytes),
	F(ULONG, msg_qnum),
	F(ULONG, msg_qbytes),
	F(S32, msg_lspid, AS(field_pid)),
	F(S32, msg_lrpid, AS(field_pid)),
	PAD(ULONG, 2),
};
static LAYOUT(ppc_msqid);

static const struct layout_part layouts[] = {
	{ &semid_layout, &ppc_semid },
	{ &shmid_layout, &ppc_shmid },
	{ &msqid_layout, &ppc_msqid },
	{ &termios_layout, &ppc_termios },
	{ NULL, NULL },
};

static const struct call_row rows[] = {
	CLONE_TLS_FIRST,
	{ .name = NULL },
};

const struct abi_parts parts_ppc64le = {
	.sets = sets,
	.layouts = layouts,
	.rows = rows,
	.ioctls = ioctls,
	.ioctl_three_bits = true,
};
