/* Files that are opened when their process first has a line. */
#include "sink_files.h"

#include <stdlib.h>
#include <unistd.h>

#include "alloc.h"
#include "output_open.h"

struct sink_file *sink_files_of(struct sink_files *files, pid_t pid)
{
	struct sink_file *file;
	char *name;
	int fd, ended;

	/* The one that was used last is the likeliest. */
	for (size_t i = files->count; i-- > 0;)
		if (files->files[i].pid == pid)
			return &files->files[i];
	name = output_name(files->target, pid);
	fd = output_open(name, &ended);
	free(name);
	if (fd < 0)
		return NULL;
	files->files = alloc_resize(files->files, files->count + 1,
				    sizeof(*files->files));
	file = &files->files[files->count++];
	*file = (struct sink_file){ .pid = pid, .fd = fd };
	return file;
}

void sink_files_finish(struct sink_files *files)
{
	while (files->count) {
		struct sink_file *file = &files->files[--files->count];

		close(file->fd);
		text_finish(&file->text);
	}
	free(files->files);
	files->files = NULL;
}
