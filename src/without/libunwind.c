/* Stands in for unwind_libunwind.c in a build without libunwind. */
#include "unwind_libunwind.h"

const char *const libunwind_lacks =
	"chains of dwarf mode end where call frame information is unusual";

bool libunwind_step(const struct moment *moment, struct registers *registers,
		    bool *signal)
{
	(void)moment, (void)registers;
	*signal = false;
	return false;
}

size_t unwind_libunwind(const struct moment *moment, struct unwound *frames,
			size_t max)
{
	(void)moment, (void)frames, (void)max;
	return 0;
}
