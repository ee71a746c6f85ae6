/*
 * What the rows of calls.c are made of: a short macro for each kind of
 * argument, the printers behind them and what these share. A new kind is a
 * printer in a file of its subject and a macro here.
 */
#ifndef PTRAIL_DECODE_ARGS_H
#define PTRAIL_DECODE_ARGS_H

#include "decode/call.h"
#include "decode/flags.h"
#include "decode/layouts.h"

/* clang-format off */

/* Behind the name may follow .shown. */
#define ARG(n, p, f, ...) \
	{ .name = #n, .print = p, .flags = f, ##__VA_ARGS__ }

#define INT(n, ...)	ARG(n, print_int, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)
#define UINT(n, ...)	ARG(n, print_uint, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)
#define UINT_HEX(n, ...) ARG(n, print_hex, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)
#define OCTAL(n, ...)	ARG(n, print_octal, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)
#define LONG(n, ...)	ARG(n, print_long, ARG_PLAIN, ##__VA_ARGS__)
#define ULONG(n, ...)	ARG(n, print_ulong, ARG_PLAIN, ##__VA_ARGS__)
#define SIZE(n, ...)	ARG(n, print_ulong, ARG_PLAIN, ##__VA_ARGS__)
#define HEX(n, ...)	ARG(n, print_hex, ARG_PLAIN, ##__VA_ARGS__)
#define PTR(n, ...)	ARG(n, print_hex, ARG_PLAIN, ##__VA_ARGS__)
#define LOFF(n, ...)	ARG(n, print_long, ARG_PLAIN | ARG_PAIR, ##__VA_ARGS__)
#define HEX64(n, ...)	ARG(n, print_hex, ARG_PLAIN | ARG_PAIR, ##__VA_ARGS__)
#define ID(n, ...)	ARG(n, print_int, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)
#define DEV(n, ...)	ARG(n, print_hex, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)

#define FD(n, ...)	ARG(n, print_fd, ARG_HALF | ARG_ZERO, ##__VA_ARGS__)
#define AT_FD(n, ...)	ARG(n, print_at_fd, ARG_HALF | ARG_ZERO, ##__VA_ARGS__)
#define PID(n, ...)	ARG(n, print_pid, ARG_HALF, ##__VA_ARGS__)
#define SIGNAL(n, ...)	ARG(n, print_signal, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)
#define MODE(n, ...)	ARG(n, print_mode, ARG_PLAIN | ARG_HALF, ##__VA_ARGS__)

/* FLAGS0: the set has a name for zero. *_LONG: more than an int. */
#define SET(n, s, f, ...) \
	{ .name = #n, .print = print_flags, .param = &(s), \
	  .flags = ARG_PLAIN | (f), ##__VA_ARGS__ }
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
#define POLLFDS(n, i)	ARG(n, print_pollfds, ARG_OUT | ARG_IN, .other = i)
#define MESSAGE(n)	ARG(n, print_message, 0)
#define MESSAGE_OUT(n)	ARG(n, print_message, ARG_OUT)
/*
 * A struct by its layout, an array of 'i' of them, one of 'i' bytes; what
 * comes out is printed anew, CHANGES with both.
 */
#define STRUCT(n, l, ...) \
	ARG(n, print_struct, 0, .param = &(l), ##__VA_ARGS__)
#define STRUCT_OUT(n, l, ...) \
	ARG(n, print_struct, ARG_OUT, .param = &(l), ##__VA_ARGS__)
#define STRUCT_BOTH(n, l) \
	ARG(n, print_struct, ARG_OUT | ARG_IN, .param = &(l))
#define STRUCT_CHANGES(n, l) \
	ARG(n, print_struct, ARG_OUT | ARG_IN | ARG_KEEP, .param = &(l))
#define SIZED(n, l, i)	ARG(n, print_sized, 0, .param = &(l), .other = i)
#define SIZED_OUT(n, l, i) \
	ARG(n, print_sized, ARG_OUT, .param = &(l), .other = i)
#define STRUCTS(n, l, i) ARG(n, print_structs, 0, .param = &(l), .other = i)
/* As many as the result says. */
#define STRUCTS_OUT(n, l) \
	ARG(n, print_result_structs, ARG_OUT, .param = &(l))

/* Means something if one of 'bits' is set in the first argument. */
#define CLONE_PTR(n, bits) \
	ARG(n, print_hex, 0, .shown = clone_has_arg, .param = INDEX(bits))

#define CLONE_TLS(n) \
	ARG(n, print_tls, 0, .shown = clone_has_arg, .param = INDEX(0x80000))

#define CLONE_OUT(n, bits) \
	ARG(n, print_clone_out, ARG_OUT, .shown = clone_has_arg, \
	    .param = INDEX(bits))

#define TIMESPEC(n)		STRUCT(n, timespec_layout)
#define TIMESPEC_OUT(n)		STRUCT_OUT(n, timespec_layout)
#define TIMESPEC64(n)		STRUCT(n, timespec64_layout)
#define TIMESPEC64_OUT(n)	STRUCT_OUT(n, timespec64_layout)
#define ITIMERSPEC(n)		STRUCT(n, itimerspec_layout)
#define ITIMERSPEC_OUT(n)	STRUCT_OUT(n, itimerspec_layout)
#define ITIMERSPEC64(n)		STRUCT(n, itimerspec64_layout)
#define ITIMERSPEC64_OUT(n)	STRUCT_OUT(n, itimerspec64_layout)
#define TIMEVAL(n)		STRUCT(n, timeval_layout)
#define TIMEVAL_OUT(n)		STRUCT_OUT(n, timeval_layout)
/* What is left of a sleep that a signal ended. */
#define TIME_LEFT(n, l)		ARG(n, print_time_left, ARG_OUT | ARG_FAILED, .param = &(l))
/* What is left of a timeout. */
#define TIMEOUT(n, l)		STRUCT_CHANGES(n, l)
#define OFFSET(n)		ARG(n, print_offset, ARG_OUT | ARG_IN | ARG_KEEP)
#define SELECT_FDS(n)		ARG(n, print_fd_set, ARG_OUT | ARG_IN | ARG_KEEP)

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

print_arg print_struct;
print_arg print_sized;
print_arg print_structs;
print_arg print_result_structs;

/* file.c */
print_arg print_access;
print_arg print_fcntl_arg;
print_arg print_fd_pair;
print_arg print_int_at;
print_arg print_iovec;
print_arg print_pollfds;
print_arg print_fd_set;
print_arg print_mount_flags;
arg_shown open_has_mode;
arg_shown mq_open_creates;
arg_shown fcntl_has_arg;
print_result result_fcntl;

/* dirents.c */
print_arg print_dirents;
print_arg print_old_dirents;
print_arg print_file_handle;

/* pointers.c */
print_arg print_long_at;
print_arg print_offset;
print_arg print_pointer_at;
print_arg print_ids;
print_arg print_result_ids;
print_arg print_result_u64s;
print_arg print_cpus;
print_arg print_handler;
print_arg print_old_select;
print_arg print_old_dirent;
print_arg print_quota_id;
print_arg print_marked_fd;
print_arg print_result_cpus;
print_arg print_nodes;
print_arg print_own_size;

/* filter.c */
print_arg print_seccomp_arg;
print_arg print_landlock_rule;
print_arg print_cap_data;

/* bpf_structs.c */
print_arg print_bpf_attr;
print_arg print_perf_attr;
void print_perf_attr_at(struct text *out, const struct call *call,
			uint64_t address);

/* ptrace.c */
print_arg print_ptrace_arg;
arg_shown ptrace_has_arg;

/* keys.c */
print_arg print_key;
print_arg print_keyctl_arg;
arg_shown keyctl_has_arg;

/* siginfo_struct.c */
print_arg print_siginfo;
print_arg print_sigevent;

/* ioctl.c */
print_arg print_ioctl;
print_arg print_ioctl_arg;
arg_shown ioctl_has_arg;
arg_shown ioctl_keeps_arg;

/* mm.c */
arg_shown mmap_has_file;
arg_shown mremap_has_new_addr;

/* process.c */
print_arg print_sigreturn;
arg_shown sigreturn_has_mask;
print_arg print_old_sigreturn;
arg_shown old_sigreturn_has_mask;
print_arg print_clone_flags;
print_arg print_tls;
print_arg print_clone_out;
print_arg print_wait_status;
print_arg print_prctl_arg;
print_arg print_arch_prctl_arg;
arg_shown clone_has_arg;
arg_shown prctl_has_arg;
print_arg print_kcmp_idx;
arg_shown kcmp_has_idx;

/* io_uring.c */
print_arg print_io_uring_registration;
print_arg print_io_uring_wait;

/* rare.c */
print_arg print_quota_addr;
print_arg print_ioprio;
print_arg print_ldt;
print_arg print_addresses;
print_arg print_ints;
print_arg print_pages;
print_arg print_lsm_contexts;
print_arg print_lsm_ids;
print_arg print_fsconfig_value;
print_arg print_fsconfig_aux;
print_result result_ioprio;

/* ipc.c */
print_arg print_ipc_flags;
print_arg print_ipc_cmd;
print_arg print_ipc_call;
print_arg print_ipc_args;
arg_shown ipc_is_unknown;
print_arg print_ipc_state;

/* What one of the *ctl calls takes or gives; the list ends at a zero. */
struct ipc_form {
	unsigned cmd;
	bool out;
	const struct layout *layout;
};

extern const struct ipc_form msg_forms[];
extern const struct ipc_form sem_forms[];
extern const struct ipc_form shm_forms[];

print_arg print_msgbuf;
print_arg print_iocbs;
print_arg print_quota_cmd;

/* net.c */
print_arg print_protocol;
print_arg print_socketcall;
print_arg print_sockaddr;
print_arg print_result_sockaddr;

/* message.c */
print_arg print_message;
print_arg print_messages;

/* netlink.c */
print_arg print_socket_buffer;

arg_shown protocol_shown;

/* sockopt.c */
print_arg print_sockopt;
print_arg print_optval;
print_arg print_result_optval;

/* signal.c */
print_arg print_signal;
print_arg print_sigset;
print_arg print_old_sigset;

/* time.c */
print_arg print_time_left;
print_arg print_struct_pair;
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

struct piece;

/* "{ name: value, .. }": the arguments of a call within a call. */
void print_nested_call(struct text *out, const struct call *call);

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
void print_at_fd_value(struct text *out, const struct call *call, int fd);
void print_interface_value(struct text *out, const struct call *call,
			   uint32_t index);
void print_pid_value(struct text *out, const struct call *call, pid_t pid);

/* "USR1", "RT_8", or the number. */
void print_signal_value(struct text *out, const struct call *call, int sig);

/* Quoted, cut at 'limit' with "..." behind; an address if unreadable. */
void print_string_at(struct text *out, const struct call *call,
		     uint64_t address, size_t limit);
void print_bytes_at(struct text *out, const struct call *call,
		    uint64_t address, uint64_t size);

/* The bytes escaped, between quotes. */
void print_quoted(struct text *out, const void *bytes, size_t size);

/* Whether a list should end here, since the line will be cut. */
bool print_is_full(const struct text *out, const struct call *call);

/* An option of a socket by name. */
void print_option_name(struct text *out, const struct call *call, int level,
		       int option);

/* What is behind the family of one that is too short, or not known. */
void print_address_data(struct text *out, const void *bytes, size_t size);

/* A socket's address: in our memory, and in the program's. */
void print_address(struct text *out, const struct call *call,
		   const void *bytes, size_t size);
void print_other_address(struct text *out, const struct call *call,
			 const struct piece *piece);
void print_address_at(struct text *out, const struct call *call,
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

/* The processors in a mask of that many bytes. */
void print_cpus_at(struct text *out, const struct call *call, uint64_t address,
		   uint64_t bytes);

/* Of input and output: a class and a level. */
void print_priority(struct text *out, const struct call *call, uint64_t value);

/*
 * Reads the whole of a struct; where that cannot be done prints the address
 * and returns false.
 */
bool read_or_hex(struct text *out, const struct call *call, uint64_t address,
		 void *buffer, size_t size);

#endif
