/*
 * Arguments that point to structs, and those whose meaning depends on others.
 */
#include "test_decode.h"
#include "low_memory.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>

Test(decode_structs, clone)
{
	expect_line("clone(clone_flags: CHILD_CLEARTID|CHILD_SETTID|CHLD, "
		    "child_tidptr: 0x40) = 42 (sleeper)",
		    GIVEN("clone", 42, 0x1200011, 0, 0x20, 0x40, 0x60));
	expect_line("clone(clone_flags: VM|SETTLS, newsp: 0x10, tls: 0x60) = 7",
		    GIVEN("clone", 7, 0x80100, 0x10, 0x20, 0x40, 0x60));
	/* The last two the other way round. */
	expect_line("clone(clone_flags: VM|SETTLS, tls: 0x40) = 7",
		    &(struct given){ .name = "clone",
				     .abi = &narrow_abi,
				     .args = { 0x80100, 0, 0, 0x40, 0x60 },
				     .result = 7 });
}

Test(decode_structs, wait)
{
	int status = 3 << 8;

	expect_line("wait4(upid: -1, stat_addr: [EXITED 3], options: NOHANG) "
		    "= 42 (sleeper)",
		    GIVEN("wait4", 42, -1, P(&status), 1));
	expect_line_at("wait4(upid: -1, stat_addr: %p, options: NOHANG) = 0",
		       &status, GIVEN("wait4", 0, -1, P(&status), 1));
	status = SIGSEGV | 0x80;
	expect_line("wait4(upid: -1, stat_addr: [KILLED SEGV CORE]) = 7",
		    GIVEN("wait4", 7, -1, P(&status)));
	status = SIGTSTP << 8 | 0x7f;
	expect_line("wait4(upid: -1, stat_addr: [STOPPED TSTP]) = 7",
		    GIVEN("wait4", 7, -1, P(&status)));
	status = 0xffff;
	expect_line("wait4(upid: -1, stat_addr: [CONTINUED]) = 7",
		    GIVEN("wait4", 7, -1, P(&status)));
	expect_line("waitid(which: PID, upid: 42 (sleeper), "
		    "options: STOPPED|EXITED) = 0",
		    GIVEN("waitid", 0, 1, 42, 0, 6));
}

Test(decode_structs, prctl)
{
	expect_line("prctl(option: SET_NAME, arg2: \"me\") = 0",
		    GIVEN("prctl", 0, 15, P("me"), 3, 4));
	expect_line("prctl(option: SET_PDEATHSIG, arg2: KILL) = 0",
		    GIVEN("prctl", 0, 1, 9, 3));
	expect_line("prctl(option: CAPBSET_READ, arg2: FOWNER) = 1",
		    GIVEN("prctl", 1, 23, 3, 4, 5));
	expect_line("prctl(option: SET_VMA, arg2: NAME, arg3: 0x10, arg4: 32, "
		    "arg5: \"stack\") = 0",
		    GIVEN("prctl", 0, 0x53564d41, 0, 0x10, 0x20, P("stack")));
}

Test(decode_structs, keys_and_programs)
{
	uint64_t map[2] = { 1 | 4ull << 32, 8 | 16ull << 32 };
	uint64_t perf[8] = { 1 | 64ull << 32, 2, 0, 0, 0, 0x8020 };
	uint16_t code[4] = { 6, 0, 0, 0x7fff };
	struct {
		uint16_t length;
		void *filter;
	} program = { 1, code };

	expect_line("keyctl(option: LINK, arg2: 7, arg3: USER_KEYRING) = 0",
		    GIVEN("keyctl", 0, 8, 7, (uint32_t)-4, 9, 9));
	expect_line("bpf(cmd: MAP_CREATE, uattr: { .map_type: HASH, .key_size: "
		    "4, .value_size: 8, .max_entries: 16 }, size: 16) = 3",
		    GIVEN("bpf", 3, 0, P(map), sizeof(map)));
	expect_line("perf_event_open(attr_uptr: { .type: SOFTWARE, .size: "
		    "SIZE_VER0, .config: PAGE_FAULTS, .bits: exclude_kernel|"
		    "precise_ip=1 }, pid: 0, cpu: -1, group_fd: -1, flags: "
		    "FD_CLOEXEC) = 3",
		    GIVEN("perf_event_open", 3, P(perf), 0, -1, -1, 8));
	perf[5] = 0x2000000000 | 5ull << 38;
	expect_line("perf_event_open(attr_uptr: { .type: SOFTWARE, .size: "
		    "SIZE_VER0, .config: PAGE_FAULTS, .bits: sigtrap|"
		    "__reserved_1=0x5 }, pid: 0, cpu: -1, group_fd: -1) = -1 "
		    "EINVAL (Invalid argument)",
		    GIVEN("perf_event_open", -22, P(perf), 0, -1, -1, 0));
	expect_line("seccomp(op: SET_MODE_FILTER, uargs: { .len: 1, .filter: "
		    "[{ .code: RET|K, .k: ALLOW }] }) = 0",
		    GIVEN("seccomp", 0, 1, 0, P(&program)));
	expect_line("prctl(option: SET_DUMPABLE, arg2: USER) = 0",
		    GIVEN("prctl", 0, 4, 1));
}

Test(decode_structs, control_messages)
{
	struct {
		uint64_t length;
		int32_t level;
		int32_t type;
		int32_t fds[2];
	} rights = { 24, 1, 1, { 3, 4 } };
	struct iovec vector = { "x", 1 };
	struct msghdr message = { .msg_iov = &vector,
				  .msg_iovlen = 1,
				  .msg_control = &rights,
				  .msg_controllen = sizeof(rights) };

	expect_line("sendmsg(fd: 4, msg: { .msg_iov: [{ .iov_base: \"x\", "
		    ".iov_len: 1 }], .msg_iovlen: 1, .msg_control: "
		    "[{ .cmsg_len: 24, .cmsg_level: SOCKET, .cmsg_type: "
		    "RIGHTS, .cmsg_data: [3</tmp/a\\076b\\n>, 4] }], "
		    ".msg_controllen: 24 }) = 1",
		    GIVEN("sendmsg", 1, 4, P(&message)));
}

Test(decode_structs, ioctls)
{
	unsigned short size[4] = { 24, 80, 0, 0 };
	int32_t one = 1;

	expect_line("ioctl(fd: 1, cmd: TIOCGWINSZ, arg: { .ws_row: 24, "
		    ".ws_col: 80, .ws_xpixel: 0, .ws_ypixel: 0 }) = 0",
		    GIVEN("ioctl", 0, 1, 0x5413, P(size)));
	expect_line("ioctl(fd: 1, cmd: FIONBIO, arg: [1]) = 0",
		    GIVEN("ioctl", 0, 1, 0x5421, P(&one)));
	expect_line("ioctl(fd: 1, cmd: FICLONE, arg: 3</tmp/a\\076b\\n>) = 0",
		    GIVEN("ioctl", 0, 1, 0x40049409, 3));
	expect_line("ioctl(fd: 1, cmd: EVIOCGNAME(64), arg: 0x10) = 0",
		    GIVEN("ioctl", 0, 1, 0x80404506, 0x10));
	/* Unknown, but its number says that an int goes in. */
	expect_line("ioctl(fd: 1, cmd: (WRITE, 0x7a, 0x1, 0x4), arg: [1]) = 0",
		    GIVEN("ioctl", 0, 1, 0x40047a01, P(&one)));
}

Test(decode_structs, selected)
{
	unsigned char in[128] = { 0x18 };
	int64_t time[2] = { 1, 0 };

	expect_line("select(n: 5, inp: [3</tmp/a\\076b\\n> 4], tvp: "
		    "{ .tv_sec: 1, .tv_usec: 0 }) = 2",
		    GIVEN("select", 2, 5, P(in), 0, 0, P(time)));
}

Test(decode_structs, calls_in_calls)
{
	struct sockaddr_in in = { .sin_family = AF_INET,
				  .sin_port = htons(53) };
	void *low = low_memory(&in, sizeof(in));
	uint32_t args[3] = { 4, (uint32_t)P(low), sizeof(in) };

	memcpy((char *)low + 100, args, sizeof(args));
	expect_line("socketcall(call: CONNECT, args: { fd: 4, uservaddr: "
		    "{ .family: INET, port: 53, addr: 0.0.0.0 }, addrlen: 16 }"
		    ") = 0",
		    &(struct given){ .name = "socketcall",
				     .abi = &narrow_abi,
				     .args = { 3, P(low) + 100 } });
	munmap(low, 4096);
}

Test(decode_structs, futex)
{
	int64_t times[2] = { 1, 5 };

	expect_line("futex(uaddr: 0x10, op: WAIT|PRIVATE_FLAG, val: 2, "
		    "utime: { .tv_sec: 1, .tv_nsec: 5 }) = 0",
		    GIVEN("futex", 0, 0x10, 0x80, 2, P(times), 0x77, 0x88));
	expect_line("futex(uaddr: 0x10, op: WAKE, val: 1) = 1",
		    GIVEN("futex", 1, 0x10, 1, 1, 0x66, 0x77, 0x88));
	expect_line("futex(uaddr: 0x10, op: WAIT_BITSET|CLOCK_REALTIME, "
		    "val: 2, val3: MATCH_ANY) = 0",
		    GIVEN("futex", 0, 0x10, 0x109, 2, 0, 0x77, UINT32_MAX));
	expect_line("futex(uaddr: 0x10, op: CMP_REQUEUE, val: 1, "
		    "utime: 2147483647, uaddr2: 0x77, val3: 0x88) = 0",
		    GIVEN("futex", 0, 0x10, 4, 1, INT32_MAX, 0x77, 0x88));
}

Test(decode_structs, times)
{
	int64_t wide[4] = { 1, -2, 3, 4 };
	int32_t narrow[2] = { -1, 7 };
	void *low = low_memory(narrow, sizeof(narrow));

	expect_line("clock_nanosleep(which_clock: REALTIME, flags: ABSTIME, "
		    "rqtp: { .tv_sec: 1, .tv_nsec: -2 }) = 0",
		    GIVEN("clock_nanosleep", 0, 0, 1, P(wide)));
	expect_line("clock_gettime(which_clock: MONOTONIC, "
		    "tp: { .tv_sec: 1, .tv_nsec: -2 }) = 0",
		    GIVEN("clock_gettime", 0, 1, P(wide)));
	expect_line("setitimer(which: REAL, value: { .it_interval: "
		    "{ .tv_sec: 1, .tv_usec: -2 }, .it_value: "
		    "{ .tv_sec: 3, .tv_usec: 4 } }) = 0",
		    GIVEN("setitimer", 0, 0, P(wide)));
	expect_line("utimensat(dfd: CWD, filename: \"f\", utimes: "
		    "[{ .tv_sec: 1, .tv_nsec: -2 }, "
		    "{ .tv_sec: 3, .tv_nsec: 4 }]) = 0",
		    GIVEN("utimensat", 0, -100, P("f"), P(wide)));
	expect_line("nanosleep(rqtp: { .tv_sec: -1, .tv_nsec: 7 }) = 0",
		    &(struct given){ .name = "nanosleep",
				     .abi = &narrow_abi,
				     .args = { P(low) } });
	munmap(low, 4096);
	low = low_memory(wide, sizeof(wide));
	expect_line("clock_nanosleep_time64(which_clock: REALTIME, "
		    "rqtp: { .tv_sec: 1, .tv_nsec: -2 }) = 0",
		    &(struct given){ .name = "clock_nanosleep_time64",
				     .abi = &narrow_abi,
				     .args = { 0, 0, P(low) } });
	munmap(low, 4096);
}

Test(decode_structs, narrow_pairs)
{
	struct given given = { .name = "pread64",
			       .abi = &narrow_abi,
			       .args = { 4, 0, 5, 0xfffffff0, 1 } };

	expect_line("pread64(fd: 4, count: 5, pos: 8589934576) = 0", &given);
	given = (struct given){ .name = "fallocate",
				.abi = &narrow_abi,
				.args = { 4, 1, 2, 0, 0, 1 } };
	expect_line("fallocate(fd: 4, mode: KEEP_SIZE, offset: 2, "
		    "len: 4294967296) = 0",
		    &given);
	given = (struct given){ .name = "brk",
				.abi = &narrow_abi,
				.args = { 0xdead00001000 },
				.result = (int32_t)0xf7000000 };
	given.result = 0x77000000;
	expect_line("brk(brk: 0x1000) = 0x77000000", &given);
	given = (struct given){ .name = "mmap",
				.abi = &narrow_abi,
				.args = { 0x1000 },
				.result = 0x2000 };
	expect_line("mmap(arg: 0x1000) = 0x2000", &given);
}

Test(decode_structs, pipes)
{
	int fds[2] = { 3, 4 };

	expect_line("pipe2(fildes: [3, 4], flags: CLOEXEC|NONBLOCK) = 0",
		    GIVEN("pipe2", 0, P(fds), 02004000));
	expect_line_at("pipe(fildes: %p) = -1 EMFILE (Too many open files)",
		       fds, GIVEN("pipe", -24, P(fds)));
}

Test(decode_structs, sockets)
{
	expect_line("socket(family: INET, type: STREAM|CLOEXEC, protocol: TCP) "
		    "= 3",
		    GIVEN("socket", 3, AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 6));
	expect_line("socket(family: INET, type: DGRAM, protocol: IP) = 3",
		    GIVEN("socket", 3, AF_INET, SOCK_DGRAM, 0));
	expect_line("socket(family: LOCAL, type: STREAM|NONBLOCK) = 3",
		    GIVEN("socket", 3, AF_LOCAL, SOCK_STREAM | SOCK_NONBLOCK));
	expect_line("socket(family: NETLINK, type: RAW, protocol: ROUTE) = 3",
		    GIVEN("socket", 3, AF_NETLINK, SOCK_RAW, 0));
	expect_line("socket(family: 77, type: 0xc) = -1 EINVAL "
		    "(Invalid argument)",
		    GIVEN("socket", -22, 77, 0xc));
}

Test(decode_structs, socket_options)
{
	int one = 1;
	socklen_t size = sizeof(one);

	expect_line("setsockopt(fd: 4, level: SOCKET, optname: REUSEADDR, "
		    "optval: [1], optlen: 4) = 0",
		    GIVEN("setsockopt", 0, 4, SOL_SOCKET, 2, P(&one), 4));
	expect_line("setsockopt(fd: 4, level: TCP, optname: NODELAY, "
		    "optval: [1], optlen: 1) = 0",
		    GIVEN("setsockopt", 0, 4, 6, 1, P(&one), 1));
	expect_line(
		"getsockopt(fd: 4, level: SOCKET, optname: ERROR, "
		"optval: [EPERM], optlen: [4]) = 0",
		GIVEN("getsockopt", 0, 4, SOL_SOCKET, 4, P(&one), P(&size)));
}

/* A part of an int, or of a struct's first field, is bytes. */
Test(decode_structs, short_socket_options)
{
	uint64_t one = 1;

	expect_line("setsockopt(fd: 4, level: SOCKET, optname: REUSEADDR, "
		    "optval: \"\\001\\000\\000\", optlen: 3) = -1 EINVAL "
		    "(Invalid argument)",
		    GIVEN("setsockopt", -22, 4, SOL_SOCKET, 2, P(&one), 3));
	expect_line("setsockopt(fd: 4, level: SOCKET, optname: TXREHASH, "
		    "optval: [ENABLED], optlen: 5) = 0",
		    GIVEN("setsockopt", 0, 4, SOL_SOCKET, 74, P(&one), 5));
	expect_line("setsockopt(fd: 4, level: SOCKET, optname: RCVTIMEO, "
		    "optval: \"\\001\\000\\000\\000\\000\", optlen: 5) = -1 "
		    "EINVAL (Invalid argument)",
		    GIVEN("setsockopt", -22, 4, SOL_SOCKET, SO_RCVTIMEO,
			  P(&one), 5));
}

Test(decode_structs, addresses)
{
	struct sockaddr_in in = { .sin_family = AF_INET,
				  .sin_port = htons(53),
				  .sin_addr.s_addr = htonl(0x7f000001) };
	struct sockaddr_in6 in6 = { .sin6_family = AF_INET6,
				    .sin6_port = htons(80),
				    .sin6_addr = IN6ADDR_LOOPBACK_INIT };
	struct sockaddr_un un = { AF_UNIX, "/run/x\n" };
	struct sockaddr_un abstract = { AF_UNIX, "\0ab" };
	socklen_t size = sizeof(in);

	expect_line("connect(fd: 4, uservaddr: { .family: INET, port: 53, "
		    "addr: 127.0.0.1 }, addrlen: 16) = 0",
		    GIVEN("connect", 0, 4, P(&in), sizeof(in)));
	expect_line("bind(fd: 4, umyaddr: { .family: INET6, port: 80, "
		    "addr: ::1 }, addrlen: 28) = 0",
		    GIVEN("bind", 0, 4, P(&in6), sizeof(in6)));
	expect_line("bind(fd: 4, umyaddr: { .family: LOCAL, "
		    "path: \"/run/x\\n\" }, addrlen: 110) = 0",
		    GIVEN("bind", 0, 4, P(&un), sizeof(un)));
	expect_line("bind(fd: 4, umyaddr: { .family: LOCAL, path: @\"ab\" }, "
		    "addrlen: 5) = 0",
		    GIVEN("bind", 0, 4, P(&abstract), 5));
	expect_line("bind(fd: 4, umyaddr: { .family: LOCAL }, addrlen: 2) = 0",
		    GIVEN("bind", 0, 4, P(&un), 2));
	expect_line("accept(fd: 4, upeer_sockaddr: { .family: INET, port: 53, "
		    "addr: 127.0.0.1 }, upeer_addrlen: [16]) = 5",
		    GIVEN("accept", 5, 4, P(&in), P(&size)));
	expect_line("accept(fd: 4) = 5", GIVEN("accept", 5, 4));
}

Test(decode_structs, signals)
{
	uint64_t set = 1 << (SIGINT - 1) | 1 << (SIGTERM - 1);
	uint64_t all = ~(uint64_t)1;
	uint64_t action[4] = { 1, SA_RESTART, 0, 2 };

	expect_line("rt_sigprocmask(how: BLOCK, nset: [INT TERM], "
		    "sigsetsize: 8) = 0",
		    GIVEN("rt_sigprocmask", 0, 0, P(&set), 0, 8));
	expect_line("rt_sigprocmask(how: SETMASK, nset: ~[HUP], oset: "
		    "[INT TERM], sigsetsize: 8) = 0",
		    GIVEN("rt_sigprocmask", 0, 2, P(&all), P(&set), 8));
	expect_line_at("rt_sigprocmask(how: BLOCK, nset: %p, sigsetsize: 4) "
		       "= -1 EINVAL (Invalid argument)",
		       &set, GIVEN("rt_sigprocmask", -22, 0, P(&set), 0, 4));
	expect_line("rt_sigaction(sig: USR1, act: { .sa_handler: IGN, "
		    ".sa_flags: RESTART, .sa_mask: [INT] }, sigsetsize: 8) = 0",
		    GIVEN("rt_sigaction", 0, SIGUSR1, P(action), 0, 8));
}

Test(decode_structs, limits)
{
	uint64_t limits[2] = { 1024, UINT64_MAX };

	expect_line("prlimit64(resource: NOFILE, old_rlim: "
		    "{ .rlim_cur: 1024, .rlim_max: INFINITY }) = 0",
		    GIVEN("prlimit64", 0, 0, 7, 0, P(limits)));
	expect_line("setrlimit(resource: CPU, rlim: "
		    "{ .rlim_cur: 1024, .rlim_max: INFINITY }) = 0",
		    GIVEN("setrlimit", 0, 0, P(limits)));
}

Test(decode_structs, polls)
{
	struct pollfd polls[2] = { { 3, POLLIN, 0 },
				   { -1, POLLOUT | POLLPRI, 0 } };
	struct {
		uint32_t events;
		uint64_t data;
	} event = { EPOLLIN | EPOLLET, 5 };

	expect_line("poll(ufds: [{ .fd: 3</tmp/a\\076b\\n>, .events: IN }, "
		    "{ .fd: -1, .events: PRI|OUT }], nfds: 2, "
		    "timeout_msecs: -1) = 0 (Timeout)",
		    GIVEN("poll", 0, P(polls), 2, -1));
	expect_line("epoll_ctl(epfd: 4, op: ADD, fd: 5, event: "
		    "{ .events: IN|ET, .data: 0x5 }) = 0",
		    GIVEN("epoll_ctl", 0, 4, 1, 5, P(&event)));
}

Test(decode_structs, vectors)
{
	char one[] = "abc";
	char two[] = "defg";
	struct iovec vectors[2] = { { one, 3 }, { two, 4 } };

	expect_line("writev(fd: 1, vec: [{ .iov_base: \"abc\", .iov_len: 3 }, "
		    "{ .iov_base: \"defg\", .iov_len: 4 }], vlen: 2) = 7",
		    GIVEN("writev", 7, 1, P(vectors), 2));
	expect_line("readv(fd: 1, vec: [{ .iov_base: \"abc\", .iov_len: 3 }, "
		    "{ .iov_base: \"d\", .iov_len: 4 }], vlen: 2) = 4",
		    GIVEN("readv", 4, 1, P(vectors), 2));
}

Test(decode_structs, messages)
{
	char text[] = "abcdef";
	struct iovec vector = { text, 6 };
	struct sockaddr_in in = { .sin_family = AF_INET,
				  .sin_port = htons(53) };
	struct msghdr message = { .msg_iov = &vector,
				  .msg_iovlen = 1,
				  .msg_name = &in,
				  .msg_namelen = sizeof(in),
				  .msg_flags = MSG_TRUNC };

	expect_line(
		"sendmsg(fd: 4, msg: { .msg_name: { .family: INET, port: 53, "
		"addr: 0.0.0.0 }, .msg_namelen: 16, .msg_iov: "
		"[{ .iov_base: \"abcdef\", .iov_len: 6 }], "
		".msg_iovlen: 1, .msg_flags: TRUNC }, "
		"flags: DONTWAIT) = 6",
		GIVEN("sendmsg", 6, 4, P(&message), MSG_DONTWAIT));
	message.msg_name = NULL;
	message.msg_namelen = 0;
	expect_line("recvmsg(fd: 4, msg: { .msg_iov: [{ .iov_base: \"ab\", "
		    ".iov_len: 6 }], .msg_iovlen: 1, .msg_flags: TRUNC }) = 2",
		    GIVEN("recvmsg", 2, 4, P(&message)));
}

Test(decode_structs, extensible)
{
	uint64_t how[3] = { O_CREAT | O_WRONLY, 0600, 8 };
	uint64_t clone[8] = { 0x100, 0, 0x10, 0, SIGCHLD, 0x1000, 4096, 0 };

	expect_line("openat2(dfd: CWD, filename: \"f\", how: { .flags: "
		    "CREAT|WRONLY, .mode: 0600, .resolve: BENEATH }, "
		    "usize: 24) = 3",
		    GIVEN("openat2", 3, -100, P("f"), P(how), sizeof(how)));
	expect_line("clone3(uargs: { .flags: VM, .child_tid: 0x10, "
		    ".exit_signal: CHLD, "
		    ".stack: 0x1000, .stack_size: 0x1000 }, size: 64) = 7",
		    GIVEN("clone3", 7, P(clone), sizeof(clone)));
	clone[0] = 0x180;
	clone[4] = SIGCHLD | 1ull << 63;
	expect_line("clone3(uargs: { .flags: NEWTIME|VM, .child_tid: 0x10, "
		    ".exit_signal: 9223372036854775825 }, size: 40) = -1 "
		    "EINVAL (Invalid argument)",
		    GIVEN("clone3", -22, P(clone), 40));
}

Test(decode_structs, other_calls)
{
	expect_line("shmget(key: 0x7, size: 9, shmflg: CREAT|IRUSR|IWUSR) = 1",
		    GIVEN("shmget", 1, 7, 9, 01600));
	expect_line("semctl(semid: 1, cmd: SETVAL|IPC_64, arg: 2) = 0",
		    GIVEN("semctl", 0, 1, 0, 0x110, 2));
	expect_line("kcmp(pid1: 42 (sleeper), pid2: 1, type: VM) = 0",
		    GIVEN("kcmp", 0, 42, 1, 1, 5, 6));
	expect_line("sched_setscheduler(pid: 42 (sleeper), "
		    "policy: NORMAL|RESET_ON_FORK) = 0",
		    GIVEN("sched_setscheduler", 0, 42, 0x40000000));
	expect_line("mount(dev_name: \"d\", dir_name: \"m\", type: \"t\", "
		    "flags: MGC_VAL|RDONLY) = 0",
		    GIVEN("mount", 0, P("d"), P("m"), P("t"), 0xc0ed0001));
	expect_line("arch_prctl(option: SET_FS, arg2: 0x10) = 0",
		    GIVEN("arch_prctl", 0, 0x1002, 0x10));
	expect_line("flock(fd: 4, cmd: EX|NB) = 0", GIVEN("flock", 0, 4, 6));
	expect_line("personality(personality: PER_QUERY) "
		    "= PER_LINUX|ADDR_NO_RANDOMIZE",
		    GIVEN("personality", 0x40000, 0xffffffff));
	expect_line("shutdown(fd: 4, how: RD) = 0", GIVEN("shutdown", 0, 4, 0));
}
