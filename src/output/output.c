/* The list of writers. */
#include "output.h"

#include <stddef.h>
#include <string.h>

static const struct writer *const writers[] = {
	&writer_perf,
	&writer_summary,
};

const struct writer *output_writer(const char *name)
{
	for (size_t i = 0; i < sizeof(writers) / sizeof(*writers); i++)
		if (!strcmp(writers[i]->name, name))
			return writers[i];
	return NULL;
}
