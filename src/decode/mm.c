/*
 * Mappings: which arguments mean anything.
 */
#include "decode/args.h"

#include <sys/mman.h>

bool mmap_has_file(const struct call *call, unsigned index)
{
	enum { MMAP_FLAGS = 3 };

	(void)index;
	return !(arg_value(call, MMAP_FLAGS) & MAP_ANONYMOUS);
}

bool mremap_has_new_addr(const struct call *call, unsigned index)
{
	enum { MREMAP_FLAGS = 3, FIXED = 2, DONTUNMAP = 4 };

	(void)index;
	return arg_value(call, MREMAP_FLAGS) & (FIXED | DONTUNMAP);
}
