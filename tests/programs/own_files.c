/*
 * A program that serves a file system, and executes a file of it: who reads
 * that at a stop waits for a process that waits for him.
 * ptrail: --call-graph dwarf
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/fuse.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>

#include "expect.h"

enum { PROGRAM = 2, ROOM = 1 << 20 };

static char folder[] = "served.XXXXXX";
static char text[ROOM];
static ssize_t length;
static char request[FUSE_MIN_READ_BUFFER + (1 << 17)];

static void answer(int serving, int error, const void *body, size_t size)
{
	const struct fuse_in_header *in = (const void *)request;
	struct fuse_out_header out = {
		.len = sizeof(out) + size,
		.error = -error,
		.unique = in->unique,
	};
	struct iovec parts[] = { { &out, sizeof(out) }, { (void *)body, size } };

	(void)!writev(serving, parts, 2);
}

/* Nothing is kept: each look at the file is a request. */
static struct fuse_attr attributes(uint64_t node)
{
	return (struct fuse_attr){
		.ino = node,
		.nlink = 1,
		.size = node == PROGRAM ? length : 0,
		.mode = node == PROGRAM ? S_IFREG | 0755 : S_IFDIR | 0755,
	};
}

static void read_file(int serving, const struct fuse_read_in *in)
{
	size_t size = in->size;

	if (in->offset >= (uint64_t)length)
		size = 0;
	else if (size > length - in->offset)
		size = length - in->offset;
	answer(serving, 0, text + in->offset, size);
}

static void serve_one(int serving)
{
	const struct fuse_in_header *in = (const void *)request;
	struct fuse_init_out init = { .major = FUSE_KERNEL_VERSION,
				      .minor = 31, .max_write = 4096 };
	struct fuse_entry_out entry = { .nodeid = PROGRAM,
					.attr = attributes(PROGRAM) };
	struct fuse_attr_out status = { .attr = attributes(in->nodeid) };
	struct fuse_open_out opened = { .fh = 0 };

	switch (in->opcode) {
	case FUSE_INIT:
		answer(serving, 0, &init, sizeof(init));
		break;
	case FUSE_LOOKUP:
		answer(serving, 0, &entry, sizeof(entry));
		break;
	case FUSE_GETATTR:
		answer(serving, 0, &status, sizeof(status));
		break;
	case FUSE_OPEN:
		answer(serving, 0, &opened, sizeof(opened));
		break;
	case FUSE_READ:
		read_file(serving, (const void *)(in + 1));
		break;
	case FUSE_RELEASE:
	case FUSE_FLUSH:
		answer(serving, 0, NULL, 0);
		break;
	case FUSE_FORGET:
	case FUSE_BATCH_FORGET:
	case FUSE_INTERRUPT:
		break;
	default:
		answer(serving, ENOSYS, NULL, 0);
	}
}

static void serve(int serving)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	while (read(serving, request, sizeof(request)) > 0)
		serve_one(serving);
	_exit(0);
}

static void set(const char *name, const char *line)
{
	int file = open(name, O_WRONLY);

	(void)!write(file, line, strlen(line));
	close(file);
}

/* Mounts of its own, by a user namespace if it has to be. */
static int get_away(void)
{
	char line[32];

	snprintf(line, sizeof(line), "0 %d 1", geteuid());
	if (unshare(CLONE_NEWNS)) {
		if (unshare(CLONE_NEWUSER | CLONE_NEWNS))
			return -1;
		set("/proc/self/setgroups", "deny");
		set("/proc/self/uid_map", line);
		snprintf(line, sizeof(line), "0 %d 1", getegid());
		set("/proc/self/gid_map", line);
	}
	return mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL);
}

static int mount_files(void)
{
	int serving = get_away() ? -1 : open("/dev/fuse", O_RDWR | O_CLOEXEC);
	char options[128];

	snprintf(options, sizeof(options),
		 "fd=%d,rootmode=40755,user_id=0,group_id=0", serving);
	if (serving < 0 || !mkdtemp(folder) ||
	    mount("served", folder, "fuse", MS_NODEV, options))
		return -1;
	return serving;
}

static void load(void)
{
	int file = open("/proc/self/exe", O_RDONLY);

	length = read(file, text, sizeof(text));
	need(length > 0 && length < ROOM);
	close(file);
}

static void run(void)
{
	char path[64];

	snprintf(path, sizeof(path), "%s/program", folder);
	execl(path, path, "served", NULL);
	_exit(1);
}

int main(int argc, char **argv)
{
	pid_t server, pid;
	int serving, status;

	(void)argv;
	if (argc > 1)
		return syscall(SYS_getppid) < 0 ? 1 : 7;
	load();
	serving = mount_files();
	if (serving < 0) {
		fprintf(stderr, "skipped: no file systems of programs here\n");
		syscall(SYS_getppid);
		expect("getppid() = *");
		return 0;
	}
	server = fork();
	if (!server)
		serve(serving);
	close(serving);
	pid = fork();
	if (!pid)
		run();
	need(waitpid(pid, &status, 0) == pid && status == 7 << 8);
	expect_of(pid, "execve(filename: \"%s/program\"*) = 0", folder);
	expect_of(pid, "getppid() = *");
	expect_of(pid, "exited with 7");
	kill(server, SIGKILL);
	need(waitpid(server, NULL, 0) == server);
	umount2(folder, MNT_DETACH);
	rmdir(folder);
	return 0;
}
