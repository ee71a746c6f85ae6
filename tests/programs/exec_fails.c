/* Execs that fail, in a thread and in a vfork child: nobody ends of it. */
#include <errno.h>
#include <sys/wait.h>

#include "expect.h"

static void *try(void *arg)
{
	char *argv[] = { "/nonexistent", NULL };

	expect("execve(filename: \"/nonexistent\", *) = -1 ENOENT (No such file or directory)");
	execv(argv[0], argv);
	need(errno == ENOENT);
	expect("getppid() = *");
	syscall(SYS_getppid);
	return arg;
}

int main(void)
{
	pthread_t thread;

	pthread_create(&thread, NULL, try, NULL);
	pthread_join(thread, NULL);
	expect("getuid*() = %d", getuid());
	expect("exited with 0");
	return 0;
}
