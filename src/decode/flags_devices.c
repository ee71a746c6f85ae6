/*
 * Constants of devices' ioctls: consoles, clocks, GPIO, virtual machines,
 * device mapper, video, file systems. See flags.c for how to add one.
 */
#include "decode/flag_rows.h"
#include "decode/flags_devices.h"

static const struct flag console_modes_list[] = {
	V(0, "TEXT"),
	V(1, "GRAPHICS"),
	V(2, "TEXT0"),
	V(3, "TEXT1"),
};
CHOICE(console_modes, "KD_");

static const struct flag keyboard_modes_list[] = {
	V(0, "RAW"),
	V(1, "XLATE"),
	V(2, "MEDIUMRAW"),
	V(3, "UNICODE"),
	V(4, "OFF"),
};
CHOICE(keyboard_modes, "K_");

static const struct flag keyboard_metas_list[] = {
	V(3, "METABIT"),
	V(4, "ESCPREFIX"),
};
CHOICE(keyboard_metas, "K_");

static const struct flag keyboard_leds_list[] = {
	B(0x1, "SCROLLLOCK"),
	B(0x2, "NUMLOCK"),
	B(0x4, "CAPSLOCK"),
};
FLAGS(keyboard_leds, "K_");

static const struct flag console_leds_list[] = {
	B(0x1, "SCR"),
	B(0x2, "NUM"),
	B(0x4, "CAP"),
};
FLAGS(console_leds, "LED_");

static const struct flag keyboard_tables_list[] = {
	V(0, "NORMTAB"),
	V(1, "SHIFTTAB"),
	V(2, "ALTTAB"),
	V(3, "ALTSHIFTTAB"),
};
CHOICE(keyboard_tables, "K_");

static const struct flag font_ops_list[] = {
	V(0, "SET"),
	V(1, "GET"),
	V(2, "SET_DEFAULT"),
	V(3, "COPY"),
};
CHOICE(font_ops, "KD_FONT_OP_");

static const struct flag font_flags_list[] = {
	B(0x1, "DONT_RECALC"),
	B(0x80000000, "OLD"),
};
FLAGS(font_flags, "KD_FONT_FLAG_");

static const struct flag dm_flags_list[] = {
	B(0x1, "READONLY_FLAG"),
	B(0x2, "SUSPEND_FLAG"),
	B(0x4, "EXISTS_FLAG"),
	B(0x8, "PERSISTENT_DEV_FLAG"),
	B(0x10, "STATUS_TABLE_FLAG"),
	B(0x20, "ACTIVE_PRESENT_FLAG"),
	B(0x40, "INACTIVE_PRESENT_FLAG"),
	B(0x100, "BUFFER_FULL_FLAG"),
	B(0x200, "SKIP_BDGET_FLAG"),
	B(0x400, "SKIP_LOCKFS_FLAG"),
	B(0x800, "NOFLUSH_FLAG"),
	B(0x1000, "QUERY_INACTIVE_TABLE_FLAG"),
	B(0x2000, "UEVENT_GENERATED_FLAG"),
	B(0x4000, "UUID_FLAG"),
	B(0x8000, "SECURE_DATA_FLAG"),
	B(0x10000, "DATA_OUT_FLAG"),
	B(0x20000, "DEFERRED_REMOVE"),
	B(0x40000, "INTERNAL_SUSPEND_FLAG"),
	B(0x80000, "IMA_MEASUREMENT_FLAG"),
};
FLAGS(dm_flags, "DM_");

static const struct flag gpio_line_flags_list[] = {
	B(0x1, "KERNEL"),
	B(0x2, "IS_OUT"),
	B(0x4, "ACTIVE_LOW"),
	B(0x8, "OPEN_DRAIN"),
	B(0x10, "OPEN_SOURCE"),
	B(0x20, "BIAS_PULL_UP"),
	B(0x40, "BIAS_PULL_DOWN"),
	B(0x80, "BIAS_DISABLE"),
};
FLAGS(gpio_line_flags, "GPIOLINE_FLAG_");

static const struct flag gpio_handle_flags_list[] = {
	B(0x1, "INPUT"),
	B(0x2, "OUTPUT"),
	B(0x4, "ACTIVE_LOW"),
	B(0x8, "OPEN_DRAIN"),
	B(0x10, "OPEN_SOURCE"),
	B(0x20, "BIAS_PULL_UP"),
	B(0x40, "BIAS_PULL_DOWN"),
	B(0x80, "BIAS_DISABLE"),
};
FLAGS(gpio_handle_flags, "GPIOHANDLE_REQUEST_");

static const struct flag gpio_event_flags_list[] = {
	B(0x1, "RISING_EDGE"),
	B(0x2, "FALLING_EDGE"),
};
FLAGS(gpio_event_flags, "GPIOEVENT_REQUEST_");

static const struct flag gpio_v2_flags_list[] = {
	B(0x1, "USED"),
	B(0x2, "ACTIVE_LOW"),
	B(0x4, "INPUT"),
	B(0x8, "OUTPUT"),
	B(0x10, "EDGE_RISING"),
	B(0x20, "EDGE_FALLING"),
	B(0x40, "OPEN_DRAIN"),
	B(0x80, "OPEN_SOURCE"),
	B(0x100, "BIAS_PULL_UP"),
	B(0x200, "BIAS_PULL_DOWN"),
	B(0x400, "BIAS_DISABLED"),
	B(0x800, "EVENT_CLOCK_REALTIME"),
	B(0x1000, "EVENT_CLOCK_HTE"),
};
FLAGS(gpio_v2_flags, "GPIO_V2_LINE_FLAG_");

static const struct flag gpio_v2_attributes_list[] = {
	V(1, "FLAGS"),
	V(2, "OUTPUT_VALUES"),
	V(3, "DEBOUNCE"),
};
CHOICE(gpio_v2_attributes, "GPIO_V2_LINE_ATTR_ID_");

static const struct flag ptp_extts_flags_list[] = {
	B(0x1, "ENABLE_FEATURE"),
	B(0x2, "RISING_EDGE"),
	B(0x4, "FALLING_EDGE"),
	B(0x8, "STRICT_FLAGS"),
	B(0x10, "EXT_OFFSET"),
};
FLAGS(ptp_extts_flags, "PTP_");

static const struct flag ptp_perout_flags_list[] = {
	B(0x1, "ONE_SHOT"),
	B(0x2, "DUTY_CYCLE"),
	B(0x4, "PHASE"),
};
FLAGS(ptp_perout_flags, "PTP_PEROUT_");

static const struct flag ptp_pin_functions_list[] = {
	V(0, "NONE"),
	V(1, "EXTTS"),
	V(2, "PEROUT"),
	V(3, "PHYSYNC"),
};
CHOICE(ptp_pin_functions, "PTP_PF_");

static const struct flag rtc_params_list[] = {
	V(0, "FEATURES"),
	V(1, "CORRECTION"),
	V(2, "BACKUP_SWITCH_MODE"),
};
CHOICE(rtc_params, "RTC_PARAM_");

static const struct flag seccomp_notify_flags_list[] = {
	B(0x1, "CONTINUE"),
};
FLAGS(seccomp_notify_flags, "SECCOMP_USER_NOTIF_FLAG_");

static const struct flag seccomp_addfd_flags_list[] = {
	B(0x1, "SETFD"),
	B(0x2, "SEND"),
};
FLAGS(seccomp_addfd_flags, "SECCOMP_ADDFD_FLAG_");

static const struct flag uffd_features_list[] = {
	B(0x1, "PAGEFAULT_FLAG_WP"),
	B(0x2, "EVENT_FORK"),
	B(0x4, "EVENT_REMAP"),
	B(0x8, "EVENT_REMOVE"),
	B(0x10, "MISSING_HUGETLBFS"),
	B(0x20, "MISSING_SHMEM"),
	B(0x40, "EVENT_UNMAP"),
	B(0x80, "SIGBUS"),
	B(0x100, "THREAD_ID"),
	B(0x200, "MINOR_HUGETLBFS"),
	B(0x400, "MINOR_SHMEM"),
	B(0x800, "EXACT_ADDRESS"),
	B(0x1000, "WP_HUGETLBFS_SHMEM"),
	B(0x2000, "WP_UNPOPULATED"),
	B(0x4000, "POISON"),
	B(0x8000, "WP_ASYNC"),
	B(0x10000, "MOVE"),
};
FLAGS(uffd_features, "UFFD_FEATURE_");

static const struct flag uffd_register_modes_list[] = {
	B(0x1, "MISSING"),
	B(0x2, "WP"),
	B(0x4, "MINOR"),
};
FLAGS(uffd_register_modes, "UFFDIO_REGISTER_MODE_");

static const struct flag uffd_copy_modes_list[] = {
	B(0x1, "DONTWAKE"),
	B(0x2, "WP"),
};
FLAGS(uffd_copy_modes, "UFFDIO_COPY_MODE_");

static const struct flag uffd_zeropage_modes_list[] = {
	B(0x1, "DONTWAKE"),
};
FLAGS(uffd_zeropage_modes, "UFFDIO_ZEROPAGE_MODE_");

static const struct flag uffd_protect_modes_list[] = {
	B(0x1, "WP"),
	B(0x2, "DONTWAKE"),
};
FLAGS(uffd_protect_modes, "UFFDIO_WRITEPROTECT_MODE_");

static const struct flag uffd_continue_modes_list[] = {
	B(0x1, "DONTWAKE"),
	B(0x2, "WP"),
};
FLAGS(uffd_continue_modes, "UFFDIO_CONTINUE_MODE_");

static const struct flag uffd_poison_modes_list[] = {
	B(0x1, "DONTWAKE"),
};
FLAGS(uffd_poison_modes, "UFFDIO_POISON_MODE_");

static const struct flag uffd_move_modes_list[] = {
	B(0x1, "DONTWAKE"),
	B(0x2, "ALLOW_SRC_HOLES"),
};
FLAGS(uffd_move_modes, "UFFDIO_MOVE_MODE_");

static const struct flag btrfs_volume_flags_list[] = {
	B(0x1, "CREATE_ASYNC"),
	B(0x2, "RDONLY"),
	B(0x4, "QGROUP_INHERIT"),
	B(0x10, "SPEC_BY_ID"),
};
FLAGS(btrfs_volume_flags, "BTRFS_SUBVOL_");

static const struct flag btrfs_scrub_flags_list[] = {
	B(0x1, "READONLY"),
};
FLAGS(btrfs_scrub_flags, "BTRFS_SCRUB_");

static const struct flag btrfs_send_flags_list[] = {
	B(0x1, "NO_FILE_DATA"),
	B(0x2, "OMIT_STREAM_HEADER"),
	B(0x4, "OMIT_END_CMD"),
	B(0x8, "VERSION"),
	B(0x10, "COMPRESSED"),
	B(0x1f, "MASK"),
};
FLAGS(btrfs_send_flags, "BTRFS_SEND_FLAG_");

static const struct flag btrfs_defrag_flags_list[] = {
	B(0x1, "COMPRESS"),
	B(0x2, "START_IO"),
	B(0x4, "COMPRESS_LEVEL"),
	B(0x8, "NOCOMPRESS"),
	B(0xf, "FLAGS_SUPP"),
};
FLAGS(btrfs_defrag_flags, "BTRFS_DEFRAG_RANGE_");

static const struct flag btrfs_dev_stat_flags_list[] = {
	B(0x1, "RESET"),
};
FLAGS(btrfs_dev_stat_flags, "BTRFS_DEV_STATS_");

static const struct flag btrfs_incompat_list[] = {
	B(0x1, "MIXED_BACKREF"),
	B(0x2, "DEFAULT_SUBVOL"),
	B(0x4, "MIXED_GROUPS"),
	B(0x8, "COMPRESS_LZO"),
	B(0x10, "COMPRESS_ZSTD"),
	B(0x20, "BIG_METADATA"),
	B(0x40, "EXTENDED_IREF"),
	B(0x80, "RAID56"),
	B(0x100, "SKINNY_METADATA"),
	B(0x200, "NO_HOLES"),
	B(0x400, "METADATA_UUID"),
	B(0x800, "RAID1C34"),
	B(0x1000, "ZONED"),
	B(0x2000, "EXTENT_TREE_V2"),
	B(0x4000, "RAID_STRIPE_TREE"),
	B(0x10000, "SIMPLE_QUOTA"),
	B(0x20000, "REMAP_TREE"),
};
FLAGS(btrfs_incompat, "BTRFS_FEATURE_INCOMPAT_");

static const struct flag btrfs_compat_ro_list[] = {
	B(0x1, "FREE_SPACE_TREE"),
	B(0x2, "FREE_SPACE_TREE_VALID"),
	B(0x4, "VERITY"),
	B(0x8, "BLOCK_GROUP_TREE"),
};
FLAGS(btrfs_compat_ro, "BTRFS_FEATURE_COMPAT_RO_");

static const struct flag btrfs_info_flags_list[] = {
	B(0x1, "CSUM_INFO"),
	B(0x2, "GENERATION"),
	B(0x4, "METADATA_UUID"),
};
FLAGS(btrfs_info_flags, "BTRFS_FS_INFO_FLAG_");

static const struct flag btrfs_balance_flags_list[] = {
	B(0x1, "DATA"),
	B(0x2, "SYSTEM"),
	B(0x4, "METADATA"),
	B(0x8, "FORCE"),
	B(0x10, "RESUME"),
};
FLAGS(btrfs_balance_flags, "BTRFS_BALANCE_");

static const struct flag btrfs_quota_cmds_list[] = {
	V(1, "ENABLE"),
	V(2, "DISABLE"),
	V(4, "ENABLE_SIMPLE_QUOTA"),
};
CHOICE(btrfs_quota_cmds, "BTRFS_QUOTA_CTL_");

static const struct flag btrfs_balance_cmds_list[] = {
	V(1, "PAUSE"),
	V(2, "CANCEL"),
};
CHOICE(btrfs_balance_cmds, "BTRFS_BALANCE_CTL_");

static const struct flag btrfs_balance_states_list[] = {
	B(0x1, "RUNNING"),
	B(0x2, "PAUSE_REQ"),
	B(0x4, "CANCEL_REQ"),
};
FLAGS(btrfs_balance_states, "BTRFS_BALANCE_STATE_");

static const struct flag sg_directions_list[] = {
	V(0xffffffff, "NONE"),
	V(0xfffffffe, "TO_DEV"),
	V(0xfffffffd, "FROM_DEV"),
	V(0xfffffffc, "TO_FROM_DEV"),
};
CHOICE(sg_directions, "SG_DXFER_");

static const struct flag sg_flags_list[] = {
	B(0x1, "DIRECT_IO"),
	B(0x2, "LUN_INHIBIT"),
	B(0x10000, "NO_DXFER"),
	B(4, "MMAP_IO"),
	B(0x10, "Q_AT_TAIL"),
	B(0x20, "Q_AT_HEAD"),
};
FLAGS(sg_flags, "SG_FLAG_");

static const struct flag mtd_types_list[] = {
	V(0, "ABSENT"),
	V(1, "RAM"),
	V(2, "ROM"),
	V(3, "NORFLASH"),
	V(4, "NANDFLASH"),
	V(6, "DATAFLASH"),
	V(7, "UBIVOLUME"),
	V(8, "MLCNANDFLASH"),
};
CHOICE(mtd_types, "MTD_");

static const struct flag mtd_flags_list[] = {
	B(0x400, "WRITEABLE"),
	B(0x800, "BIT_WRITEABLE"),
	B(0x1000, "NO_ERASE"),
	B(0x2000, "POWERUP_LOCK"),
	B(0x4000, "SLC_ON_MLC_EMULATION"),
};
FLAGS(mtd_flags, "MTD_");

static const struct flag pidfd_info_masks_list[] = {
	B(0x1, "PID"),
	B(0x2, "CREDS"),
	B(0x4, "CGROUPID"),
	B(0x8, "EXIT"),
	B(0x10, "COREDUMP"),
	B(0x20, "SUPPORTED_MASK"),
	B(0x40, "COREDUMP_SIGNAL"),
	B(0x80, "COREDUMP_CODE"),
};
FLAGS(pidfd_info_masks, "PIDFD_INFO_");

static const struct flag nbd_flags_list[] = {
	B(0x1, "HAS_FLAGS"),
	B(0x2, "READ_ONLY"),
	B(0x4, "SEND_FLUSH"),
	B(0x8, "SEND_FUA"),
	B(0x20, "SEND_TRIM"),
	B(0x40, "SEND_WRITE_ZEROES"),
	B(0x80, "SEND_DF"),
	B(0x100, "CAN_MULTI_CONN"),
	B(0x200, "SEND_RESIZE"),
	B(0x400, "SEND_CACHE"),
};
FLAGS(nbd_flags, "NBD_FLAG_");

static const struct flag video_fields_list[] = {
	V(0, "ANY"),
	V(1, "NONE"),
	V(2, "TOP"),
	V(3, "BOTTOM"),
	V(4, "INTERLACED"),
	V(5, "SEQ_TB"),
	V(6, "SEQ_BT"),
	V(7, "ALTERNATE"),
	V(8, "INTERLACED_TB"),
	V(9, "INTERLACED_BT"),
};
CHOICE(video_fields, "V4L2_FIELD_");

static const struct flag video_control_types_list[] = {
	V(1, "INTEGER"),
	V(2, "BOOLEAN"),
	V(3, "MENU"),
	V(4, "BUTTON"),
	V(5, "INTEGER64"),
	V(6, "CTRL_CLASS"),
	V(7, "STRING"),
	V(8, "BITMASK"),
	V(9, "INTEGER_MENU"),
	V(256, "U8"),
	V(257, "U16"),
	V(258, "U32"),
	V(262, "AREA"),
	V(263, "RECT"),
	V(272, "HDR10_CLL_INFO"),
	V(273, "HDR10_MASTERING_DISPLAY"),
	V(512, "H264_SPS"),
	V(513, "H264_PPS"),
	V(514, "H264_SCALING_MATRIX"),
	V(515, "H264_SLICE_PARAMS"),
	V(516, "H264_DECODE_PARAMS"),
	V(517, "H264_PRED_WEIGHTS"),
	V(544, "FWHT_PARAMS"),
	V(576, "VP8_FRAME"),
	V(592, "MPEG2_QUANTISATION"),
	V(593, "MPEG2_SEQUENCE"),
	V(594, "MPEG2_PICTURE"),
	V(608, "VP9_COMPRESSED_HDR"),
	V(609, "VP9_FRAME"),
	V(624, "HEVC_SPS"),
	V(625, "HEVC_PPS"),
	V(626, "HEVC_SLICE_PARAMS"),
	V(627, "HEVC_SCALING_MATRIX"),
	V(628, "HEVC_DECODE_PARAMS"),
	V(629, "HEVC_EXT_SPS_ST_RPS"),
	V(630, "HEVC_EXT_SPS_LT_RPS"),
	V(640, "AV1_SEQUENCE"),
	V(641, "AV1_TILE_GROUP_ENTRY"),
	V(642, "AV1_FRAME"),
	V(643, "AV1_FILM_GRAIN"),
};
CHOICE(video_control_types, "V4L2_CTRL_TYPE_");

static const struct flag video_control_flags_list[] = {
	B(0x1, "DISABLED"),
	B(0x2, "GRABBED"),
	B(0x4, "READ_ONLY"),
	B(0x8, "UPDATE"),
	B(0x10, "INACTIVE"),
	B(0x20, "SLIDER"),
	B(0x40, "WRITE_ONLY"),
	B(0x80, "VOLATILE"),
	B(0x100, "HAS_PAYLOAD"),
	B(0x200, "EXECUTE_ON_WRITE"),
	B(0x400, "MODIFY_LAYOUT"),
	B(0x800, "DYNAMIC_ARRAY"),
};
FLAGS(video_control_flags, "V4L2_CTRL_FLAG_");

static const struct flag video_buffer_flags_list[] = {
	B(0x1, "MAPPED"),
	B(0x2, "QUEUED"),
	B(0x4, "DONE"),
	B(0x8, "KEYFRAME"),
	B(0x10, "PFRAME"),
	B(0x20, "BFRAME"),
	B(0x40, "ERROR"),
	B(0x80, "IN_REQUEST"),
	B(0x100, "TIMECODE"),
	B(0x200, "M2M_HOLD_CAPTURE_BUF"),
	B(0x400, "PREPARED"),
	B(0x800, "NO_CACHE_INVALIDATE"),
	B(0x1000, "NO_CACHE_CLEAN"),
	M(0, 0xe000, "TIMESTAMP_UNKNOWN"),
	M(0x2000, 0xe000, "TIMESTAMP_MONOTONIC"),
	M(0x4000, 0xe000, "TIMESTAMP_COPY"),
	M(0, 0x70000, "TSTAMP_SRC_EOF"),
	M(0x10000, 0x70000, "TSTAMP_SRC_SOE"),
	B(0x100000, "LAST"),
	B(0x800000, "REQUEST_FD"),
};
FLAGS(video_buffer_flags, "V4L2_BUF_FLAG_");

static const struct flag video_colorspaces_list[] = {
	V(0, "DEFAULT"),
	V(1, "SMPTE170M"),
	V(2, "SMPTE240M"),
	V(3, "REC709"),
	V(4, "BT878"),
	V(5, "470_SYSTEM_M"),
	V(6, "470_SYSTEM_BG"),
	V(7, "JPEG"),
	V(8, "SRGB"),
	V(9, "OPRGB"),
	V(10, "BT2020"),
	V(11, "RAW"),
	V(12, "DCI_P3"),
};
CHOICE(video_colorspaces, "V4L2_COLORSPACE_");

static const struct flag video_input_types_list[] = {
	V(1, "TUNER"),
	V(2, "CAMERA"),
	V(3, "TOUCH"),
};
CHOICE(video_input_types, "V4L2_INPUT_TYPE_");

static const struct flag video_input_states_list[] = {
	B(0x1, "NO_POWER"),
	B(0x2, "NO_SIGNAL"),
	B(0x4, "NO_COLOR"),
	B(0x10, "HFLIP"),
	B(0x20, "VFLIP"),
	B(0x100, "NO_H_LOCK"),
	B(0x200, "COLOR_KILL"),
	B(0x400, "NO_V_LOCK"),
	B(0x800, "NO_STD_LOCK"),
	B(0x10000, "NO_SYNC"),
	B(0x20000, "NO_EQU"),
	B(0x40000, "NO_CARRIER"),
	B(0x1000000, "MACROVISION"),
	B(0x2000000, "NO_ACCESS"),
	B(0x4000000, "VTR"),
};
FLAGS(video_input_states, "V4L2_IN_ST_");

static const struct flag video_size_types_list[] = {
	V(1, "DISCRETE"),
	V(2, "CONTINUOUS"),
	V(3, "STEPWISE"),
};
CHOICE(video_size_types, "V4L2_FRMSIZE_TYPE_");

static const struct flag video_interval_types_list[] = {
	V(1, "DISCRETE"),
	V(2, "CONTINUOUS"),
	V(3, "STEPWISE"),
};
CHOICE(video_interval_types, "V4L2_FRMIVAL_TYPE_");

static const struct flag video_format_flags_list[] = {
	B(0x1, "COMPRESSED"),
	B(0x2, "EMULATED"),
	B(0x4, "CONTINUOUS_BYTESTREAM"),
	B(0x8, "DYN_RESOLUTION"),
	B(0x10, "ENC_CAP_FRAME_INTERVAL"),
	B(0x20, "CSC_COLORSPACE"),
	B(0x40, "CSC_XFER_FUNC"),
	B(0x80, "CSC_YCBCR_ENC"),
	B(0x100, "CSC_QUANTIZATION"),
	B(0x200, "META_LINE_BASED"),
};
FLAGS(video_format_flags, "V4L2_FMT_FLAG_");

static const struct flag video_memory_caps_list[] = {
	B(0x1, "SUPPORTS_MMAP"),
	B(0x2, "SUPPORTS_USERPTR"),
	B(0x4, "SUPPORTS_DMABUF"),
	B(0x8, "SUPPORTS_REQUESTS"),
	B(0x10, "SUPPORTS_ORPHANED_BUFS"),
	B(0x20, "SUPPORTS_M2M_HOLD_CAPTURE_BUF"),
	B(0x40, "SUPPORTS_MMAP_CACHE_HINTS"),
	B(0x80, "SUPPORTS_MAX_NUM_BUFFERS"),
	B(0x100, "SUPPORTS_REMOVE_BUFS"),
};
FLAGS(video_memory_caps, "V4L2_BUF_CAP_");

static const struct flag video_tuner_types_list[] = {
	V(1, "RADIO"),
	V(2, "ANALOG_TV"),
	V(3, "DIGITAL_TV"),
	V(4, "SDR"),
	V(5, "RF"),
};
CHOICE(video_tuner_types, "V4L2_TUNER_");

static const struct flag video_standards_list[] = {
	B(0x1, "PAL_B"),
	B(0x2, "PAL_B1"),
	B(0x4, "PAL_G"),
	B(0x8, "PAL_H"),
	B(0x10, "PAL_I"),
	B(0x20, "PAL_D"),
	B(0x40, "PAL_D1"),
	B(0x80, "PAL_K"),
	B(0x100, "PAL_M"),
	B(0x200, "PAL_N"),
	B(0x800, "PAL_60"),
	B(0x1000, "NTSC_M"),
	B(0x2000, "NTSC_M_JP"),
	B(0x4000, "NTSC_443"),
	B(0x8000, "NTSC_M_KR"),
	B(0x10000, "SECAM_B"),
	B(0x20000, "SECAM_D"),
	B(0x40000, "SECAM_G"),
	B(0x80000, "SECAM_H"),
	B(0x100000, "SECAM_K"),
	B(0x200000, "SECAM_K1"),
	B(0x400000, "SECAM_L"),
	B(0x800000, "SECAM_LC"),
	B(0x1000000, "ATSC_8_VSB"),
	B(0x2000000, "ATSC_16_VSB"),
};
FLAGS(video_standards, "V4L2_STD_");

static const struct flag video_tuner_modes_list[] = {
	V(0, "MONO"),
	V(1, "STEREO"),
	V(2, "LANG2"),
	V(3, "LANG1"),
	V(4, "LANG1_LANG2"),
};
CHOICE(video_tuner_modes, "V4L2_TUNER_MODE_");

static const struct flag video_control_classes_list[] = {
	V(0x980000, "USER"),
	V(0x990000, "CODEC"),
	V(0x9a0000, "CAMERA"),
	V(0x9b0000, "FM_TX"),
	V(0x9c0000, "FLASH"),
	V(0x9d0000, "JPEG"),
	V(0x9e0000, "IMAGE_SOURCE"),
	V(0x9f0000, "IMAGE_PROC"),
	V(0xa00000, "DV"),
	V(0xa10000, "FM_RX"),
	V(0xa20000, "RF_TUNER"),
	V(0xa30000, "DETECT"),
	V(0xa40000, "CODEC_STATELESS"),
	V(0xa50000, "COLORIMETRY"),
};
CHOICE(video_control_classes, "V4L2_CTRL_CLASS_");

static const struct flag video_control_asks_list[] = {
	B(0x80000000, "NEXT_CTRL"),
	B(0x40000000, "NEXT_COMPOUND"),
};
FLAGS(video_control_asks, "V4L2_CTRL_FLAG_");

static const struct flag video_tuner_caps_list[] = {
	B(0x1, "LOW"),
	B(0x2, "NORM"),
	B(0x4, "HWSEEK_BOUNDED"),
	B(0x8, "HWSEEK_WRAP"),
	B(0x10, "STEREO"),
	B(0x20, "LANG2"),
	B(0x40, "LANG1"),
	B(0x80, "RDS"),
	B(0x100, "RDS_BLOCK_IO"),
	B(0x200, "RDS_CONTROLS"),
	B(0x400, "FREQ_BANDS"),
	B(0x800, "HWSEEK_PROG_LIM"),
	B(0x1000, "1HZ"),
};
FLAGS(video_tuner_caps, "V4L2_TUNER_CAP_");

static const struct flag video_tuner_subs_list[] = {
	B(0x1, "MONO"),
	B(0x2, "STEREO"),
	B(0x4, "LANG2"),
	B(0x8, "LANG1"),
	B(0x10, "RDS"),
};
FLAGS(video_tuner_subs, "V4L2_TUNER_SUB_");

static const struct flag video_input_caps_list[] = {
	B(0x2, "DV_TIMINGS"),
	B(0x4, "STD"),
	B(0x8, "NATIVE_SIZE"),
};
FLAGS(video_input_caps, "V4L2_IN_CAP_");

static const struct flag video_targets_list[] = {
	V(0x0, "CROP"),
	V(0x1, "CROP_DEFAULT"),
	V(0x2, "CROP_BOUNDS"),
	V(0x3, "NATIVE_SIZE"),
	V(0x100, "COMPOSE"),
	V(0x101, "COMPOSE_DEFAULT"),
	V(0x102, "COMPOSE_BOUNDS"),
	V(0x103, "COMPOSE_PADDED"),
};
CHOICE(video_targets, "V4L2_SEL_TGT_");

static const struct flag video_selection_flags_list[] = {
	B(0x1, "GE"),
	B(0x2, "LE"),
	B(0x4, "KEEP_CONFIG"),
};
FLAGS(video_selection_flags, "V4L2_SEL_FLAG_");

static const struct flag video_parm_caps_list[] = {
	B(0x1000, "TIMEPERFRAME"),
};
FLAGS(video_parm_caps, "V4L2_CAP_");

static const struct flag video_parm_modes_list[] = {
	B(0x1, "HIGHQUALITY"),
};
FLAGS(video_parm_modes, "V4L2_MODE_");

static const struct flag video_picture_flags_list[] = {
	B(0x1, "PREMUL_ALPHA"),
	B(0x2, "SET_CSC"),
};
FLAGS(video_picture_flags, "V4L2_PIX_FMT_FLAG_");

static const struct flag video_vbi_flags_list[] = {
	B(0x1, "UNSYNC"),
	B(0x2, "INTERLACED"),
};
FLAGS(video_vbi_flags, "V4L2_VBI_");

static const struct flag video_services_list[] = {
	B(0x1, "TELETEXT_B"),
	B(0x400, "VPS"),
	B(0x1000, "CAPTION_525"),
	B(0x4000, "WSS_625"),
};
FLAGS(video_services, "V4L2_SLICED_");

static const struct flag video_control_ids_list[] = {
	V(0x980900, "BRIGHTNESS"),
	V(0x980901, "CONTRAST"),
	V(0x980902, "SATURATION"),
	V(0x980903, "HUE"),
	V(0x980905, "AUDIO_VOLUME"),
	V(0x980906, "AUDIO_BALANCE"),
	V(0x980907, "AUDIO_BASS"),
	V(0x980908, "AUDIO_TREBLE"),
	V(0x980909, "AUDIO_MUTE"),
	V(0x98090a, "AUDIO_LOUDNESS"),
	V(0x98090b, "BLACK_LEVEL"),
	V(0x98090c, "AUTO_WHITE_BALANCE"),
	V(0x98090d, "DO_WHITE_BALANCE"),
	V(0x98090e, "RED_BALANCE"),
	V(0x98090f, "BLUE_BALANCE"),
	V(0x980910, "GAMMA"),
	V(0x980911, "EXPOSURE"),
	V(0x980912, "AUTOGAIN"),
	V(0x980913, "GAIN"),
	V(0x980914, "HFLIP"),
	V(0x980915, "VFLIP"),
	V(0x980918, "POWER_LINE_FREQUENCY"),
	V(0x980919, "HUE_AUTO"),
	V(0x98091a, "WHITE_BALANCE_TEMPERATURE"),
	V(0x98091b, "SHARPNESS"),
	V(0x98091c, "BACKLIGHT_COMPENSATION"),
	V(0x98091d, "CHROMA_AGC"),
	V(0x98091e, "COLOR_KILLER"),
	V(0x98091f, "COLORFX"),
	V(0x980920, "AUTOBRIGHTNESS"),
	V(0x980921, "BAND_STOP_FILTER"),
	V(0x980922, "ROTATE"),
	V(0x980923, "BG_COLOR"),
	V(0x980924, "CHROMA_GAIN"),
	V(0x980925, "ILLUMINATORS_1"),
	V(0x980926, "ILLUMINATORS_2"),
	V(0x980927, "MIN_BUFFERS_FOR_CAPTURE"),
	V(0x980928, "MIN_BUFFERS_FOR_OUTPUT"),
	V(0x980929, "ALPHA_COMPONENT"),
	V(0x98092a, "COLORFX_CBCR"),
	V(0x98092b, "COLORFX_RGB"),
	V(0x990900, "MPEG_STREAM_TYPE"),
	V(0x990901, "MPEG_STREAM_PID_PMT"),
	V(0x990902, "MPEG_STREAM_PID_AUDIO"),
	V(0x990903, "MPEG_STREAM_PID_VIDEO"),
	V(0x990904, "MPEG_STREAM_PID_PCR"),
	V(0x990905, "MPEG_STREAM_PES_ID_AUDIO"),
	V(0x990906, "MPEG_STREAM_PES_ID_VIDEO"),
	V(0x990907, "MPEG_STREAM_VBI_FMT"),
	V(0x990964, "MPEG_AUDIO_SAMPLING_FREQ"),
	V(0x990965, "MPEG_AUDIO_ENCODING"),
	V(0x990966, "MPEG_AUDIO_L1_BITRATE"),
	V(0x990967, "MPEG_AUDIO_L2_BITRATE"),
	V(0x990968, "MPEG_AUDIO_L3_BITRATE"),
	V(0x990969, "MPEG_AUDIO_MODE"),
	V(0x99096a, "MPEG_AUDIO_MODE_EXTENSION"),
	V(0x99096b, "MPEG_AUDIO_EMPHASIS"),
	V(0x99096c, "MPEG_AUDIO_CRC"),
	V(0x99096d, "MPEG_AUDIO_MUTE"),
	V(0x99096e, "MPEG_AUDIO_AAC_BITRATE"),
	V(0x99096f, "MPEG_AUDIO_AC3_BITRATE"),
	V(0x990970, "MPEG_AUDIO_DEC_PLAYBACK"),
	V(0x990971, "MPEG_AUDIO_DEC_MULTILINGUAL_PLAYBACK"),
	V(0x9909c8, "MPEG_VIDEO_ENCODING"),
	V(0x9909c9, "MPEG_VIDEO_ASPECT"),
	V(0x9909ca, "MPEG_VIDEO_B_FRAMES"),
	V(0x9909cb, "MPEG_VIDEO_GOP_SIZE"),
	V(0x9909cc, "MPEG_VIDEO_GOP_CLOSURE"),
	V(0x9909cd, "MPEG_VIDEO_PULLDOWN"),
	V(0x9909ce, "MPEG_VIDEO_BITRATE_MODE"),
	V(0x9909cf, "MPEG_VIDEO_BITRATE"),
	V(0x9909d0, "MPEG_VIDEO_BITRATE_PEAK"),
	V(0x9909d1, "MPEG_VIDEO_TEMPORAL_DECIMATION"),
	V(0x9909d2, "MPEG_VIDEO_MUTE"),
	V(0x9909d3, "MPEG_VIDEO_MUTE_YUV"),
	V(0x9909d4, "MPEG_VIDEO_DECODER_SLICE_INTERFACE"),
	V(0x9909d5, "MPEG_VIDEO_DECODER_MPEG4_DEBLOCK_FILTER"),
	V(0x9909d6, "MPEG_VIDEO_CYCLIC_INTRA_REFRESH_MB"),
	V(0x9909d7, "MPEG_VIDEO_FRAME_RC_ENABLE"),
	V(0x9909d8, "MPEG_VIDEO_HEADER_MODE"),
	V(0x9909d9, "MPEG_VIDEO_MAX_REF_PIC"),
	V(0x9909da, "MPEG_VIDEO_MB_RC_ENABLE"),
	V(0x9909db, "MPEG_VIDEO_MULTI_SLICE_MAX_BYTES"),
	V(0x9909dc, "MPEG_VIDEO_MULTI_SLICE_MAX_MB"),
	V(0x9909dd, "MPEG_VIDEO_MULTI_SLICE_MODE"),
	V(0x9909de, "MPEG_VIDEO_VBV_SIZE"),
	V(0x9909df, "MPEG_VIDEO_DEC_PTS"),
	V(0x9909e0, "MPEG_VIDEO_DEC_FRAME"),
	V(0x9909e1, "MPEG_VIDEO_VBV_DELAY"),
	V(0x9909e2, "MPEG_VIDEO_REPEAT_SEQ_HEADER"),
	V(0x9909e3, "MPEG_VIDEO_MV_H_SEARCH_RANGE"),
	V(0x9909e4, "MPEG_VIDEO_MV_V_SEARCH_RANGE"),
	V(0x9909e5, "MPEG_VIDEO_FORCE_KEY_FRAME"),
	V(0x9909e6, "MPEG_VIDEO_BASELAYER_PRIORITY_ID"),
	V(0x9909e7, "MPEG_VIDEO_AU_DELIMITER"),
	V(0x9909e8, "MPEG_VIDEO_LTR_COUNT"),
	V(0x9909e9, "MPEG_VIDEO_FRAME_LTR_INDEX"),
	V(0x9909ea, "MPEG_VIDEO_USE_LTR_FRAMES"),
	V(0x9909eb, "MPEG_VIDEO_DEC_CONCEAL_COLOR"),
	V(0x9909ec, "MPEG_VIDEO_INTRA_REFRESH_PERIOD"),
	V(0x9909ed, "MPEG_VIDEO_INTRA_REFRESH_PERIOD_TYPE"),
	V(0x9909ee, "MPEG_VIDEO_BACKGROUND_DETECTION"),
	V(0x990a0e, "MPEG_VIDEO_MPEG2_LEVEL"),
	V(0x990a0f, "MPEG_VIDEO_MPEG2_PROFILE"),
	V(0x990a22, "FWHT_I_FRAME_QP"),
	V(0x990a23, "FWHT_P_FRAME_QP"),
	V(0x990a2c, "MPEG_VIDEO_H263_I_FRAME_QP"),
	V(0x990a2d, "MPEG_VIDEO_H263_P_FRAME_QP"),
	V(0x990a2e, "MPEG_VIDEO_H263_B_FRAME_QP"),
	V(0x990a2f, "MPEG_VIDEO_H263_MIN_QP"),
	V(0x990a30, "MPEG_VIDEO_H263_MAX_QP"),
	V(0x990a5e, "MPEG_VIDEO_H264_I_FRAME_QP"),
	V(0x990a5f, "MPEG_VIDEO_H264_P_FRAME_QP"),
	V(0x990a60, "MPEG_VIDEO_H264_B_FRAME_QP"),
	V(0x990a61, "MPEG_VIDEO_H264_MIN_QP"),
	V(0x990a62, "MPEG_VIDEO_H264_MAX_QP"),
	V(0x990a63, "MPEG_VIDEO_H264_8X8_TRANSFORM"),
	V(0x990a64, "MPEG_VIDEO_H264_CPB_SIZE"),
	V(0x990a65, "MPEG_VIDEO_H264_ENTROPY_MODE"),
	V(0x990a66, "MPEG_VIDEO_H264_I_PERIOD"),
	V(0x990a67, "MPEG_VIDEO_H264_LEVEL"),
	V(0x990a68, "MPEG_VIDEO_H264_LOOP_FILTER_ALPHA"),
	V(0x990a69, "MPEG_VIDEO_H264_LOOP_FILTER_BETA"),
	V(0x990a6a, "MPEG_VIDEO_H264_LOOP_FILTER_MODE"),
	V(0x990a6b, "MPEG_VIDEO_H264_PROFILE"),
	V(0x990a6c, "MPEG_VIDEO_H264_VUI_EXT_SAR_HEIGHT"),
	V(0x990a6d, "MPEG_VIDEO_H264_VUI_EXT_SAR_WIDTH"),
	V(0x990a6e, "MPEG_VIDEO_H264_VUI_SAR_ENABLE"),
	V(0x990a6f, "MPEG_VIDEO_H264_VUI_SAR_IDC"),
	V(0x990a70, "MPEG_VIDEO_H264_SEI_FRAME_PACKING"),
	V(0x990a71, "MPEG_VIDEO_H264_SEI_FP_CURRENT_FRAME_0"),
	V(0x990a72, "MPEG_VIDEO_H264_SEI_FP_ARRANGEMENT_TYPE"),
	V(0x990a73, "MPEG_VIDEO_H264_FMO"),
	V(0x990a74, "MPEG_VIDEO_H264_FMO_MAP_TYPE"),
	V(0x990a75, "MPEG_VIDEO_H264_FMO_SLICE_GROUP"),
	V(0x990a76, "MPEG_VIDEO_H264_FMO_CHANGE_DIRECTION"),
	V(0x990a77, "MPEG_VIDEO_H264_FMO_CHANGE_RATE"),
	V(0x990a78, "MPEG_VIDEO_H264_FMO_RUN_LENGTH"),
	V(0x990a79, "MPEG_VIDEO_H264_ASO"),
	V(0x990a7a, "MPEG_VIDEO_H264_ASO_SLICE_ORDER"),
	V(0x990a7b, "MPEG_VIDEO_H264_HIERARCHICAL_CODING"),
	V(0x990a7c, "MPEG_VIDEO_H264_HIERARCHICAL_CODING_TYPE"),
	V(0x990a7d, "MPEG_VIDEO_H264_HIERARCHICAL_CODING_LAYER"),
	V(0x990a7e, "MPEG_VIDEO_H264_HIERARCHICAL_CODING_LAYER_QP"),
	V(0x990a7f, "MPEG_VIDEO_H264_CONSTRAINED_INTRA_PREDICTION"),
	V(0x990a80, "MPEG_VIDEO_H264_CHROMA_QP_INDEX_OFFSET"),
	V(0x990a81, "MPEG_VIDEO_H264_I_FRAME_MIN_QP"),
	V(0x990a82, "MPEG_VIDEO_H264_I_FRAME_MAX_QP"),
	V(0x990a83, "MPEG_VIDEO_H264_P_FRAME_MIN_QP"),
	V(0x990a84, "MPEG_VIDEO_H264_P_FRAME_MAX_QP"),
	V(0x990a85, "MPEG_VIDEO_H264_B_FRAME_MIN_QP"),
	V(0x990a86, "MPEG_VIDEO_H264_B_FRAME_MAX_QP"),
	V(0x990a87, "MPEG_VIDEO_H264_HIER_CODING_L0_BR"),
	V(0x990a88, "MPEG_VIDEO_H264_HIER_CODING_L1_BR"),
	V(0x990a89, "MPEG_VIDEO_H264_HIER_CODING_L2_BR"),
	V(0x990a8a, "MPEG_VIDEO_H264_HIER_CODING_L3_BR"),
	V(0x990a8b, "MPEG_VIDEO_H264_HIER_CODING_L4_BR"),
	V(0x990a8c, "MPEG_VIDEO_H264_HIER_CODING_L5_BR"),
	V(0x990a8d, "MPEG_VIDEO_H264_HIER_CODING_L6_BR"),
	V(0x990a90, "MPEG_VIDEO_MPEG4_I_FRAME_QP"),
	V(0x990a91, "MPEG_VIDEO_MPEG4_P_FRAME_QP"),
	V(0x990a92, "MPEG_VIDEO_MPEG4_B_FRAME_QP"),
	V(0x990a93, "MPEG_VIDEO_MPEG4_MIN_QP"),
	V(0x990a94, "MPEG_VIDEO_MPEG4_MAX_QP"),
	V(0x990a95, "MPEG_VIDEO_MPEG4_LEVEL"),
	V(0x990a96, "MPEG_VIDEO_MPEG4_PROFILE"),
	V(0x990a97, "MPEG_VIDEO_MPEG4_QPEL"),
	V(0x990af4, "MPEG_VIDEO_VPX_NUM_PARTITIONS"),
	V(0x990af5, "MPEG_VIDEO_VPX_IMD_DISABLE_4X4"),
	V(0x990af6, "MPEG_VIDEO_VPX_NUM_REF_FRAMES"),
	V(0x990af7, "MPEG_VIDEO_VPX_FILTER_LEVEL"),
	V(0x990af8, "MPEG_VIDEO_VPX_FILTER_SHARPNESS"),
	V(0x990af9, "MPEG_VIDEO_VPX_GOLDEN_FRAME_REF_PERIOD"),
	V(0x990afa, "MPEG_VIDEO_VPX_GOLDEN_FRAME_SEL"),
	V(0x990afb, "MPEG_VIDEO_VPX_MIN_QP"),
	V(0x990afc, "MPEG_VIDEO_VPX_MAX_QP"),
	V(0x990afd, "MPEG_VIDEO_VPX_I_FRAME_QP"),
	V(0x990afe, "MPEG_VIDEO_VPX_P_FRAME_QP"),
	V(0x990aff, "MPEG_VIDEO_VP8_PROFILE"),
	V(0x990b00, "MPEG_VIDEO_VP9_PROFILE"),
	V(0x990b01, "MPEG_VIDEO_VP9_LEVEL"),
	V(0x990b58, "MPEG_VIDEO_HEVC_MIN_QP"),
	V(0x990b59, "MPEG_VIDEO_HEVC_MAX_QP"),
	V(0x990b5a, "MPEG_VIDEO_HEVC_I_FRAME_QP"),
	V(0x990b5b, "MPEG_VIDEO_HEVC_P_FRAME_QP"),
	V(0x990b5c, "MPEG_VIDEO_HEVC_B_FRAME_QP"),
	V(0x990b5d, "MPEG_VIDEO_HEVC_HIER_QP"),
	V(0x990b5e, "MPEG_VIDEO_HEVC_HIER_CODING_TYPE"),
	V(0x990b5f, "MPEG_VIDEO_HEVC_HIER_CODING_LAYER"),
	V(0x990b60, "MPEG_VIDEO_HEVC_HIER_CODING_L0_QP"),
	V(0x990b61, "MPEG_VIDEO_HEVC_HIER_CODING_L1_QP"),
	V(0x990b62, "MPEG_VIDEO_HEVC_HIER_CODING_L2_QP"),
	V(0x990b63, "MPEG_VIDEO_HEVC_HIER_CODING_L3_QP"),
	V(0x990b64, "MPEG_VIDEO_HEVC_HIER_CODING_L4_QP"),
	V(0x990b65, "MPEG_VIDEO_HEVC_HIER_CODING_L5_QP"),
	V(0x990b66, "MPEG_VIDEO_HEVC_HIER_CODING_L6_QP"),
	V(0x990b67, "MPEG_VIDEO_HEVC_PROFILE"),
	V(0x990b68, "MPEG_VIDEO_HEVC_LEVEL"),
	V(0x990b69, "MPEG_VIDEO_HEVC_FRAME_RATE_RESOLUTION"),
	V(0x990b6a, "MPEG_VIDEO_HEVC_TIER"),
	V(0x990b6b, "MPEG_VIDEO_HEVC_MAX_PARTITION_DEPTH"),
	V(0x990b6c, "MPEG_VIDEO_HEVC_LOOP_FILTER_MODE"),
	V(0x990b6d, "MPEG_VIDEO_HEVC_LF_BETA_OFFSET_DIV2"),
	V(0x990b6e, "MPEG_VIDEO_HEVC_LF_TC_OFFSET_DIV2"),
	V(0x990b6f, "MPEG_VIDEO_HEVC_REFRESH_TYPE"),
	V(0x990b70, "MPEG_VIDEO_HEVC_REFRESH_PERIOD"),
	V(0x990b71, "MPEG_VIDEO_HEVC_LOSSLESS_CU"),
	V(0x990b72, "MPEG_VIDEO_HEVC_CONST_INTRA_PRED"),
	V(0x990b73, "MPEG_VIDEO_HEVC_WAVEFRONT"),
	V(0x990b74, "MPEG_VIDEO_HEVC_GENERAL_PB"),
	V(0x990b75, "MPEG_VIDEO_HEVC_TEMPORAL_ID"),
	V(0x990b76, "MPEG_VIDEO_HEVC_STRONG_SMOOTHING"),
	V(0x990b77, "MPEG_VIDEO_HEVC_MAX_NUM_MERGE_MV_MINUS1"),
	V(0x990b78, "MPEG_VIDEO_HEVC_INTRA_PU_SPLIT"),
	V(0x990b79, "MPEG_VIDEO_HEVC_TMV_PREDICTION"),
	V(0x990b7a, "MPEG_VIDEO_HEVC_WITHOUT_STARTCODE"),
	V(0x990b7b, "MPEG_VIDEO_HEVC_SIZE_OF_LENGTH_FIELD"),
	V(0x990b7c, "MPEG_VIDEO_HEVC_HIER_CODING_L0_BR"),
	V(0x990b7d, "MPEG_VIDEO_HEVC_HIER_CODING_L1_BR"),
	V(0x990b7e, "MPEG_VIDEO_HEVC_HIER_CODING_L2_BR"),
	V(0x990b7f, "MPEG_VIDEO_HEVC_HIER_CODING_L3_BR"),
	V(0x990b80, "MPEG_VIDEO_HEVC_HIER_CODING_L4_BR"),
	V(0x990b81, "MPEG_VIDEO_HEVC_HIER_CODING_L5_BR"),
	V(0x990b82, "MPEG_VIDEO_HEVC_HIER_CODING_L6_BR"),
	V(0x990b83, "MPEG_VIDEO_REF_NUMBER_FOR_PFRAMES"),
	V(0x990b84, "MPEG_VIDEO_PREPEND_SPSPPS_TO_IDR"),
	V(0x990b85, "MPEG_VIDEO_CONSTANT_QUALITY"),
	V(0x990b86, "MPEG_VIDEO_FRAME_SKIP_MODE"),
	V(0x990b87, "MPEG_VIDEO_HEVC_I_FRAME_MIN_QP"),
	V(0x990b88, "MPEG_VIDEO_HEVC_I_FRAME_MAX_QP"),
	V(0x990b89, "MPEG_VIDEO_HEVC_P_FRAME_MIN_QP"),
	V(0x990b8a, "MPEG_VIDEO_HEVC_P_FRAME_MAX_QP"),
	V(0x990b8b, "MPEG_VIDEO_HEVC_B_FRAME_MIN_QP"),
	V(0x990b8c, "MPEG_VIDEO_HEVC_B_FRAME_MAX_QP"),
	V(0x990b8d, "MPEG_VIDEO_DEC_DISPLAY_DELAY"),
	V(0x990b8e, "MPEG_VIDEO_DEC_DISPLAY_DELAY_ENABLE"),
	V(0x990b8f, "MPEG_VIDEO_AV1_PROFILE"),
	V(0x990b90, "MPEG_VIDEO_AV1_LEVEL"),
	V(0x990b91, "MPEG_VIDEO_AVERAGE_QP"),
	V(0x991000, "MPEG_CX2341X_VIDEO_SPATIAL_FILTER_MODE"),
	V(0x991001, "MPEG_CX2341X_VIDEO_SPATIAL_FILTER"),
	V(0x991002, "MPEG_CX2341X_VIDEO_LUMA_SPATIAL_FILTER_TYPE"),
	V(0x991003, "MPEG_CX2341X_VIDEO_CHROMA_SPATIAL_FILTER_TYPE"),
	V(0x991004, "MPEG_CX2341X_VIDEO_TEMPORAL_FILTER_MODE"),
	V(0x991005, "MPEG_CX2341X_VIDEO_TEMPORAL_FILTER"),
	V(0x991006, "MPEG_CX2341X_VIDEO_MEDIAN_FILTER_TYPE"),
	V(0x991007, "MPEG_CX2341X_VIDEO_LUMA_MEDIAN_FILTER_BOTTOM"),
	V(0x991008, "MPEG_CX2341X_VIDEO_LUMA_MEDIAN_FILTER_TOP"),
	V(0x991009, "MPEG_CX2341X_VIDEO_CHROMA_MEDIAN_FILTER_BOTTOM"),
	V(0x99100a, "MPEG_CX2341X_VIDEO_CHROMA_MEDIAN_FILTER_TOP"),
	V(0x99100b, "MPEG_CX2341X_STREAM_INSERT_NAV_PACKETS"),
	V(0x991100, "MPEG_MFC51_VIDEO_DECODER_H264_DISPLAY_DELAY"),
	V(0x991101, "MPEG_MFC51_VIDEO_DECODER_H264_DISPLAY_DELAY_ENABLE"),
	V(0x991102, "MPEG_MFC51_VIDEO_FRAME_SKIP_MODE"),
	V(0x991103, "MPEG_MFC51_VIDEO_FORCE_FRAME_TYPE"),
	V(0x991104, "MPEG_MFC51_VIDEO_PADDING"),
	V(0x991105, "MPEG_MFC51_VIDEO_PADDING_YUV"),
	V(0x991106, "MPEG_MFC51_VIDEO_RC_FIXED_TARGET_BIT"),
	V(0x991107, "MPEG_MFC51_VIDEO_RC_REACTION_COEFF"),
	V(0x991132, "MPEG_MFC51_VIDEO_H264_ADAPTIVE_RC_ACTIVITY"),
	V(0x991133, "MPEG_MFC51_VIDEO_H264_ADAPTIVE_RC_DARK"),
	V(0x991134, "MPEG_MFC51_VIDEO_H264_ADAPTIVE_RC_SMOOTH"),
	V(0x991135, "MPEG_MFC51_VIDEO_H264_ADAPTIVE_RC_STATIC"),
	V(0x991136, "MPEG_MFC51_VIDEO_H264_NUM_REF_PIC_FOR_P"),
	V(0x9a0901, "EXPOSURE_AUTO"),
	V(0x9a0902, "EXPOSURE_ABSOLUTE"),
	V(0x9a0903, "EXPOSURE_AUTO_PRIORITY"),
	V(0x9a0904, "PAN_RELATIVE"),
	V(0x9a0905, "TILT_RELATIVE"),
	V(0x9a0906, "PAN_RESET"),
	V(0x9a0907, "TILT_RESET"),
	V(0x9a0908, "PAN_ABSOLUTE"),
	V(0x9a0909, "TILT_ABSOLUTE"),
	V(0x9a090a, "FOCUS_ABSOLUTE"),
	V(0x9a090b, "FOCUS_RELATIVE"),
	V(0x9a090c, "FOCUS_AUTO"),
	V(0x9a090d, "ZOOM_ABSOLUTE"),
	V(0x9a090e, "ZOOM_RELATIVE"),
	V(0x9a090f, "ZOOM_CONTINUOUS"),
	V(0x9a0910, "PRIVACY"),
	V(0x9a0911, "IRIS_ABSOLUTE"),
	V(0x9a0912, "IRIS_RELATIVE"),
	V(0x9a0913, "AUTO_EXPOSURE_BIAS"),
	V(0x9a0914, "AUTO_N_PRESET_WHITE_BALANCE"),
	V(0x9a0915, "WIDE_DYNAMIC_RANGE"),
	V(0x9a0916, "IMAGE_STABILIZATION"),
	V(0x9a0917, "ISO_SENSITIVITY"),
	V(0x9a0918, "ISO_SENSITIVITY_AUTO"),
	V(0x9a0919, "EXPOSURE_METERING"),
	V(0x9a091a, "SCENE_MODE"),
	V(0x9a091b, "3A_LOCK"),
	V(0x9a091c, "AUTO_FOCUS_START"),
	V(0x9a091d, "AUTO_FOCUS_STOP"),
	V(0x9a091e, "AUTO_FOCUS_STATUS"),
	V(0x9a091f, "AUTO_FOCUS_RANGE"),
	V(0x9a0920, "PAN_SPEED"),
	V(0x9a0921, "TILT_SPEED"),
	V(0x9a0922, "CAMERA_ORIENTATION"),
	V(0x9a0923, "CAMERA_SENSOR_ROTATION"),
	V(0x9a0924, "HDR_SENSOR_MODE"),
	V(0x9b0901, "RDS_TX_DEVIATION"),
	V(0x9b0902, "RDS_TX_PI"),
	V(0x9b0903, "RDS_TX_PTY"),
	V(0x9b0905, "RDS_TX_PS_NAME"),
	V(0x9b0906, "RDS_TX_RADIO_TEXT"),
	V(0x9b0907, "RDS_TX_MONO_STEREO"),
	V(0x9b0908, "RDS_TX_ARTIFICIAL_HEAD"),
	V(0x9b0909, "RDS_TX_COMPRESSED"),
	V(0x9b090a, "RDS_TX_DYNAMIC_PTY"),
	V(0x9b090b, "RDS_TX_TRAFFIC_ANNOUNCEMENT"),
	V(0x9b090c, "RDS_TX_TRAFFIC_PROGRAM"),
	V(0x9b090d, "RDS_TX_MUSIC_SPEECH"),
	V(0x9b090e, "RDS_TX_ALT_FREQS_ENABLE"),
	V(0x9b090f, "RDS_TX_ALT_FREQS"),
	V(0x9b0940, "AUDIO_LIMITER_ENABLED"),
	V(0x9b0941, "AUDIO_LIMITER_RELEASE_TIME"),
	V(0x9b0942, "AUDIO_LIMITER_DEVIATION"),
	V(0x9b0950, "AUDIO_COMPRESSION_ENABLED"),
	V(0x9b0951, "AUDIO_COMPRESSION_GAIN"),
	V(0x9b0952, "AUDIO_COMPRESSION_THRESHOLD"),
	V(0x9b0953, "AUDIO_COMPRESSION_ATTACK_TIME"),
	V(0x9b0954, "AUDIO_COMPRESSION_RELEASE_TIME"),
	V(0x9b0960, "PILOT_TONE_ENABLED"),
	V(0x9b0961, "PILOT_TONE_DEVIATION"),
	V(0x9b0962, "PILOT_TONE_FREQUENCY"),
	V(0x9b0970, "TUNE_PREEMPHASIS"),
	V(0x9b0971, "TUNE_POWER_LEVEL"),
	V(0x9b0972, "TUNE_ANTENNA_CAPACITOR"),
	V(0x9c0901, "FLASH_LED_MODE"),
	V(0x9c0902, "FLASH_STROBE_SOURCE"),
	V(0x9c0903, "FLASH_STROBE"),
	V(0x9c0904, "FLASH_STROBE_STOP"),
	V(0x9c0905, "FLASH_STROBE_STATUS"),
	V(0x9c0906, "FLASH_TIMEOUT"),
	V(0x9c0907, "FLASH_INTENSITY"),
	V(0x9c0908, "FLASH_TORCH_INTENSITY"),
	V(0x9c0909, "FLASH_INDICATOR_INTENSITY"),
	V(0x9c090a, "FLASH_FAULT"),
	V(0x9c090b, "FLASH_CHARGE"),
	V(0x9c090c, "FLASH_READY"),
	V(0x9c090d, "FLASH_DURATION"),
	V(0x9c090e, "FLASH_STROBE_OE"),
	V(0x9d0901, "JPEG_CHROMA_SUBSAMPLING"),
	V(0x9d0902, "JPEG_RESTART_INTERVAL"),
	V(0x9d0903, "JPEG_COMPRESSION_QUALITY"),
	V(0x9d0904, "JPEG_ACTIVE_MARKER"),
	V(0x9e0901, "VBLANK"),
	V(0x9e0902, "HBLANK"),
	V(0x9e0903, "ANALOGUE_GAIN"),
	V(0x9e0904, "TEST_PATTERN_RED"),
	V(0x9e0905, "TEST_PATTERN_GREENR"),
	V(0x9e0906, "TEST_PATTERN_BLUE"),
	V(0x9e0907, "TEST_PATTERN_GREENB"),
	V(0x9e0908, "UNIT_CELL_SIZE"),
	V(0x9e0909, "NOTIFY_GAINS"),
	V(0x9f0901, "LINK_FREQ"),
	V(0x9f0902, "PIXEL_RATE"),
	V(0x9f0903, "TEST_PATTERN"),
	V(0x9f0904, "DEINTERLACING_MODE"),
	V(0x9f0905, "DIGITAL_GAIN"),
	V(0xa00901, "DV_TX_HOTPLUG"),
	V(0xa00902, "DV_TX_RXSENSE"),
	V(0xa00903, "DV_TX_EDID_PRESENT"),
	V(0xa00904, "DV_TX_MODE"),
	V(0xa00905, "DV_TX_RGB_RANGE"),
	V(0xa00906, "DV_TX_IT_CONTENT_TYPE"),
	V(0xa00964, "DV_RX_POWER_PRESENT"),
	V(0xa00965, "DV_RX_RGB_RANGE"),
	V(0xa00966, "DV_RX_IT_CONTENT_TYPE"),
	V(0xa10901, "TUNE_DEEMPHASIS"),
	V(0xa10902, "RDS_RECEPTION"),
	V(0xa10903, "RDS_RX_PTY"),
	V(0xa10904, "RDS_RX_PS_NAME"),
	V(0xa10905, "RDS_RX_RADIO_TEXT"),
	V(0xa10906, "RDS_RX_TRAFFIC_ANNOUNCEMENT"),
	V(0xa10907, "RDS_RX_TRAFFIC_PROGRAM"),
	V(0xa10908, "RDS_RX_MUSIC_SPEECH"),
	V(0xa2090b, "RF_TUNER_BANDWIDTH_AUTO"),
	V(0xa2090c, "RF_TUNER_BANDWIDTH"),
	V(0xa20920, "RF_TUNER_RF_GAIN"),
	V(0xa20929, "RF_TUNER_LNA_GAIN_AUTO"),
	V(0xa2092a, "RF_TUNER_LNA_GAIN"),
	V(0xa20933, "RF_TUNER_MIXER_GAIN_AUTO"),
	V(0xa20934, "RF_TUNER_MIXER_GAIN"),
	V(0xa2093d, "RF_TUNER_IF_GAIN_AUTO"),
	V(0xa2093e, "RF_TUNER_IF_GAIN"),
	V(0xa2095b, "RF_TUNER_PLL_LOCK"),
	V(0xa30901, "DETECT_MD_MODE"),
	V(0xa30902, "DETECT_MD_GLOBAL_THRESHOLD"),
	V(0xa30903, "DETECT_MD_THRESHOLD_GRID"),
	V(0xa30904, "DETECT_MD_REGION_GRID"),
	V(0xa40900, "STATELESS_H264_DECODE_MODE"),
	V(0xa40901, "STATELESS_H264_START_CODE"),
	V(0xa40902, "STATELESS_H264_SPS"),
	V(0xa40903, "STATELESS_H264_PPS"),
	V(0xa40904, "STATELESS_H264_SCALING_MATRIX"),
	V(0xa40905, "STATELESS_H264_PRED_WEIGHTS"),
	V(0xa40906, "STATELESS_H264_SLICE_PARAMS"),
	V(0xa40907, "STATELESS_H264_DECODE_PARAMS"),
	V(0xa40964, "STATELESS_FWHT_PARAMS"),
	V(0xa409c8, "STATELESS_VP8_FRAME"),
	V(0xa409dc, "STATELESS_MPEG2_SEQUENCE"),
	V(0xa409dd, "STATELESS_MPEG2_PICTURE"),
	V(0xa409de, "STATELESS_MPEG2_QUANTISATION"),
	V(0xa40a90, "STATELESS_HEVC_SPS"),
	V(0xa40a91, "STATELESS_HEVC_PPS"),
	V(0xa40a92, "STATELESS_HEVC_SLICE_PARAMS"),
	V(0xa40a93, "STATELESS_HEVC_SCALING_MATRIX"),
	V(0xa40a94, "STATELESS_HEVC_DECODE_PARAMS"),
	V(0xa40a95, "STATELESS_HEVC_DECODE_MODE"),
	V(0xa40a96, "STATELESS_HEVC_START_CODE"),
	V(0xa40a97, "STATELESS_HEVC_ENTRY_POINT_OFFSETS"),
	V(0xa40a98, "STATELESS_HEVC_EXT_SPS_ST_RPS"),
	V(0xa40a99, "STATELESS_HEVC_EXT_SPS_LT_RPS"),
	V(0xa40a2c, "STATELESS_VP9_FRAME"),
	V(0xa40a2d, "STATELESS_VP9_COMPRESSED_HDR"),
	V(0xa40af4, "STATELESS_AV1_SEQUENCE"),
	V(0xa40af5, "STATELESS_AV1_TILE_GROUP_ENTRY"),
	V(0xa40af6, "STATELESS_AV1_FRAME"),
	V(0xa40af9, "STATELESS_AV1_FILM_GRAIN"),
	V(0xa50900, "COLORIMETRY_HDR10_CLL_INFO"),
	V(0xa50901, "COLORIMETRY_HDR10_MASTERING_DISPLAY"),
};
CHOICE(video_control_ids, "V4L2_CID_");

/* Trusted environments, flash, counters, disks */

static const struct flag tee_params_list[] = {
	M(0, 0xff, "NONE"),
	M(1, 0xff, "VALUE_INPUT"),
	M(2, 0xff, "VALUE_OUTPUT"),
	M(3, 0xff, "VALUE_INOUT"),
	M(5, 0xff, "MEMREF_INPUT"),
	M(6, 0xff, "MEMREF_OUTPUT"),
	M(7, 0xff, "MEMREF_INOUT"),
	B(0x100, "META"),
};
FLAGS(tee_params, "TEE_IOCTL_PARAM_ATTR_TYPE_");

static const struct flag tee_logins_list[] = {
	V(0, "PUBLIC"),
	V(1, "USER"),
	V(2, "GROUP"),
	V(4, "APPLICATION"),
	V(5, "USER_APPLICATION"),
	V(6, "GROUP_APPLICATION"),
	V(0x80000000, "REE_KERNEL"),
};
CHOICE(tee_logins, "TEE_IOCTL_LOGIN_");

static const struct flag tee_implementations_list[] = {
	V(1, "OPTEE"),
	V(2, "AMDTEE"),
	V(3, "TSTEE"),
};
CHOICE(tee_implementations, "TEE_IMPL_ID_");

static const struct flag tee_caps_list[] = {
	B(1, "GP"),
	B(2, "PRIVILEGED"),
	B(4, "REG_MEM"),
	B(8, "MEMREF_NULL"),
};
FLAGS(tee_caps, "TEE_GEN_CAP_");

static const struct flag ubi_volumes_list[] = {
	V(3, "DYNAMIC_VOLUME"),
	V(4, "STATIC_VOLUME"),
};
CHOICE(ubi_volumes, "UBI_");

static const struct flag ubi_volume_flags_list[] = {
	B(1, "SKIP_CRC_CHECK_FLG"),
};
FLAGS(ubi_volume_flags, "UBI_VOL_");

static const struct flag ubi_data_list[] = {
	V(1, "LONGTERM"),
	V(2, "SHORTTERM"),
	V(3, "UNKNOWN"),
};
CHOICE(ubi_data, "UBI_");

static const struct flag ubi_properties_list[] = {
	V(1, "DIRECT_WRITE"),
};
CHOICE(ubi_properties, "UBI_VOL_PROP_");

static const struct flag counter_components_list[] = {
	V(0, "NONE"),
	V(1, "SIGNAL"),
	V(2, "COUNT"),
	V(3, "FUNCTION"),
	V(4, "SYNAPSE_ACTION"),
	V(5, "EXTENSION"),
};
CHOICE(counter_components, "COUNTER_COMPONENT_");

static const struct flag counter_scopes_list[] = {
	V(0, "DEVICE"),
	V(1, "SIGNAL"),
	V(2, "COUNT"),
};
CHOICE(counter_scopes, "COUNTER_SCOPE_");

static const struct flag counter_events_list[] = {
	V(0, "OVERFLOW"),
	V(1, "UNDERFLOW"),
	V(2, "OVERFLOW_UNDERFLOW"),
	V(3, "THRESHOLD"),
	V(4, "INDEX"),
	V(5, "CHANGE_OF_STATE"),
	V(6, "CAPTURE"),
};
CHOICE(counter_events, "COUNTER_EVENT_");

static const struct flag partition_ops_list[] = {
	V(1, "ADD_PARTITION"),
	V(2, "DEL_PARTITION"),
	V(3, "RESIZE_PARTITION"),
};
CHOICE(partition_ops, "BLKPG_");

static const struct flag bsg_protocols_list[] = {
	V(0, "SCSI"),
};
CHOICE(bsg_protocols, "BSG_PROTOCOL_");

static const struct flag bsg_subprotocols_list[] = {
	V(0, "SCSI_CMD"),
	V(1, "SCSI_TMF"),
	V(2, "SCSI_TRANSPORT"),
};
CHOICE(bsg_subprotocols, "BSG_SUB_PROTOCOL_");

static const struct flag bsg_flags_list[] = {
	B(0x10, "Q_AT_TAIL"),
	B(0x20, "Q_AT_HEAD"),
};
FLAGS(bsg_flags, "BSG_FLAG_");

static const struct flag sg_infos_list[] = {
	B(1, "CHECK"),
	B(2, "DIRECT_IO"),
	B(4, "MIXED_IO"),
};
FLAGS(sg_infos, "SG_INFO_");

static const struct flag loop_ciphers_list[] = {
	V(0, "NONE"),
	V(1, "XOR"),
	V(2, "DES"),
	V(3, "FISH2"),
	V(4, "BLOW"),
	V(5, "CAST128"),
	V(6, "IDEA"),
	V(9, "DUMMY"),
	V(10, "SKIPJACK"),
	V(18, "CRYPTOAPI"),
};
CHOICE(loop_ciphers, "LO_CRYPT_");

static const struct flag perf_group_list[] = {
	B(1, "GROUP"),
};
FLAGS(perf_group, "PERF_IOC_FLAG_");

static const struct flag mtd_modes_list[] = {
	V(0, "NORMAL"),
	V(1, "OTP_FACTORY"),
	V(2, "OTP_USER"),
	V(3, "RAW"),
};
CHOICE(mtd_modes, "MTD_FILE_MODE_");

static const struct flag packet_memberships_list[] = {
	V(0, "MULTICAST"),
	V(1, "PROMISC"),
	V(2, "ALLMULTI"),
	V(3, "UNICAST"),
};
CHOICE(packet_memberships, "PACKET_MR_");

static const struct flag icmp_types_list[] = {
	B(1, "ECHOREPLY"),
	B(8, "DEST_UNREACH"),
	B(16, "SOURCE_QUENCH"),
	B(32, "REDIRECT"),
	B(256, "ECHO"),
	B(2048, "TIME_EXCEEDED"),
	B(4096, "PARAMETERPROB"),
	B(8192, "TIMESTAMP"),
	B(16384, "TIMESTAMPREPLY"),
	B(32768, "INFO_REQUEST"),
	B(65536, "INFO_REPLY"),
	B(131072, "ADDRESS"),
	B(262144, "ADDRESSREPLY"),
};
FLAGS(icmp_types, "ICMP_");

static const struct flag keyboard_functions_list[] = {
	V(0x0, "F1"),
	V(0x1, "F2"),
	V(0x2, "F3"),
	V(0x3, "F4"),
	V(0x4, "F5"),
	V(0x5, "F6"),
	V(0x6, "F7"),
	V(0x7, "F8"),
	V(0x8, "F9"),
	V(0x9, "F10"),
	V(0xa, "F11"),
	V(0xb, "F12"),
	V(0xc, "F13"),
	V(0xd, "F14"),
	V(0xe, "F15"),
	V(0xf, "F16"),
	V(0x10, "F17"),
	V(0x11, "F18"),
	V(0x12, "F19"),
	V(0x13, "F20"),
	V(0x14, "FIND"),
	V(0x15, "INSERT"),
	V(0x16, "REMOVE"),
	V(0x17, "SELECT"),
	V(0x18, "PGUP"),
	V(0x19, "PGDN"),
	V(0x1a, "MACRO"),
	V(0x1b, "HELP"),
	V(0x1c, "DO"),
	V(0x1d, "PAUSE"),
	V(0x1e, "F21"),
	V(0x1f, "F22"),
	V(0x20, "F23"),
	V(0x21, "F24"),
	V(0x22, "F25"),
	V(0x23, "F26"),
	V(0x24, "F27"),
	V(0x25, "F28"),
	V(0x26, "F29"),
	V(0x27, "F30"),
	V(0x28, "F31"),
	V(0x29, "F32"),
	V(0x2a, "F33"),
	V(0x2b, "F34"),
	V(0x2c, "F35"),
	V(0x2d, "F36"),
	V(0x2e, "F37"),
	V(0x2f, "F38"),
	V(0x30, "F39"),
	V(0x31, "F40"),
	V(0x32, "F41"),
	V(0x33, "F42"),
	V(0x34, "F43"),
	V(0x35, "F44"),
	V(0x36, "F45"),
	V(0x37, "F46"),
	V(0x38, "F47"),
	V(0x39, "F48"),
	V(0x3a, "F49"),
	V(0x3b, "F50"),
	V(0x3c, "F51"),
	V(0x3d, "F52"),
	V(0x3e, "F53"),
	V(0x3f, "F54"),
	V(0x40, "F55"),
	V(0x41, "F56"),
	V(0x42, "F57"),
	V(0x43, "F58"),
	V(0x44, "F59"),
	V(0x45, "F60"),
	V(0x46, "F61"),
	V(0x47, "F62"),
	V(0x48, "F63"),
	V(0x49, "F64"),
	V(0x4a, "F65"),
	V(0x4b, "F66"),
	V(0x4c, "F67"),
	V(0x4d, "F68"),
	V(0x4e, "F69"),
	V(0x4f, "F70"),
	V(0x50, "F71"),
	V(0x51, "F72"),
	V(0x52, "F73"),
	V(0x53, "F74"),
	V(0x54, "F75"),
	V(0x55, "F76"),
	V(0x56, "F77"),
	V(0x57, "F78"),
	V(0x58, "F79"),
	V(0x59, "F80"),
	V(0x5a, "F81"),
	V(0x5b, "F82"),
	V(0x5c, "F83"),
	V(0x5d, "F84"),
	V(0x5e, "F85"),
	V(0x5f, "F86"),
	V(0x60, "F87"),
	V(0x61, "F88"),
	V(0x62, "F89"),
	V(0x63, "F90"),
	V(0x64, "F91"),
	V(0x65, "F92"),
	V(0x66, "F93"),
	V(0x67, "F94"),
	V(0x68, "F95"),
	V(0x69, "F96"),
	V(0x6a, "F97"),
	V(0x6b, "F98"),
	V(0x6c, "F99"),
	V(0x6d, "F100"),
	V(0x6e, "F101"),
	V(0x6f, "F102"),
	V(0x70, "F103"),
	V(0x71, "F104"),
	V(0x72, "F105"),
	V(0x73, "F106"),
	V(0x74, "F107"),
	V(0x75, "F108"),
	V(0x76, "F109"),
	V(0x77, "F110"),
	V(0x78, "F111"),
	V(0x79, "F112"),
	V(0x7a, "F113"),
	V(0x7b, "F114"),
	V(0x7c, "F115"),
	V(0x7d, "F116"),
	V(0x7e, "F117"),
	V(0x7f, "F118"),
	V(0x80, "F119"),
	V(0x81, "F120"),
	V(0x82, "F121"),
	V(0x83, "F122"),
	V(0x84, "F123"),
	V(0x85, "F124"),
	V(0x86, "F125"),
	V(0x87, "F126"),
	V(0x88, "F127"),
	V(0x89, "F128"),
	V(0x8a, "F129"),
	V(0x8b, "F130"),
	V(0x8c, "F131"),
	V(0x8d, "F132"),
	V(0x8e, "F133"),
	V(0x8f, "F134"),
	V(0x90, "F135"),
	V(0x91, "F136"),
	V(0x92, "F137"),
	V(0x93, "F138"),
	V(0x94, "F139"),
	V(0x95, "F140"),
	V(0x96, "F141"),
	V(0x97, "F142"),
	V(0x98, "F143"),
	V(0x99, "F144"),
	V(0x9a, "F145"),
	V(0x9b, "F146"),
	V(0x9c, "F147"),
	V(0x9d, "F148"),
	V(0x9e, "F149"),
	V(0x9f, "F150"),
	V(0xa0, "F151"),
	V(0xa1, "F152"),
	V(0xa2, "F153"),
	V(0xa3, "F154"),
	V(0xa4, "F155"),
	V(0xa5, "F156"),
	V(0xa6, "F157"),
	V(0xa7, "F158"),
	V(0xa8, "F159"),
	V(0xa9, "F160"),
	V(0xaa, "F161"),
	V(0xab, "F162"),
	V(0xac, "F163"),
	V(0xad, "F164"),
	V(0xae, "F165"),
	V(0xaf, "F166"),
	V(0xb0, "F167"),
	V(0xb1, "F168"),
	V(0xb2, "F169"),
	V(0xb3, "F170"),
	V(0xb4, "F171"),
	V(0xb5, "F172"),
	V(0xb6, "F173"),
	V(0xb7, "F174"),
	V(0xb8, "F175"),
	V(0xb9, "F176"),
	V(0xba, "F177"),
	V(0xbb, "F178"),
	V(0xbc, "F179"),
	V(0xbd, "F180"),
	V(0xbe, "F181"),
	V(0xbf, "F182"),
	V(0xc0, "F183"),
	V(0xc1, "F184"),
	V(0xc2, "F185"),
	V(0xc3, "F186"),
	V(0xc4, "F187"),
	V(0xc5, "F188"),
	V(0xc6, "F189"),
	V(0xc7, "F190"),
	V(0xc8, "F191"),
	V(0xc9, "F192"),
	V(0xca, "F193"),
	V(0xcb, "F194"),
	V(0xcc, "F195"),
	V(0xcd, "F196"),
	V(0xce, "F197"),
	V(0xcf, "F198"),
	V(0xd0, "F199"),
	V(0xd1, "F200"),
	V(0xd2, "F201"),
	V(0xd3, "F202"),
	V(0xd4, "F203"),
	V(0xd5, "F204"),
	V(0xd6, "F205"),
	V(0xd7, "F206"),
	V(0xd8, "F207"),
	V(0xd9, "F208"),
	V(0xda, "F209"),
	V(0xdb, "F210"),
	V(0xdc, "F211"),
	V(0xdd, "F212"),
	V(0xde, "F213"),
	V(0xdf, "F214"),
	V(0xe0, "F215"),
	V(0xe1, "F216"),
	V(0xe2, "F217"),
	V(0xe3, "F218"),
	V(0xe4, "F219"),
	V(0xe5, "F220"),
	V(0xe6, "F221"),
	V(0xe7, "F222"),
	V(0xe8, "F223"),
	V(0xe9, "F224"),
	V(0xea, "F225"),
	V(0xeb, "F226"),
	V(0xec, "F227"),
	V(0xed, "F228"),
	V(0xee, "F229"),
	V(0xef, "F230"),
	V(0xf0, "F231"),
	V(0xf1, "F232"),
	V(0xf2, "F233"),
	V(0xf3, "F234"),
	V(0xf4, "F235"),
	V(0xf5, "F236"),
	V(0xf6, "F237"),
	V(0xf7, "F238"),
	V(0xf8, "F239"),
	V(0xf9, "F240"),
	V(0xfa, "F241"),
	V(0xfb, "F242"),
	V(0xfc, "F243"),
	V(0xfd, "F244"),
	V(0xfe, "F245"),
	V(0xff, "UNDO"),
};
CHOICE(keyboard_functions, "K_");

/* Of the shifts that are held, unless it is one of those with a name. */
static const struct flag keyboard_shifts_list[] = {
	B(1 << 0, "SHIFT"),
	B(1 << 1, "ALTGR"),
	B(1 << 2, "CTRL"),
	B(1 << 3, "ALT"),
	B(1 << 4, "SHIFTL"),
	B(1 << 5, "SHIFTR"),
	B(1 << 6, "CTRLL"),
	B(1 << 7, "CTRLR"),
};
FLAGS(keyboard_shifts, "KG_");

static const struct flag keyboard_types_list[] = {
	V(1, "84"),
	V(2, "101"),
	V(3, "OTHER"),
};
CHOICE(keyboard_types, "KB_");

static const struct flag lirc_modes_list[] = {
	B(0x1, "RAW"),
	B(0x2, "PULSE"),
	B(0x4, "MODE2"),
	B(0x8, "SCANCODE"),
	B(0x10, "LIRCCODE"),
};
FLAGS(lirc_modes, "LIRC_MODE_");

static const struct flag lirc_features_list[] = {
	B(0x1, "SEND_RAW"),
	B(0x2, "SEND_PULSE"),
	B(0x4, "SEND_MODE2"),
	B(0x10, "SEND_LIRCCODE"),
	B(0x100, "SET_SEND_CARRIER"),
	B(0x200, "SET_SEND_DUTY_CYCLE"),
	B(0x10000, "REC_RAW"),
	B(0x20000, "REC_PULSE"),
	B(0x40000, "REC_MODE2"),
	B(0x80000, "REC_SCANCODE"),
	B(0x100000, "REC_LIRCCODE"),
	B(0x1000000, "SET_REC_CARRIER"),
	B(0x80000000, "SET_REC_CARRIER_RANGE"),
	B(0x20000000, "GET_REC_RESOLUTION"),
	B(0x10000000, "SET_REC_TIMEOUT"),
	B(0x2000000, "MEASURE_CARRIER"),
	B(0x4000000, "USE_WIDEBAND_RECEIVER"),
};
FLAGS(lirc_features, "LIRC_CAN_");

static const struct flag rtc_voltages_list[] = {
	B(0x1, "DATA_INVALID"),
	B(0x2, "BACKUP_LOW"),
	B(0x4, "BACKUP_EMPTY"),
	B(0x8, "ACCURACY_LOW"),
	B(0x10, "BACKUP_SWITCH"),
};
FLAGS(rtc_voltages, "RTC_VL_");

static const struct flag rtc_features_list[] = {
	B(1 << 0, "ALARM"),
	B(1 << 1, "ALARM_RES_MINUTE"),
	B(1 << 2, "NEED_WEEK_DAY"),
	B(1 << 3, "ALARM_RES_2S"),
	B(1 << 4, "UPDATE_INTERRUPT"),
	B(1 << 5, "CORRECTION"),
	B(1 << 6, "BACKUP_SWITCH_MODE"),
	B(1 << 7, "ALARM_WAKEUP_ONLY"),
};
FLAGS(rtc_features, "RTC_FEATURE_");

static const struct flag rtc_switch_modes_list[] = {
	V(0, "DISABLED"),
	V(1, "DIRECT"),
	V(2, "LEVEL"),
	V(3, "STANDBY"),
};
CHOICE(rtc_switch_modes, "RTC_BSM_");

static const struct flag uffd_ioctls_list[] = {
	B(1 << 0, "REGISTER"),
	B(1 << 1, "UNREGISTER"),
	B(1 << 2, "WAKE"),
	B(1 << 3, "COPY"),
	B(1 << 4, "ZEROPAGE"),
	B(1 << 5, "MOVE"),
	B(1 << 6, "WRITEPROTECT"),
	B(1 << 7, "CONTINUE"),
	B(1 << 8, "POISON"),
	B(UINT64_C(1) << 0x3f, "API"),
};
FLAGS(uffd_ioctls, "_UFFDIO_");

static const struct flag tee_shares_list[] = {
	B(1, "MAPPED"),
	B(2, "DMA_BUF"),
};
FLAGS(tee_shares, "TEE_IOCTL_SHM_");

static const struct flag mtd_protections_list[] = {
	V(0, "OFF"),
	V(1, "FACTORY"),
	V(2, "USER"),
};
CHOICE(mtd_protections, "MTD_OTP_");

static const struct flag mtd_write_modes_list[] = {
	V(0, "PLACE_OOB"),
	V(1, "AUTO_OOB"),
	V(2, "RAW"),
};
CHOICE(mtd_write_modes, "MTD_OPS_");

static const struct flag mtd_corrections_list[] = {
	V(0, "OFF"),
	V(1, "PLACE"),
	V(2, "AUTOPLACE"),
	V(3, "PLACEONLY"),
	V(4, "AUTOPL_USR"),
};
CHOICE(mtd_corrections, "MTD_NANDECC_");

static const struct flag scsi_resets_list[] = {
	M(0, 0xff, "NOTHING"),
	M(1, 0xff, "DEVICE"),
	M(2, 0xff, "BUS"),
	M(3, 0xff, "HOST"),
	M(4, 0xff, "TARGET"),
	B(0x100, "NO_ESCALATE"),
};
FLAGS(scsi_resets, "SG_SCSI_RESET_");

static const struct flag kvm_caps_list[] = {
	V(0, "IRQCHIP"),
	V(1, "HLT"),
	V(2, "MMU_SHADOW_CACHE_CONTROL"),
	V(3, "USER_MEMORY"),
	V(4, "SET_TSS_ADDR"),
	V(6, "VAPIC"),
	V(7, "EXT_CPUID"),
	V(8, "CLOCKSOURCE"),
	V(9, "NR_VCPUS"),
	V(10, "NR_MEMSLOTS"),
	V(11, "PIT"),
	V(12, "NOP_IO_DELAY"),
	V(13, "PV_MMU"),
	V(14, "MP_STATE"),
	V(15, "COALESCED_MMIO"),
	V(16, "SYNC_MMU"),
	V(18, "IOMMU"),
	V(21, "DESTROY_MEMORY_REGION_WORKS"),
	V(22, "USER_NMI"),
	V(23, "SET_GUEST_DEBUG"),
	V(24, "REINJECT_CONTROL"),
	V(25, "IRQ_ROUTING"),
	V(26, "IRQ_INJECT_STATUS"),
	V(29, "ASSIGN_DEV_IRQ"),
	V(30, "JOIN_MEMORY_REGIONS_WORKS"),
	V(31, "MCE"),
	V(32, "IRQFD"),
	V(33, "PIT2"),
	V(34, "SET_BOOT_CPU_ID"),
	V(35, "PIT_STATE2"),
	V(36, "IOEVENTFD"),
	V(37, "SET_IDENTITY_MAP_ADDR"),
	V(38, "XEN_HVM"),
	V(39, "ADJUST_CLOCK"),
	V(40, "INTERNAL_ERROR_DATA"),
	V(41, "VCPU_EVENTS"),
	V(42, "S390_PSW"),
	V(43, "PPC_SEGSTATE"),
	V(44, "HYPERV"),
	V(45, "HYPERV_VAPIC"),
	V(46, "HYPERV_SPIN"),
	V(47, "PCI_SEGMENT"),
	V(48, "PPC_PAIRED_SINGLES"),
	V(49, "INTR_SHADOW"),
	V(50, "DEBUGREGS"),
	V(51, "X86_ROBUST_SINGLESTEP"),
	V(52, "PPC_OSI"),
	V(53, "PPC_UNSET_IRQ"),
	V(54, "ENABLE_CAP"),
	V(55, "XSAVE"),
	V(56, "XCRS"),
	V(57, "PPC_GET_PVINFO"),
	V(58, "PPC_IRQ_LEVEL"),
	V(59, "ASYNC_PF"),
	V(60, "TSC_CONTROL"),
	V(61, "GET_TSC_KHZ"),
	V(62, "PPC_BOOKE_SREGS"),
	V(63, "SPAPR_TCE"),
	V(64, "PPC_SMT"),
	V(65, "PPC_RMA"),
	V(66, "MAX_VCPUS"),
	V(67, "PPC_HIOR"),
	V(68, "PPC_PAPR"),
	V(69, "SW_TLB"),
	V(70, "ONE_REG"),
	V(71, "S390_GMAP"),
	V(72, "TSC_DEADLINE_TIMER"),
	V(73, "S390_UCONTROL"),
	V(74, "SYNC_REGS"),
	V(75, "PCI_2_3"),
	V(76, "KVMCLOCK_CTRL"),
	V(77, "SIGNAL_MSI"),
	V(78, "PPC_GET_SMMU_INFO"),
	V(79, "S390_COW"),
	V(80, "PPC_ALLOC_HTAB"),
	V(81, "READONLY_MEM"),
	V(82, "IRQFD_RESAMPLE"),
	V(83, "PPC_BOOKE_WATCHDOG"),
	V(84, "PPC_HTAB_FD"),
	V(85, "S390_CSS_SUPPORT"),
	V(86, "PPC_EPR"),
	V(87, "ARM_PSCI"),
	V(88, "ARM_SET_DEVICE_ADDR"),
	V(89, "DEVICE_CTRL"),
	V(90, "IRQ_MPIC"),
	V(91, "PPC_RTAS"),
	V(92, "IRQ_XICS"),
	V(93, "ARM_EL1_32BIT"),
	V(94, "SPAPR_MULTITCE"),
	V(95, "EXT_EMUL_CPUID"),
	V(96, "HYPERV_TIME"),
	V(97, "IOAPIC_POLARITY_IGNORED"),
	V(98, "ENABLE_CAP_VM"),
	V(99, "S390_IRQCHIP"),
	V(100, "IOEVENTFD_NO_LENGTH"),
	V(101, "VM_ATTRIBUTES"),
	V(102, "ARM_PSCI_0_2"),
	V(103, "PPC_FIXUP_HCALL"),
	V(104, "PPC_ENABLE_HCALL"),
	V(105, "CHECK_EXTENSION_VM"),
	V(106, "S390_USER_SIGP"),
	V(107, "S390_VECTOR_REGISTERS"),
	V(108, "S390_MEM_OP"),
	V(109, "S390_USER_STSI"),
	V(110, "S390_SKEYS"),
	V(111, "MIPS_FPU"),
	V(112, "MIPS_MSA"),
	V(113, "S390_INJECT_IRQ"),
	V(114, "S390_IRQ_STATE"),
	V(115, "PPC_HWRNG"),
	V(116, "DISABLE_QUIRKS"),
	V(117, "X86_SMM"),
	V(118, "MULTI_ADDRESS_SPACE"),
	V(119, "GUEST_DEBUG_HW_BPS"),
	V(120, "GUEST_DEBUG_HW_WPS"),
	V(121, "SPLIT_IRQCHIP"),
	V(122, "IOEVENTFD_ANY_LENGTH"),
	V(123, "HYPERV_SYNIC"),
	V(124, "S390_RI"),
	V(125, "SPAPR_TCE_64"),
	V(126, "ARM_PMU_V3"),
	V(127, "VCPU_ATTRIBUTES"),
	V(128, "MAX_VCPU_ID"),
	V(129, "X2APIC_API"),
	V(130, "S390_USER_INSTR0"),
	V(131, "MSI_DEVID"),
	V(132, "PPC_HTM"),
	V(133, "SPAPR_RESIZE_HPT"),
	V(134, "PPC_MMU_RADIX"),
	V(135, "PPC_MMU_HASH_V3"),
	V(136, "IMMEDIATE_EXIT"),
	V(137, "MIPS_VZ"),
	V(138, "MIPS_TE"),
	V(139, "MIPS_64BIT"),
	V(140, "S390_GS"),
	V(141, "S390_AIS"),
	V(142, "SPAPR_TCE_VFIO"),
	V(143, "X86_DISABLE_EXITS"),
	V(144, "ARM_USER_IRQ"),
	V(145, "S390_CMMA_MIGRATION"),
	V(146, "PPC_FWNMI"),
	V(147, "PPC_SMT_POSSIBLE"),
	V(148, "HYPERV_SYNIC2"),
	V(149, "HYPERV_VP_INDEX"),
	V(150, "S390_AIS_MIGRATION"),
	V(151, "PPC_GET_CPU_CHAR"),
	V(152, "S390_BPB"),
	V(153, "GET_MSR_FEATURES"),
	V(154, "HYPERV_EVENTFD"),
	V(155, "HYPERV_TLBFLUSH"),
	V(156, "S390_HPAGE_1M"),
	V(157, "NESTED_STATE"),
	V(158, "ARM_INJECT_SERROR_ESR"),
	V(159, "MSR_PLATFORM_INFO"),
	V(160, "PPC_NESTED_HV"),
	V(161, "HYPERV_SEND_IPI"),
	V(162, "COALESCED_PIO"),
	V(163, "HYPERV_ENLIGHTENED_VMCS"),
	V(164, "EXCEPTION_PAYLOAD"),
	V(165, "ARM_VM_IPA_SIZE"),
	V(166, "MANUAL_DIRTY_LOG_PROTECT"),
	V(167, "HYPERV_CPUID"),
	V(168, "MANUAL_DIRTY_LOG_PROTECT2"),
	V(169, "PPC_IRQ_XIVE"),
	V(170, "ARM_SVE"),
	V(171, "ARM_PTRAUTH_ADDRESS"),
	V(172, "ARM_PTRAUTH_GENERIC"),
	V(173, "PMU_EVENT_FILTER"),
	V(174, "ARM_IRQ_LINE_LAYOUT_2"),
	V(175, "HYPERV_DIRECT_TLBFLUSH"),
	V(176, "PPC_GUEST_DEBUG_SSTEP"),
	V(177, "ARM_NISV_TO_USER"),
	V(178, "ARM_INJECT_EXT_DABT"),
	V(179, "S390_VCPU_RESETS"),
	V(180, "S390_PROTECTED"),
	V(181, "PPC_SECURE_GUEST"),
	V(182, "HALT_POLL"),
	V(183, "ASYNC_PF_INT"),
	V(184, "LAST_CPU"),
	V(185, "SMALLER_MAXPHYADDR"),
	V(186, "S390_DIAG318"),
	V(187, "STEAL_TIME"),
	V(188, "X86_USER_SPACE_MSR"),
	V(189, "X86_MSR_FILTER"),
	V(190, "ENFORCE_PV_FEATURE_CPUID"),
	V(191, "SYS_HYPERV_CPUID"),
	V(192, "DIRTY_LOG_RING"),
	V(193, "X86_BUS_LOCK_EXIT"),
	V(194, "PPC_DAWR1"),
	V(195, "SET_GUEST_DEBUG2"),
	V(196, "SGX_ATTRIBUTE"),
	V(197, "VM_COPY_ENC_CONTEXT_FROM"),
	V(198, "PTP_KVM"),
	V(199, "HYPERV_ENFORCE_CPUID"),
	V(200, "SREGS2"),
	V(201, "EXIT_HYPERCALL"),
	V(202, "PPC_RPT_INVALIDATE"),
	V(203, "BINARY_STATS_FD"),
	V(204, "EXIT_ON_EMULATION_FAILURE"),
	V(205, "ARM_MTE"),
	V(206, "VM_MOVE_ENC_CONTEXT_FROM"),
	V(207, "VM_GPA_BITS"),
	V(208, "XSAVE2"),
	V(209, "SYS_ATTRIBUTES"),
	V(210, "PPC_AIL_MODE_3"),
	V(211, "S390_MEM_OP_EXTENSION"),
	V(212, "PMU_CAPABILITY"),
	V(213, "DISABLE_QUIRKS2"),
	V(214, "VM_TSC_CONTROL"),
	V(215, "SYSTEM_EVENT_DATA"),
	V(216, "ARM_SYSTEM_SUSPEND"),
	V(217, "S390_PROTECTED_DUMP"),
	V(218, "X86_TRIPLE_FAULT_EVENT"),
	V(219, "X86_NOTIFY_VMEXIT"),
	V(220, "VM_DISABLE_NX_HUGE_PAGES"),
	V(221, "S390_ZPCI_OP"),
	V(222, "S390_CPU_TOPOLOGY"),
	V(223, "DIRTY_LOG_RING_ACQ_REL"),
	V(224, "S390_PROTECTED_ASYNC_DISABLE"),
	V(225, "DIRTY_LOG_RING_WITH_BITMAP"),
	V(226, "PMU_EVENT_MASKED_EVENTS"),
	V(227, "COUNTER_OFFSET"),
	V(228, "ARM_EAGER_SPLIT_CHUNK_SIZE"),
	V(229, "ARM_SUPPORTED_BLOCK_SIZES"),
	V(230, "ARM_SUPPORTED_REG_MASK_RANGES"),
	V(231, "USER_MEMORY2"),
	V(232, "MEMORY_FAULT_INFO"),
	V(233, "MEMORY_ATTRIBUTES"),
	V(234, "GUEST_MEMFD"),
	V(235, "VM_TYPES"),
	V(236, "PRE_FAULT_MEMORY"),
	V(237, "X86_APIC_BUS_CYCLES_NS"),
	V(238, "X86_GUEST_MODE"),
};
CHOICE(kvm_caps, "KVM_CAP_");

static const struct flag ata_commands_list[] = {
	V(0x0, "NOP"),
	V(0x3, "CFA_REQ_EXT_ERR"),
	V(0x6, "DSM"),
	V(0x8, "DEV_RESET"),
	V(0xb, "REQ_SENSE_DATA"),
	V(0x10, "RESTORE"),
	V(0x20, "PIO_READ"),
	V(0x22, "READ_LONG"),
	V(0x23, "READ_LONG_ONCE"),
	V(0x24, "PIO_READ_EXT"),
	V(0x25, "READ_EXT"),
	V(0x26, "READ_QUEUED"),
	V(0x27, "READ_NATIVE_MAX_EXT"),
	V(0x29, "READ_MULTI_EXT"),
	V(0x2a, "READ_STREAM_DMA_EXT"),
	V(0x2b, "READ_STREAM_EXT"),
	V(0x2f, "READ_LOG_EXT"),
	V(0x30, "PIO_WRITE"),
	V(0x32, "WRITE_LONG"),
	V(0x33, "WRITE_LONG_ONCE"),
	V(0x34, "PIO_WRITE_EXT"),
	V(0x35, "WRITE_EXT"),
	V(0x36, "WRITE_QUEUED"),
	V(0x37, "SET_MAX_EXT"),
	V(0x38, "CFA_WRITE_NE"),
	V(0x39, "WRITE_MULTI_EXT"),
	V(0x3a, "WRITE_STREAM_DMA_EXT"),
	V(0x3b, "WRITE_STREAM_EXT"),
	V(0x3d, "WRITE_FUA_EXT"),
	V(0x3e, "WRITE_QUEUED_FUA_EXT"),
	V(0x3f, "WRITE_LOG_EXT"),
	V(0x40, "VERIFY"),
	V(0x42, "VERIFY_EXT"),
	V(0x45, "WRITE_UNCORR_EXT"),
	V(0x47, "READ_LOG_DMA_EXT"),
	V(0x4a, "ZAC_MGMT_IN"),
	V(0x51, "CONFIG_STREAM"),
	V(0x57, "WRITE_LOG_DMA_EXT"),
	V(0x5b, "TRUSTED_NONDATA"),
	V(0x5c, "TRUSTED_RCV"),
	V(0x5d, "TRUSTED_RCV_DMA"),
	V(0x5e, "TRUSTED_SND"),
	V(0x5f, "TRUSTED_SND_DMA"),
	V(0x60, "FPDMA_READ"),
	V(0x61, "FPDMA_WRITE"),
	V(0x63, "NCQ_NON_DATA"),
	V(0x64, "FPDMA_SEND"),
	V(0x65, "FPDMA_RECV"),
	V(0x87, "CFA_TRANS_SECT"),
	V(0x90, "EDD"),
	V(0x91, "INIT_DEV_PARAMS"),
	V(0x92, "DOWNLOAD_MICRO"),
	V(0x93, "DOWNLOAD_MICRO_DMA"),
	V(0x9f, "ZAC_MGMT_OUT"),
	V(0xa0, "PACKET"),
	V(0xa1, "ID_ATAPI"),
	V(0xa2, "SERVICE"),
	V(0xb0, "SMART"),
	V(0xb1, "CONF_OVERLAY"),
	V(0xb4, "SANITIZE_DEVICE"),
	V(0xc0, "CFA_ERASE"),
	V(0xc4, "READ_MULTI"),
	V(0xc5, "WRITE_MULTI"),
	V(0xc6, "SET_MULTI"),
	V(0xc8, "READ"),
	V(0xca, "WRITE"),
	V(0xcd, "CFA_WRITE_MULT_NE"),
	V(0xce, "WRITE_MULTI_FUA_EXT"),
	V(0xd1, "CHK_MED_CRD_TYP"),
	V(0xde, "MEDIA_LOCK"),
	V(0xdf, "MEDIA_UNLOCK"),
	V(0xe0, "STANDBYNOW1"),
	V(0xe1, "IDLEIMMEDIATE"),
	V(0xe2, "STANDBY"),
	V(0xe3, "IDLE"),
	V(0xe4, "PMP_READ"),
	V(0xe5, "CHK_POWER"),
	V(0xe6, "SLEEP"),
	V(0xe7, "FLUSH"),
	V(0xe8, "PMP_WRITE"),
	V(0xe9, "PMP_READ_DMA"),
	V(0xea, "FLUSH_EXT"),
	V(0xeb, "PMP_WRITE_DMA"),
	V(0xec, "ID_ATA"),
	V(0xef, "SET_FEATURES"),
	V(0xf1, "SEC_SET_PASS"),
	V(0xf2, "SEC_UNLOCK"),
	V(0xf3, "SEC_ERASE_PREP"),
	V(0xf4, "SEC_ERASE_UNIT"),
	V(0xf5, "SEC_FREEZE_LOCK"),
	V(0xf6, "SEC_DISABLE_PASS"),
	V(0xf8, "READ_NATIVE_MAX"),
	V(0xf9, "SET_MAX"),
};
CHOICE(ata_commands, "ATA_CMD_");
