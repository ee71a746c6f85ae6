/* Whether a call gives its program a seccomp filter of its own. */
#ifndef PTRAIL_DECODE_INSTALLS_H
#define PTRAIL_DECODE_INSTALLS_H

#include <stdbool.h>

#include "decode/call.h"

bool call_installs_filter(const struct call *call);

/* Whether it asks for seccomp's strict mode, where there is none yet. */
bool call_asks_strict(const struct call *call);

#endif
