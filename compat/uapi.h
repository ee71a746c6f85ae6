/*
 * The kernel's interfaces as far as ptrail uses them and headers may be too old
 * for them: numbers and layouts that have not changed since they came, in the
 * kernel's own include/uapi. Those of perf_event.h, ptrace.h, seccomp.h and
 * openat2.h are included through this only.
 */
#ifndef PTRAIL_COMPAT_UAPI_H
#define PTRAIL_COMPAT_UAPI_H

#include <signal.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>

#include <linux/ptrace.h>
#include <linux/seccomp.h>

/* It has grown with many versions; older kernels want zeros behind their own. */
#define perf_event_attr perf_event_attr_of_headers
#include <linux/perf_event.h>
#undef perf_event_attr

/* Linux 5.13's. */
struct perf_event_attr {
	uint32_t type;
	uint32_t size;
	uint64_t config;
	uint64_t sample_period;
	uint64_t sample_type;
	uint64_t read_format;
	uint64_t disabled : 1, inherit : 1, pinned : 1, exclusive : 1,
		exclude_user : 1, exclude_kernel : 1, exclude_hv : 1,
		exclude_idle : 1, mmap : 1, comm : 1, freq : 1,
		inherit_stat : 1, enable_on_exec : 1, task : 1, watermark : 1,
		precise_ip : 2, mmap_data : 1, sample_id_all : 1,
		exclude_host : 1, exclude_guest : 1,
		exclude_callchain_kernel : 1, exclude_callchain_user : 1,
		mmap2 : 1, comm_exec : 1, use_clockid : 1, context_switch : 1,
		write_backward : 1, namespaces : 1, ksymbol : 1, bpf_event : 1,
		aux_output : 1, cgroup : 1, text_poke : 1, build_id : 1,
		inherit_thread : 1, remove_on_exec : 1, sigtrap : 1,
		reserved_1 : 26;
	uint32_t wakeup_watermark;
	uint32_t bp_type;
	uint64_t config1;
	uint64_t config2;
	uint64_t branch_sample_type;
	uint64_t sample_regs_user;
	uint32_t sample_stack_user;
	int32_t clockid;
	uint64_t sample_regs_intr;
	uint32_t aux_watermark;
	uint16_t sample_max_stack;
	uint16_t reserved_2;
	uint32_t aux_sample_size;
	uint32_t reserved_3;
	uint64_t sig_data;
};

_Static_assert(sizeof(struct perf_event_attr) == 128, "as in Linux 5.13");

/* Those of enums, which have no #define to ask for. */
enum {
	UAPI_COUNT_SW_DUMMY = 9,	/* PERF_COUNT_SW_DUMMY, 3.12 */
	UAPI_RECORD_LOST_SAMPLES = 13,	/* PERF_RECORD_LOST_SAMPLES, 4.2 */
	UAPI_RECORD_SWITCH = 14,	/* PERF_RECORD_SWITCH, 4.3 */
};

#ifndef PERF_FLAG_FD_CLOEXEC		/* 3.14 */
#define PERF_FLAG_FD_CLOEXEC (1UL << 3)
#endif
#ifndef PERF_RECORD_MISC_SWITCH_OUT	/* 4.3 */
#define PERF_RECORD_MISC_SWITCH_OUT (1 << 13)
#endif

/* linux/userfaultfd.h: a flag of Linux 5.11, a request of /dev/userfaultfd. */
#define UAPI_UFFD_USER_MODE_ONLY 1
#define UAPI_USERFAULTFD_IOC_NEW _IO(0xaa, 0)

#ifndef SECCOMP_SET_MODE_FILTER		/* 3.17 */
#define SECCOMP_SET_MODE_FILTER 1
#endif

#ifndef SYS_SECCOMP			/* not in every C library */
#define SYS_SECCOMP 1
#endif

#ifndef PTRACE_EVENT_STOP
#define PTRACE_EVENT_STOP 128
#endif

/* PTRACE_PEEKSIGINFO's, which C libraries and the kernel name differently. */
struct uapi_peeksiginfo_args {
	uint64_t off;
	uint32_t flags;
	int32_t nr;
};

#ifndef PTRACE_GET_SYSCALL_INFO		/* 5.3 */
#define PTRACE_GET_SYSCALL_INFO 0x420e
#endif
#ifndef PTRACE_SYSCALL_INFO_NONE
#define PTRACE_SYSCALL_INFO_NONE 0
#define PTRACE_SYSCALL_INFO_ENTRY 1
#define PTRACE_SYSCALL_INFO_EXIT 2
#define PTRACE_SYSCALL_INFO_SECCOMP 3

struct ptrace_syscall_info {
	uint8_t op;
	uint8_t pad[3];
	uint32_t arch;
	uint64_t instruction_pointer;
	uint64_t stack_pointer;
	union {
		struct {
			uint64_t nr;
			uint64_t args[6];
		} entry;
		struct {
			int64_t rval;
			uint8_t is_error;
		} exit;
		struct {
			uint64_t nr;
			uint64_t args[6];
			uint32_t ret_data;
		} seccomp;
	};
};
#endif

/* Its number differs between architectures; that of no call gives ENOSYS. */
#ifndef SYS_seccomp			/* 3.17 */
#define SYS_seccomp (-1)
#endif

/* Calls have the same numbers everywhere since 5.0. */
#ifndef SYS_pidfd_open			/* 5.3 */
#define SYS_pidfd_open 434
#endif
#ifndef SYS_openat2			/* 5.6 */
#define SYS_openat2 437
#endif
#ifndef SYS_pidfd_getfd			/* 5.6 */
#define SYS_pidfd_getfd 438
#endif

/* struct open_how and RESOLVE_IN_ROOT of linux/openat2.h, 5.6. */
struct uapi_open_how {
	uint64_t flags;
	uint64_t mode;
	uint64_t resolve;
};

enum { UAPI_RESOLVE_IN_ROOT = 0x10 };

#endif
