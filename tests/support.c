/* Runs programs in folders of their own, and takes ptrail's lines apart. */
#include "support.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOBODY = 65534, SECONDS = 60, WORDS = 64 };

static const char *environment(const char *name, const char *fallback)
{
	const char *value = getenv(name);

	return value ? value : fallback;
}

int run_patience(void)
{
	int patience = atoi(environment("PATIENCE", ""));

	return patience > 0 ? patience : SECONDS;
}

char *read_file(const char *path)
{
	size_t size = 0, room = 65536;
	char *text = malloc(room + 1);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t got;

	while (fd >= 0 && (got = read(fd, text + size, room - size)) > 0) {
		size += got;
		if (size == room)
			text = realloc(text, (room *= 2) + 1);
	}
	if (fd >= 0)
		close(fd);
	text[size] = '\0';
	return text;
}

static void copy_program(const char *from, const char *to)
{
	int in = open(from, O_RDONLY | O_CLOEXEC);
	int out = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0755);
	char buffer[65536];
	ssize_t got;

	if (in < 0 || out < 0) {
		fprintf(stderr, "cannot copy %s to %s\n", from, to);
		abort();
	}
	while ((got = read(in, buffer, sizeof(buffer))) > 0)
		if (write(out, buffer, got) != got)
			abort();
	close(in);
	close(out);
}

/* The word of argv as it is to be executed; to be freed. */
static char *resolve(const char *word, const char *folder)
{
	char *from = NULL, *to = NULL;

	if (!strcmp(word, "@trace")) {
		if (asprintf(&to, "%s/trace", folder) < 0)
			abort();
		return to;
	}
	if (!strcmp(word, "@folder"))
		return strdup(folder);
	if (!strcmp(word, "@ptrail")) {
		from = strdup(environment("PTRAIL", "./ptrail"));
		if (asprintf(&to, "%s/ptrail", folder) < 0)
			abort();
	} else if (!strncmp(word, "@bin/", 5)) {
		if (asprintf(&from, "%s/programs/%s",
			     environment("BUILD", "build"), word + 5) < 0 ||
		    asprintf(&to, "%s/%s", folder, word + 5) < 0)
			abort();
		if (access(from, X_OK)) {
			free(from);
			if (asprintf(&from, "%s/helpers/%s",
				     environment("BUILD", "build"),
				     word + 5) < 0)
				abort();
		}
	} else {
		return strdup(word);
	}
	copy_program(from, to);
	free(from);
	return to;
}

static void redirect(const char *folder, const char *name, int fd)
{
	char path[512];
	int file;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
	dup2(file, fd);
	close(file);
}

static void become(enum user user)
{
	if (user != USER_SELF &&
	    (setgroups(0, NULL) || setgid(NOBODY) || setuid(NOBODY)))
		_exit(99);
}

/* Which a shell's & and nohup(1) leave ignored, and the tests send. */
static void __attribute__((constructor)) heed_signals(void)
{
	signal(SIGINT, SIG_DFL);
	signal(SIGQUIT, SIG_DFL);
	signal(SIGHUP, SIG_DFL);
}

static int execute(enum user user, char **argv, const char *folder)
{
	int status = 0, patience = run_patience();
	pid_t pid = fork();

	if (pid == 0) {
		setpgid(0, 0);
		become(user);
		setenv("PTRAIL_CONFIG", "", 0);
		redirect(folder, "out", 1);
		redirect(folder, "err", 2);
		if (chdir(folder))
			_exit(99);
		execvp(argv[0], argv);
		_exit(98);
	}
	for (int i = 0; i < patience * 100; i++) {
		if (waitpid(pid, &status, WNOHANG) == pid)
			return status;
		usleep(i < 100 ? 2000 : 10000);
	}
	fprintf(stderr, "timed out: %s\n", argv[0]);
	kill(-pid, SIGKILL);
	waitpid(pid, &status, 0);
	return SIGALRM;
}

static char *collect(const char *folder, const char *name)
{
	char path[512];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return read_file(path);
}

static int remove_one(const char *path, const struct stat *status, int type,
		      struct FTW *ftw)
{
	(void)status, (void)type, (void)ftw;
	return remove(path);
}

/* Until it is closed, no other test changes what nobody is allowed. */
static int keep_setting(enum user user)
{
	int file = user == USER_NOBODY ? open(PARANOID, O_RDONLY | O_CLOEXEC)
				       : -1;

	if (file >= 0)
		flock(file, LOCK_SH);
	return file;
}

struct run run(enum user user, const char *const *argv)
{
	char folder[] = "/tmp/ptrail-test-XXXXXX", *words[WORDS] = { NULL };
	int setting = keep_setting(user);
	struct run run;

	if (!mkdtemp(folder) || chmod(folder, 0777))
		abort();
	for (int i = 0; argv[i] && i < WORDS - 1; i++)
		words[i] = resolve(argv[i], folder);
	run.status = execute(user, words, folder);
	close(setting);
	run.out = collect(folder, "out");
	run.err = collect(folder, "err");
	run.trace = collect(folder, "trace");
	for (int i = 0; words[i]; i++)
		free(words[i]);
	nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	return run;
}

void run_finish(struct run *run)
{
	free(run->out);
	free(run->err);
	free(run->trace);
}

bool can_be_nobody(void)
{
	return geteuid() == 0;
}

bool have_command(const char *name)
{
	char command[256];

	snprintf(command, sizeof(command), "command -v %s >/dev/null 2>&1",
		 name);
	return system(command) == 0;
}

bool is_sanitized(void)
{
	return strstr(environment("BUILD", ""), "sanitize");
}

const char *run_said(const struct run *run)
{
	static const char built[] = "ptrail: built without ";
	const char *text = run->err;

	while (!strncmp(text, built, sizeof(built) - 1))
		text = strchr(text, '\n') + 1;
	return text;
}

int run_exit_status(const struct run *run)
{
	return WIFEXITED(run->status) ? WEXITSTATUS(run->status)
				      : 128 + WTERMSIG(run->status);
}

char *next_line(char **text)
{
	char *line = *text, *end;

	if (!line || !*line)
		return NULL;
	end = strchr(line, '\n');
	if (end)
		*end = '\0';
	*text = end ? end + 1 : NULL;
	return line;
}

static void skip_blanks(const char **text)
{
	while (**text == ' ')
		(*text)++;
}

const char *perf_refused_by(void)
{
	FILE *file = fopen("/proc/sys/kernel/perf_event_paranoid", "re");
	int level = 3;

	if (file) {
		if (fscanf(file, "%d", &level) != 1)
			level = 3;
		fclose(file);
	}
	return level > 2 ? "perf_event_paranoid=2" : "security module";
}

bool matches(const char *pattern, const char *text)
{
	for (; *pattern; pattern++, text++) {
		if (*pattern == '*') {
			do
				if (matches(pattern + 1, text))
					return true;
			while (*text++);
			return false;
		}
		if (*pattern != *text)
			return false;
		if (*pattern == ' ') {
			skip_blanks(&pattern);
			skip_blanks(&text);
			pattern--, text--;
		}
	}
	skip_blanks(&text);
	return !*text;
}

bool parse_line(const char *text, struct line *line)
{
	const char *rest = text;
	char *end;

	memset(line, 0, sizeof(*line));
	line->time = line->duration = -1;
	if (!strncmp(text, "                                       ", 39)) {
		line->chain = text + 39;
		return true;
	}
	skip_blanks(&rest);
	if (*rest == '?') {
		rest++;
	} else {
		line->time = strtod(rest, &end);
		if (end == rest)
			return false;
		rest = end;
	}
	skip_blanks(&rest);
	if (*rest++ != '(')
		return false;
	line->duration = strtod(rest, &end);
	if (end == rest)
		line->duration = -1;
	rest = strstr(rest, "): ");
	if (!rest)
		return false;
	rest += 3;
	line->body = rest;
	end = strchr(rest, '/');
	if (!end || end - rest > 15 || !isdigit((unsigned char)end[1]))
		return true; /* a note: no thread */
	memcpy(line->comm, rest, end - rest);
	line->tid = strtol(end + 1, &end, 10);
	line->body = *end == ' ' ? end + 1 : end;
	return true;
}
