/*
 * Reading a traced program's memory, wherever it is: a stopped thread, a copy
 * of a piece of it, or the test's own. A new source is one more reader.
 */
#ifndef PTRAIL_MEMORY_H
#define PTRAIL_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct memory {
	/* Reads up to 'size' bytes, returns how many; 0 when none is readable. */
	size_t (*read)(const struct memory *memory, uint64_t address,
		       void *buffer, size_t size);
};

static inline size_t memory_read(const struct memory *memory, uint64_t address,
				 void *buffer, size_t size)
{
	return memory->read(memory, address, buffer, size);
}

/* All of it or false. */
bool memory_get(const struct memory *memory, uint64_t address, void *buffer,
		size_t size);

/*
 * Copies a string of at most 'size' bytes without its terminating zero and
 * returns its length; -1 when its first byte cannot be read. 'whole' says
 * whether its end was found.
 */
ssize_t memory_string(const struct memory *memory, uint64_t address,
		      char *buffer, size_t size, bool *whole);

/* A ptrace-stopped thread: process_vm_readv, with compat/ behind it. */
struct memory_thread {
	struct memory memory;
	pid_t tid;
	bool careful; /* not to read what would have to be fetched */
};

void memory_thread_init(struct memory_thread *thread, pid_t tid);

/* 'size' bytes copied from 'start', and 'behind' (may be NULL) for the rest. */
struct memory_copy {
	struct memory memory;
	uint64_t start;
	const char *bytes;
	size_t size;
	const struct memory *behind;
};

void memory_copy_init(struct memory_copy *copy, uint64_t start,
		      const void *bytes, size_t size);

/* The reader's own memory, for tests: any readable address is given. */
extern const struct memory memory_self;

#endif
