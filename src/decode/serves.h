#ifndef PTRAIL_DECODE_SERVES_H
#define PTRAIL_DECODE_SERVES_H

#include "decode/call.h"

/*
 * Of a call with EFFECT_SERVES or EFFECT_MAY_SERVE that has succeeded: whether
 * reading memory or files may from now on wait for the program.
 */
bool call_serves(const struct call *call);

#endif
