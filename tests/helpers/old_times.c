/*
 * old_times: fifty times a getppid(), a fault in main and a getuid(), a
 * millisecond apart.
 */
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void)
{
	enum { TIMES = 50 };
	const size_t page = sysconf(_SC_PAGESIZE);
	volatile char *pages = mmap(NULL, TIMES * page, PROT_READ | PROT_WRITE,
				    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	for (int i = 0; i < TIMES; i++) {
		syscall(SYS_getppid);
		usleep(300);
		pages[i * page] = 1;
		usleep(300);
		syscall(SYS_getuid);
	}
	return 0;
}
