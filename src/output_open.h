/* Where the output goes: -o FILE, -o '|COMMAND', -o FILE.%p. */
#ifndef PTRAIL_OUTPUT_OPEN_H
#define PTRAIL_OUTPUT_OPEN_H

#include <stdbool.h>

/*
 * A descriptor above the standard ones, closed on exec; NULL is standard
 * error. A non-empty FILE is renamed to FILE.old before, and "|COMMAND" is
 * started with the output as its input; '*ended' is then readable to its end
 * when it ends, otherwise -1. Gives -1 with errno.
 */
int output_open(const char *target, int *ended);

/*
 * Waits for the command's end, then ends ptrail with 'status'; the output must
 * be closed before. Meanwhile what ptrail is attached to is let go as by its
 * end: a tracer is a thread, and the calling one ends.
 */
void __attribute__((noreturn)) output_wait_and_exit(int ended, int status);

/* Whether 'target' stands for a file of each process. */
bool output_is_split(const char *target);

/* The name of the file of one, to be freed. */
char *output_name(const char *target, int pid);

#endif
