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

enum { SIZE = 65536 };

/* To be copied elsewhere: it must refer to nothing. The linker names its ends. */
__attribute__((noipa, section("made"))) static void code(int (*call)(void))
{
	call();
	__asm__ volatile("");
}

extern const char __start_made[], __stop_made[];

static int callback(void)
{
	return syscall(SYS_getppid) + 1;
}

int main(int argc, char **argv)
{
	long count = argc > 1 ? atol(argv[1]) : 1;
	uintptr_t within = (uintptr_t)code - (uintptr_t)__start_made;
	char *next = (char *)(uintptr_t)0x200000000000;

	for (; count > 0; count--, next += 2 * SIZE) {
		char *page = mmap(next, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC,
				  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

		if (page == MAP_FAILED)
			return 1;
		memcpy(page, __start_made, __stop_made - __start_made);
		__builtin___clear_cache(page, page + SIZE);
		((void (*)(int (*)(void)))(page + within))(callback);
		munmap(page, SIZE);
	}
	return 0;
}
