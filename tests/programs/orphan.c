/* A child that outlives its parent is traced to its end. exit: 4 */
#include <sys/prctl.h>

#include "expect.h"

int main(void)
{
	if (fork() == 0) {
		usleep(300000);
		expect("getuid*() = %d", getuid());
		expect("exit_group(error_code: 2) = ?");
		expect("exited with 2");
		getuid();
		_exit(2);
	}
	expect("exit_group(error_code: 4) = ?");
	expect("exited with 4");
	return 4;
}
