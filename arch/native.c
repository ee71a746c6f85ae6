/* The architecture that this ptrail is for: ARCH_NATIVE is the Makefile's. */
#include "arch.h"

extern const struct arch ARCH_NATIVE;

const struct arch *const arch_native = &ARCH_NATIVE;
