/*
 * Reading another process where process_vm_readv(2) does not serve: kernels
 * without it (before 3.2, or CROSS_MEMORY_ATTACH left out), containers whose
 * seccomp filter refuses it, and kernels before 3.15, where a range with one
 * unreadable page is unreadable as a whole.
 */
#include "compat/compat.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <unistd.h>

enum {
	PAGE = 4096, /* the least there is: a finer split does no harm */
	PIECES = 64,
};

static size_t split_by_page(struct iovec *pieces, uint64_t address, size_t size)
{
	size_t count;
	size_t piece;

	for (count = 0; count < PIECES && size; count++) {
		piece = PAGE - address % PAGE;
		if (piece > size)
			piece = size;
		pieces[count].iov_base = (void *)(uintptr_t)address;
		pieces[count].iov_len = piece;
		address += piece;
		size -= piece;
	}
	return count;
}

static size_t read_pages(pid_t tid, uint64_t address, char *buffer, size_t size)
{
	struct iovec pieces[PIECES];
	struct iovec local;
	size_t done = 0;
	size_t count;
	ssize_t got;

	do {
		count = split_by_page(pieces, address + done, size - done);
		local.iov_base = buffer + done;
		local.iov_len = size - done;
		got = process_vm_readv(tid, &local, 1, pieces, count, 0);
		if (got > 0)
			done += got;
	} while (got > 0 && done < size);
	return done;
}

/* -1 where there is no such file or it cannot be read at all. */
static ssize_t read_proc(pid_t tid, uint64_t address, char *buffer, size_t size)
{
	char path[sizeof("/proc//mem") + 3 * sizeof(tid)];
	ssize_t got = 0;
	size_t done = 0;
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/mem", (int)tid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return -1;
	while (done < size) {
		got = pread(fd, buffer + done, size - done, address + done);
		if (got <= 0)
			break;
		done += got;
	}
	close(fd);
	return done || (got < 0 && errno == EIO) ? (ssize_t)done : -1;
}

static size_t read_words(pid_t tid, uint64_t address, char *buffer, size_t size)
{
	size_t skip = address % sizeof(long);
	size_t done = 0;
	size_t piece;
	long word;

	while (done < size) {
		errno = 0;
		word = ptrace(PTRACE_PEEKDATA, tid,
			      (void *)(uintptr_t)(address + done - skip), NULL);
		if (errno)
			break;
		piece = sizeof(word) - skip;
		if (piece > size - done)
			piece = size - done;
		memcpy(buffer + done, (const char *)&word + skip, piece);
		done += piece;
		skip = 0;
	}
	return done;
}

size_t compat_memory_read(pid_t tid, uint64_t address, void *buffer,
			  size_t size)
{
	ssize_t got;

	if (errno == EFAULT && address % PAGE + size > PAGE)
		return read_pages(tid, address, buffer, size);
	if (errno != ENOSYS && errno != EPERM)
		return 0;
	got = read_proc(tid, address, buffer, size);
	return got < 0 ? read_words(tid, address, buffer, size) : (size_t)got;
}
