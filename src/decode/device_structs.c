/*
 * Structs of devices' ioctls: consoles, clocks, GPIO, virtual machines, device
 * mapper, file systems.
 */
#include "decode/device_structs.h"

#include "decode/args.h"
#include "decode/flags_devices.h"

/* clang-format off */

static const struct field kbentry_layout_fields[] = {
	F(U8, kb_table, IN_SET(keyboard_tables)),
	F(U8, kb_index, AS(field_hex)),
	F(U16, kb_value, AS(field_hex)),
};
LAYOUT(kbentry_layout);

static const struct field kbsentry_layout_fields[] = {
	F(U8, kb_func),
	F(U8, kb_string, TIMES(512)),
};
LAYOUT(kbsentry_layout);

static const struct field kbdiacr_layout_fields[] = {
	F(U8, diacr, AS(field_hex)),
	F(U8, base, AS(field_hex)),
	F(U8, result, AS(field_hex)),
};
LAYOUT(kbdiacr_layout);

static const struct field kbdiacruc_layout_fields[] = {
	F(U32, diacr, AS(field_hex)),
	F(U32, base, AS(field_hex)),
	F(U32, result, AS(field_hex)),
};
LAYOUT(kbdiacruc_layout);

static const struct field kbdiacrs_layout_fields[] = {
	F(U32, kb_cnt),
	F(BEHIND, kbdiacr, AS(field_structs_behind), OF(kbdiacr_layout), BY(kb_cnt)),
};
LAYOUT(kbdiacrs_layout);

static const struct field kbdiacrsuc_layout_fields[] = {
	F(U32, kb_cnt),
	F(BEHIND, kbdiacruc, AS(field_structs_behind), OF(kbdiacruc_layout), BY(kb_cnt)),
};
LAYOUT(kbdiacrsuc_layout);

static const struct field unipair_layout_fields[] = {
	F(U16, unicode, AS(field_hex)),
	F(U16, fontpos, AS(field_hex)),
};
LAYOUT(unipair_layout);

static const struct field unimapinit_layout_fields[] = {
	F(U16, advised_hashsize),
	F(U16, advised_hashstep),
	F(U16, advised_hashlevel),
};
LAYOUT(unimapinit_layout);

static const struct field unimapdesc_layout_fields[] = {
	F(U16, entry_ct),
	F(POINTER, entries, AS(field_structs_at), OF(unipair_layout), BY(entry_ct)),
};
LAYOUT(unimapdesc_layout);

static const struct field consolefontdesc_layout_fields[] = {
	F(U16, charcount),
	F(U16, charheight),
	F(POINTER, chardata),
};
LAYOUT(consolefontdesc_layout);

static const struct field console_font_op_layout_fields[] = {
	F(U32, op, IN_SET(font_ops)),
	F(U32, flags, IN_SET(font_flags)),
	F(U32, width),
	F(U32, height),
	F(U32, charcount),
	F(POINTER, data),
};
LAYOUT(console_font_op_layout);

static const struct field kbd_repeat_layout_fields[] = {
	F(S32, delay),
	F(S32, period),
};
LAYOUT(kbd_repeat_layout);

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
	F(U64, flags, IN_SET(gpio_v2_flags)),
};
LAYOUT(gpio_v2_line_attribute_layout);

static const struct field gpio_v2_line_info_layout_fields[] = {
	F(BYTES, name, TIMES(32)),
	F(BYTES, consumer, TIMES(32)),
	F(U32, offset),
	F(U32, num_attrs),
	F(U64, flags, IN_SET(gpio_v2_flags)),
	STRUCT_F(attrs, gpio_v2_line_attribute_layout, TIMES(10)),
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
	STRUCT_F(attrs, gpio_v2_line_config_attribute_layout, TIMES(10)),
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
	PAD(U32, 1),
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
	F(U64, value),
	F(U32, index),
	PAD(U32, 1),
};
LAYOUT(rtc_param_layout);

/* The registers and the identification of a processor: see arch/. */
const struct layout kvm_regs_layout = { NULL, 0, false, NULL };
const struct layout kvm_sregs_layout = { NULL, 0, false, NULL };
const struct layout kvm_cpuid_layout = { NULL, 0, false, NULL };

static const struct field seccomp_data_layout_fields[] = {
	F(S32, nr),
	F(U32, arch, AS(field_hex)),
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
	F(S32, error),
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

static const struct field input_keymap_entry_layout_fields[] = {
	F(U8, flags),
	F(U8, len),
	F(U16, index),
	F(U32, keycode, AS(field_hex)),
	F(U8, scancode, AS(field_hex_bytes), TIMES(32)),
};
LAYOUT(input_keymap_entry_layout);

static const struct field sg_io_hdr_layout_fields[] = {
	F(S32, interface_id),
	F(S32, dxfer_direction, IN_SET(sg_directions)),
	F(U8, cmd_len),
	F(U8, mx_sb_len),
	F(U16, iovec_count),
	F(U32, dxfer_len),
	F(POINTER, dxferp),
	F(POINTER, cmdp),
	F(POINTER, sbp),
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

static const struct field btrfs_ioctl_clone_range_args_layout_fields[] = {
	F(S64, src_fd, AS(field_fd)),
	F(U64, src_offset),
	F(U64, src_length),
	F(U64, dest_offset),
};
LAYOUT(btrfs_ioctl_clone_range_args_layout);
