/* The end by a signal that nobody handles. exit: 137 */
#include <signal.h>

#include "expect.h"

int main(void)
{
	expect("kill(pid: %d (killed), sig: KILL) = ?", getpid());
	expect("killed by KILL");
	kill(getpid(), SIGKILL);
	return 0;
}
