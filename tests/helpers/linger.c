/*
 * linger MS: leaves a process that lives MS milliseconds more and writes its
 * number first, then its TracerPid, and "done" at its end; ends with status 5.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print_tracer(void)
{
	FILE *status = fopen("/proc/self/status", "re");
	char line[512];

	while (status && fgets(line, sizeof(line), status))
		if (!strncmp(line, "TracerPid:", 10))
			fputs(line, stdout);
	if (status)
		fclose(status);
}

int main(int argc, char **argv)
{
	long ms = argc > 1 ? atol(argv[1]) : 0;

	if (fork())
		return 5;
	setsid();
	printf("%d\n", (int)getpid());
	fflush(stdout);
	usleep(ms * 1000);
	print_tracer();
	puts("done");
	return 0;
}
