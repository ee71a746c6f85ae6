/*
 * What is handed to the kernel to run or to register: bpf, perf events,
 * io_uring, filters; and structs that are longer than they are known.
 */
#include "test_decode.h"

#include <linux/bpf.h>
#include <linux/filter.h>
#include <linux/io_uring.h>
#include <linux/perf_event.h>
#include <linux/seccomp.h>
#include <sys/socket.h>

Test(decode_programs, rest)
{
	uint64_t how[4] = { 0, 0, 0, 0x6463 };
	uint64_t zeros[4] = { 0 };

	/* Zeros are what an older kernel takes, too. */
	expect_line("openat2(dfd: CWD, how: { .flags: RDONLY }, usize: 32) "
		    "= 3",
		    GIVEN("openat2", 3, -100, 0, P(zeros), sizeof(zeros)));
	expect_line("openat2(dfd: CWD, how: { .flags: RDONLY, .rest: "
		    "\"cd\\000\\000\\000\\000\\000\\000\" }, usize: 32) = 3",
		    GIVEN("openat2", 3, -100, 0, P(how), sizeof(how)));
	/* The length is the program's word; what can be read is shown. */
	expect_line("openat2(dfd: CWD, how: { .flags: RDONLY }, usize: "
		    "9223372036854775808) = 3",
		    GIVEN("openat2", 3, -100, 0, P(zeros), 1ull << 63));
}

Test(decode_programs, bpf_objects)
{
	uint32_t ids[] = { 1, 4294967295 };
	struct {
		uint32_t target_fd, attach_type, query_flags, attach_flags;
		uint64_t prog_ids;
		uint32_t prog_cnt, pad;
	} query = { 4, 0, 1, 2, P(ids), 2, 0 };
	uint32_t by_id[3] = { 7, 0, BPF_F_RDONLY };
	struct {
		uint32_t map_fd, pad;
		uint64_t key, next_key;
	} next = { 4, 0, 0x10, 0x20 };

	expect_line("bpf(cmd: PROG_QUERY, uattr: { .target_fd: 4, "
		    ".attach_type: CGROUP_INET_INGRESS, .query_flags: "
		    "EFFECTIVE, .attach_flags: ALLOW_MULTI, .prog_ids: [1, "
		    "4294967295], .prog_cnt: 2 }, size: 32) = 0",
		    GIVEN("bpf", 0, BPF_PROG_QUERY, P(&query), sizeof(query)));
	expect_line(
		"bpf(cmd: MAP_GET_FD_BY_ID, uattr: { .map_id: 7, "
		".open_flags: RDONLY }, size: 12) = 3",
		GIVEN("bpf", 3, BPF_MAP_GET_FD_BY_ID, P(by_id), sizeof(by_id)));
	expect_line("bpf(cmd: LINK_GET_NEXT_ID, uattr: { .start_id: 7 }, "
		    "size: 4) = 0",
		    GIVEN("bpf", 0, BPF_LINK_GET_NEXT_ID, P(by_id), 4));
	/* All ABIs have it so. */
	expect_line("bpf(cmd: MAP_GET_NEXT_KEY, uattr: { .map_fd: 4, .key: "
		    "0x10, .next_key: 0x20 }, size: 24) = 0",
		    GIVEN("bpf", 0, BPF_MAP_GET_NEXT_KEY, P(&next), 24));
	/* A field that is there in part ends in zeros. */
	expect_line("bpf(cmd: LINK_GET_NEXT_ID, uattr: { .start_id: 7 }, "
		    "size: 1) = 0",
		    GIVEN("bpf", 0, BPF_LINK_GET_NEXT_ID, P(by_id), 1));
}

Test(decode_programs, bpf_links)
{
	uint64_t addrs[] = { 1, 0xbadc0ded };
	const char *syms[] = { "foo", "bar" };
	struct {
		uint32_t prog_fd, target_fd, attach_type, flags;
		uint32_t multi, cnt;
		uint64_t syms, addrs, cookies;
	} link = { 4, 0, 42, 0, 1, 2, P(syms), P(addrs), 0 };

	expect_line("bpf(cmd: LINK_CREATE, uattr: { .prog_fd: 4, .target_fd: "
		    "0, .attach_type: TRACE_KPROBE_MULTI, .kprobe_multi: { "
		    ".flags: RETURN, .cnt: 2, .syms: [\"foo\", \"bar\"], "
		    ".addrs: [0x1, 0xbadc0ded], .cookies: 0x0 } }, size: 48) "
		    "= 3",
		    GIVEN("bpf", 3, 28, P(&link), sizeof(link)));
	link.attach_type = 41;
	expect_line("bpf(cmd: LINK_CREATE, uattr: { .prog_fd: 4, .target_fd: "
		    "0, .attach_type: PERF_EVENT, .bpf_cookie: 8589934593 }, "
		    "size: 24) = 3",
		    GIVEN("bpf", 3, 28, P(&link), 24));
}

Test(decode_programs, bpf_instructions)
{
	struct bpf_insn code[] = {
		{ .code = BPF_JMP | BPF_EXIT, .dst_reg = 10, .src_reg = 3 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_X, .off = -1, .imm = 2 },
		{ .code = BPF_STX | BPF_MEM | BPF_DW },
	};
	struct {
		uint32_t type, count;
		uint64_t code, license;
		uint32_t level, size;
		uint64_t log;
		uint32_t version, flags;
	} load = { 1, 3, P(code), P("GPL"), 0, 0, 0, 0x60102, 0 };

	expect_line("bpf(cmd: PROG_LOAD, uattr: { .prog_type: SOCKET_FILTER, "
		    ".insn_cnt: 3, .insns: [{ .code: JMP|K|EXIT, .dst_reg: "
		    "REG_10, .src_reg: REG_3, .off: 0, .imm: 0 }, { .code: "
		    "ALU64|X|MOV, .dst_reg: REG_0, .src_reg: REG_0, .off: -1, "
		    ".imm: 2 }, { .code: STX|DW|MEM, .dst_reg: REG_0, "
		    ".src_reg: REG_0, .off: 0, .imm: 0 }], .license: \"GPL\", "
		    ".kern_version: KERNEL_VERSION(6, 1, 2) }, size: 48) = 3",
		    GIVEN("bpf", 3, BPF_PROG_LOAD, P(&load), sizeof(load)));
}

Test(decode_programs, perf_events)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_HW_CACHE,
		.size = PERF_ATTR_SIZE_VER0,
		.config = PERF_COUNT_HW_CACHE_LL |
			  PERF_COUNT_HW_CACHE_OP_WRITE << 8 |
			  PERF_COUNT_HW_CACHE_RESULT_MISS << 16,
	};

	expect_line("perf_event_open(attr_uptr: { .type: HW_CACHE, .size: "
		    "SIZE_VER0, .config: MISS<<16|WRITE<<8|LL }, pid: 0, "
		    "cpu: -1, group_fd: -1) = 3",
		    GIVEN("perf_event_open", 3, P(&attr), 0, -1, -1, 0));
	attr.type = PERF_TYPE_BREAKPOINT;
	attr.config = 0;
	attr.bp_type = 3;
	expect_line("perf_event_open(attr_uptr: { .type: BREAKPOINT, .size: "
		    "SIZE_VER0, .config: 0x0, .bp_type: RW }, pid: 0, cpu: "
		    "-1, group_fd: -1) = 3",
		    GIVEN("perf_event_open", 3, P(&attr), 0, -1, -1, 0));
	attr.type = PERF_TYPE_HARDWARE;
	attr.config = 5ull << 32;
	attr.bp_type = 0;
	expect_line("perf_event_open(attr_uptr: { .type: HARDWARE, .size: "
		    "SIZE_VER0, .config: 0x5<<32|CPU_CYCLES }, pid: 0, cpu: "
		    "-1, group_fd: -1) = 3",
		    GIVEN("perf_event_open", 3, P(&attr), 0, -1, -1, 0));
}

Test(decode_programs, io_uring_resources)
{
	int32_t files[] = { 3, -2 };
	uint64_t tags[] = { 1, 0xdead };
	struct {
		uint32_t nr, flags;
		uint64_t resv, data, tags;
	} files2 = { 2, 0, 0, P(files), P(tags) };
	struct {
		uint32_t offset, resv;
		uint64_t data, tags;
		uint32_t nr, resv2;
	} update = { 1, 0, P(files), 0, 2, 0 };

	expect_line("io_uring_register(fd: 4, opcode: REGISTER_FILES2, arg: { "
		    ".nr: 2, .flags: 0, .data: [3</tmp/a\\076b\\n>, -2], "
		    ".tags: [0x1, 0xdead] }, nr_args: 32) = 0",
		    GIVEN("io_uring_register", 0, 4, 13, P(&files2), 32));
	expect_line("io_uring_register(fd: 4, opcode: REGISTER_FILES_UPDATE2, "
		    "arg: { .offset: 1, .data: [3</tmp/a\\076b\\n>, "
		    "FILES_SKIP], .tags: 0x0, .nr: 2 }, nr_args: 32) = 0",
		    GIVEN("io_uring_register", 0, 4, 14, P(&update), 32));
}

Test(decode_programs, io_uring_rules)
{
	unsigned char rules[2][16] = { { 0, 0, 2 }, { 2, 0, 0x41 } };
	uint32_t most[] = { 4, 8 };
	uint64_t cpus = 5;
	unsigned char probe[16 + 8] = { 30, 1, [16] = 22, 0, 1 };

	expect_line("io_uring_register(fd: 4, opcode: REGISTER_RESTRICTIONS, "
		    "arg: [{ .opcode: REGISTER_OP, .op: REGISTER_FILES }, { "
		    ".opcode: SQE_FLAGS_ALLOWED, .op: FIXED_FILE|"
		    "CQE_SKIP_SUCCESS }], nr_args: 2) = 0",
		    GIVEN("io_uring_register", 0, 4, 11, P(rules), 2));
	expect_line("io_uring_register(fd: 4, opcode: "
		    "REGISTER_IOWQ_MAX_WORKERS, arg: [BOUND: 4, UNBOUND: 8], "
		    "nr_args: 2) = 0",
		    GIVEN("io_uring_register", 0, 4, 19, P(most), 2));
	expect_line("io_uring_register(fd: 4, opcode: REGISTER_IOWQ_AFF, arg: "
		    "[0, 2], nr_args: 8) = 0",
		    GIVEN("io_uring_register", 0, 4, 17, P(&cpus), 8));
	expect_line("io_uring_register(fd: 4, opcode: REGISTER_PROBE, arg: { "
		    ".last_op: SPLICE, .ops_len: 1 }, [{ .op: READ, .flags: "
		    "SUPPORTED }], nr_args: 1) = 0",
		    GIVEN("io_uring_register", 0, 4, 8, P(probe), 1));
}

/* Of a packet's filter a number, of seccomp's what is done. */
Test(decode_programs, filters)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_B | BPF_ABS, SKF_AD_OFF + SKF_AD_PKTTYPE),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1),
	};
	struct sock_fprog program = { 2, code };

	expect_line("setsockopt(fd: 4, level: SOCKET, optname: ATTACH_FILTER, "
		    "optval: { .len: 2, .filter: [{ .code: LD|B|ABS, .k: "
		    "AD_OFF+AD_PKTTYPE }, { .code: RET|K, .k: 0x50001 }] }, "
		    "optlen: 16) = 0",
		    GIVEN("setsockopt", 0, 4, SOL_SOCKET, SO_ATTACH_FILTER,
			  P(&program), sizeof(program)));
	expect_line("seccomp(op: SET_MODE_FILTER, uargs: { .len: 2, .filter: "
		    "[{ .code: LD|B|ABS, .k: 0xfffff004 }, { .code: RET|K, "
		    ".k: ERRNO|0x1 }] }) = 0",
		    GIVEN("seccomp", 0, 1, 0, P(&program)));
}

Test(decode_programs, processes)
{
	uint64_t any = UINT64_MAX;
	struct {
		int32_t private, prime, base;
	} params = { -1, 5, -3 };
	unsigned char caps[2] = { 0x83, 1 };

	expect_line("prctl(option: MCE_KILL, arg2: SET, arg3: EARLY) = 0",
		    GIVEN("prctl", 0, 33, 1, 1, 0, 0));
	expect_line("prctl(option: SCHED_CORE, arg2: SHARE_TO, arg3: 42 "
		    "(sleeper), arg4: SCOPE_THREAD_GROUP) = 0",
		    GIVEN("prctl", 0, 62, 2, 42, 1, 0));
	expect_line("prctl(option: SVE_SET_VL, arg2: VL_INHERIT|0x10) = 0",
		    GIVEN("prctl", 0, 50, 0x20010));
	expect_line("prctl(option: SET_TAGGED_ADDR_CTRL, arg2: "
		    "TAGGED_ADDR_ENABLE|MTE_TCF_SYNC) = 0",
		    GIVEN("prctl", 0, 55, 3));
	expect_line("prctl(option: SET_PTRACER, arg2: ANY) = 0",
		    GIVEN("prctl", 0, 0x59616d61, any));
	expect_line("kcmp(pid1: 42 (sleeper), pid2: 42 (sleeper), type: FILE, "
		    "idx1: 3</tmp/a\\076b\\n>, idx2: 4) = 0",
		    GIVEN("kcmp", 0, 42, 42, 0, 3, 4));
	expect_line("fanotify_mark(fanotify_fd: 4, flags: ADD, mask: ACCESS, "
		    "dfd: NOFD) = 0",
		    GIVEN("fanotify_mark", 0, 4, 1, 1, -1, 0));
	expect_line("keyctl(option: DH_COMPUTE, arg2: { .private: "
		    "THREAD_KEYRING, .prime: 5, .base: SESSION_KEYRING }, "
		    "arg3: \"\") = 0",
		    GIVEN("keyctl", 0, 23, P(&params), P(caps), 0, 0));
	expect_line("keyctl(option: CAPABILITIES, arg2: [CAPABILITIES|"
		    "PERSISTENT_KEYRINGS|MOVE, NS_KEYRING_NAME], arg3: 2) = 2",
		    GIVEN("keyctl", 2, 31, P(caps), 2));
}

Test(decode_programs, quotas)
{
	uint32_t format = 4, on = 0x11;
	struct {
		uint64_t bgrace, igrace;
		uint32_t flags, valid;
	} info = { 1, 2, 0x10001, 4 };

	expect_line("quotactl(cmd: (QUOTAON, USRQUOTA), special: \"/a\", id: "
		    "VFS_OLD, addr: \"/b\") = 0",
		    GIVEN("quotactl", 0, 0x80000200, P("/a"), 1, P("/b")));
	expect_line("quotactl(cmd: (GETFMT, USRQUOTA), special: \"/a\", "
		    "addr: [VFS_V1]) = 0",
		    GIVEN("quotactl", 0, 0x80000400, P("/a"), 0, P(&format)));
	expect_line("quotactl(cmd: (XQUOTAON, USRQUOTA), special: \"/a\", "
		    "addr: { .flags: UDQ_ACCT|PDQ_ACCT }) = 0",
		    GIVEN("quotactl", 0, 0x580100, P("/a"), 0, P(&on)));
	expect_line("quotactl(cmd: (SETINFO, USRQUOTA), special: \"/a\", "
		    "addr: { .dqi_bgrace: 1, .dqi_igrace: 2, .dqi_flags: "
		    "ROOT_SQUASH|SYS_FILE, .dqi_valid: FLAGS }) = 0",
		    GIVEN("quotactl", 0, 0x80000600, P("/a"), 0, P(&info)));
}
