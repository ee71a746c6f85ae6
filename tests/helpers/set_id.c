/* set_id: prints its effective ids. Two execs, so that "once" can be tested. */
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	char *again[] = { argv[0], "again", NULL };

	if (argc > 1)
		printf("%d\n", (int)geteuid());
	else
		execv(argv[0], again);
	return 0;
}
