/*
 * many_files N: runs N programs one after the other, each from a file of its
 * own, and prints the tracer's memory in KiB at half of them and at the end.
 * cflags: -static
 */
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void copy(const char *to)
{
	int in = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
	int out = open(to, O_WRONLY | O_CREAT | O_CLOEXEC, 0755);
	struct stat status;

	if (fstat(in, &status) ||
	    sendfile(out, in, NULL, status.st_size) != status.st_size)
		abort();
	close(in);
	close(out);
}

static void run(int number)
{
	char name[32];
	char *argv[] = { name, NULL };
	pid_t pid;

	snprintf(name, sizeof(name), "./program-%d", number);
	copy(name);
	if (posix_spawn(&pid, name, NULL, NULL, argv, NULL) ||
	    waitpid(pid, NULL, 0) != pid)
		abort();
	unlink(name);
}

/* The number behind a key in /proc/PID/status. */
static long status_of(const char *pid, const char *format)
{
	char path[64], line[256];
	long value = 0;
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%s/status", pid);
	file = fopen(path, "r");
	while (file && fgets(line, sizeof(line), file) &&
	       sscanf(line, format, &value) != 1)
		;
	if (file)
		fclose(file);
	return value;
}

static void print_memory(void)
{
	char tracer[32];

	snprintf(tracer, sizeof(tracer), "%ld",
		 status_of("self", "TracerPid: %ld"));
	printf("%ld\n", status_of(tracer, "VmRSS: %ld"));
}

int main(int argc, char **argv)
{
	int count = argc > 1 ? atoi(argv[1]) : 0, i;

	for (i = 0; i < count; i++) {
		run(i);
		if (i == count / 2)
			print_memory();
	}
	if (count)
		print_memory();
	return 0;
}
