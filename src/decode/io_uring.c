/*
 * io_uring: what each registration takes is a row in registrations[].
 */
#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"

/* clang-format off */

static const struct field update_layout_fields[] = {
	F(U32, offset),
	PAD(U32, 1),
	F(U64, data, AS(field_hex)),
};
static LAYOUT(update_layout);

static const struct field update2_layout_fields[] = {
	F(U32, offset),
	PAD(U32, 1),
	F(U64, data, AS(field_hex)),
	F(U64, tags, AS(field_hex)),
	F(U32, nr),
	PAD(U32, 1),
};
static LAYOUT(update2_layout);

static const struct field resources_layout_fields[] = {
	F(U32, nr),
	F(U32, flags, IN_SET(io_uring_rsrc_flags)),
	PAD(U64, 1),
	F(U64, data, AS(field_hex)),
	F(U64, tags, AS(field_hex)),
};
static LAYOUT(resources_layout);

static const struct field operation_layout_fields[] = {
	F(U8, op, IN_SET(io_uring_ops)),
	PAD(U8, 1),
	F(U16, flags, IN_SET(io_uring_op_flags)),
	PAD(U32, 1),
};
static LAYOUT(operation_layout);

static const struct field probe_layout_fields[] = {
	F(U8, last_op, IN_SET(io_uring_ops)),
	F(U8, ops_len),
	PAD(U16, 1),
	PAD(U32, 3),
};
static LAYOUT(probe_layout);

static const struct field restriction_layout_fields[] = {
	F(U16, opcode, IN_SET(io_uring_restrictions)),
	F(U8, op),
	PAD(U8, 1),
	PAD(U32, 3),
};
static LAYOUT(restriction_layout);

static const struct field buffers_layout_fields[] = {
	F(U64, ring_addr, AS(field_hex)),
	F(U32, ring_entries),
	F(U16, bgid),
	F(U16, flags, AS(field_hex)),
	F(U32, min_left),
	PAD(U32, 5),
};
static LAYOUT(buffers_layout);

static const struct field cancel_layout_fields[] = {
	F(U64, addr, AS(field_hex)),
	F(S32, fd, AS(field_fd)),
	F(U32, flags, IN_SET(io_uring_cancels)),
	STRUCT_F(timeout, timespec64_layout),
	F(U8, opcode, IN_SET(io_uring_ops)),
	PAD(U8, 7),
	PAD(U64, 3),
};
static LAYOUT(cancel_layout);

static const struct field file_range_layout_fields[] = {
	F(U32, off),
	F(U32, len),
	PAD(U64, 1),
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
enum shape { ONE, MANY, FDS, PROBE };

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
	[13] = { ONE, &resources_layout },	/* FILES2 */
	[14] = { ONE, &update2_layout },
	[15] = { ONE, &resources_layout },	/* BUFFERS2 */
	[16] = { ONE, &update2_layout },
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
		print_fd_value(out, call, fds[i]);
	}
	text_puts(out, got < list->count ? ", ...]" : "]");
}

static void print_probe(struct text *out, const struct call *call,
			const struct list *list)
{
	enum { HEADER = 16 };
	struct list operations = { list->address + HEADER, list->count,
				   UINT64_MAX };

	layout_print_at(out, call, &probe_layout, list->address);
	if (!call->returned || call->failed)
		return;
	text_puts(out, ", ");
	layout_print_list(out, call, &operation_layout, &operations);
}

void print_io_uring_registration(struct text *out, const struct call *call,
				 unsigned index)
{
	enum { REGISTERED_RING = 1u << 31 };
	uint64_t opcode = arg_value(call, index - 1) & ~REGISTERED_RING;
	struct list list = { arg_value(call, index),
			     arg_value(call, index + 1), UINT64_MAX };
	const struct registration *row = NULL;

	if (opcode < sizeof(registrations) / sizeof(*registrations))
		row = &registrations[opcode];
	if (row && row->shape == FDS)
		print_fds(out, call, &list);
	else if (!row || !row->layout)
		text_hex(out, list.address);
	else if (row->shape == PROBE)
		print_probe(out, call, &list);
	else if (row->shape == MANY)
		layout_print_list(out, call, row->layout, &list);
	else
		layout_print_at(out, call, row->layout, list.address);
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
