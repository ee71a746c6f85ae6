/*
 * Structs of ioctl: terminals, interfaces, files, loop devices.
 */
#include "decode/args.h"
#include "decode/flags_devices.h"
#include "decode/layout.h"
#include "decode/parts.h"

/* Those of the common order that are not off: "[INTR: 0x3, QUIT: 0x1c]". */
static void field_controls(struct text *out, const struct view *view)
{
	bool any = false;

	text_char(out, '[');
	for (size_t i = 0; i < view->size; i++) {
		if (!view->bytes[i])
			continue;
		text_puts(out, any ? ", " : "");
		any = true;
		flags_print(out, view->call->style,
			    set_of(&tty_characters, view->call->abi), i);
		text_printf(out, ": %#x", view->bytes[i]);
	}
	text_char(out, ']');
}

/* clang-format off */

static const struct field termios_layout_fields[] = {
	F(U32, c_iflag, IN_SET(tty_inputs)),
	F(U32, c_oflag, IN_SET(tty_outputs)),
	F(U32, c_cflag, IN_SET(tty_controls)),
	F(U32, c_lflag, IN_SET(tty_locals)),
	F(U8, c_line, IN_SET(tty_lines)),
	F(BYTES, c_cc, AS(field_controls), TIMES(19)),
};
LAYOUT(termios_layout);

static const struct field termios2_layout_fields[] = {
	F(U32, c_iflag, IN_SET(tty_inputs)),
	F(U32, c_oflag, IN_SET(tty_outputs)),
	F(U32, c_cflag, IN_SET(tty_controls)),
	F(U32, c_lflag, IN_SET(tty_locals)),
	F(U8, c_line, IN_SET(tty_lines)),
	F(BYTES, c_cc, AS(field_controls), TIMES(19)),
	F(U32, c_ispeed),
	F(U32, c_ospeed),
};
LAYOUT(termios2_layout);

static const struct field termio_layout_fields[] = {
	F(U16, c_iflag, IN_SET(tty_inputs)),
	F(U16, c_oflag, IN_SET(tty_outputs)),
	F(U16, c_cflag, IN_SET(tty_controls)),
	F(U16, c_lflag, IN_SET(tty_locals)),
	F(U8, c_line, IN_SET(tty_lines)),
	F(BYTES, c_cc, AS(field_controls), TIMES(8)),
};
LAYOUT(termio_layout);

static const struct field winsize_layout_fields[] = {
	F(U16, ws_row),
	F(U16, ws_col),
	F(U16, ws_xpixel),
	F(U16, ws_ypixel),
};
LAYOUT(winsize_layout);

static const struct field ifreq_name_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
};
LAYOUT(ifreq_name_layout);

static const struct field ifreq_flags_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(U16, ifr_flags, IN_SET(link_flags)),
};
LAYOUT(ifreq_flags_layout);

static const struct field ifreq_tun_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(U16, ifr_flags, IN_SET(tun_flags)),
};
LAYOUT(ifreq_tun_layout);

static const struct field ifreq_number_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(S32, ifr_ivalue),
};
LAYOUT(ifreq_number_layout);

static const struct field ifreq_map_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(WORD, mem_start, AS(field_hex)),
	F(WORD, mem_end, AS(field_hex)),
	F(U16, base_addr, AS(field_hex)),
	F(U8, irq),
	F(U8, dma),
	F(U8, port),
};
LAYOUT(ifreq_map_layout);

static const struct field ifreq_slave_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(BYTES, ifr_slave, TIMES(16)),
};
LAYOUT(ifreq_slave_layout);

static const struct field ifreq_newname_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(BYTES, ifr_newname, TIMES(16)),
};
LAYOUT(ifreq_newname_layout);

static const struct field ifreq_address_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(BYTES, ifr_addr, AS(field_sockaddr), TIMES(16)),
};
LAYOUT(ifreq_address_layout);

static const struct field ifreq_hardware_layout_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(U16, sa_family, IN_SET(link_types)),
	F(BYTES, sa_data, AS(field_mac), TIMES(6)),
};
LAYOUT(ifreq_hardware_layout);

static void field_interface_address(struct text *out, const struct view *view)
{
	enum { SIZE = 16 };

	print_address(out, view->call, view->bytes, SIZE);
}

/* The union behind the name has a map with two longs as its largest. */
static const struct field ifreq_entry_fields[] = {
	F(BYTES, ifr_name, TIMES(16)),
	F(BYTES, ifr_addr, AS(field_interface_address), TIMES(8)),
	PAD(WORD, 2),
};
static LAYOUT(ifreq_entry);

static void field_interfaces(struct text *out, const struct view *view)
{
	size_t size = layout_size(&ifreq_entry, view->call->abi);

	layout_print_list(out, view->call, &ifreq_entry,
			  &(struct list){ view->value, view_other(view) / size,
					  UINT64_MAX });
}

static const struct field ifconf_layout_fields[] = {
	F(S32, ifc_len),
	F(POINTER, ifc_buf, AS(field_interfaces), BY(ifc_len)),
};
LAYOUT(ifconf_layout);

static const struct field ifconf_asks_fields[] = {
	F(S32, ifc_len),
};
LAYOUT(ifconf_asks);

static const struct field fsxattr_layout_fields[] = {
	F(U32, fsx_xflags, IN_SET(fs_xflags)),
	F(U32, fsx_extsize),
	F(U32, fsx_nextents),
	F(U32, fsx_projid),
	F(U32, fsx_cowextsize),
	PAD(U8, 8),
};
LAYOUT(fsxattr_layout);

static const struct field clone_range_layout_fields[] = {
	F(S64, src_fd, AS(field_fd)),
	F(U64, src_offset),
	F(U64, src_length),
	F(U64, dest_offset),
};
LAYOUT(clone_range_layout);

static const struct field dedupe_layout_fields[] = {
	F(U64, src_offset),
	F(U64, src_length),
	F(U16, dest_count),
	PAD(U16, 1),
	PAD(U32, 1),
};
LAYOUT(dedupe_layout);

static const struct field fstrim_layout_fields[] = {
	F(U64, start),
	F(U64, len),
	F(U64, minlen),
};
LAYOUT(fstrim_layout);

static const struct field extent_layout_fields[] = {
	F(U64, fe_logical),
	F(U64, fe_physical),
	F(U64, fe_length),
	PAD(U64, 2),
	F(U32, fe_flags, IN_SET(extent_flags)),
	PAD(U32, 3),
};
LAYOUT(extent_layout);

static const struct field fiemap_layout_fields[] = {
	F(U64, fm_start),
	F(U64, fm_length),
	F(U32, fm_flags, IN_SET(fiemap_flags)),
	F(U32, fm_mapped_extents),
	F(U32, fm_extent_count),
	PAD(U32, 1),
};
LAYOUT(fiemap_layout);

static const struct field loop_info64_layout_fields[] = {
	F(U64, lo_device, AS(field_device)),
	F(U64, lo_inode),
	F(U64, lo_rdevice, AS(field_device)),
	F(U64, lo_offset),
	F(U64, lo_sizelimit),
	F(U32, lo_number),
	F(U32, lo_encrypt_type, IN_SET(loop_ciphers)),
	F(U32, lo_encrypt_key_size, QUIET),
	F(U32, lo_flags, IN_SET(loop_flags)),
	F(BYTES, lo_file_name, TIMES(64)),
	F(BYTES, lo_crypt_name, QUIET, TIMES(64)),
	F(BYTES, lo_encrypt_key, AS(field_counted), BY(lo_encrypt_key_size), QUIET, TIMES(32)),
	F(U64, lo_init, AS(field_hex), QUIET, TIMES(2)),
};
LAYOUT(loop_info64_layout);

static const struct field loop_config_layout_fields[] = {
	F(U32, fd, AS(field_fd)),
	F(U32, block_size),
	STRUCT_F(info, loop_info64_layout),
	PAD(U64, 8),
};
LAYOUT(loop_config_layout);

static const struct field kvm_region_layout_fields[] = {
	F(U32, slot),
	F(U32, flags, AS(field_hex)),
	F(U64, guest_phys_addr, AS(field_hex)),
	F(U64, memory_size),
	F(U64, userspace_addr, AS(field_hex)),
};
LAYOUT(kvm_region_layout);

static const struct field rtc_time_layout_fields[] = {
	F(S32, tm_sec),
	F(S32, tm_min),
	F(S32, tm_hour),
	F(S32, tm_mday),
	F(S32, tm_mon),
	F(S32, tm_year),
	F(S32, tm_wday),
	F(S32, tm_yday),
	F(S32, tm_isdst),
};
LAYOUT(rtc_time_layout);

static const struct field uffdio_api_asks_fields[] = {
	F(U64, api, AS(field_hex)),
	F(U64, features, IN_SET(uffd_features)),
};
LAYOUT(uffdio_api_asks);

static const struct field uffdio_api_layout_fields[] = {
	F(U64, api, AS(field_hex)),
	F(U64, features, IN_SET(uffd_features)),
	F(U64, ioctls, IN_SET(uffd_ioctls)),
};
LAYOUT(uffdio_api_layout);

static const struct field uffdio_register_layout_fields[] = {
	F(U64, start, AS(field_hex)),
	F(U64, len, AS(field_hex)),
	F(U64, mode, IN_SET(uffd_register_modes)),
	F(U64, ioctls, IN_SET(uffd_ioctls)),
};
LAYOUT(uffdio_register_layout);

static const struct field uffdio_copy_layout_fields[] = {
	F(U64, dst, AS(field_hex)),
	F(U64, src, AS(field_hex)),
	F(U64, len),
	F(U64, mode, IN_SET(uffd_copy_modes)),
	F(S64, copy),
};
LAYOUT(uffdio_copy_layout);
