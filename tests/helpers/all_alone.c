/* A call and page faults in named functions, of a program that needs nothing.
   cflags: -static -O2 -fno-omit-frame-pointer */
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

__attribute__((noipa)) static int look_up(const char *name)
{
	return open(name, O_RDONLY) + 1;
}

__attribute__((noipa)) static int touch(volatile char *page)
{
	*page = 1;
	return *page;
}

int main(void)
{
	char *pages = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	madvise(pages, 1 << 20, MADV_NOHUGEPAGE);
	return look_up("/no/such") + touch(pages) - 1;
}
