/*
 * Structs of System V's objects, message queues and asynchronous input.
 */
#include "decode/args.h"
#include "decode/layout.h"

/* clang-format off */

static const struct field sembuf_layout_fields[] = {
	F(U16, sem_num),
	F(S16, sem_op),
	F(U16, sem_flg, IN_SET(sem_flags)),
};
LAYOUT(sembuf_layout);

static const struct field perm_narrow_fields[] = {
	F(S32, key, AS(field_hex)),
	F(U32, uid),
	F(U32, gid),
	F(U32, cuid),
	F(U32, cgid),
	F(U16, mode, AS(field_octal)),
	PAD(U16, 1),
	F(U16, seq),
	PAD(U16, 1),
	PAD(ULONG, 2),
};
static LAYOUT(perm_narrow);

static const struct field perm_fields[] = {
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
static LAYOUT_OR(perm, perm_narrow);

static const struct field semid_narrow_fields[] = {
	STRUCT_F(sem_perm, perm),
	F(ULONG, sem_otime),
	PAD(ULONG, 1),
	F(ULONG, sem_ctime),
	PAD(ULONG, 1),
	F(ULONG, sem_nsems),
	PAD(ULONG, 2),
};
static LAYOUT(semid_narrow);

static const struct field semid_layout_fields[] = {
	STRUCT_F(sem_perm, perm),
	F(LONG, sem_otime),
	PAD(ULONG, 1),
	F(LONG, sem_ctime),
	PAD(ULONG, 1),
	F(ULONG, sem_nsems),
	PAD(ULONG, 2),
};
LAYOUT_OR(semid_layout, semid_narrow);

static const struct field shmid_narrow_fields[] = {
	STRUCT_F(shm_perm, perm),
	F(WORD, shm_segsz),
	F(ULONG, shm_atime),
	PAD(ULONG, 1),
	F(ULONG, shm_dtime),
	PAD(ULONG, 1),
	F(ULONG, shm_ctime),
	PAD(ULONG, 1),
	F(S32, shm_cpid, AS(field_pid)),
	F(S32, shm_lpid, AS(field_pid)),
	F(ULONG, shm_nattch),
	PAD(ULONG, 2),
};
static LAYOUT(shmid_narrow);

static const struct field shmid_layout_fields[] = {
	STRUCT_F(shm_perm, perm),
	F(ULONG, shm_segsz),
	F(LONG, shm_atime),
	F(LONG, shm_dtime),
	F(LONG, shm_ctime),
	F(S32, shm_cpid, AS(field_pid)),
	F(S32, shm_lpid, AS(field_pid)),
	F(ULONG, shm_nattch),
	PAD(ULONG, 2),
};
LAYOUT_OR(shmid_layout, shmid_narrow);

static const struct field msqid_narrow_fields[] = {
	STRUCT_F(msg_perm, perm),
	F(ULONG, msg_stime),
	PAD(ULONG, 1),
	F(ULONG, msg_rtime),
	PAD(ULONG, 1),
	F(ULONG, msg_ctime),
	PAD(ULONG, 1),
	F(ULONG, msg_cbytes),
	F(ULONG, msg_qnum),
	F(ULONG, msg_qbytes),
	F(S32, msg_lspid, AS(field_pid)),
	F(S32, msg_lrpid, AS(field_pid)),
	PAD(ULONG, 2),
};
static LAYOUT(msqid_narrow);

static const struct field msqid_layout_fields[] = {
	STRUCT_F(msg_perm, perm),
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
LAYOUT_OR(msqid_layout, msqid_narrow);

static const struct field msginfo_layout_fields[] = {
	F(S32, msgpool),
	F(S32, msgmap),
	F(S32, msgmax),
	F(S32, msgmnb),
	F(S32, msgmni),
	F(S32, msgssz),
	F(S32, msgtql),
	F(U16, msgseg),
};
LAYOUT(msginfo_layout);

static const struct field seminfo_layout_fields[] = {
	F(S32, semmap),
	F(S32, semmni),
	F(S32, semmns),
	F(S32, semmnu),
	F(S32, semmsl),
	F(S32, semopm),
	F(S32, semume),
	F(S32, semusz),
	F(S32, semvmx),
	F(S32, semaem),
};
LAYOUT(seminfo_layout);

static const struct field shm_limits_layout_fields[] = {
	F(ULONG, shmmax),
	F(ULONG, shmmin),
	F(ULONG, shmmni),
	F(ULONG, shmseg),
	F(ULONG, shmall),
	PAD(ULONG, 4),
};
LAYOUT(shm_limits_layout);

static const struct field shm_info_layout_fields[] = {
	F(S32, used_ids),
	F(ULONG, shm_tot),
	F(ULONG, shm_rss),
	F(ULONG, shm_swp),
	F(ULONG, swap_attempts),
	F(ULONG, swap_successes),
};
LAYOUT(shm_info_layout);

static const struct field mq_attr_layout_fields[] = {
	F(LONG, mq_flags, IN_SET(open_flags)),
	F(LONG, mq_maxmsg),
	F(LONG, mq_msgsize),
	F(LONG, mq_curmsgs),
	PAD(LONG, 4),
};
LAYOUT(mq_attr_layout);

/* Bytes, or how many vectors there are. */
static void field_aio_buffer(struct text *out, const struct view *view)
{
	enum { PREADV = 7, PWRITEV = 8 };
	unsigned opcode = view_number(view, "aio_lio_opcode");

	if (opcode == PREADV || opcode == PWRITEV)
		layout_print_list(out, view->call, &iovec_layout,
				  &(struct list){ view->value, view_other(view),
						  UINT64_MAX });
	else
		field_buffer(out, view);
}

static void field_ioprio(struct text *out, const struct view *view)
{
	print_priority(out, view->call, (uint16_t)view->value);
}

static const struct field iocb_layout_fields[] = {
	F(U64, aio_data, AS(field_hex)),
	F(U32, aio_key, QUIET),
	F(U32, aio_rw_flags, IN_SET(rwf_flags), QUIET),
	F(U16, aio_lio_opcode, IN_SET(iocb_opcodes)),
	F(S16, aio_reqprio, AS(field_ioprio), QUIET),
	F(U32, aio_fildes, AS(field_fd)),
	F(U64, aio_buf, AS(field_aio_buffer), BY(aio_nbytes)),
	F(U64, aio_nbytes),
	F(S64, aio_offset),
	PAD(U64, 1),
	F(U32, aio_flags, IN_SET(iocb_flags), QUIET),
	F(U32, aio_resfd, AS(field_fd), QUIET),
};
LAYOUT(iocb_layout);

static const struct field io_event_layout_fields[] = {
	F(U64, data, AS(field_hex)),
	F(U64, obj, AS(field_hex)),
	F(S64, res),
	F(S64, res2),
};
LAYOUT(io_event_layout);
