/*
 * Structs of ioctls with pointers or longs against the kernel's headers, for
 * programs of 64 bits, of 32 and of x32: a source of assertions is compiled,
 * which needs headers and a compiler for them but no kernel that runs these.
 */
#include "test_decode.h"

#include <stdlib.h>
#include <unistd.h>

#include "decode/device_structs.h"
#include "decode/layout.h"

static const struct abi abi_wide = { .name = "64", .word = 8 };
static const struct abi abi_i386 = { .name = "32", .word = 4, .align = 4 };
static const struct abi abi_x32 = { .name = "x32", .word = 4, .slot = 8 };

/* Fields that the headers name otherwise or keep in a union are left out. */
static const struct compiled {
	const struct layout *layout;
	const char *type;
	const char *header;
	const char *without;
} compiled[] = {
/* clang-format off */
#define S(l, t, h, ...) { &(l), "struct " #t, h, "" __VA_ARGS__ }
	S(blkpg_layout, blkpg_ioctl_arg, "linux/blkpg.h"),
	S(blk_user_trace_setup_layout, blk_user_trace_setup, "linux/blktrace_api.h"),
	S(console_font_op_layout, console_font_op, "linux/kd.h"),
	S(consolefontdesc_layout, consolefontdesc, "linux/kd.h"),
	S(unimapdesc_layout, unimapdesc, "linux/kd.h"),
	S(hd_geometry_layout, hd_geometry, "linux/hdreg.h"),
	S(loop_info_layout, loop_info, "linux/loop.h"),
	S(loop_info64_layout, loop_info64, "linux/loop.h"),
	S(rtc_pll_info_layout, rtc_pll_info, "linux/rtc.h"),
	S(sg_io_hdr_layout, sg_io_hdr, "scsi/sg.h"),
	S(sg_io_v4_layout, sg_io_v4, "linux/bsg.h"),
	S(input_effect_layout, ff_effect, "linux/input.h", " effect "),
	S(mtd_oob_buf_layout, mtd_oob_buf, "mtd/mtd-user.h"),
	S(mtd_oob_buf64_layout, mtd_oob_buf64, "mtd/mtd-user.h"),
	S(mtd_write_layout, mtd_write_req, "mtd/mtd-user.h"),
	S(mtd_info_user_layout, mtd_info_user, "mtd/mtd-user.h"),
	S(mtd_oob_layout, nand_oobinfo, "mtd/mtd-user.h"),
	S(dm_ioctl_layout, dm_ioctl, "linux/dm-ioctl.h"),
	S(btrfs_ioctl_send_args_layout, btrfs_ioctl_send_args, "linux/btrfs.h"),
	S(btrfs_ioctl_received_subvol_args_layout, btrfs_ioctl_received_subvol_args, "linux/btrfs.h"),
	S(input_keymap_entry_layout, input_keymap_entry, "linux/input.h"),
	S(ptp_extended_layout, ptp_sys_offset_extended, "linux/ptp_clock.h", " clockid "),
	S(ptp_sys_offset_layout, ptp_sys_offset, "linux/ptp_clock.h"),
	S(seccomp_notif_layout, seccomp_notif, "linux/seccomp.h"),
	S(seccomp_notif_addfd_layout, seccomp_notif_addfd, "linux/seccomp.h"),
	S(kvm_region_layout, kvm_userspace_memory_region, "linux/kvm.h"),
	S(v4l2_buffer_layout, v4l2_buffer, "linux/videodev2.h"),
	S(v4l2_create_buffers_layout, v4l2_create_buffers, "linux/videodev2.h", " flags max_num_buffers "),
	S(v4l2_ext_controls_layout, v4l2_ext_controls, "linux/videodev2.h"),
	S(v4l2_format_layout, v4l2_format, "linux/videodev2.h"),
	S(v4l2_frmsizeenum_layout, v4l2_frmsizeenum, "linux/videodev2.h", " size "),
	S(v4l2_frmivalenum_layout, v4l2_frmivalenum, "linux/videodev2.h", " interval "),
	S(v4l2_input_layout, v4l2_input, "linux/videodev2.h"),
	S(v4l2_query_ext_ctrl_layout, v4l2_query_ext_ctrl, "linux/videodev2.h"),
	S(v4l2_standard_layout, v4l2_standard, "linux/videodev2.h"),
	S(v4l2_streamparm_layout, v4l2_streamparm, "linux/videodev2.h"),
	S(v4l2_tuner_layout, v4l2_tuner, "linux/videodev2.h"),
	S(btrfs_ioctl_defrag_range_args_layout, btrfs_ioctl_defrag_range_args, "linux/btrfs.h"),
	S(btrfs_ioctl_dev_info_args_layout, btrfs_ioctl_dev_info_args, "linux/btrfs.h", " fsid "),
	S(btrfs_ioctl_feature_flags_layout, btrfs_ioctl_feature_flags, "linux/btrfs.h"),
	S(btrfs_ioctl_fs_info_args_layout, btrfs_ioctl_fs_info_args, "linux/btrfs.h"),
	S(btrfs_ioctl_get_dev_stats_layout, btrfs_ioctl_get_dev_stats, "linux/btrfs.h"),
	S(btrfs_ioctl_ino_lookup_args_layout, btrfs_ioctl_ino_lookup_args, "linux/btrfs.h"),
	S(btrfs_ioctl_ino_path_args_layout, btrfs_ioctl_ino_path_args, "linux/btrfs.h"),
	S(btrfs_ioctl_logical_ino_args_layout, btrfs_ioctl_logical_ino_args, "linux/btrfs.h"),
	S(btrfs_ioctl_qgroup_assign_args_layout, btrfs_ioctl_qgroup_assign_args, "linux/btrfs.h"),
	S(btrfs_ioctl_qgroup_create_args_layout, btrfs_ioctl_qgroup_create_args, "linux/btrfs.h"),
	S(btrfs_ioctl_quota_ctl_args_layout, btrfs_ioctl_quota_ctl_args, "linux/btrfs.h"),
	S(btrfs_ioctl_scrub_args_layout, btrfs_ioctl_scrub_args, "linux/btrfs.h"),
	S(btrfs_ioctl_search_key_layout, btrfs_ioctl_search_key, "linux/btrfs.h"),
	S(btrfs_ioctl_vol_args_layout, btrfs_ioctl_vol_args, "linux/btrfs.h"),
	S(btrfs_vol_args_v2_layout, btrfs_ioctl_vol_args_v2, "linux/btrfs.h"),
	S(clone_range_layout, file_clone_range, "linux/fs.h"),
	S(counter_watch_layout, counter_watch, "linux/counter.h"),
	S(erase_info_user_layout, erase_info_user, "mtd/mtd-user.h"),
	S(fstrim_layout, fstrim_range, "linux/fs.h"),
	S(fsxattr_layout, fsxattr, "linux/fs.h"),
	S(gpio_v2_line_config_layout, gpio_v2_line_config, "linux/gpio.h"),
	S(gpio_v2_line_info_layout, gpio_v2_line_info, "linux/gpio.h"),
	S(gpio_v2_line_request_layout, gpio_v2_line_request, "linux/gpio.h"),
	S(gpio_v2_line_values_layout, gpio_v2_line_values, "linux/gpio.h"),
	S(gpiochip_info_layout, gpiochip_info, "linux/gpio.h"),
	S(gpioevent_request_layout, gpioevent_request, "linux/gpio.h"),
	S(gpiohandle_config_layout, gpiohandle_config, "linux/gpio.h"),
	S(gpiohandle_data_layout, gpiohandle_data, "linux/gpio.h"),
	S(gpiohandle_request_layout, gpiohandle_request, "linux/gpio.h"),
	S(gpioline_info_layout, gpioline_info, "linux/gpio.h"),
	S(input_id_layout, input_id, "linux/input.h"),
	S(kbd_repeat_layout, kbd_repeat, "linux/kd.h"),
	S(kbentry_layout, kbentry, "linux/kd.h"),
	S(kbsentry_layout, kbsentry, "linux/kd.h"),
	S(loop_config_layout, loop_config, "linux/loop.h"),
	S(mtd_ecc_layout, mtd_ecc_stats, "mtd/mtd-user.h"),
	S(mtd_erase64_layout, erase_info_user64, "mtd/mtd-user.h"),
	S(mtd_otp_layout, otp_info, "mtd/mtd-user.h"),
	S(mtd_region_layout, region_info_user, "mtd/mtd-user.h"),
	S(ptp_clock_caps_layout, ptp_clock_caps, "linux/ptp_clock.h", " max_phase_adj "),
	S(ptp_extts_request_layout, ptp_extts_request, "linux/ptp_clock.h"),
	S(ptp_perout_request_layout, ptp_perout_request, "linux/ptp_clock.h"),
	S(ptp_pin_desc_layout, ptp_pin_desc, "linux/ptp_clock.h"),
	S(ptp_sys_offset_precise_layout, ptp_sys_offset_precise, "linux/ptp_clock.h"),
	S(rtc_param_layout, rtc_param, "linux/rtc.h", " value "),
	S(rtc_time_layout, rtc_time, "linux/rtc.h"),
	S(rtc_wkalrm_layout, rtc_wkalrm, "linux/rtc.h"),
	S(seccomp_notif_resp_layout, seccomp_notif_resp, "linux/seccomp.h"),
	S(tee_register_layout, tee_ioctl_shm_register_data, "linux/tee.h"),
	S(tee_shm_layout, tee_ioctl_shm_alloc_data, "linux/tee.h"),
	S(tee_version_layout, tee_ioctl_version_data, "linux/tee.h"),
	S(ubi_attach_layout, ubi_attach_req, "mtd/ubi-user.h"),
	S(ubi_change_layout, ubi_leb_change_req, "mtd/ubi-user.h"),
	S(ubi_map_layout, ubi_map_req, "mtd/ubi-user.h"),
	S(ubi_property_layout, ubi_set_vol_prop_req, "mtd/ubi-user.h"),
	S(ubi_resize_layout, ubi_rsvol_req, "mtd/ubi-user.h"),
	S(ubi_volume_layout, ubi_mkvol_req, "mtd/ubi-user.h"),
	S(uffdio_api_layout, uffdio_api, "linux/userfaultfd.h"),
	S(uffdio_continue_layout, uffdio_continue, "linux/userfaultfd.h"),
	S(uffdio_copy_layout, uffdio_copy, "linux/userfaultfd.h"),
	S(uffdio_range_layout, uffdio_range, "linux/userfaultfd.h"),
	S(uffdio_register_layout, uffdio_register, "linux/userfaultfd.h", " start len "),
	S(uffdio_writeprotect_layout, uffdio_writeprotect, "linux/userfaultfd.h"),
	S(uffdio_zeropage_layout, uffdio_zeropage, "linux/userfaultfd.h"),
	S(unimapinit_layout, unimapinit, "linux/kd.h"),
	S(v4l2_capability_layout, v4l2_capability, "linux/videodev2.h"),
	S(v4l2_control_layout, v4l2_control, "linux/videodev2.h"),
	S(v4l2_crop_layout, v4l2_crop, "linux/videodev2.h"),
	S(v4l2_cropcap_layout, v4l2_cropcap, "linux/videodev2.h"),
	S(v4l2_exportbuffer_layout, v4l2_exportbuffer, "linux/videodev2.h"),
	S(v4l2_fmtdesc_layout, v4l2_fmtdesc, "linux/videodev2.h"),
	S(v4l2_frequency_layout, v4l2_frequency, "linux/videodev2.h"),
	S(v4l2_queryctrl_layout, v4l2_queryctrl, "linux/videodev2.h"),
	S(v4l2_requestbuffers_layout, v4l2_requestbuffers, "linux/videodev2.h"),
	S(v4l2_selection_layout, v4l2_selection, "linux/videodev2.h"),
	S(ifreq_map_layout, ifreq, "net/if.h", " mem_start mem_end base_addr irq dma port "),
	S(ifconf_layout, ifconf, "net/if.h"),
	S(group_req_layout, group_req, "netinet/in.h"),
	S(group_source_layout, group_source_req, "netinet/in.h"),
#undef S
	/* clang-format on */
};

enum { COMPILED = sizeof(compiled) / sizeof(compiled[0]) };

static bool is_left_out(const struct compiled *row, const char *name)
{
	char word[64];

	snprintf(word, sizeof(word), " %s ", name);
	return strstr(row->without, word) != NULL;
}

/* Of an ABI's layout; without one only what the header must have for it. */
static void write_row(FILE *out, const struct compiled *row,
		      const struct abi *abi)
{
	const struct layout *layout =
		layout_of(row->layout, abi ? abi : &abi_wide);

	fprintf(out, "_Static_assert(sizeof(%s) %s %zu, \"%s\");\n", row->type,
		abi ? "==" : "!=", abi ? layout_size(layout, abi) : 0,
		row->type);
	for (size_t i = 0; i < layout->count; i++) {
		const char *name = layout->fields[i].name;

		if (!name || is_left_out(row, name))
			continue;
		fprintf(out,
			"_Static_assert(__builtin_offsetof(%s, %s) %s %zu, "
			"\"%s.%s\");\n",
			row->type, name, abi ? "==" : "!=",
			abi ? layout_offset(layout, abi, i) : SIZE_MAX,
			row->type, name);
	}
}

struct rows {
	const struct compiled *first;
	size_t count;
};

static void write_source(const char *path, const struct rows *rows,
			 const struct abi *abi)
{
	FILE *out = fopen(path, "w");

	cr_assert(out);
	fputs("#include <stdint.h>\n#include <linux/types.h>\n", out);
	for (size_t i = 0; i < rows->count; i++) {
		const char *header = rows->first[i].header;

		fprintf(out, "#if __has_include(<%s>)\n#include <%s>\n", header,
			header);
		write_row(out, &rows->first[i], abi);
		fputs("#endif\n", out);
	}
	cr_assert_eq(fclose(out), 0);
}

/* With 'said' the compiler's errors are. */
static bool compiles(const char *flag, const char *source, bool said)
{
	char command[512];

	snprintf(command, sizeof(command),
		 "cc %s -fsyntax-only -I/usr/include/\"$(cc -print-multiarch "
		 "2>/dev/null)\" %s %s",
		 flag, source, said ? "1>&2" : ">/dev/null 2>&1");
	return system(command) == 0;
}

/* Headers that are older than a struct or a field of it prove nothing. */
static void check_one(const char *flag, const char *path,
		      const struct compiled *row, const struct abi *abi)
{
	struct rows one = { row, 1 };

	write_source(path, &one, NULL);
	if (!compiles(flag, path, false))
		return;
	write_source(path, &one, abi);
	cr_expect(compiles(flag, path, true), "cc %s: %s", flag, row->type);
}

static void check_compiled(const char *flag, const struct abi *abi)
{
	static const struct rows none, all = { compiled, COMPILED };
	char path[] = "/tmp/ptrail-test-XXXXXX.c";
	int fd = mkstemps(path, 2);
	bool possible;

	cr_assert_geq(fd, 0);
	close(fd);
	write_source(path, &none, abi);
	possible = compiles(flag, path, false);
	write_source(path, &all, abi);
	if (possible && !compiles(flag, path, false))
		for (size_t i = 0; i < COMPILED; i++)
			check_one(flag, path, &compiled[i], abi);
	unlink(path);
	if (!possible)
		cr_skip_test("no headers or no compiler for cc %s", flag);
}

Test(decode_compiled, wide)
{
	if (sizeof(void *) != 8)
		cr_skip_test("not a machine of 64 bits");
	check_compiled("", &abi_wide);
}

Test(decode_compiled, narrow)
{
	check_compiled("-m32", &abi_i386);
}

Test(decode_compiled, x32)
{
	check_compiled("-mx32", &abi_x32);
}
