/* What a call that creates a process or thread lets it share. */
#ifndef PTRAIL_DECODE_CLONE_H
#define PTRAIL_DECODE_CLONE_H

#include <stdint.h>

#include "decode/call.h"

/*
 * The CLONE_* flags of fork, vfork, clone or clone3, while the call's memory
 * is readable; 0 when 'call' is none of them.
 */
uint64_t call_clone_flags(const struct call *call);

/* Whether args[0] is the address of those flags, as 64 bits. */
bool call_clone_flags_pointed(const struct call *call);

/* The top of the new thread's stack if the call gives one, else 0. */
uint64_t call_clone_stack(const struct call *call);

#endif
