/*
 * Structs of ioctl for trusted environments, flash volumes, counters and
 * partitions.
 */
#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_devices.h"
#include "decode/layout.h"

/* clang-format off */

static const struct field tee_param_fields[] = {
	F(U64, attr, IN_SET(tee_params)),
	F(U64, a, AS(field_hex)),
	F(U64, b, AS(field_hex)),
	F(U64, c, AS(field_hex)),
};
static LAYOUT(tee_param);

static const struct field tee_open_fields[] = {
	F(BYTES, uuid, AS(field_hex_bytes), TIMES(16)),
	F(BYTES, clnt_uuid, AS(field_hex_bytes), TIMES(16)),
	F(U32, clnt_login, IN_SET(tee_logins)),
	F(U32, cancel_id),
	F(U32, session),
	F(U32, ret),
	F(U32, ret_origin),
	F(U32, num_params),
	F(BEHIND, params, AS(field_structs_behind), OF(tee_param), BY(num_params)),
};
static LAYOUT(tee_open);

static const struct field tee_invoke_fields[] = {
	F(U32, func),
	F(U32, session),
	F(U32, cancel_id),
	F(U32, ret),
	F(U32, ret_origin),
	F(U32, num_params),
	F(BEHIND, params, AS(field_structs_behind), OF(tee_param), BY(num_params)),
};
static LAYOUT(tee_invoke);

static const struct field tee_receive_fields[] = {
	F(U32, func),
	F(U32, num_params),
	F(BEHIND, params, AS(field_structs_behind), OF(tee_param), BY(num_params)),
};
static LAYOUT(tee_receive);

static const struct field tee_send_fields[] = {
	F(U32, ret),
	F(U32, num_params),
	F(BEHIND, params, AS(field_structs_behind), OF(tee_param), BY(num_params)),
};
static LAYOUT(tee_send);

#define TEE_BUFFER(l, inner) \
	static const struct field l##_fields[] = { \
		F(U64, buf_ptr, AS(field_struct_at), OF(inner)), \
		F(U64, buf_len), \
	}; \
	LAYOUT(l)

TEE_BUFFER(tee_open_layout, tee_open);
TEE_BUFFER(tee_invoke_layout, tee_invoke);
TEE_BUFFER(tee_receive_layout, tee_receive);
TEE_BUFFER(tee_send_layout, tee_send);

static const struct field tee_version_layout_fields[] = {
	F(U32, impl_id, IN_SET(tee_implementations)),
	F(U32, impl_caps, AS(field_hex)),
	F(U32, gen_caps, IN_SET(tee_caps)),
};
LAYOUT(tee_version_layout);

static const struct field tee_shm_layout_fields[] = {
	F(U64, size),
	F(U32, flags, IN_SET(tee_shares)),
	F(S32, id),
};
LAYOUT(tee_shm_layout);

static const struct field tee_register_layout_fields[] = {
	F(U64, addr, AS(field_hex)),
	F(U64, length),
	F(U32, flags, IN_SET(tee_shares)),
	F(S32, id),
};
LAYOUT(tee_register_layout);

static const struct field tee_cancel_layout_fields[] = {
	F(U32, cancel_id),
	F(U32, session),
};
LAYOUT(tee_cancel_layout);

static const struct field tee_session_layout_fields[] = {
	F(U32, session),
};
LAYOUT(tee_session_layout);

static const struct field ubi_attach_layout_fields[] = {
	F(S32, ubi_num),
	F(S32, mtd_num),
	F(S32, vid_hdr_offset),
	F(S16, max_beb_per1024),
	F(S8, disable_fm, QUIET),
	PAD(U8, 9),
};
LAYOUT(ubi_attach_layout);

static const struct field ubi_volume_layout_fields[] = {
	F(S32, vol_id),
	F(S32, alignment),
	F(S64, bytes),
	F(U8, vol_type, IN_SET(ubi_volumes)),
	F(U8, flags, IN_SET(ubi_volume_flags)),
	F(S16, name_len),
	PAD(U8, 4),
	F(BYTES, name, TIMES(128)),
};
LAYOUT_PACKED(ubi_volume_layout);

static const struct field ubi_resize_layout_fields[] = {
	F(S64, bytes),
	F(S32, vol_id),
};
LAYOUT_PACKED(ubi_resize_layout);

static const struct field ubi_name_fields[] = {
	F(S32, vol_id),
	F(S16, name_len),
	PAD(U8, 2),
	F(BYTES, name, TIMES(128)),
};
static LAYOUT_PACKED(ubi_name);

static const struct field ubi_rename_layout_fields[] = {
	F(S32, count),
	PAD(U8, 12),
	F(BEHIND, ents, AS(field_structs_behind), OF(ubi_name), BY(count)),
};
LAYOUT_PACKED(ubi_rename_layout);

static const struct field ubi_change_layout_fields[] = {
	F(S32, lnum),
	F(S32, bytes),
	F(S8, dtype, IN_SET(ubi_data)),
	PAD(U8, 7),
};
LAYOUT_PACKED(ubi_change_layout);

static const struct field ubi_map_layout_fields[] = {
	F(S32, lnum),
	F(S8, dtype, IN_SET(ubi_data)),
	PAD(U8, 3),
};
LAYOUT_PACKED(ubi_map_layout);

static const struct field ubi_property_layout_fields[] = {
	F(U8, property, IN_SET(ubi_properties)),
	PAD(U8, 7),
	F(U64, value, AS(field_hex)),
};
LAYOUT_PACKED(ubi_property_layout);

static const struct field counter_component_fields[] = {
	F(U8, type, IN_SET(counter_components)),
	F(U8, scope, IN_SET(counter_scopes)),
	F(U8, parent),
	F(U8, id),
};
static LAYOUT(counter_component);

static const struct field counter_watch_layout_fields[] = {
	STRUCT_F(component, counter_component),
	F(U8, event, IN_SET(counter_events)),
	F(U8, channel),
};
LAYOUT(counter_watch_layout);

static const struct field blkpg_layout_fields[] = {
	F(S32, op, IN_SET(partition_ops)),
	F(S32, flags),
	F(S32, datalen),
	F(POINTER, data, AS(field_struct_at), OF(blkpg_partition_layout)),
};
LAYOUT(blkpg_layout);

/* Behind the struct and 'data_start' bytes. */
static print_field field_targets;
static print_field field_dm_message;
static print_field field_dm_string;

static const struct field dm_target_fields[] = {
	F(U64, sector_start),
	F(U64, length),
	F(S32, status, QUIET),
	PAD(U32, 1),
	F(BYTES, target_type, TIMES(16)),
};
static LAYOUT(dm_target);

static const struct field dm_message_layout_fields[] = {
	F(U32, version, TIMES(3)),
	F(U32, data_size),
	F(U32, data_start),
	F(U32, target_count),
	F(S32, open_count),
	F(U32, flags, IN_SET(dm_flags)),
	F(U32, event_nr),
	PAD(U32, 1),
	F(U64, dev, AS(field_device)),
	F(BYTES, name, TIMES(128)),
	F(BYTES, uuid, TIMES(129)),
	PAD(U8, 7),
	F(BEHIND, message, AS(field_dm_message)),
};
LAYOUT(dm_message_layout);

static const struct field dm_string_layout_fields[] = {
	F(U32, version, TIMES(3)),
	F(U32, data_size),
	F(U32, data_start),
	F(U32, target_count),
	F(S32, open_count),
	F(U32, flags, IN_SET(dm_flags)),
	F(U32, event_nr),
	PAD(U32, 1),
	F(U64, dev, AS(field_device)),
	F(BYTES, name, TIMES(128)),
	F(BYTES, uuid, TIMES(129)),
	PAD(U8, 7),
	F(BEHIND, string, AS(field_dm_string)),
};
LAYOUT(dm_string_layout);

static const struct field dm_table_layout_fields[] = {
	F(U32, version, TIMES(3)),
	F(U32, data_size),
	F(U32, data_start),
	F(U32, target_count),
	F(S32, open_count),
	F(U32, flags, IN_SET(dm_flags)),
	F(U32, event_nr),
	PAD(U32, 1),
	F(U64, dev, AS(field_device)),
	F(BYTES, name, TIMES(128)),
	F(BYTES, uuid, TIMES(129)),
	PAD(U8, 7),
	F(BEHIND, targets, AS(field_targets)),
};
LAYOUT(dm_table_layout);

static const struct field loop_info_narrow_fields[] = {
	F(S32, lo_number),
	F(U16, lo_device, AS(field_device)),
	F(WORD, lo_inode),
	F(U16, lo_rdevice, AS(field_device)),
	F(S32, lo_offset),
	F(S32, lo_encrypt_type, IN_SET(loop_ciphers)),
	F(S32, lo_encrypt_key_size, QUIET),
	F(S32, lo_flags, IN_SET(loop_flags)),
	F(BYTES, lo_name, TIMES(64)),
	F(BYTES, lo_encrypt_key, AS(field_counted), BY(lo_encrypt_key_size), QUIET, TIMES(32)),
	F(WORD, lo_init, AS(field_hex), QUIET, TIMES(2)),
	PAD(U8, 4),
};
static LAYOUT(loop_info_narrow);

static const struct field loop_info_layout_fields[] = {
	F(S32, lo_number),
	F(WORD, lo_device, AS(field_device)),
	F(WORD, lo_inode),
	F(WORD, lo_rdevice, AS(field_device)),
	F(S32, lo_offset),
	F(S32, lo_encrypt_type, IN_SET(loop_ciphers)),
	F(S32, lo_encrypt_key_size, QUIET),
	F(S32, lo_flags, IN_SET(loop_flags)),
	F(BYTES, lo_name, TIMES(64)),
	F(BYTES, lo_encrypt_key, AS(field_counted), BY(lo_encrypt_key_size), QUIET, TIMES(32)),
	F(WORD, lo_init, AS(field_hex), QUIET, TIMES(2)),
	PAD(U8, 4),
};
LAYOUT_OR(loop_info_layout, loop_info_narrow);

/* clang-format on */

/* A target is a struct and a string; its 'next' says how far the next one is. */
static void print_target(struct text *out, const struct call *call,
			 uint64_t address)
{
	layout_print_at(out, call, &dm_target, address);
	text_puts(out, " ");
	print_string_at(out, call,
			address + layout_size(&dm_target, call->abi),
			string_limit(call));
}

static void field_targets(struct text *out, const struct view *view)
{
	enum { NEXT = 20, SHOWN = 16 };
	const struct call *call = view->call;
	uint64_t count = view_number(view, "target_count");
	uint64_t at = view->piece->address + view_number(view, "data_start");

	text_char(out, '[');
	for (uint64_t i = 0; i < count && !print_is_full(out, call); i++) {
		uint32_t next = 0;

		text_puts(out, i ? ", " : "");
		print_target(out, call, at);
		if (i + 1 >= SHOWN ||
		    !memory_get(call->memory, at + NEXT, &next, 4) || !next)
			break;
		at += next;
	}
	text_char(out, ']');
}

static void field_dm_string(struct text *out, const struct view *view)
{
	print_string_at(out, view->call,
			view->piece->address + view_number(view, "data_start"),
			string_limit(view->call));
}

/* A sector, and the string. */
static void field_dm_message(struct text *out, const struct view *view)
{
	const struct call *call = view->call;
	uint64_t at = view->piece->address + view_number(view, "data_start");
	uint64_t sector;

	if (!read_or_hex(out, call, at, &sector, sizeof(sector)))
		return;
	text_unsigned(out, sector);
	text_char(out, ' ');
	print_string_at(out, call, at + sizeof(sector), string_limit(call));
}
