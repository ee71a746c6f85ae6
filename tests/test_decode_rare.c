/* Calls that few programs make, and what the kernel fills in for clone. */
#include "test_decode.h"

#include "arch/x86_64/x86_64.h"

Test(decode_rare, rare_calls)
{
	uint32_t segment[4] = { 5, 0x1000, 0xfff, 0x51 };
	uint64_t pages[2] = { 0x1000, 0x2000 };
	int32_t nodes[2] = { 0, 1 }, fds[2] = { 3, -1 };
	unsigned char present[2] = { 1, 0 };
	uint64_t quota[9] = { 10, 20, 30, 40, 50, 60, 70, 80, 3 };
	uint64_t update[2] = { 7, P(fds) };
	struct abi x86 = wide_abi;

	x86.parts = &parts_x86_64;

	expect_line("modify_ldt(func: 1, ptr: { .entry_number: 5, .base_addr: "
		    "0x1000, .limit: 0xfff, .flags: seg_32bit|limit_in_pages|"
		    "useable }, bytecount: 16) = 0",
		    &(struct given){ .name = "modify_ldt",
				     .abi = &x86,
				     .args = { 1, P(segment), 16 } });
	expect_line("move_pages(nr_pages: 2, pages: [0x1000, 0x2000], nodes: "
		    "[0, 1], status: [0, 1], flags: MOVE) = 0",
		    GIVEN("move_pages", 0, 0, 2, P(pages), P(nodes), P(nodes),
			  2));
	expect_line("mincore(start: 0x1000, len: 1, vec: [1]) = 0",
		    GIVEN("mincore", 0, 0x1000, 1, P(present)));
	expect_line("quotactl(cmd: (SETQUOTA, GRPQUOTA), special: \"/a\", id: "
		    "5, addr: { .dqb_bhardlimit: 10, .dqb_bsoftlimit: 20, "
		    ".dqb_curspace: 30, .dqb_ihardlimit: 40, .dqb_isoftlimit: "
		    "50, .dqb_curinodes: 60, .dqb_btime: 70, .dqb_itime: 80, "
		    ".dqb_valid: BLIMITS|SPACE }) = 0",
		    GIVEN("quotactl", 0, 0x80000801, P("/a"), 5, P(quota)));
	expect_line("ioprio_set(which: PROCESS, ioprio: BE|4) = 0",
		    GIVEN("ioprio_set", 0, 1, 0, 2 << 13 | 4));
	expect_line("io_uring_register(fd: 1, opcode: REGISTER_FILES, arg: "
		    "[3</tmp/a\\076b\\n>, -1], nr_args: 2) = 0",
		    GIVEN("io_uring_register", 0, 1, 2, P(fds), 2));
	expect_line("io_uring_register(fd: 1, opcode: REGISTER_FILES_UPDATE, "
		    "arg: { .offset: 7, .data: [3</tmp/a\\076b\\n>, -1] }, "
		    "nr_args: 2) = 0",
		    GIVEN("io_uring_register", 0, 1, 6, P(update), 2));
	expect_line("fsconfig(fd: 1, cmd: SET_STRING, _key: \"a\", _value: "
		    "\"b\") = 0",
		    GIVEN("fsconfig", 0, 1, 1, P("a"), P("b")));
}

Test(decode_rare, clone_fills)
{
	int32_t tid = 42, fd = 3;
	uint64_t args[11] = { 0x101000, P(&fd), 0, P(&tid) };

	expect_line("clone(clone_flags: PARENT_SETTID, parent_tidptr: "
		    "[42 (sleeper)]) = 42 (sleeper)",
		    GIVEN("clone", 42, 0x100000, 0, P(&tid)));
	expect_line("clone(clone_flags: PIDFD, parent_tidptr: "
		    "[3</tmp/a\\076b\\n>]) = 42 (sleeper)",
		    GIVEN("clone", 42, 0x1000, 0, P(&fd)));
	expect_line("clone3(uargs: { .flags: PIDFD|PARENT_SETTID, .pidfd: "
		    "[3</tmp/a\\076b\\n>], .parent_tid: [42 (sleeper)] }, "
		    "size: 88) = 42 (sleeper)",
		    GIVEN("clone3", 42, P(args), 88));
}

/* What a control message is for is told even where its length is wrong. */
Test(decode_rare, control_lengths)
{
	uint64_t control[3] = { 9999, 0x100000001, UINT64_MAX };
	uint64_t header[7] = { 0, 0, 0, 0, P(control), sizeof(control), 0 };

	expect_line("sendmsg(fd: 1, msg: { .msg_iov: 0x0, .msg_iovlen: 0, "
		    ".msg_control: [{ .cmsg_len: 9999, .cmsg_level: SOCKET, "
		    ".cmsg_type: RIGHTS, .cmsg_data: [-1, -1] }], "
		    ".msg_controllen: 24 }) = 0",
		    GIVEN("sendmsg", 0, 1, P(header)));
	control[0] = 1;
	expect_line("sendmsg(fd: 1, msg: { .msg_iov: 0x0, .msg_iovlen: 0, "
		    ".msg_control: [{ .cmsg_len: 1, .cmsg_level: SOCKET, "
		    ".cmsg_type: RIGHTS }], .msg_controllen: 24 }) = 0",
		    GIVEN("sendmsg", 0, 1, P(header)));
}

/* The one call of old for all System V objects. */
Test(decode_rare, ipc)
{
	struct {
		uint16_t number;
		int16_t op, flags;
	} operation = { 0, -1, 0x800 };

	expect_line("ipc(call: SEMOP, first: { semid: 7, tsops: "
		    "[{ .sem_num: 0, .sem_op: -1, .sem_flg: IPC_NOWAIT }], "
		    "nsops: 1 }) = 0",
		    GIVEN("ipc", 0, 1, 7, 1, 0, P(&operation)));
	expect_line("ipc(call: SHMGET, first: { key: 0x5, size: 4096, shmflg: "
		    "CREAT|IRUSR|IWUSR }) = 0",
		    GIVEN("ipc", 0, 23, 5, 4096, 01600));
	expect_line("ipc(call: 99, first: 1, second: 2) = 0",
		    GIVEN("ipc", 0, 99, 1, 2));
}

/* RTM_NEWLINK: what kind of link it is says what its data are. */
Test(decode_rare, netlink_nests)
{
	struct {
		uint32_t length;
		uint16_t type, flags;
		uint32_t seq, pid;
		unsigned char family, pad;
		uint16_t kind;
		int32_t index;
		uint32_t on, change;
		uint16_t info_length, info;
		uint16_t kind_length, kind_type;
		char name[8];
		uint16_t data_length, data;
		uint16_t vlan_length, vlan;
		uint16_t id, rest;
	} message = { 60, 16, 1, 9, 0, 0, 0, 1, 2, 1, 0, 28, 18,
		      9,  1,  "vlan", 12, 2, 6, 1, 100, 0 };
	char expected[] =
		"sendto(fd: 9<NETLINK:ROUTE:7>, buff: [{ .nlmsg_len: 60, "
		".nlmsg_type: NEWLINK, .nlmsg_flags: REQUEST, .nlmsg_seq: 9, "
		".nlmsg_pid: 0 }, { .ifi_family: UNSPEC, .ifi_type: ETHER, "
		".ifi_index: 2, .ifi_flags: UP, .ifi_change: 0x0 }, "
		"[{ .nla_len: 28, .nla_type: LINKINFO } [{ .nla_len: 9, "
		".nla_type: KIND } \"vlan\", { .nla_len: 12, .nla_type: DATA } "
		"[{ .nla_len: 6, .nla_type: ID } 100]]]], len: 60) = 60";

	cr_assert_eq(sizeof(message), 60);
	expect_line(expected, GIVEN("sendto", 60, 9, P(&message), 60));
}

/* An error that came for a socket, and who sent it. */
Test(decode_rare, control_errors)
{
	struct {
		uint64_t length;
		int32_t level, type;
		uint16_t family, port;
		unsigned char address[4], zero[8];
	} meant = { 32, 0, 20, 2, 0, { 127, 0, 0, 1 }, { 0 } };
	uint64_t other[7] = { 0, 0, 0, 0, P(&meant), sizeof(meant), 0 };
	struct {
		uint64_t length;
		int32_t level, type;
		uint32_t error;
		unsigned char origin, kind, code, pad;
		uint32_t info, data;
		uint16_t family, port;
		unsigned char address[4], zero[8];
	} control = { 48, 0, 11, 111, 2, 3, 4, 0, 5,
		      6,  2, 0,	 { 127, 0, 0, 1 }, { 0 } };
	uint64_t header[7] = { 0, 0, 0, 0, P(&control), sizeof(control), 0 };

	expect_line("sendmsg(fd: 1, msg: { .msg_iov: 0x0, .msg_iovlen: 0, "
		    ".msg_control: [{ .cmsg_len: 48, .cmsg_level: IP, "
		    ".cmsg_type: RECVERR, .cmsg_data: { .ee_errno: "
		    "ECONNREFUSED, .ee_origin: ICMP, .ee_type: 3, .ee_code: "
		    "4, .ee_info: 5, .ee_data: 6, .offender: { .family: INET, "
		    "port: 0, addr: 127.0.0.1 } } }], .msg_controllen: 48 }) "
		    "= 0",
		    GIVEN("sendmsg", 0, 1, P(header)));
	expect_line("sendmsg(fd: 1, msg: { .msg_iov: 0x0, .msg_iovlen: 0, "
		    ".msg_control: [{ .cmsg_len: 32, .cmsg_level: IP, "
		    ".cmsg_type: ORIGDSTADDR, .cmsg_data: { .address: { "
		    ".family: INET, port: 0, addr: 127.0.0.1 } } }], "
		    ".msg_controllen: 32 }) = 0",
		    GIVEN("sendmsg", 0, 1, P(other)));
}

/* Calls of 32-bit kernels. */
Test(decode_rare, old_calls)
{
	struct {
		uint64_t inode, offset;
		uint16_t length;
		char name[14];
	} entry = { 7, 8, 2, "..." };

	expect_line("signal(sig: USR1, handler: IGN) = 0",
		    GIVEN("signal", 0, 10, 1));
	expect_line("readdir(fd: 4, dirent: { .d_ino: 7, .d_offset: 8, "
		    ".d_namlen: 2, .d_name: \"..\" }, count: 1) = 1",
		    GIVEN("readdir", 1, 4, P(&entry), 1));
	expect_line("readdir(fd: 4, dirent: {}, count: 1) = 0",
		    GIVEN("readdir", 0, 4, P(&entry), 1));
}
