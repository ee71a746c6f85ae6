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

#endif
