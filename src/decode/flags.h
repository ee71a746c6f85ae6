/*
 * Sets of the kernel's named constants and how they are printed. flags.c has
 * the names; a new set is declared here.
 */
#ifndef PTRAIL_DECODE_FLAGS_H
#define PTRAIL_DECODE_FLAGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct decode_style;
struct text;

/*
 * A name stands for 'value' in the bits of 'mask'. One that begins with '_'
 * never gets the set's prefix.
 */
struct flag {
	uint64_t value;
	uint64_t mask;
	const char *name;
};

struct flag_set {
	const char *prefix;	/* only printed if the style asks for it */
	const struct flag *flags;
	size_t count;
	bool choice;		/* one of many rather than several at once */
	const struct flag_set *rest;	/* of a choice: where to look then; or
					   NULL */
};

/* Names with '|' between, unknown bits in hex; an unknown choice in decimal. */
void flags_print(struct text *out, const struct decode_style *style,
		 const struct flag_set *set, uint64_t value);

/* The name of exactly 'value', without prefix; NULL if it has none. */
const char *flags_name(const struct flag_set *set, uint64_t value);

/* Files */
extern const struct flag_set open_flags;
extern const struct flag_set fd_flags;
extern const struct flag_set at_flags;
extern const struct flag_set access_flags;
extern const struct flag_set unlink_flags;
extern const struct flag_set handle_flags;
extern const struct flag_set execveat_flags;
extern const struct flag_set statx_masks;
extern const struct flag_set file_modes;
extern const struct flag_set seek_whences;
extern const struct flag_set resolve_flags;
extern const struct flag_set fcntl_cmds;
extern const struct flag_set lease_types;
extern const struct flag_set seals;
extern const struct flag_set notify_masks;
extern const struct flag_set flock_ops;
extern const struct flag_set rename_flags;
extern const struct flag_set xattr_flags;
extern const struct flag_set fallocate_modes;
extern const struct flag_set fadvise_advices;
extern const struct flag_set sync_range_flags;
extern const struct flag_set splice_flags;
extern const struct flag_set rwf_flags;
extern const struct flag_set pipe_flags;
extern const struct flag_set cloexec_flags;
extern const struct flag_set eventfd_flags;
extern const struct flag_set signalfd_flags;
extern const struct flag_set timerfd_flags;
extern const struct flag_set timerfd_set_flags;
extern const struct flag_set epoll_create_flags;
extern const struct flag_set epoll_ops;
extern const struct flag_set epoll_events;
extern const struct flag_set poll_events;
extern const struct flag_set inotify_flags;
extern const struct flag_set inotify_masks;
extern const struct flag_set fanotify_flags;
extern const struct flag_set fanotify_mark_flags;
extern const struct flag_set fanotify_masks;
extern const struct flag_set close_range_flags;
extern const struct flag_set mount_flags;
extern const struct flag_set umount_flags;
extern const struct flag_set fsopen_flags;
extern const struct flag_set fspick_flags;
extern const struct flag_set fsconfig_cmds;
extern const struct flag_set fsmount_flags;
extern const struct flag_set mount_attrs;
extern const struct flag_set move_mount_flags;
extern const struct flag_set open_tree_flags;
extern const struct flag_set swap_flags;

/* Memory */
extern const struct flag_set prot_flags;
extern const struct flag_set map_flags;
extern const struct flag_set madvise_advices;
extern const struct flag_set mremap_flags;
extern const struct flag_set msync_flags;
extern const struct flag_set mlockall_flags;
extern const struct flag_set mlock_flags;
extern const struct flag_set memfd_flags;
extern const struct flag_set pkey_rights;
extern const struct flag_set mempolicies;
extern const struct flag_set mempolicy_gets;
extern const struct flag_set mbind_flags;
extern const struct flag_set shadow_stack_flags;
extern const struct flag_set userfaultfd_flags;

/* Processes */
extern const struct flag_set clone_flags;
extern const struct flag_set namespace_flags;
extern const struct flag_set wait_options;
extern const struct flag_set waitid_options;
extern const struct flag_set waitid_types;
extern const struct flag_set prctl_options;
extern const struct flag_set arch_prctl_codes;
extern const struct flag_set rlimit_resources;
extern const struct flag_set rusage_whos;
extern const struct flag_set priority_whichs;
extern const struct flag_set ioprio_whichs;
extern const struct flag_set sched_policies;
extern const struct flag_set personalities;
extern const struct flag_set kcmp_types;
extern const struct flag_set seccomp_ops;
extern const struct flag_set seccomp_flags;
extern const struct flag_set bpf_cmds;
extern const struct flag_set keyctl_cmds;
extern const struct flag_set ptrace_requests;
extern const struct flag_set pidfd_flags;
extern const struct flag_set pidfd_signal_flags;
extern const struct flag_set membarrier_cmds;
extern const struct flag_set rseq_flags;
extern const struct flag_set peek_flags;
extern const struct flag_set landlock_rule_types;
extern const struct flag_set landlock_flags;
extern const struct flag_set landlock_restrict_flags;
extern const struct flag_set reboot_cmds;
extern const struct flag_set module_flags;
extern const struct flag_set module_delete_flags;
extern const struct flag_set perf_event_flags;
extern const struct flag_set random_flags;
extern const struct flag_set io_uring_enter_flags;
extern const struct flag_set io_uring_opcodes;
extern const struct flag_set kexec_flags;
extern const struct flag_set kexec_file_flags;
extern const struct flag_set syslog_actions;

/* Signals and time */
extern const struct flag_set signals;
extern const struct flag_set sigaction_flags;
extern const struct flag_set sigmask_hows;
extern const struct flag_set itimer_whichs;
extern const struct flag_set clocks;
extern const struct flag_set timer_flags;
extern const struct flag_set futex_ops;
extern const struct flag_set futex_bitsets;
extern const struct flag_set futex2_flags;

/* Sockets */
extern const struct flag_set socket_families;
extern const struct flag_set socket_types;
extern const struct flag_set socket_flags;
extern const struct flag_set ip_protocols;
extern const struct flag_set netlink_protocols;
extern const struct flag_set msg_flags;
extern const struct flag_set shutdown_hows;
extern const struct flag_set socket_levels;
extern const struct flag_set socket_options;
extern const struct flag_set tcp_options;
extern const struct flag_set ip_options;
extern const struct flag_set ipv6_options;

/* System v and other calls */
extern const struct flag_set ipc_flags;
extern const struct flag_set shm_get_flags;
extern const struct flag_set ipc_keys;
extern const struct flag_set ipc_cmds;
extern const struct flag_set sem_cmds;
extern const struct flag_set shm_cmds;
extern const struct flag_set msg_cmds;
extern const struct flag_set shm_flags;
extern const struct flag_set msg_queue_flags;
extern const struct flag_set ipc_calls;
extern const struct flag_set socketcalls;

/* In structs: flags_structs.c */
extern const struct flag_set timex_modes;
extern const struct flag_set timex_states;
extern const struct flag_set statx_attributes;
extern const struct flag_set fs_magics;
extern const struct flag_set statfs_flags;
extern const struct flag_set owner_types;
extern const struct flag_set fs_xflags;
extern const struct flag_set statmount_masks;
extern const struct flag_set sem_flags;
extern const struct flag_set iocb_opcodes;
extern const struct flag_set iocb_flags;
extern const struct flag_set sched_flags;
extern const struct flag_set cap_versions;
extern const struct flag_set capabilities;
extern const struct flag_set stack_flags;
extern const struct flag_set landlock_fs;
extern const struct flag_set landlock_net;
extern const struct flag_set landlock_scopes;
extern const struct flag_set io_uring_setup_flags;
extern const struct flag_set io_uring_features;
extern const struct flag_set dirent_types;
extern const struct flag_set perf_types;
extern const struct flag_set perf_bits;
extern const struct flag_set perf_hardware;
extern const struct flag_set perf_software;
extern const struct flag_set perf_samples;
extern const struct flag_set perf_reads;
extern const struct flag_set perf_branches;
extern const struct flag_set bpf_map_types;
extern const struct flag_set bpf_prog_types;
extern const struct flag_set bpf_attach_types;
extern const struct flag_set bpf_map_flags;
extern const struct flag_set bpf_elem_flags;
extern const struct flag_set bpf_prog_flags;
extern const struct flag_set bpf_attach_flags;
extern const struct flag_set bpf_query_flags;
extern const struct flag_set bpf_test_flags;
extern const struct flag_set bpf_kprobe_flags;
extern const struct flag_set bpf_uprobe_flags;
extern const struct flag_set bpf_fd_types;
extern const struct flag_set bpf_stats_types;
extern const struct flag_set bpf_registers;
extern const struct flag_set perf_sizes;
extern const struct flag_set perf_caches;
extern const struct flag_set perf_cache_ops;
extern const struct flag_set perf_cache_results;
extern const struct flag_set perf_breakpoints;
extern const struct flag_set quota_types;
extern const struct flag_set quota_cmds;
extern const struct flag_set key_serials;
extern const struct flag_set sigev_notifies;
extern const struct flag_set seccomp_actions;

/* Of sockets: flags_net.c */
extern const struct flag_set udp_options;
extern const struct flag_set packet_options;
extern const struct flag_set netlink_options;
extern const struct flag_set tls_options;
extern const struct flag_set alg_options;
extern const struct flag_set vsock_options;
extern const struct flag_set icmp6_options;
extern const struct flag_set raw_options;
extern const struct flag_set unix_controls;
extern const struct flag_set netlink_flags;
extern const struct flag_set netlink_new_flags;
extern const struct flag_set netlink_error_flags;
extern const struct flag_set netlink_types;
extern const struct flag_set route_types;
extern const struct flag_set link_flags;
extern const struct flag_set link_attributes;
extern const struct flag_set address_attributes;
extern const struct flag_set route_attributes;
extern const struct flag_set address_flags;
extern const struct flag_set route_tables;
extern const struct flag_set route_protocols;
extern const struct flag_set route_scopes;
extern const struct flag_set route_kinds;
extern const struct flag_set link_types;
extern const struct flag_set neighbour_states;
extern const struct flag_set tcp_states;
extern const struct flag_set packet_types;
extern const struct flag_set bluetooth_channels;
extern const struct flag_set bluetooth_addresses;
extern const struct flag_set ieee802154_addresses;
extern const struct flag_set nfc_protocols;
extern const struct flag_set vsock_hosts;
extern const struct flag_set vsock_flags;
extern const struct flag_set xdp_flags;

/* Of ioctl, fcntl, prctl: flags_ioctl.c */
extern const struct flag_set tty_inputs;
extern const struct flag_set tty_outputs;
extern const struct flag_set tty_controls;
extern const struct flag_set tty_locals;
extern const struct flag_set tty_lines;
extern const struct flag_set tty_characters;
extern const struct flag_set tty_flushes;
extern const struct flag_set tty_flows;
extern const struct flag_set tty_modems;
extern const struct flag_set inode_flags;
extern const struct flag_set fiemap_flags;
extern const struct flag_set extent_flags;
extern const struct flag_set loop_flags;
extern const struct flag_set tun_flags;
extern const struct flag_set video_caps;
extern const struct flag_set video_buffers;
extern const struct flag_set video_memories;
extern const struct flag_set input_buses;
extern const struct flag_set input_events;
extern const struct flag_set rw_hints;
extern const struct flag_set secure_bits;
extern const struct flag_set mm_settings;
extern const struct flag_set ambient_ops;
extern const struct flag_set speculations;
extern const struct flag_set speculation_states;
extern const struct flag_set dump_modes;
extern const struct flag_set seccomp_modes;
extern const struct flag_set tsc_modes;
extern const struct flag_set vma_ops;
extern const struct flag_set ptrace_options;
extern const struct flag_set note_types;

#endif
