/*
 * The structs that there are tables for, in the file of their subject. See
 * layout.h.
 */
#ifndef PTRAIL_DECODE_LAYOUTS_H
#define PTRAIL_DECODE_LAYOUTS_H

struct layout;

/* time_structs.c */
extern const struct layout timespec_layout;
extern const struct layout timespec64_layout;
extern const struct layout timeval_layout;
extern const struct layout timeval64_layout;
extern const struct layout utime_layout;
extern const struct layout utime64_layout;
extern const struct layout utimbuf_layout;
extern const struct layout itimerspec_layout;
extern const struct layout itimerspec64_layout;
extern const struct layout itimerval_layout;
extern const struct layout timezone_layout;
extern const struct layout tms_layout;
extern const struct layout timex_layout;
extern const struct layout timex64_layout;
extern const struct layout rusage_layout;
extern const struct layout rlimit_layout;
extern const struct layout rlimit64_layout;

/* file_structs.c */
extern const struct layout stat_layout;
extern const struct layout stat64_layout;
extern const struct layout old_stat_layout;
extern const struct layout statx_layout;
extern const struct layout statfs_layout;
extern const struct layout statfs64_layout;
extern const struct layout ustat_layout;
extern const struct layout iovec_layout;
extern const struct layout pollfd_layout;
extern const struct layout polled_layout;
extern const struct layout epoll_event_layout;
extern const struct layout open_how_layout;
extern const struct layout flock_layout;
extern const struct layout flock64_layout;
extern const struct layout f_owner_ex_layout;
extern const struct layout mount_attr_layout;
extern const struct layout file_handle_layout;
extern const struct layout file_attr_layout;
extern const struct layout xattr_args_layout;
extern const struct layout cachestat_range_layout;
extern const struct layout cachestat_layout;
extern const struct layout mnt_id_req_layout;
extern const struct layout statmount_layout;
extern const struct layout u32_layout;

/* ipc_structs.c */
extern const struct layout sembuf_layout;
extern const struct layout semid_layout;
extern const struct layout shmid_layout;
extern const struct layout msqid_layout;
extern const struct layout msginfo_layout;
extern const struct layout seminfo_layout;
extern const struct layout shm_limits_layout;
extern const struct layout shm_info_layout;
extern const struct layout mq_attr_layout;
extern const struct layout iocb_layout;
extern const struct layout io_event_layout;

/* process_structs.c */
extern const struct layout sysinfo_layout;
extern const struct layout utsname_layout;
extern const struct layout old_utsname_layout;
extern const struct layout oldold_utsname_layout;
extern const struct layout clone_args_layout;
extern const struct layout pid_layout;
extern const struct layout sched_param_layout;
extern const struct layout sched_attr_layout;
extern const struct layout cap_header_layout;
extern const struct layout robust_list_layout;
extern const struct layout futex_waitv_layout;
extern const struct layout rseq_layout;
extern const struct layout kcmp_slot_layout;
extern const struct layout user_desc_layout;
extern const struct layout tls_layout;	/* what clone's tls points to */
extern const struct layout sigaction_layout;
extern const struct layout old_sigaction_layout;
extern const struct layout stack_layout;
extern const struct layout sigset_size_layout;
extern const struct layout sock_filter_layout;
extern const struct layout sock_fprog_layout;
extern const struct layout seccomp_fprog_layout;
extern const struct layout notif_sizes_layout;
extern const struct layout landlock_attr_layout;
extern const struct layout landlock_path_layout;
extern const struct layout landlock_port_layout;
extern const struct layout io_uring_params_layout;
extern const struct layout kexec_segment_layout;
extern const struct layout ns_id_layout;
extern const struct layout mmap_args_layout;

/* net_structs.c */
extern const struct layout ucred_layout;
extern const struct layout linger_layout;
extern const struct layout tcp_info_layout;
extern const struct layout ip_mreqn_layout;
extern const struct layout ipv6_mreq_layout;
extern const struct layout packet_mreq_layout;
extern const struct layout group_req_layout;
extern const struct layout group_source_layout;
extern const struct layout ip_mreq_source_layout;
extern const struct layout tpacket_stats_layout;
extern const struct layout in_pktinfo_layout;
extern const struct layout in6_pktinfo_layout;
extern const struct layout msghdr_layout;
extern const struct layout mmsghdr_layout;
extern const struct layout ifinfomsg_layout;
extern const struct layout ifaddrmsg_layout;
extern const struct layout rtmsg_layout;
extern const struct layout ndmsg_layout;
extern const struct layout rtgenmsg_layout;
extern const struct layout genlmsg_layout;

/* ioctl_structs.c */
extern const struct layout termios_layout;
extern const struct layout termios2_layout;
extern const struct layout termio_layout;
extern const struct layout winsize_layout;
extern const struct layout ifreq_name_layout;
extern const struct layout ifreq_flags_layout;
extern const struct layout ifreq_tun_layout;
extern const struct layout ifreq_number_layout;
extern const struct layout ifreq_address_layout;
extern const struct layout ifreq_hardware_layout;
extern const struct layout ifreq_map_layout;
extern const struct layout ifreq_slave_layout;
extern const struct layout ifreq_newname_layout;
extern const struct layout ifconf_layout;
extern const struct layout fsxattr_layout;
extern const struct layout clone_range_layout;
extern const struct layout dedupe_layout;
extern const struct layout fstrim_layout;
extern const struct layout extent_layout;
extern const struct layout fiemap_layout;
extern const struct layout loop_info64_layout;
extern const struct layout loop_config_layout;
extern const struct layout input_id_layout;
extern const struct layout input_absinfo_layout;
extern const struct layout v4l2_capability_layout;
extern const struct layout v4l2_requestbuffers_layout;
extern const struct layout v4l2_fmtdesc_layout;
extern const struct layout kvm_region_layout;
extern const struct layout rtc_time_layout;
extern const struct layout uffdio_api_layout;
extern const struct layout uffdio_register_layout;
extern const struct layout uffdio_copy_layout;

#endif
