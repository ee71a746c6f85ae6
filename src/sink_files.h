/* A file for the lines of each process: -o FILE.%p. */
#ifndef PTRAIL_SINK_FILES_H
#define PTRAIL_SINK_FILES_H

#include <sys/types.h>

#include "text.h"

struct sink_file {
	pid_t pid;
	int fd;
	struct text text;	/* written, but not yet given to the kernel */
};

struct sink_files {
	const char *target;	/* NULL: there are none */
	struct sink_file *files;
	size_t count;
};

/* The file of a process; NULL with errno when it cannot be opened. */
struct sink_file *sink_files_of(struct sink_files *files, pid_t pid);
void sink_files_finish(struct sink_files *files);

#endif
