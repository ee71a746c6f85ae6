/*
 * Sizes of structs in each ABI against the kernel's headers, and fields of
 * one where the ABIs differ.
 */
#include "test_decode.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include "decode/device_structs.h"
#include "decode/layout.h"
#include "decode/netlink_structs.h"
#include "low_memory.h"

static const struct abi abi_i386 = { .name = "32", .word = 4, .align = 4 };
static const struct abi abi_x32 = { .name = "x32", .word = 4, .slot = 8 };

static const struct {
	const char *name;
	const struct layout *layout;
	size_t wide;	/* sizeof() by gcc -m64, .. */
	size_t narrow;	/* .. -m32, .. */
	size_t x32;	/* .. and -mx32 */
} sizes[] = {
#define SIZES(l, wide, narrow, x32) { #l, &(l), wide, narrow, x32 }
	SIZES(extent_layout, 56, 56, 56),
	SIZES(blkpg_layout, 24, 16, 16),
	SIZES(counter_watch_layout, 6, 6, 6),
	SIZES(dm_table_layout, 312, 312, 312),
	SIZES(ip_mreq_source_layout, 12, 12, 12),
	SIZES(kcmp_slot_layout, 12, 12, 12),
	SIZES(msginfo_layout, 32, 32, 32),
	SIZES(seminfo_layout, 40, 40, 40),
	SIZES(sg_io_v4_layout, 160, 160, 160),
	SIZES(shm_info_layout, 48, 24, 48),
	SIZES(shm_limits_layout, 72, 36, 72),
	SIZES(tee_register_layout, 24, 24, 24),
	SIZES(tee_version_layout, 12, 12, 12),
	SIZES(ubi_attach_layout, 24, 24, 24),
	SIZES(ubi_change_layout, 16, 16, 16),
	SIZES(ubi_map_layout, 8, 8, 8),
	SIZES(ubi_property_layout, 16, 16, 16),
	SIZES(ubi_resize_layout, 12, 12, 12),
	SIZES(ubi_volume_layout, 152, 152, 152),
	SIZES(fiemap_layout, 32, 32, 32),
	SIZES(futex_waitv_layout, 24, 24, 24),
	SIZES(ifinfomsg_layout, 16, 16, 16),
	SIZES(io_event_layout, 32, 32, 32),
	SIZES(io_uring_params_layout, 120, 120, 120),
	SIZES(iocb_layout, 64, 64, 64),
	SIZES(itimerspec_layout, 32, 16, 32),
	SIZES(kvm_region_layout, 32, 32, 32),
	SIZES(landlock_path_layout, 12, 12, 12),
	SIZES(loop_config_layout, 304, 304, 304),
	SIZES(loop_info64_layout, 232, 232, 232),
	SIZES(mount_attr_layout, 32, 32, 32),
	SIZES(mq_attr_layout, 64, 32, 64),
	SIZES(msqid_layout, 120, 88, 120),
	SIZES(ndmsg_layout, 12, 12, 12),
	SIZES(rlimit_layout, 16, 8, 16),
	SIZES(robust_list_layout, 24, 12, 12),
	SIZES(rtc_time_layout, 36, 36, 36),
	SIZES(rtmsg_layout, 12, 12, 12),
	SIZES(rusage_layout, 144, 72, 144),
	SIZES(sembuf_layout, 6, 6, 6),
	SIZES(semid_layout, 104, 64, 104),
	SIZES(shmid_layout, 112, 84, 112),
	SIZES(sock_filter_layout, 8, 8, 8),
	SIZES(sock_fprog_layout, 16, 8, 8),
	SIZES(stat_layout, 144, 64, 144),
	SIZES(statfs64_layout, 120, 84, 120),
	SIZES(statfs_layout, 120, 64, 120),
	SIZES(statx_layout, 256, 256, 256),
	SIZES(timex64_layout, 208, 208, 208),
	SIZES(timex_layout, 208, 128, 208),
	SIZES(tms_layout, 32, 16, 32),
	SIZES(uffdio_copy_layout, 40, 40, 40),
	SIZES(uffdio_register_layout, 32, 32, 32),
	SIZES(address_cacheinfo_layout, 16, 16, 16),
	SIZES(blk_user_trace_setup_layout, 72, 64, 72),
	SIZES(blkpg_partition_layout, 152, 148, 152),
	SIZES(bridge_id_layout, 8, 8, 8),
	SIZES(bridge_port_layout, 8, 8, 8),
	SIZES(bridge_vlan_layout, 4, 4, 4),
	SIZES(btrfs_ioctl_defrag_range_args_layout, 48, 48, 48),
	SIZES(btrfs_ioctl_dev_info_args_layout, 4096, 4096, 4096),
	SIZES(btrfs_ioctl_feature_flags_layout, 24, 24, 24),
	SIZES(btrfs_ioctl_fs_info_args_layout, 1024, 1024, 1024),
	SIZES(btrfs_ioctl_get_dev_stats_layout, 1032, 1032, 1032),
	SIZES(btrfs_ioctl_ino_lookup_args_layout, 4096, 4096, 4096),
	SIZES(btrfs_ioctl_ino_path_args_layout, 56, 56, 56),
	SIZES(btrfs_ioctl_logical_ino_args_layout, 56, 56, 56),
	SIZES(btrfs_ioctl_qgroup_assign_args_layout, 24, 24, 24),
	SIZES(btrfs_ioctl_qgroup_create_args_layout, 16, 16, 16),
	SIZES(btrfs_ioctl_quota_ctl_args_layout, 16, 16, 16),
	SIZES(btrfs_ioctl_received_subvol_args_layout, 200, 192, 200),
	SIZES(btrfs_ioctl_scrub_args_layout, 1024, 1024, 1024),
	SIZES(btrfs_ioctl_search_key_layout, 104, 104, 104),
	SIZES(btrfs_ioctl_send_args_layout, 72, 68, 72),
	SIZES(btrfs_ioctl_timespec_layout, 16, 12, 16),
	SIZES(btrfs_ioctl_vol_args_layout, 4096, 4096, 4096),
	SIZES(btrfs_scrub_progress_layout, 120, 120, 120),
	SIZES(btrfs_vol_args_v2_layout, 4096, 4096, 4096),
	SIZES(console_font_op_layout, 32, 24, 24),
	SIZES(consolefontdesc_layout, 16, 8, 8),
	SIZES(control_layout, 4, 4, 4),
	SIZES(crypto_alg_layout, 208, 208, 208),
	SIZES(dm_ioctl_layout, 312, 312, 312),
	SIZES(epoll_params_layout, 8, 8, 8),
	SIZES(erase_info_user_layout, 8, 8, 8),
	SIZES(gpio_v2_line_attribute_layout, 16, 16, 16),
	SIZES(gpio_v2_line_config_attribute_layout, 24, 24, 24),
	SIZES(gpio_v2_line_config_layout, 272, 272, 272),
	SIZES(gpio_v2_line_info_layout, 256, 256, 256),
	SIZES(gpio_v2_line_request_layout, 592, 592, 592),
	SIZES(gpio_v2_line_values_layout, 16, 16, 16),
	SIZES(gpiochip_info_layout, 68, 68, 68),
	SIZES(gpioevent_request_layout, 48, 48, 48),
	SIZES(gpiohandle_config_layout, 84, 84, 84),
	SIZES(gpiohandle_data_layout, 64, 64, 64),
	SIZES(gpiohandle_request_layout, 364, 364, 364),
	SIZES(gpioline_info_layout, 72, 72, 72),
	SIZES(group_req_layout, 136, 132, 132),
	SIZES(group_source_layout, 264, 260, 260),
	SIZES(loop_info_layout, 168, 140, 140),
	SIZES(hd_geometry_layout, 16, 8, 8),
	SIZES(inet_diag_meminfo_layout, 16, 16, 16),
	SIZES(inet_diag_msg_layout, 72, 72, 72),
	SIZES(inet_diag_req_layout, 56, 56, 56),
	SIZES(input_keymap_entry_layout, 40, 40, 40),
	SIZES(interface_stats_layout, 12, 12, 12),
	SIZES(kbd_repeat_layout, 8, 8, 8),
	SIZES(kbdiacr_layout, 3, 3, 3),
	SIZES(kbdiacruc_layout, 12, 12, 12),
	SIZES(kbentry_layout, 4, 4, 4),
	SIZES(kbsentry_layout, 513, 513, 513),
	SIZES(label_layout, 12, 12, 12),
	SIZES(link_cacheinfo_layout, 16, 16, 16),
	SIZES(link_map_layout, 32, 28, 32),
	SIZES(link_stats64_layout, 200, 200, 200),
	SIZES(link_stats_layout, 96, 96, 96),
	SIZES(mdb_entry_layout, 28, 28, 28),
	SIZES(mfc_stats_layout, 24, 24, 24),
	SIZES(mtd_info_user_layout, 32, 32, 32),
	SIZES(neighbour_cacheinfo_layout, 16, 16, 16),
	SIZES(neighbour_config_layout, 32, 32, 32),
	SIZES(neighbour_table_layout, 4, 4, 4),
	SIZES(netconf_layout, 1, 1, 1),
	SIZES(netfilter_layout, 4, 4, 4),
	SIZES(netlink_diag_msg_layout, 28, 28, 28),
	SIZES(netlink_diag_req_layout, 20, 20, 20),
	SIZES(bbr_layout, 20, 20, 20),
	SIZES(bridge_options_layout, 8, 8, 8),
	SIZES(bridge_vlan_stats_layout, 40, 40, 40),
	SIZES(dcb_layout, 4, 4, 4),
	SIZES(dctcp_layout, 16, 16, 16),
	SIZES(diag_code_layout, 4, 4, 4),
	SIZES(md5sig_layout, 100, 100, 100),
	SIZES(neighbour_stats_layout, 88, 88, 88),
	SIZES(netlink_ring_layout, 16, 16, 16),
	SIZES(packet_ring_layout, 28, 28, 28),
	SIZES(port_vsi_layout, 8, 8, 8),
	SIZES(smc_connection_layout, 76, 76, 76),
	SIZES(smc_diag_msg_layout, 64, 64, 64),
	SIZES(smc_diag_req_layout, 52, 52, 52),
	SIZES(smc_fallback_layout, 8, 8, 8),
	SIZES(smc_group_layout, 147, 147, 147),
	SIZES(smc_memory_layout, 40, 40, 40),
	SIZES(traffic_estimate_layout, 2, 2, 2),
	SIZES(vegas_layout, 16, 16, 16),
	SIZES(vf_broadcast_layout, 32, 32, 32),
	SIZES(next_hop_layout, 8, 8, 8),
	SIZES(nexthop_layout, 8, 8, 8),
	SIZES(nexthop_member_layout, 8, 8, 8),
	SIZES(packet_diag_info_layout, 24, 24, 24),
	SIZES(packet_diag_msg_layout, 16, 16, 16),
	SIZES(packet_diag_req_layout, 20, 20, 20),
	SIZES(ptp_clock_caps_layout, 80, 80, 80),
	SIZES(ptp_clock_time_layout, 16, 16, 16),
	SIZES(ptp_extts_request_layout, 16, 16, 16),
	SIZES(ptp_perout_request_layout, 56, 56, 56),
	SIZES(ptp_pin_desc_layout, 96, 96, 96),
	SIZES(ptp_sys_offset_layout, 832, 832, 832),
	SIZES(ptp_sys_offset_precise_layout, 64, 64, 64),
	SIZES(route_cacheinfo_layout, 32, 32, 32),
	SIZES(rtc_param_layout, 24, 24, 24),
	SIZES(rtc_pll_info_layout, 32, 28, 28),
	SIZES(rtc_wkalrm_layout, 40, 40, 40),
	SIZES(rule_layout, 12, 12, 12),
	SIZES(rule_ports_layout, 4, 4, 4),
	SIZES(rule_uids_layout, 8, 8, 8),
	SIZES(seccomp_data_layout, 64, 64, 64),
	SIZES(seccomp_notif_addfd_layout, 24, 24, 24),
	SIZES(seccomp_notif_layout, 80, 80, 80),
	SIZES(seccomp_notif_resp_layout, 24, 24, 24),
	SIZES(sg_io_hdr_layout, 88, 64, 64),
	SIZES(traffic_action_layout, 4, 4, 4),
	SIZES(traffic_basic_layout, 16, 12, 16),
	SIZES(traffic_layout, 20, 20, 20),
	SIZES(traffic_queue_layout, 20, 20, 20),
	SIZES(traffic_size_layout, 24, 24, 24),
	SIZES(traffic_stats_layout, 40, 36, 40),
	SIZES(uffdio_continue_layout, 32, 32, 32),
	SIZES(uffdio_move_layout, 40, 40, 40),
	SIZES(uffdio_poison_layout, 32, 32, 32),
	SIZES(uffdio_range_layout, 16, 16, 16),
	SIZES(uffdio_writeprotect_layout, 24, 24, 24),
	SIZES(uffdio_zeropage_layout, 32, 32, 32),
	SIZES(unimapdesc_layout, 16, 8, 8),
	SIZES(unimapinit_layout, 6, 6, 6),
	SIZES(unipair_layout, 4, 4, 4),
	SIZES(unix_diag_msg_layout, 16, 16, 16),
	SIZES(unix_diag_req_layout, 24, 24, 24),
	SIZES(v4l2_buffer_layout, 88, 68, 80),
	SIZES(v4l2_control_layout, 8, 8, 8),
	SIZES(v4l2_capability_layout, 104, 104, 104),
	SIZES(v4l2_create_buffers_layout, 256, 248, 248),
	SIZES(v4l2_exportbuffer_layout, 64, 64, 64),
	SIZES(v4l2_ext_controls_layout, 32, 24, 24),
	SIZES(v4l2_format_layout, 208, 204, 204),
	SIZES(v4l2_frequency_layout, 44, 44, 44),
	SIZES(v4l2_frmivalenum_layout, 52, 52, 52),
	SIZES(v4l2_frmsizeenum_layout, 44, 44, 44),
	SIZES(v4l2_query_ext_ctrl_layout, 232, 232, 232),
	SIZES(v4l2_requestbuffers_layout, 20, 20, 20),
	SIZES(v4l2_selection_layout, 64, 64, 64),
	SIZES(v4l2_streamparm_layout, 204, 204, 204),
	SIZES(v4l2_tuner_layout, 84, 84, 84),
	SIZES(v4l2_crop_layout, 20, 20, 20),
	SIZES(v4l2_cropcap_layout, 44, 44, 44),
	SIZES(v4l2_fract_layout, 8, 8, 8),
	SIZES(v4l2_input_layout, 80, 76, 80),
	SIZES(v4l2_queryctrl_layout, 68, 68, 68),
	SIZES(v4l2_rect_layout, 16, 16, 16),
	SIZES(v4l2_standard_layout, 72, 64, 72),
	SIZES(vf_guid_layout, 16, 12, 16),
	SIZES(vf_mac_layout, 36, 36, 36),
	SIZES(vf_rate_layout, 12, 12, 12),
	SIZES(vf_vlan_info_layout, 16, 16, 16),
	SIZES(vf_vlan_layout, 12, 12, 12),
#undef SIZES
};

Test(decode_layout, sizes)
{
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		const struct layout *layout = sizes[i].layout;

		cr_expect_eq(layout_size(layout, &wide_abi), sizes[i].wide,
			     "%s: %zu", sizes[i].name,
			     layout_size(layout, &wide_abi));
		cr_expect_eq(layout_size(layout, &abi_i386), sizes[i].narrow,
			     "%s, 32 bits: %zu", sizes[i].name,
			     layout_size(layout, &abi_i386));
		cr_expect_eq(layout_size(layout, &abi_x32), sizes[i].x32,
			     "%s, x32: %zu", sizes[i].name,
			     layout_size(layout, &abi_x32));
	}
}

Test(decode_layout, stat_of_64_bits)
{
	struct stat status = { .st_dev = 0x801, .st_ino = 7, .st_nlink = 2,
			       .st_mode = S_IFREG | 04755, .st_uid = 1,
			       .st_size = 9, .st_blksize = 4096 };

	status.st_mtim = (struct timespec){ 5, 6 };
	expect_line("stat(filename: \"f\", statbuf: { .st_dev: 8:1, "
		    ".st_ino: 7, .st_nlink: 2, .st_mode: IFREG|ISUID|0755, "
		    ".st_uid: 1, .st_gid: 0, .st_size: 9, .st_blksize: 4096, "
		    ".st_blocks: 0, .st_atime: 0, .st_atime_nsec: 0, "
		    ".st_mtime: 5, .st_mtime_nsec: 6, .st_ctime: 0, "
		    ".st_ctime_nsec: 0 }) = 0",
		    GIVEN("stat", 0, P("f"), P(&status)));
	/* On failure nothing was filled in. */
	expect_line_at("stat(filename: \"f\", statbuf: %p) = -1 ENOENT "
		       "(No such file or directory)",
		       &status, GIVEN("stat", -2, P("f"), P(&status)));
}

/* sysinfo, whose longs are 4 bytes here and 8 there. */
Test(decode_layout, longs)
{
	uint32_t narrow[16] = { 100, 1, 2, 3, 4096, 5, 6, 7, 8, 9, 11, 12,
				13, 1 };
	uint64_t wide[14] = { 100, 1, 2, 3, 4096, 5, 6, 7, 8, 9, 11, 12,
			      13, 1 };
	static const char line[] =
		"sysinfo(info: { .uptime: 100, .loads: [1, 2, 3], "
		".totalram: 4096, .freeram: 5, .sharedram: 6, .bufferram: 7, "
		".totalswap: 8, .freeswap: 9, .procs: 11, .totalhigh: 12, "
		".freehigh: 13, .mem_unit: 1 }) = 0";
	void *low = low_memory(narrow, sizeof(narrow));

	expect_line(line, &(struct given){ .name = "sysinfo",
					   .abi = &abi_i386,
					   .args = { P(low) } });
	expect_line(line, GIVEN("sysinfo", 0, P(wide)));
	expect_line(line, &(struct given){ .name = "sysinfo",
					   .abi = &abi_x32,
					   .args = { P(wide) } });
	munmap(low, 4096);
}

/* A pointer, a flag and a size: two words of four bytes each on x32. */
Test(decode_layout, words)
{
	uint32_t narrow[3] = { 0x1000, 2, 8192 };
	struct {
		uint64_t sp;
		int32_t flags;
		uint64_t size;
	} wide = { 0x1000, 2, 8192 };
	static const char line[] = "sigaltstack(uss: { .ss_sp: 0x1000, "
				   ".ss_flags: DISABLE, .ss_size: 8192 }) = 0";
	void *low = low_memory(narrow, sizeof(narrow));

	expect_line(line, GIVEN("sigaltstack", 0, P(&wide)));
	expect_line(line, &(struct given){ .name = "sigaltstack",
					   .abi = &abi_i386,
					   .args = { P(low) } });
	expect_line(line, &(struct given){ .name = "sigaltstack",
					   .abi = &abi_x32,
					   .args = { P(low) } });
	munmap(low, 4096);
}

/* 64 bits are aligned to four bytes on i386 alone. */
Test(decode_layout, alignment)
{
	unsigned char narrow[24] = { 1, 0, 0, 0, 5 };
	void *low = low_memory(narrow, sizeof(narrow));

	expect_line("fcntl64(fd: 4, cmd: OFD_SETLK, arg: { .l_type: WRLCK, "
		    ".l_whence: SET, .l_start: 5, .l_len: 0 }) = 0",
		    &(struct given){ .name = "fcntl64",
				     .abi = &abi_i386,
				     .args = { 4, 37, P(low) } });
	munmap(low, 4096);
}

/* What has grown shows as much as the program says it has. */
Test(decode_layout, sized)
{
	uint64_t attr[2] = { 1, 2 };

	expect_line("landlock_create_ruleset(attr: { .handled_access_fs: "
		    "EXECUTE }, size: 8) = 3",
		    GIVEN("landlock_create_ruleset", 3, P(attr), 8));
	expect_line("landlock_create_ruleset(attr: { .handled_access_fs: "
		    "EXECUTE, .handled_access_net: CONNECT_TCP }, size: 16) "
		    "= 3",
		    GIVEN("landlock_create_ruleset", 3, P(attr), 16));
}

Test(decode_layout, line_limit)
{
	char text[400];
	struct given given = { .name = "rename", .args = { P(text), P(text) } };
	struct line line;

	memset(text, 'x', sizeof(text) - 1);
	text[sizeof(text) - 1] = '\0';
	memcpy(text + 97, "\303\244", 2);
	given.style.line_limit = 99;
	line = line_print(&given);
	cr_expect(strlen(line.text) < 160, "%s", line.text);
	/* Not within the two bytes of a character. */
	cr_expect(strstr(line.text, "x..., newname: ...) = 0"), "%s",
		  line.text);
}

/* The old select of a 32-bit kernel: its arguments in a struct. */
Test(decode_layout, old_select)
{
	uint32_t narrow[8] = { 5, 0, 0, 0, 0, 1 << 3 | 1 << 4, 7, 8 };
	uint32_t *low = low_memory(narrow, sizeof(narrow));

	low[1] = (uint32_t)(uintptr_t)&low[5];
	low[4] = (uint32_t)(uintptr_t)&low[6];
	expect_line("select(arg: { n: 5, inp: [3</tmp/a\\076b\\n> 4], tvp: { "
		    ".tv_sec: 7, .tv_usec: 8 } }) = 0 (Timeout)",
		    (&(struct given){ .name = "select",
				      .args = { P(low) },
				      .abi = &abi_i386 }));
	munmap(low, 4096);
}
