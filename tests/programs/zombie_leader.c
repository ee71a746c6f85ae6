/* The first thread ends before the others; the process lives on. exit: 6 */
#include <stdlib.h>

#include "expect.h"

static pthread_t leader;

static void *outlive(void *arg)
{
	pthread_join(leader, NULL);
	expect("getuid*() = %d", (int)getuid());
	expect("exit_group(error_code: 6) = ?");
	getuid();
	_exit(6);
	return arg;
}

int main(void)
{
	pthread_t thread;

	leader = pthread_self();
	expect("exit() = ?");
	pthread_create(&thread, NULL, outlive, NULL);
	pthread_exit(NULL);
}
