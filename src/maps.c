/*
 * The mappings of an address space as /proc/PID/maps lists them. The list of
 * one reading is never changed but for the dsos filled in, so that a fork's
 * copy can share it.
 */
#include "maps.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "alloc.h"
#include "arch.h"
#include "dso.h"
#include "growth.h"
#include "jit.h"
#include "stack.h"

enum {
	READ_SIZE = 32768,
	PATIENCE_MAX = 1024,
};

struct table {
	unsigned references;
	struct map *maps;
	size_t count;
	char *text; /* holds the names */
};

struct maps {
	unsigned references;
	struct dsos *dsos;
	struct frames *frames;
	struct jit *jit;
	struct growth_space *growth;
	struct table *table;
	uint64_t version;
	bool stale_code;
	bool stale_data;
	size_t last;	   /* the mapping found last */
	unsigned misses;   /* since the last re-reading */
	unsigned patience; /* how many of them until the next one */
};

static struct table *table_create(char *text)
{
	struct table *table = alloc_array(1, sizeof(*table));

	table->references = 1;
	table->text = text;
	if (text)
		table->count = maps_parse(text, &table->maps);
	return table;
}

static void table_put(struct table *table)
{
	if (--table->references)
		return;
	free(table->maps);
	free(table->text);
	free(table);
}

struct maps *maps_create(struct dsos *dsos)
{
	struct maps *maps = alloc_array(1, sizeof(*maps));

	maps->references = 1;
	maps->dsos = dsos;
	maps->table = table_create(NULL);
	maps->stale_code = maps->stale_data = true;
	maps->patience = 1;
	return maps;
}

struct maps *maps_get(struct maps *maps)
{
	maps->references++;
	return maps;
}

void maps_put(struct maps *maps)
{
	if (!maps || --maps->references)
		return;
	table_put(maps->table);
	frames_destroy(maps->frames);
	jit_destroy(maps->jit);
	growth_space_destroy(maps->growth);
	free(maps);
}

struct maps *maps_copy(const struct maps *maps)
{
	struct maps *copy = alloc_array(1, sizeof(*copy));

	*copy = *maps;
	copy->references = 1;
	copy->frames = NULL;
	copy->jit = NULL;
	copy->growth = growth_space_copy(maps->growth);
	copy->table->references++;
	return copy;
}

void maps_stale(struct maps *maps, bool code)
{
	maps->stale_data = true;
	if (code)
		maps->stale_code = true;
}

static bool parse_number(char **at, unsigned base, char end, uint64_t *value)
{
	char *first = *at;
	unsigned digit;

	for (*value = 0;; ++*at) {
		if (**at >= '0' && **at <= '9')
			digit = **at - '0';
		else if (**at >= 'a' && **at <= 'f')
			digit = **at - 'a' + 10;
		else
			break;
		if (digit >= base)
			break;
		*value = *value * base + digit;
	}
	if (*at == first || **at != end)
		return false;
	++*at;
	return true;
}

/* "start-end rwxp offset major:minor inode      name" */
static bool parse_line(char *line, struct map *map)
{
	uint64_t major, minor;

	memset(map, 0, sizeof(*map));
	if (!parse_number(&line, 16, '-', &map->start) ||
	    !parse_number(&line, 16, ' ', &map->end))
		return false;
	if (map->end <= map->start || strnlen(line, 5) < 5 || line[4] != ' ')
		return false;
	map->execute = line[2] == 'x';
	map->write = line[1] == 'w';
	map->read = line[0] == 'r';
	line += 5;
	if (!parse_number(&line, 16, ' ', &map->offset) ||
	    !parse_number(&line, 16, ':', &major) ||
	    !parse_number(&line, 16, ' ', &minor) ||
	    !parse_number(&line, 10, ' ', &map->inode))
		return false;
	map->device = makedev(major, minor);
	line += strspn(line, " ");
	map->name = *line ? line : "//anon";
	return true;
}

static size_t count_lines(const char *text)
{
	size_t lines = 1;

	while ((text = strchr(text, '\n'))) {
		lines++;
		text++;
	}
	return lines;
}

size_t maps_parse(char *text, struct map **array)
{
	struct map *maps = alloc_array(count_lines(text), sizeof(*maps));
	size_t count = 0;
	char *end;

	for (; *text; text = end) {
		end = strchrnul(text, '\n');
		if (*end)
			*end++ = 0;
		if (!parse_line(text, &maps[count]))
			continue;
		/* Searching relies on the order that the kernel keeps. */
		if (!count || maps[count].start >= maps[count - 1].end)
			count++;
	}
	*array = maps;
	return count;
}

char *maps_read_text(pid_t pid)
{
	size_t size = READ_SIZE, length = 0;
	char path[32], *text;
	ssize_t got;
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/maps", pid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return NULL;
	text = alloc_resize(NULL, size, 1);
	while ((got = read(fd, text + length, size - length - 1)) > 0) {
		length += got;
		if (size - length < READ_SIZE / 2)
			text = alloc_resize(text, size *= 2, 1);
	}
	close(fd);
	text[length] = 0;
	return text;
}

static bool same_mapping(const struct map *a, const struct map *b)
{
	return a->start == b->start && a->offset == b->offset &&
	       a->inode == b->inode && a->device == b->device &&
	       !strcmp(a->name, b->name);
}

/* Both are sorted by address. */
static void keep_dsos(struct table *table, const struct table *old)
{
	size_t i, k = 0;

	for (i = 0; i < table->count; i++) {
		while (k < old->count &&
		       old->maps[k].start < table->maps[i].start)
			k++;
		if (k < old->count &&
		    same_mapping(&table->maps[i], &old->maps[k]))
			table->maps[i].dso = old->maps[k].dso;
	}
}

static const struct map *next_code(const struct table *table, size_t *i)
{
	while (*i < table->count && !table->maps[*i].execute)
		++*i;
	return *i < table->count ? &table->maps[(*i)++] : NULL;
}

static bool same_code(const struct table *table, const struct table *old)
{
	const struct map *a, *b;
	size_t i = 0, k = 0;

	do {
		a = next_code(table, &i);
		b = next_code(old, &k);
		if (!a != !b)
			return false;
		if (a && (a->end != b->end || !same_mapping(a, b)))
			return false;
	} while (a);
	return true;
}

static void read_again(struct maps *maps, pid_t pid)
{
	char *text = maps_read_text(pid);
	struct table *table, *old = maps->table;

	maps->stale_code = maps->stale_data = false;
	maps->misses = 0;
	/* Empty: it is dying. What it had is what its last addresses mean. */
	if (!text || !*text) {
		free(text);
		return;
	}
	table = table_create(text);
	keep_dsos(table, old);
	if (!same_code(table, old))
		maps->version++;
	maps->table = table;
	maps->last = 0;
	table_put(old);
}

/* The first mapping that ends behind 'address'. */
static size_t search(const struct table *table, uint64_t address)
{
	size_t low = 0, high = table->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (table->maps[middle].end <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

bool maps_has_code(const struct maps *maps, uint64_t start, uint64_t size)
{
	const struct table *table = maps->table;
	uint64_t end = start + size < start ? UINT64_MAX : start + size;
	size_t i;

	for (i = search(table, start); i < table->count; i++) {
		if (table->maps[i].start >= end)
			break;
		if (table->maps[i].execute)
			return true;
	}
	return false;
}

uint64_t maps_end(const struct maps *maps, uint64_t address)
{
	size_t i = search(maps->table, address);

	if (i == maps->table->count || address < maps->table->maps[i].start)
		return 0;
	return maps->table->maps[i].end;
}

static const struct map *look_up(struct maps *maps, uint64_t address, bool code)
{
	const struct table *table = maps->table;
	size_t i = maps->last;

	/* Frames follow each other in the same file more often than not. */
	if (i >= table->count || address < table->maps[i].start ||
	    address >= table->maps[i].end)
		i = search(table, address);
	if (i == table->count || address < table->maps[i].start ||
	    (code && !table->maps[i].execute))
		return NULL;
	maps->last = i;
	return &table->maps[i];
}

/*
 * A miss in a table that nothing has staled may come from a change unseen (a
 * process that shares the memory, calls that are not traced), but mostly from
 * a broken chain. So a reading that did not help doubles the number of misses
 * until the next one, and one that did makes the next miss count again.
 */
static const struct map *find_missed(struct maps *maps, pid_t pid,
				     uint64_t address, bool code)
{
	const struct map *map;

	if (++maps->misses < maps->patience)
		return NULL;
	read_again(maps, pid);
	map = look_up(maps, address, code);
	if (map)
		maps->patience = 1;
	else if (maps->patience < PATIENCE_MAX)
		maps->patience *= 2;
	return map;
}

static const struct map *find(struct maps *maps, pid_t pid, uint64_t address,
			      bool code)
{
	const struct map *map;
	bool fresh = code ? maps->stale_code : maps->stale_data;

	if (fresh)
		read_again(maps, pid);
	map = look_up(maps, address, code);
	return map || fresh ? map : find_missed(maps, pid, address, code);
}

const struct map *maps_find_code(struct maps *maps, pid_t pid, uint64_t address)
{
	return find(maps, pid, address, true);
}

const struct map *maps_find_data(struct maps *maps, pid_t pid, uint64_t address)
{
	return find(maps, pid, address, false);
}

uint64_t maps_version(const struct maps *maps)
{
	return maps->version;
}

static struct dso *open_dso(struct maps *maps, pid_t pid, const struct map *map)
{
	const struct table *table = maps->table;
	struct memory_thread thread;
	struct dso *dso;

	memory_thread_init(&thread, pid);
	thread.careful = dsos_careful(maps->dsos);
	if (map->inode) {
		dso = dsos_file(maps->dsos, pid, map);
		dso_read_mapped(dso, &thread.memory, table->maps, table->count);
		return dso;
	}
	if (!arch_native->vdso || strcmp(map->name, arch_native->vdso))
		return NULL;
	return dsos_vdso(maps->dsos, &thread.memory, map);
}

struct dso *maps_dso(struct maps *maps, pid_t pid, const struct map *map)
{
	struct map *ours = &maps->table->maps[map - maps->table->maps];

	if (!ours->dso || dso_closed(ours->dso))
		ours->dso = open_dso(maps, pid, map);
	return ours->dso;
}

const char *maps_name(const struct maps *maps, const struct map *map)
{
	const char *name = dsos_name(maps->dsos, map->name);

	return name ? name : "[unknown]";
}

struct frames **maps_frames(struct maps *maps)
{
	return &maps->frames;
}

struct jit *maps_jit(struct maps *maps)
{
	if (!maps->jit)
		maps->jit = jit_create(dsos_jits(maps->dsos));
	return maps->jit;
}

struct growth_space **maps_growth(struct maps *maps)
{
	return &maps->growth;
}

bool maps_is_shared(const struct maps *maps)
{
	return maps->references > 1;
}

struct dsos *maps_dsos(const struct maps *maps)
{
	return maps->dsos;
}
