/* The processors that there are. */
#ifndef PTRAIL_CPUS_H
#define PTRAIL_CPUS_H

#include <stddef.h>

/* Fills in the numbers of those online, at most 'size'; returns how many. */
size_t cpus_online(int *cpus, size_t size);

#endif
