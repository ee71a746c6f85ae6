/* Stands in for source.c in a build without libdw. */
#include "source.h"

const char *const source_lacks =
	"--srcline and --inline add nothing";

void source_close(struct source_reader *reader)
{
	(void)reader;
}

size_t source_find(struct dso *dso, uint64_t address, struct frame *frames,
		   struct frame *frame)
{
	(void)dso, (void)address, (void)frames, (void)frame;
	return 0;
}
