/*
 * Structs of SG_IO and of raw commands to disks, with the data that goes out
 * with a command or comes in by it.
 */
#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_devices.h"

struct transfer {
	uint64_t address;
	uint64_t vectors;
	uint64_t size;
};

static void print_data(struct text *out, const struct call *call,
		       const struct transfer *data)
{
	struct vectors vectors = { data->address, data->vectors, data->size };

	if (data->vectors)
		print_vectors_at(out, call, &vectors);
	else
		print_bytes_at(out, call, data->address, data->size);
}

static bool is_answered(const struct call *call)
{
	return call->returned && !call->failed;
}

/* What the device gave. */
static void field_answer(struct text *out, const struct view *view)
{
	if (is_answered(view->call) && view_other(view))
		field_buffer(out, view);
	else
		text_hex(out, view->value);
}

static void field_data_out(struct text *out, const struct view *view)
{
	print_data(out, view->call,
		   &(struct transfer){
			   view->value,
			   view_number(view, "dout_iovec_count"),
			   view_number(view, "dout_xfer_len"),
		   });
}

static void field_data_in(struct text *out, const struct view *view)
{
	struct transfer data = { view->value,
				 view_number(view, "din_iovec_count"),
				 view_number(view, "din_xfer_len") };
	uint64_t missing = view_number(view, "din_resid");

	if (!is_answered(view->call)) {
		text_hex(out, view->value);
		return;
	}
	if (missing <= data.size)
		data.size -= missing;
	print_data(out, view->call, &data);
}

/* Either way, or both. */
static void field_data(struct text *out, const struct view *view)
{
	enum { TO = -2, FROM = -3 };
	int direction = (int)view_number(view, "dxfer_direction");
	struct transfer data = { view->value, view_number(view, "iovec_count"),
				 view_number(view, "dxfer_len") };
	uint64_t missing = view_number(view, "resid");
	bool answered = is_answered(view->call);

	if (!answered && (direction == FROM || direction > TO)) {
		text_hex(out, view->value);
		return;
	}
	if (answered && direction != TO && missing <= data.size)
		data.size -= missing;
	print_data(out, view->call, &data);
}

/* clang-format off */

static const struct field sg_io_hdr_layout_fields[] = {
	F(S32, interface_id, AS(field_char)),
	F(S32, dxfer_direction, IN_SET(sg_directions)),
	F(U8, cmd_len),
	F(U8, mx_sb_len),
	F(U16, iovec_count),
	F(U32, dxfer_len),
	F(POINTER, dxferp, AS(field_data)),
	F(POINTER, cmdp, AS(field_buffer), BY(cmd_len)),
	F(POINTER, sbp, AS(field_answer), BY(sb_len_wr)),
	F(U32, timeout),
	F(U32, flags, IN_SET(sg_flags)),
	F(S32, pack_id),
	F(POINTER, usr_ptr),
	F(U8, status),
	F(U8, masked_status),
	F(U8, msg_status),
	F(U8, sb_len_wr),
	F(U16, host_status),
	F(U16, driver_status),
	F(S32, resid),
	F(U32, duration),
	F(U32, info, IN_SET(sg_infos)),
};
LAYOUT(sg_io_hdr_layout);

static const struct field sg_io_v4_layout_fields[] = {
	F(S32, guard, AS(field_char)),
	F(U32, protocol, IN_SET(bsg_protocols)),
	F(U32, subprotocol, IN_SET(bsg_subprotocols)),
	F(U32, request_len),
	F(U64, request, AS(field_buffer), BY(request_len)),
	F(U64, request_tag, AS(field_hex)),
	F(U32, request_attr),
	F(U32, request_priority),
	F(U32, request_extra),
	F(U32, max_response_len),
	F(U64, response, AS(field_answer), BY(response_len)),
	F(U32, dout_iovec_count),
	F(U32, dout_xfer_len),
	F(U32, din_iovec_count),
	F(U32, din_xfer_len),
	F(U64, dout_xferp, AS(field_data_out)),
	F(U64, din_xferp, AS(field_data_in)),
	F(U32, timeout),
	F(U32, flags, IN_SET(bsg_flags)),
	F(U64, usr_ptr, AS(field_hex)),
	F(U32, spare_in, QUIET),
	F(U32, driver_status, QUIET),
	F(U32, transport_status, QUIET),
	F(U32, device_status, QUIET),
	F(U32, retry_delay, QUIET),
	F(U32, info, IN_SET(sg_infos), QUIET),
	F(U32, duration, QUIET),
	F(U32, response_len, QUIET),
	F(S32, din_resid, QUIET),
	F(S32, dout_resid, QUIET),
	F(U64, generated_tag, AS(field_hex), QUIET),
	F(U32, spare_out, QUIET),
	PAD(U32, 1),
};
LAYOUT(sg_io_v4_layout);

/* A command of a disk, and what it answers. */

static const struct field disk_command_asks_fields[] = {
	F(U8, command, IN_SET(ata_commands)),
	F(U8, sector_number),
	F(U8, feature),
	F(U8, sector_count),
};
LAYOUT(disk_command_asks);

static const struct field disk_command_layout_fields[] = {
	F(U8, status, AS(field_hex)),
	F(U8, error, AS(field_hex)),
	F(U8, nsector),
	F(U8, sector_count),
};
LAYOUT(disk_command_layout);
