/*
 * By elfutils' debuginfod-find: a process of its own can be ended when it takes
 * too long, whatever it is doing, and brings its libraries only when needed.
 */
#include "debuginfod.h"

#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "dso_notes.h"
#include "text.h"

enum {
	SECONDS = 10,
	NO_COMMAND = 127, /* as a shell says it */
	ID_MAX = 64,
};

static bool make_id(Elf *elf, char *hex)
{
	const uint8_t *id;
	size_t length = dso_build_id(elf, &id), i;

	if (!length || length > ID_MAX)
		return false;
	for (i = 0; i < length; i++)
		sprintf(hex + 2 * i, "%02x", id[i]);
	return true;
}

static void say(const char *name)
{
	struct text text = TEXT_INIT;

	text_name(&text, name);
	warnx("asking debuginfod for the debug file of '%s', at most %d "
	      "seconds",
	      text_string(&text), SECONDS);
	text_finish(&text);
}

static void find(int out, char *id)
{
	char *argv[] = { "debuginfod-find", "debuginfo", id, NULL };
	int null = open("/dev/null", O_RDWR);

	dup2(null, STDIN_FILENO);
	dup2(out, STDOUT_FILENO);
	dup2(null, STDERR_FILENO);
	/* It may start others, which then end with it. */
	setpgid(0, 0);
	execvp(argv[0], argv);
	_exit(NO_COMMAND);
}

static int64_t milliseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Whether there is something to read, or nothing any more, before it is late.
 */
static bool wait_for(int from, int64_t late)
{
	struct pollfd ready = { .fd = from, .events = POLLIN };
	int64_t left;
	int result;

	do {
		left = late - milliseconds();
		result = left > 0 ? poll(&ready, 1, left) : 0;
	} while (result < 0 && errno == EINTR);
	return result > 0;
}

/* The path that it prints, without its newline; "" when it found nothing. */
static void read_path(int from, char *path)
{
	int64_t late = milliseconds() + SECONDS * 1000;
	size_t length = 0;
	ssize_t got;

	while (length < PATH_MAX - 1 && wait_for(from, late)) {
		got = read(from, path + length, PATH_MAX - 1 - length);
		if (got <= 0)
			break;
		length += got;
	}
	path[length] = 0;
	path[strcspn(path, "\n")] = 0;
}

static void ask(char *id, char *path)
{
	int ends[2], status = 0;
	pid_t pid;

	*path = 0;
	if (pipe2(ends, O_CLOEXEC))
		return;
	pid = fork();
	if (!pid)
		find(ends[1], id);
	close(ends[1]);
	if (pid > 0)
		read_path(ends[0], path);
	close(ends[0]);
	if (pid > 0 && !*path)
		kill(-pid, SIGKILL);
	while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	if (WIFEXITED(status) && WEXITSTATUS(status) == NO_COMMAND)
		warnx("there is no debuginfod-find to ask it with");
}

int debuginfod_open(Elf *elf, const char *name)
{
	char id[2 * ID_MAX + 1], path[PATH_MAX];

	if (!getenv("DEBUGINFOD_URLS") || !make_id(elf, id))
		return -1;
	say(name);
	ask(id, path);
	return *path ? open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) : -1;
}
