/* The sets of flags_devices.c. */
#ifndef PTRAIL_DECODE_FLAGS_DEVICES_H
#define PTRAIL_DECODE_FLAGS_DEVICES_H

#include "decode/flags.h"

extern const struct flag_set console_modes;
extern const struct flag_set keyboard_modes;
extern const struct flag_set keyboard_metas;
extern const struct flag_set keyboard_leds;
extern const struct flag_set console_leds;
extern const struct flag_set keyboard_tables;
extern const struct flag_set font_ops;
extern const struct flag_set font_flags;
extern const struct flag_set dm_flags;
extern const struct flag_set gpio_line_flags;
extern const struct flag_set gpio_handle_flags;
extern const struct flag_set gpio_event_flags;
extern const struct flag_set gpio_v2_flags;
extern const struct flag_set gpio_v2_attributes;
extern const struct flag_set ptp_extts_flags;
extern const struct flag_set ptp_perout_flags;
extern const struct flag_set ptp_pin_functions;
extern const struct flag_set rtc_params;
extern const struct flag_set seccomp_notify_flags;
extern const struct flag_set seccomp_addfd_flags;
extern const struct flag_set uffd_features;
extern const struct flag_set uffd_register_modes;
extern const struct flag_set uffd_copy_modes;
extern const struct flag_set uffd_zeropage_modes;
extern const struct flag_set uffd_protect_modes;
extern const struct flag_set uffd_continue_modes;
extern const struct flag_set uffd_poison_modes;
extern const struct flag_set uffd_move_modes;
extern const struct flag_set btrfs_volume_flags;
extern const struct flag_set btrfs_scrub_flags;
extern const struct flag_set btrfs_send_flags;
extern const struct flag_set btrfs_defrag_flags;
extern const struct flag_set btrfs_dev_stat_flags;
extern const struct flag_set btrfs_incompat;
extern const struct flag_set btrfs_compat_ro;
extern const struct flag_set btrfs_info_flags;
extern const struct flag_set btrfs_balance_flags;
extern const struct flag_set btrfs_quota_cmds;
extern const struct flag_set btrfs_balance_cmds;
extern const struct flag_set btrfs_balance_states;
extern const struct flag_set sg_directions;
extern const struct flag_set sg_flags;
extern const struct flag_set mtd_types;
extern const struct flag_set mtd_flags;
extern const struct flag_set pidfd_info_masks;
extern const struct flag_set nbd_flags;
extern const struct flag_set video_fields;
extern const struct flag_set video_control_types;
extern const struct flag_set video_control_flags;
extern const struct flag_set video_buffer_flags;
extern const struct flag_set video_colorspaces;
extern const struct flag_set video_input_types;
extern const struct flag_set video_input_states;
extern const struct flag_set video_size_types;
extern const struct flag_set video_interval_types;
extern const struct flag_set video_format_flags;
extern const struct flag_set video_memory_caps;
extern const struct flag_set video_tuner_types;
extern const struct flag_set video_standards;
extern const struct flag_set video_tuner_modes;
extern const struct flag_set video_control_classes;
extern const struct flag_set video_control_ids;

#endif
