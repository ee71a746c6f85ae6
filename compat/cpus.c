/*
 * The CPUs that are online where /sys is not mounted. A C library's count does
 * not say which they are, and musl's is of those the caller may run on.
 */
#include "compat/compat.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

size_t compat_cpus_online(int *cpus, size_t size)
{
	FILE *file = fopen("/proc/stat", "re");
	char line[64];
	size_t count = 0;
	bool begun = true;

	while (file && count < size && fgets(line, sizeof(line), file)) {
		/* A line of interrupts comes in very many pieces. */
		if (begun && !strncmp(line, "cpu", 3) && isdigit(line[3]))
			cpus[count++] = atoi(line + 3);
		begun = strchr(line, '\n');
	}
	if (file)
		fclose(file);
	/* Without /proc all there may be; those that are off give ENODEV. */
	if (!count)
		for (; count < size &&
		       count < (size_t)sysconf(_SC_NPROCESSORS_CONF); count++)
			cpus[count] = count;
	return count;
}
