/*
 * What the rows of calls.c are made of: a short macro for each kind of
 * argument, the printers behind them and what these share. A new kind is a
 * printer in a file of its subject and a macro here.
 */
#ifndef PTRAIL_DECODE_ARGS_H
#define PTRAIL_DECODE_ARGS_H

#include "decode/call.h"
#include "decode/flags.h"

/* clang-format off */

/* Behind the name may follow .shown. */
#define ARG(n, p, f, ...) \
	{ .name = #n, .print = p, .flags = f, ##__VA_ARGS__ }

#define INT(n, ...)	ARG(n, print_int, ARG_HALF, ##__VA_ARGS__)
#define UINT(n, ...)	ARG(n, print_uint, ARG_HALF, ##__VA_ARGS__)
#define UINT_HEX(n, ...) ARG(n, print_hex, ARG_HALF, ##__VA_ARGS__)
#define OCTAL(n, ...)	ARG(n, print_octal, ARG_HALF, ##__VA_ARGS__)
#define LONG(n, ...)	ARG(n, print_long, 0, ##__VA_ARGS__)
#define ULONG(n, ...)	ARG(n, print_ulong, 0, ##__VA_ARGS__)
#define SIZE(n, ...)	ARG(n, print_ulong, 0, ##__VA_ARGS__)
#define HEX(n, ...)	ARG(n, print_hex, 0, ##__VA_ARGS__)
#define PTR(n, ...)	ARG(n, print_hex, 0, ##__VA_ARGS__)
#define LOFF(n, ...)	ARG(n, print_long, ARG_PAIR, ##__VA_ARGS__)
#define HEX64(n, ...)	ARG(n, print_hex, ARG_PAIR, ##__VA_ARGS__)
#define ID(n, ...)	ARG(n, print_int, ARG_HALF, ##__VA_ARGS__)
#define DEV(n, ...)	ARG(n, print_hex, ARG_HALF, ##__VA_ARGS__)

#define FD(n, ...)	ARG(n, print_fd, ARG_HALF | ARG_ZERO, ##__VA_ARGS__)
#define AT_FD(n, ...)	ARG(n, print_at_fd, ARG_HALF | ARG_ZERO, ##__VA_ARGS__)
#define PID(n, ...)	ARG(n, print_pid, ARG_HALF, ##__VA_ARGS__)
#define SIGNAL(n, ...)	ARG(n, print_signal, ARG_HALF, ##__VA_ARGS__)
#define MODE(n, ...)	ARG(n, print_mode, ARG_HALF, ##__VA_ARGS__)

/* FLAGS0: the set has a name for zero. *_LONG: more than an int. */
#define SET(n, s, f, ...) \
	{ .name = #n, .print = print_flags, .param = &(s), .flags = f, \
	  ##__VA_ARGS__ }
#define FLAGS(n, s, ...)	SET(n, s, ARG_HALF, ##__VA_ARGS__)
#define FLAGS0(n, s, ...)	SET(n, s, ARG_HALF | ARG_ZERO, ##__VA_ARGS__)
#define FLAGS_LONG(n, s, ...)	SET(n, s, 0, ##__VA_ARGS__)
#define FLAGS_PAIR(n, s, ...)	SET(n, s, ARG_PAIR, ##__VA_ARGS__)
#define ENUM(n, s, ...)		SET(n, s, ARG_HALF | ARG_ZERO, ##__VA_ARGS__)
#define ENUM_LONG(n, s, ...)	SET(n, s, ARG_ZERO, ##__VA_ARGS__)

/* A row of the table; after ARGS() may follow .result and .effects. */
#define ROW(n, a, ...) { .name = #n, .args = a, ##__VA_ARGS__ }
#define ARGS(...) { __VA_ARGS__ }

/* BUF_*: 'i' is the index of the argument that has the size. */
#define INDEX(i) ((const void *)(uintptr_t)(i))
#define STR(n, ...)	ARG(n, print_string, 0, ##__VA_ARGS__)
#define PATH(n, ...)	ARG(n, print_path, 0, ##__VA_ARGS__)
#define BUF_IN(n, i)	ARG(n, print_buffer, 0, .param = INDEX(i))
#define BUF_OUT(n, i)	ARG(n, print_result_buffer, ARG_OUT, .param = INDEX(i))
#define STR_OUT(n)	ARG(n, print_path, ARG_OUT)
#define ARGV(n)		ARG(n, print_strings, 0)
#define ENVP(n)		ARG(n, print_environment, 0)

#define FD_PAIR(n)	ARG(n, print_fd_pair, ARG_OUT)
#define INT_OUT(n)	ARG(n, print_int_at, ARG_OUT)
#define WAIT_STATUS(n)	ARG(n, print_wait_status, ARG_OUT)
#define IOVEC(n, i)	ARG(n, print_iovec, 0, .param = INDEX(i))
#define IOVEC_OUT(n, i)	ARG(n, print_iovec, ARG_OUT, .param = INDEX(i))
#define SOCKADDR(n, i)	ARG(n, print_sockaddr, 0, .param = INDEX(i))
#define SOCKADDR_OUT(n, i) \
	ARG(n, print_result_sockaddr, ARG_OUT, .param = INDEX(i))
#define OPTVAL(n, i)	ARG(n, print_optval, 0, .param = INDEX(i))
#define OPTVAL_OUT(n, i) ARG(n, print_result_optval, ARG_OUT, .param = INDEX(i))
#define SIGSET(n, i)	ARG(n, print_sigset, 0, .param = INDEX(i))
#define SIGSET_OUT(n, i) ARG(n, print_sigset, ARG_OUT, .param = INDEX(i))
#define SIGACTION(n)	ARG(n, print_sigaction, 0)
#define SIGACTION_OUT(n) ARG(n, print_sigaction, ARG_OUT)
#define POLLFDS(n, i)	ARG(n, print_pollfds, 0, .param = INDEX(i))
#define EPOLL_EVENT(n)	ARG(n, print_epoll_event, 0)
#define OPEN_HOW(n)	ARG(n, print_open_how, 0)
#define CLONE_ARGS(n)	ARG(n, print_clone_args, 0)
#define MESSAGE(n)	ARG(n, print_message, 0)
#define MESSAGE_OUT(n)	ARG(n, print_message, ARG_OUT)
/* Means something if one of 'bits' is set in the first argument. */
#define CLONE_PTR(n, bits) \
	ARG(n, print_hex, 0, .shown = clone_has_arg, .param = INDEX(bits))

/*
 * Structs of longs and of times: WIDE are those that hold 64 bits everywhere,
 * as the *_time64 calls have them.
 */
#define WIDE INDEX(1)
#define RLIMIT(n, w)		ARG(n, print_rlimit, 0, .param = INDEX(w))
#define RLIMIT_OUT(n, w)	ARG(n, print_rlimit, ARG_OUT, .param = INDEX(w))
#define TIMESPEC(n)		ARG(n, print_timespec, 0)
#define TIMESPEC_OUT(n)		ARG(n, print_timespec, ARG_OUT)
#define TIMESPEC64(n)		ARG(n, print_timespec, 0, .param = WIDE)
#define TIMESPEC64_OUT(n)	ARG(n, print_timespec, ARG_OUT, .param = WIDE)
#define TIMESPEC_PAIR(n)	ARG(n, print_timespecs, 0)
#define TIMESPEC64_PAIR(n)	ARG(n, print_timespecs, 0, .param = WIDE)
#define ITIMERSPEC(n)		ARG(n, print_itimerspec, 0)
#define ITIMERSPEC_OUT(n)	ARG(n, print_itimerspec, ARG_OUT)
#define ITIMERSPEC64(n)		ARG(n, print_itimerspec, 0, .param = WIDE)
#define ITIMERSPEC64_OUT(n)	ARG(n, print_itimerspec, ARG_OUT, .param = WIDE)
#define TIMEVAL(n)		ARG(n, print_timeval, 0)
#define TIMEVAL_OUT(n)		ARG(n, print_timeval, ARG_OUT)
#define TIMEVAL_PAIR(n)		ARG(n, print_timevals, 0)
#define ITIMERVAL(n)		ARG(n, print_itimerval, 0)
#define ITIMERVAL_OUT(n)	ARG(n, print_itimerval, ARG_OUT)

/* clang-format on */

print_arg print_int;
print_arg print_uint;
print_arg print_octal;
print_arg print_long;
print_arg print_ulong;
print_arg print_hex;
print_arg print_flags;
print_arg print_fd;
print_arg print_at_fd;
print_arg print_pid;
print_arg print_mode;
print_arg print_string;
print_arg print_path;
print_arg print_buffer;
print_arg print_result_buffer;
print_arg print_strings;
print_arg print_environment;

/* file.c */
print_arg print_access;
print_arg print_fcntl_arg;
print_arg print_fd_pair;
print_arg print_int_at;
print_arg print_iovec;
print_arg print_pollfds;
print_arg print_epoll_event;
print_arg print_mount_flags;
print_arg print_open_how;
arg_shown open_has_mode;
arg_shown mq_open_creates;
arg_shown fcntl_has_arg;
print_result result_fcntl;

/* ioctl.c */
print_arg print_ioctl;

/* mm.c */
arg_shown mmap_has_file;
arg_shown mremap_has_new_addr;

/* process.c */
print_arg print_clone_flags;
print_arg print_clone_args;
print_arg print_wait_status;
print_arg print_prctl_arg2;
print_arg print_rlimit;
arg_shown clone_has_arg;
arg_shown prctl_has_arg;
arg_shown kcmp_has_idx;

/* ipc.c */
print_arg print_ipc_flags;
print_arg print_ipc_cmd;
print_arg print_ipc_call;

/* net.c */
print_arg print_protocol;
print_arg print_sockopt;
print_arg print_optval;
print_arg print_result_optval;
print_arg print_sockaddr;
print_arg print_result_sockaddr;
print_arg print_message;
arg_shown protocol_shown;

/* signal.c */
print_arg print_signal;
print_arg print_sigset;
print_arg print_sigaction;

/* time.c */
print_arg print_timespec;
print_arg print_timespecs;
print_arg print_itimerspec;
print_arg print_timeval;
print_arg print_timevals;
print_arg print_itimerval;
print_arg print_futex_timeout;
print_arg print_futex_val3;
arg_shown futex_has_arg;

/* results.c */
print_result result_hex;
print_result result_octal;
print_result result_pid;
print_result result_timeout;
print_result result_personality;
print_result result_policy;

/* Rows that replace those of call_rows where registers have 32 bits. */
extern const struct call_row call_rows_narrow[];
extern const size_t call_rows_narrow_count;

/* Whether an argument's register has only 32 bits. */
bool call_is_narrow(const struct call *call);

/* Bytes of the kernel's own long in the ABI's structs: 8 on x32, too. */
unsigned call_long_size(const struct call *call);

/* An argument's value as the kernel takes it, unsigned and signed. */
uint64_t arg_value(const struct call *call, unsigned index);
int64_t arg_signed(const struct call *call, unsigned index);

/* The value of the argument whose index is this one's 'param'. */
uint64_t arg_param_value(const struct call *call, unsigned index);

/* How a descriptor and a process are shown. */
void print_fd_value(struct text *out, const struct call *call, int fd);
void print_pid_value(struct text *out, const struct call *call, pid_t pid);

/* "USR1", "RT_8", or the number. */
void print_signal_value(struct text *out, const struct call *call, int sig);

/* Quoted, cut at 'limit' with "..." behind; an address if unreadable. */
void print_string_at(struct text *out, const struct call *call,
		     uint64_t address, size_t limit);
void print_bytes_at(struct text *out, const struct call *call,
		    uint64_t address, uint64_t size);

/* An array of struct iovec, of which the first 'bytes' bytes count. */
struct vectors {
	uint64_t address;
	uint64_t count;
	uint64_t bytes;
};

void print_vectors_at(struct text *out, const struct call *call,
		      const struct vectors *vectors);

/* The style's limit of a string. */
size_t string_limit(const struct call *call);

/* The signals of a set, bit 0 being signal 1. */
void print_signals(struct text *out, const struct call *call, uint64_t set);

/* The number of 'size' bytes (1, 2, 4, 8) at 'bytes'. */
uint64_t load(const void *bytes, unsigned size);
int64_t load_signed(const void *bytes, unsigned size);

/*
 * Reads the whole of a struct; where that cannot be done prints the address
 * and returns false.
 */
bool read_or_hex(struct text *out, const struct call *call, uint64_t address,
		 void *buffer, size_t size);

#endif
