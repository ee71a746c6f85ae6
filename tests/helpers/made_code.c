/*
 * Makes N pieces of code, each where none was before, and calls getppid()
 * from it: addresses that nobody sees again.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SIZE = 4096 };

/* push %rbp; mov %rsp,%rbp; call *%rdi; pop %rbp; ret */
static const unsigned char code[] = {
	0x55, 0x48, 0x89, 0xe5, 0xff, 0xd7, 0x5d, 0xc3,
};

static int callback(void)
{
	return syscall(SYS_getppid) + 1;
}

int main(int argc, char **argv)
{
	long count = argc > 1 ? atol(argv[1]) : 1;
	char *next = (char *)(uintptr_t)0x200000000000;

	for (; count > 0; count--, next += 2 * SIZE) {
		void *page = mmap(next, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC,
				  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

		if (page == MAP_FAILED)
			return 1;
		memcpy(page, code, sizeof(code));
		((void (*)(int (*)(void)))page)(callback);
		munmap(page, SIZE);
	}
	return 0;
}
