/* close_range(2), or one by one. */
#include "compat/compat.h"

#include <limits.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_close_range
#define SYS_close_range 436 /* on all architectures */
#endif

enum { MOST = 4096 }; /* without it: descriptors of ours are the lowest */

static void close_between(unsigned first, unsigned last)
{
	if (first > last || !syscall(SYS_close_range, first, last, 0))
		return;
	for (; first <= last && first < MOST; first++)
		close(first);
}

/* The first one to keep from 'first' on; INT_MAX: none. */
static int next_kept(int first, const int *kept, size_t count)
{
	int next = INT_MAX;
	size_t i;

	for (i = 0; i < count; i++)
		if (kept[i] >= first && kept[i] < next)
			next = kept[i];
	return next;
}

void compat_close_others(int first, const int *kept, size_t count)
{
	int next = next_kept(first, kept, count);

	while (next < INT_MAX) {
		close_between(first, (unsigned)next - 1);
		first = next + 1;
		next = next_kept(first, kept, count);
	}
	close_between(first, UINT_MAX);
}
