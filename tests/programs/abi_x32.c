/* Calls by x32's numbers from 64-bit code, whose structs have words of four
   bytes, but for what the kernel calls a long; most kernels refuse them. */
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>

#include "expect.h"

#ifndef __x86_64__
EXPECT_NOTHING_HERE
#else
enum {
	X32 = 0x40000000,
	X32_FSTAT = 5,
	X32_PREAD64 = 17,
	X32_NANOSLEEP = 35,
	X32_GETUID = 102,
	X32_GETPPID = 110,
	X32_RT_SIGACTION = 512,
	X32_WRITEV = 516,
	X32_SENDMSG = 518,
	X32_SIGALTSTACK = 525,
	X32_TIMER_CREATE = 526,
};

/* Where the kernel refuses a call it is shown all the same. */
static const char *result;

/* Whatever is passed on has an address of 32 bits. */
static char *low;

static uint32_t word(const void *at)
{
	return (uintptr_t)at;
}

/* A long of our own may have four bytes as well. */
static long x32(long number, int64_t a, const void *b, int64_t c, int64_t d)
{
	return syscall(X32 | number, a, b, c, d);
}

static char *put(const void *bytes, size_t size)
{
	char *at = low;

	memcpy(at, bytes, size);
	low += (size + 15) / 16 * 16;
	return at;
}

static void check_signals(void)
{
	/* Handler, flags, restorer and mask. */
	uint32_t action[5] = { 1, SA_RESTART, 0, 1 << (SIGINT - 1), 0 };
	uint32_t stack[3] = { word(low + 4096), 0, 65536 };
	uint32_t event[16] = { 77, SIGUSR2, SIGEV_SIGNAL };
	uint32_t timer[1] = { 0 };

	x32(X32_RT_SIGACTION, SIGUSR1, put(action, sizeof(action)), 0, 8);
	expect("rt_sigaction(sig: USR1, act: { .sa_handler: IGN, .sa_flags: RESTART, .sa_mask: [INT] }, sigsetsize: 8) = %s",
	       result ? result : "0");
	x32(X32_SIGALTSTACK, word(put(stack, sizeof(stack))), NULL, 0, 0);
	expect("sigaltstack(uss: { .ss_sp: 0x%x, .ss_flags: 0, .ss_size: 65536 }) = %s",
	       stack[0], result ? result : "0");
	x32(X32_TIMER_CREATE, CLOCK_MONOTONIC, put(event, sizeof(event)),
	    word(put(timer, sizeof(timer))), 0);
	expect("timer_create(which_clock: MONOTONIC, timer_event_spec: { .sigev_value: 0x4d, .sigev_signo: USR2, .sigev_notify: SIGNAL }, created_timer_id: *) = %s",
	       result ? result : "0");
}

static void check_messages(void)
{
	char *text = put("of four bytes", 13);
	uint32_t vector[2] = { word(text), 13 };
	uint32_t message[7] = { 0, 0, word(put(vector, sizeof(vector))), 1 };
	int ends[2];

	need(!socketpair(AF_UNIX, SOCK_STREAM, 0, ends));
	x32(X32_WRITEV, ends[0], put(vector, sizeof(vector)), 1, 0);
	expect("writev(fd: *, vec: [{ .iov_base: \"of four bytes\", .iov_len: 13 }], vlen: 1) = %s",
	       result ? result : "13");
	x32(X32_SENDMSG, ends[0], put(message, sizeof(message)), 0, 0);
	expect("sendmsg(fd: *, msg: { .msg_iov: [{ .iov_base: \"of four bytes\", .iov_len: 13 }], .msg_iovlen: 1 }) = %s",
	       result ? result : "13");
}

/* These have what 64-bit programs have, in one register each. */
static void check_wide(void)
{
	uint64_t time[2] = { 0, 1000 };
	char *from = put(time, sizeof(time)), *to = put(time, sizeof(time));
	int fd = open("/dev/zero", O_RDONLY);

	x32(X32_NANOSLEEP, word(from), NULL, 0, 0);
	expect("nanosleep(rqtp: { .tv_sec: 0, .tv_nsec: 1000 }) = %s",
	       result ? result : "0");
	x32(X32_PREAD64, fd, to, 3, 4294967301);
	expect("pread64(fd: %d</dev/zero>, buf: *, count: 3, pos: 4294967301) = %s",
	       fd, result ? result : "3");
	x32(X32_FSTAT, fd, low, 0, 0);
	if (!result)
		expect("fstat(fd: %d</dev/zero>, statbuf: { .st_dev: *, .st_ino: *, .st_nlink: 1, .st_mode: IFCHR|0666, *.st_rdev: 1:5, .st_size: 0, *}) = 0",
		       fd);
}

static volatile int trapped;

static void on_trap(int signal, siginfo_t *info, void *context)
{
	(void)signal, (void)context;
	trapped = info->si_syscall;
}

/* Even where the kernel has none, a filter sees them. */
static void check_trap(void)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
			 offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, X32 | X32_GETUID, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { sizeof(code) / sizeof(*code), code };
	struct sigaction action = { .sa_sigaction = on_trap,
				    .sa_flags = SA_SIGINFO };

	sigaction(SIGSYS, &action, NULL);
	need(!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
	need(!prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program));
	x32(X32_GETUID, 0, NULL, 0, 0);
	need(trapped == (X32 | X32_GETUID));
	expect("getuid() = ?");
	expect("signal SYS (SECCOMP, *");
}

int main(void)
{
	low = mmap(NULL, 131072, PROT_READ | PROT_WRITE,
		   MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
	if (x32(X32_GETPPID, 0, NULL, 0, 0) < 0 && errno == ENOSYS) {
		fprintf(stderr, "skipped: no x32 here\n");
		result = "-1 ENOSYS (Function not implemented)";
	}
	expect("getppid() = %s", result ? result : "*");
	check_signals();
	check_messages();
	check_wide();
	check_trap();
	return 0;
}
#endif
