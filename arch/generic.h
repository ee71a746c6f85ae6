/* The parts of architectures that took what the kernel calls asm-generic. */
#ifndef PTRAIL_ARCH_GENERIC_H
#define PTRAIL_ARCH_GENERIC_H

#include "decode/parts.h"

extern const struct layout generic_stat;
extern const struct layout generic_semid;
extern const struct layout generic_sigaction;	/* without sa_restorer */

#endif
