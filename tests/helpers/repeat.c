/* repeat N getppid|access: makes that call N times, and few others. */
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	long count = argc > 2 ? atol(argv[1]) : 0;

	for (long i = 0; i < count; i++) {
		if (!strcmp(argv[2], "access"))
#ifdef SYS_access
			syscall(SYS_access, "/nonexistent", F_OK);
#else
			syscall(SYS_faccessat, -100, "/nonexistent", F_OK);
#endif
		else
			syscall(SYS_getppid);
	}
	return 0;
}
