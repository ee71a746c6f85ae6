/* A hash set of strings with open addressing; nothing is ever taken out. */
#include "names.h"

#include <stdint.h>
#include <string.h>

#include "alloc.h"

enum { OVERHEAD = 48 }; /* the allocator's, and slots half of which are free */

struct names {
	char **slots;
	size_t size; /* a power of two */
	size_t count;
	size_t bytes; /* that the names take, about */
	size_t most;
};

struct names *names_create(size_t most)
{
	struct names *names = alloc_array(1, sizeof(*names));

	names->most = most;
	names->size = 256;
	names->slots = alloc_array(names->size, sizeof(*names->slots));
	return names;
}

void names_destroy(struct names *names)
{
	size_t i;

	if (!names)
		return;
	for (i = 0; i < names->size; i++)
		free(names->slots[i]);
	free(names->slots);
	free(names);
}

/* FNV-1a, with its high bits brought down. */
static uint64_t hash_name(const char *name)
{
	uint64_t hash = 0xcbf29ce484222325;

	for (; *name; name++)
		hash = (hash ^ (unsigned char)*name) * 0x100000001b3;
	return hash ^ hash >> 32;
}

static char **find_slot(const struct names *names, const char *name)
{
	size_t i = hash_name(name) & (names->size - 1);

	while (names->slots[i] && strcmp(names->slots[i], name))
		i = (i + 1) & (names->size - 1);
	return &names->slots[i];
}

static void grow(struct names *names)
{
	char **old = names->slots;
	size_t size = names->size, i;

	names->size *= 2;
	names->slots = alloc_array(names->size, sizeof(*names->slots));
	for (i = 0; i < size; i++) {
		if (old[i])
			*find_slot(names, old[i]) = old[i];
	}
	free(old);
}

const char *names_keep(struct names *names, const char *name)
{
	char **slot = find_slot(names, name);
	size_t bytes = strlen(name) + OVERHEAD;

	if (*slot)
		return *slot;
	if (bytes > names->most - names->bytes)
		return NULL;
	names->bytes += bytes;
	if (names->count++ >= names->size / 2) {
		grow(names);
		slot = find_slot(names, name);
	}
	return *slot = alloc_check(strdup(name));
}
