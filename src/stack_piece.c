/* A reader of three sources: the piece, what is there and stays, nothing. */
#include "stack_piece.h"

#include "dso.h"

static size_t piece_read(const struct memory *memory, uint64_t address,
			 void *buffer, size_t size)
{
	const struct stack_piece *piece = (const void *)memory;
	size_t got = memory_read(&piece->copy.memory, address, buffer, size);
	const struct map *map;

	if (got)
		return got;
	map = maps_find_data(piece->maps, piece->thread.tid, address);
	if (map && map->inode && !map->write)
		return memory_read(&piece->thread.memory, address, buffer,
				   size);
	if (map)
		*piece->cut = true;
	return 0;
}

void stack_piece_init(struct stack_piece *piece, struct maps *maps, pid_t tid,
		      bool *cut)
{
	piece->memory.read = piece_read;
	memory_thread_init(&piece->thread, tid);
	piece->thread.careful = dsos_careful(maps_dsos(maps));
	piece->maps = maps;
	piece->cut = cut;
	*cut = false;
	stack_piece_set(piece, 0, NULL, 0);
}

void stack_piece_set(struct stack_piece *piece, uint64_t start,
		     const void *bytes, size_t size)
{
	memory_copy_init(&piece->copy, start, bytes, size);
}
