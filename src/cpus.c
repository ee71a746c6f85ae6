/* By the list in sysfs. */
#include "cpus.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "compat/compat.h"

/* "0-3,8" as sysfs writes it. */
static size_t parse(const char *list, int *cpus, size_t size)
{
	size_t count = 0;
	long first, last;
	char *end;

	while (*list >= '0' && *list <= '9') {
		first = last = strtol(list, &end, 10);
		if (*end == '-')
			last = strtol(end + 1, &end, 10);
		for (; first <= last && count < size; first++)
			cpus[count++] = first;
		list = end + (*end == ',');
	}
	return count;
}

size_t cpus_online(int *cpus, size_t size)
{
	int fd = open("/sys/devices/system/cpu/online", O_RDONLY | O_CLOEXEC);
	char list[4096] = "";
	size_t count = 0;

	if (fd >= 0) {
		if (read(fd, list, sizeof(list) - 1) > 0)
			count = parse(list, cpus, size);
		close(fd);
	}
	return count ? count : compat_cpus_online(cpus, size);
}
