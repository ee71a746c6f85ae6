/*
 * Constants of calls that few programs make: io_uring's registrations, security
 * modules, quotas, priorities of input and output. See flags.c for how to add
 * one.
 */
#include "decode/flag_rows.h"
#include "decode/flags_calls.h"

static const struct flag lsm_ids_list[] = {
	V(0, "UNDEF"),
	V(100, "CAPABILITY"),
	V(101, "SELINUX"),
	V(102, "SMACK"),
	V(103, "TOMOYO"),
	V(104, "APPARMOR"),
	V(105, "YAMA"),
	V(106, "LOADPIN"),
	V(107, "SAFESETID"),
	V(108, "LOCKDOWN"),
	V(109, "BPF"),
	V(110, "LANDLOCK"),
	V(111, "IMA"),
	V(112, "EVM"),
	V(113, "IPE"),
};
CHOICE(lsm_ids, "LSM_ID_");

static const struct flag lsm_attributes_list[] = {
	V(0, "UNDEF"),
	V(100, "CURRENT"),
	V(101, "EXEC"),
	V(102, "FSCREATE"),
	V(103, "KEYCREATE"),
	V(104, "PREV"),
	V(105, "SOCKCREATE"),
};
CHOICE(lsm_attributes, "LSM_ATTR_");

static const struct flag lsm_flags_list[] = {
	B(0x1, "SINGLE"),
};
FLAGS(lsm_flags, "LSM_FLAG_");

static const struct flag quota_block_valids_list[] = {
	B(0x1, "BLIMITS"),
	B(0x2, "SPACE"),
	B(0x4, "ILIMITS"),
	B(0x8, "INODES"),
	B(0x10, "BTIME"),
	B(0x20, "ITIME"),
};
FLAGS(quota_block_valids, "QIF_");

static const struct flag quota_info_valids_list[] = {
	B(0x1, "BGRACE"),
	B(0x2, "IGRACE"),
	B(0x4, "FLAGS"),
};
FLAGS(quota_info_valids, "IIF_");

static const struct flag ioprio_classes_list[] = {
	V(0, "NONE"),
	V(1, "RT"),
	V(2, "BE"),
	V(3, "IDLE"),
};
CHOICE(ioprio_classes, "IOPRIO_CLASS_");

static const struct flag reboot_magics_list[] = {
	V(0xfee1dead, "MAGIC1"),
	V(0x28121969, "MAGIC2"),
	V(0x5121996, "MAGIC2A"),
	V(0x16041998, "MAGIC2B"),
	V(0x20112000, "MAGIC2C"),
};
CHOICE(reboot_magics, "LINUX_REBOOT_");

static const struct flag kexec_archs_list[] = {
	V(0, "DEFAULT"),
	V(0x30000, "386"),
	V(0x40000, "68K"),
	V(0xf0000, "PARISC"),
	V(0x3e0000, "X86_64"),
	V(0x140000, "PPC"),
	V(0x150000, "PPC64"),
	V(0x320000, "IA_64"),
	V(0x280000, "ARM"),
	V(0x160000, "S390"),
	V(0x2a0000, "SH"),
	V(0xa0000, "MIPS_LE"),
	V(0x80000, "MIPS"),
	V(0xb70000, "AARCH64"),
	V(0xf30000, "RISCV"),
	V(0x1020000, "LOONGARCH"),
};
CHOICE(kexec_archs, "KEXEC_ARCH_");

static const struct flag membarrier_flags_list[] = {
	B(0x1, "CPU"),
};
FLAGS(membarrier_flags, "MEMBARRIER_CMD_FLAG_");

static const struct flag io_uring_ops_list[] = {
	V(0, "NOP"),
	V(1, "READV"),
	V(2, "WRITEV"),
	V(3, "FSYNC"),
	V(4, "READ_FIXED"),
	V(5, "WRITE_FIXED"),
	V(6, "POLL_ADD"),
	V(7, "POLL_REMOVE"),
	V(8, "SYNC_FILE_RANGE"),
	V(9, "SENDMSG"),
	V(10, "RECVMSG"),
	V(11, "TIMEOUT"),
	V(12, "TIMEOUT_REMOVE"),
	V(13, "ACCEPT"),
	V(14, "ASYNC_CANCEL"),
	V(15, "LINK_TIMEOUT"),
	V(16, "CONNECT"),
	V(17, "FALLOCATE"),
	V(18, "OPENAT"),
	V(19, "CLOSE"),
	V(20, "FILES_UPDATE"),
	V(21, "STATX"),
	V(22, "READ"),
	V(23, "WRITE"),
	V(24, "FADVISE"),
	V(25, "MADVISE"),
	V(26, "SEND"),
	V(27, "RECV"),
	V(28, "OPENAT2"),
	V(29, "EPOLL_CTL"),
	V(30, "SPLICE"),
	V(31, "PROVIDE_BUFFERS"),
	V(32, "REMOVE_BUFFERS"),
	V(33, "TEE"),
	V(34, "SHUTDOWN"),
	V(35, "RENAMEAT"),
	V(36, "UNLINKAT"),
	V(37, "MKDIRAT"),
	V(38, "SYMLINKAT"),
	V(39, "LINKAT"),
	V(40, "MSG_RING"),
	V(41, "FSETXATTR"),
	V(42, "SETXATTR"),
	V(43, "FGETXATTR"),
	V(44, "GETXATTR"),
	V(45, "SOCKET"),
	V(46, "URING_CMD"),
	V(47, "SEND_ZC"),
	V(48, "SENDMSG_ZC"),
	V(49, "READ_MULTISHOT"),
	V(50, "WAITID"),
	V(51, "FUTEX_WAIT"),
	V(52, "FUTEX_WAKE"),
	V(53, "FUTEX_WAITV"),
	V(54, "FIXED_FD_INSTALL"),
	V(55, "FTRUNCATE"),
	V(56, "BIND"),
	V(57, "LISTEN"),
	V(58, "RECV_ZC"),
	V(59, "EPOLL_WAIT"),
	V(60, "READV_FIXED"),
	V(61, "WRITEV_FIXED"),
	V(62, "PIPE"),
	V(63, "NOP128"),
	V(64, "URING_CMD128"),
};
CHOICE(io_uring_ops, "IORING_OP_");

static const struct flag io_uring_op_flags_list[] = {
	B(0x1, "SUPPORTED"),
};
FLAGS(io_uring_op_flags, "IO_URING_OP_");

static const struct flag io_uring_restrictions_list[] = {
	V(0, "REGISTER_OP"),
	V(1, "SQE_OP"),
	V(2, "SQE_FLAGS_ALLOWED"),
	V(3, "SQE_FLAGS_REQUIRED"),
};
CHOICE(io_uring_restrictions, "IORING_RESTRICTION_");

static const struct flag io_uring_rsrc_flags_list[] = {
	B(0x1, "SPARSE"),
};
FLAGS(io_uring_rsrc_flags, "IORING_RSRC_REGISTER_");

static const struct flag io_uring_sqe_flags_list[] = {
	B(0x1, "FIXED_FILE"),
	B(0x2, "IO_DRAIN"),
	B(0x4, "IO_LINK"),
	B(0x8, "IO_HARDLINK"),
	B(0x10, "ASYNC"),
	B(0x20, "BUFFER_SELECT"),
	B(0x40, "CQE_SKIP_SUCCESS"),
};
FLAGS(io_uring_sqe_flags, "IOSQE_");

static const struct flag io_uring_buffer_flags_list[] = {
	B(0x1, "MMAP"),
	B(0x2, "INC"),
};
FLAGS(io_uring_buffer_flags, "IOU_PBUF_RING_");

static const struct flag io_uring_cancels_list[] = {
	B(0x1, "ALL"),
	B(0x2, "FD"),
	B(0x4, "ANY"),
	B(0x8, "FD_FIXED"),
	B(0x10, "USERDATA"),
	B(0x20, "OP"),
};
FLAGS(io_uring_cancels, "IORING_ASYNC_CANCEL_");

static const struct flag io_uring_clones_list[] = {
	B(0x1, "SRC_REGISTERED"),
	B(0x2, "DST_REPLACE"),
};
FLAGS(io_uring_clones, "IORING_REGISTER_");

static const struct flag ns_types_list[] = {
	B(0x20000, "NEWNS"),
	B(0x2000000, "NEWCGROUP"),
	B(0x4000000, "NEWUTS"),
	B(0x8000000, "NEWIPC"),
	B(0x10000000, "NEWUSER"),
	B(0x20000000, "NEWPID"),
	B(0x40000000, "NEWNET"),
	B(0x80, "NEWTIME"),
};
FLAGS(ns_types, "CLONE_");

/* The bits of struct user_desc, asm/ldt.h. */
static const struct flag segment_flags_list[] = {
	B(0x1, "seg_32bit"),
	M(0x2, 0x6, "contents=1"),
	M(0x4, 0x6, "contents=2"),
	M(0x6, 0x6, "contents=3"),
	B(0x8, "read_exec_only"),
	B(0x10, "limit_in_pages"),
	B(0x20, "seg_not_present"),
	B(0x40, "useable"),
	B(0x80, "lm"),
};
FLAGS(segment_flags, "");

/* Keys */

static const struct flag key_permissions_list[] = {
	B(0x01000000, "POS_VIEW"),
	B(0x02000000, "POS_READ"),
	B(0x04000000, "POS_WRITE"),
	B(0x08000000, "POS_SEARCH"),
	B(0x10000000, "POS_LINK"),
	B(0x20000000, "POS_SETATTR"),
	B(0x00010000, "USR_VIEW"),
	B(0x00020000, "USR_READ"),
	B(0x00040000, "USR_WRITE"),
	B(0x00080000, "USR_SEARCH"),
	B(0x00100000, "USR_LINK"),
	B(0x00200000, "USR_SETATTR"),
	B(0x00000100, "GRP_VIEW"),
	B(0x00000200, "GRP_READ"),
	B(0x00000400, "GRP_WRITE"),
	B(0x00000800, "GRP_SEARCH"),
	B(0x00001000, "GRP_LINK"),
	B(0x00002000, "GRP_SETATTR"),
	B(0x00000001, "OTH_VIEW"),
	B(0x00000002, "OTH_READ"),
	B(0x00000004, "OTH_WRITE"),
	B(0x00000008, "OTH_SEARCH"),
	B(0x00000010, "OTH_LINK"),
	B(0x00000020, "OTH_SETATTR"),
};
FLAGS(key_permissions, "KEY_");

static const struct flag key_defaults_list[] = {
	V(UINT32_MAX, "NO_CHANGE"),
	V(0, "DEFAULT"),
	V(1, "THREAD_KEYRING"),
	V(2, "PROCESS_KEYRING"),
	V(3, "SESSION_KEYRING"),
	V(4, "USER_KEYRING"),
	V(5, "USER_SESSION_KEYRING"),
	V(6, "GROUP_KEYRING"),
	V(7, "REQUESTOR_KEYRING"),
};
CHOICE(key_defaults, "KEY_REQKEY_DEFL_");

static const struct flag key_moves_list[] = {
	B(1, "EXCL"),
};
FLAGS(key_moves, "KEYCTL_MOVE_");

static const struct flag key_operations_list[] = {
	B(1, "ENCRYPT"),
	B(2, "DECRYPT"),
	B(4, "SIGN"),
	B(8, "VERIFY"),
};
FLAGS(key_operations, "KEYCTL_SUPPORTS_");

/* What futex's WAKE_OP does to a word and compares it with */

static const struct flag futex_wake_ops_list[] = {
	V(0, "SET"),
	V(1, "ADD"),
	V(2, "OR"),
	V(3, "ANDN"),
	V(4, "XOR"),
};
CHOICE(futex_wake_ops, "FUTEX_OP_");

static const struct flag futex_comparisons_list[] = {
	V(0, "CMP_EQ"),
	V(1, "CMP_NE"),
	V(2, "CMP_LT"),
	V(3, "CMP_LE"),
	V(4, "CMP_GT"),
	V(5, "CMP_GE"),
};
CHOICE(futex_comparisons, "FUTEX_OP_");

static const struct flag unaligned_modes_list[] = {
	B(0x1, "NOPRINT"),
	B(0x2, "SIGBUS"),
};
FLAGS(unaligned_modes, "PR_UNALIGN_");

static const struct flag fp_emulations_list[] = {
	B(0x1, "NOPRINT"),
	B(0x2, "SIGFPE"),
};
FLAGS(fp_emulations, "PR_FPEMU_");

static const struct flag fp_exceptions_list[] = {
	M(0x0, 0x3, "DISABLED"),
	M(0x1, 0x3, "NONRECOV"),
	M(0x2, 0x3, "ASYNC"),
	M(0x3, 0x3, "PRECISE"),
	B(0x80, "SW_ENABLE"),
	B(0x10000, "DIV"),
	B(0x20000, "OVF"),
	B(0x40000, "UND"),
	B(0x80000, "RES"),
	B(0x100000, "INV"),
};
FLAGS(fp_exceptions, "PR_FP_EXC_");

static const struct flag timing_modes_list[] = {
	V(0, "STATISTICAL"),
	V(1, "TIMESTAMP"),
};
CHOICE(timing_modes, "PR_TIMING_");

static const struct flag endian_modes_list[] = {
	V(0, "BIG"),
	V(1, "LITTLE"),
	V(2, "PPC_LITTLE"),
};
CHOICE(endian_modes, "PR_ENDIAN_");

static const struct flag mce_kills_list[] = {
	V(0, "CLEAR"),
	V(1, "SET"),
};
CHOICE(mce_kills, "PR_MCE_KILL_");

static const struct flag mce_policies_list[] = {
	V(0, "LATE"),
	V(1, "EARLY"),
	V(2, "DEFAULT"),
};
CHOICE(mce_policies, "PR_MCE_KILL_");

static const struct flag fp_modes_list[] = {
	B(0x1, "FR"),
	B(0x2, "FRE"),
};
FLAGS(fp_modes, "PR_FP_MODE_");

/* Beside the length, of SVE as of SME. */
static const struct flag vector_lengths_list[] = {
	B(0x40000, "SET_VL_ONEXEC"),
	B(0x20000, "VL_INHERIT"),
};
FLAGS(vector_lengths, "PR_SVE_");

static const struct flag pointer_keys_list[] = {
	B(0x1, "APIAKEY"),
	B(0x2, "APIBKEY"),
	B(0x4, "APDAKEY"),
	B(0x8, "APDBKEY"),
	B(0x10, "APGAKEY"),
};
FLAGS(pointer_keys, "PR_PAC_");

static const struct flag tagged_addresses_list[] = {
	B(0x1, "TAGGED_ADDR_ENABLE"),
	M(0x0, 0x6, "MTE_TCF_NONE"),
	M(0x2, 0x6, "MTE_TCF_SYNC"),
	M(0x4, 0x6, "MTE_TCF_ASYNC"),
	M(0x6, 0x6, "MTE_TCF_MASK"),
};
FLAGS(tagged_addresses, "PR_");

static const struct flag call_dispatches_list[] = {
	V(0, "OFF"),
	V(1, "ON"),
	V(2, "INCLUSIVE_ON"),
};
CHOICE(call_dispatches, "PR_SYS_DISPATCH_");

static const struct flag core_ops_list[] = {
	V(0, "GET"),
	V(1, "CREATE"),
	V(2, "SHARE_TO"),
	V(3, "SHARE_FROM"),
};
CHOICE(core_ops, "PR_SCHED_CORE_");

static const struct flag core_scopes_list[] = {
	V(0, "SCOPE_THREAD"),
	V(1, "SCOPE_THREAD_GROUP"),
	V(2, "SCOPE_PROCESS_GROUP"),
};
CHOICE(core_scopes, "PR_SCHED_CORE_");

static const struct flag exec_gains_list[] = {
	B(0x1, "REFUSE_EXEC_GAIN"),
	B(0x2, "NO_INHERIT"),
};
FLAGS(exec_gains, "PR_MDWE_");

static const struct flag rehash_modes_list[] = {
	V(0, "DISABLED"),
	V(1, "ENABLED"),
	V(255, "DEFAULT"),
};
CHOICE(rehash_modes, "SOCK_TXREHASH_");

static const struct flag quota_formats_list[] = {
	V(1, "VFS_OLD"),
	V(2, "VFS_V0"),
	V(3, "OCFS2"),
	V(4, "VFS_V1"),
	V(5, "SHMEM"),
};
CHOICE(quota_formats, "QFMT_");

static const struct flag quota_info_flags_list[] = {
	B(0x1, "ROOT_SQUASH"),
	B(0x10000, "SYS_FILE"),
};
FLAGS(quota_info_flags, "DQF_");

static const struct flag quota_disk_flags_list[] = {
	B(0x1, "UDQ_ACCT"),
	B(0x2, "UDQ_ENFD"),
	B(0x4, "GDQ_ACCT"),
	B(0x8, "GDQ_ENFD"),
	B(0x10, "PDQ_ACCT"),
	B(0x20, "PDQ_ENFD"),
};
FLAGS(quota_disk_flags, "FS_QUOTA_");

static const struct flag quota_kinds_list[] = {
	B(0x1, "USER_QUOTA"),
	B(0x2, "PROJ_QUOTA"),
	B(0x4, "GROUP_QUOTA"),
};
FLAGS(quota_kinds, "FS_");

static const struct flag key_capabilities_list[] = {
	B(0x1, "CAPABILITIES"),
	B(0x2, "PERSISTENT_KEYRINGS"),
	B(0x4, "DIFFIE_HELLMAN"),
	B(0x8, "PUBLIC_KEY"),
	B(0x10, "BIG_KEY"),
	B(0x20, "INVALIDATE"),
	B(0x40, "RESTRICT_KEYRING"),
	B(0x80, "MOVE"),
};
FLAGS(key_capabilities, "KEYCTL_CAPS0_");

static const struct flag key_capabilities1_list[] = {
	B(0x1, "NS_KEYRING_NAME"),
	B(0x2, "NS_KEY_TAG"),
	B(0x4, "NOTIFICATIONS"),
};
FLAGS(key_capabilities1, "KEYCTL_CAPS1_");

static const struct flag mctp_networks_list[] = {
	V(0, "NET_ANY"),
};
CHOICE(mctp_networks, "MCTP_");

static const struct flag mctp_addresses_list[] = {
	V(0, "ADDR_NULL"),
	V(255, "ADDR_ANY"),
};
CHOICE(mctp_addresses, "MCTP_");

static const struct flag qrtr_nodes_list[] = {
	V(0xffffffff, "NODE_BCAST"),
};
CHOICE(qrtr_nodes, "QRTR_");

static const struct flag qrtr_ports_list[] = {
	V(0xfffffffe, "PORT_CTRL"),
};
CHOICE(qrtr_ports, "QRTR_");

static const struct flag llcp_points_list[] = {
	V(0, "SAP_LM"),
	V(1, "SAP_SDP"),
	V(255, "SAP_MAX"),
};
CHOICE(llcp_points, "LLCP_");

static const struct flag bpf_ancillary_list[] = {
	V(0xfffff000, "AD_OFF+AD_PROTOCOL"),
	V(0xfffff004, "AD_OFF+AD_PKTTYPE"),
	V(0xfffff008, "AD_OFF+AD_IFINDEX"),
	V(0xfffff00c, "AD_OFF+AD_NLATTR"),
	V(0xfffff010, "AD_OFF+AD_NLATTR_NEST"),
	V(0xfffff014, "AD_OFF+AD_MARK"),
	V(0xfffff018, "AD_OFF+AD_QUEUE"),
	V(0xfffff01c, "AD_OFF+AD_HATYPE"),
	V(0xfffff020, "AD_OFF+AD_RXHASH"),
	V(0xfffff024, "AD_OFF+AD_CPU"),
	V(0xfffff028, "AD_OFF+AD_ALU_XOR_X"),
	V(0xfffff02c, "AD_OFF+AD_VLAN_TAG"),
	V(0xfffff030, "AD_OFF+AD_VLAN_TAG_PRESENT"),
	V(0xfffff034, "AD_OFF+AD_PAY_OFFSET"),
	V(0xfffff038, "AD_OFF+AD_RANDOM"),
	V(0xfffff03c, "AD_OFF+AD_VLAN_TPID"),
};
CHOICE(bpf_ancillary, "SKF_");

static const struct flag error_origins_list[] = {
	V(0, "NONE"),
	V(1, "LOCAL"),
	V(2, "ICMP"),
	V(3, "ICMP6"),
	V(4, "TXSTATUS"),
	V(5, "ZEROCOPY"),
	V(6, "TXTIME"),
};
CHOICE(error_origins, "SO_EE_ORIGIN_");
