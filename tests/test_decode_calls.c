/*
 * The table of calls against the kernel: its order, a row for every number,
 * and the names that the kernel gives arguments.
 */
#include "test_decode.h"

#include "every_arch.h"

struct kernel_call {
	const char *name;
	const char *args;
};

/* From the tracepoints of a 6.18 kernel: facts to check the table by. */
static const struct kernel_call kernel_calls[] = {
	{ "accept", "fd upeer_sockaddr upeer_addrlen" },
	{ "accept4", "fd upeer_sockaddr upeer_addrlen flags" },
	{ "access", "filename mode" },
	{ "acct", "name" },
	{ "add_key", "_type _description _payload plen ringid" },
	{ "adjtimex", "txc_p" },
	{ "alarm", "seconds" },
	{ "arch_prctl", "option arg2" },
	{ "bind", "fd umyaddr addrlen" },
	{ "bpf", "cmd uattr size" },
	{ "brk", "brk" },
	{ "capget", "header dataptr" },
	{ "capset", "header data" },
	{ "chdir", "filename" },
	{ "chmod", "filename mode" },
	{ "chown", "filename user group" },
	{ "chroot", "filename" },
	{ "clock_adjtime", "which_clock utx" },
	{ "clock_getres", "which_clock tp" },
	{ "clock_gettime", "which_clock tp" },
	{ "clock_nanosleep", "which_clock flags rqtp rmtp" },
	{ "clock_settime", "which_clock tp" },
	{ "clone", "clone_flags newsp parent_tidptr child_tidptr tls" },
	{ "clone3", "uargs size" },
	{ "close", "fd" },
	{ "close_range", "fd max_fd flags" },
	{ "connect", "fd uservaddr addrlen" },
	{ "copy_file_range", "fd_in off_in fd_out off_out len flags" },
	{ "creat", "pathname mode" },
	{ "dup", "fildes" },
	{ "dup2", "oldfd newfd" },
	{ "dup3", "oldfd newfd flags" },
	{ "epoll_create", "size" },
	{ "epoll_create1", "flags" },
	{ "epoll_ctl", "epfd op fd event" },
	{ "epoll_pwait", "epfd events maxevents timeout sigmask sigsetsize" },
	{ "epoll_pwait2", "epfd events maxevents timeout sigmask sigsetsize" },
	{ "epoll_wait", "epfd events maxevents timeout" },
	{ "eventfd", "count" },
	{ "eventfd2", "count flags" },
	{ "execve", "filename argv envp" },
	{ "execveat", "fd filename argv envp flags" },
	{ "exit", "error_code" },
	{ "exit_group", "error_code" },
	{ "faccessat", "dfd filename mode" },
	{ "faccessat2", "dfd filename mode flags" },
	{ "fadvise64", "fd offset len advice" },
	{ "fallocate", "fd mode offset len" },
	{ "fanotify_init", "flags event_f_flags" },
	{ "fanotify_mark", "fanotify_fd flags mask dfd pathname" },
	{ "fchdir", "fd" },
	{ "fchmod", "fd mode" },
	{ "fchmodat", "dfd filename mode" },
	{ "fchown", "fd user group" },
	{ "fchownat", "dfd filename user group flag" },
	{ "fcntl", "fd cmd arg" },
	{ "fdatasync", "fd" },
	{ "fgetxattr", "fd name value size" },
	{ "flistxattr", "fd list size" },
	{ "flock", "fd cmd" },
	{ "fork", "" },
	{ "fremovexattr", "fd name" },
	{ "fsconfig", "fd cmd _key _value aux" },
	{ "fsetxattr", "fd name value size flags" },
	{ "fsmount", "fs_fd flags attr_flags" },
	{ "fsopen", "_fs_name flags" },
	{ "fspick", "dfd path flags" },
	{ "fstat", "fd statbuf" },
	{ "fstatfs", "fd buf" },
	{ "fsync", "fd" },
	{ "ftruncate", "fd length" },
	{ "futex", "uaddr op val utime uaddr2 val3" },
	{ "futex_waitv", "waiters nr_futexes flags timeout clockid" },
	{ "futimesat", "dfd filename utimes" },
	{ "get_mempolicy", "policy nmask maxnode addr flags" },
	{ "get_robust_list", "pid head_ptr len_ptr" },
	{ "getcpu", "cpup nodep unused" },
	{ "getcwd", "buf size" },
	{ "getdents", "fd dirent count" },
	{ "getdents64", "fd dirent count" },
	{ "getegid", "" },
	{ "geteuid", "" },
	{ "getgid", "" },
	{ "getgroups", "gidsetsize grouplist" },
	{ "getitimer", "which value" },
	{ "getpeername", "fd usockaddr usockaddr_len" },
	{ "getpgid", "pid" },
	{ "getpgrp", "" },
	{ "getpid", "" },
	{ "getppid", "" },
	{ "getpriority", "which who" },
	{ "getrandom", "ubuf len flags" },
	{ "getresgid", "rgidp egidp sgidp" },
	{ "getresuid", "ruidp euidp suidp" },
	{ "getrlimit", "resource rlim" },
	{ "getrusage", "who ru" },
	{ "getsid", "pid" },
	{ "getsockname", "fd usockaddr usockaddr_len" },
	{ "getsockopt", "fd level optname optval optlen" },
	{ "gettid", "" },
	{ "gettimeofday", "tv tz" },
	{ "getuid", "" },
	{ "getxattr", "pathname name value size" },
	{ "inotify_add_watch", "fd pathname mask" },
	{ "inotify_init", "" },
	{ "inotify_init1", "flags" },
	{ "inotify_rm_watch", "fd wd" },
	{ "io_cancel", "ctx_id iocb result" },
	{ "io_destroy", "ctx" },
	{ "io_getevents", "ctx_id min_nr nr events timeout" },
	{ "io_pgetevents", "ctx_id min_nr nr events timeout usig" },
	{ "io_setup", "nr_events ctxp" },
	{ "io_submit", "ctx_id nr iocbpp" },
	{ "io_uring_enter", "fd to_submit min_complete flags argp argsz" },
	{ "io_uring_register", "fd opcode arg nr_args" },
	{ "io_uring_setup", "entries params" },
	{ "ioctl", "fd cmd arg" },
	{ "ioperm", "from num turn_on" },
	{ "iopl", "level" },
	{ "ioprio_get", "which who" },
	{ "ioprio_set", "which who ioprio" },
	{ "kcmp", "pid1 pid2 type idx1 idx2" },
	{ "keyctl", "option arg2 arg3 arg4 arg5" },
	{ "kill", "pid sig" },
	{ "landlock_add_rule", "ruleset_fd rule_type rule_attr flags" },
	{ "landlock_create_ruleset", "attr size flags" },
	{ "landlock_restrict_self", "ruleset_fd flags" },
	{ "lchown", "filename user group" },
	{ "lgetxattr", "pathname name value size" },
	{ "link", "oldname newname" },
	{ "linkat", "olddfd oldname newdfd newname flags" },
	{ "listen", "fd backlog" },
	{ "listxattr", "pathname list size" },
	{ "llistxattr", "pathname list size" },
	{ "lremovexattr", "pathname name" },
	{ "lseek", "fd offset whence" },
	{ "lsetxattr", "pathname name value size flags" },
	{ "lstat", "filename statbuf" },
	{ "madvise", "start len_in behavior" },
	{ "mbind", "start len mode nmask maxnode flags" },
	{ "membarrier", "cmd flags cpu_id" },
	{ "memfd_create", "uname flags" },
	{ "memfd_secret", "flags" },
	{ "migrate_pages", "pid maxnode old_nodes new_nodes" },
	{ "mincore", "start len vec" },
	{ "mkdir", "pathname mode" },
	{ "mkdirat", "dfd pathname mode" },
	{ "mknod", "filename mode dev" },
	{ "mknodat", "dfd filename mode dev" },
	{ "mlock", "start len" },
	{ "mlock2", "start len flags" },
	{ "mlockall", "flags" },
	{ "mmap", "addr len prot flags fd off" },
	{ "modify_ldt", "func ptr bytecount" },
	{ "mount", "dev_name dir_name type flags data" },
	{ "mount_setattr", "dfd path flags uattr usize" },
	{ "move_mount", "from_dfd from_pathname to_dfd to_pathname flags" },
	{ "move_pages", "pid nr_pages pages nodes status flags" },
	{ "mprotect", "start len prot" },
	{ "mq_getsetattr", "mqdes u_mqstat u_omqstat" },
	{ "mq_notify", "mqdes u_notification" },
	{ "mq_open", "u_name oflag mode u_attr" },
	{ "mq_timedreceive",
	  "mqdes u_msg_ptr msg_len u_msg_prio u_abs_timeout" },
	{ "mq_timedsend", "mqdes u_msg_ptr msg_len msg_prio u_abs_timeout" },
	{ "mq_unlink", "u_name" },
	{ "mremap", "addr old_len new_len flags new_addr" },
	{ "msgctl", "msqid cmd buf" },
	{ "msgget", "key msgflg" },
	{ "msgrcv", "msqid msgp msgsz msgtyp msgflg" },
	{ "msgsnd", "msqid msgp msgsz msgflg" },
	{ "msync", "start len flags" },
	{ "munlock", "start len" },
	{ "munlockall", "" },
	{ "munmap", "addr len" },
	{ "name_to_handle_at", "dfd name handle mnt_id flag" },
	{ "nanosleep", "rqtp rmtp" },
	{ "newfstatat", "dfd filename statbuf flag" },
	{ "open", "filename flags mode" },
	{ "open_by_handle_at", "mountdirfd handle flags" },
	{ "open_tree", "dfd filename flags" },
	{ "openat", "dfd filename flags mode" },
	{ "openat2", "dfd filename how usize" },
	{ "pause", "" },
	{ "perf_event_open", "attr_uptr pid cpu group_fd flags" },
	{ "personality", "personality" },
	{ "pidfd_getfd", "pidfd fd flags" },
	{ "pidfd_open", "pid flags" },
	{ "pidfd_send_signal", "pidfd sig info flags" },
	{ "pipe", "fildes" },
	{ "pipe2", "fildes flags" },
	{ "pivot_root", "new_root put_old" },
	{ "pkey_alloc", "flags init_val" },
	{ "pkey_free", "pkey" },
	{ "pkey_mprotect", "start len prot pkey" },
	{ "poll", "ufds nfds timeout_msecs" },
	{ "ppoll", "ufds nfds tsp sigmask sigsetsize" },
	{ "prctl", "option arg2 arg3 arg4 arg5" },
	{ "pread64", "fd buf count pos" },
	{ "preadv", "fd vec vlen pos_l pos_h" },
	{ "preadv2", "fd vec vlen pos_l pos_h flags" },
	{ "prlimit64", "pid resource new_rlim old_rlim" },
	{ "process_madvise", "pidfd vec vlen behavior flags" },
	{ "process_mrelease", "pidfd flags" },
	{ "process_vm_readv", "pid lvec liovcnt rvec riovcnt flags" },
	{ "process_vm_writev", "pid lvec liovcnt rvec riovcnt flags" },
	{ "pselect6", "n inp outp exp tsp sig" },
	{ "ptrace", "request pid addr data" },
	{ "pwrite64", "fd buf count pos" },
	{ "pwritev", "fd vec vlen pos_l pos_h" },
	{ "pwritev2", "fd vec vlen pos_l pos_h flags" },
	{ "quotactl", "cmd special id addr" },
	{ "quotactl_fd", "fd cmd id addr" },
	{ "read", "fd buf count" },
	{ "readahead", "fd offset count" },
	{ "readlink", "path buf bufsiz" },
	{ "readlinkat", "dfd pathname buf bufsiz" },
	{ "readv", "fd vec vlen" },
	{ "reboot", "magic1 magic2 cmd arg" },
	{ "recvfrom", "fd ubuf size flags addr addr_len" },
	{ "recvmmsg", "fd mmsg vlen flags timeout" },
	{ "recvmsg", "fd msg flags" },
	{ "remap_file_pages", "start size prot pgoff flags" },
	{ "removexattr", "pathname name" },
	{ "rename", "oldname newname" },
	{ "renameat", "olddfd oldname newdfd newname" },
	{ "renameat2", "olddfd oldname newdfd newname flags" },
	{ "request_key", "_type _description _callout_info destringid" },
	{ "restart_syscall", "" },
	{ "rmdir", "pathname" },
	{ "rseq", "rseq rseq_len flags sig" },
	{ "rt_sigaction", "sig act oact sigsetsize" },
	{ "rt_sigpending", "uset sigsetsize" },
	{ "rt_sigprocmask", "how nset oset sigsetsize" },
	{ "rt_sigqueueinfo", "pid sig uinfo" },
	{ "rt_sigreturn", "mask" },
	{ "rt_sigsuspend", "unewset sigsetsize" },
	{ "rt_sigtimedwait", "uthese uinfo uts sigsetsize" },
	{ "rt_tgsigqueueinfo", "tgid pid sig uinfo" },
	{ "sched_get_priority_max", "policy" },
	{ "sched_get_priority_min", "policy" },
	{ "sched_getaffinity", "pid len user_mask_ptr" },
	{ "sched_getattr", "pid uattr usize flags" },
	{ "sched_getparam", "pid param" },
	{ "sched_getscheduler", "pid" },
	{ "sched_rr_get_interval", "pid interval" },
	{ "sched_setaffinity", "pid len user_mask_ptr" },
	{ "sched_setattr", "pid uattr flags" },
	{ "sched_setparam", "pid param" },
	{ "sched_setscheduler", "pid policy param" },
	{ "sched_yield", "" },
	{ "seccomp", "op flags uargs" },
	{ "select", "n inp outp exp tvp" },
	{ "semctl", "semid semnum cmd arg" },
	{ "semget", "key nsems semflg" },
	{ "semop", "semid tsops nsops" },
	{ "semtimedop", "semid tsops nsops timeout" },
	{ "sendfile", "out_fd in_fd offset count" },
	{ "sendmmsg", "fd mmsg vlen flags" },
	{ "sendmsg", "fd msg flags" },
	{ "sendto", "fd buff len flags addr addr_len" },
	{ "set_mempolicy", "mode nmask maxnode" },
	{ "set_mempolicy_home_node", "start len home_node flags" },
	{ "set_robust_list", "head len" },
	{ "set_tid_address", "tidptr" },
	{ "setdomainname", "name len" },
	{ "setfsgid", "gid" },
	{ "setfsuid", "uid" },
	{ "setgid", "gid" },
	{ "setgroups", "gidsetsize grouplist" },
	{ "sethostname", "name len" },
	{ "setitimer", "which value ovalue" },
	{ "setns", "fd flags" },
	{ "setpgid", "pid pgid" },
	{ "setpriority", "which who niceval" },
	{ "setregid", "rgid egid" },
	{ "setresgid", "rgid egid sgid" },
	{ "setresuid", "ruid euid suid" },
	{ "setreuid", "ruid euid" },
	{ "setrlimit", "resource rlim" },
	{ "setsid", "" },
	{ "setsockopt", "fd level optname optval optlen" },
	{ "settimeofday", "tv tz" },
	{ "setuid", "uid" },
	{ "setxattr", "pathname name value size flags" },
	{ "shmat", "shmid shmaddr shmflg" },
	{ "shmctl", "shmid cmd buf" },
	{ "shmdt", "shmaddr" },
	{ "shmget", "key size shmflg" },
	{ "shutdown", "fd how" },
	{ "sigaltstack", "uss uoss" },
	{ "signalfd", "ufd user_mask sizemask" },
	{ "signalfd4", "ufd user_mask sizemask flags" },
	{ "socket", "family type protocol" },
	{ "socketpair", "family type protocol usockvec" },
	{ "splice", "fd_in off_in fd_out off_out len flags" },
	{ "stat", "filename statbuf" },
	{ "statfs", "pathname buf" },
	{ "statx", "dfd filename flags mask buffer" },
	{ "swapoff", "specialfile" },
	{ "swapon", "specialfile swap_flags" },
	{ "symlink", "oldname newname" },
	{ "symlinkat", "oldname newdfd newname" },
	{ "sync", "" },
	{ "sync_file_range", "fd offset nbytes flags" },
	{ "syncfs", "fd" },
	{ "sysfs", "option arg1 arg2" },
	{ "sysinfo", "info" },
	{ "syslog", "type buf len" },
	{ "tee", "fdin fdout len flags" },
	{ "tgkill", "tgid pid sig" },
	{ "time", "tloc" },
	{ "timer_create", "which_clock timer_event_spec created_timer_id" },
	{ "timer_delete", "timer_id" },
	{ "timer_getoverrun", "timer_id" },
	{ "timer_gettime", "timer_id setting" },
	{ "timer_settime", "timer_id flags new_setting old_setting" },
	{ "timerfd_create", "clockid flags" },
	{ "timerfd_gettime", "ufd otmr" },
	{ "timerfd_settime", "ufd flags utmr otmr" },
	{ "times", "tbuf" },
	{ "tkill", "pid sig" },
	{ "truncate", "path length" },
	{ "umask", "mask" },
	{ "umount2", "name flags" },
	{ "uname", "name" },
	{ "unlink", "pathname" },
	{ "unlinkat", "dfd pathname flag" },
	{ "unshare", "unshare_flags" },
	{ "userfaultfd", "flags" },
	{ "ustat", "dev ubuf" },
	{ "utime", "filename times" },
	{ "utimensat", "dfd filename utimes flags" },
	{ "utimes", "filename utimes" },
	{ "vfork", "" },
	{ "vhangup", "" },
	{ "vmsplice", "fd uiov nr_segs flags" },
	{ "wait4", "upid stat_addr options ru" },
	{ "waitid", "which upid infop options ru" },
	{ "write", "fd buf count" },
	{ "writev", "fd vec vlen" },
};

static void check_order(const struct call_row *rows, size_t count)
{
	for (size_t i = 1; i < count; i++)
		cr_expect(strcmp(rows[i - 1].name, rows[i].name) < 0,
			  "%s and %s", rows[i - 1].name, rows[i].name);
}

Test(decode_calls, sorted_and_unique)
{
	check_order(call_rows, call_rows_count);
	check_order(call_rows_narrow, call_rows_narrow_count);
}

static void check_abi(const struct abi *abi)
{
	cr_expect_gt(abi->count, 300);
	for (size_t i = 0; i < abi->count; i++) {
		const struct call_row *row = call_row(abi, i);

		if (!abi->calls[i])
			cr_expect_null(row);
		else
			cr_expect(row && !strcmp(row->name, abi->calls[i]),
				  "%s: %s", abi->name, abi->calls[i]);
	}
	cr_expect_null(call_row(abi, abi->count));
	cr_expect_null(call_row(abi, UINT64_MAX));
}

Test(decode_calls, a_row_for_every_number)
{
	for (int i = 0; i < EVERY_ARCH; i++)
		for (int j = 0; every_arch[i]->abis[j]; j++)
			check_abi(every_arch[i]->abis[j]);
}

static bool is_numbered(const struct abi *abi, const char *name)
{
	for (size_t i = 0; i < abi->count; i++)
		if (abi->calls[i] && !strcmp(abi->calls[i], name))
			return true;
	return false;
}

static bool is_numbered_anywhere(const char *name)
{
	for (int i = 0; i < EVERY_ARCH; i++)
		for (int j = 0; every_arch[i]->abis[j]; j++)
			if (is_numbered(every_arch[i]->abis[j], name))
				return true;
	return false;
}

Test(decode_calls, a_number_for_every_row)
{
	for (size_t i = 0; i < call_rows_count; i++)
		cr_expect(is_numbered_anywhere(call_rows[i].name), "%s",
			  call_rows[i].name);
}

Test(decode_calls, the_kernels_names)
{
	size_t count = sizeof(kernel_calls) / sizeof(kernel_calls[0]);

	for (size_t i = 0; i < count; i++) {
		const struct kernel_call *call = &kernel_calls[i];
		const struct call_row *row = call_row_by_name(call->name);
		char names[256] = "";

		cr_assert_not_null(row, "%s", call->name);
		for (unsigned a = 0; a < EVENT_ARGS && row->args[a].name; a++) {
			strcat(names, a ? " " : "");
			strcat(names, row->args[a].name);
		}
		cr_expect_str_eq(names, call->args, "%s(%s)", call->name,
				 names);
	}
}

/* Whether zero has a name is the set's to say, whether it shows the row's. */
static void check_zero(const struct call_row *row, const struct arg *arg)
{
	const struct flag_set *set = arg->param;

	if (arg->print != print_flags)
		return;
	if (set->choice)
		cr_expect(arg->flags & ARG_ZERO, "%s %s", row->name, arg->name);
	else
		cr_expect_eq(!!(arg->flags & ARG_ZERO), !!flags_name(set, 0),
			     "%s %s", row->name, arg->name);
}

/* Printers that take the index of another argument need one that exists. */
static bool takes_index(const struct arg *arg)
{
	return arg->print == print_buffer || arg->print == print_iovec ||
	       arg->print == print_result_buffer ||
	       arg->print == print_sockaddr || arg->print == print_sigset ||
	       arg->print == print_result_sockaddr ||
	       arg->print == print_optval ||
	       arg->print == print_result_optval;
}

static void check_index(const struct call_row *row, const struct arg *arg)
{
	uintptr_t index = (uintptr_t)arg->param;

	if (arg->other)
		cr_expect(arg->other < EVENT_ARGS &&
				  row->args[arg->other].name,
			  "%s %s", row->name, arg->name);
	if (takes_index(arg))
		cr_expect(index < EVENT_ARGS && row->args[index].name &&
				  &row->args[index] > arg,
			  "%s %s", row->name, arg->name);
}

Test(decode_calls, parameters)
{
	for (size_t i = 0; i < call_rows_count; i++) {
		const struct call_row *row = &call_rows[i];

		for (unsigned a = 0; a < EVENT_ARGS && row->args[a].name; a++) {
			cr_expect_not_null(row->args[a].print);
			check_zero(row, &row->args[a]);
			check_index(row, &row->args[a]);
		}
	}
}

Test(decode_calls, effects)
{
	cr_expect_eq(call_row_by_name("mmap")->effects,
		     EFFECT_MAPS | EFFECT_RANGE | EFFECT_PROT);
	cr_expect_eq(call_row_by_name("close")->effects,
		     EFFECT_CLOSES_0);
	cr_expect_eq(call_row_by_name("fcntl")->effects, 0);
	cr_expect_eq(call_row_by_name("prctl")->effects, EFFECT_COMM | EFFECT_SECCOMP);
	cr_expect_eq(call_row_by_name("exit")->effects,
		     EFFECT_ENDS | EFFECT_STRICT);
	cr_expect_eq(call_row_by_name("exit_group")->effects,
		     EFFECT_ENDS | EFFECT_GROUP);
	cr_expect_eq(call_row_by_name("rt_sigreturn")->effects,
		     EFFECT_SIGRETURN | EFFECT_STRICT);
	cr_expect_eq(call_row_by_name("execve")->effects,
		     EFFECT_MAPS | EFFECT_FDS | EFFECT_COMM | EFFECT_EXEC);
	cr_expect_null(call_row_by_name("no_such_call"));
}

/* While it runs, nothing but its own result may come to where it points. */
Test(decode_calls, the_entry_of_brief_calls_can_wait)
{
	static const struct decode_style style = { .string_limit = 64 };
	struct call call = { .row = call_row_by_name("rt_sigaction"),
			     .abi = &wide_abi,
			     .args = { 1, 4096, 0, 8 },
			     .style = &style };

	cr_expect(call_entry_can_wait(&call));
	call.args[2] = 4096;
	cr_expect_not(call_entry_can_wait(&call));
	call.row = call_row_by_name("openat");
	cr_expect_not(call_entry_can_wait(&call));
}
