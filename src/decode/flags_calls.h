/* The sets of flags_calls.c. */
#ifndef PTRAIL_DECODE_FLAGS_CALLS_H
#define PTRAIL_DECODE_FLAGS_CALLS_H

#include "decode/flags.h"

extern const struct flag_set lsm_ids;
extern const struct flag_set lsm_attributes;
extern const struct flag_set lsm_flags;
extern const struct flag_set quota_block_valids;
extern const struct flag_set quota_info_valids;
extern const struct flag_set ioprio_classes;
extern const struct flag_set reboot_magics;
extern const struct flag_set kexec_archs;
extern const struct flag_set membarrier_flags;
extern const struct flag_set io_uring_ops;
extern const struct flag_set io_uring_op_flags;
extern const struct flag_set io_uring_restrictions;
extern const struct flag_set io_uring_rsrc_flags;
extern const struct flag_set io_uring_sqe_flags;
extern const struct flag_set io_uring_buffer_flags;
extern const struct flag_set io_uring_cancels;
extern const struct flag_set io_uring_clones;
extern const struct flag_set key_permissions;
extern const struct flag_set key_defaults;
extern const struct flag_set key_moves;
extern const struct flag_set key_operations;
extern const struct flag_set futex_wake_ops;
extern const struct flag_set futex_comparisons;
extern const struct flag_set ns_types;
extern const struct flag_set segment_flags;
extern const struct flag_set unaligned_modes;
extern const struct flag_set fp_emulations;
extern const struct flag_set fp_exceptions;
extern const struct flag_set timing_modes;
extern const struct flag_set endian_modes;
extern const struct flag_set mce_kills;
extern const struct flag_set mce_policies;
extern const struct flag_set fp_modes;
extern const struct flag_set vector_lengths;
extern const struct flag_set pointer_keys;
extern const struct flag_set tagged_addresses;
extern const struct flag_set call_dispatches;
extern const struct flag_set core_ops;
extern const struct flag_set core_scopes;
extern const struct flag_set exec_gains;
extern const struct flag_set rehash_modes;
extern const struct flag_set quota_formats;
extern const struct flag_set quota_info_flags;
extern const struct flag_set quota_disk_flags;
extern const struct flag_set quota_kinds;
extern const struct flag_set key_capabilities;
extern const struct flag_set key_capabilities1;
extern const struct flag_set mctp_networks;
extern const struct flag_set mctp_addresses;
extern const struct flag_set qrtr_nodes;
extern const struct flag_set qrtr_ports;
extern const struct flag_set llcp_points;
extern const struct flag_set bpf_ancillary;
extern const struct flag_set error_origins;

#endif
