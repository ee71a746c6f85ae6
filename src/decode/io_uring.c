/*
 * io_uring: what each registration takes is a row in registrations[].
 */
#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"

static unsigned opcode_of(const struct call *call)
{
	enum { OPCODE = 1, REGISTERED_RING = 1u << 31 };

	return arg_value(call, OPCODE) & ~REGISTERED_RING;
}

/* Of an update -2 leaves what is there. */
static void print_file(struct text *out, const struct call *call, int fd)
{
	enum { SKIP = -2, FILES_UPDATE = 6, FILES_UPDATE2 = 14 };
	unsigned opcode = opcode_of(call);

	if (fd == SKIP && (opcode == FILES_UPDATE || opcode == FILES_UPDATE2))
		text_puts(out, call->style->show_prefix
				       ? "IORING_REGISTER_FILES_SKIP"
				       : "FILES_SKIP");
	else
		print_fd_value(out, call, fd);
}

static void print_fds(struct text *out, const struct call *call,
		      const struct list *list)
{
	enum { SHOWN = 32 };
	int32_t fds[SHOWN];
	size_t wanted = list->count < SHOWN ? list->count : SHOWN;
	size_t got = 0;

	if (list->address && wanted)
		got = memory_read(call->memory, list->address, fds,
				  wanted * sizeof(*fds)) /
		      sizeof(*fds);
	if (!got) {
		text_hex(out, list->address);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got && !print_is_full(out, call); i++) {
		text_puts(out, i ? ", " : "");
		print_file(out, call, fds[i]);
	}
	text_puts(out, got < list->count ? ", ...]" : "]");
}

/* Files or buffers, as the opcode says. */
static void print_resources(struct text *out, const struct view *view,
			    uint64_t count)
{
	enum {
		FILES_UPDATE = 6,
		FILES2 = 13,
		FILES_UPDATE2 = 14,
		BUFFERS2 = 15,
		BUFFERS_UPDATE = 16,
		RING_FDS = 20,
		UNREGISTER_RING_FDS = 21,
	};
	struct list list = { view->value, count, UINT64_MAX };
	unsigned opcode = opcode_of(view->call);

	if (opcode == FILES_UPDATE || opcode == FILES2 ||
	    opcode == FILES_UPDATE2)
		print_fds(out, view->call, &list);
	else if (opcode == BUFFERS2 || opcode == BUFFERS_UPDATE)
		layout_print_list(out, view->call, &iovec_layout, &list);
	else if (opcode == RING_FDS || opcode == UNREGISTER_RING_FDS)
		print_fd_value(out, view->call, (int)view->value);
	else
		text_hex(out, view->value);
}

/* The new ones; how many is the call's last argument. */
static void field_update(struct text *out, const struct view *view)
{
	enum { COUNT = 3 };

	print_resources(out, view, arg_value(view->call, COUNT));
}

static void field_resources(struct text *out, const struct view *view)
{
	print_resources(out, view, view_other(view));
}

/* What is allowed or asked for, as the restriction says. */
static void field_restricted(struct text *out, const struct view *view)
{
	static const struct flag_set *const sets[] = {
		&io_uring_opcodes,
		&io_uring_ops,
		&io_uring_sqe_flags,
		&io_uring_sqe_flags,
	};
	uint64_t kind = view_other(view);

	if (kind < sizeof(sets) / sizeof(*sets))
		flags_print(out, view->call->style, sets[kind], view->value);
	else
		text_unsigned(out, view->value);
}

/* clang-format off */

static const struct field update_layout_fields[] = {
	F(U32, offset),
	F(U32, resv, AS(field_hex), QUIET),
	F(U64, data, AS(field_update)),
};
static LAYOUT(update_layout);

static const struct field update2_layout_fields[] = {
	F(U32, offset),
	F(U32, resv, AS(field_hex), QUIET),
	F(U64, data, AS(field_resources), BY(nr)),
	F(U64, tags, AS(field_u64s_at), BY(nr)),
	F(U32, nr),
	F(U32, resv2, AS(field_hex), QUIET),
};
static LAYOUT(update2_layout);

static const struct field resources_layout_fields[] = {
	F(U32, nr),
	F(U32, flags, IN_SET(io_uring_rsrc_flags)),
	F(U64, resv2, AS(field_hex), QUIET),
	F(U64, data, AS(field_resources), BY(nr)),
	F(U64, tags, AS(field_u64s_at), BY(nr)),
};
static LAYOUT(resources_layout);

static const struct field operation_layout_fields[] = {
	F(U8, op, IN_SET(io_uring_ops)),
	F(U8, resv, AS(field_hex), QUIET),
	F(U16, flags, IN_SET(io_uring_op_flags)),
	F(U32, resv2, AS(field_hex), QUIET),
};
static LAYOUT(operation_layout);

static const struct field probe_layout_fields[] = {
	F(U8, last_op, IN_SET(io_uring_ops)),
	F(U8, ops_len),
	F(U16, resv, AS(field_hex), QUIET),
	F(U32, resv2, AS(field_hex), TIMES(3), QUIET),
};
static LAYOUT(probe_layout);

static const struct field restriction_layout_fields[] = {
	F(U16, opcode, IN_SET(io_uring_restrictions)),
	F(U8, op, AS(field_restricted), BY(opcode)),
	F(U8, resv, AS(field_hex), QUIET),
	F(U32, resv2, AS(field_hex), TIMES(3), QUIET),
};
static LAYOUT(restriction_layout);

static const struct field buffers_layout_fields[] = {
	F(U64, ring_addr, AS(field_hex)),
	F(U32, ring_entries),
	F(U16, bgid),
	F(U16, flags, IN_SET(io_uring_buffer_flags)),
	F(U32, min_left),
	F(U32, resv, AS(field_hex), TIMES(5), QUIET),
};
static LAYOUT(buffers_layout);

static const struct field cancel_layout_fields[] = {
	F(U64, addr, AS(field_hex)),
	F(S32, fd, AS(field_fd)),
	F(U32, flags, IN_SET(io_uring_cancels)),
	STRUCT_F(timeout, timespec64_layout),
	F(U8, opcode, IN_SET(io_uring_ops)),
	F(U8, pad, AS(field_hex), TIMES(7), QUIET),
	F(U64, pad2, AS(field_hex), TIMES(3), QUIET),
};
static LAYOUT(cancel_layout);

static const struct field file_range_layout_fields[] = {
	F(U32, off),
	F(U32, len),
	F(U64, resv, AS(field_hex), QUIET),
};
static LAYOUT(file_range_layout);

static const struct field polling_layout_fields[] = {
	F(U32, busy_poll_to),
	F(U8, prefer_busy_poll),
	F(U8, opcode),
	PAD(U8, 2),
	F(U32, op_param),
	PAD(U32, 1),
};
static LAYOUT(polling_layout);

static const struct field clock_layout_fields[] = {
	F(U32, clockid, IN_SET(clocks)),
	PAD(U32, 3),
};
static LAYOUT(clock_layout);

static const struct field clone_layout_fields[] = {
	F(U32, src_fd, AS(field_fd)),
	F(U32, flags, IN_SET(io_uring_clones)),
	F(U32, src_off),
	F(U32, dst_off),
	F(U32, nr),
	PAD(U32, 3),
};
static LAYOUT(clone_layout);

static const struct field buffer_state_layout_fields[] = {
	F(U32, buf_group),
	F(U32, head),
	PAD(U32, 8),
};
static LAYOUT(buffer_state_layout);

static const struct field wait_layout_fields[] = {
	F(U64, sigmask, AS(field_sigset_at), BY(sigmask_sz)),
	F(U32, sigmask_sz),
	F(U32, min_wait_usec),
	F(U64, ts, AS(field_struct_at), OF(timespec64_layout)),
};
static LAYOUT(wait_layout);

/* How many there are is the last argument. */
enum shape { ONE, MANY, SIZED, FDS, PROBE, CPUS, WORKERS };

static const struct registration {
	enum shape shape;
	const struct layout *layout;
} registrations[] = {
	[0] = { MANY, &iovec_layout },		/* BUFFERS */
	[2] = { FDS, NULL },			/* FILES */
	[4] = { FDS, NULL },			/* EVENTFD */
	[6] = { ONE, &update_layout },		/* FILES_UPDATE */
	[7] = { FDS, NULL },			/* EVENTFD_ASYNC */
	[8] = { PROBE, &probe_layout },
	[11] = { MANY, &restriction_layout },
	[13] = { SIZED, &resources_layout },	/* FILES2 */
	[14] = { SIZED, &update2_layout },
	[15] = { SIZED, &resources_layout },	/* BUFFERS2 */
	[16] = { SIZED, &update2_layout },
	[17] = { CPUS, NULL },			/* IOWQ_AFF */
	[19] = { WORKERS, NULL },		/* IOWQ_MAX_WORKERS */
	[20] = { MANY, &update_layout },	/* RING_FDS */
	[21] = { MANY, &update_layout },
	[22] = { ONE, &buffers_layout },	/* PBUF_RING */
	[23] = { ONE, &buffers_layout },
	[24] = { ONE, &cancel_layout },
	[25] = { ONE, &file_range_layout },
	[26] = { ONE, &buffer_state_layout },
	[27] = { ONE, &polling_layout },
	[28] = { ONE, &polling_layout },
	[29] = { ONE, &clock_layout },
	[30] = { ONE, &clone_layout },
};

/* clang-format on */

static void print_probe(struct text *out, const struct call *call,
			const struct list *list)
{
	enum { HEADER = 16 };
	struct list operations = { list->address + HEADER, list->count,
				   UINT64_MAX };

	layout_print_at(out, call, &probe_layout, list->address);
	text_puts(out, ", ");
	layout_print_list(out, call, &operation_layout, &operations);
}

/* How many workers at most for what is bound in time, and for the rest. */
static void print_workers(struct text *out, const struct call *call,
			  const struct list *list)
{
	static const char *const names[] = { "BOUND", "UNBOUND" };
	const char *prefix = call->style->show_prefix ? "IO_WQ_" : "";
	uint32_t most[2];

	if (list->count != 2) {
		text_hex(out, list->address);
		return;
	}
	if (!read_or_hex(out, call, list->address, most, sizeof(most)))
		return;
	text_printf(out, "[%s%s: %u, %s%s: %u]", prefix, names[0], most[0],
		    prefix, names[1], most[1]);
}

static void print_list_of(struct text *out, const struct call *call,
			  const struct registration *row,
			  const struct list *list)
{
	switch (row->shape) {
	case FDS:
		print_fds(out, call, list);
		break;
	case PROBE:
		print_probe(out, call, list);
		break;
	case CPUS:
		print_cpus_at(out, call, list->address, list->count);
		break;
	case WORKERS:
		print_workers(out, call, list);
		break;
	case MANY:
		layout_print_list(out, call, row->layout, list);
		break;
	case SIZED:
		layout_print_sized(out, call, row->layout, list);
		break;
	case ONE:
		layout_print_at(out, call, row->layout, list->address);
		break;
	}
}

void print_io_uring_registration(struct text *out, const struct call *call,
				 unsigned index)
{
	unsigned opcode = opcode_of(call);
	struct list list = { arg_value(call, index),
			     arg_value(call, index + 1), UINT64_MAX };
	const struct registration *row = NULL;

	if (opcode < sizeof(registrations) / sizeof(*registrations))
		row = &registrations[opcode];
	if (!row || (row->shape == ONE && !row->layout))
		text_hex(out, list.address);
	else
		print_list_of(out, call, row, &list);
}

/* A set of signals, or a struct that has one and a timeout. */
void print_io_uring_wait(struct text *out, const struct call *call,
			 unsigned index)
{
	enum { EXT_ARG = 8, EXT_ARG_REG = 64 };
	uint64_t flags = arg_value(call, index - 1);
	uint64_t address = arg_value(call, index);
	uint64_t set;

	if (flags & EXT_ARG_REG || (!(flags & EXT_ARG) &&
				    arg_value(call, index + 1) != sizeof(set)))
		text_hex(out, address);
	else if (flags & EXT_ARG)
		layout_print_at(out, call, &wait_layout, address);
	else if (read_or_hex(out, call, address, &set, sizeof(set)))
		print_signals(out, call, set);
}
