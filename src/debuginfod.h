/* Debug files from servers, for who asked for it. */
#ifndef PTRAIL_DEBUGINFOD_H
#define PTRAIL_DEBUGINFOD_H

#include <stdbool.h>

#include <libelf.h>

/*
 * The debug file of 'elf' by its build-id, from the servers of DEBUGINFOD_URLS
 * or their cache; -1 when there is none. Says on standard error what it asks
 * for, and gives up after some seconds: then it is 'late', and better not
 * asked again. 'name' is for that word.
 */
int debuginfod_open(Elf *elf, const char *name, bool *late);

#endif
