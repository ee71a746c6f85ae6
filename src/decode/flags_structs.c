/*
 * The kernel's named constants that stand in structs. As in flags.c.
 */
#include "decode/flag_rows.h"

/* clang-format off */

static const struct flag timex_modes_list[] = {
	B(0x1, "OFFSET"),
	B(0x2, "FREQUENCY"),
	B(0x4, "MAXERROR"),
	B(0x8, "ESTERROR"),
	B(0x10, "STATUS"),
	B(0x20, "TIMECONST"),
	B(0x80, "TAI"),
	B(0x100, "SETOFFSET"),
	B(0x1000, "MICRO"),
	B(0x2000, "NANO"),
	B(0x4000, "TICK"),
	B(0x8001, "OFFSET_SINGLESHOT"),
	B(0xa001, "OFFSET_SS_READ"),
};
FLAGS(timex_modes, "ADJ_");

static const struct flag timex_states_list[] = {
	B(0x1, "PLL"),
	B(0x2, "PPSFREQ"),
	B(0x4, "PPSTIME"),
	B(0x8, "FLL"),
	B(0x10, "INS"),
	B(0x20, "DEL"),
	B(0x40, "UNSYNC"),
	B(0x80, "FREQHOLD"),
	B(0x100, "PPSSIGNAL"),
	B(0x200, "PPSJITTER"),
	B(0x400, "PPSWANDER"),
	B(0x800, "PPSERROR"),
	B(0x1000, "CLOCKERR"),
	B(0x2000, "NANO"),
	B(0x4000, "MODE"),
	B(0x8000, "CLK"),
};
FLAGS(timex_states, "STA_");

static const struct flag statx_attributes_list[] = {
	B(0x4, "COMPRESSED"),
	B(0x10, "IMMUTABLE"),
	B(0x20, "APPEND"),
	B(0x40, "NODUMP"),
	B(0x800, "ENCRYPTED"),
	B(0x1000, "AUTOMOUNT"),
	B(0x2000, "MOUNT_ROOT"),
	B(0x100000, "VERITY"),
	B(0x200000, "DAX"),
	B(0x400000, "WRITE_ATOMIC"),
};
FLAGS(statx_attributes, "STATX_ATTR_");

static const struct flag fs_magics_list[] = {
	V(0xadf5, "ADFS_SUPER_MAGIC"),
	V(0xadff, "AFFS_SUPER_MAGIC"),
	V(0x5346414f, "AFS_SUPER_MAGIC"),
	V(391, "AUTOFS_SUPER_MAGIC"),
	V(0xc36400, "CEPH_SUPER_MAGIC"),
	V(0x73757245, "CODA_SUPER_MAGIC"),
	V(0x28cd3d45, "CRAMFS_MAGIC"),
	V(0x453dcd28, "CRAMFS_MAGIC_WEND"),
	V(0x64626720, "DEBUGFS_MAGIC"),
	V(0x73636673, "SECURITYFS_MAGIC"),
	V(0xf97cff8c, "SELINUX_MAGIC"),
	V(0x43415d53, "SMACK_MAGIC"),
	V(0x858458f6, "RAMFS_MAGIC"),
	V(0x1021994, "TMPFS_MAGIC"),
	V(0x958458f6, "HUGETLBFS_MAGIC"),
	V(0x73717368, "SQUASHFS_MAGIC"),
	V(0xf15f, "ECRYPTFS_SUPER_MAGIC"),
	V(0x414a53, "EFS_SUPER_MAGIC"),
	V(0xe0f5e1e2, "EROFS_SUPER_MAGIC_V1"),
	V(0xef53, "EXT2_SUPER_MAGIC"),
	V(0xabba1974, "XENFS_SUPER_MAGIC"),
	V(0x9123683e, "BTRFS_SUPER_MAGIC"),
	V(0x3434, "NILFS_SUPER_MAGIC"),
	V(0xf2f52010, "F2FS_SUPER_MAGIC"),
	V(0xf995e849, "HPFS_SUPER_MAGIC"),
	V(0x9660, "ISOFS_SUPER_MAGIC"),
	V(0x72b6, "JFFS2_SUPER_MAGIC"),
	V(0x58465342, "XFS_SUPER_MAGIC"),
	V(0x6165676c, "PSTOREFS_MAGIC"),
	V(0xde5e81e4, "EFIVARFS_MAGIC"),
	V(0xc0ffee, "HOSTFS_SUPER_MAGIC"),
	V(0x794c7630, "OVERLAYFS_SUPER_MAGIC"),
	V(0x65735546, "FUSE_SUPER_MAGIC"),
	V(0x137f, "MINIX_SUPER_MAGIC"),
	V(0x138f, "MINIX_SUPER_MAGIC2"),
	V(0x2468, "MINIX2_SUPER_MAGIC"),
	V(0x2478, "MINIX2_SUPER_MAGIC2"),
	V(0x4d5a, "MINIX3_SUPER_MAGIC"),
	V(0x4d44, "MSDOS_SUPER_MAGIC"),
	V(0x2011bab0, "EXFAT_SUPER_MAGIC"),
	V(0x564c, "NCP_SUPER_MAGIC"),
	V(0x6969, "NFS_SUPER_MAGIC"),
	V(0x7461636f, "OCFS2_SUPER_MAGIC"),
	V(0x9fa1, "OPENPROM_SUPER_MAGIC"),
	V(47, "QNX4_SUPER_MAGIC"),
	V(0x68191122, "QNX6_SUPER_MAGIC"),
	V(0x6b414653, "AFS_FS_MAGIC"),
	V(0x52654973, "REISERFS_SUPER_MAGIC"),
	V(0x517b, "SMB_SUPER_MAGIC"),
	V(0xff534d42, "CIFS_SUPER_MAGIC"),
	V(0xfe534d42, "SMB2_SUPER_MAGIC"),
	V(0x27e0eb, "CGROUP_SUPER_MAGIC"),
	V(0x63677270, "CGROUP2_SUPER_MAGIC"),
	V(0x7655821, "RDTGROUP_SUPER_MAGIC"),
	V(0x74726163, "TRACEFS_MAGIC"),
	V(0x1021997, "V9FS_MAGIC"),
	V(0x62646576, "BDEVFS_MAGIC"),
	V(0x64646178, "DAXFS_MAGIC"),
	V(0x42494e4d, "BINFMTFS_MAGIC"),
	V(0x1cd1, "DEVPTS_SUPER_MAGIC"),
	V(0x6c6f6f70, "BINDERFS_SUPER_MAGIC"),
	V(0xbad1dea, "FUTEXFS_SUPER_MAGIC"),
	V(0x50495045, "PIPEFS_MAGIC"),
	V(0x9fa0, "PROC_SUPER_MAGIC"),
	V(0x534f434b, "SOCKFS_MAGIC"),
	V(0x62656572, "SYSFS_MAGIC"),
	V(0x9fa2, "USBDEVICE_SUPER_MAGIC"),
	V(0x11307854, "MTD_INODE_FS_MAGIC"),
	V(0x9041934, "ANON_INODE_FS_MAGIC"),
	V(0x73727279, "BTRFS_TEST_MAGIC"),
	V(0x6e736673, "NSFS_MAGIC"),
	V(0xcafe4a11, "BPF_FS_MAGIC"),
	V(0x5a3c69f0, "AAFS_MAGIC"),
	V(0x5a4f4653, "ZONEFS_MAGIC"),
	V(0x15013346, "UDF_SUPER_MAGIC"),
	V(0x444d4142, "DMA_BUF_MAGIC"),
	V(0x454d444d, "DEVMEM_MAGIC"),
	V(0x5345434d, "SECRETMEM_MAGIC"),
	V(0xca451a4e, "BCACHEFS_SUPER_MAGIC"),
	V(0x474d454d, "GUEST_MEMFD_MAGIC"),
	V(0x50494446, "PID_FS_MAGIC"),
	V(0x19800202, "MQUEUE_MAGIC"),
	V(0x5346544e, "NTFS_SB_MAGIC"),
	V(0x24051905, "UBIFS_SUPER_MAGIC"),
	V(0x62656570, "CONFIGFS_MAGIC"),
	V(0x2fc12fc1, "ZFS_SUPER_MAGIC"),
	V(0x786f4256, "VBOXSF_SUPER_MAGIC"),
};
CHOICE(fs_magics, "");

static const struct flag statfs_flags_list[] = {
	B(0x20, "VALID"),
	B(0x1, "RDONLY"),
	B(0x2, "NOSUID"),
	B(0x4, "NODEV"),
	B(0x8, "NOEXEC"),
	B(0x10, "SYNCHRONOUS"),
	B(0x40, "MANDLOCK"),
	B(0x400, "NOATIME"),
	B(0x800, "NODIRATIME"),
	B(0x1000, "RELATIME"),
	B(0x2000, "NOSYMFOLLOW"),
};
FLAGS(statfs_flags, "ST_");

static const struct flag owner_types_list[] = {
	V(0, "TID"),
	V(1, "PID"),
	V(2, "PGRP"),
};
CHOICE(owner_types, "F_OWNER_");

static const struct flag fs_xflags_list[] = {
	B(0x1, "REALTIME"),
	B(0x2, "PREALLOC"),
	B(0x8, "IMMUTABLE"),
	B(0x10, "APPEND"),
	B(0x20, "SYNC"),
	B(0x40, "NOATIME"),
	B(0x80, "NODUMP"),
	B(0x100, "RTINHERIT"),
	B(0x200, "PROJINHERIT"),
	B(0x400, "NOSYMLINKS"),
	B(0x800, "EXTSIZE"),
	B(0x1000, "EXTSZINHERIT"),
	B(0x2000, "NODEFRAG"),
	B(0x4000, "FILESTREAM"),
	B(0x8000, "DAX"),
	B(0x10000, "COWEXTSIZE"),
	B(0x80000000, "HASATTR"),
	B(0x20000, "VERITY"),
	B(0x40000, "CASEFOLD"),
	B(0x80000, "CASENONPRESERVING"),
};
FLAGS(fs_xflags, "FS_XFLAG_");

static const struct flag statmount_masks_list[] = {
	B(0x1, "SB_BASIC"),
	B(0x2, "MNT_BASIC"),
	B(0x4, "PROPAGATE_FROM"),
	B(0x8, "MNT_ROOT"),
	B(0x10, "MNT_POINT"),
	B(0x20, "FS_TYPE"),
	B(0x40, "MNT_NS_ID"),
	B(0x80, "MNT_OPTS"),
	B(0x100, "FS_SUBTYPE"),
	B(0x200, "SB_SOURCE"),
	B(0x400, "OPT_ARRAY"),
	B(0x800, "OPT_SEC_ARRAY"),
	B(0x1000, "SUPPORTED_MASK"),
	B(0x2000, "MNT_UIDMAP"),
	B(0x4000, "MNT_GIDMAP"),
};
FLAGS(statmount_masks, "STATMOUNT_");

static const struct flag sem_flags_list[] = {
	B(0x1000, "SEM_UNDO"),
	B(0x800, "IPC_NOWAIT"),
};
FLAGS(sem_flags, "");

static const struct flag iocb_opcodes_list[] = {
	V(0, "PREAD"),
	V(1, "PWRITE"),
	V(2, "FSYNC"),
	V(3, "FDSYNC"),
	V(5, "POLL"),
	V(6, "NOOP"),
	V(7, "PREADV"),
	V(8, "PWRITEV"),
};
CHOICE(iocb_opcodes, "IOCB_CMD_");

static const struct flag iocb_flags_list[] = {
	B(0x1, "RESFD"),
	B(0x2, "IOPRIO"),
};
FLAGS(iocb_flags, "IOCB_FLAG_");

static const struct flag sched_flags_list[] = {
	B(0x1, "RESET_ON_FORK"),
	B(0x2, "RECLAIM"),
	B(0x4, "DL_OVERRUN"),
	B(0x8, "KEEP_POLICY"),
	B(0x10, "KEEP_PARAMS"),
	B(0x20, "UTIL_CLAMP_MIN"),
	B(0x40, "UTIL_CLAMP_MAX"),
};
FLAGS(sched_flags, "SCHED_FLAG_");

static const struct flag cap_versions_list[] = {
	V(0x19980330, "VERSION_1"),
	V(0x20071026, "VERSION_2"),
	V(0x20080522, "VERSION_3"),
};
CHOICE(cap_versions, "_LINUX_CAPABILITY_");

static const struct flag capabilities_list[] = {
	V(0, "CHOWN"),
	V(1, "DAC_OVERRIDE"),
	V(2, "DAC_READ_SEARCH"),
	V(3, "FOWNER"),
	V(4, "FSETID"),
	V(5, "KILL"),
	V(6, "SETGID"),
	V(7, "SETUID"),
	V(8, "SETPCAP"),
	V(9, "LINUX_IMMUTABLE"),
	V(10, "NET_BIND_SERVICE"),
	V(11, "NET_BROADCAST"),
	V(12, "NET_ADMIN"),
	V(13, "NET_RAW"),
	V(14, "IPC_LOCK"),
	V(15, "IPC_OWNER"),
	V(16, "SYS_MODULE"),
	V(17, "SYS_RAWIO"),
	V(18, "SYS_CHROOT"),
	V(19, "SYS_PTRACE"),
	V(20, "SYS_PACCT"),
	V(21, "SYS_ADMIN"),
	V(22, "SYS_BOOT"),
	V(23, "SYS_NICE"),
	V(24, "SYS_RESOURCE"),
	V(25, "SYS_TIME"),
	V(26, "SYS_TTY_CONFIG"),
	V(27, "MKNOD"),
	V(28, "LEASE"),
	V(29, "AUDIT_WRITE"),
	V(30, "AUDIT_CONTROL"),
	V(31, "SETFCAP"),
	V(32, "MAC_OVERRIDE"),
	V(33, "MAC_ADMIN"),
	V(34, "SYSLOG"),
	V(35, "WAKE_ALARM"),
	V(36, "BLOCK_SUSPEND"),
	V(37, "AUDIT_READ"),
	V(38, "PERFMON"),
	V(39, "BPF"),
	V(40, "CHECKPOINT_RESTORE"),
};
CHOICE(capabilities, "CAP_");

static const struct flag stack_flags_list[] = {
	B(0x1, "ONSTACK"),
	B(0x2, "DISABLE"),
	B(0x80000000, "AUTODISARM"),
};
FLAGS(stack_flags, "SS_");

static const struct flag landlock_fs_list[] = {
	B(0x1, "EXECUTE"),
	B(0x2, "WRITE_FILE"),
	B(0x4, "READ_FILE"),
	B(0x8, "READ_DIR"),
	B(0x10, "REMOVE_DIR"),
	B(0x20, "REMOVE_FILE"),
	B(0x40, "MAKE_CHAR"),
	B(0x80, "MAKE_DIR"),
	B(0x100, "MAKE_REG"),
	B(0x200, "MAKE_SOCK"),
	B(0x400, "MAKE_FIFO"),
	B(0x800, "MAKE_BLOCK"),
	B(0x1000, "MAKE_SYM"),
	B(0x2000, "REFER"),
	B(0x4000, "TRUNCATE"),
	B(0x8000, "IOCTL_DEV"),
	B(0x10000, "RESOLVE_UNIX"),
};
FLAGS(landlock_fs, "LANDLOCK_ACCESS_FS_");

static const struct flag landlock_net_list[] = {
	B(0x1, "BIND_TCP"),
	B(0x2, "CONNECT_TCP"),
	B(0x4, "BIND_UDP"),
	B(0x8, "CONNECT_SEND_UDP"),
};
FLAGS(landlock_net, "LANDLOCK_ACCESS_NET_");

static const struct flag landlock_scopes_list[] = {
	B(0x1, "ABSTRACT_UNIX_SOCKET"),
	B(0x2, "SIGNAL"),
};
FLAGS(landlock_scopes, "LANDLOCK_SCOPE_");

static const struct flag io_uring_setup_flags_list[] = {
	B(0x1, "IOPOLL"),
	B(0x2, "SQPOLL"),
	B(0x4, "SQ_AFF"),
	B(0x8, "CQSIZE"),
	B(0x10, "CLAMP"),
	B(0x20, "ATTACH_WQ"),
	B(0x40, "R_DISABLED"),
	B(0x80, "SUBMIT_ALL"),
	B(0x100, "COOP_TASKRUN"),
	B(0x200, "TASKRUN_FLAG"),
	B(0x400, "SQE128"),
	B(0x800, "CQE32"),
	B(0x1000, "SINGLE_ISSUER"),
	B(0x2000, "DEFER_TASKRUN"),
	B(0x4000, "NO_MMAP"),
	B(0x8000, "REGISTERED_FD_ONLY"),
	B(0x10000, "NO_SQARRAY"),
	B(0x20000, "HYBRID_IOPOLL"),
	B(0x40000, "CQE_MIXED"),
	B(0x80000, "SQE_MIXED"),
	B(0x100000, "SQ_REWIND"),
};
FLAGS(io_uring_setup_flags, "IORING_SETUP_");

static const struct flag io_uring_features_list[] = {
	B(0x1, "SINGLE_MMAP"),
	B(0x2, "NODROP"),
	B(0x4, "SUBMIT_STABLE"),
	B(0x8, "RW_CUR_POS"),
	B(0x10, "CUR_PERSONALITY"),
	B(0x20, "FAST_POLL"),
	B(0x40, "POLL_32BITS"),
	B(0x80, "SQPOLL_NONFIXED"),
	B(0x100, "EXT_ARG"),
	B(0x200, "NATIVE_WORKERS"),
	B(0x400, "RSRC_TAGS"),
	B(0x800, "CQE_SKIP"),
	B(0x1000, "LINKED_FILE"),
	B(0x2000, "REG_REG_RING"),
	B(0x4000, "RECVSEND_BUNDLE"),
	B(0x8000, "MIN_TIMEOUT"),
	B(0x10000, "RW_ATTR"),
	B(0x20000, "NO_IOWAIT"),
};
FLAGS(io_uring_features, "IORING_FEAT_");

static const struct flag dirent_types_list[] = {
	V(0, "UNKNOWN"),
	V(1, "FIFO"),
	V(2, "CHR"),
	V(4, "DIR"),
	V(6, "BLK"),
	V(8, "REG"),
	V(10, "LNK"),
	V(12, "SOCK"),
	V(14, "WHT"),
};
CHOICE(dirent_types, "DT_");

static const struct flag perf_types_list[] = {
	V(0, "HARDWARE"),
	V(1, "SOFTWARE"),
	V(2, "TRACEPOINT"),
	V(3, "HW_CACHE"),
	V(4, "RAW"),
	V(5, "BREAKPOINT"),
};
CHOICE(perf_types, "PERF_TYPE_");

static const struct flag perf_hardware_list[] = {
	V(0, "CPU_CYCLES"),
	V(1, "INSTRUCTIONS"),
	V(2, "CACHE_REFERENCES"),
	V(3, "CACHE_MISSES"),
	V(4, "BRANCH_INSTRUCTIONS"),
	V(5, "BRANCH_MISSES"),
	V(6, "BUS_CYCLES"),
	V(7, "STALLED_CYCLES_FRONTEND"),
	V(8, "STALLED_CYCLES_BACKEND"),
	V(9, "REF_CPU_CYCLES"),
};
CHOICE(perf_hardware, "PERF_COUNT_HW_");

static const struct flag perf_software_list[] = {
	V(0, "CPU_CLOCK"),
	V(1, "TASK_CLOCK"),
	V(2, "PAGE_FAULTS"),
	V(3, "CONTEXT_SWITCHES"),
	V(4, "CPU_MIGRATIONS"),
	V(5, "PAGE_FAULTS_MIN"),
	V(6, "PAGE_FAULTS_MAJ"),
	V(7, "ALIGNMENT_FAULTS"),
	V(8, "EMULATION_FAULTS"),
	V(9, "DUMMY"),
	V(10, "BPF_OUTPUT"),
	V(11, "CGROUP_SWITCHES"),
};
CHOICE(perf_software, "PERF_COUNT_SW_");

static const struct flag perf_samples_list[] = {
	B(0x1, "IP"),
	B(0x2, "TID"),
	B(0x4, "TIME"),
	B(0x8, "ADDR"),
	B(0x10, "READ"),
	B(0x20, "CALLCHAIN"),
	B(0x40, "ID"),
	B(0x80, "CPU"),
	B(0x100, "PERIOD"),
	B(0x200, "STREAM_ID"),
	B(0x400, "RAW"),
	B(0x800, "BRANCH_STACK"),
	B(0x1000, "REGS_USER"),
	B(0x2000, "STACK_USER"),
	B(0x4000, "WEIGHT"),
	B(0x8000, "DATA_SRC"),
	B(0x10000, "IDENTIFIER"),
	B(0x20000, "TRANSACTION"),
	B(0x40000, "REGS_INTR"),
	B(0x80000, "PHYS_ADDR"),
	B(0x100000, "AUX"),
	B(0x200000, "CGROUP"),
	B(0x400000, "DATA_PAGE_SIZE"),
	B(0x800000, "CODE_PAGE_SIZE"),
	B(0x1000000, "WEIGHT_STRUCT"),
};
FLAGS(perf_samples, "PERF_SAMPLE_");

static const struct flag perf_reads_list[] = {
	B(0x1, "TOTAL_TIME_ENABLED"),
	B(0x2, "TOTAL_TIME_RUNNING"),
	B(0x4, "ID"),
	B(0x8, "GROUP"),
	B(0x10, "LOST"),
};
FLAGS(perf_reads, "PERF_FORMAT_");

static const struct flag perf_branches_list[] = {
	B(0x800, "CALL_STACK"),
	B(0x1, "USER"),
	B(0x2, "KERNEL"),
	B(0x4, "HV"),
	B(0x8, "ANY"),
	B(0x10, "ANY_CALL"),
	B(0x20, "ANY_RETURN"),
	B(0x40, "IND_CALL"),
	B(0x80, "ABORT_TX"),
	B(0x100, "IN_TX"),
	B(0x200, "NO_TX"),
	B(0x400, "COND"),
	B(0x1000, "IND_JUMP"),
	B(0x2000, "CALL"),
	B(0x4000, "NO_FLAGS"),
	B(0x8000, "NO_CYCLES"),
	B(0x10000, "TYPE_SAVE"),
	B(0x20000, "HW_INDEX"),
	B(0x40000, "PRIV_SAVE"),
	B(0x80000, "COUNTERS"),
};
FLAGS(perf_branches, "PERF_SAMPLE_BRANCH_");

static const struct flag bpf_map_types_list[] = {
	V(0, "UNSPEC"),
	V(1, "HASH"),
	V(2, "ARRAY"),
	V(3, "PROG_ARRAY"),
	V(4, "PERF_EVENT_ARRAY"),
	V(5, "PERCPU_HASH"),
	V(6, "PERCPU_ARRAY"),
	V(7, "STACK_TRACE"),
	V(8, "CGROUP_ARRAY"),
	V(9, "LRU_HASH"),
	V(10, "LRU_PERCPU_HASH"),
	V(11, "LPM_TRIE"),
	V(12, "ARRAY_OF_MAPS"),
	V(13, "HASH_OF_MAPS"),
	V(14, "DEVMAP"),
	V(15, "SOCKMAP"),
	V(16, "CPUMAP"),
	V(17, "XSKMAP"),
	V(18, "SOCKHASH"),
	V(19, "CGROUP_STORAGE"),
	V(20, "REUSEPORT_SOCKARRAY"),
	V(21, "PERCPU_CGROUP_STORAGE"),
	V(22, "QUEUE"),
	V(23, "STACK"),
	V(24, "SK_STORAGE"),
	V(25, "DEVMAP_HASH"),
	V(26, "STRUCT_OPS"),
	V(27, "RINGBUF"),
	V(28, "INODE_STORAGE"),
	V(29, "TASK_STORAGE"),
	V(30, "BLOOM_FILTER"),
	V(31, "USER_RINGBUF"),
	V(32, "CGRP_STORAGE"),
	V(33, "ARENA"),
	V(34, "INSN_ARRAY"),
	V(35, "RHASH"),
};
CHOICE(bpf_map_types, "BPF_MAP_TYPE_");

static const struct flag bpf_prog_types_list[] = {
	V(0, "UNSPEC"),
	V(1, "SOCKET_FILTER"),
	V(2, "KPROBE"),
	V(3, "SCHED_CLS"),
	V(4, "SCHED_ACT"),
	V(5, "TRACEPOINT"),
	V(6, "XDP"),
	V(7, "PERF_EVENT"),
	V(8, "CGROUP_SKB"),
	V(9, "CGROUP_SOCK"),
	V(10, "LWT_IN"),
	V(11, "LWT_OUT"),
	V(12, "LWT_XMIT"),
	V(13, "SOCK_OPS"),
	V(14, "SK_SKB"),
	V(15, "CGROUP_DEVICE"),
	V(16, "SK_MSG"),
	V(17, "RAW_TRACEPOINT"),
	V(18, "CGROUP_SOCK_ADDR"),
	V(19, "LWT_SEG6LOCAL"),
	V(20, "LIRC_MODE2"),
	V(21, "SK_REUSEPORT"),
	V(22, "FLOW_DISSECTOR"),
	V(23, "CGROUP_SYSCTL"),
	V(24, "RAW_TRACEPOINT_WRITABLE"),
	V(25, "CGROUP_SOCKOPT"),
	V(26, "TRACING"),
	V(27, "STRUCT_OPS"),
	V(28, "EXT"),
	V(29, "LSM"),
	V(30, "SK_LOOKUP"),
	V(31, "SYSCALL"),
	V(32, "NETFILTER"),
};
CHOICE(bpf_prog_types, "BPF_PROG_TYPE_");

static const struct flag bpf_attach_types_list[] = {
	V(0, "CGROUP_INET_INGRESS"),
	V(1, "CGROUP_INET_EGRESS"),
	V(2, "CGROUP_INET_SOCK_CREATE"),
	V(3, "CGROUP_SOCK_OPS"),
	V(4, "SK_SKB_STREAM_PARSER"),
	V(5, "SK_SKB_STREAM_VERDICT"),
	V(6, "CGROUP_DEVICE"),
	V(7, "SK_MSG_VERDICT"),
	V(8, "CGROUP_INET4_BIND"),
	V(9, "CGROUP_INET6_BIND"),
	V(10, "CGROUP_INET4_CONNECT"),
	V(11, "CGROUP_INET6_CONNECT"),
	V(12, "CGROUP_INET4_POST_BIND"),
	V(13, "CGROUP_INET6_POST_BIND"),
	V(14, "CGROUP_UDP4_SENDMSG"),
	V(15, "CGROUP_UDP6_SENDMSG"),
	V(16, "LIRC_MODE2"),
	V(17, "FLOW_DISSECTOR"),
	V(18, "CGROUP_SYSCTL"),
	V(19, "CGROUP_UDP4_RECVMSG"),
	V(20, "CGROUP_UDP6_RECVMSG"),
	V(21, "CGROUP_GETSOCKOPT"),
	V(22, "CGROUP_SETSOCKOPT"),
	V(23, "TRACE_RAW_TP"),
	V(24, "TRACE_FENTRY"),
	V(25, "TRACE_FEXIT"),
	V(26, "MODIFY_RETURN"),
	V(27, "LSM_MAC"),
	V(28, "TRACE_ITER"),
	V(29, "CGROUP_INET4_GETPEERNAME"),
	V(30, "CGROUP_INET6_GETPEERNAME"),
	V(31, "CGROUP_INET4_GETSOCKNAME"),
	V(32, "CGROUP_INET6_GETSOCKNAME"),
	V(33, "XDP_DEVMAP"),
	V(34, "CGROUP_INET_SOCK_RELEASE"),
	V(35, "XDP_CPUMAP"),
	V(36, "SK_LOOKUP"),
	V(37, "XDP"),
	V(38, "SK_SKB_VERDICT"),
	V(39, "SK_REUSEPORT_SELECT"),
	V(40, "SK_REUSEPORT_SELECT_OR_MIGRATE"),
	V(41, "PERF_EVENT"),
	V(43, "LSM_CGROUP"),
	V(42, "TRACE_KPROBE_MULTI"),
	V(44, "STRUCT_OPS"),
	V(45, "NETFILTER"),
	V(46, "TCX_INGRESS"),
	V(47, "TCX_EGRESS"),
	V(48, "TRACE_UPROBE_MULTI"),
	V(49, "CGROUP_UNIX_CONNECT"),
	V(50, "CGROUP_UNIX_SENDMSG"),
	V(51, "CGROUP_UNIX_RECVMSG"),
	V(52, "CGROUP_UNIX_GETPEERNAME"),
	V(53, "CGROUP_UNIX_GETSOCKNAME"),
	V(54, "NETKIT_PRIMARY"),
	V(55, "NETKIT_PEER"),
	V(56, "TRACE_KPROBE_SESSION"),
	V(57, "TRACE_UPROBE_SESSION"),
	V(58, "TRACE_FSESSION"),
	V(59, "TRACE_FENTRY_MULTI"),
	V(60, "TRACE_FEXIT_MULTI"),
	V(61, "TRACE_FSESSION_MULTI"),
};
CHOICE(bpf_attach_types, "BPF_");

static const struct flag bpf_map_flags_list[] = {
	B(0x1, "NO_PREALLOC"),
	B(0x2, "NO_COMMON_LRU"),
	B(0x4, "NUMA_NODE"),
	B(0x8, "RDONLY"),
	B(0x10, "WRONLY"),
	B(0x20, "STACK_BUILD_ID"),
	B(0x40, "ZERO_SEED"),
	B(0x80, "RDONLY_PROG"),
	B(0x100, "WRONLY_PROG"),
	B(0x200, "CLONE"),
	B(0x400, "MMAPABLE"),
	B(0x800, "PRESERVE_ELEMS"),
	B(0x1000, "INNER_MAP"),
	B(0x2000, "LINK"),
	B(0x4000, "PATH_FD"),
	B(0x8000, "VTYPE_BTF_OBJ_FD"),
	B(0x10000, "TOKEN_FD"),
	B(0x20000, "SEGV_ON_FAULT"),
	B(0x40000, "NO_USER_CONV"),
	B(0x80000, "RB_OVERWRITE"),
};
FLAGS(bpf_map_flags, "BPF_F_");

static const struct flag bpf_elem_flags_list[] = {
	V(0, "ANY"),
	V(1, "NOEXIST"),
	V(2, "EXIST"),
	V(4, "F_LOCK"),
	V(8, "F_CPU"),
	V(16, "F_ALL_CPUS"),
};
CHOICE(bpf_elem_flags, "BPF_");

static const struct flag bpf_prog_flags_list[] = {
	B(0x1, "STRICT_ALIGNMENT"),
	B(0x2, "ANY_ALIGNMENT"),
	B(0x4, "TEST_RND_HI32"),
	B(0x8, "TEST_STATE_FREQ"),
	B(0x10, "SLEEPABLE"),
	B(0x20, "XDP_HAS_FRAGS"),
	B(0x40, "XDP_DEV_BOUND_ONLY"),
	B(0x80, "TEST_REG_INVARIANTS"),
};
FLAGS(bpf_prog_flags, "BPF_F_");

static const struct flag bpf_attach_flags_list[] = {
	B(0x1, "ALLOW_OVERRIDE"),
	B(0x2, "ALLOW_MULTI"),
	B(0x4, "REPLACE"),
	B(0x8, "BEFORE"),
	B(0x10, "AFTER"),
	B(0x20, "ID"),
	B(0x40, "PREORDER"),
	B(0x2000, "LINK"),
};
FLAGS(bpf_attach_flags, "BPF_F_");

static const struct flag bpf_query_flags_list[] = {
	B(0x1, "EFFECTIVE"),
};
FLAGS(bpf_query_flags, "BPF_F_QUERY_");

static const struct flag bpf_test_flags_list[] = {
	B(0x1, "TEST_RUN_ON_CPU"),
	B(0x2, "TEST_XDP_LIVE_FRAMES"),
	B(0x4, "TEST_SKB_CHECKSUM_COMPLETE"),
};
FLAGS(bpf_test_flags, "BPF_F_");

static const struct flag bpf_kprobe_flags_list[] = {
	B(0x1, "RETURN"),
};
FLAGS(bpf_kprobe_flags, "BPF_F_KPROBE_MULTI_");

static const struct flag bpf_uprobe_flags_list[] = {
	B(0x1, "RETURN"),
};
FLAGS(bpf_uprobe_flags, "BPF_F_UPROBE_MULTI_");

static const struct flag bpf_fd_types_list[] = {
	V(0, "RAW_TRACEPOINT"),
	V(1, "TRACEPOINT"),
	V(2, "KPROBE"),
	V(3, "KRETPROBE"),
	V(4, "UPROBE"),
	V(5, "URETPROBE"),
};
CHOICE(bpf_fd_types, "BPF_FD_TYPE_");

static const struct flag bpf_stats_types_list[] = {
	V(0, "RUN_TIME"),
};
CHOICE(bpf_stats_types, "BPF_STATS_");

static const struct flag bpf_registers_list[] = {
	V(0, "REG_0"),
	V(1, "REG_1"),
	V(2, "REG_2"),
	V(3, "REG_3"),
	V(4, "REG_4"),
	V(5, "REG_5"),
	V(6, "REG_6"),
	V(7, "REG_7"),
	V(8, "REG_8"),
	V(9, "REG_9"),
	V(10, "REG_10"),
};
CHOICE(bpf_registers, "BPF_");

static const struct flag perf_sizes_list[] = {
	V(64, "SIZE_VER0"),
	V(72, "SIZE_VER1"),
	V(80, "SIZE_VER2"),
	V(96, "SIZE_VER3"),
	V(104, "SIZE_VER4"),
	V(112, "SIZE_VER5"),
	V(120, "SIZE_VER6"),
	V(128, "SIZE_VER7"),
	V(136, "SIZE_VER8"),
};
CHOICE(perf_sizes, "PERF_ATTR_");

static const struct flag perf_caches_list[] = {
	V(0, "L1D"),
	V(1, "L1I"),
	V(2, "LL"),
	V(3, "DTLB"),
	V(4, "ITLB"),
	V(5, "BPU"),
	V(6, "NODE"),
};
CHOICE(perf_caches, "PERF_COUNT_HW_CACHE_");

static const struct flag perf_cache_ops_list[] = {
	V(0, "READ"),
	V(1, "WRITE"),
	V(2, "PREFETCH"),
};
CHOICE(perf_cache_ops, "PERF_COUNT_HW_CACHE_OP_");

static const struct flag perf_cache_results_list[] = {
	V(0, "ACCESS"),
	V(1, "MISS"),
};
CHOICE(perf_cache_results, "PERF_COUNT_HW_CACHE_RESULT_");

static const struct flag perf_breakpoints_list[] = {
	V(0, "EMPTY"),
	V(1, "R"),
	V(2, "W"),
	V(3, "RW"),
	V(4, "X"),
	V(7, "INVALID"),
};
CHOICE(perf_breakpoints, "HW_BREAKPOINT_");

static const struct flag quota_types_list[] = {
	V(0, "USRQUOTA"),
	V(1, "GRPQUOTA"),
	V(2, "PRJQUOTA"),
};
CHOICE(quota_types, "");

static const struct flag quota_cmds_list[] = {
	V(0x800001, "SYNC"),
	V(0x800002, "QUOTAON"),
	V(0x800003, "QUOTAOFF"),
	V(0x800004, "GETFMT"),
	V(0x800005, "GETINFO"),
	V(0x800006, "SETINFO"),
	V(0x800007, "GETQUOTA"),
	V(0x800008, "SETQUOTA"),
	V(0x800009, "GETNEXTQUOTA"),
	V(0x5801, "XQUOTAON"),
	V(0x5802, "XQUOTAOFF"),
	V(0x5803, "XGETQUOTA"),
	V(0x5804, "XSETQLIM"),
	V(0x5805, "XGETQSTAT"),
	V(0x5806, "XQUOTARM"),
	V(0x5807, "XQUOTASYNC"),
	V(0x5808, "XGETQSTATV"),
	V(0x5809, "XGETNEXTQUOTA"),
};
CHOICE(quota_cmds, "Q_");

static const struct flag key_serials_list[] = {
	V(0xffffffff, "THREAD_KEYRING"),
	V(0xfffffffe, "PROCESS_KEYRING"),
	V(0xfffffffd, "SESSION_KEYRING"),
	V(0xfffffffc, "USER_KEYRING"),
	V(0xfffffffb, "USER_SESSION_KEYRING"),
	V(0xfffffffa, "GROUP_KEYRING"),
	V(0xfffffff9, "REQKEY_AUTH_KEY"),
	V(0xfffffff8, "REQUESTOR_KEYRING"),
};
CHOICE(key_serials, "KEY_SPEC_");

static const struct flag sigev_notifies_list[] = {
	V(0, "SIGNAL"),
	V(1, "NONE"),
	V(2, "THREAD"),
	V(4, "THREAD_ID"),
};
CHOICE(sigev_notifies, "SIGEV_");

static const struct flag seccomp_actions_list[] = {
	V(0x80000000, "KILL_PROCESS"),
	V(0, "KILL_THREAD"),
	V(0x30000, "TRAP"),
	V(0x50000, "ERRNO"),
	V(0x7fc00000, "USER_NOTIF"),
	V(0x7ff00000, "TRACE"),
	V(0x7ffc0000, "LOG"),
	V(0x7fff0000, "ALLOW"),
};
CHOICE(seccomp_actions, "SECCOMP_RET_");

static const struct flag perf_bits_list[] = {
	B(0x1, "disabled"),
	B(0x2, "inherit"),
	B(0x4, "pinned"),
	B(0x8, "exclusive"),
	B(0x10, "exclude_user"),
	B(0x20, "exclude_kernel"),
	B(0x40, "exclude_hv"),
	B(0x80, "exclude_idle"),
	B(0x100, "mmap"),
	B(0x200, "comm"),
	B(0x400, "freq"),
	B(0x800, "inherit_stat"),
	B(0x1000, "enable_on_exec"),
	B(0x2000, "task"),
	B(0x4000, "watermark"),
	M(0x8000, 0x18000, "precise_ip=1"),
	M(0x10000, 0x18000, "precise_ip=2"),
	M(0x18000, 0x18000, "precise_ip=3"),
	B(0x20000, "mmap_data"),
	B(0x40000, "sample_id_all"),
	B(0x80000, "exclude_host"),
	B(0x100000, "exclude_guest"),
	B(0x200000, "exclude_callchain_kernel"),
	B(0x400000, "exclude_callchain_user"),
	B(0x800000, "mmap2"),
	B(0x1000000, "comm_exec"),
	B(0x2000000, "use_clockid"),
	B(0x4000000, "context_switch"),
	B(0x8000000, "write_backward"),
	B(0x10000000, "namespaces"),
	B(0x20000000, "ksymbol"),
	B(0x40000000, "bpf_event"),
	B(0x80000000, "aux_output"),
	B(0x100000000, "cgroup"),
	B(0x200000000, "text_poke"),
	B(0x400000000, "build_id"),
	B(0x800000000, "inherit_thread"),
	B(0x1000000000, "remove_on_exec"),
	B(0x2000000000, "sigtrap"),
};
FLAGS(perf_bits, "");
