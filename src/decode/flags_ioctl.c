/*
 * Named constants of what ioctl, fcntl, prctl and ptrace set and get. As in flags.c.
 */
#include "decode/flag_rows.h"

/* clang-format off */

static const struct flag tty_inputs_list[] = {
	B(0x1, "IGNBRK"),
	B(0x2, "BRKINT"),
	B(0x4, "IGNPAR"),
	B(0x8, "PARMRK"),
	B(0x10, "INPCK"),
	B(0x20, "ISTRIP"),
	B(0x40, "INLCR"),
	B(0x80, "IGNCR"),
	B(0x100, "ICRNL"),
	B(0x200, "IUCLC"),
	B(0x400, "IXON"),
	B(0x800, "IXANY"),
	B(0x1000, "IXOFF"),
	B(0x2000, "IMAXBEL"),
	B(0x4000, "IUTF8"),
};
FLAGS(tty_inputs, "");

static const struct flag tty_outputs_list[] = {
	M(0x0, 0x100, "NL0"),
	M(0x100, 0x100, "NL1"),
	M(0x0, 0x600, "CR0"),
	M(0x200, 0x600, "CR1"),
	M(0x400, 0x600, "CR2"),
	M(0x600, 0x600, "CR3"),
	M(0x0, 0x1800, "TAB0"),
	M(0x800, 0x1800, "TAB1"),
	M(0x1000, 0x1800, "TAB2"),
	M(0x1800, 0x1800, "TAB3"),
	M(0x0, 0x2000, "BS0"),
	M(0x2000, 0x2000, "BS1"),
	M(0x0, 0x4000, "VT0"),
	M(0x4000, 0x4000, "VT1"),
	M(0x0, 0x8000, "FF0"),
	M(0x8000, 0x8000, "FF1"),
	B(0x1, "OPOST"),
	B(0x2, "OLCUC"),
	B(0x4, "ONLCR"),
	B(0x8, "OCRNL"),
	B(0x10, "ONOCR"),
	B(0x20, "ONLRET"),
	B(0x40, "OFILL"),
	B(0x80, "OFDEL"),
};
FLAGS(tty_outputs, "");

static const struct flag tty_controls_list[] = {
	M(0x0, 0x100f, "B0"),
	M(0x1, 0x100f, "B50"),
	M(0x2, 0x100f, "B75"),
	M(0x3, 0x100f, "B110"),
	M(0x4, 0x100f, "B134"),
	M(0x5, 0x100f, "B150"),
	M(0x6, 0x100f, "B200"),
	M(0x7, 0x100f, "B300"),
	M(0x8, 0x100f, "B600"),
	M(0x9, 0x100f, "B1200"),
	M(0xa, 0x100f, "B1800"),
	M(0xb, 0x100f, "B2400"),
	M(0xc, 0x100f, "B4800"),
	M(0xd, 0x100f, "B9600"),
	M(0xe, 0x100f, "B19200"),
	M(0xf, 0x100f, "B38400"),
	M(0x1000, 0x100f, "BOTHER"),
	M(0x1001, 0x100f, "B57600"),
	M(0x1002, 0x100f, "B115200"),
	M(0x1003, 0x100f, "B230400"),
	M(0x1004, 0x100f, "B460800"),
	M(0x1005, 0x100f, "B500000"),
	M(0x1006, 0x100f, "B576000"),
	M(0x1007, 0x100f, "B921600"),
	M(0x1008, 0x100f, "B1000000"),
	M(0x1009, 0x100f, "B1152000"),
	M(0x100a, 0x100f, "B1500000"),
	M(0x100b, 0x100f, "B2000000"),
	M(0x100c, 0x100f, "B2500000"),
	M(0x100d, 0x100f, "B3000000"),
	M(0x100e, 0x100f, "B3500000"),
	M(0x100f, 0x100f, "B4000000"),
	M(0x0, 0x30, "CS5"),
	M(0x10, 0x30, "CS6"),
	M(0x20, 0x30, "CS7"),
	M(0x30, 0x30, "CS8"),
	B(0x40, "CSTOPB"),
	B(0x80, "CREAD"),
	B(0x100, "PARENB"),
	B(0x200, "PARODD"),
	B(0x400, "HUPCL"),
	B(0x800, "CLOCAL"),
	B(0x20000000, "ADDRB"),
	B(0x40000000, "CMSPAR"),
	B(0x80000000, "CRTSCTS"),
};
FLAGS(tty_controls, "");

static const struct flag tty_locals_list[] = {
	B(0x1, "ISIG"),
	B(0x2, "ICANON"),
	B(0x4, "XCASE"),
	B(0x8, "ECHO"),
	B(0x10, "ECHOE"),
	B(0x20, "ECHOK"),
	B(0x40, "ECHONL"),
	B(0x80, "NOFLSH"),
	B(0x100, "TOSTOP"),
	B(0x200, "ECHOCTL"),
	B(0x400, "ECHOPRT"),
	B(0x800, "ECHOKE"),
	B(0x1000, "FLUSHO"),
	B(0x4000, "PENDIN"),
	B(0x8000, "IEXTEN"),
	B(0x10000, "EXTPROC"),
};
FLAGS(tty_locals, "");

static const struct flag tty_lines_list[] = {
	V(0, "TTY"),
	V(1, "SLIP"),
	V(2, "MOUSE"),
	V(3, "PPP"),
	V(4, "STRIP"),
	V(5, "AX25"),
	V(7, "6PACK"),
	V(15, "HCI"),
	V(21, "GSM0710"),
	V(6, "X25"),
	V(8, "MASC"),
	V(9, "R3964"),
	V(10, "PROFIBUS_FDL"),
	V(11, "IRDA"),
	V(12, "SMSBLOCK"),
	V(13, "HDLC"),
	V(14, "SYNC_PPP"),
	V(16, "GIGASET_M101"),
	V(17, "SLCAN"),
	V(18, "PPS"),
	V(19, "V253"),
	V(20, "CAIF"),
	V(22, "TI_WL"),
	V(23, "TRACESINK"),
	V(24, "TRACEROUTER"),
	V(25, "NCI"),
	V(26, "SPEAKUP"),
	V(27, "NULL"),
	V(28, "MCTP"),
	V(29, "DEVELOPMENT"),
	V(30, "CAN327"),
};
CHOICE(tty_lines, "N_");

static const struct flag tty_flushes_list[] = {
	V(0, "TCIFLUSH"),
	V(1, "TCOFLUSH"),
	V(2, "TCIOFLUSH"),
};
CHOICE(tty_flushes, "");

static const struct flag tty_flows_list[] = {
	V(0, "TCOOFF"),
	V(1, "TCOON"),
	V(2, "TCIOFF"),
	V(3, "TCION"),
};
CHOICE(tty_flows, "");

static const struct flag tty_modems_list[] = {
	B(0x1, "LE"),
	B(0x2, "DTR"),
	B(0x4, "RTS"),
	B(0x8, "ST"),
	B(0x10, "SR"),
	B(0x20, "CTS"),
	B(0x40, "CAR"),
	B(0x80, "RNG"),
	B(0x100, "DSR"),
	B(0x2000, "OUT1"),
	B(0x4000, "OUT2"),
	B(0x8000, "LOOP"),
};
FLAGS(tty_modems, "TIOCM_");

static const struct flag inode_flags_list[] = {
	B(0x1, "SECRM_FL"),
	B(0x2, "UNRM_FL"),
	B(0x4, "COMPR_FL"),
	B(0x8, "SYNC_FL"),
	B(0x10, "IMMUTABLE_FL"),
	B(0x20, "APPEND_FL"),
	B(0x40, "NODUMP_FL"),
	B(0x80, "NOATIME_FL"),
	B(0x100, "DIRTY_FL"),
	B(0x200, "COMPRBLK_FL"),
	B(0x400, "NOCOMP_FL"),
	B(0x800, "ENCRYPT_FL"),
	B(0x1000, "BTREE_FL"),
	B(0x2000, "IMAGIC_FL"),
	B(0x4000, "JOURNAL_DATA_FL"),
	B(0x8000, "NOTAIL_FL"),
	B(0x10000, "DIRSYNC_FL"),
	B(0x20000, "TOPDIR_FL"),
	B(0x40000, "HUGE_FILE_FL"),
	B(0x80000, "EXTENT_FL"),
	B(0x100000, "VERITY_FL"),
	B(0x200000, "EA_INODE_FL"),
	B(0x400000, "EOFBLOCKS_FL"),
	B(0x800000, "NOCOW_FL"),
	B(0x2000000, "DAX_FL"),
	B(0x10000000, "INLINE_DATA_FL"),
	B(0x20000000, "PROJINHERIT_FL"),
	B(0x40000000, "CASEFOLD_FL"),
	B(0x80000000, "RESERVED_FL"),
};
FLAGS(inode_flags, "FS_");

static const struct flag fiemap_flags_list[] = {
	B(0x1, "SYNC"),
	B(0x2, "XATTR"),
	B(0x4, "CACHE"),
};
FLAGS(fiemap_flags, "FIEMAP_FLAG_");

static const struct flag extent_flags_list[] = {
	B(0x1, "LAST"),
	B(0x2, "UNKNOWN"),
	B(0x4, "DELALLOC"),
	B(0x8, "ENCODED"),
	B(0x80, "DATA_ENCRYPTED"),
	B(0x100, "NOT_ALIGNED"),
	B(0x200, "DATA_INLINE"),
	B(0x400, "DATA_TAIL"),
	B(0x800, "UNWRITTEN"),
	B(0x1000, "MERGED"),
	B(0x2000, "SHARED"),
};
FLAGS(extent_flags, "FIEMAP_EXTENT_");

static const struct flag loop_flags_list[] = {
	B(0x1, "READ_ONLY"),
	B(0x4, "AUTOCLEAR"),
	B(0x8, "PARTSCAN"),
	B(0x10, "DIRECT_IO"),
};
FLAGS(loop_flags, "LO_FLAGS_");

static const struct flag tun_flags_list[] = {
	B(0x1, "TUN"),
	B(0x2, "TAP"),
	B(0x10, "NAPI"),
	B(0x20, "NAPI_FRAGS"),
	B(0x40, "NO_CARRIER"),
	B(0x1000, "NO_PI"),
	B(0x2000, "ONE_QUEUE"),
	B(0x4000, "VNET_HDR"),
	B(0x8000, "TUN_EXCL"),
	B(0x100, "MULTI_QUEUE"),
	B(0x200, "ATTACH_QUEUE"),
	B(0x400, "DETACH_QUEUE"),
	B(0x800, "PERSIST"),
	B(0x1000, "NOFILTER"),
};
FLAGS(tun_flags, "IFF_");

static const struct flag video_caps_list[] = {
	B(0x1, "VIDEO_CAPTURE"),
	B(0x2, "VIDEO_OUTPUT"),
	B(0x4, "VIDEO_OVERLAY"),
	B(0x10, "VBI_CAPTURE"),
	B(0x20, "VBI_OUTPUT"),
	B(0x40, "SLICED_VBI_CAPTURE"),
	B(0x80, "SLICED_VBI_OUTPUT"),
	B(0x100, "RDS_CAPTURE"),
	B(0x200, "VIDEO_OUTPUT_OVERLAY"),
	B(0x400, "HW_FREQ_SEEK"),
	B(0x800, "RDS_OUTPUT"),
	B(0x1000, "VIDEO_CAPTURE_MPLANE"),
	B(0x2000, "VIDEO_OUTPUT_MPLANE"),
	B(0x4000, "VIDEO_M2M_MPLANE"),
	B(0x8000, "VIDEO_M2M"),
	B(0x10000, "TUNER"),
	B(0x20000, "AUDIO"),
	B(0x40000, "RADIO"),
	B(0x80000, "MODULATOR"),
	B(0x100000, "SDR_CAPTURE"),
	B(0x200000, "EXT_PIX_FORMAT"),
	B(0x400000, "SDR_OUTPUT"),
	B(0x800000, "META_CAPTURE"),
	B(0x1000000, "READWRITE"),
	B(0x4000000, "STREAMING"),
	B(0x8000000, "META_OUTPUT"),
	B(0x10000000, "TOUCH"),
	B(0x20000000, "IO_MC"),
	B(0x80000000, "DEVICE_CAPS"),
	B(0x2000000, "ASYNCIO"),
	B(0x2000000, "EDID"),
};
FLAGS(video_caps, "V4L2_CAP_");

static const struct flag video_buffers_list[] = {
	V(1, "VIDEO_CAPTURE"),
	V(2, "VIDEO_OUTPUT"),
	V(3, "VIDEO_OVERLAY"),
	V(4, "VBI_CAPTURE"),
	V(5, "VBI_OUTPUT"),
	V(6, "SLICED_VBI_CAPTURE"),
	V(7, "SLICED_VBI_OUTPUT"),
	V(8, "VIDEO_OUTPUT_OVERLAY"),
	V(9, "VIDEO_CAPTURE_MPLANE"),
	V(10, "VIDEO_OUTPUT_MPLANE"),
	V(11, "SDR_CAPTURE"),
	V(12, "SDR_OUTPUT"),
	V(13, "META_CAPTURE"),
	V(14, "META_OUTPUT"),
	V(128, "PRIVATE"),
};
CHOICE(video_buffers, "V4L2_BUF_TYPE_");

static const struct flag video_memories_list[] = {
	V(1, "MMAP"),
	V(2, "USERPTR"),
	V(3, "OVERLAY"),
	V(4, "DMABUF"),
};
CHOICE(video_memories, "V4L2_MEMORY_");

static const struct flag input_buses_list[] = {
	V(1, "PCI"),
	V(2, "ISAPNP"),
	V(3, "USB"),
	V(4, "HIL"),
	V(5, "BLUETOOTH"),
	V(6, "VIRTUAL"),
	V(16, "ISA"),
	V(17, "I8042"),
	V(18, "XTKBD"),
	V(19, "RS232"),
	V(20, "GAMEPORT"),
	V(21, "PARPORT"),
	V(22, "AMIGA"),
	V(23, "ADB"),
	V(24, "I2C"),
	V(25, "HOST"),
	V(26, "GSC"),
	V(27, "ATARI"),
	V(28, "SPI"),
	V(29, "RMI"),
	V(30, "CEC"),
	V(31, "INTEL_ISHTP"),
	V(32, "AMD_SFH"),
};
CHOICE(input_buses, "BUS_");

static const struct flag input_events_list[] = {
	V(0, "SYN"),
	V(1, "KEY"),
	V(2, "REL"),
	V(3, "ABS"),
	V(4, "MSC"),
	V(5, "SW"),
	V(17, "LED"),
	V(18, "SND"),
	V(20, "REP"),
	V(21, "FF"),
	V(22, "PWR"),
	V(23, "FF_STATUS"),
};
CHOICE(input_events, "EV_");

static const struct flag rw_hints_list[] = {
	V(0, "NOT_SET"),
	V(1, "NONE"),
	V(2, "SHORT"),
	V(3, "MEDIUM"),
	V(4, "LONG"),
	V(5, "EXTREME"),
};
CHOICE(rw_hints, "RWH_WRITE_LIFE_");

static const struct flag secure_bits_list[] = {
	B(0x1, "NOROOT"),
	B(0x2, "NOROOT_LOCKED"),
	B(0x4, "NO_SETUID_FIXUP"),
	B(0x8, "NO_SETUID_FIXUP_LOCKED"),
	B(0x10, "KEEP_CAPS"),
	B(0x20, "KEEP_CAPS_LOCKED"),
	B(0x40, "NO_CAP_AMBIENT_RAISE"),
	B(0x80, "NO_CAP_AMBIENT_RAISE_LOCKED"),
	B(0x100, "EXEC_RESTRICT_FILE"),
	B(0x200, "EXEC_RESTRICT_FILE_LOCKED"),
	B(0x400, "EXEC_DENY_INTERACTIVE"),
	B(0x800, "EXEC_DENY_INTERACTIVE_LOCKED"),
};
FLAGS(secure_bits, "SECBIT_");

static const struct flag mm_settings_list[] = {
	V(1, "START_CODE"),
	V(2, "END_CODE"),
	V(3, "START_DATA"),
	V(4, "END_DATA"),
	V(5, "START_STACK"),
	V(6, "START_BRK"),
	V(7, "BRK"),
	V(8, "ARG_START"),
	V(9, "ARG_END"),
	V(10, "ENV_START"),
	V(11, "ENV_END"),
	V(12, "AUXV"),
	V(13, "EXE_FILE"),
	V(14, "MAP"),
	V(15, "MAP_SIZE"),
};
CHOICE(mm_settings, "PR_SET_MM_");

static const struct flag ambient_ops_list[] = {
	V(1, "IS_SET"),
	V(2, "RAISE"),
	V(3, "LOWER"),
	V(4, "CLEAR_ALL"),
};
CHOICE(ambient_ops, "PR_CAP_AMBIENT_");

static const struct flag speculations_list[] = {
	V(0, "STORE_BYPASS"),
	V(1, "INDIRECT_BRANCH"),
	V(2, "L1D_FLUSH"),
};
CHOICE(speculations, "PR_SPEC_");

static const struct flag speculation_states_list[] = {
	B(0x1, "PRCTL"),
	B(0x2, "ENABLE"),
	B(0x4, "DISABLE"),
	B(0x8, "FORCE_DISABLE"),
	B(0x10, "DISABLE_NOEXEC"),
};
FLAGS(speculation_states, "PR_SPEC_");

static const struct flag dump_modes_list[] = {
	V(0, "DISABLE"),
	V(1, "USER"),
	V(2, "ROOT"),
};
CHOICE(dump_modes, "SUID_DUMP_");

static const struct flag seccomp_modes_list[] = {
	V(0, "DISABLED"),
	V(1, "STRICT"),
	V(2, "FILTER"),
};
CHOICE(seccomp_modes, "SECCOMP_MODE_");

static const struct flag tsc_modes_list[] = {
	V(1, "ENABLE"),
	V(2, "SIGSEGV"),
};
CHOICE(tsc_modes, "PR_TSC_");

static const struct flag vma_ops_list[] = {
	V(0, "NAME"),
};
CHOICE(vma_ops, "PR_SET_VMA_ANON_");

static const struct flag ptrace_options_list[] = {
	B(0x1, "TRACESYSGOOD"),
	B(0x2, "TRACEFORK"),
	B(0x4, "TRACEVFORK"),
	B(0x8, "TRACECLONE"),
	B(0x10, "TRACEEXEC"),
	B(0x20, "TRACEVFORKDONE"),
	B(0x40, "TRACEEXIT"),
	B(0x80, "TRACESECCOMP"),
	B(0x100000, "EXITKILL"),
	B(0x200000, "SUSPEND_SECCOMP"),
};
FLAGS(ptrace_options, "PTRACE_O_");

static const struct flag note_types_list[] = {
	V(1, "PRSTATUS"),
	V(2, "PRFPREG"),
	V(3, "PRPSINFO"),
	V(6, "AUXV"),
	V(0x200, "386_TLS"),
	V(0x201, "386_IOPERM"),
	V(0x202, "X86_XSTATE"),
	V(0x204, "X86_SHSTK"),
	V(0x205, "X86_XSAVE_LAYOUT"),
	V(0x46e62b7f, "PRXFPREG"),
};
CHOICE(note_types, "NT_");

static const struct flag tty_characters_list[] = {
	V(0, "INTR"),
	V(1, "QUIT"),
	V(2, "ERASE"),
	V(3, "KILL"),
	V(4, "EOF"),
	V(5, "TIME"),
	V(6, "MIN"),
	V(7, "SWTC"),
	V(8, "START"),
	V(9, "STOP"),
	V(10, "SUSP"),
	V(11, "EOL"),
	V(12, "REPRINT"),
	V(13, "DISCARD"),
	V(14, "WERASE"),
	V(15, "LNEXT"),
	V(16, "EOL2"),
};
CHOICE(tty_characters, "V");
