/*
 * Structs of files: their state, locks, mounts, directories' handles.
 */
#include <fcntl.h>

#include "decode/args.h"
#include "decode/layout.h"

/* clang-format off */

static const struct field stat_narrow_fields[] = {
	F(ULONG, st_dev, AS(field_device)),
	F(ULONG, st_ino),
	F(U16, st_mode, AS(field_mode)),
	F(U16, st_nlink),
	F(U16, st_uid),
	F(U16, st_gid),
	F(ULONG, st_rdev, AS(field_device), QUIET),
	F(ULONG, st_size),
	F(ULONG, st_blksize),
	F(ULONG, st_blocks),
	F(ULONG, st_atime),
	F(ULONG, st_atime_nsec),
	F(ULONG, st_mtime),
	F(ULONG, st_mtime_nsec),
	F(ULONG, st_ctime),
	F(ULONG, st_ctime_nsec),
	PAD(ULONG, 2),
};
static LAYOUT(stat_narrow);

static const struct field stat_layout_fields[] = {
	F(ULONG, st_dev, AS(field_device)),
	F(ULONG, st_ino),
	F(ULONG, st_nlink),
	F(U32, st_mode, AS(field_mode)),
	F(U32, st_uid),
	F(U32, st_gid),
	PAD(U32, 1),
	F(ULONG, st_rdev, AS(field_device), QUIET),
	F(LONG, st_size),
	F(LONG, st_blksize),
	F(LONG, st_blocks),
	F(LONG, st_atime),
	F(ULONG, st_atime_nsec),
	F(LONG, st_mtime),
	F(ULONG, st_mtime_nsec),
	F(LONG, st_ctime),
	F(ULONG, st_ctime_nsec),
	PAD(LONG, 3),
};
LAYOUT_OR(stat_layout, stat_narrow);

static const struct field stat64_layout_fields[] = {
	F(U64, st_dev, AS(field_device)),
	PAD(U8, 4),
	F(ULONG, __st_ino),
	F(U32, st_mode, AS(field_mode)),
	F(U32, st_nlink),
	F(ULONG, st_uid),
	F(ULONG, st_gid),
	F(U64, st_rdev, AS(field_device), QUIET),
	PAD(U8, 4),
	F(S64, st_size),
	F(ULONG, st_blksize),
	F(U64, st_blocks),
	F(ULONG, st_atime),
	F(ULONG, st_atime_nsec),
	F(ULONG, st_mtime),
	F(U32, st_mtime_nsec),
	F(ULONG, st_ctime),
	F(ULONG, st_ctime_nsec),
	F(U64, st_ino),
};
LAYOUT(stat64_layout);

static const struct field old_stat_layout_fields[] = {
	F(U16, st_dev, AS(field_device)),
	F(U16, st_ino),
	F(U16, st_mode, AS(field_mode)),
	F(U16, st_nlink),
	F(U16, st_uid),
	F(U16, st_gid),
	F(U16, st_rdev, AS(field_device), QUIET),
	F(ULONG, st_size),
	F(ULONG, st_atime),
	F(ULONG, st_mtime),
	F(ULONG, st_ctime),
};
LAYOUT(old_stat_layout);

static const struct field statx_time_fields[] = {
	F(S64, tv_sec),
	F(U32, tv_nsec),
	PAD(S32, 1),
};
static LAYOUT(statx_time);

static const struct field statx_layout_fields[] = {
	F(U32, stx_mask, IN_SET(statx_masks)),
	F(U32, stx_blksize),
	F(U64, stx_attributes, IN_SET(statx_attributes)),
	F(U32, stx_nlink),
	F(U32, stx_uid),
	F(U32, stx_gid),
	F(U16, stx_mode, AS(field_mode)),
	PAD(U16, 1),
	F(U64, stx_ino),
	F(U64, stx_size),
	F(U64, stx_blocks),
	F(U64, stx_attributes_mask, IN_SET(statx_attributes)),
	STRUCT_F(stx_atime, statx_time),
	STRUCT_F(stx_btime, statx_time),
	STRUCT_F(stx_ctime, statx_time),
	STRUCT_F(stx_mtime, statx_time),
	F(U32, stx_rdev_major),
	F(U32, stx_rdev_minor),
	F(U32, stx_dev_major),
	F(U32, stx_dev_minor),
	F(U64, stx_mnt_id),
	F(U32, stx_dio_mem_align, QUIET),
	F(U32, stx_dio_offset_align, QUIET),
	F(U64, stx_subvol, QUIET),
	F(U32, stx_atomic_write_unit_min, QUIET),
	F(U32, stx_atomic_write_unit_max, QUIET),
	F(U32, stx_atomic_write_segments_max, QUIET),
	F(U32, stx_dio_read_offset_align, QUIET),
	F(U32, stx_atomic_write_unit_max_opt, QUIET),
	PAD(U32, 1),
	PAD(U64, 8),
};
LAYOUT(statx_layout);

static const struct field fsid_fields[] = {
	F(U32, val, AS(field_hex), TIMES(2)),
};
static LAYOUT(fsid);

static const struct field statfs_layout_fields[] = {
	F(ULONG, f_type, IN_SET(fs_magics)),
	F(LONG, f_bsize),
	F(ULONG, f_blocks),
	F(ULONG, f_bfree),
	F(ULONG, f_bavail),
	F(ULONG, f_files),
	F(ULONG, f_ffree),
	STRUCT_F(f_fsid, fsid),
	F(LONG, f_namelen),
	F(LONG, f_frsize),
	F(LONG, f_flags, IN_SET(statfs_flags)),
	PAD(LONG, 4),
};
LAYOUT(statfs_layout);

static const struct field statfs64_layout_fields[] = {
	F(ULONG, f_type, IN_SET(fs_magics)),
	F(LONG, f_bsize),
	F(U64, f_blocks),
	F(U64, f_bfree),
	F(U64, f_bavail),
	F(U64, f_files),
	F(U64, f_ffree),
	STRUCT_F(f_fsid, fsid),
	F(LONG, f_namelen),
	F(LONG, f_frsize),
	F(LONG, f_flags, IN_SET(statfs_flags)),
	PAD(LONG, 4),
};
LAYOUT(statfs64_layout);

static const struct field ustat_layout_fields[] = {
	F(S32, f_tfree),
	F(ULONG, f_tinode),
	F(BYTES, f_fname, TIMES(6)),
	F(BYTES, f_fpack, TIMES(6)),
};
LAYOUT(ustat_layout);

static const struct field iovec_layout_fields[] = {
	F(POINTER, iov_base),
	F(WORD, iov_len),
};
LAYOUT(iovec_layout);

static const struct field pollfd_layout_fields[] = {
	F(S32, fd, AS(field_fd)),
	F(U16, events, IN_SET(poll_events)),
	PAD(U16, 1),
};
LAYOUT(pollfd_layout);

static const struct field polled_layout_fields[] = {
	F(S32, fd, AS(field_fd)),
	F(U16, events, IN_SET(poll_events)),
	F(U16, revents, IN_SET(poll_events), QUIET),
};
LAYOUT(polled_layout);

static const struct field epoll_event_layout_fields[] = {
	F(U32, events, IN_SET(epoll_events)),
	F(U64, data, AS(field_hex)),
};
LAYOUT(epoll_event_layout);

static const struct field open_how_layout_fields[] = {
	F(U64, flags, IN_SET(open_flags)),
	F(U64, mode, AS(field_octal), QUIET),
	F(U64, resolve, IN_SET(resolve_flags), QUIET),
};
LAYOUT(open_how_layout);

static const struct field flock_layout_fields[] = {
	F(S16, l_type, IN_SET(lease_types)),
	F(S16, l_whence, IN_SET(seek_whences)),
	F(LONG, l_start),
	F(LONG, l_len),
	F(S32, l_pid, AS(field_pid), QUIET),
};
LAYOUT(flock_layout);

static const struct field flock64_layout_fields[] = {
	F(S16, l_type, IN_SET(lease_types)),
	F(S16, l_whence, IN_SET(seek_whences)),
	F(S64, l_start),
	F(S64, l_len),
	F(S32, l_pid, AS(field_pid), QUIET),
};
LAYOUT(flock64_layout);

static const struct field f_owner_ex_layout_fields[] = {
	F(S32, type, IN_SET(owner_types)),
	F(S32, pid, AS(field_pid)),
};
LAYOUT(f_owner_ex_layout);

static const struct field mount_attr_layout_fields[] = {
	F(U64, attr_set, IN_SET(mount_attrs)),
	F(U64, attr_clr, IN_SET(mount_attrs)),
	F(U64, propagation, IN_SET(mount_flags)),
	F(U64, userns_fd, AS(field_fd)),
};
LAYOUT(mount_attr_layout);

static const struct field file_handle_layout_fields[] = {
	F(U32, handle_bytes),
	F(S32, handle_type, AS(field_hex)),
};
LAYOUT(file_handle_layout);

static const struct field file_attr_layout_fields[] = {
	F(U64, fa_xflags, IN_SET(fs_xflags)),
	F(U32, fa_extsize),
	F(U32, fa_nextents),
	F(U32, fa_projid),
	F(U32, fa_cowextsize),
};
LAYOUT(file_attr_layout);

static const struct field xattr_args_layout_fields[] = {
	F(U64, value, AS(field_buffer), BY(size)),
	F(U32, size),
	F(U32, flags, IN_SET(xattr_flags)),
};
LAYOUT(xattr_args_layout);

static const struct field cachestat_range_layout_fields[] = {
	F(U64, off),
	F(U64, len),
};
LAYOUT(cachestat_range_layout);

static const struct field cachestat_layout_fields[] = {
	F(U64, nr_cache),
	F(U64, nr_dirty),
	F(U64, nr_writeback),
	F(U64, nr_evicted),
	F(U64, nr_recently_evicted),
};
LAYOUT(cachestat_layout);

static const struct field mnt_id_req_layout_fields[] = {
	F(U32, size),
	F(U32, mnt_ns_fd, QUIET),
	F(U64, mnt_id, AS(field_hex)),
	F(U64, param, AS(field_hex)),
	F(U64, mnt_ns_id, AS(field_hex), QUIET),
};
LAYOUT(mnt_id_req_layout);

static const struct field statmount_layout_fields[] = {
	F(U32, size),
	F(U32, mnt_opts),
	F(U64, mask, IN_SET(statmount_masks)),
	F(U32, sb_dev_major),
	F(U32, sb_dev_minor),
	F(U64, sb_magic, IN_SET(fs_magics)),
	F(U32, sb_flags, IN_SET(mount_flags)),
	F(U32, fs_type),
	F(U64, mnt_id, AS(field_hex)),
	F(U64, mnt_parent_id, AS(field_hex)),
	F(U32, mnt_id_old),
	F(U32, mnt_parent_id_old),
	F(U64, mnt_attr, IN_SET(mount_attrs)),
	F(U64, mnt_propagation, IN_SET(mount_flags)),
	F(U64, mnt_peer_group),
	F(U64, mnt_master),
	F(U64, propagate_from),
	F(U32, mnt_root),
	F(U32, mnt_point),
	F(U64, mnt_ns_id),
};
LAYOUT(statmount_layout);

static const struct field u32_layout_fields[] = { F(U32, value) };
LAYOUT(u32_layout);
