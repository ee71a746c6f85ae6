/* A signal and where it came from, as a line shows it. */
#ifndef PTRAIL_DECODE_SIGINFO_H
#define PTRAIL_DECODE_SIGINFO_H

#include <signal.h>

#include "text.h"

/* "SEGV (MAPERR, addr: 0x10)", "TERM (USER, pid: 7, uid: 0)". */
void siginfo_print(struct text *out, int signal, const siginfo_t *info);

/* "MAPERR"; NULL for a code without a name. */
const char *siginfo_code_name(int signal, int code);

/* The name without SIG, "RT_3" or a number. */
void signal_name(struct text *out, int signal);

#endif
