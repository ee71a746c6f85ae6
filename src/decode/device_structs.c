/*
 * Structs of devices' ioctls: clocks, GPIO, virtual machines, device mapper,
 * file systems.
 */
#include "decode/device_structs.h"

#include <ctype.h>

#include "arch.h"
#include "decode/args.h"
#include "decode/flags_devices.h"
#include "errors.h"

/* What the number is depends on the parameter. */
static void field_rtc_value(struct text *out, const struct view *view)
{
	enum { FEATURES, CORRECTION, SWITCH_MODE };
	const struct decode_style *style = view->call->style;
	uint64_t value = load(view->bytes, view->size);

	switch (view_number(view, "param")) {
	case FEATURES:
		flags_print(out, style, &rtc_features, value);
		break;
	case SWITCH_MODE:
		flags_print(out, style, &rtc_switch_modes, value);
		break;
	default:
		text_signed(out, (int64_t)value);
	}
}

static void field_gpio_attribute(struct text *out, const struct view *view)
{
	enum { FLAGS = 1, VALUES, DEBOUNCE };

	switch (view_number(view, "id")) {
	case FLAGS:
		flags_print(out, view->call->style, &gpio_v2_flags,
			    view->value);
		break;
	case DEBOUNCE:
		text_printf(out, "%u us", (unsigned)view->value);
		break;
	default:
		text_hex(out, view->value);
	}
}

/* The ABI of an AUDIT_ARCH_ number, and with it a call's name. */
static void field_abi(struct text *out, const struct view *view)
{
	uint64_t index;
	const struct abi *abi =
		arch_native->abi((uint32_t)view->value, 0, &index);

	if (!abi) {
		text_hex(out, view->value);
		return;
	}
	for (const char *c = abi->name; *c; c++)
		text_char(out, toupper((unsigned char)*c));
}

static void field_call_number(struct text *out, const struct view *view)
{
	uint64_t index;
	const struct abi *abi = arch_native->abi(view_number(view, "arch"),
						 (uint32_t)view->value, &index);

	if (abi && index < abi->count && abi->calls[index])
		text_puts(out, abi->calls[index]);
	else
		text_signed(out, (int64_t)view->value);
}

static void field_negative_error(struct text *out, const struct view *view)
{
	const char *name = error_name((int)(0 - (uint32_t)view->value));

	if (name)
		text_printf(out, "-%s", name);
	else
		text_signed(out, (int64_t)view->value);
}

/* clang-format off */

static const struct field dm_ioctl_layout_fields[] = {
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
};
LAYOUT(dm_ioctl_layout);

static const struct field gpiochip_info_layout_fields[] = {
	F(BYTES, name, TIMES(32)),
	F(BYTES, label, TIMES(32)),
	F(U32, lines),
};
LAYOUT(gpiochip_info_layout);

static const struct field gpioline_info_layout_fields[] = {
	F(U32, line_offset),
	F(U32, flags, IN_SET(gpio_line_flags)),
	F(BYTES, name, TIMES(32)),
	F(BYTES, consumer, TIMES(32)),
};
LAYOUT(gpioline_info_layout);

static const struct field gpiohandle_request_layout_fields[] = {
	F(U32, lineoffsets, TIMES(64)),
	F(U32, flags, IN_SET(gpio_handle_flags)),
	F(U8, default_values, TIMES(64)),
	F(BYTES, consumer_label, TIMES(32)),
	F(U32, lines),
	F(S32, fd),
};
LAYOUT(gpiohandle_request_layout);

static const struct field gpiohandle_data_layout_fields[] = {
	F(U8, values, TIMES(64)),
};
LAYOUT(gpiohandle_data_layout);

static const struct field gpiohandle_config_layout_fields[] = {
	F(U32, flags, IN_SET(gpio_handle_flags)),
	F(U8, default_values, TIMES(64)),
	PAD(U32, 4),
};
LAYOUT(gpiohandle_config_layout);

static const struct field gpioevent_request_layout_fields[] = {
	F(U32, lineoffset),
	F(U32, handleflags, IN_SET(gpio_handle_flags)),
	F(U32, eventflags, IN_SET(gpio_event_flags)),
	F(BYTES, consumer_label, TIMES(32)),
	F(S32, fd),
};
LAYOUT(gpioevent_request_layout);

static const struct field gpio_v2_line_attribute_layout_fields[] = {
	F(U32, id, IN_SET(gpio_v2_attributes)),
	PAD(U32, 1),
	F(U64, value, AS(field_gpio_attribute)),
};
LAYOUT(gpio_v2_line_attribute_layout);

static const struct field gpio_v2_line_info_layout_fields[] = {
	F(BYTES, name, TIMES(32)),
	F(BYTES, consumer, TIMES(32)),
	F(U32, offset),
	F(U32, num_attrs),
	F(U64, flags, IN_SET(gpio_v2_flags)),
	F(BYTES, attrs, AS(field_first), OF(gpio_v2_line_attribute_layout), BY(num_attrs), TIMES(160)),
	PAD(U32, 4),
};
LAYOUT(gpio_v2_line_info_layout);

static const struct field gpio_v2_line_config_attribute_layout_fields[] = {
	STRUCT_F(attr, gpio_v2_line_attribute_layout),
	F(U64, mask, AS(field_hex)),
};
LAYOUT(gpio_v2_line_config_attribute_layout);

static const struct field gpio_v2_line_config_layout_fields[] = {
	F(U64, flags, IN_SET(gpio_v2_flags)),
	F(U32, num_attrs),
	PAD(U32, 5),
	F(BYTES, attrs, AS(field_first), OF(gpio_v2_line_config_attribute_layout), BY(num_attrs), TIMES(240)),
};
LAYOUT(gpio_v2_line_config_layout);

static const struct field gpio_v2_line_request_layout_fields[] = {
	F(U32, offsets, TIMES(64)),
	F(BYTES, consumer, TIMES(32)),
	STRUCT_F(config, gpio_v2_line_config_layout),
	F(U32, num_lines),
	F(U32, event_buffer_size),
	PAD(U32, 5),
	F(S32, fd),
};
LAYOUT(gpio_v2_line_request_layout);

static const struct field gpio_v2_line_values_layout_fields[] = {
	F(U64, bits, AS(field_hex)),
	F(U64, mask, AS(field_hex)),
};
LAYOUT(gpio_v2_line_values_layout);

static const struct field ptp_clock_caps_layout_fields[] = {
	F(S32, max_adj),
	F(S32, n_alarm),
	F(S32, n_ext_ts),
	F(S32, n_per_out),
	F(S32, pps),
	F(S32, n_pins),
	F(S32, cross_timestamping),
	F(S32, adjust_phase),
	F(S32, max_phase_adj),
	PAD(S32, 11),
};
LAYOUT(ptp_clock_caps_layout);

static const struct field ptp_clock_time_layout_fields[] = {
	F(S64, sec),
	F(U32, nsec),
	F(U32, reserved, AS(field_hex), QUIET),
};
LAYOUT(ptp_clock_time_layout);

static const struct field ptp_extts_request_layout_fields[] = {
	F(U32, index),
	F(U32, flags, IN_SET(ptp_extts_flags)),
	PAD(U32, 2),
};
LAYOUT(ptp_extts_request_layout);

static const struct field ptp_perout_request_layout_fields[] = {
	STRUCT_F(start, ptp_clock_time_layout),
	STRUCT_F(period, ptp_clock_time_layout),
	F(U32, index),
	F(U32, flags, IN_SET(ptp_perout_flags)),
	STRUCT_F(on, ptp_clock_time_layout),
};
LAYOUT(ptp_perout_request_layout);

static const struct field ptp_sys_offset_layout_fields[] = {
	F(U32, n_samples),
	PAD(U32, 3),
	STRUCT_F(ts, ptp_clock_time_layout, TIMES(51)),
};
LAYOUT(ptp_sys_offset_layout);

static const struct field ptp_extended_asks_fields[] = {
	F(U32, n_samples),
	F(U32, clockid, IN_SET(clocks), QUIET),
};
LAYOUT(ptp_extended_asks);

/* Before, of the device and after. */
static const struct field ptp_sample_fields[] = {
	STRUCT_F(ts, ptp_clock_time_layout, TIMES(3)),
};
static LAYOUT(ptp_sample);

static const struct field ptp_extended_layout_fields[] = {
	F(U32, n_samples),
	F(U32, clockid, IN_SET(clocks), QUIET),
	PAD(U32, 2),
	F(BYTES, ts, AS(field_first), OF(ptp_sample), BY(n_samples), TIMES(1200)),
};
LAYOUT(ptp_extended_layout);

static const struct field ptp_sys_offset_precise_layout_fields[] = {
	STRUCT_F(device, ptp_clock_time_layout),
	STRUCT_F(sys_realtime, ptp_clock_time_layout),
	STRUCT_F(sys_monoraw, ptp_clock_time_layout),
	PAD(U32, 4),
};
LAYOUT(ptp_sys_offset_precise_layout);

static const struct field ptp_pin_desc_layout_fields[] = {
	F(BYTES, name, TIMES(64)),
	F(U32, index),
	F(U32, func, IN_SET(ptp_pin_functions)),
	F(U32, chan),
	PAD(U32, 5),
};
LAYOUT(ptp_pin_desc_layout);

static const struct field rtc_wkalrm_layout_fields[] = {
	F(U8, enabled),
	F(U8, pending),
	STRUCT_F(time, rtc_time_layout),
};
LAYOUT(rtc_wkalrm_layout);

static const struct field rtc_pll_info_layout_fields[] = {
	F(S32, pll_ctrl),
	F(S32, pll_value),
	F(S32, pll_max),
	F(S32, pll_min),
	F(S32, pll_posmult),
	F(S32, pll_negmult),
	F(SWORD, pll_clock),
};
LAYOUT(rtc_pll_info_layout);

static const struct field rtc_param_layout_fields[] = {
	F(U64, param, IN_SET(rtc_params)),
	F(BYTES, value, AS(field_rtc_value), TIMES(8)),
	F(U32, index),
	PAD(U32, 1),
};
LAYOUT(rtc_param_layout);

static const struct field rtc_param_asks_fields[] = {
	F(U64, param, IN_SET(rtc_params)),
	PAD(U64, 1),
	F(U32, index),
};
LAYOUT(rtc_param_asks);

/* The registers and the identification of a processor: see arch/. */
const struct layout kvm_regs_layout = { NULL, 0, false, NULL };
const struct layout kvm_sregs_layout = { NULL, 0, false, NULL };
const struct layout kvm_cpuid_layout = { NULL, 0, false, NULL };

static const struct field seccomp_data_layout_fields[] = {
	F(S32, nr, AS(field_call_number)),
	F(U32, arch, AS(field_abi)),
	F(U64, instruction_pointer, AS(field_hex)),
	F(U64, args, AS(field_hex), TIMES(6)),
};
LAYOUT(seccomp_data_layout);

static const struct field seccomp_notif_layout_fields[] = {
	F(U64, id, AS(field_hex)),
	F(U32, pid, AS(field_pid)),
	F(U32, flags, AS(field_hex)),
	STRUCT_F(data, seccomp_data_layout),
};
LAYOUT(seccomp_notif_layout);

static const struct field seccomp_notif_resp_layout_fields[] = {
	F(U64, id, AS(field_hex)),
	F(S64, val),
	F(S32, error, AS(field_negative_error)),
	F(U32, flags, IN_SET(seccomp_notify_flags)),
};
LAYOUT(seccomp_notif_resp_layout);

static const struct field seccomp_notif_addfd_layout_fields[] = {
	F(U64, id, AS(field_hex)),
	F(U32, flags, IN_SET(seccomp_addfd_flags)),
	F(U32, srcfd, AS(field_fd)),
	F(U32, newfd, AS(field_fd)),
	F(U32, newfd_flags, IN_SET(open_flags)),
};
LAYOUT(seccomp_notif_addfd_layout);

static const struct field uffdio_range_layout_fields[] = {
	F(U64, start, AS(field_hex)),
	F(U64, len, AS(field_hex)),
};
LAYOUT(uffdio_range_layout);

static const struct field uffdio_zeropage_layout_fields[] = {
	STRUCT_F(range, uffdio_range_layout),
	F(U64, mode, IN_SET(uffd_zeropage_modes)),
	F(S64, zeropage),
};
LAYOUT(uffdio_zeropage_layout);

static const struct field uffdio_writeprotect_layout_fields[] = {
	STRUCT_F(range, uffdio_range_layout),
	F(U64, mode, IN_SET(uffd_protect_modes)),
};
LAYOUT(uffdio_writeprotect_layout);

static const struct field uffdio_continue_layout_fields[] = {
	STRUCT_F(range, uffdio_range_layout),
	F(U64, mode, IN_SET(uffd_continue_modes)),
	F(S64, mapped),
};
LAYOUT(uffdio_continue_layout);

static const struct field uffdio_poison_layout_fields[] = {
	STRUCT_F(range, uffdio_range_layout),
	F(U64, mode, IN_SET(uffd_poison_modes)),
	F(S64, updated),
};
LAYOUT(uffdio_poison_layout);

static const struct field uffdio_move_layout_fields[] = {
	F(U64, dst, AS(field_hex)),
	F(U64, src, AS(field_hex)),
	F(U64, len),
	F(U64, mode, IN_SET(uffd_move_modes)),
	F(S64, move),
};
LAYOUT(uffdio_move_layout);

static const struct field hd_geometry_layout_fields[] = {
	F(U8, heads),
	F(U8, sectors),
	F(U16, cylinders),
	F(WORD, start),
};
LAYOUT(hd_geometry_layout);

static const struct field blkpg_partition_layout_fields[] = {
	F(S64, start),
	F(S64, length),
	F(S32, pno),
	F(BYTES, devname, TIMES(64)),
	F(BYTES, volname, TIMES(64)),
};
LAYOUT(blkpg_partition_layout);

static const struct field epoll_params_layout_fields[] = {
	F(U32, busy_poll_usecs),
	F(U16, busy_poll_budget),
	F(U8, prefer_busy_poll),
	PAD(U8, 1),
};
LAYOUT(epoll_params_layout);

static const struct field blk_user_trace_setup_layout_fields[] = {
	F(BYTES, name, TIMES(32)),
	F(U16, act_mask, AS(field_hex)),
	F(U32, buf_size),
	F(U32, buf_nr),
	F(U64, start_lba),
	F(U64, end_lba),
	F(U32, pid, AS(field_pid)),
};
LAYOUT(blk_user_trace_setup_layout);

static const struct field erase_info_user_layout_fields[] = {
	F(U32, start, AS(field_hex)),
	F(U32, length, AS(field_hex)),
};
LAYOUT(erase_info_user_layout);

static const struct field mtd_info_user_layout_fields[] = {
	F(U8, type, IN_SET(mtd_types)),
	F(U32, flags, IN_SET(mtd_flags)),
	F(U32, size),
	F(U32, erasesize),
	F(U32, writesize),
	F(U32, oobsize),
	PAD(U64, 1),
};
LAYOUT(mtd_info_user_layout);

static const struct field btrfs_ioctl_vol_args_layout_fields[] = {
	F(S64, fd, AS(field_fd)),
	F(BYTES, name, TIMES(4088)),
};
LAYOUT(btrfs_ioctl_vol_args_layout);

static const struct field btrfs_vol_args_v2_layout_fields[] = {
	F(S64, fd, AS(field_fd)),
	F(U64, transid),
	F(U64, flags, IN_SET(btrfs_volume_flags)),
	PAD(U64, 4),
	F(BYTES, name, TIMES(4040)),
};
LAYOUT(btrfs_vol_args_v2_layout);

static const struct field btrfs_ioctl_dev_info_args_layout_fields[] = {
	F(U64, devid),
	F(U8, uuid, AS(field_hex_bytes), TIMES(16)),
	F(U64, bytes_used),
	F(U64, total_bytes),
	F(U8, fsid, AS(field_hex_bytes), TIMES(16)),
	PAD(U64, 377),
	F(U8, path, TIMES(1024)),
};
LAYOUT(btrfs_ioctl_dev_info_args_layout);

static const struct field btrfs_ioctl_fs_info_args_layout_fields[] = {
	F(U64, max_id),
	F(U64, num_devices),
	F(U8, fsid, AS(field_hex_bytes), TIMES(16)),
	F(U32, nodesize),
	F(U32, sectorsize),
	F(U32, clone_alignment),
	F(U16, csum_type),
	F(U16, csum_size),
	F(U64, flags, IN_SET(btrfs_info_flags)),
	F(U64, generation),
	F(U8, metadata_uuid, AS(field_hex_bytes), TIMES(16)),
	PAD(U8, 944),
};
LAYOUT(btrfs_ioctl_fs_info_args_layout);

static const struct field btrfs_ioctl_feature_flags_layout_fields[] = {
	F(U64, compat_flags, AS(field_hex)),
	F(U64, compat_ro_flags, IN_SET(btrfs_compat_ro)),
	F(U64, incompat_flags, IN_SET(btrfs_incompat)),
};
LAYOUT(btrfs_ioctl_feature_flags_layout);

static const struct field btrfs_ioctl_search_key_layout_fields[] = {
	F(U64, tree_id),
	F(U64, min_objectid, AS(field_hex)),
	F(U64, max_objectid, AS(field_hex)),
	F(U64, min_offset),
	F(U64, max_offset),
	F(U64, min_transid),
	F(U64, max_transid),
	F(U32, min_type),
	F(U32, max_type),
	F(U32, nr_items),
	PAD(U32, 1),
	PAD(U64, 1),
	PAD(U64, 1),
	PAD(U64, 1),
	PAD(U64, 1),
};
LAYOUT(btrfs_ioctl_search_key_layout);

static const struct field btrfs_ioctl_defrag_range_args_layout_fields[] = {
	F(U64, start),
	F(U64, len),
	F(U64, flags, IN_SET(btrfs_defrag_flags)),
	F(U32, extent_thresh),
	F(U32, compress_type),
	PAD(U32, 4),
};
LAYOUT(btrfs_ioctl_defrag_range_args_layout);

static const struct field btrfs_ioctl_quota_ctl_args_layout_fields[] = {
	F(U64, cmd, IN_SET(btrfs_quota_cmds)),
	F(U64, status),
};
LAYOUT(btrfs_ioctl_quota_ctl_args_layout);

static const struct field btrfs_ioctl_qgroup_assign_args_layout_fields[] = {
	F(U64, assign),
	F(U64, src),
	F(U64, dst),
};
LAYOUT(btrfs_ioctl_qgroup_assign_args_layout);

static const struct field btrfs_ioctl_qgroup_create_args_layout_fields[] = {
	F(U64, create),
	F(U64, qgroupid),
};
LAYOUT(btrfs_ioctl_qgroup_create_args_layout);

static const struct field btrfs_scrub_progress_layout_fields[] = {
	F(U64, data_extents_scrubbed),
	F(U64, tree_extents_scrubbed),
	F(U64, data_bytes_scrubbed),
	F(U64, tree_bytes_scrubbed),
	F(U64, read_errors),
	F(U64, csum_errors),
	F(U64, verify_errors),
	F(U64, no_csum),
	F(U64, csum_discards),
	F(U64, super_errors),
	F(U64, malloc_errors),
	F(U64, uncorrectable_errors),
	F(U64, corrected_errors),
	F(U64, last_physical),
	F(U64, unverified_errors),
};
LAYOUT(btrfs_scrub_progress_layout);

static const struct field btrfs_ioctl_scrub_args_layout_fields[] = {
	F(U64, devid),
	F(U64, start),
	F(U64, end),
	F(U64, flags, IN_SET(btrfs_scrub_flags)),
	STRUCT_F(progress, btrfs_scrub_progress_layout),
	PAD(U8, 872),
};
LAYOUT(btrfs_ioctl_scrub_args_layout);

static const struct field btrfs_ioctl_ino_path_args_layout_fields[] = {
	F(U64, inum),
	F(U64, size),
	PAD(U64, 4),
	F(U64, fspath),
};
LAYOUT(btrfs_ioctl_ino_path_args_layout);

static const struct field btrfs_ioctl_logical_ino_args_layout_fields[] = {
	F(U64, logical),
	F(U64, size),
	PAD(U64, 3),
	F(U64, flags),
	F(U64, inodes),
};
LAYOUT(btrfs_ioctl_logical_ino_args_layout);

static const struct field btrfs_ioctl_get_dev_stats_layout_fields[] = {
	F(U64, devid),
	F(U64, nr_items),
	F(U64, flags, IN_SET(btrfs_dev_stat_flags)),
	F(U64, values, TIMES(5)),
	PAD(U64, 121),
};
LAYOUT(btrfs_ioctl_get_dev_stats_layout);

static const struct field btrfs_ioctl_send_args_layout_fields[] = {
	F(S64, send_fd, AS(field_fd)),
	F(U64, clone_sources_count),
	F(POINTER, clone_sources),
	F(U64, parent_root),
	F(U64, flags, IN_SET(btrfs_send_flags)),
	F(U32, version),
	PAD(U8, 28),
};
LAYOUT(btrfs_ioctl_send_args_layout);

static const struct field btrfs_ioctl_ino_lookup_args_layout_fields[] = {
	F(U64, treeid),
	F(U64, objectid),
	F(BYTES, name, TIMES(4080)),
};
LAYOUT(btrfs_ioctl_ino_lookup_args_layout);

static const struct field btrfs_ioctl_timespec_layout_fields[] = {
	F(U64, sec),
	F(U32, nsec),
};
LAYOUT(btrfs_ioctl_timespec_layout);

static const struct field btrfs_ioctl_received_subvol_args_layout_fields[] = {
	F(BYTES, uuid, AS(field_hex_bytes), TIMES(16)),
	F(U64, stransid),
	F(U64, rtransid),
	STRUCT_F(stime, btrfs_ioctl_timespec_layout),
	STRUCT_F(rtime, btrfs_ioctl_timespec_layout),
	F(U64, flags),
	PAD(U64, 16),
};
LAYOUT(btrfs_ioctl_received_subvol_args_layout);

static const struct field mtd_write_layout_fields[] = {
	F(U64, start, AS(field_hex)),
	F(U64, len, AS(field_hex)),
	F(U64, ooblen, AS(field_hex)),
	F(U64, usr_data, AS(field_hex)),
	F(U64, usr_oob, AS(field_hex)),
	F(U8, mode, IN_SET(mtd_write_modes)),
	PAD(U8, 7),
};
LAYOUT(mtd_write_layout);

static const struct field mtd_oob_buf_layout_fields[] = {
	F(U32, start, AS(field_hex)),
	F(U32, length, AS(field_hex)),
	F(POINTER, ptr),
};
LAYOUT(mtd_oob_buf_layout);

static const struct field mtd_oob_buf64_layout_fields[] = {
	F(U64, start, AS(field_hex)),
	PAD(U32, 1),
	F(U32, length, AS(field_hex)),
	F(U64, usr_ptr, AS(field_hex)),
};
LAYOUT(mtd_oob_buf64_layout);

static const struct field mtd_erase64_layout_fields[] = {
	F(U64, start, AS(field_hex)),
	F(U64, length, AS(field_hex)),
};
LAYOUT(mtd_erase64_layout);

static const struct field mtd_region_layout_fields[] = {
	F(U32, offset, AS(field_hex)),
	F(U32, erasesize, AS(field_hex)),
	F(U32, numblocks),
	F(U32, regionindex),
};
LAYOUT(mtd_region_layout);

static const struct field mtd_otp_layout_fields[] = {
	F(U32, start, AS(field_hex)),
	F(U32, length, AS(field_hex)),
	F(U32, locked),
};
LAYOUT(mtd_otp_layout);

static const struct field mtd_oob_layout_fields[] = {
	F(U32, useecc, IN_SET(mtd_corrections)),
	F(U32, eccbytes),
	F(U32, oobfree, AS(field_hex), TIMES(16)),
	F(U32, eccpos, AS(field_hex), TIMES(32)),
};
LAYOUT(mtd_oob_layout);

static const struct field mtd_ecc_layout_fields[] = {
	F(U32, corrected),
	F(U32, failed),
	F(U32, badblocks),
	F(U32, bbtblocks),
};
LAYOUT(mtd_ecc_layout);

static const struct field perf_query_asks_fields[] = {
	F(U32, ids_len),
};
LAYOUT(perf_query_asks);

static const struct field perf_id_fields[] = {
	F(U32, id),
};
static LAYOUT(perf_id);

static const struct field perf_query_layout_fields[] = {
	F(U32, ids_len),
	F(U32, prog_cnt),
	F(BEHIND, ids, AS(field_structs_behind), OF(perf_id), BY(prog_cnt)),
};
LAYOUT(perf_query_layout);

static const struct field random_pool_layout_fields[] = {
	F(S32, entropy_count),
	F(S32, buf_size),
	F(BEHIND, buf, AS(field_buffer_behind), BY(buf_size)),
};
LAYOUT(random_pool_layout);
