/*
 * Structs of video devices' ioctls. What is in a union is told by its tag: a
 * new kind is a layout and a row of the table of its union.
 */
#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_devices.h"

/* Four letters without a zero behind them. */
static void field_quoted(struct text *out, const struct view *view)
{
	print_quoted(out, view->bytes, view->size);
}

static void field_version(struct text *out, const struct view *view)
{
	text_printf(out, "%u.%u.%u", (unsigned)view->value >> 16,
		    (unsigned)view->value >> 8 & 0xff,
		    (unsigned)view->value & 0xff);
}

/* Two flags ask for the next control; else a name or a class and a number. */
static void field_control_id(struct text *out, const struct view *view)
{
	enum { ASKS = 0xc0000000, CLASS = 0x0fff0000 };
	const struct decode_style *style = view->call->style;
	uint32_t id = (uint32_t)view->value;
	bool named = flags_name(&video_control_ids, id) ||
		     !flags_name(&video_control_classes, id & CLASS);

	if (id & ASKS) {
		flags_print(out, style, &video_control_asks, id & ASKS);
		id &= ~(uint32_t)ASKS;
		if (!id)
			return;
		text_char(out, '|');
		named = true;
	}
	if (named) {
		flags_print(out, style, &video_control_ids, id);
		return;
	}
	flags_print(out, style, &video_control_classes, id & CLASS);
	text_printf(out, "+%#x", id & ~(uint32_t)CLASS);
}

/* clang-format off */

#define FOURCC(n) F(BYTES, n, AS(field_quoted), TIMES(4))

static const struct field v4l2_capability_layout_fields[] = {
	F(BYTES, driver, TIMES(16)),
	F(BYTES, card, TIMES(32)),
	F(BYTES, bus_info, TIMES(32)),
	F(U32, version, AS(field_version)),
	F(U32, capabilities, IN_SET(video_caps)),
	F(U32, device_caps, IN_SET(video_caps)),
	PAD(U32, 3),
};
LAYOUT(v4l2_capability_layout);

static const struct field v4l2_requestbuffers_layout_fields[] = {
	F(U32, count),
	F(U32, type, IN_SET(video_buffers)),
	F(U32, memory, IN_SET(video_memories)),
	F(U32, capabilities, IN_SET(video_memory_caps)),
	F(U8, flags, AS(field_hex), QUIET),
	PAD(U8, 3),
};
LAYOUT(v4l2_requestbuffers_layout);

static const struct field v4l2_fmtdesc_asks_fields[] = {
	F(U32, index),
	F(U32, type, IN_SET(video_buffers)),
};
LAYOUT(v4l2_fmtdesc_asks);

static const struct field v4l2_fmtdesc_layout_fields[] = {
	F(U32, index),
	F(U32, type, IN_SET(video_buffers)),
	F(U32, flags, IN_SET(video_format_flags)),
	F(BYTES, description, TIMES(32)),
	FOURCC(pixelformat),
	F(U32, mbus_code, QUIET),
	PAD(U32, 3),
};
LAYOUT(v4l2_fmtdesc_layout);

static const struct field v4l2_fract_layout_fields[] = {
	F(U32, numerator),
	F(U32, denominator),
};
LAYOUT(v4l2_fract_layout);

static const struct field v4l2_rect_layout_fields[] = {
	F(S32, left),
	F(S32, top),
	F(U32, width),
	F(U32, height),
};
LAYOUT(v4l2_rect_layout);

/* Controls */

static const struct field v4l2_control_layout_fields[] = {
	F(U32, id, AS(field_control_id)),
	F(S32, value),
};
LAYOUT(v4l2_control_layout);

/* What is asked of these is only which. */
static const struct field v4l2_control_asks_fields[] = {
	F(U32, id, AS(field_control_id)),
};
LAYOUT(v4l2_control_asks);

static const struct field v4l2_index_asks_fields[] = {
	F(U32, index),
};
LAYOUT(v4l2_index_asks);

static const struct field v4l2_type_asks_fields[] = {
	F(U32, type, IN_SET(video_buffers)),
};
LAYOUT(v4l2_type_asks);

static const struct field v4l2_queryctrl_layout_fields[] = {
	F(U32, id, AS(field_control_id)),
	F(U32, type, IN_SET(video_control_types)),
	F(BYTES, name, TIMES(32)),
	F(S32, minimum),
	F(S32, maximum),
	F(S32, step),
	F(S32, default_value),
	F(U32, flags, IN_SET(video_control_flags)),
	PAD(U32, 2),
};
LAYOUT(v4l2_queryctrl_layout);

static const struct field v4l2_query_ext_ctrl_layout_fields[] = {
	F(U32, id, AS(field_control_id)),
	F(U32, type, IN_SET(video_control_types)),
	F(BYTES, name, TIMES(32)),
	F(S64, minimum),
	F(S64, maximum),
	F(U64, step),
	F(S64, default_value),
	F(U32, flags, IN_SET(video_control_flags)),
	F(U32, elem_size),
	F(U32, elems),
	F(U32, nr_of_dims),
	F(U32, dims, TIMES(4)),
	PAD(U32, 32),
};
LAYOUT(v4l2_query_ext_ctrl_layout);

static print_field field_control_value;

static const struct field video_ext_control_fields[] = {
	F(U32, id, AS(field_control_id)),
	F(U32, size, QUIET),
	PAD(U32, 1),
	F(S64, value, AS(field_control_value)),
};
static LAYOUT_PACKED(video_ext_control);

static const struct field v4l2_ext_controls_layout_fields[] = {
	F(U32, ctrl_class, IN_SET(video_control_classes)),
	F(U32, count),
	F(U32, error_idx),
	F(S32, request_fd, QUIET, AS(field_fd)),
	PAD(U32, 1),
	F(POINTER, controls, AS(field_structs_at), OF(video_ext_control), BY(count)),
};
LAYOUT(v4l2_ext_controls_layout);

/* Inputs, tuners, standards */

static const struct field v4l2_input_layout_fields[] = {
	F(U32, index),
	F(BYTES, name, TIMES(32)),
	F(U32, type, IN_SET(video_input_types)),
	F(U32, audioset, AS(field_hex)),
	F(U32, tuner),
	F(U64, std, IN_SET(video_standards)),
	F(U32, status, IN_SET(video_input_states)),
	F(U32, capabilities, IN_SET(video_input_caps)),
	PAD(U32, 3),
};
LAYOUT(v4l2_input_layout);

static const struct field v4l2_standard_layout_fields[] = {
	F(U32, index),
	F(U64, id, IN_SET(video_standards)),
	F(BYTES, name, TIMES(24)),
	STRUCT_F(frameperiod, v4l2_fract_layout),
	F(U32, framelines),
	PAD(U32, 4),
};
LAYOUT(v4l2_standard_layout);

static const struct field v4l2_tuner_layout_fields[] = {
	F(U32, index),
	F(BYTES, name, TIMES(32)),
	F(U32, type, IN_SET(video_tuner_types)),
	F(U32, capability, IN_SET(video_tuner_caps)),
	F(U32, rangelow),
	F(U32, rangehigh),
	F(U32, rxsubchans, IN_SET(video_tuner_subs)),
	F(U32, audmode, IN_SET(video_tuner_modes)),
	F(S32, signal),
	F(S32, afc),
	PAD(U32, 4),
};
LAYOUT(v4l2_tuner_layout);

static const struct field v4l2_frequency_layout_fields[] = {
	F(U32, tuner),
	F(U32, type, IN_SET(video_tuner_types)),
	F(U32, frequency),
	PAD(U32, 8),
};
LAYOUT(v4l2_frequency_layout);

/* Pictures: where, how large, how often */

static const struct field v4l2_crop_layout_fields[] = {
	F(U32, type, IN_SET(video_buffers)),
	STRUCT_F(c, v4l2_rect_layout),
};
LAYOUT(v4l2_crop_layout);

static const struct field v4l2_cropcap_layout_fields[] = {
	F(U32, type, IN_SET(video_buffers)),
	STRUCT_F(bounds, v4l2_rect_layout),
	STRUCT_F(defrect, v4l2_rect_layout),
	STRUCT_F(pixelaspect, v4l2_fract_layout),
};
LAYOUT(v4l2_cropcap_layout);

static const struct field v4l2_selection_layout_fields[] = {
	F(U32, type, IN_SET(video_buffers)),
	F(U32, target, IN_SET(video_targets)),
	F(U32, flags, IN_SET(video_selection_flags)),
	STRUCT_F(r, v4l2_rect_layout),
	PAD(U32, 9),
};
LAYOUT(v4l2_selection_layout);

static const struct field video_size_fields[] = {
	F(U32, width),
	F(U32, height),
};
static LAYOUT(video_size);

static const struct field video_sizes_fields[] = {
	F(U32, min_width),
	F(U32, max_width),
	F(U32, step_width),
	F(U32, min_height),
	F(U32, max_height),
	F(U32, step_height),
};
static LAYOUT(video_sizes);

static const struct variant video_size_kinds_list[] = {
	{ 1, &video_size }, { 2, &video_sizes }, { 3, &video_sizes },
};
static VARIANTS(video_size_kinds);

static const struct field v4l2_frmsize_asks_fields[] = {
	F(U32, index),
	FOURCC(pixel_format),
};
LAYOUT(v4l2_frmsize_asks);

static const struct field v4l2_frmsizeenum_layout_fields[] = {
	F(U32, index),
	FOURCC(pixel_format),
	F(U32, type, IN_SET(video_size_types)),
	F(BYTES, size, AS(field_variant), OF(video_size_kinds), BY(type), TIMES(24)),
	PAD(U32, 2),
};
LAYOUT(v4l2_frmsizeenum_layout);

static const struct field video_intervals_fields[] = {
	STRUCT_F(min, v4l2_fract_layout),
	STRUCT_F(max, v4l2_fract_layout),
	STRUCT_F(step, v4l2_fract_layout),
};
static LAYOUT(video_intervals);

static const struct variant video_interval_kinds_list[] = {
	{ 1, &v4l2_fract_layout }, { 2, &video_intervals }, { 3, &video_intervals },
};
static VARIANTS(video_interval_kinds);

static const struct field v4l2_frmival_asks_fields[] = {
	F(U32, index),
	FOURCC(pixel_format),
	F(U32, width),
	F(U32, height),
};
LAYOUT(v4l2_frmival_asks);

static const struct field v4l2_frmivalenum_layout_fields[] = {
	F(U32, index),
	FOURCC(pixel_format),
	F(U32, width),
	F(U32, height),
	F(U32, type, IN_SET(video_interval_types)),
	F(BYTES, interval, AS(field_variant), OF(video_interval_kinds), BY(type), TIMES(24)),
	PAD(U32, 2),
};
LAYOUT(v4l2_frmivalenum_layout);

#define VIDEO_PARM(l, mode, modes, buffers) \
	static const struct field l##_fields[] = { \
		F(U32, capability, IN_SET(video_parm_caps)), \
		F(U32, mode, IN_SET(modes)), \
		STRUCT_F(timeperframe, v4l2_fract_layout), \
		F(U32, extendedmode, AS(field_hex)), \
		F(U32, buffers), \
	}; \
	static LAYOUT(l)

VIDEO_PARM(video_capture_parm, capturemode, video_parm_modes, readbuffers);
VIDEO_PARM(video_output_parm, outputmode, video_parm_modes, writebuffers);

static const struct variant video_parms_list[] = {
	{ 1, &video_capture_parm }, { 9, &video_capture_parm },
	{ 2, &video_output_parm }, { 10, &video_output_parm },
};
static VARIANTS(video_parms);

static const struct field v4l2_streamparm_layout_fields[] = {
	F(U32, type, IN_SET(video_buffers)),
	F(BYTES, parm, AS(field_variant), OF(video_parms), BY(type), TIMES(200)),
};
LAYOUT(v4l2_streamparm_layout);

/* Formats */

static const struct field video_picture_fields[] = {
	F(U32, width),
	F(U32, height),
	FOURCC(pixelformat),
	F(U32, field, IN_SET(video_fields)),
	F(U32, bytesperline),
	F(U32, sizeimage),
	F(U32, colorspace, IN_SET(video_colorspaces)),
};
static LAYOUT(video_picture);

static const struct field video_plane_format_fields[] = {
	F(U32, sizeimage),
	F(U32, bytesperline),
	PAD(U16, 6),
};
static LAYOUT(video_plane_format);

static const struct field video_planes_fields[] = {
	F(U32, width),
	F(U32, height),
	FOURCC(pixelformat),
	F(U32, field, IN_SET(video_fields)),
	F(U32, colorspace, IN_SET(video_colorspaces)),
	F(BYTES, plane_fmt, AS(field_first), OF(video_plane_format), BY(num_planes), TIMES(160)),
	F(U8, num_planes),
	F(U8, flags, IN_SET(video_picture_flags), QUIET),
};
static LAYOUT_PACKED(video_planes);

static const struct field video_clip_fields[] = {
	STRUCT_F(c, v4l2_rect_layout),
	F(POINTER, next, QUIET),
};
static LAYOUT(video_clip);

static const struct field video_window_fields[] = {
	STRUCT_F(w, v4l2_rect_layout),
	F(U32, field, IN_SET(video_fields)),
	F(U32, chromakey, AS(field_hex)),
	F(POINTER, clips, AS(field_structs_at), OF(video_clip), BY(clipcount)),
	F(U32, clipcount),
	F(POINTER, bitmap),
	F(U8, global_alpha, AS(field_hex)),
};
static LAYOUT(video_window);

static const struct field video_vbi_fields[] = {
	F(U32, sampling_rate),
	F(U32, offset),
	F(U32, samples_per_line),
	FOURCC(sample_format),
	F(S32, start, TIMES(2)),
	F(U32, count, TIMES(2)),
	F(U32, flags, IN_SET(video_vbi_flags)),
};
static LAYOUT(video_vbi);

static const struct field video_sliced_fields[] = {
	F(U16, service_set, IN_SET(video_services)),
	F(U16, service_lines, AS(field_hex), TIMES(48)),
	F(U32, io_size),
};
static LAYOUT(video_sliced);

static const struct field video_radio_fields[] = {
	FOURCC(pixelformat),
	F(U32, buffersize),
};
static LAYOUT(video_radio);

static const struct field video_meta_fields[] = {
	FOURCC(dataformat),
	F(U32, buffersize),
};
static LAYOUT(video_meta);

static const struct variant video_formats_list[] = {
	{ 1, &video_picture }, { 2, &video_picture },
	{ 3, &video_window }, { 8, &video_window },
	{ 4, &video_vbi }, { 5, &video_vbi },
	{ 6, &video_sliced }, { 7, &video_sliced },
	{ 9, &video_planes }, { 10, &video_planes },
	{ 11, &video_radio }, { 12, &video_radio },
	{ 13, &video_meta }, { 14, &video_meta },
};
static VARIANTS(video_formats);

static const struct field v4l2_format_layout_fields[] = {
	F(U32, type, IN_SET(video_buffers)),
	EDGE,
	F(BYTES, fmt, AS(field_variant), OF(video_formats), BY(type), TIMES(200)),
};
LAYOUT(v4l2_format_layout);

static const struct field v4l2_create_buffers_layout_fields[] = {
	F(U32, index),
	F(U32, count),
	F(U32, memory, IN_SET(video_memories)),
	STRUCT_F(format, v4l2_format_layout),
	F(U32, capabilities, IN_SET(video_memory_caps), QUIET),
	F(U32, flags, AS(field_hex), QUIET),
	F(U32, max_num_buffers, QUIET),
	PAD(U32, 5),
};
LAYOUT(v4l2_create_buffers_layout);

/* Buffers */

static const struct field video_plane_fields[] = {
	F(U32, bytesused),
	F(U32, length),
	F(WORD, m, AS(field_hex)),
	F(U32, data_offset),
	PAD(U32, 11),
};
static LAYOUT(video_plane);

static print_field field_buffer_place;

static const struct field v4l2_buffer_asks_fields[] = {
	F(U32, index),
	F(U32, type, IN_SET(video_buffers)),
};
LAYOUT(v4l2_buffer_asks);

static const struct field v4l2_buffer_layout_fields[] = {
	F(U32, index),
	F(U32, type, IN_SET(video_buffers)),
	F(U32, bytesused),
	F(U32, flags, IN_SET(video_buffer_flags)),
	F(U32, field, IN_SET(video_fields)),
	STRUCT_F(timestamp, timeval_layout),
	PAD(U32, 4),
	F(U32, sequence),
	F(U32, memory, IN_SET(video_memories)),
	F(WORD, m, AS(field_buffer_place), OF(video_plane), BY(length)),
	F(U32, length),
	PAD(U32, 1),
	F(S32, request_fd, QUIET, AS(field_fd)),
};
LAYOUT(v4l2_buffer_layout);

static const struct field v4l2_exportbuffer_layout_fields[] = {
	F(U32, type, IN_SET(video_buffers)),
	F(U32, index),
	F(U32, plane),
	F(U32, flags, IN_SET(open_flags)),
	F(S32, fd, AS(field_fd)),
	PAD(U32, 11),
};
LAYOUT(v4l2_exportbuffer_layout);

/* clang-format on */

/* Text where a size says how much; else both numbers that it may be. */
static void field_control_value(struct text *out, const struct view *view)
{
	uint64_t size = view_number(view, "size");
	unsigned word = view->call->abi->word;

	if (size) {
		print_bytes_at(out, view->call, load(view->bytes, word), size);
		return;
	}
	text_signed(out, (int32_t)view->value);
	text_puts(out, ", .value64: ");
	text_signed(out, (int64_t)view->value);
}

/* An offset, an address, a descriptor or an array of planes. */
static void field_buffer_place(struct text *out, const struct view *view)
{
	enum { MAPPED = 1, USER, OVERLAY, DESCRIPTOR };
	enum { CAPTURE_PLANES = 9, OUTPUT_PLANES };
	uint64_t type = view_number(view, "type");
	uint64_t memory = view_number(view, "memory");

	if (type == CAPTURE_PLANES || type == OUTPUT_PLANES)
		field_structs_at(out, view);
	else if (memory == DESCRIPTOR)
		print_fd_value(out, view->call, (int32_t)view->value);
	else if (memory == MAPPED || memory == OVERLAY)
		text_hex(out, (uint32_t)view->value);
	else
		text_hex(out, view->value);
}
