/*
 * The same as thread_exec, with a filter: no call of the new program is lost.
 * ptrail: -e execve,getppid,getuid
 */
#include <stdlib.h>

#include "expect.h"

static void *sleep_long(void *arg)
{
	(void)arg;
	sleep(100);
	return NULL;
}

static void *become(void *path)
{
	char *argv[] = { path, "again", NULL };

	execv(path, argv);
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t sleeper, other;

	if (argc > 1) {
		expect("execve(filename: \"%s\", argv: [\"%s\", \"again\"], *) = 0",
		       argv[0], argv[0]);
		expect("getppid() = *");
		expect("getuid() = *");
		expect("exited with 0");
		getppid();
		syscall(SYS_getuid);
		return 0;
	}
	pthread_create(&sleeper, NULL, sleep_long, NULL);
	pthread_create(&other, NULL, become, argv[0]);
	pthread_join(other, NULL);
	return 1;
}
