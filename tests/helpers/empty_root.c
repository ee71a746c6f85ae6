/*
 * empty_root FOLDER CMD..: executes CMD where FOLDER is the root and holds
 * /proc besides what is in it; "/" is the current folder. 125: not allowed.
 * cflags: -static
 */
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Root of a namespace of users of its own, unless it is root anyhow. */
static int unshare_all(void)
{
	return unshare(CLONE_NEWNS | CLONE_NEWPID |
		       (geteuid() ? CLONE_NEWUSER : 0)) ||
	       mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL);
}

static int enter(const char *folder)
{
	return chdir(folder) || (mkdir("proc", 0755) && errno != EEXIST) ||
	       mount("proc", "proc", "proc", 0, NULL) || chroot(".");
}

int main(int argc, char **argv)
{
	char *none[] = { NULL };
	int status;

	if (argc < 3 || unshare_all())
		return 125;
	if (fork()) {
		wait(&status);
		return WIFEXITED(status) ? WEXITSTATUS(status) : 124;
	}
	if (enter(argv[1]))
		return 125;
	execve(argv[2], argv + 2, none);
	return 126;
}
