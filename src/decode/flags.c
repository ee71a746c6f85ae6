/*
 * The kernel's named constants, as most architectures have them: what differs
 * is in arch/, by parts.h. Literal, so that the headers' age does not matter. To add a flag add a line; to add a
 * set add a list, FLAGS() or CHOICE() behind it, and its name in flags.h. The
 * order is the order of printing, larger masks before those inside them.
 */
#include "decode/flags.h"

#include <string.h>

#include "decode/call.h"
#include "decode/flag_rows.h"
#include "decode/parts.h"
#include "text.h"

static void print_flag_name(struct text *out, const struct decode_style *style,
			    const struct flag_set *set, const char *name)
{
	if (style->show_prefix && *name != '_')
		text_puts(out, set->prefix);
	text_puts(out, name);
}

static void print_choice(struct text *out, const struct decode_style *style,
			 const struct flag_set *set, uint64_t value)
{
	const char *name = flags_name(set, value);

	if (name) {
		print_flag_name(out, style, set, name);
		return;
	}
	if (value > UINT32_MAX)
		text_signed(out, (int64_t)value);
	else
		text_signed(out, (int32_t)value);
	if (style->show_prefix && *set->prefix)
		text_printf(out, " /* %s??? */", set->prefix);
}

static void print_bits(struct text *out, const struct decode_style *style,
		       const struct flag_set *set, uint64_t value)
{
	uint64_t left = value;
	uint64_t seen = 0;
	bool any = false;

	for (size_t i = 0; i < set->count; i++) {
		const struct flag *flag = &set->flags[i];

		if ((left & flag->mask) != flag->value || (seen & flag->mask))
			continue;
		if (flag->value == 0 && flag->mask == UINT64_MAX && any)
			continue;
		if (any)
			text_char(out, '|');
		print_flag_name(out, style, set, flag->name);
		any = true;
		left &= ~flag->mask;
		seen |= flag->mask;
	}
	if (left && any)
		text_char(out, '|');
	if (left)
		text_hex(out, left);
	else if (!any)
		text_char(out, '0');
}

void flags_print(struct text *out, const struct decode_style *style,
		 const struct flag_set *set, uint64_t value)
{
	if (style->raw && set->choice)
		text_signed(out, (int32_t)value);
	else if (style->raw)
		text_hex(out, value);
	else if (set->choice)
		print_choice(out, style, set, value);
	else
		print_bits(out, style, set, value);
}

const char *flags_name(const struct flag_set *set, uint64_t value)
{
	for (; set; set = set->rest)
		for (size_t i = 0; i < set->count; i++)
			if (set->flags[i].value == value)
				return set->flags[i].name;
	return NULL;
}

/* clang-format off */

/* Files */

static const struct flag open_flags_list[] = {
	OPEN_FLAGS(040000, 0200000, 0400000, 0100000),
};
FLAGS(open_flags, "O_");

static const struct flag fd_flags_list[] = {
	B(1, "CLOEXEC"),
};
FLAGS(fd_flags, "FD_");

static const struct flag at_flags_list[] = {
	B(0x100, "SYMLINK_NOFOLLOW"),
	B(0x400, "SYMLINK_FOLLOW"),
	B(0x800, "NO_AUTOMOUNT"),
	B(0x1000, "EMPTY_PATH"),
	B(0x8000, "RECURSIVE"),
	B(0x2000, "STATX_FORCE_SYNC"),
	B(0x4000, "STATX_DONT_SYNC"),
};
FLAGS(at_flags, "AT_");

static const struct flag access_flags_list[] = {
	B(0x200, "EACCESS"),
	B(0x100, "SYMLINK_NOFOLLOW"),
	B(0x1000, "EMPTY_PATH"),
};
FLAGS(access_flags, "AT_");

static const struct flag unlink_flags_list[] = {
	B(0x200, "REMOVEDIR"),
};
FLAGS(unlink_flags, "AT_");

static const struct flag handle_flags_list[] = {
	B(1, "HANDLE_MNT_ID_UNIQUE"),
	B(2, "HANDLE_CONNECTABLE"),
	B(0x200, "HANDLE_FID"),
	B(0x400, "SYMLINK_FOLLOW"),
	B(0x1000, "EMPTY_PATH"),
};
FLAGS(handle_flags, "AT_");

static const struct flag execveat_flags_list[] = {
	B(0x100, "SYMLINK_NOFOLLOW"),
	B(0x1000, "EMPTY_PATH"),
	B(0x10000, "EXECVE_CHECK"),
};
FLAGS(execveat_flags, "AT_");

static const struct flag statx_masks_list[] = {
	B(0x7ff, "BASIC_STATS"),
	B(0x1, "TYPE"),
	B(0x2, "MODE"),
	B(0x4, "NLINK"),
	B(0x8, "UID"),
	B(0x10, "GID"),
	B(0x20, "ATIME"),
	B(0x40, "MTIME"),
	B(0x80, "CTIME"),
	B(0x100, "INO"),
	B(0x200, "SIZE"),
	B(0x400, "BLOCKS"),
	B(0x800, "BTIME"),
	B(0x1000, "MNT_ID"),
	B(0x2000, "DIOALIGN"),
	B(0x4000, "MNT_ID_UNIQUE"),
	B(0x8000, "SUBVOL"),
	B(0x10000, "WRITE_ATOMIC"),
	B(0x20000, "DIO_READ_ALIGN"),
};
FLAGS(statx_masks, "STATX_");

static const struct flag file_modes_list[] = {
	B(07777, "IALLUGO"),
	B(0777, "IRWXUGO"),
	B(0444, "IRUGO"),
	B(0222, "IWUGO"),
	B(0111, "IXUGO"),
	M(0140000, 0170000, "IFSOCK"),
	M(0120000, 0170000, "IFLNK"),
	M(0100000, 0170000, "IFREG"),
	M(0060000, 0170000, "IFBLK"),
	M(0040000, 0170000, "IFDIR"),
	M(0020000, 0170000, "IFCHR"),
	M(0010000, 0170000, "IFIFO"),
	B(04000, "ISUID"),
	B(02000, "ISGID"),
	B(01000, "ISVTX"),
	B(0700, "IRWXU"),
	B(0400, "IRUSR"),
	B(0200, "IWUSR"),
	B(0100, "IXUSR"),
	B(0070, "IRWXG"),
	B(0040, "IRGRP"),
	B(0020, "IWGRP"),
	B(0010, "IXGRP"),
	B(0007, "IRWXO"),
	B(0004, "IROTH"),
	B(0002, "IWOTH"),
	B(0001, "IXOTH"),
};
FLAGS(file_modes, "S_");

static const struct flag seek_whences_list[] = {
	V(0, "SET"),
	V(1, "CUR"),
	V(2, "END"),
	V(3, "DATA"),
	V(4, "HOLE"),
};
CHOICE(seek_whences, "SEEK_");

static const struct flag resolve_flags_list[] = {
	B(0x1, "NO_XDEV"),
	B(0x2, "NO_MAGICLINKS"),
	B(0x4, "NO_SYMLINKS"),
	B(0x8, "BENEATH"),
	B(0x10, "IN_ROOT"),
	B(0x20, "CACHED"),
};
FLAGS(resolve_flags, "RESOLVE_");

static const struct flag fcntl_cmds_list[] = {
	V(0, "DUPFD"),
	V(1, "GETFD"),
	V(2, "SETFD"),
	V(3, "GETFL"),
	V(4, "SETFL"),
	V(5, "GETLK"),
	V(6, "SETLK"),
	V(7, "SETLKW"),
	V(8, "SETOWN"),
	V(9, "GETOWN"),
	V(10, "SETSIG"),
	V(11, "GETSIG"),
	V(12, "GETLK64"),
	V(13, "SETLK64"),
	V(14, "SETLKW64"),
	V(15, "SETOWN_EX"),
	V(16, "GETOWN_EX"),
	V(17, "GETOWNER_UIDS"),
	V(36, "OFD_GETLK"),
	V(37, "OFD_SETLK"),
	V(38, "OFD_SETLKW"),
	V(1024, "SETLEASE"),
	V(1025, "GETLEASE"),
	V(1026, "NOTIFY"),
	V(1027, "DUPFD_QUERY"),
	V(1028, "CREATED_QUERY"),
	V(1029, "CANCELLK"),
	V(1030, "DUPFD_CLOEXEC"),
	V(1031, "SETPIPE_SZ"),
	V(1032, "GETPIPE_SZ"),
	V(1033, "ADD_SEALS"),
	V(1034, "GET_SEALS"),
	V(1035, "GET_RW_HINT"),
	V(1036, "SET_RW_HINT"),
	V(1037, "GET_FILE_RW_HINT"),
	V(1038, "SET_FILE_RW_HINT"),
	V(1039, "GETDELEG"),
	V(1040, "SETDELEG"),
};
CHOICE(fcntl_cmds, "F_");

static const struct flag lease_types_list[] = {
	V(0, "RDLCK"),
	V(1, "WRLCK"),
	V(2, "UNLCK"),
};
CHOICE(lease_types, "F_");

static const struct flag seals_list[] = {
	B(0x1, "SEAL"),
	B(0x2, "SHRINK"),
	B(0x4, "GROW"),
	B(0x8, "WRITE"),
	B(0x10, "FUTURE_WRITE"),
	B(0x20, "EXEC"),
};
FLAGS(seals, "F_SEAL_");

static const struct flag notify_masks_list[] = {
	B(0x1, "ACCESS"),
	B(0x2, "MODIFY"),
	B(0x4, "CREATE"),
	B(0x8, "DELETE"),
	B(0x10, "RENAME"),
	B(0x20, "ATTRIB"),
	B(0x80000000, "MULTISHOT"),
};
FLAGS(notify_masks, "DN_");

static const struct flag flock_ops_list[] = {
	B(0x1, "SH"),
	B(0x2, "EX"),
	B(0x4, "NB"),
	B(0x8, "UN"),
	B(0x20, "MAND"),
	B(0xc0, "RW"),
	B(0x40, "READ"),
	B(0x80, "WRITE"),
};
FLAGS(flock_ops, "LOCK_");

static const struct flag rename_flags_list[] = {
	B(0x1, "NOREPLACE"),
	B(0x2, "EXCHANGE"),
	B(0x4, "WHITEOUT"),
};
FLAGS(rename_flags, "RENAME_");

static const struct flag xattr_flags_list[] = {
	B(0x1, "CREATE"),
	B(0x2, "REPLACE"),
};
FLAGS(xattr_flags, "XATTR_");

static const struct flag fallocate_modes_list[] = {
	B(0x1, "KEEP_SIZE"),
	B(0x2, "PUNCH_HOLE"),
	B(0x4, "NO_HIDE_STALE"),
	B(0x8, "COLLAPSE_RANGE"),
	B(0x10, "ZERO_RANGE"),
	B(0x20, "INSERT_RANGE"),
	B(0x40, "UNSHARE_RANGE"),
	B(0x80, "WRITE_ZEROES"),
};
FLAGS(fallocate_modes, "FALLOC_FL_");

static const struct flag fadvise_advices_list[] = {
	V(0, "NORMAL"),
	V(1, "RANDOM"),
	V(2, "SEQUENTIAL"),
	V(3, "WILLNEED"),
	V(4, "DONTNEED"),
	V(5, "NOREUSE"),
};
CHOICE(fadvise_advices, "POSIX_FADV_");

static const struct flag sync_range_flags_list[] = {
	B(0x7, "WRITE_AND_WAIT"),
	B(0x1, "WAIT_BEFORE"),
	B(0x2, "WRITE"),
	B(0x4, "WAIT_AFTER"),
};
FLAGS(sync_range_flags, "SYNC_FILE_RANGE_");

static const struct flag splice_flags_list[] = {
	B(0x1, "MOVE"),
	B(0x2, "NONBLOCK"),
	B(0x4, "MORE"),
	B(0x8, "GIFT"),
};
FLAGS(splice_flags, "SPLICE_F_");

static const struct flag rwf_flags_list[] = {
	B(0x1, "HIPRI"),
	B(0x2, "DSYNC"),
	B(0x4, "SYNC"),
	B(0x8, "NOWAIT"),
	B(0x10, "APPEND"),
	B(0x20, "NOAPPEND"),
	B(0x40, "ATOMIC"),
	B(0x80, "DONTCACHE"),
	B(0x100, "NOSIGNAL"),
};
FLAGS(rwf_flags, "RWF_");

static const struct flag pipe_flags_list[] = {
	PIPE_FLAGS(040000),
};
FLAGS(pipe_flags, "O_");

static const struct flag cloexec_flags_list[] = {
	B(02000000, "CLOEXEC"),
};
FLAGS(cloexec_flags, "O_");

static const struct flag eventfd_flags_list[] = {
	B(02000000, "CLOEXEC"),
	B(04000, "NONBLOCK"),
	B(1, "SEMAPHORE"),
};
FLAGS(eventfd_flags, "EFD_");

static const struct flag signalfd_flags_list[] = {
	B(02000000, "CLOEXEC"),
	B(04000, "NONBLOCK"),
};
FLAGS(signalfd_flags, "SFD_");

static const struct flag timerfd_flags_list[] = {
	B(02000000, "CLOEXEC"),
	B(04000, "NONBLOCK"),
};
FLAGS(timerfd_flags, "TFD_");

static const struct flag timerfd_set_flags_list[] = {
	B(1, "TIMER_ABSTIME"),
	B(2, "TIMER_CANCEL_ON_SET"),
};
FLAGS(timerfd_set_flags, "TFD_");

static const struct flag epoll_create_flags_list[] = {
	B(02000000, "CLOEXEC"),
};
FLAGS(epoll_create_flags, "EPOLL_");

static const struct flag epoll_ops_list[] = {
	V(1, "ADD"),
	V(2, "DEL"),
	V(3, "MOD"),
};
CHOICE(epoll_ops, "EPOLL_CTL_");

static const struct flag epoll_events_list[] = {
	B(0x1, "IN"),
	B(0x2, "PRI"),
	B(0x4, "OUT"),
	B(0x8, "ERR"),
	B(0x10, "HUP"),
	B(0x20, "NVAL"),
	B(0x40, "RDNORM"),
	B(0x80, "RDBAND"),
	B(0x100, "WRNORM"),
	B(0x200, "WRBAND"),
	B(0x400, "MSG"),
	B(0x2000, "RDHUP"),
	B(0x10000000, "EXCLUSIVE"),
	B(0x20000000, "WAKEUP"),
	B(0x40000000, "ONESHOT"),
	B(0x80000000, "ET"),
};
FLAGS(epoll_events, "EPOLL");

static const struct flag poll_events_list[] = {
	B(0x1, "IN"),
	B(0x2, "PRI"),
	B(0x4, "OUT"),
	B(0x8, "ERR"),
	B(0x10, "HUP"),
	B(0x20, "NVAL"),
	B(0x40, "RDNORM"),
	B(0x80, "RDBAND"),
	B(0x100, "WRNORM"),
	B(0x200, "WRBAND"),
	B(0x400, "MSG"),
	B(0x1000, "REMOVE"),
	B(0x2000, "RDHUP"),
};
FLAGS(poll_events, "POLL");

static const struct flag inotify_flags_list[] = {
	B(02000000, "CLOEXEC"),
	B(04000, "NONBLOCK"),
};
FLAGS(inotify_flags, "IN_");

static const struct flag inotify_masks_list[] = {
	B(0xfff, "ALL_EVENTS"),
	B(0x1, "ACCESS"),
	B(0x2, "MODIFY"),
	B(0x4, "ATTRIB"),
	B(0x8, "CLOSE_WRITE"),
	B(0x10, "CLOSE_NOWRITE"),
	B(0x20, "OPEN"),
	B(0x40, "MOVED_FROM"),
	B(0x80, "MOVED_TO"),
	B(0x100, "CREATE"),
	B(0x200, "DELETE"),
	B(0x400, "DELETE_SELF"),
	B(0x800, "MOVE_SELF"),
	B(0x2000, "UNMOUNT"),
	B(0x4000, "Q_OVERFLOW"),
	B(0x8000, "IGNORED"),
	B(0x1000000, "ONLYDIR"),
	B(0x2000000, "DONT_FOLLOW"),
	B(0x4000000, "EXCL_UNLINK"),
	B(0x10000000, "MASK_CREATE"),
	B(0x20000000, "MASK_ADD"),
	B(0x40000000, "ISDIR"),
	B(0x80000000, "ONESHOT"),
};
FLAGS(inotify_masks, "IN_");

static const struct flag fanotify_flags_list[] = {
	M(0, 0xc, "CLASS_NOTIF"),
	M(4, 0xc, "CLASS_CONTENT"),
	M(8, 0xc, "CLASS_PRE_CONTENT"),
	B(0x1, "CLOEXEC"),
	B(0x2, "NONBLOCK"),
	B(0x10, "UNLIMITED_QUEUE"),
	B(0x20, "UNLIMITED_MARKS"),
	B(0x40, "ENABLE_AUDIT"),
	B(0x80, "REPORT_PIDFD"),
	B(0x100, "REPORT_TID"),
	B(0x200, "REPORT_FID"),
	B(0x400, "REPORT_DIR_FID"),
	B(0x800, "REPORT_NAME"),
	B(0x1000, "REPORT_TARGET_FID"),
	B(0x2000, "REPORT_FD_ERROR"),
	B(0x4000, "REPORT_MNT"),
};
FLAGS(fanotify_flags, "FAN_");

static const struct flag fanotify_mark_flags_list[] = {
	B(0x1, "ADD"),
	B(0x2, "REMOVE"),
	B(0x4, "DONT_FOLLOW"),
	B(0x8, "ONLYDIR"),
	B(0x10, "MOUNT"),
	B(0x20, "IGNORED_MASK"),
	B(0x40, "IGNORED_SURV_MODIFY"),
	B(0x80, "FLUSH"),
	B(0x100, "FILESYSTEM"),
	B(0x200, "EVICTABLE"),
	B(0x400, "IGNORE"),
};
FLAGS(fanotify_mark_flags, "FAN_MARK_");

static const struct flag fanotify_masks_list[] = {
	B(0x1, "ACCESS"),
	B(0x2, "MODIFY"),
	B(0x4, "ATTRIB"),
	B(0x8, "CLOSE_WRITE"),
	B(0x10, "CLOSE_NOWRITE"),
	B(0x20, "OPEN"),
	B(0x40, "MOVED_FROM"),
	B(0x80, "MOVED_TO"),
	B(0x100, "CREATE"),
	B(0x200, "DELETE"),
	B(0x400, "DELETE_SELF"),
	B(0x800, "MOVE_SELF"),
	B(0x1000, "OPEN_EXEC"),
	B(0x4000, "Q_OVERFLOW"),
	B(0x8000, "FS_ERROR"),
	B(0x10000, "OPEN_PERM"),
	B(0x20000, "ACCESS_PERM"),
	B(0x40000, "OPEN_EXEC_PERM"),
	B(0x100000, "PRE_ACCESS"),
	B(0x1000000, "MNT_ATTACH"),
	B(0x2000000, "MNT_DETACH"),
	B(0x8000000, "EVENT_ON_CHILD"),
	B(0x10000000, "RENAME"),
	B(0x40000000, "ONDIR"),
};
FLAGS(fanotify_masks, "FAN_");

static const struct flag close_range_flags_list[] = {
	B(0x2, "UNSHARE"),
	B(0x4, "CLOEXEC"),
};
FLAGS(close_range_flags, "CLOSE_RANGE_");

static const struct flag mount_flags_list[] = {
	B(0x1, "RDONLY"),
	B(0x2, "NOSUID"),
	B(0x4, "NODEV"),
	B(0x8, "NOEXEC"),
	B(0x10, "SYNCHRONOUS"),
	B(0x20, "REMOUNT"),
	B(0x40, "MANDLOCK"),
	B(0x80, "DIRSYNC"),
	B(0x100, "NOSYMFOLLOW"),
	B(0x400, "NOATIME"),
	B(0x800, "NODIRATIME"),
	B(0x1000, "BIND"),
	B(0x2000, "MOVE"),
	B(0x4000, "REC"),
	B(0x8000, "SILENT"),
	B(0x10000, "POSIXACL"),
	B(0x20000, "UNBINDABLE"),
	B(0x40000, "PRIVATE"),
	B(0x80000, "SLAVE"),
	B(0x100000, "SHARED"),
	B(0x200000, "RELATIME"),
	B(0x400000, "KERNMOUNT"),
	B(0x800000, "I_VERSION"),
	B(0x1000000, "STRICTATIME"),
	B(0x2000000, "LAZYTIME"),
};
FLAGS(mount_flags, "MS_");

static const struct flag umount_flags_list[] = {
	B(0x1, "MNT_FORCE"),
	B(0x2, "MNT_DETACH"),
	B(0x4, "MNT_EXPIRE"),
	B(0x8, "UMOUNT_NOFOLLOW"),
};
FLAGS(umount_flags, "");

static const struct flag fsopen_flags_list[] = {
	B(0x1, "CLOEXEC"),
};
FLAGS(fsopen_flags, "FSOPEN_");

static const struct flag fspick_flags_list[] = {
	B(0x1, "CLOEXEC"),
	B(0x2, "SYMLINK_NOFOLLOW"),
	B(0x4, "NO_AUTOMOUNT"),
	B(0x8, "EMPTY_PATH"),
};
FLAGS(fspick_flags, "FSPICK_");

static const struct flag fsconfig_cmds_list[] = {
	V(0, "SET_FLAG"),
	V(1, "SET_STRING"),
	V(2, "SET_BINARY"),
	V(3, "SET_PATH"),
	V(4, "SET_PATH_EMPTY"),
	V(5, "SET_FD"),
	V(6, "CMD_CREATE"),
	V(7, "CMD_RECONFIGURE"),
	V(8, "CMD_CREATE_EXCL"),
};
CHOICE(fsconfig_cmds, "FSCONFIG_");

static const struct flag fsmount_flags_list[] = {
	B(0x1, "CLOEXEC"),
	B(0x2, "NAMESPACE"),
};
FLAGS(fsmount_flags, "FSMOUNT_");

static const struct flag mount_attrs_list[] = {
	B(0x1, "RDONLY"),
	B(0x2, "NOSUID"),
	B(0x4, "NODEV"),
	B(0x8, "NOEXEC"),
	B(0x10, "NOATIME"),
	B(0x20, "STRICTATIME"),
	B(0x80, "NODIRATIME"),
	B(0x100000, "IDMAP"),
	B(0x200000, "NOSYMFOLLOW"),
};
FLAGS(mount_attrs, "MOUNT_ATTR_");

static const struct flag move_mount_flags_list[] = {
	B(0x1, "F_SYMLINKS"),
	B(0x2, "F_AUTOMOUNTS"),
	B(0x4, "F_EMPTY_PATH"),
	B(0x10, "T_SYMLINKS"),
	B(0x20, "T_AUTOMOUNTS"),
	B(0x40, "T_EMPTY_PATH"),
	B(0x100, "SET_GROUP"),
	B(0x200, "BENEATH"),
};
FLAGS(move_mount_flags, "MOVE_MOUNT_");

static const struct flag open_tree_flags_list[] = {
	B(1, "OPEN_TREE_CLONE"),
	B(02000000, "OPEN_TREE_CLOEXEC"),
	B(0x100, "AT_SYMLINK_NOFOLLOW"),
	B(0x800, "AT_NO_AUTOMOUNT"),
	B(0x1000, "AT_EMPTY_PATH"),
	B(0x8000, "AT_RECURSIVE"),
	B(0x2, "OPEN_TREE_NAMESPACE"),
};
FLAGS(open_tree_flags, "");

static const struct flag swap_flags_list[] = {
	B(0x20000, "DISCARD_ONCE"),
	B(0x40000, "DISCARD_PAGES"),
	B(0x10000, "DISCARD"),
	B(0x8000, "PREFER"),
};
FLAGS(swap_flags, "SWAP_FLAG_");


/* Memory */

static const struct flag prot_flags_list[] = {
	PROT_FLAGS_FIRST,
	PROT_FLAGS_LAST,
};
FLAGS(prot_flags, "PROT_");

static const struct flag map_flags_list[] = {
	MAP_FLAGS_FIRST,
	MAP_FLAGS_LAST(0x2000, 0x4000),
};
FLAGS(map_flags, "MAP_");

static const struct flag madvise_advices_list[] = {
	V(0, "MADV_NORMAL"),
	V(1, "MADV_RANDOM"),
	V(2, "MADV_SEQUENTIAL"),
	V(3, "MADV_WILLNEED"),
	V(4, "MADV_DONTNEED"),
	V(8, "MADV_FREE"),
	V(9, "MADV_REMOVE"),
	V(10, "MADV_DONTFORK"),
	V(11, "MADV_DOFORK"),
	V(12, "MADV_MERGEABLE"),
	V(13, "MADV_UNMERGEABLE"),
	V(14, "MADV_HUGEPAGE"),
	V(15, "MADV_NOHUGEPAGE"),
	V(16, "MADV_DONTDUMP"),
	V(17, "MADV_DODUMP"),
	V(18, "MADV_WIPEONFORK"),
	V(19, "MADV_KEEPONFORK"),
	V(20, "MADV_COLD"),
	V(21, "MADV_PAGEOUT"),
	V(22, "MADV_POPULATE_READ"),
	V(23, "MADV_POPULATE_WRITE"),
	V(24, "MADV_DONTNEED_LOCKED"),
	V(25, "MADV_COLLAPSE"),
	V(100, "MADV_HWPOISON"),
	V(101, "MADV_SOFT_OFFLINE"),
	V(102, "MADV_GUARD_INSTALL"),
	V(103, "MADV_GUARD_REMOVE"),
};
CHOICE(madvise_advices, "");

static const struct flag mremap_flags_list[] = {
	B(0x1, "MAYMOVE"),
	B(0x2, "FIXED"),
	B(0x4, "DONTUNMAP"),
};
FLAGS(mremap_flags, "MREMAP_");

static const struct flag msync_flags_list[] = {
	B(0x1, "ASYNC"),
	B(0x2, "INVALIDATE"),
	B(0x4, "SYNC"),
};
FLAGS(msync_flags, "MS_");

static const struct flag mlockall_flags_list[] = {
	B(0x1, "CURRENT"),
	B(0x2, "FUTURE"),
	B(0x4, "ONFAULT"),
};
FLAGS(mlockall_flags, "MCL_");

static const struct flag mlock_flags_list[] = {
	B(0x1, "ONFAULT"),
};
FLAGS(mlock_flags, "MLOCK_");

static const struct flag memfd_flags_list[] = {
	B(0x1, "CLOEXEC"),
	B(0x2, "ALLOW_SEALING"),
	B(0x4, "HUGETLB"),
	B(8, "NOEXEC_SEAL"),
	B(0x10, "EXEC"),
	HUGE_PAGES,
};
FLAGS(memfd_flags, "MFD_");

static const struct flag pkey_rights_list[] = {
	B(0x1, "DISABLE_ACCESS"),
	B(0x2, "DISABLE_WRITE"),
	B(0x4, "DISABLE_EXECUTE"),
};
FLAGS(pkey_rights, "PKEY_");

static const struct flag mempolicies_list[] = {
	M(0, 0xfff, "DEFAULT"),
	M(1, 0xfff, "PREFERRED"),
	M(2, 0xfff, "BIND"),
	M(3, 0xfff, "INTERLEAVE"),
	M(4, 0xfff, "LOCAL"),
	M(5, 0xfff, "PREFERRED_MANY"),
	M(6, 0xfff, "WEIGHTED_INTERLEAVE"),
	B(0x8000, "F_STATIC_NODES"),
	B(0x4000, "F_RELATIVE_NODES"),
	B(0x2000, "F_NUMA_BALANCING"),
};
FLAGS(mempolicies, "MPOL_");

static const struct flag mempolicy_gets_list[] = {
	B(0x1, "NODE"),
	B(0x2, "ADDR"),
	B(0x4, "MEMS_ALLOWED"),
};
FLAGS(mempolicy_gets, "MPOL_F_");

static const struct flag mbind_flags_list[] = {
	B(0x1, "STRICT"),
	B(0x2, "MOVE"),
	B(0x4, "MOVE_ALL"),
};
FLAGS(mbind_flags, "MPOL_MF_");

static const struct flag shadow_stack_flags_list[] = {
	B(1, "SET_TOKEN"),
};
FLAGS(shadow_stack_flags, "SHADOW_STACK_");

static const struct flag userfaultfd_flags_list[] = {
	B(1, "USER_MODE_ONLY"),
	B(02000000, "CLOEXEC"),
	B(04000, "NONBLOCK"),
};
FLAGS(userfaultfd_flags, "UFFD_");


/* Processes */

/* The first is clone3's and unshare's only: clone has a signal there. */
static const struct flag clone_flags_list[] = {
	B(0x80, "NEWTIME"),
	B(0x100, "VM"),
	B(0x200, "FS"),
	B(0x400, "FILES"),
	B(0x800, "SIGHAND"),
	B(0x1000, "PIDFD"),
	B(0x2000, "PTRACE"),
	B(0x4000, "VFORK"),
	B(0x8000, "PARENT"),
	B(0x10000, "THREAD"),
	B(0x20000, "NEWNS"),
	B(0x40000, "SYSVSEM"),
	B(0x80000, "SETTLS"),
	B(0x100000, "PARENT_SETTID"),
	B(0x200000, "CHILD_CLEARTID"),
	B(0x400000, "DETACHED"),
	B(0x800000, "UNTRACED"),
	B(0x1000000, "CHILD_SETTID"),
	B(0x2000000, "NEWCGROUP"),
	B(0x4000000, "NEWUTS"),
	B(0x8000000, "NEWIPC"),
	B(0x10000000, "NEWUSER"),
	B(0x20000000, "NEWPID"),
	B(0x40000000, "NEWNET"),
	B(0x80000000, "IO"),
	B(0x100000000, "CLEAR_SIGHAND"),
	B(0x200000000, "INTO_CGROUP"),
	B(0x400000000, "AUTOREAP"),
	B(0x800000000, "NNP"),
	B(0x1000000000, "PIDFD_AUTOKILL"),
	B(0x2000000000, "EMPTY_MNTNS"),
};
FLAGS(clone_flags, "CLONE_");

static const struct flag namespace_flags_list[] = {
	B(0x80, "NEWTIME"),
	B(0x100, "VM"),
	B(0x200, "FS"),
	B(0x400, "FILES"),
	B(0x800, "SIGHAND"),
	B(0x10000, "THREAD"),
	B(0x20000, "NEWNS"),
	B(0x40000, "SYSVSEM"),
	B(0x2000000, "NEWCGROUP"),
	B(0x4000000, "NEWUTS"),
	B(0x8000000, "NEWIPC"),
	B(0x10000000, "NEWUSER"),
	B(0x20000000, "NEWPID"),
	B(0x40000000, "NEWNET"),
};
FLAGS(namespace_flags, "CLONE_");

static const struct flag wait_options_list[] = {
	B(0x1, "NOHANG"),
	B(0x2, "UNTRACED"),
	B(0x8, "CONTINUED"),
	B(0x4, "EXITED"),
	B(0x1000000, "NOWAIT"),
	B(0x20000000, "__WNOTHREAD"),
	B(0x40000000, "__WALL"),
	B(0x80000000, "__WCLONE"),
};
FLAGS(wait_options, "W");

static const struct flag waitid_options_list[] = {
	B(0x1, "NOHANG"),
	B(0x2, "STOPPED"),
	B(0x4, "EXITED"),
	B(0x8, "CONTINUED"),
	B(0x1000000, "NOWAIT"),
	B(0x20000000, "__WNOTHREAD"),
	B(0x40000000, "__WALL"),
	B(0x80000000, "__WCLONE"),
};
FLAGS(waitid_options, "W");

static const struct flag waitid_types_list[] = {
	V(0, "ALL"),
	V(1, "PID"),
	V(2, "PGID"),
	V(3, "PIDFD"),
};
CHOICE(waitid_types, "P_");

static const struct flag prctl_options_list[] = {
	V(1, "SET_PDEATHSIG"),
	V(2, "GET_PDEATHSIG"),
	V(3, "GET_DUMPABLE"),
	V(4, "SET_DUMPABLE"),
	V(5, "GET_UNALIGN"),
	V(6, "SET_UNALIGN"),
	V(7, "GET_KEEPCAPS"),
	V(8, "SET_KEEPCAPS"),
	V(9, "GET_FPEMU"),
	V(10, "SET_FPEMU"),
	V(11, "GET_FPEXC"),
	V(12, "SET_FPEXC"),
	V(13, "GET_TIMING"),
	V(14, "SET_TIMING"),
	V(15, "SET_NAME"),
	V(16, "GET_NAME"),
	V(19, "GET_ENDIAN"),
	V(20, "SET_ENDIAN"),
	V(21, "GET_SECCOMP"),
	V(22, "SET_SECCOMP"),
	V(23, "CAPBSET_READ"),
	V(24, "CAPBSET_DROP"),
	V(25, "GET_TSC"),
	V(26, "SET_TSC"),
	V(27, "GET_SECUREBITS"),
	V(28, "SET_SECUREBITS"),
	V(29, "SET_TIMERSLACK"),
	V(30, "GET_TIMERSLACK"),
	V(31, "TASK_PERF_EVENTS_DISABLE"),
	V(32, "TASK_PERF_EVENTS_ENABLE"),
	V(33, "MCE_KILL"),
	V(34, "MCE_KILL_GET"),
	V(35, "SET_MM"),
	V(36, "SET_CHILD_SUBREAPER"),
	V(37, "GET_CHILD_SUBREAPER"),
	V(38, "SET_NO_NEW_PRIVS"),
	V(39, "GET_NO_NEW_PRIVS"),
	V(40, "GET_TID_ADDRESS"),
	V(41, "SET_THP_DISABLE"),
	V(42, "GET_THP_DISABLE"),
	V(43, "MPX_ENABLE_MANAGEMENT"),
	V(44, "MPX_DISABLE_MANAGEMENT"),
	V(45, "SET_FP_MODE"),
	V(46, "GET_FP_MODE"),
	V(47, "CAP_AMBIENT"),
	V(50, "SVE_SET_VL"),
	V(51, "SVE_GET_VL"),
	V(52, "GET_SPECULATION_CTRL"),
	V(53, "SET_SPECULATION_CTRL"),
	V(54, "PAC_RESET_KEYS"),
	V(55, "SET_TAGGED_ADDR_CTRL"),
	V(56, "GET_TAGGED_ADDR_CTRL"),
	V(57, "SET_IO_FLUSHER"),
	V(58, "GET_IO_FLUSHER"),
	V(59, "SET_SYSCALL_USER_DISPATCH"),
	V(60, "PAC_SET_ENABLED_KEYS"),
	V(61, "PAC_GET_ENABLED_KEYS"),
	V(62, "SCHED_CORE"),
	V(63, "SME_SET_VL"),
	V(64, "SME_GET_VL"),
	V(65, "SET_MDWE"),
	V(66, "GET_MDWE"),
	V(67, "SET_MEMORY_MERGE"),
	V(68, "GET_MEMORY_MERGE"),
	V(69, "RISCV_V_SET_CONTROL"),
	V(70, "RISCV_V_GET_CONTROL"),
	V(71, "RISCV_SET_ICACHE_FLUSH_CTX"),
	V(72, "PPC_GET_DEXCR"),
	V(73, "PPC_SET_DEXCR"),
	V(74, "GET_SHADOW_STACK_STATUS"),
	V(75, "SET_SHADOW_STACK_STATUS"),
	V(76, "LOCK_SHADOW_STACK_STATUS"),
	V(77, "TIMER_CREATE_RESTORE_IDS"),
	V(78, "FUTEX_HASH"),
	V(0x41555856, "GET_AUXV"),
	V(0x53564d41, "SET_VMA"),
	V(0x59616d61, "SET_PTRACER"),
	V(79, "RSEQ_SLICE_EXTENSION"),
	V(80, "GET_CFI"),
	V(81, "SET_CFI"),
};
CHOICE(prctl_options, "PR_");

static const struct flag arch_prctl_codes_list[] = {
	V(0x1001, "SET_GS"),
	V(0x1002, "SET_FS"),
	V(0x1003, "GET_FS"),
	V(0x1004, "GET_GS"),
	V(0x1011, "GET_CPUID"),
	V(0x1012, "SET_CPUID"),
	V(0x1021, "GET_XCOMP_SUPP"),
	V(0x1022, "GET_XCOMP_PERM"),
	V(0x1023, "REQ_XCOMP_PERM"),
	V(0x1024, "GET_XCOMP_GUEST_PERM"),
	V(0x1025, "REQ_XCOMP_GUEST_PERM"),
	V(0x11, "XCOMP_TILECFG"),
	V(0x12, "XCOMP_TILEDATA"),
	V(0x2001, "MAP_VDSO_X32"),
	V(0x2002, "MAP_VDSO_32"),
	V(0x2003, "MAP_VDSO_64"),
	V(0x4001, "GET_UNTAG_MASK"),
	V(0x4002, "ENABLE_TAGGED_ADDR"),
	V(0x4003, "GET_MAX_TAG_BITS"),
	V(0x4004, "FORCE_TAGGED_SVA"),
	V(0x5001, "SHSTK_ENABLE"),
	V(0x5002, "SHSTK_DISABLE"),
	V(0x5003, "SHSTK_LOCK"),
	V(0x5004, "SHSTK_UNLOCK"),
	V(0x5005, "SHSTK_STATUS"),
};
CHOICE(arch_prctl_codes, "ARCH_");

static const struct flag rlimit_resources_list[] = {
	V(0, "CPU"),
	V(1, "FSIZE"),
	V(2, "DATA"),
	V(3, "STACK"),
	V(4, "CORE"),
	V(5, "RSS"),
	V(6, "NPROC"),
	V(7, "NOFILE"),
	V(8, "MEMLOCK"),
	V(9, "AS"),
	V(10, "LOCKS"),
	V(11, "SIGPENDING"),
	V(12, "MSGQUEUE"),
	V(13, "NICE"),
	V(14, "RTPRIO"),
	V(15, "RTTIME"),
};
CHOICE(rlimit_resources, "RLIMIT_");

static const struct flag rusage_whos_list[] = {
	V(0, "SELF"),
	V(0xffffffff, "CHILDREN"),
	V(0xfffffffe, "BOTH"),
	V(1, "THREAD"),
};
CHOICE(rusage_whos, "RUSAGE_");

static const struct flag priority_whichs_list[] = {
	V(0, "PROCESS"),
	V(1, "PGRP"),
	V(2, "USER"),
};
CHOICE(priority_whichs, "PRIO_");

static const struct flag ioprio_whichs_list[] = {
	V(1, "PROCESS"),
	V(2, "PGRP"),
	V(3, "USER"),
};
CHOICE(ioprio_whichs, "IOPRIO_WHO_");

static const struct flag sched_policies_list[] = {
	M(0, 0xff, "NORMAL"),
	M(1, 0xff, "FIFO"),
	M(2, 0xff, "RR"),
	M(3, 0xff, "BATCH"),
	M(4, 0xff, "ISO"),
	M(5, 0xff, "IDLE"),
	M(6, 0xff, "DEADLINE"),
	M(7, 0xff, "EXT"),
	B(0x40000000, "RESET_ON_FORK"),
};
FLAGS(sched_policies, "SCHED_");

static const struct flag personalities_list[] = {
	M(0, 0xff, "PER_LINUX"),
	M(0x08, 0xff, "PER_LINUX32"),
	M(0x1, 0xff, "PER_SVR4"),
	M(0x2, 0xff, "PER_SVR3"),
	M(0x3, 0xff, "PER_SCOSVR3"),
	M(0x4, 0xff, "PER_WYSEV386"),
	M(0x5, 0xff, "PER_ISCR4"),
	M(0x6, 0xff, "PER_BSD"),
	M(0x7, 0xff, "PER_XENIX"),
	M(0x9, 0xff, "PER_IRIX32"),
	M(0xa, 0xff, "PER_IRIXN32"),
	M(0xb, 0xff, "PER_IRIX64"),
	M(0xc, 0xff, "PER_RISCOS"),
	M(0xd, 0xff, "PER_SOLARIS"),
	M(0xe, 0xff, "PER_UW7"),
	M(0xf, 0xff, "PER_OSF4"),
	M(0x10, 0xff, "PER_HPUX"),
	V(0xffffffff, "PER_QUERY"),
	B(0x20000, "UNAME26"),
	B(0x40000, "ADDR_NO_RANDOMIZE"),
	B(0x80000, "FDPIC_FUNCPTRS"),
	B(0x100000, "MMAP_PAGE_ZERO"),
	B(0x200000, "ADDR_COMPAT_LAYOUT"),
	B(0x400000, "READ_IMPLIES_EXEC"),
	B(0x800000, "ADDR_LIMIT_32BIT"),
	B(0x1000000, "SHORT_INODE"),
	B(0x2000000, "WHOLE_SECONDS"),
	B(0x4000000, "STICKY_TIMEOUTS"),
	B(0x8000000, "ADDR_LIMIT_3GB"),
};
FLAGS(personalities, "");

static const struct flag kcmp_types_list[] = {
	V(0, "FILE"),
	V(1, "VM"),
	V(2, "FILES"),
	V(3, "FS"),
	V(4, "SIGHAND"),
	V(5, "IO"),
	V(6, "SYSVSEM"),
	V(7, "EPOLL_TFD"),
};
CHOICE(kcmp_types, "KCMP_");

static const struct flag seccomp_ops_list[] = {
	V(0, "SET_MODE_STRICT"),
	V(1, "SET_MODE_FILTER"),
	V(2, "GET_ACTION_AVAIL"),
	V(3, "GET_NOTIF_SIZES"),
};
CHOICE(seccomp_ops, "SECCOMP_");

static const struct flag seccomp_flags_list[] = {
	B(0x1, "TSYNC"),
	B(0x2, "LOG"),
	B(0x4, "SPEC_ALLOW"),
	B(0x8, "NEW_LISTENER"),
	B(0x10, "TSYNC_ESRCH"),
	B(0x20, "WAIT_KILLABLE_RECV"),
};
FLAGS(seccomp_flags, "SECCOMP_FILTER_FLAG_");

static const struct flag bpf_cmds_list[] = {
	V(0, "MAP_CREATE"),
	V(1, "MAP_LOOKUP_ELEM"),
	V(2, "MAP_UPDATE_ELEM"),
	V(3, "MAP_DELETE_ELEM"),
	V(4, "MAP_GET_NEXT_KEY"),
	V(5, "PROG_LOAD"),
	V(6, "OBJ_PIN"),
	V(7, "OBJ_GET"),
	V(8, "PROG_ATTACH"),
	V(9, "PROG_DETACH"),
	V(10, "PROG_TEST_RUN"),
	V(11, "PROG_GET_NEXT_ID"),
	V(12, "MAP_GET_NEXT_ID"),
	V(13, "PROG_GET_FD_BY_ID"),
	V(14, "MAP_GET_FD_BY_ID"),
	V(15, "OBJ_GET_INFO_BY_FD"),
	V(16, "PROG_QUERY"),
	V(17, "RAW_TRACEPOINT_OPEN"),
	V(18, "BTF_LOAD"),
	V(19, "BTF_GET_FD_BY_ID"),
	V(20, "TASK_FD_QUERY"),
	V(21, "MAP_LOOKUP_AND_DELETE_ELEM"),
	V(22, "MAP_FREEZE"),
	V(23, "BTF_GET_NEXT_ID"),
	V(24, "MAP_LOOKUP_BATCH"),
	V(25, "MAP_LOOKUP_AND_DELETE_BATCH"),
	V(26, "MAP_UPDATE_BATCH"),
	V(27, "MAP_DELETE_BATCH"),
	V(28, "LINK_CREATE"),
	V(29, "LINK_UPDATE"),
	V(30, "LINK_GET_FD_BY_ID"),
	V(31, "LINK_GET_NEXT_ID"),
	V(32, "ENABLE_STATS"),
	V(33, "ITER_CREATE"),
	V(34, "LINK_DETACH"),
	V(35, "PROG_BIND_MAP"),
	V(36, "TOKEN_CREATE"),
	V(37, "PROG_STREAM_READ_BY_FD"),
	V(38, "PROG_ASSOC_STRUCT_OPS"),
};
CHOICE(bpf_cmds, "BPF_");

static const struct flag keyctl_cmds_list[] = {
	V(0, "GET_KEYRING_ID"),
	V(1, "JOIN_SESSION_KEYRING"),
	V(2, "UPDATE"),
	V(3, "REVOKE"),
	V(4, "CHOWN"),
	V(5, "SETPERM"),
	V(6, "DESCRIBE"),
	V(7, "CLEAR"),
	V(8, "LINK"),
	V(9, "UNLINK"),
	V(10, "SEARCH"),
	V(11, "READ"),
	V(12, "INSTANTIATE"),
	V(13, "NEGATE"),
	V(14, "SET_REQKEY_KEYRING"),
	V(15, "SET_TIMEOUT"),
	V(16, "ASSUME_AUTHORITY"),
	V(17, "GET_SECURITY"),
	V(18, "SESSION_TO_PARENT"),
	V(19, "REJECT"),
	V(20, "INSTANTIATE_IOV"),
	V(21, "INVALIDATE"),
	V(22, "GET_PERSISTENT"),
	V(23, "DH_COMPUTE"),
	V(24, "PKEY_QUERY"),
	V(25, "PKEY_ENCRYPT"),
	V(26, "PKEY_DECRYPT"),
	V(27, "PKEY_SIGN"),
	V(28, "PKEY_VERIFY"),
	V(29, "RESTRICT_KEYRING"),
	V(30, "MOVE"),
	V(31, "CAPABILITIES"),
	V(32, "WATCH_KEY"),
};
CHOICE(keyctl_cmds, "KEYCTL_");

static const struct flag ptrace_requests_list[] = {
	V(0, "TRACEME"),
	V(1, "PEEKTEXT"),
	V(2, "PEEKDATA"),
	V(3, "PEEKUSR"),
	V(4, "POKETEXT"),
	V(5, "POKEDATA"),
	V(6, "POKEUSR"),
	V(7, "CONT"),
	V(8, "KILL"),
	V(9, "SINGLESTEP"),
	V(12, "GETREGS"),
	V(13, "SETREGS"),
	V(14, "GETFPREGS"),
	V(15, "SETFPREGS"),
	V(16, "ATTACH"),
	V(17, "DETACH"),
	V(18, "GETFPXREGS"),
	V(19, "SETFPXREGS"),
	V(21, "OLDSETOPTIONS"),
	V(24, "SYSCALL"),
	V(25, "GET_THREAD_AREA"),
	V(26, "SET_THREAD_AREA"),
	V(30, "ARCH_PRCTL"),
	V(31, "SYSEMU"),
	V(32, "SYSEMU_SINGLESTEP"),
	V(33, "SINGLEBLOCK"),
	V(0x4200, "SETOPTIONS"),
	V(0x4201, "GETEVENTMSG"),
	V(0x4202, "GETSIGINFO"),
	V(0x4203, "SETSIGINFO"),
	V(0x4204, "GETREGSET"),
	V(0x4205, "SETREGSET"),
	V(0x4206, "SEIZE"),
	V(0x4207, "INTERRUPT"),
	V(0x4208, "LISTEN"),
	V(0x4209, "PEEKSIGINFO"),
	V(0x420a, "GETSIGMASK"),
	V(0x420b, "SETSIGMASK"),
	V(0x420c, "SECCOMP_GET_FILTER"),
	V(0x420d, "SECCOMP_GET_METADATA"),
	V(0x420e, "GET_SYSCALL_INFO"),
	V(0x420f, "GET_RSEQ_CONFIGURATION"),
	V(0x4210, "SET_SYSCALL_USER_DISPATCH_CONFIG"),
	V(0x4211, "GET_SYSCALL_USER_DISPATCH_CONFIG"),
	V(0x4212, "SET_SYSCALL_INFO"),
};
CHOICE(ptrace_requests, "PTRACE_");

static const struct flag pidfd_flags_list[] = {
	B(04000, "NONBLOCK"),
	B(0200, "THREAD"),
};
FLAGS(pidfd_flags, "PIDFD_");

static const struct flag pidfd_signal_flags_list[] = {
	B(1, "THREAD"),
	B(2, "THREAD_GROUP"),
	B(4, "PROCESS_GROUP"),
};
FLAGS(pidfd_signal_flags, "PIDFD_SIGNAL_");

static const struct flag membarrier_cmds_list[] = {
	V(0, "QUERY"),
	B(1, "GLOBAL"),
	B(2, "GLOBAL_EXPEDITED"),
	B(4, "REGISTER_GLOBAL_EXPEDITED"),
	B(8, "PRIVATE_EXPEDITED"),
	B(0x10, "REGISTER_PRIVATE_EXPEDITED"),
	B(0x20, "PRIVATE_EXPEDITED_SYNC_CORE"),
	B(0x40, "REGISTER_PRIVATE_EXPEDITED_SYNC_CORE"),
	B(0x80, "PRIVATE_EXPEDITED_RSEQ"),
	B(0x100, "REGISTER_PRIVATE_EXPEDITED_RSEQ"),
	B(0x200, "GET_REGISTRATIONS"),
};
FLAGS(membarrier_cmds, "MEMBARRIER_CMD_");

static const struct flag rseq_flags_list[] = {
	B(1, "UNREGISTER"),
	B(0x2, "SLICE_EXT_DEFAULT_ON"),
};
FLAGS(rseq_flags, "RSEQ_FLAG_");

static const struct flag peek_flags_list[] = {
	B(1, "SHARED"),
};
FLAGS(peek_flags, "PTRACE_PEEKSIGINFO_");

static const struct flag landlock_rule_types_list[] = {
	V(1, "PATH_BENEATH"),
	V(2, "NET_PORT"),
};
CHOICE(landlock_rule_types, "LANDLOCK_RULE_");

static const struct flag landlock_flags_list[] = {
	B(1, "VERSION"),
	B(2, "ERRATA"),
};
FLAGS(landlock_flags, "LANDLOCK_CREATE_RULESET_");

static const struct flag landlock_restrict_flags_list[] = {
	B(1, "LOG_SAME_EXEC_OFF"),
	B(2, "LOG_NEW_EXEC_ON"),
	B(4, "LOG_SUBDOMAINS_OFF"),
	B(8, "TSYNC"),
};
FLAGS(landlock_restrict_flags, "LANDLOCK_RESTRICT_SELF_");

static const struct flag reboot_cmds_list[] = {
	V(0x1234567, "RESTART"),
	V(0xcdef0123, "HALT"),
	V(0x89abcdef, "CAD_ON"),
	V(0, "CAD_OFF"),
	V(0x4321fedc, "POWER_OFF"),
	V(0xa1b2c3d4, "RESTART2"),
	V(0xd000fce2, "SW_SUSPEND"),
	V(0x45584543, "KEXEC"),
};
CHOICE(reboot_cmds, "LINUX_REBOOT_CMD_");

static const struct flag module_flags_list[] = {
	B(1, "IGNORE_MODVERSIONS"),
	B(2, "IGNORE_VERMAGIC"),
	B(4, "COMPRESSED_FILE"),
};
FLAGS(module_flags, "MODULE_INIT_");

static const struct flag module_delete_flags_list[] = {
	B(04000, "NONBLOCK"),
	B(01000, "TRUNC"),
};
FLAGS(module_delete_flags, "O_");

static const struct flag perf_event_flags_list[] = {
	B(0x1, "FD_NO_GROUP"),
	B(0x2, "FD_OUTPUT"),
	B(0x4, "PID_CGROUP"),
	B(0x8, "FD_CLOEXEC"),
};
FLAGS(perf_event_flags, "PERF_FLAG_");

static const struct flag random_flags_list[] = {
	B(1, "NONBLOCK"),
	B(2, "RANDOM"),
	B(4, "INSECURE"),
};
FLAGS(random_flags, "GRND_");

static const struct flag io_uring_enter_flags_list[] = {
	B(0x1, "GETEVENTS"),
	B(0x2, "SQ_WAKEUP"),
	B(0x4, "SQ_WAIT"),
	B(0x8, "EXT_ARG"),
	B(0x10, "REGISTERED_RING"),
	B(0x20, "ABS_TIMER"),
	B(0x40, "EXT_ARG_REG"),
	B(0x80, "NO_IOWAIT"),
};
FLAGS(io_uring_enter_flags, "IORING_ENTER_");

static const struct flag io_uring_opcodes_list[] = {
	V(0, "REGISTER_BUFFERS"),
	V(1, "UNREGISTER_BUFFERS"),
	V(2, "REGISTER_FILES"),
	V(3, "UNREGISTER_FILES"),
	V(4, "REGISTER_EVENTFD"),
	V(5, "UNREGISTER_EVENTFD"),
	V(6, "REGISTER_FILES_UPDATE"),
	V(7, "REGISTER_EVENTFD_ASYNC"),
	V(8, "REGISTER_PROBE"),
	V(9, "REGISTER_PERSONALITY"),
	V(10, "UNREGISTER_PERSONALITY"),
	V(11, "REGISTER_RESTRICTIONS"),
	V(12, "REGISTER_ENABLE_RINGS"),
	V(13, "REGISTER_FILES2"),
	V(14, "REGISTER_FILES_UPDATE2"),
	V(15, "REGISTER_BUFFERS2"),
	V(16, "REGISTER_BUFFERS_UPDATE"),
	V(17, "REGISTER_IOWQ_AFF"),
	V(18, "UNREGISTER_IOWQ_AFF"),
	V(19, "REGISTER_IOWQ_MAX_WORKERS"),
	V(20, "REGISTER_RING_FDS"),
	V(21, "UNREGISTER_RING_FDS"),
	V(22, "REGISTER_PBUF_RING"),
	V(23, "UNREGISTER_PBUF_RING"),
	V(24, "REGISTER_SYNC_CANCEL"),
	V(25, "REGISTER_FILE_ALLOC_RANGE"),
	V(26, "REGISTER_PBUF_STATUS"),
	V(27, "REGISTER_NAPI"),
	V(28, "UNREGISTER_NAPI"),
	V(29, "REGISTER_CLOCK"),
	V(30, "REGISTER_CLONE_BUFFERS"),
	V(31, "REGISTER_SEND_MSG_RING"),
	V(32, "REGISTER_ZCRX_IFQ"),
	V(33, "REGISTER_RESIZE_RINGS"),
	V(34, "REGISTER_MEM_REGION"),
	V(35, "REGISTER_QUERY"),
	V(36, "REGISTER_ZCRX_CTRL"),
	V(37, "REGISTER_BPF_FILTER"),
};
CHOICE(io_uring_opcodes, "IORING_");

static const struct flag kexec_flags_list[] = {
	B(1, "ON_CRASH"),
	B(2, "PRESERVE_CONTEXT"),
	B(4, "UPDATE_ELFCOREHDR"),
	B(8, "CRASH_HOTPLUG_SUPPORT"),
};
FLAGS(kexec_flags, "KEXEC_");

static const struct flag kexec_file_flags_list[] = {
	B(1, "UNLOAD"),
	B(2, "ON_CRASH"),
	B(4, "NO_INITRAMFS"),
	B(8, "DEBUG"),
	B(0x10, "NO_CMA"),
	B(0x20, "FORCE_DTB"),
};
FLAGS(kexec_file_flags, "KEXEC_FILE_");

static const struct flag syslog_actions_list[] = {
	V(0, "CLOSE"),
	V(1, "OPEN"),
	V(2, "READ"),
	V(3, "READ_ALL"),
	V(4, "READ_CLEAR"),
	V(5, "CLEAR"),
	V(6, "CONSOLE_OFF"),
	V(7, "CONSOLE_ON"),
	V(8, "CONSOLE_LEVEL"),
	V(9, "SIZE_UNREAD"),
	V(10, "SIZE_BUFFER"),
};
CHOICE(syslog_actions, "SYSLOG_ACTION_");


/* Signals and time */

static const struct flag signals_list[] = {
	V(1, "HUP"),
	V(2, "INT"),
	V(3, "QUIT"),
	V(4, "ILL"),
	V(5, "TRAP"),
	V(6, "ABRT"),
	V(7, "BUS"),
	V(8, "FPE"),
	V(9, "KILL"),
	V(10, "USR1"),
	V(11, "SEGV"),
	V(12, "USR2"),
	V(13, "PIPE"),
	V(14, "ALRM"),
	V(15, "TERM"),
	V(16, "STKFLT"),
	V(17, "CHLD"),
	V(18, "CONT"),
	V(19, "STOP"),
	V(20, "TSTP"),
	V(21, "TTIN"),
	V(22, "TTOU"),
	V(23, "URG"),
	V(24, "XCPU"),
	V(25, "XFSZ"),
	V(26, "VTALRM"),
	V(27, "PROF"),
	V(28, "WINCH"),
	V(29, "IO"),
	V(30, "PWR"),
	V(31, "SYS"),
};
CHOICE(signals, "SIG");

static const struct flag sigaction_flags_list[] = {
	B(1, "NOCLDSTOP"),
	B(2, "NOCLDWAIT"),
	B(4, "SIGINFO"),
	B(0x400, "UNSUPPORTED"),
	B(0x800, "EXPOSE_TAGBITS"),
	B(0x04000000, "RESTORER"),
	B(0x08000000, "ONSTACK"),
	B(0x10000000, "RESTART"),
	B(0x40000000, "NODEFER"),
	B(0x80000000, "RESETHAND"),
};
FLAGS(sigaction_flags, "SA_");

static const struct flag sigmask_hows_list[] = {
	V(0, "BLOCK"),
	V(1, "UNBLOCK"),
	V(2, "SETMASK"),
};
CHOICE(sigmask_hows, "SIG_");

static const struct flag itimer_whichs_list[] = {
	V(0, "REAL"),
	V(1, "VIRTUAL"),
	V(2, "PROF"),
};
CHOICE(itimer_whichs, "ITIMER_");

static const struct flag clocks_list[] = {
	V(0, "REALTIME"),
	V(1, "MONOTONIC"),
	V(2, "PROCESS_CPUTIME_ID"),
	V(3, "THREAD_CPUTIME_ID"),
	V(4, "MONOTONIC_RAW"),
	V(5, "REALTIME_COARSE"),
	V(6, "MONOTONIC_COARSE"),
	V(7, "BOOTTIME"),
	V(8, "REALTIME_ALARM"),
	V(9, "BOOTTIME_ALARM"),
	V(10, "SGI_CYCLE"),
	V(11, "TAI"),
};
CHOICE(clocks, "CLOCK_");

static const struct flag timer_flags_list[] = {
	B(1, "ABSTIME"),
};
FLAGS(timer_flags, "TIMER_");

static const struct flag futex_ops_list[] = {
	M(0, 0x7f, "WAIT"),
	M(1, 0x7f, "WAKE"),
	M(2, 0x7f, "FD"),
	M(3, 0x7f, "REQUEUE"),
	M(4, 0x7f, "CMP_REQUEUE"),
	M(5, 0x7f, "WAKE_OP"),
	M(6, 0x7f, "LOCK_PI"),
	M(7, 0x7f, "UNLOCK_PI"),
	M(8, 0x7f, "TRYLOCK_PI"),
	M(9, 0x7f, "WAIT_BITSET"),
	M(10, 0x7f, "WAKE_BITSET"),
	M(11, 0x7f, "WAIT_REQUEUE_PI"),
	M(12, 0x7f, "CMP_REQUEUE_PI"),
	M(13, 0x7f, "LOCK_PI2"),
	B(0x80, "PRIVATE_FLAG"),
	B(0x100, "CLOCK_REALTIME"),
	B(0x200, "ROBUST_UNLOCK"),
	B(0x400, "ROBUST_LIST32"),
};
FLAGS(futex_ops, "FUTEX_");

static const struct flag futex_bitsets_list[] = {
	V(0xffffffff, "MATCH_ANY"),
};
CHOICE(futex_bitsets, "FUTEX_BITSET_");

static const struct flag futex2_flags_list[] = {
	M(0, 3, "SIZE_U8"),
	M(1, 3, "SIZE_U16"),
	M(2, 3, "SIZE_U32"),
	M(3, 3, "SIZE_U64"),
	B(4, "NUMA"),
	B(8, "MPOL"),
	B(0x80, "PRIVATE"),
};
FLAGS(futex2_flags, "FUTEX2_");


/* Sockets */

static const struct flag socket_families_list[] = {
	V(0, "UNSPEC"),
	V(1, "LOCAL"),
	V(2, "INET"),
	V(3, "AX25"),
	V(4, "IPX"),
	V(5, "APPLETALK"),
	V(6, "NETROM"),
	V(7, "BRIDGE"),
	V(8, "ATMPVC"),
	V(9, "X25"),
	V(10, "INET6"),
	V(11, "ROSE"),
	V(12, "DECnet"),
	V(13, "NETBEUI"),
	V(14, "SECURITY"),
	V(15, "KEY"),
	V(16, "NETLINK"),
	V(17, "PACKET"),
	V(18, "ASH"),
	V(19, "ECONET"),
	V(20, "ATMSVC"),
	V(21, "RDS"),
	V(22, "SNA"),
	V(23, "IRDA"),
	V(24, "PPPOX"),
	V(25, "WANPIPE"),
	V(26, "LLC"),
	V(27, "IB"),
	V(28, "MPLS"),
	V(29, "CAN"),
	V(30, "TIPC"),
	V(31, "BLUETOOTH"),
	V(32, "IUCV"),
	V(33, "RXRPC"),
	V(34, "ISDN"),
	V(35, "PHONET"),
	V(36, "IEEE802154"),
	V(37, "CAIF"),
	V(38, "ALG"),
	V(39, "NFC"),
	V(40, "VSOCK"),
	V(41, "KCM"),
	V(42, "QIPCRTR"),
	V(43, "SMC"),
	V(44, "XDP"),
	V(45, "MCTP"),
};
CHOICE(socket_families, "AF_");

static const struct flag socket_types_list[] = {
	M(1, 0xf, "STREAM"),
	M(2, 0xf, "DGRAM"),
	M(3, 0xf, "RAW"),
	M(4, 0xf, "RDM"),
	M(5, 0xf, "SEQPACKET"),
	M(6, 0xf, "DCCP"),
	M(10, 0xf, "PACKET"),
	B(02000000, "CLOEXEC"),
	B(04000, "NONBLOCK"),
};
FLAGS(socket_types, "SOCK_");

static const struct flag socket_flags_list[] = {
	B(02000000, "CLOEXEC"),
	B(04000, "NONBLOCK"),
};
FLAGS(socket_flags, "SOCK_");

static const struct flag ip_protocols_list[] = {
	V(0, "IP"),
	V(1, "ICMP"),
	V(2, "IGMP"),
	V(4, "IPIP"),
	V(6, "TCP"),
	V(8, "EGP"),
	V(12, "PUP"),
	V(17, "UDP"),
	V(22, "IDP"),
	V(29, "TP"),
	V(33, "DCCP"),
	V(41, "IPV6"),
	V(46, "RSVP"),
	V(47, "GRE"),
	V(50, "ESP"),
	V(51, "AH"),
	V(92, "MTP"),
	V(94, "BEETPH"),
	V(98, "ENCAP"),
	V(103, "PIM"),
	V(108, "COMP"),
	V(115, "L2TP"),
	V(132, "SCTP"),
	V(136, "UDPLITE"),
	V(137, "MPLS"),
	V(143, "ETHERNET"),
	V(255, "RAW"),
	V(262, "MPTCP"),
	V(58, "ICMPV6"),
	V(144, "AGGFRAG"),
	V(256, "SMC"),
	V(43, "ROUTING"),
	V(44, "FRAGMENT"),
	V(59, "NONE"),
	V(60, "DSTOPTS"),
	V(135, "MH"),
};
CHOICE(ip_protocols, "IPPROTO_");

static const struct flag netlink_protocols_list[] = {
	V(0, "ROUTE"),
	V(1, "UNUSED"),
	V(2, "USERSOCK"),
	V(3, "FIREWALL"),
	V(4, "SOCK_DIAG"),
	V(5, "NFLOG"),
	V(6, "XFRM"),
	V(7, "SELINUX"),
	V(8, "ISCSI"),
	V(9, "AUDIT"),
	V(10, "FIB_LOOKUP"),
	V(11, "CONNECTOR"),
	V(12, "NETFILTER"),
	V(13, "IP6_FW"),
	V(14, "DNRTMSG"),
	V(15, "KOBJECT_UEVENT"),
	V(16, "GENERIC"),
	V(18, "SCSITRANSPORT"),
	V(19, "ECRYPTFS"),
	V(20, "RDMA"),
	V(21, "CRYPTO"),
	V(22, "SMC"),
};
CHOICE(netlink_protocols, "NETLINK_");

static const struct flag msg_flags_list[] = {
	B(0x1, "OOB"),
	B(0x2, "PEEK"),
	B(0x4, "DONTROUTE"),
	B(0x8, "CTRUNC"),
	B(0x10, "PROBE"),
	B(0x20, "TRUNC"),
	B(0x40, "DONTWAIT"),
	B(0x80, "EOR"),
	B(0x100, "WAITALL"),
	B(0x200, "FIN"),
	B(0x400, "SYN"),
	B(0x800, "CONFIRM"),
	B(0x1000, "RST"),
	B(0x2000, "ERRQUEUE"),
	B(0x4000, "NOSIGNAL"),
	B(0x8000, "MORE"),
	B(0x10000, "WAITFORONE"),
	B(0x20000, "SENDPAGE_NOTLAST"),
	B(0x40000, "BATCH"),
	B(0x4000000, "ZEROCOPY"),
	B(0x2000000, "SOCK_DEVMEM"),
	B(0x20000000, "FASTOPEN"),
	B(0x40000000, "CMSG_CLOEXEC"),
};
FLAGS(msg_flags, "MSG_");

static const struct flag shutdown_hows_list[] = {
	V(0, "RD"),
	V(1, "WR"),
	V(2, "RDWR"),
};
CHOICE(shutdown_hows, "SHUT_");

static const struct flag socket_levels_list[] = {
	V(0, "IP"),
	V(1, "SOCKET"),
	V(6, "TCP"),
	V(17, "UDP"),
	V(41, "IPV6"),
	V(58, "ICMPV6"),
	V(132, "SCTP"),
	V(136, "UDPLITE"),
	V(255, "RAW"),
	V(256, "IPX"),
	V(257, "AX25"),
	V(258, "ATALK"),
	V(259, "NETROM"),
	V(260, "ROSE"),
	V(261, "DECNET"),
	V(262, "X25"),
	V(263, "PACKET"),
	V(264, "ATM"),
	V(265, "AAL"),
	V(266, "IRDA"),
	V(267, "NETBEUI"),
	V(268, "LLC"),
	V(269, "DCCP"),
	V(270, "NETLINK"),
	V(271, "TIPC"),
	V(272, "RXRPC"),
	V(273, "PPPOL2TP"),
	V(274, "BLUETOOTH"),
	V(275, "PNPIPE"),
	V(276, "RDS"),
	V(277, "IUCV"),
	V(278, "CAIF"),
	V(279, "ALG"),
	V(280, "NFC"),
	V(281, "KCM"),
	V(282, "TLS"),
	V(283, "XDP"),
	V(284, "MPTCP"),
	V(285, "MCTP"),
	V(286, "SMC"),
	V(287, "VSOCK"),
};
CHOICE(socket_levels, "SOL_");

static const struct flag socket_options_list[] = {
	V(1, "DEBUG"),
	V(2, "REUSEADDR"),
	V(3, "TYPE"),
	V(4, "ERROR"),
	V(5, "DONTROUTE"),
	V(6, "BROADCAST"),
	V(7, "SNDBUF"),
	V(8, "RCVBUF"),
	V(9, "KEEPALIVE"),
	V(10, "OOBINLINE"),
	V(11, "NO_CHECK"),
	V(12, "PRIORITY"),
	V(13, "LINGER"),
	V(14, "BSDCOMPAT"),
	V(15, "REUSEPORT"),
	V(16, "PASSCRED"),
	V(17, "PEERCRED"),
	V(18, "RCVLOWAT"),
	V(19, "SNDLOWAT"),
	V(20, "RCVTIMEO"),
	V(21, "SNDTIMEO"),
	V(22, "SECURITY_AUTHENTICATION"),
	V(23, "SECURITY_ENCRYPTION_TRANSPORT"),
	V(24, "SECURITY_ENCRYPTION_NETWORK"),
	V(25, "BINDTODEVICE"),
	V(26, "ATTACH_FILTER"),
	V(27, "DETACH_FILTER"),
	V(28, "PEERNAME"),
	V(29, "TIMESTAMP"),
	V(30, "ACCEPTCONN"),
	V(31, "PEERSEC"),
	V(32, "SNDBUFFORCE"),
	V(33, "RCVBUFFORCE"),
	V(34, "PASSSEC"),
	V(35, "TIMESTAMPNS"),
	V(36, "MARK"),
	V(37, "TIMESTAMPING"),
	V(38, "PROTOCOL"),
	V(39, "DOMAIN"),
	V(40, "RXQ_OVFL"),
	V(41, "WIFI_STATUS"),
	V(42, "PEEK_OFF"),
	V(43, "NOFCS"),
	V(44, "LOCK_FILTER"),
	V(45, "SELECT_ERR_QUEUE"),
	V(46, "BUSY_POLL"),
	V(47, "MAX_PACING_RATE"),
	V(48, "BPF_EXTENSIONS"),
	V(49, "INCOMING_CPU"),
	V(50, "ATTACH_BPF"),
	V(51, "ATTACH_REUSEPORT_CBPF"),
	V(52, "ATTACH_REUSEPORT_EBPF"),
	V(53, "CNX_ADVICE"),
	V(55, "MEMINFO"),
	V(56, "INCOMING_NAPI_ID"),
	V(57, "COOKIE"),
	V(59, "PEERGROUPS"),
	V(60, "ZEROCOPY"),
	V(61, "TXTIME"),
	V(62, "BINDTOIFINDEX"),
	V(63, "TIMESTAMP_NEW"),
	V(64, "TIMESTAMPNS_NEW"),
	V(65, "TIMESTAMPING_NEW"),
	V(66, "RCVTIMEO_NEW"),
	V(67, "SNDTIMEO_NEW"),
	V(68, "DETACH_REUSEPORT_BPF"),
	V(69, "PREFER_BUSY_POLL"),
	V(70, "BUSY_POLL_BUDGET"),
	V(71, "NETNS_COOKIE"),
	V(72, "BUF_LOCK"),
	V(73, "RESERVE_MEM"),
	V(74, "TXREHASH"),
	V(75, "RCVMARK"),
	V(76, "PASSPIDFD"),
	V(77, "PEERPIDFD"),
	V(78, "DEVMEM_LINEAR"),
	V(79, "DEVMEM_DMABUF"),
	V(80, "DEVMEM_DONTNEED"),
	V(82, "RCVPRIORITY"),
	V(83, "PASSRIGHTS"),
	V(84, "INQ"),
};
CHOICE(socket_options, "SO_");

static const struct flag tcp_options_list[] = {
	V(1, "NODELAY"),
	V(2, "MAXSEG"),
	V(3, "CORK"),
	V(4, "KEEPIDLE"),
	V(5, "KEEPINTVL"),
	V(6, "KEEPCNT"),
	V(7, "SYNCNT"),
	V(8, "LINGER2"),
	V(9, "DEFER_ACCEPT"),
	V(10, "WINDOW_CLAMP"),
	V(11, "INFO"),
	V(12, "QUICKACK"),
	V(13, "CONGESTION"),
	V(14, "MD5SIG"),
	V(16, "THIN_LINEAR_TIMEOUTS"),
	V(17, "THIN_DUPACK"),
	V(18, "USER_TIMEOUT"),
	V(19, "REPAIR"),
	V(20, "REPAIR_QUEUE"),
	V(21, "QUEUE_SEQ"),
	V(22, "REPAIR_OPTIONS"),
	V(23, "FASTOPEN"),
	V(24, "TIMESTAMP"),
	V(25, "NOTSENT_LOWAT"),
	V(26, "CC_INFO"),
	V(27, "SAVE_SYN"),
	V(28, "SAVED_SYN"),
	V(29, "REPAIR_WINDOW"),
	V(30, "FASTOPEN_CONNECT"),
	V(31, "ULP"),
	V(32, "MD5SIG_EXT"),
	V(33, "FASTOPEN_KEY"),
	V(34, "FASTOPEN_NO_COOKIE"),
	V(35, "ZEROCOPY_RECEIVE"),
	V(36, "INQ"),
	V(37, "TX_DELAY"),
	V(38, "AO_ADD_KEY"),
	V(39, "AO_DEL_KEY"),
	V(40, "AO_INFO"),
	V(41, "AO_GET_KEYS"),
	V(42, "AO_REPAIR"),
	V(43, "IS_MPTCP"),
	V(44, "RTO_MAX_MS"),
	V(45, "RTO_MIN_US"),
	V(46, "DELACK_MAX_US"),
};
CHOICE(tcp_options, "TCP_");

static const struct flag ip_options_list[] = {
	V(1, "TOS"),
	V(2, "TTL"),
	V(3, "HDRINCL"),
	V(4, "OPTIONS"),
	V(5, "ROUTER_ALERT"),
	V(6, "RECVOPTS"),
	V(7, "RETOPTS"),
	V(8, "PKTINFO"),
	V(9, "PKTOPTIONS"),
	V(10, "MTU_DISCOVER"),
	V(11, "RECVERR"),
	V(12, "RECVTTL"),
	V(13, "RECVTOS"),
	V(14, "MTU"),
	V(15, "FREEBIND"),
	V(16, "IPSEC_POLICY"),
	V(17, "XFRM_POLICY"),
	V(18, "PASSSEC"),
	V(19, "TRANSPARENT"),
	V(20, "ORIGDSTADDR"),
	V(21, "MINTTL"),
	V(22, "NODEFRAG"),
	V(23, "CHECKSUM"),
	V(24, "BIND_ADDRESS_NO_PORT"),
	V(25, "RECVFRAGSIZE"),
	V(26, "RECVERR_RFC4884"),
	V(32, "MULTICAST_IF"),
	V(33, "MULTICAST_TTL"),
	V(34, "MULTICAST_LOOP"),
	V(35, "ADD_MEMBERSHIP"),
	V(36, "DROP_MEMBERSHIP"),
	V(37, "UNBLOCK_SOURCE"),
	V(38, "BLOCK_SOURCE"),
	V(39, "ADD_SOURCE_MEMBERSHIP"),
	V(40, "DROP_SOURCE_MEMBERSHIP"),
	V(41, "MSFILTER"),
	V(49, "MULTICAST_ALL"),
	V(50, "UNICAST_IF"),
	V(51, "LOCAL_PORT_RANGE"),
	V(52, "PROTOCOL"),
	V(42, "MCAST_JOIN_GROUP"),
	V(43, "MCAST_BLOCK_SOURCE"),
	V(44, "MCAST_UNBLOCK_SOURCE"),
	V(45, "MCAST_LEAVE_GROUP"),
	V(46, "MCAST_JOIN_SOURCE_GROUP"),
	V(47, "MCAST_LEAVE_SOURCE_GROUP"),
	V(48, "MCAST_MSFILTER"),
};
CHOICE(ip_options, "IP_");

static const struct flag ipv6_options_list[] = {
	V(1, "ADDRFORM"),
	V(2, "2292PKTINFO"),
	V(3, "2292HOPOPTS"),
	V(4, "2292DSTOPTS"),
	V(5, "2292RTHDR"),
	V(6, "2292PKTOPTIONS"),
	V(7, "CHECKSUM"),
	V(8, "2292HOPLIMIT"),
	V(9, "NEXTHOP"),
	V(10, "AUTHHDR"),
	V(11, "FLOWINFO"),
	V(16, "UNICAST_HOPS"),
	V(17, "MULTICAST_IF"),
	V(18, "MULTICAST_HOPS"),
	V(19, "MULTICAST_LOOP"),
	V(20, "ADD_MEMBERSHIP"),
	V(21, "DROP_MEMBERSHIP"),
	V(22, "ROUTER_ALERT"),
	V(23, "MTU_DISCOVER"),
	V(24, "MTU"),
	V(25, "RECVERR"),
	V(26, "V6ONLY"),
	V(27, "JOIN_ANYCAST"),
	V(28, "LEAVE_ANYCAST"),
	V(29, "MULTICAST_ALL"),
	V(30, "ROUTER_ALERT_ISOLATE"),
	V(31, "RECVERR_RFC4884"),
	V(32, "FLOWLABEL_MGR"),
	V(33, "FLOWINFO_SEND"),
	V(34, "IPSEC_POLICY"),
	V(35, "XFRM_POLICY"),
	V(36, "HDRINCL"),
	V(49, "RECVPKTINFO"),
	V(50, "PKTINFO"),
	V(51, "RECVHOPLIMIT"),
	V(52, "HOPLIMIT"),
	V(53, "RECVHOPOPTS"),
	V(54, "HOPOPTS"),
	V(55, "RTHDRDSTOPTS"),
	V(56, "RECVRTHDR"),
	V(57, "RTHDR"),
	V(58, "RECVDSTOPTS"),
	V(59, "DSTOPTS"),
	V(60, "RECVPATHMTU"),
	V(61, "PATHMTU"),
	V(62, "DONTFRAG"),
	V(66, "RECVTCLASS"),
	V(67, "TCLASS"),
	V(70, "AUTOFLOWLABEL"),
	V(72, "ADDR_PREFERENCES"),
	V(73, "MINHOPCOUNT"),
	V(74, "ORIGDSTADDR"),
	V(75, "TRANSPARENT"),
	V(76, "UNICAST_IF"),
	V(77, "RECVFRAGSIZE"),
	V(78, "FREEBIND"),
	V(42, "MCAST_JOIN_GROUP"),
	V(43, "MCAST_BLOCK_SOURCE"),
	V(44, "MCAST_UNBLOCK_SOURCE"),
	V(45, "MCAST_LEAVE_GROUP"),
	V(46, "MCAST_JOIN_SOURCE_GROUP"),
	V(47, "MCAST_LEAVE_SOURCE_GROUP"),
	V(48, "MCAST_MSFILTER"),
};
CHOICE(ipv6_options, "IPV6_");


/* System v and other calls */

static const struct flag ipc_flags_list[] = {
	B(01000, "CREAT"),
	B(02000, "EXCL"),
	B(04000, "NOWAIT"),
};
FLAGS(ipc_flags, "IPC_");

static const struct flag shm_get_flags_list[] = {
	B(04000, "HUGETLB"),
	B(010000, "NORESERVE"),
	HUGE_PAGES,
};
FLAGS(shm_get_flags, "SHM_");

static const struct flag ipc_keys_list[] = {
	V(0, "PRIVATE"),
};
FLAGS(ipc_keys, "IPC_");

static const struct flag ipc_cmds_list[] = {
	V(0, "IPC_RMID"),
	V(1, "IPC_SET"),
	V(2, "IPC_STAT"),
	V(3, "IPC_INFO"),
};
CHOICE(ipc_cmds, "");

static const struct flag sem_cmds_list[] = {
	V(0, "IPC_RMID"),
	V(1, "IPC_SET"),
	V(2, "IPC_STAT"),
	V(3, "IPC_INFO"),
	V(11, "GETPID"),
	V(12, "GETVAL"),
	V(13, "GETALL"),
	V(14, "GETNCNT"),
	V(15, "GETZCNT"),
	V(16, "SETVAL"),
	V(17, "SETALL"),
	V(18, "SEM_STAT"),
	V(19, "SEM_INFO"),
	V(20, "SEM_STAT_ANY"),
};
CHOICE(sem_cmds, "");

static const struct flag shm_cmds_list[] = {
	V(0, "IPC_RMID"),
	V(1, "IPC_SET"),
	V(2, "IPC_STAT"),
	V(3, "IPC_INFO"),
	V(11, "SHM_LOCK"),
	V(12, "SHM_UNLOCK"),
	V(13, "SHM_STAT"),
	V(14, "SHM_INFO"),
	V(15, "SHM_STAT_ANY"),
};
CHOICE(shm_cmds, "");

static const struct flag msg_cmds_list[] = {
	V(0, "IPC_RMID"),
	V(1, "IPC_SET"),
	V(2, "IPC_STAT"),
	V(3, "IPC_INFO"),
	V(11, "MSG_STAT"),
	V(12, "MSG_INFO"),
	V(13, "MSG_STAT_ANY"),
};
CHOICE(msg_cmds, "");

static const struct flag shm_flags_list[] = {
	B(010000, "RDONLY"),
	B(020000, "RND"),
	B(040000, "REMAP"),
	B(0100000, "EXEC"),
};
FLAGS(shm_flags, "SHM_");

static const struct flag msg_queue_flags_list[] = {
	B(04000, "IPC_NOWAIT"),
	B(010000, "MSG_NOERROR"),
	B(020000, "MSG_EXCEPT"),
	B(040000, "MSG_COPY"),
};
FLAGS(msg_queue_flags, "");

static const struct flag ipc_calls_list[] = {
	V(1, "SEMOP"),
	V(2, "SEMGET"),
	V(3, "SEMCTL"),
	V(4, "SEMTIMEDOP"),
	V(11, "MSGSND"),
	V(12, "MSGRCV"),
	V(13, "MSGGET"),
	V(14, "MSGCTL"),
	V(21, "SHMAT"),
	V(22, "SHMDT"),
	V(23, "SHMGET"),
	V(24, "SHMCTL"),
};
CHOICE(ipc_calls, "");

static const struct flag socketcalls_list[] = {
	V(1, "SOCKET"),
	V(2, "BIND"),
	V(3, "CONNECT"),
	V(4, "LISTEN"),
	V(5, "ACCEPT"),
	V(6, "GETSOCKNAME"),
	V(7, "GETPEERNAME"),
	V(8, "SOCKETPAIR"),
	V(9, "SEND"),
	V(10, "RECV"),
	V(11, "SENDTO"),
	V(12, "RECVFROM"),
	V(13, "SHUTDOWN"),
	V(14, "SETSOCKOPT"),
	V(15, "GETSOCKOPT"),
	V(16, "SENDMSG"),
	V(17, "RECVMSG"),
	V(18, "ACCEPT4"),
	V(19, "RECVMMSG"),
	V(20, "SENDMMSG"),
};
CHOICE(socketcalls, "SYS_");
