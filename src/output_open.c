/* Files, commands and names of files. */
#include "output_open.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "alloc.h"

/* Keeps what was there, as perf does; a terminal or a pipe is left alone. */
static void keep_old(const char *path)
{
	struct stat status;
	char *old = NULL;

	if (lstat(path, &status) || !S_ISREG(status.st_mode) ||
	    !status.st_size)
		return;
	if (asprintf(&old, "%s.old", path) >= 0)
		rename(path, old);
	free(old);
}

/* Above the standard descriptors, whether or not those are open. */
static int move_up(int fd)
{
	int high = fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 3);

	if (fd >= 0)
		close(fd);
	return high;
}

static void __attribute__((noreturn))
run_command(const char *command, int input, int ended)
{
	/* The command is no child of ptrail's, whose children are traced. */
	if (fork())
		_exit(0);
	dup2(input, STDIN_FILENO);
	fcntl(ended, F_SETFD, 0);
	/* ^C is for what is traced; the command ends with its input. */
	signal(SIGINT, SIG_IGN);
	execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(127);
}

static int open_command(const char *command, int *ended)
{
	int output[2], end[2];
	pid_t pid;

	if (pipe2(output, O_CLOEXEC) || pipe2(end, O_CLOEXEC))
		return -1;
	pid = fork();
	if (pid == 0)
		run_command(command, output[0], end[1]);
	close(output[0]);
	close(end[1]);
	*ended = move_up(end[0]);
	if (pid < 0 || waitpid(pid, NULL, 0) < 0)
		return -1;
	return move_up(output[1]);
}

int output_open(const char *target, int *ended)
{
	*ended = -1;
	if (!target)
		return STDERR_FILENO;
	if (*target == '|')
		return open_command(target + 1, ended);
	keep_old(target);
	return move_up(open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC,
			    0666));
}

static void wait_for_end(int ended)
{
	char byte;

	while (read(ended, &byte, 1) > 0 || errno == EINTR)
		errno = 0;
	close(ended);
}

struct waiting {
	int ended;
	int status;
};

static void *wait_and_exit(void *context)
{
	struct waiting waiting = *(struct waiting *)context;

	free(context);
	wait_for_end(waiting.ended);
	exit(waiting.status);
}

void output_wait_and_exit(int ended, int status)
{
	struct waiting *waiting;
	pthread_t thread;

	if (ended < 0)
		exit(status);
	waiting = alloc_array(1, sizeof(*waiting));
	*waiting = (struct waiting){ ended, status };
	if (pthread_create(&thread, NULL, wait_and_exit, waiting))
		exit(status);
	/* pthread_exit(3) would want a library for unwinding. */
	for (;;)
		syscall(SYS_exit, 0);
}

bool output_is_split(const char *target)
{
	return target && *target != '|' && strstr(target, "%p");
}

char *output_name(const char *target, int pid)
{
	const char *place = strstr(target, "%p");
	char *name = NULL;

	if (asprintf(&name, "%.*s%d%s", (int)(place - target), target, pid,
		     place + 2) < 0)
		name = NULL;
	return alloc_check(name);
}
