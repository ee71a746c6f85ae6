/* A plain exit with a status. exit: 3 */
#include "expect.h"

int main(int argc, char **argv)
{
	(void)argc;
	expect("execve(filename: \"%s\", argv: [\"%s\"], envp: [*] /* * vars */) = 0",
	       argv[0], argv[0]);
	expect("exit_group(error_code: 3) = ?");
	expect("exited with 3");
	return 3;
}
