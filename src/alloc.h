/* Memory that is there: running out of it ends ptrail. */
#ifndef PTRAIL_ALLOC_H
#define PTRAIL_ALLOC_H

#include <err.h>
#include <stddef.h>
#include <stdlib.h>

#include "exit_status.h"

static inline void *alloc_check(void *memory)
{
	if (!memory)
		errx(EXIT_OWN_FAILURE, "out of memory");
	return memory;
}

/* Zeroed. */
static inline void *alloc_array(size_t count, size_t size)
{
	return alloc_check(calloc(count ? count : 1, size ? size : 1));
}

/* 'memory' with room for 'count' of 'size'; what is new is not zeroed. */
static inline void *alloc_resize(void *memory, size_t count, size_t size)
{
	size_t bytes;

	if (__builtin_mul_overflow(count, size, &bytes))
		alloc_check(NULL);
	return alloc_check(realloc(memory, bytes ? bytes : 1));
}

#endif
