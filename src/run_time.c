/* Reads /proc/TID/schedstat, which is one line of three numbers. */
#include "run_time.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { SHARE = 2 }; /* of the descriptors there may be, one in so many */

void run_time_init(struct run_time_file *file)
{
	file->fd = -1;
	file->refused = false;
}

void run_time_finish(struct run_time_file *file)
{
	if (file->fd >= 0)
		close(file->fd);
	run_time_init(file);
}

/* The lowest that is free is what open(2) takes. */
static bool is_too_high(int fd)
{
	struct rlimit limit;

	return !getrlimit(RLIMIT_NOFILE, &limit) &&
	       (rlim_t)fd >= limit.rlim_cur / SHARE;
}

static bool open_file(struct run_time_file *file, pid_t tid)
{
	char path[48];

	snprintf(path, sizeof(path), "/proc/%d/schedstat", tid);
	file->fd = open(path, O_RDONLY | O_CLOEXEC);
	if (file->fd < 0 || !is_too_high(file->fd))
		return file->fd >= 0;
	run_time_finish(file);
	return false;
}

/* It is read at each stop: strtoull(3) would take as long as the rest of it. */
static uint64_t take_number(const char **text)
{
	const char *at = *text;
	uint64_t number = 0;

	while (*at == ' ')
		at++;
	for (; *at >= '0' && *at <= '9'; at++)
		number = number * 10 + (*at - '0');
	*text = at;
	return number;
}

static bool parse(const char *line, struct run_time *time)
{
	time->on_cpu = take_number(&line);
	time->waited = take_number(&line);
	time->switches_in = take_number(&line);
	/* All are zero where there are no statistics. */
	return time->switches_in && *line == '\n';
}

static bool read_file(struct run_time_file *file, struct run_time *time)
{
	char line[96];
	ssize_t length;

	if (file->fd < 0)
		return false;
	length = pread(file->fd, line, sizeof(line) - 1, 0);
	if (length <= 0)
		return false;
	line[length] = '\0';
	return parse(line, time);
}

bool run_time_read(struct run_time_file *file, pid_t tid,
		   struct run_time *time)
{
	if (file->refused)
		return false;
	if (read_file(file, time))
		return true;
	/* Behind an exec, the number is another thread's. */
	run_time_finish(file);
	file->refused = !open_file(file, tid) || !read_file(file, time);
	if (!file->refused)
		return true;
	run_time_finish(file);
	file->refused = true;
	return false;
}

bool run_time_of_process(pid_t pid, uint64_t *on_cpu)
{
	enum { SCHED = 2 }; /* which of its clocks */
	struct timespec time;

	/* The C library's way to it asks the kernel first, each time. */
	if (clock_gettime((clockid_t)(~(unsigned)pid << 3 | SCHED), &time))
		return false;
	*on_cpu = time.tv_sec * UINT64_C(1000000000) + time.tv_nsec;
	return true;
}

bool run_time_is_kept(pid_t tid)
{
	struct run_time_file file;
	struct run_time time;
	bool kept;

	run_time_init(&file);
	kept = run_time_read(&file, tid, &time);
	run_time_finish(&file);
	return kept;
}
