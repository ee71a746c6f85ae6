/*
 * Finding the separate file that holds a stripped file's symbols, as GDB's
 * manual describes it ("Debugging Information in Separate Files").
 */
#include "dso_open.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "dso_notes.h"

enum {
	ID_MIN = 2,
	ID_MAX = 64,
	CHUNK = 65536,
};

/* The polynomial of .gnu_debuglink is that of zlib, bits reversed. */
static uint32_t crc_byte(uint32_t crc, unsigned char byte)
{
	int bit;

	crc ^= byte;
	for (bit = 0; bit < 8; bit++)
		crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
	return crc;
}

static void crc_table(uint32_t table[256])
{
	unsigned i;

	for (i = 0; i < 256; i++)
		table[i] = crc_byte(i, 0);
}

static bool crc_matches(int fd, uint32_t wanted)
{
	unsigned char bytes[CHUNK];
	uint32_t table[256], crc = ~0u;
	off_t offset = 0;
	ssize_t got, i;

	crc_table(table);
	while ((got = pread(fd, bytes, sizeof(bytes), offset)) > 0) {
		for (i = 0; i < got; i++)
			crc = table[(crc ^ bytes[i]) & 0xff] ^ crc >> 8;
		offset += got;
	}
	return ~crc == wanted;
}

static bool id_matches(int fd, const uint8_t *id, size_t length)
{
	Elf *elf = dso_open_elf(fd);
	const uint8_t *other;
	bool same;

	if (!elf)
		return false;
	same = dso_build_id(elf, &other) == length &&
	       !memcmp(id, other, length);
	elf_end(elf);
	return same;
}

static int open_by_id(int root, Elf *elf)
{
	char path[64 + 2 * ID_MAX] = "/usr/lib/debug/.build-id/";
	const uint8_t *id;
	size_t length = dso_build_id(elf, &id), i;
	size_t end = strlen(path);
	struct stat status;
	int fd;

	if (length < ID_MIN || length > ID_MAX)
		return -1;
	for (i = 0; i < length; i++)
		end += sprintf(path + end, i ? "%02x" : "%02x/", id[i]);
	strcpy(path + end, ".debug");
	fd = dso_open_in(root, path, &status);
	if (fd < 0 || id_matches(fd, id, length))
		return fd;
	close(fd);
	return -1;
}

static int open_linked(int root, const char *path, uint32_t crc)
{
	struct stat status;
	int fd = dso_open_in(root, path, &status);

	if (fd < 0 || crc_matches(fd, crc))
		return fd;
	close(fd);
	return -1;
}

static int open_by_link(int root, Elf *elf, const char *path)
{
	static const char *const forms[] = {
		"%.*s/%s",
		"%.*s/.debug/%s",
		"/usr/lib/debug%.*s/%s",
	};
	uint32_t crc;
	const char *name = dso_debuglink(elf, &crc);
	const char *slash = strrchr(path, '/');
	char other[PATH_MAX];
	size_t i;
	int fd;

	if (!name || !*name || strchr(name, '/') || !slash)
		return -1;
	for (i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		if (snprintf(other, sizeof(other), forms[i],
			     (int)(slash - path), path, name) >= PATH_MAX)
			continue;
		fd = open_linked(root, other, crc);
		if (fd >= 0)
			return fd;
	}
	return -1;
}

int dso_open_debug(int root, Elf *elf, const char *path)
{
	int fd;

	if (root < 0)
		return -1;
	fd = open_by_id(root, elf);
	return fd >= 0 ? fd : open_by_link(root, elf, path);
}
