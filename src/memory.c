/*
 * Readers of memory: a stopped thread's, a copied piece, our own. A new
 * source embeds struct memory and brings its read().
 */
#include "memory.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "compat/compat.h"

/*
 * What a string is read by. Copying a page costs a twentieth of the system
 * call that copies it, so few strings need a second one.
 */
enum {
	STRING_PIECE = 4096,
	PAGES = 64,	/* looked at together */
};

bool memory_get(const struct memory *memory, uint64_t address, void *buffer,
		size_t size)
{
	return memory_read(memory, address, buffer, size) == size;
}

/* Whether the byte at 'address' is the end; 'known' if it could be read. */
static bool ends_at(const struct memory *memory, uint64_t address, bool *known)
{
	char byte = 'x';

	*known = memory_read(memory, address, &byte, 1) == 1;
	return !byte;
}

ssize_t memory_string(const struct memory *memory, uint64_t address,
		      char *buffer, size_t size, bool *whole)
{
	size_t length = 0;
	size_t piece, got;
	const char *end;
	bool known;

	*whole = false;
	while (length < size) {
		piece = size - length;
		if (piece > STRING_PIECE)
			piece = STRING_PIECE;
		got = memory_read(memory, address + length, buffer + length,
				  piece);
		end = memchr(buffer + length, '\0', got);
		*whole = end;
		if (end)
			return end - buffer;
		length += got;
		if (got < piece)
			return length ? (ssize_t)length : -1;
	}
	*whole = ends_at(memory, address + length, &known);
	return length || known ? (ssize_t)length : -1;
}

/*
 * The kernel copies what is readable at the start of a range, whatever the
 * manual says of whole iovecs; a test holds it to that.
 */
static size_t process_read(pid_t pid, uint64_t address, void *buffer,
			   size_t size)
{
	struct iovec local = { buffer, size };
	struct iovec remote = { (void *)(uintptr_t)address, size };
	ssize_t got = process_vm_readv(pid, &local, 1, &remote, 1, 0);

	if (got < 0)
		return compat_memory_read(pid, address, buffer, size);
	return got;
}

/* How many of those bytes are on pages that are there, up to the first hole. */
static size_t present(int pagemap, uint64_t address, size_t size)
{
	uint64_t entries[PAGES], page = sysconf(_SC_PAGESIZE), end = address;
	ssize_t got;

	do {
		got = pread(pagemap, entries, sizeof(entries),
			    end / page * sizeof(*entries));
		for (int i = 0; i < got / (ssize_t)sizeof(*entries); i++) {
			if (end - address >= size || !(entries[i] >> 63))
				return end - address < size ? end - address
							    : size;
			end += page - end % page;
		}
	} while (got > 0 && end > address);
	return end - address < size ? end - address : size;
}

/*
 * Waiting for a page that a thread of the program is to bring, which waits for
 * us at a stop, nobody could wake us.
 */
static size_t careful_read(pid_t tid, uint64_t address, void *buffer,
			   size_t size)
{
	char path[48];
	int pagemap;

	snprintf(path, sizeof(path), "/proc/%d/pagemap", tid);
	pagemap = open(path, O_RDONLY | O_CLOEXEC);
	if (pagemap < 0)
		return 0;
	size = present(pagemap, address, size);
	close(pagemap);
	return size ? process_read(tid, address, buffer, size) : 0;
}

static size_t thread_read(const struct memory *memory, uint64_t address,
			  void *buffer, size_t size)
{
	const struct memory_thread *thread = (const void *)memory;

	if (thread->careful)
		return careful_read(thread->tid, address, buffer, size);
	return process_read(thread->tid, address, buffer, size);
}

void memory_thread_init(struct memory_thread *thread, pid_t tid)
{
	thread->memory.read = thread_read;
	thread->tid = tid;
	thread->careful = false;
}

static size_t copy_read(const struct memory *memory, uint64_t address,
			void *buffer, size_t size)
{
	const struct memory_copy *copy = (const void *)memory;
	uint64_t offset = address - copy->start;
	size_t inside = 0;

	if (address >= copy->start && offset < copy->size) {
		inside = copy->size - offset;
		if (inside > size)
			inside = size;
		memcpy(buffer, copy->bytes + offset, inside);
	}
	if (inside == size || !copy->behind)
		return inside;
	return inside + memory_read(copy->behind, address + inside,
				    (char *)buffer + inside, size - inside);
}

void memory_copy_init(struct memory_copy *copy, uint64_t start,
		      const void *bytes, size_t size)
{
	copy->memory.read = copy_read;
	copy->start = start;
	copy->bytes = bytes;
	copy->size = size;
	copy->behind = NULL;
}

static size_t self_read(const struct memory *memory, uint64_t address,
			void *buffer, size_t size)
{
	(void)memory;
	return process_read(getpid(), address, buffer, size);
}

const struct memory memory_self = { self_read };
