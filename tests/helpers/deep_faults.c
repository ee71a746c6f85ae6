/* deep_faults: faults with a small stack, many of them, then some as many
   frames down as go far beyond what a record keeps, then with a small one. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SHALLOW = 400, DEEP = 100, FRAMES = 60 };

static char *area;
static size_t page;

__attribute__((noipa)) static void touch(volatile char *byte)
{
	*byte = 1;
}

__attribute__((noipa)) static void touch_pages(char *pages, int count)
{
	for (int i = 0; i < count; i++)
		touch(pages + i * page);
	__asm__ volatile("" ::: "memory");
}

__attribute__((noipa)) static void descend(int depth)
{
	volatile char room[500];

	memset((char *)room, depth, sizeof(room));
	if (depth)
		descend(depth - 1);
	else
		touch_pages(area + SHALLOW * page, DEEP);
	room[0]++;
}

int main(void)
{
	size_t size;

	page = sysconf(_SC_PAGESIZE);
	size = (2 * SHALLOW + DEEP) * page;
	area = mmap(NULL, size, PROT_READ | PROT_WRITE,
		    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	madvise(area, size, MADV_NOHUGEPAGE);
	touch_pages(area, SHALLOW);
	descend(FRAMES);
	touch_pages(area + (SHALLOW + DEEP) * page, SHALLOW);
	return 0;
}
