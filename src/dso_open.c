/*
 * Opening mapped files. What the traced program says about them (paths, links)
 * is not trusted: the kernel's device and inode numbers are.
 */
#include "dso_open.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <gelf.h>

#include "compat/uapi.h"

enum { FLAGS = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC };

int dso_open_root(pid_t pid)
{
	char path[32];

	snprintf(path, sizeof(path), "/proc/%d/root", pid);
	return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
}

int dso_mount(int fd)
{
	char path[40], text[256], *line;
	ssize_t length = 0;
	int info;

	snprintf(path, sizeof(path), "/proc/self/fdinfo/%d", fd);
	info = open(path, O_RDONLY | O_CLOEXEC);
	if (info >= 0) {
		length = read(info, text, sizeof(text) - 1);
		close(info);
	}
	text[length > 0 ? length : 0] = 0;
	line = strstr(text, "mnt_id:");
	return line ? atoi(line + strlen("mnt_id:")) : -1;
}

/*
 * Links in the path are followed inside the root where the kernel can (5.6).
 * Elsewhere they may lead out, to a file that the later checks refuse.
 */
static int open_in(int root, const char *path, int flags)
{
	struct uapi_open_how how = { .flags = flags,
				     .resolve = UAPI_RESOLVE_IN_ROOT };
	int fd = syscall(SYS_openat2, root, path, &how, sizeof(how));

	/* Containers refuse what they do not know with EPERM. */
	if (fd >= 0 || (errno != ENOSYS && errno != EPERM))
		return fd;
	return openat(root, path + strspn(path, "/"), flags);
}

/*
 * Opening a device or a FIFO can have effects, so it is looked at first, and
 * once more behind: it may have been exchanged in between.
 */
static int open_regular(int place, struct stat *status)
{
	char path[32];
	int fd;

	if (fstat(place, status) || !S_ISREG(status->st_mode)) {
		errno = EINVAL;
		return -1;
	}
	snprintf(path, sizeof(path), "/proc/self/fd/%d", place);
	fd = open(path, FLAGS);
	return fd;
}

static int open_place(int place, struct stat *status)
{
	int fd;

	if (place < 0)
		return -1;
	fd = open_regular(place, status);
	close(place);
	return fd;
}

int dso_open_in(int root, const char *path, struct stat *status)
{
	return open_place(open_in(root, path, O_PATH | O_CLOEXEC), status);
}

/*
 * On overlayfs and btrfs stat(2) gives a device number made up for the mount,
 * not the one in /proc/PID/maps. All such have the major number 0: there, and
 * only there, the inode number has to suffice.
 */
static bool is_mapped(const struct map *map, const struct stat *status)
{
	if (status->st_ino != map->inode)
		return false;
	return status->st_dev == map->device || major(status->st_dev) == 0;
}

static int check(int fd, const struct map *map, const struct stat *status)
{
	if (fd < 0 || is_mapped(map, status))
		return fd;
	close(fd);
	return -1;
}

/* map_files leads to the very file, but only for the privileged. */
static int open_link(pid_t pid, const struct map *map, struct stat *status)
{
	char path[80];
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/exe", pid);
	fd = check(open_place(open(path, O_PATH | O_CLOEXEC), status), map,
		   status);
	if (fd >= 0)
		return fd;
	snprintf(path, sizeof(path), "/proc/%d/map_files/%" PRIx64 "-%" PRIx64,
		 pid, map->start, map->end);
	return check(open_place(open(path, O_PATH | O_CLOEXEC), status), map,
		     status);
}

/* "id parent major:minor root place options .. - type source options" */
static bool is_served_mount(const char *line, uint64_t device)
{
	unsigned major, minor;
	const char *type = strstr(line, " - ");

	return type && sscanf(line, "%*d %*d %u:%u", &major, &minor) == 2 &&
	       makedev(major, minor) == device &&
	       !strncmp(type, " - fuse", strlen(" - fuse"));
}

bool dso_is_served(pid_t pid, const struct map *map)
{
	char path[40], *line = NULL;
	bool served = false;
	size_t size = 0;
	FILE *mounts;

	snprintf(path, sizeof(path), "/proc/%d/mountinfo", pid);
	mounts = fopen(path, "re");
	while (mounts && !served && getline(&line, &size, mounts) > 0)
		served = is_served_mount(line, map->device);
	if (mounts)
		fclose(mounts);
	free(line);
	return served;
}

int dso_open_map(int root, pid_t pid, const struct map *map,
		 struct stat *status)
{
	int fd = -1;

	if (map->name[0] != '/')
		return -1;
	if (root >= 0)
		fd = check(dso_open_in(root, map->name, status), map, status);
	return fd >= 0 ? fd : open_link(pid, map, status);
}

/* libelf itself takes headers of classes that there are not. */
static Elf *checked(Elf *elf)
{
	GElf_Ehdr header;

	if (elf && elf_kind(elf) == ELF_K_ELF && gelf_getehdr(elf, &header) &&
	    (header.e_type == ET_EXEC || header.e_type == ET_DYN))
		return elf;
	elf_end(elf);
	return NULL;
}

/*
 * Read, never mapped: a file that is cut short while we look at it must not
 * cost us a SIGBUS.
 */
Elf *dso_open_elf(int fd)
{
	return checked(elf_begin(fd, ELF_C_READ, NULL));
}

Elf *dso_open_image(char *image, size_t size)
{
	return checked(elf_memory(image, size));
}
