/* touch_pages N: touches N fresh pages, and fills one more by a read. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	long count = argc > 1 ? atol(argv[1]) : 100;
	const size_t page = sysconf(_SC_PAGESIZE);
	size_t size = (count + 1) * page;
	volatile char *area = mmap(NULL, size, PROT_READ | PROT_WRITE,
				   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	madvise((void *)area, size, MADV_NOHUGEPAGE);
	for (long i = 0; i < count; i++)
		area[i * page] = 1;
	return read(open("/dev/zero", O_RDONLY), (char *)area + count * page,
		    page) != (ssize_t)page;
}
