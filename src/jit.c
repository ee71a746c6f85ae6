/*
 * A table in two parts: the larger is sorted, the other, what has come since,
 * is searched from its end. Where entries overlap, the latest of them holds.
 */
#include "jit.h"

#include <ctype.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "alloc.h"
#include "dso_open.h"

enum {
	TEXT_MAX = 64 << 20,
	ALL_MAX = 512 << 20, /* of all processes, entries too */
	FILES_MAX = 128,
	ENTRIES_MAX = 1 << 20,
	UNSORTED_MAX = 512,
	OVERLAPS_MAX = 32, /* looked at before the nearest start */
	PIECE = 65536,
};

struct entry {
	uint64_t start;
	uint64_t size;
	size_t name; /* where it is in the text */
	size_t order;
};

struct jit {
	struct jit_share *share;
	int fd;
	char path[64];
	off_t read; /* of the file, so far */
	char *text;
	size_t length;
	size_t parsed; /* up to the last whole line */
	size_t room;
	struct entry *entries;
	size_t count;
	size_t sorted;
	size_t entry_room;
};

struct jit *jit_create(struct jit_share *share)
{
	struct jit *jit = alloc_array(1, sizeof(*jit));

	jit->share = share;
	jit->fd = -1;
	return jit;
}

static bool take(struct jit *jit, size_t bytes)
{
	struct jit_share *share = jit->share;

	if (bytes > ALL_MAX || share->bytes > ALL_MAX - bytes) {
		share->full = true;
		return false;
	}
	share->bytes += bytes;
	return true;
}

void jit_destroy(struct jit *jit)
{
	if (!jit)
		return;
	if (jit->fd >= 0) {
		close(jit->fd);
		jit->share->files--;
	}
	jit->share->bytes -=
		jit->room + jit->entry_room * sizeof(*jit->entries);
	free(jit->text);
	free(jit->entries);
	free(jit);
}

const char *jit_path(const struct jit *jit)
{
	return jit->path;
}

/* The process's number in its own, innermost name space; 0 when it is gone. */
static pid_t own_number(pid_t pid)
{
	char path[32], status[4096], *line, *last;
	ssize_t length = 0;
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/status", pid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd >= 0) {
		length = read(fd, status, sizeof(status) - 1);
		close(fd);
	}
	status[length > 0 ? length : 0] = 0;
	/* A comm cannot fake the line: the kernel escapes newlines in it. */
	line = strstr(status, "\nNStgid:");
	if (!line)
		return 0;
	line[1 + strcspn(line + 1, "\n")] = 0;
	last = strrchr(line, '\t');
	return last ? atoi(last) : 0;
}

static bool is_trusted(pid_t pid, const struct stat *file)
{
	struct stat process;
	char path[32];

	snprintf(path, sizeof(path), "/proc/%d", pid);
	return !file->st_uid ||
	       (!stat(path, &process) && process.st_uid == file->st_uid);
}

static bool open_file(struct jit *jit, pid_t pid)
{
	pid_t number = own_number(pid);
	struct stat status;
	int root, fd;

	if (!number)
		return false;
	if (jit->share->files == FILES_MAX) {
		jit->share->full = true;
		return false;
	}
	snprintf(jit->path, sizeof(jit->path), "/tmp/perf-%d.map", number);
	root = dso_open_root(pid);
	if (root < 0)
		return false;
	fd = dso_open_in(root, jit->path, &status);
	close(root);
	if (fd >= 0 && is_trusted(pid, &status)) {
		jit->fd = fd;
		jit->share->files++;
		return true;
	}
	if (fd >= 0)
		close(fd);
	return false;
}

static void add_entry(struct jit *jit, const struct entry *entry)
{
	size_t more = jit->entry_room ? jit->entry_room : 64;

	if (jit->count == jit->entry_room) {
		if (!take(jit, more * sizeof(*jit->entries)))
			return;
		jit->entry_room += more;
		jit->entries = alloc_resize(jit->entries, jit->entry_room,
					    sizeof(*jit->entries));
	}
	jit->entries[jit->count++] = *entry;
}

/* strtoull() would take blanks and signs, too. */
static bool take_number(char **at, uint64_t *number)
{
	char *end;

	if (!isxdigit((unsigned char)**at))
		return false;
	*number = strtoull(*at, &end, 16);
	if (*end != ' ' || !end[1])
		return false;
	*at = end + 1;
	return true;
}

static void parse_line(struct jit *jit, char *line)
{
	struct entry entry = { .order = jit->count };

	if (!take_number(&line, &entry.start) ||
	    !take_number(&line, &entry.size) ||
	    entry.size > UINT64_MAX - entry.start)
		return;
	entry.name = line - jit->text;
	if (jit->count < ENTRIES_MAX)
		add_entry(jit, &entry);
}

static int compare(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;

	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

/* From 'fresh' on the text has not been looked at. */
static void parse(struct jit *jit, char *fresh)
{
	char *line = jit->text + jit->parsed, *end;

	/* A zero in it would hide what follows. */
	while ((end = memchr(fresh, '\n', jit->text + jit->length - fresh))) {
		*end = 0;
		parse_line(jit, line);
		line = fresh = end + 1;
	}
	jit->parsed = line - jit->text;
	if (jit->count - jit->sorted > UNSORTED_MAX + jit->sorted / 8) {
		qsort(jit->entries, jit->count, sizeof(*jit->entries), compare);
		jit->sorted = jit->count;
	}
}

bool jit_add(struct jit *jit, const char *text, size_t size)
{
	size_t count = jit->count, room = 2 * (jit->length + size) + PIECE;

	if (size > TEXT_MAX - jit->length)
		return false;
	if (jit->length + size >= jit->room) {
		if (!take(jit, room - jit->room))
			return false;
		jit->room = room;
		jit->text = alloc_resize(jit->text, jit->room, 1);
	}
	memcpy(jit->text + jit->length, text, size);
	jit->length += size;
	jit->text[jit->length] = 0;
	parse(jit, jit->text + jit->length - size);
	return jit->count > count;
}

bool jit_update(struct jit *jit, pid_t pid)
{
	bool grown = false;
	char piece[PIECE];
	struct stat status;
	ssize_t got;

	if (jit->fd < 0 && !open_file(jit, pid))
		return false;
	if (fstat(jit->fd, &status) || status.st_size <= jit->read)
		return false;
	/* No more than is kept: it may be a hole as large as the disk. */
	while (jit->read < TEXT_MAX &&
	       (got = pread(jit->fd, piece, sizeof(piece), jit->read)) > 0) {
		jit->read += got;
		grown |= jit_add(jit, piece, got);
	}
	return grown;
}

static bool holds(const struct entry *entry, uint64_t address)
{
	return address - entry->start < entry->size;
}

static const struct entry *find_sorted(const struct jit *jit, uint64_t address)
{
	size_t low = 0, high = jit->sorted, middle, i;
	const struct entry *best = NULL, *entry;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (jit->entries[middle].start <= address)
			low = middle + 1;
		else
			high = middle;
	}
	for (i = 0; i < low && i < OVERLAPS_MAX; i++) {
		entry = &jit->entries[low - 1 - i];
		if (holds(entry, address) &&
		    (!best || entry->order > best->order))
			best = entry;
	}
	return best;
}

const char *jit_find(const struct jit *jit, uint64_t address, uint64_t *start)
{
	const struct entry *entry = NULL;
	size_t i;

	for (i = jit->count; i > jit->sorted && !entry; i--) {
		if (holds(&jit->entries[i - 1], address))
			entry = &jit->entries[i - 1];
	}
	if (!entry)
		entry = find_sorted(jit, address);
	if (!entry)
		return NULL;
	*start = entry->start;
	return jit->text + entry->name;
}
