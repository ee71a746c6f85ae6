/* Page faults among calls. ptrail: --pf min --call-graph fp
   needs: perf
   cflags: -O1 -fno-omit-frame-pointer -fno-optimize-sibling-calls */
#include "frames.h"

#include <sys/mman.h>

#include "expect.h"

enum { PAGES = 4 };

static int page;

__attribute__((noipa)) static void touch(volatile char *byte)
{
	/* Even a leaf has a frame if it asks where that is. */
	__asm__ volatile("" : : "r"(__builtin_frame_address(0)));
	*byte = 1;
}

__attribute__((noipa)) static int touch_all(char *area)
{
	for (int i = 0; i < PAGES; i++)
		touch(area + i * page + 5);
	return area[0];
}

int main(void)
{
	char *area;

	page = sysconf(_SC_PAGESIZE);
	area = mmap(NULL, PAGES * page, PROT_READ | PROT_WRITE,
		    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	madvise(area, PAGES * page, MADV_NOHUGEPAGE);
	expect("madvise(start: %p, len_in: %d, behavior: MADV_NOHUGEPAGE) = *",
	       area, PAGES * page);
	syscall(SYS_getppid);
	expect("getppid() = *");
	for (int i = 0; i < PAGES; i++) {
		expect("minfault [touch+0x*] => //anon@%p (d.)",
		       FAULT_AT(area + i * page + 5));
		expect("> touch (*faults)");
		if (!kernel_finds_callers())
			continue;
		expect("> touch_all (*faults)");
		expect("> main (*faults)");
	}
	touch_all(area);
	syscall(SYS_getuid);
	expect("getuid() = %d", getuid());
	return 0;
}
