/*
 * Structs of processes, the scheduler, limits of rights, and of the machine.
 */
#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"

/* clang-format off */

static const struct field sysinfo_layout_fields[] = {
	F(LONG, uptime),
	F(ULONG, loads, TIMES(3)),
	F(ULONG, totalram),
	F(ULONG, freeram),
	F(ULONG, sharedram),
	F(ULONG, bufferram),
	F(ULONG, totalswap),
	F(ULONG, freeswap),
	F(U16, procs),
	PAD(U16, 1),
	F(ULONG, totalhigh),
	F(ULONG, freehigh),
	F(U32, mem_unit),
};
LAYOUT(sysinfo_layout);

static const struct field utsname_layout_fields[] = {
	F(BYTES, sysname, TIMES(65)),
	F(BYTES, nodename, TIMES(65)),
	F(BYTES, release, TIMES(65)),
	F(BYTES, version, TIMES(65)),
	F(BYTES, machine, TIMES(65)),
	F(BYTES, domainname, TIMES(65)),
};
LAYOUT(utsname_layout);

static const struct field old_utsname_layout_fields[] = {
	F(BYTES, sysname, TIMES(65)),
	F(BYTES, nodename, TIMES(65)),
	F(BYTES, release, TIMES(65)),
	F(BYTES, version, TIMES(65)),
	F(BYTES, machine, TIMES(65)),
};
LAYOUT(old_utsname_layout);

static const struct field oldold_utsname_layout_fields[] = {
	F(BYTES, sysname, TIMES(9)),
	F(BYTES, nodename, TIMES(9)),
	F(BYTES, release, TIMES(9)),
	F(BYTES, version, TIMES(9)),
	F(BYTES, machine, TIMES(9)),
};
LAYOUT(oldold_utsname_layout);

static const struct field pid_layout_fields[] = {
	F(S32, pid, AS(field_pid)),
};
LAYOUT(pid_layout);

/* Where the kernel puts a number: the address, then what is there. */
static bool read_filled(struct text *out, const struct view *view,
			int32_t *value)
{
	if (view->call->returned && !view->call->failed)
		return read_or_hex(out, view->call, view->value, value,
				   sizeof(*value));
	text_hex(out, view->value);
	return false;
}

static void field_fd_at(struct text *out, const struct view *view)
{
	enum { PIDFD = 0x1000 };
	int32_t value;

	if (!(view_number(view, "flags") & PIDFD)) {
		text_hex(out, view->value);
	} else if (read_filled(out, view, &value)) {
		text_char(out, '[');
		print_fd_value(out, view->call, value);
		text_char(out, ']');
	}
}

static void field_pid_at(struct text *out, const struct view *view)
{
	enum { PARENT_SETTID = 0x100000 };
	int32_t value;

	if (!(view_number(view, "flags") & PARENT_SETTID)) {
		text_hex(out, view->value);
	} else if (read_filled(out, view, &value)) {
		text_char(out, '[');
		print_pid_value(out, view->call, value);
		text_char(out, ']');
	}
}

static const struct field clone_args_layout_fields[] = {
	F(U64, flags, IN_SET(clone_flags)),
	F(U64, pidfd, AS(field_fd_at), QUIET),
	F(U64, child_tid, AS(field_hex), QUIET),
	F(U64, parent_tid, AS(field_pid_at), QUIET),
	F(U64, exit_signal, AS(field_signal), QUIET),
	F(U64, stack, AS(field_hex), QUIET),
	F(U64, stack_size, AS(field_hex), QUIET),
	F(U64, tls, AS(field_struct_at), OF(tls_layout), QUIET),
	F(U64, set_tid, AS(field_structs_at), OF(pid_layout), BY(set_tid_size), QUIET),
	F(U64, set_tid_size, QUIET),
	F(U64, cgroup, AS(field_fd), QUIET),
};
LAYOUT(clone_args_layout);

static const struct field sched_param_layout_fields[] = {
	F(S32, sched_priority),
};
LAYOUT(sched_param_layout);

static const struct field sched_attr_layout_fields[] = {
	F(U32, size),
	F(U32, sched_policy, IN_SET(sched_policies)),
	F(U64, sched_flags, IN_SET(sched_flags)),
	F(S32, sched_nice),
	F(U32, sched_priority),
	F(U64, sched_runtime),
	F(U64, sched_deadline),
	F(U64, sched_period),
	F(U32, sched_util_min),
	F(U32, sched_util_max),
};
LAYOUT(sched_attr_layout);

static const struct field cap_header_layout_fields[] = {
	F(U32, version, IN_SET(cap_versions)),
	F(S32, pid, AS(field_pid)),
};
LAYOUT(cap_header_layout);

static const struct field robust_list_layout_fields[] = {
	F(POINTER, next),
	F(SWORD, futex_offset),
	F(POINTER, list_op_pending),
};
LAYOUT(robust_list_layout);

static const struct field futex_waitv_layout_fields[] = {
	F(U64, val),
	F(U64, uaddr, AS(field_hex)),
	F(U32, flags, IN_SET(futex2_flags)),
	PAD(U32, 1),
};
LAYOUT(futex_waitv_layout);

static const struct field rseq_layout_fields[] = {
	F(U32, cpu_id_start),
	F(S32, cpu_id),
	F(U64, rseq_cs, AS(field_hex)),
	F(U32, flags, AS(field_hex)),
	F(U32, node_id, QUIET),
	F(U32, mm_cid, QUIET),
};
LAYOUT(rseq_layout);

static const struct field kcmp_slot_layout_fields[] = {
	F(U32, efd, AS(field_fd)),
	F(U32, tfd, AS(field_fd)),
	F(U32, toff),
};
LAYOUT(kcmp_slot_layout);

/* A segment's, of those that have such: see arch/. */
const struct layout user_desc_layout = { NULL, 0, false, NULL };
const struct layout tls_layout = { NULL, 0, false, NULL };

static const struct field sigaction_layout_fields[] = {
	F(POINTER, sa_handler, AS(field_handler)),
	F(WORD, sa_flags, IN_SET(sigaction_flags)),
	F(POINTER, sa_restorer, QUIET),
	F(U64, sa_mask, AS(field_signals)),
};
/* A compat struct has no gap before its 64 bits. */
LAYOUT_PACKED(sigaction_layout);

static const struct field old_sigaction_layout_fields[] = {
	F(POINTER, sa_handler, AS(field_handler)),
	F(WORD, sa_mask, AS(field_signals)),
	F(WORD, sa_flags, IN_SET(sigaction_flags)),
	F(POINTER, sa_restorer, QUIET),
};
LAYOUT(old_sigaction_layout);

static const struct field stack_layout_fields[] = {
	F(POINTER, ss_sp),
	F(S32, ss_flags, IN_SET(stack_flags)),
	F(WORD, ss_size),
};
LAYOUT(stack_layout);

static const struct field sigset_size_layout_fields[] = {
	F(POINTER, sigmask, AS(field_sigset_at), BY(size)),
	F(WORD, size),
};
LAYOUT(sigset_size_layout);

static const struct field sock_filter_layout_fields[] = {
	F(U16, code, AS(field_bpf_code)),
	F(U8, jt, QUIET),
	F(U8, jf, QUIET),
	F(U32, k, AS(field_bpf_operand)),
};
LAYOUT(sock_filter_layout);

/* Of seccomp, whose results are what it does. */
static const struct field seccomp_filter_layout_fields[] = {
	F(U16, code, AS(field_bpf_code)),
	F(U8, jt, QUIET),
	F(U8, jf, QUIET),
	F(U32, k, AS(field_seccomp_operand)),
};
static LAYOUT(seccomp_filter_layout);

static const struct field sock_fprog_layout_fields[] = {
	F(U16, len),
	F(POINTER, filter, AS(field_structs_at), OF(sock_filter_layout), BY(len)),
};
LAYOUT(sock_fprog_layout);

static const struct field seccomp_fprog_layout_fields[] = {
	F(U16, len),
	F(POINTER, filter, AS(field_structs_at), OF(seccomp_filter_layout), BY(len)),
};
LAYOUT(seccomp_fprog_layout);

static const struct field notif_sizes_layout_fields[] = {
	F(U16, seccomp_notif),
	F(U16, seccomp_notif_resp),
	F(U16, seccomp_data),
};
LAYOUT(notif_sizes_layout);

static const struct field landlock_attr_layout_fields[] = {
	F(U64, handled_access_fs, IN_SET(landlock_fs)),
	F(U64, handled_access_net, IN_SET(landlock_net), QUIET),
	F(U64, scoped, IN_SET(landlock_scopes), QUIET),
};
LAYOUT(landlock_attr_layout);

static const struct field landlock_path_layout_fields[] = {
	F(U64, allowed_access, IN_SET(landlock_fs)),
	F(S32, parent_fd, AS(field_fd)),
};
LAYOUT_PACKED(landlock_path_layout);

static const struct field landlock_port_layout_fields[] = {
	F(U64, allowed_access, IN_SET(landlock_net)),
	F(U64, port),
};
LAYOUT(landlock_port_layout);

static const struct field sq_offsets_fields[] = {
	F(U32, head), F(U32, tail), F(U32, ring_mask), F(U32, ring_entries),
	F(U32, flags), F(U32, dropped), F(U32, array), PAD(U32, 1),
	F(U64, user_addr, AS(field_hex), QUIET),
};
static LAYOUT(sq_offsets);

static const struct field cq_offsets_fields[] = {
	F(U32, head), F(U32, tail), F(U32, ring_mask), F(U32, ring_entries),
	F(U32, overflow), F(U32, cqes), F(U32, flags), PAD(U32, 1),
	F(U64, user_addr, AS(field_hex), QUIET),
};
static LAYOUT(cq_offsets);

static const struct field io_uring_params_layout_fields[] = {
	F(U32, sq_entries, QUIET),
	F(U32, cq_entries, QUIET),
	F(U32, flags, IN_SET(io_uring_setup_flags)),
	F(U32, sq_thread_cpu),
	F(U32, sq_thread_idle),
	F(U32, features, IN_SET(io_uring_features), QUIET),
	F(U32, wq_fd, AS(field_fd), QUIET),
	PAD(U32, 3),
	STRUCT_F(sq_off, sq_offsets, QUIET),
	STRUCT_F(cq_off, cq_offsets, QUIET),
};
LAYOUT(io_uring_params_layout);

static const struct field kexec_segment_layout_fields[] = {
	F(POINTER, buf),
	F(WORD, bufsz),
	F(POINTER, mem),
	F(WORD, memsz),
};
LAYOUT(kexec_segment_layout);

/* What calls of old took in memory instead of in registers. */
static const struct field mmap_args_layout_fields[] = {
	F(POINTER, addr),
	F(WORD, len),
	F(WORD, prot, IN_SET(prot_flags)),
	F(WORD, flags, IN_SET(map_flags)),
	F(SWORD, fd, AS(field_fd)),
	F(WORD, offset, AS(field_hex)),
};
LAYOUT(mmap_args_layout);
