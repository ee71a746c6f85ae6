/* The search of execvp(3), done before anything is started. */
#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool executable(const char *path)
{
	struct stat status;

	if (stat(path, &status) ||
	    faccessat(AT_FDCWD, path, X_OK, AT_EACCESS))
		return false;
	if (S_ISREG(status.st_mode))
		return true;
	errno = EACCES;
	return false;
}

/* An empty element of PATH is the current directory. */
static char *join(const char *directory, size_t length, const char *name)
{
	char *path;

	if (!length) {
		directory = ".";
		length = 1;
	}
	if (asprintf(&path, "%.*s/%s", (int)length, directory, name) < 0)
		return NULL;
	return path;
}

char *command_find(const char *name)
{
	const char *directory = getenv("PATH"), *end;
	int error = ENOENT;
	char *path;

	if (strchr(name, '/') || !*name)
		return strdup(name);
	for (directory = directory ? directory : "/bin:/usr/bin"; directory;
	     directory = *end ? end + 1 : NULL) {
		end = strchrnul(directory, ':');
		path = join(directory, end - directory, name);
		if (!path || executable(path))
			return path;
		if (errno == EACCES)
			error = EACCES;
		free(path);
	}
	errno = error;
	return NULL;
}
