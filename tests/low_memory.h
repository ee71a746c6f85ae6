/* Memory that an address of 32 bits reaches, for what 32-bit calls point at. */
#ifndef PTRAIL_TESTS_LOW_MEMORY_H
#define PTRAIL_TESTS_LOW_MEMORY_H

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

/* A copy of the bytes, in a page of its own; NULL if there is none. */
static inline void *low_memory(const void *bytes, size_t size)
{
	void *low = mmap((void *)0x20000000, 4096, PROT_READ | PROT_WRITE,
			 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	for (uintptr_t at = 0x21000000; low != MAP_FAILED &&
	     (uintptr_t)low > UINT32_MAX && at < 0x7f000000; at += 0x1000000) {
		munmap(low, 4096);
		low = mmap((void *)at, 4096, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	}
	if (low == MAP_FAILED || (uintptr_t)low > UINT32_MAX)
		return NULL;
	return memcpy(low, bytes, size);
}

#endif
