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

static void write_asserts(FILE *out, const struct compiled *row,
			  const struct abi *abi)
{
	const struct layout *layout = layout_of(row->layout, abi);

	fprintf(out, "_Static_assert(sizeof(%s) == %zu, \"%s\");\n", row->type,
		layout_size(row->layout, abi), row->type);
	for (size_t i = 0; i < layout->count; i++) {
		const char *name = layout->fields[i].name;

		if (name && !is_left_out(row, name))
			fprintf(out,
				"_Static_assert(__builtin_offsetof(%s, %s) == "
				"%zu, \"%s.%s\");\n",
				row->type, name, layout_offset(layout, abi, i),
				row->type, name);
	}
}

static bool compiles(const char *flag, const char *source)
{
	char command[512];

	snprintf(command, sizeof(command),
		 "cc %s -fsyntax-only -I/usr/include/\"$(cc -print-multiarch "
		 "2>/dev/null)\" %s 1>&2",
		 flag, source);
	return system(command) == 0;
}

/* Without an ABI only what has to be there for any of it. */
static void write_source(const char *path, const struct abi *abi)
{
	FILE *out = fopen(path, "w");

	cr_assert(out);
	fputs("#include <stdint.h>\n#include <linux/types.h>\n", out);
	for (size_t i = 0; abi && i < COMPILED; i++) {
		fprintf(out, "#if __has_include(<%s>)\n#include <%s>\n",
			compiled[i].header, compiled[i].header);
		write_asserts(out, &compiled[i], abi);
		fputs("#endif\n", out);
	}
	cr_assert_eq(fclose(out), 0);
}

static void check_compiled(const char *flag, const struct abi *abi)
{
	char path[] = "/tmp/ptrail-test-XXXXXX.c";
	int fd = mkstemps(path, 2);
	bool possible, right;

	cr_assert_geq(fd, 0);
	close(fd);
	write_source(path, NULL);
	possible = compiles(flag, path);
	write_source(path, abi);
	right = !possible || compiles(flag, path);
	unlink(path);
	if (!possible)
		cr_skip("no headers or no compiler for cc %s", flag);
	cr_expect(right, "cc %s: see the errors above", flag);
}

Test(decode_compiled, wide)
{
	if (sizeof(void *) != 8)
		cr_skip("not a machine of 64 bits");
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
