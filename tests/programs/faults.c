/* Page faults among calls. ptrail: --pf min --call-graph fp
   needs: perf
   cflags: -O1 -fno-omit-frame-pointer -fno-optimize-sibling-calls */
#include <sys/mman.h>

#include "expect.h"

enum { PAGES = 4 };

__attribute__((noipa)) static void touch(volatile char *page)
{
	/* Even a leaf has a frame if it asks where that is. */
	__asm__ volatile("" : : "r"(__builtin_frame_address(0)));
	*page = 1;
}

__attribute__((noipa)) static int touch_all(char *area)
{
	for (int i = 0; i < PAGES; i++)
		touch(area + i * 4096 + 5);
	return area[0];
}

int main(void)
{
	char *area = mmap(NULL, PAGES * 4096, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	madvise(area, PAGES * 4096, MADV_NOHUGEPAGE);
	expect("madvise(start: %p, len_in: 16384, behavior: MADV_NOHUGEPAGE) = 0",
	       area);
	syscall(SYS_getppid);
	expect("getppid() = *");
	for (int i = 0; i < PAGES; i++) {
		expect("minfault [touch+0x*] => //anon@%p (d.)",
		       area + i * 4096 + 5);
		expect("> touch (*faults)");
		expect("> touch_all (*faults)");
		expect("> main (*faults)");
	}
	touch_all(area);
	syscall(SYS_getuid);
	expect("getuid() = %d", getuid());
	return 0;
}
