/*
 * ioctl commands: a name from ioctl_names.c, or what the number is made of.
 * What an argument points to is a row in forms[].
 */
#include "decode/ioctl.h"

#include <stdlib.h>
#include <string.h>

#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_devices.h"
#include "decode/layout.h"
#include "decode/parts.h"

/* As most architectures have it: see ioctl_common(). */
enum { DIRECTION_NONE, DIRECTION_WRITE, DIRECTION_READ };

static unsigned cmd_direction(uint32_t cmd)
{
	return cmd >> 30;
}

static unsigned cmd_size(uint32_t cmd)
{
	return cmd >> 16 & 0x3fff;
}

static unsigned cmd_type(uint32_t cmd)
{
	return cmd >> 8 & 0xff;
}

static unsigned cmd_number(uint32_t cmd)
{
	return cmd & 0xff;
}

static int compare_cmd(const void *cmd, const void *row)
{
	uint32_t a = *(const uint32_t *)cmd;
	uint32_t b = ((const struct ioctl_name *)row)->cmd;

	return a < b ? -1 : a > b;
}

const char *ioctl_name(uint32_t cmd)
{
	const struct ioctl_name *row =
		bsearch(&cmd, ioctl_names, ioctl_names_count,
			sizeof(ioctl_names[0]), compare_cmd);

	return row ? row->name : NULL;
}

static const char *name_of(const struct call *call, uint32_t cmd)
{
	const char *own = ioctl_of(cmd, call->abi);

	return own ? own : ioctl_name(ioctl_common(cmd, call->abi));
}

static void print_direction(struct text *out, unsigned cmd)
{
	unsigned direction = cmd_direction(cmd);

	if (direction == DIRECTION_NONE)
		text_puts(out, "NONE");
	if (direction & DIRECTION_READ)
		text_puts(out, "READ");
	if (direction == (DIRECTION_READ | DIRECTION_WRITE))
		text_char(out, '|');
	if (direction & DIRECTION_WRITE)
		text_puts(out, "WRITE");
}

static void print_number(struct text *out, unsigned number)
{
	text_puts(out, ", ");
	text_hex(out, number);
}

/* Commands of input devices that have a number or a length in them. */
static bool print_input(struct text *out, const struct call *call, uint32_t cmd)
{
	static const char *const sized[] = { "NAME", "PHYS", "UNIQ", "PROP",
					     "MTSLOTS" };
	enum { NAME = 6, BIT = 0x20, ABS = 0x40, SET_ABS = 0xc0, KEY = 0x18 };
	static const char *const states[] = { "KEY", "LED", "SND", "SW" };
	unsigned number = cmd_number(cmd);

	if (cmd_type(cmd) != 'E')
		return false;
	if (number >= NAME && number < NAME + 5) {
		text_printf(out, "EVIOCG%s(%u)", sized[number - NAME],
			    cmd_size(cmd));
	} else if (number >= KEY && number < KEY + 4) {
		text_printf(out, "EVIOCG%s(%u)", states[number - KEY],
			    cmd_size(cmd));
	} else if (number >= BIT && number < BIT + 0x20) {
		text_puts(out, "EVIOCGBIT(");
		flags_print(out, call->style, &input_events, number - BIT);
		text_printf(out, ", %u)", cmd_size(cmd));
	} else if (number >= ABS && number < ABS + 0x40) {
		text_printf(out, "EVIOCGABS(%#x)", number - ABS);
	} else if (number >= SET_ABS) {
		text_printf(out, "EVIOCSABS(%#x)", number - SET_ABS);
	} else {
		return false;
	}
	return true;
}

void print_ioctl(struct text *out, const struct call *call, unsigned index)
{
	uint32_t own = arg_value(call, index);
	uint32_t cmd = ioctl_common(own, call->abi);
	const char *name = name_of(call, own);

	if (name) {
		text_puts(out, name);
		return;
	}
	if (print_input(out, call, cmd))
		return;
	text_char(out, '(');
	print_direction(out, cmd);
	print_number(out, cmd_type(cmd));
	print_number(out, cmd_number(cmd));
	print_number(out, cmd_size(cmd));
	text_char(out, ')');
}

enum kind {
	KIND_STRUCT,
	KIND_INT, /* at the address; in a set, if there is one */
	KIND_LONG,
	KIND_U64,
	KIND_PID,
	KIND_STRING,
	KIND_FIEMAP,
	KIND_VALUE, /* the argument itself */
	KIND_FD,    /* likewise a descriptor .. */
	KIND_SIGNAL, /* .. and a signal */
};

enum { IN = 1, OUT = 2 };

struct form {
	const char *name; /* of the command; '*' at the end: any such */
	unsigned ways;
	enum kind kind;
	const void *param; /* a layout or a set */
};

/* clang-format off */

static const struct form forms[] = {
	{ "TCGETS", OUT, KIND_STRUCT, &termios_layout },
	{ "TCSETS", IN, KIND_STRUCT, &termios_layout },
	{ "TCSETSW", IN, KIND_STRUCT, &termios_layout },
	{ "TCSETSF", IN, KIND_STRUCT, &termios_layout },
	{ "TCGETS2", OUT, KIND_STRUCT, &termios2_layout },
	{ "TCSETS2", IN, KIND_STRUCT, &termios2_layout },
	{ "TCSETSW2", IN, KIND_STRUCT, &termios2_layout },
	{ "TCSETSF2", IN, KIND_STRUCT, &termios2_layout },
	{ "TCGETA", OUT, KIND_STRUCT, &termio_layout },
	{ "TCSETA*", IN, KIND_STRUCT, &termio_layout },
	{ "TIOCGLCKTRMIOS", OUT, KIND_STRUCT, &termios_layout },
	{ "TIOCSLCKTRMIOS", IN, KIND_STRUCT, &termios_layout },
	{ "TIOCGWINSZ", OUT, KIND_STRUCT, &winsize_layout },
	{ "TIOCSWINSZ", IN, KIND_STRUCT, &winsize_layout },
	{ "TCFLSH", IN, KIND_VALUE, &tty_flushes },
	{ "TCXONC", IN, KIND_VALUE, &tty_flows },
	{ "TCSBRK*", IN, KIND_VALUE, NULL },
	{ "TIOCSCTTY", IN, KIND_VALUE, NULL },
	{ "TIOCGPTPEER", IN, KIND_VALUE, &open_flags },
	{ "TIOCGPGRP", OUT, KIND_PID, NULL },
	{ "TIOCSPGRP", IN, KIND_PID, NULL },
	{ "TIOCGSID", OUT, KIND_PID, NULL },
	{ "TIOCGETD", OUT, KIND_INT, &tty_lines },
	{ "TIOCSETD", IN, KIND_INT, &tty_lines },
	{ "TIOCMGET", OUT, KIND_INT, &tty_modems },
	{ "TIOCM*", IN, KIND_INT, &tty_modems },
	{ "TIOCSTI", IN, KIND_STRING, NULL },
	{ "TIOCOUTQ", OUT, KIND_INT, NULL },
	{ "TIOCGSOFTCAR", OUT, KIND_INT, NULL },
	{ "TIOCSSOFTCAR", IN, KIND_INT, NULL },
	{ "TIOCPKT", IN, KIND_INT, NULL },
	{ "FIONREAD", OUT, KIND_INT, NULL },
	{ "FIONBIO", IN, KIND_INT, NULL },
	{ "FIOASYNC", IN, KIND_INT, NULL },
	{ "FIOQSIZE", OUT, KIND_U64, NULL },
	{ "SIOCGIFCONF", IN | OUT, KIND_STRUCT, &ifconf_layout },
	{ "SIOCGIFFLAGS", IN | OUT, KIND_STRUCT, &ifreq_flags_layout },
	{ "SIOCSIFFLAGS", IN, KIND_STRUCT, &ifreq_flags_layout },
	{ "SIOCGIFNAME", IN | OUT, KIND_STRUCT, &ifreq_number_layout },
	{ "SIOCGIFINDEX", IN | OUT, KIND_STRUCT, &ifreq_number_layout },
	{ "SIOCGIFMTU", IN | OUT, KIND_STRUCT, &ifreq_number_layout },
	{ "SIOCSIFMTU", IN, KIND_STRUCT, &ifreq_number_layout },
	{ "SIOCGIFMETRIC", IN | OUT, KIND_STRUCT, &ifreq_number_layout },
	{ "SIOCGIFTXQLEN", IN | OUT, KIND_STRUCT, &ifreq_number_layout },
	{ "SIOCGIFHWADDR", IN | OUT, KIND_STRUCT, &ifreq_hardware_layout },
	{ "SIOCSIFHWADDR", IN, KIND_STRUCT, &ifreq_hardware_layout },
	{ "SIOCGIFADDR", IN | OUT, KIND_STRUCT, &ifreq_address_layout },
	{ "SIOCSIFADDR", IN, KIND_STRUCT, &ifreq_address_layout },
	{ "SIOCGIFNETMASK", IN | OUT, KIND_STRUCT, &ifreq_address_layout },
	{ "SIOCSIFNETMASK", IN, KIND_STRUCT, &ifreq_address_layout },
	{ "SIOCGIFBRDADDR", IN | OUT, KIND_STRUCT, &ifreq_address_layout },
	{ "SIOCGIFDSTADDR", IN | OUT, KIND_STRUCT, &ifreq_address_layout },
	{ "SIOC*IF*", IN, KIND_STRUCT, &ifreq_name_layout },
	{ "TUNSETIFF", IN | OUT, KIND_STRUCT, &ifreq_tun_layout },
	{ "TUNGETIFF", OUT, KIND_STRUCT, &ifreq_tun_layout },
	{ "FS_IOC_GETFLAGS", OUT, KIND_INT, &inode_flags },
	{ "FS_IOC_SETFLAGS", IN, KIND_INT, &inode_flags },
	{ "FS_IOC_FSGETXATTR", OUT, KIND_STRUCT, &fsxattr_layout },
	{ "FS_IOC_FSSETXATTR", IN, KIND_STRUCT, &fsxattr_layout },
	{ "FS_IOC_GETFSLABEL", OUT, KIND_STRING, NULL },
	{ "FS_IOC_SETFSLABEL", IN, KIND_STRING, NULL },
	{ "FS_IOC_FIEMAP", IN | OUT, KIND_FIEMAP, NULL },
	{ "FICLONE", IN, KIND_FD, NULL },
	{ "FICLONERANGE", IN, KIND_STRUCT, &clone_range_layout },
	{ "FIDEDUPERANGE", IN, KIND_STRUCT, &dedupe_layout },
	{ "FITRIM", IN | OUT, KIND_STRUCT, &fstrim_layout },
	{ "BLKGETSIZE64", OUT, KIND_U64, NULL },
	{ "BLKGETSIZE", OUT, KIND_LONG, NULL },
	{ "BLKROGET", OUT, KIND_INT, NULL },
	{ "BLKROSET", IN, KIND_INT, NULL },
	{ "BLKSSZGET", OUT, KIND_INT, NULL },
	{ "BLKBSZGET", OUT, KIND_INT, NULL },
	{ "BLKPBSZGET", OUT, KIND_INT, NULL },
	{ "BLKIOMIN", OUT, KIND_INT, NULL },
	{ "BLKIOOPT", OUT, KIND_INT, NULL },
	{ "BLKALIGNOFF", OUT, KIND_INT, NULL },
	{ "BLKRAGET", OUT, KIND_LONG, NULL },
	{ "LOOP_SET_FD", IN, KIND_FD, NULL },
	{ "LOOP_CHANGE_FD", IN, KIND_FD, NULL },
	{ "LOOP_CONFIGURE", IN, KIND_STRUCT, &loop_config_layout },
	{ "LOOP_SET_STATUS64", IN, KIND_STRUCT, &loop_info64_layout },
	{ "LOOP_GET_STATUS64", OUT, KIND_STRUCT, &loop_info64_layout },
	{ "LOOP_C*", IN, KIND_VALUE, NULL },
	{ "LOOP_SET_*", IN, KIND_VALUE, NULL },
	{ "EVIOCGID", OUT, KIND_STRUCT, &input_id_layout },
	{ "VIDIOC_QUERYCAP", OUT, KIND_STRUCT, &v4l2_capability_layout },
	{ "VIDIOC_REQBUFS", IN | OUT, KIND_STRUCT, &v4l2_requestbuffers_layout },
	{ "VIDIOC_ENUM_FMT", IN | OUT, KIND_STRUCT, &v4l2_fmtdesc_layout },
	{ "VIDIOC_STREAMON", IN, KIND_INT, &video_buffers },
	{ "VIDIOC_STREAMOFF", IN, KIND_INT, &video_buffers },
	{ "KVM_SET_USER_MEMORY_REGION", IN, KIND_STRUCT, &kvm_region_layout },
	{ "KVM_CREATE_VCPU", IN, KIND_VALUE, NULL },
	{ "KVM_CHECK_EXTENSION", IN, KIND_VALUE, NULL },
	{ "RTC_RD_TIME", OUT, KIND_STRUCT, &rtc_time_layout },
	{ "RTC_SET_TIME", IN, KIND_STRUCT, &rtc_time_layout },
	{ "RTC_ALM_*", IN | OUT, KIND_STRUCT, &rtc_time_layout },
	{ "UFFDIO_API", IN | OUT, KIND_STRUCT, &uffdio_api_layout },
	{ "UFFDIO_REGISTER", IN | OUT, KIND_STRUCT, &uffdio_register_layout },
	{ "UFFDIO_COPY", IN | OUT, KIND_STRUCT, &uffdio_copy_layout },
	{ "PERF_EVENT_IOC_ID", OUT, KIND_U64, NULL },
	{ "PERF_EVENT_IOC_PERIOD", IN, KIND_U64, NULL },
	{ "PERF_EVENT_IOC_SET_OUTPUT", IN, KIND_FD, NULL },
	{ "PERF_EVENT_IOC_SET_BPF", IN, KIND_FD, NULL },
	{ "PERF_EVENT_IOC_SET_FILTER", IN, KIND_STRING, NULL },
	{ "PERF_EVENT_IOC_*ABLE", IN, KIND_VALUE, NULL },
	{ "PERF_EVENT_IOC_RE*", IN, KIND_VALUE, NULL },
	{ "KDGKBENT", IN | OUT, KIND_STRUCT, &kbentry_layout },
	{ "KDSKBENT", IN, KIND_STRUCT, &kbentry_layout },
	{ "KDGKBSENT", IN | OUT, KIND_STRUCT, &kbsentry_layout },
	{ "KDSKBSENT", IN, KIND_STRUCT, &kbsentry_layout },
	{ "PIO_UNIMAPCLR", IN, KIND_STRUCT, &unimapinit_layout },
	{ "PIO_UNIMAP", IN, KIND_STRUCT, &unimapdesc_layout },
	{ "GIO_UNIMAP", IN | OUT, KIND_STRUCT, &unimapdesc_layout },
	{ "GIO_FONTX", IN | OUT, KIND_STRUCT, &consolefontdesc_layout },
	{ "PIO_FONTX", IN, KIND_STRUCT, &consolefontdesc_layout },
	{ "KDFONTOP", IN | OUT, KIND_STRUCT, &console_font_op_layout },
	{ "KDKBDREP", IN | OUT, KIND_STRUCT, &kbd_repeat_layout },
	{ "KDSETMODE", IN, KIND_VALUE, &console_modes },
	{ "KDGETMODE", OUT, KIND_INT, &console_modes },
	{ "KDSKBMODE", IN, KIND_VALUE, &keyboard_modes },
	{ "KDGKBMODE", OUT, KIND_INT, &keyboard_modes },
	{ "KDSKBMETA", IN, KIND_VALUE, &keyboard_metas },
	{ "KDGKBMETA", OUT, KIND_INT, &keyboard_metas },
	{ "KDSKBLED", IN, KIND_VALUE, &keyboard_leds },
	{ "KDSETLED", IN, KIND_VALUE, &console_leds },
	{ "KDSIGACCEPT", IN, KIND_SIGNAL, NULL },
	{ "KIOCSOUND", IN, KIND_VALUE, NULL },
	{ "KDMKTONE", IN, KIND_VALUE, NULL },
	{ "DM_*", IN | OUT, KIND_STRUCT, &dm_ioctl_layout },
	{ "GPIO_GET_CHIPINFO_IOCTL", OUT, KIND_STRUCT, &gpiochip_info_layout },
	{ "GPIO_GET_LINEINFO_IOCTL", IN | OUT, KIND_STRUCT, &gpioline_info_layout },
	{ "GPIO_GET_LINEINFO_WATCH_IOCTL", IN | OUT, KIND_STRUCT, &gpioline_info_layout },
	{ "GPIO_GET_LINEHANDLE_IOCTL", IN | OUT, KIND_STRUCT, &gpiohandle_request_layout },
	{ "GPIOHANDLE_GET_LINE_VALUES_IOCTL", IN | OUT, KIND_STRUCT, &gpiohandle_data_layout },
	{ "GPIOHANDLE_SET_LINE_VALUES_IOCTL", IN, KIND_STRUCT, &gpiohandle_data_layout },
	{ "GPIOHANDLE_SET_CONFIG_IOCTL", IN, KIND_STRUCT, &gpiohandle_config_layout },
	{ "GPIO_GET_LINEEVENT_IOCTL", IN | OUT, KIND_STRUCT, &gpioevent_request_layout },
	{ "GPIO_V2_GET_LINEINFO*", IN | OUT, KIND_STRUCT, &gpio_v2_line_info_layout },
	{ "GPIO_V2_GET_LINE_IOCTL", IN | OUT, KIND_STRUCT, &gpio_v2_line_request_layout },
	{ "GPIO_V2_LINE_SET_CONFIG_IOCTL", IN, KIND_STRUCT, &gpio_v2_line_config_layout },
	{ "GPIO_V2_LINE_GET_VALUES_IOCTL", IN | OUT, KIND_STRUCT, &gpio_v2_line_values_layout },
	{ "GPIO_V2_LINE_SET_VALUES_IOCTL", IN, KIND_STRUCT, &gpio_v2_line_values_layout },
	{ "PTP_CLOCK_GETCAPS", OUT, KIND_STRUCT, &ptp_clock_caps_layout },
	{ "PTP_EXTTS_REQUEST", IN, KIND_STRUCT, &ptp_extts_request_layout },
	{ "PTP_PEROUT_REQUEST", IN, KIND_STRUCT, &ptp_perout_request_layout },
	{ "PTP_ENABLE_PPS", IN, KIND_VALUE, NULL },
	{ "PTP_SYS_OFFSET", IN | OUT, KIND_STRUCT, &ptp_sys_offset_layout },
	{ "PTP_SYS_OFFSET_PRECISE", OUT, KIND_STRUCT, &ptp_sys_offset_precise_layout },
	{ "PTP_PIN_GETFUNC", IN | OUT, KIND_STRUCT, &ptp_pin_desc_layout },
	{ "PTP_PIN_SETFUNC", IN, KIND_STRUCT, &ptp_pin_desc_layout },
	{ "PTP_CLOCK_GETCAPS2", OUT, KIND_STRUCT, &ptp_clock_caps_layout },
	{ "PTP_EXTTS_REQUEST2", IN, KIND_STRUCT, &ptp_extts_request_layout },
	{ "PTP_PEROUT_REQUEST2", IN, KIND_STRUCT, &ptp_perout_request_layout },
	{ "PTP_ENABLE_PPS2", IN, KIND_VALUE, NULL },
	{ "PTP_SYS_OFFSET2", IN | OUT, KIND_STRUCT, &ptp_sys_offset_layout },
	{ "PTP_SYS_OFFSET_PRECISE2", OUT, KIND_STRUCT, &ptp_sys_offset_precise_layout },
	{ "PTP_PIN_GETFUNC2", IN | OUT, KIND_STRUCT, &ptp_pin_desc_layout },
	{ "PTP_PIN_SETFUNC2", IN, KIND_STRUCT, &ptp_pin_desc_layout },
	{ "RTC_WKALM_SET", IN, KIND_STRUCT, &rtc_wkalrm_layout },
	{ "RTC_WKALM_RD", OUT, KIND_STRUCT, &rtc_wkalrm_layout },
	{ "RTC_PLL_GET", OUT, KIND_STRUCT, &rtc_pll_info_layout },
	{ "RTC_PLL_SET", IN, KIND_STRUCT, &rtc_pll_info_layout },
	{ "RTC_PARAM_GET", IN | OUT, KIND_STRUCT, &rtc_param_layout },
	{ "RTC_PARAM_SET", IN, KIND_STRUCT, &rtc_param_layout },
	{ "RTC_IRQP_SET", IN, KIND_VALUE, NULL },
	{ "RTC_EPOCH_SET", IN, KIND_VALUE, NULL },
	{ "RTC_IRQP_READ", OUT, KIND_LONG, NULL },
	{ "RTC_EPOCH_READ", OUT, KIND_LONG, NULL },
	{ "KVM_GET_REGS", OUT, KIND_STRUCT, &kvm_regs_layout },
	{ "KVM_SET_REGS", IN, KIND_STRUCT, &kvm_regs_layout },
	{ "KVM_GET_SREGS", OUT, KIND_STRUCT, &kvm_sregs_layout },
	{ "KVM_SET_SREGS", IN, KIND_STRUCT, &kvm_sregs_layout },
	{ "KVM_*CPUID*", IN | OUT, KIND_STRUCT, &kvm_cpuid_layout },
	{ "SECCOMP_IOCTL_NOTIF_RECV", OUT, KIND_STRUCT, &seccomp_notif_layout },
	{ "SECCOMP_IOCTL_NOTIF_SEND", IN, KIND_STRUCT, &seccomp_notif_resp_layout },
	{ "SECCOMP_IOCTL_NOTIF_ADDFD", IN, KIND_STRUCT, &seccomp_notif_addfd_layout },
	{ "UFFDIO_UNREGISTER", IN, KIND_STRUCT, &uffdio_range_layout },
	{ "UFFDIO_WAKE", IN, KIND_STRUCT, &uffdio_range_layout },
	{ "UFFDIO_ZEROPAGE", IN | OUT, KIND_STRUCT, &uffdio_zeropage_layout },
	{ "UFFDIO_WRITEPROTECT", IN | OUT, KIND_STRUCT, &uffdio_writeprotect_layout },
	{ "UFFDIO_CONTINUE", IN | OUT, KIND_STRUCT, &uffdio_continue_layout },
	{ "UFFDIO_POISON", IN | OUT, KIND_STRUCT, &uffdio_poison_layout },
	{ "UFFDIO_MOVE", IN | OUT, KIND_STRUCT, &uffdio_move_layout },
	{ "HDIO_GETGEO", OUT, KIND_STRUCT, &hd_geometry_layout },
	{ "BLKTRACESETUP", IN | OUT, KIND_STRUCT, &blk_user_trace_setup_layout },
	{ "BLKRASET", IN, KIND_VALUE, NULL },
	{ "BLKFRASET", IN, KIND_VALUE, NULL },
	{ "EPIOCGPARAMS", OUT, KIND_STRUCT, &epoll_params_layout },
	{ "EPIOCSPARAMS", IN, KIND_STRUCT, &epoll_params_layout },
	{ "MEMGETINFO", OUT, KIND_STRUCT, &mtd_info_user_layout },
	{ "MEMERASE", IN, KIND_STRUCT, &erase_info_user_layout },
	{ "MEMLOCK", IN, KIND_STRUCT, &erase_info_user_layout },
	{ "MEMUNLOCK", IN, KIND_STRUCT, &erase_info_user_layout },
	{ "EVIOCGKEYCODE_V2", IN | OUT, KIND_STRUCT, &input_keymap_entry_layout },
	{ "EVIOCSKEYCODE_V2", IN, KIND_STRUCT, &input_keymap_entry_layout },
	{ "EVIOCRMFF", IN, KIND_VALUE, NULL },
	{ "EVIOCGRAB", IN, KIND_VALUE, NULL },
	{ "EVIOCREVOKE", IN, KIND_VALUE, NULL },
	{ "SG_IO", IN | OUT, KIND_STRUCT, &sg_io_hdr_layout },
	{ "NBD_SET_FLAGS", IN, KIND_VALUE, &nbd_flags },
	{ "NBD_SET_SOCK", IN, KIND_FD, NULL },
	{ "NBD_SET_*", IN, KIND_VALUE, NULL },
	{ "BTRFS_IOC_SNAP_CREATE_V2", IN | OUT, KIND_STRUCT, &btrfs_vol_args_v2_layout },
	{ "BTRFS_IOC_SUBVOL_CREATE_V2", IN | OUT, KIND_STRUCT, &btrfs_vol_args_v2_layout },
	{ "BTRFS_IOC_SNAP_DESTROY_V2", IN, KIND_STRUCT, &btrfs_vol_args_v2_layout },
	{ "BTRFS_IOC_RM_DEV_V2", IN, KIND_STRUCT, &btrfs_vol_args_v2_layout },
	{ "BTRFS_IOC_SNAP_CREATE", IN, KIND_STRUCT, &btrfs_ioctl_vol_args_layout },
	{ "BTRFS_IOC_SUBVOL_CREATE", IN, KIND_STRUCT, &btrfs_ioctl_vol_args_layout },
	{ "BTRFS_IOC_SNAP_DESTROY", IN, KIND_STRUCT, &btrfs_ioctl_vol_args_layout },
	{ "BTRFS_IOC_RESIZE", IN, KIND_STRUCT, &btrfs_ioctl_vol_args_layout },
	{ "BTRFS_IOC_*_DEV", IN, KIND_STRUCT, &btrfs_ioctl_vol_args_layout },
	{ "BTRFS_IOC_DEFRAG", IN, KIND_STRUCT, &btrfs_ioctl_vol_args_layout },
	{ "BTRFS_IOC_DEVICES_READY", IN, KIND_STRUCT, &btrfs_ioctl_vol_args_layout },
	{ "BTRFS_IOC_DEV_INFO", IN | OUT, KIND_STRUCT, &btrfs_ioctl_dev_info_args_layout },
	{ "BTRFS_IOC_FS_INFO", OUT, KIND_STRUCT, &btrfs_ioctl_fs_info_args_layout },
	{ "BTRFS_IOC_GET_FEATURES", OUT, KIND_STRUCT, &btrfs_ioctl_feature_flags_layout },
	{ "BTRFS_IOC_TREE_SEARCH*", IN | OUT, KIND_STRUCT, &btrfs_ioctl_search_key_layout },
	{ "BTRFS_IOC_DEFRAG_RANGE", IN, KIND_STRUCT, &btrfs_ioctl_defrag_range_args_layout },
	{ "BTRFS_IOC_QUOTA_CTL", IN, KIND_STRUCT, &btrfs_ioctl_quota_ctl_args_layout },
	{ "BTRFS_IOC_QGROUP_ASSIGN", IN, KIND_STRUCT, &btrfs_ioctl_qgroup_assign_args_layout },
	{ "BTRFS_IOC_QGROUP_CREATE", IN, KIND_STRUCT, &btrfs_ioctl_qgroup_create_args_layout },
	{ "BTRFS_IOC_SCRUB", IN | OUT, KIND_STRUCT, &btrfs_ioctl_scrub_args_layout },
	{ "BTRFS_IOC_SCRUB_PROGRESS", IN | OUT, KIND_STRUCT, &btrfs_ioctl_scrub_args_layout },
	{ "BTRFS_IOC_INO_PATHS", IN | OUT, KIND_STRUCT, &btrfs_ioctl_ino_path_args_layout },
	{ "BTRFS_IOC_LOGICAL_INO*", IN | OUT, KIND_STRUCT, &btrfs_ioctl_logical_ino_args_layout },
	{ "BTRFS_IOC_GET_DEV_STATS", IN | OUT, KIND_STRUCT, &btrfs_ioctl_get_dev_stats_layout },
	{ "BTRFS_IOC_SEND", IN, KIND_STRUCT, &btrfs_ioctl_send_args_layout },
	{ "BTRFS_IOC_INO_LOOKUP", IN | OUT, KIND_STRUCT, &btrfs_ioctl_ino_lookup_args_layout },
	{ "BTRFS_IOC_SET_RECEIVED_SUBVOL", IN | OUT, KIND_STRUCT, &btrfs_ioctl_received_subvol_args_layout },
	{ "BTRFS_IOC_CLONE_RANGE", IN, KIND_STRUCT, &btrfs_ioctl_clone_range_args_layout },
	{ "BTRFS_IOC_CLONE", IN, KIND_FD, NULL },
	{ "BTRFS_IOC_BALANCE_CTL", IN, KIND_VALUE, &btrfs_balance_cmds },
	{ "BTRFS_IOC_SUBVOL_GETFLAGS", OUT, KIND_U64, &btrfs_volume_flags },
	{ "BTRFS_IOC_SUBVOL_SETFLAGS", IN, KIND_U64, &btrfs_volume_flags },
	{ "VIDIOC_QUERYBUF", IN | OUT, KIND_STRUCT, &v4l2_buffer_layout },
	{ "VIDIOC_QBUF", IN | OUT, KIND_STRUCT, &v4l2_buffer_layout },
	{ "VIDIOC_DQBUF", IN | OUT, KIND_STRUCT, &v4l2_buffer_layout },
	{ "VIDIOC_PREPARE_BUF", IN | OUT, KIND_STRUCT, &v4l2_buffer_layout },
	{ "VIDIOC_G_FMT", IN | OUT, KIND_STRUCT, &v4l2_format_layout },
	{ "VIDIOC_S_FMT", IN | OUT, KIND_STRUCT, &v4l2_format_layout },
	{ "VIDIOC_TRY_FMT", IN | OUT, KIND_STRUCT, &v4l2_format_layout },
	{ "VIDIOC_G_CTRL", IN | OUT, KIND_STRUCT, &v4l2_control_layout },
	{ "VIDIOC_S_CTRL", IN | OUT, KIND_STRUCT, &v4l2_control_layout },
	{ "VIDIOC_QUERYCTRL", IN | OUT, KIND_STRUCT, &v4l2_queryctrl_layout },
	{ "VIDIOC_ENUMINPUT", IN | OUT, KIND_STRUCT, &v4l2_input_layout },
	{ "VIDIOC_ENUMSTD", IN | OUT, KIND_STRUCT, &v4l2_standard_layout },
	{ "VIDIOC_G_CROP", IN | OUT, KIND_STRUCT, &v4l2_crop_layout },
	{ "VIDIOC_S_CROP", IN, KIND_STRUCT, &v4l2_crop_layout },
	{ "VIDIOC_CROPCAP", IN | OUT, KIND_STRUCT, &v4l2_cropcap_layout },
	{ "VIDIOC_G_STD", OUT, KIND_U64, &video_standards },
	{ "VIDIOC_S_STD", IN, KIND_U64, &video_standards },
	{ "VIDIOC_S_INPUT", IN, KIND_INT, NULL },
	{ "VIDIOC_G_INPUT", OUT, KIND_INT, NULL },
};

/* clang-format on */

/* '*' in a pattern stands for anything. */
static bool matches(const char *pattern, const char *name)
{
	for (; *pattern && *pattern != '*'; pattern++, name++)
		if (*pattern != *name)
			return false;
	if (!*pattern)
		return !*name;
	for (; *name; name++)
		if (matches(pattern + 1, name))
			return true;
	return matches(pattern + 1, name);
}

static const struct form *find_form(const struct call *call, uint32_t cmd)
{
	const char *name = name_of(call, cmd);

	(void)call;
	for (size_t i = 0; name && i < sizeof(forms) / sizeof(*forms); i++)
		if (matches(forms[i].name, name))
			return &forms[i];
	return NULL;
}

/* What most commands are whose number says that a number goes in or out. */
static struct form form_of_number(uint32_t cmd)
{
	struct form form = { NULL, 0, KIND_INT, NULL };

	if (cmd_direction(cmd) & DIRECTION_WRITE)
		form.ways |= IN;
	if (cmd_direction(cmd) & DIRECTION_READ)
		form.ways |= OUT;
	if (cmd_size(cmd) == 8)
		form.kind = KIND_U64;
	else if (cmd_size(cmd) != 4)
		form.ways = 0;
	return form;
}

static void print_bracketed(struct text *out, const struct call *call,
			    const struct form *form, uint64_t address)
{
	unsigned size = form->kind == KIND_U64	  ? 8
			: form->kind == KIND_LONG ? call_long_size(call)
						  : 4;
	unsigned char bytes[sizeof(uint64_t)];

	if (!read_or_hex(out, call, address, bytes, size))
		return;
	text_char(out, '[');
	if (form->kind == KIND_PID)
		print_pid_value(out, call, (pid_t)load(bytes, size));
	else if (form->param)
		flags_print(out, call->style, form->param, load(bytes, size));
	else
		text_signed(out, load_signed(bytes, size));
	text_char(out, ']');
}

static void print_fiemap(struct text *out, const struct call *call,
			 uint64_t address)
{
	enum { HEADER = 32, MAPPED = 20 };
	uint32_t mapped;

	layout_print_at(out, call, &fiemap_layout, address);
	if (!call->returned ||
	    !memory_get(call->memory, address + MAPPED, &mapped, 4) || !mapped)
		return;
	text_puts(out, ", ");
	layout_print_list(
		out, call, &extent_layout,
		&(struct list){ address + HEADER, mapped, UINT64_MAX });
}

static void print_formed(struct text *out, const struct call *call,
			 const struct form *form, uint64_t value)
{
	switch (form->kind) {
	case KIND_STRUCT:
		layout_print_at(out, call, form->param, value);
		break;
	case KIND_STRING:
		print_string_at(out, call, value, string_limit(call));
		break;
	case KIND_FIEMAP:
		print_fiemap(out, call, value);
		break;
	case KIND_VALUE:
		if (form->param)
			flags_print(out, call->style, form->param, value);
		else
			text_signed(out, (int64_t)value);
		break;
	case KIND_SIGNAL:
		print_signal_value(out, call, (int)value);
		break;
	case KIND_FD:
		print_fd_value(out, call, (int)value);
		break;
	default:
		print_bracketed(out, call, form, value);
	}
}

void print_ioctl_arg(struct text *out, const struct call *call, unsigned index)
{
	uint32_t cmd = arg_value(call, index - 1);
	uint64_t value = arg_value(call, index);
	const struct form *known = find_form(call, cmd);
	struct form form = known ? *known :
				  form_of_number(ioctl_common(cmd, call->abi));
	bool filled = call->returned && !call->failed;

	if (form.ways & IN || (form.ways & OUT && filled))
		print_formed(out, call, &form, value);
	else
		text_hex(out, value);
}
