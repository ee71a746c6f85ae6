/* A page fault in a function that has called another: what a link register
   still has then is no caller. ptrail: --pf min --call-graph fp
   needs: perf
   cflags: -O1 -fno-omit-frame-pointer -fno-optimize-sibling-calls */
#include "frames.h"

#include <sys/mman.h>

#include "expect.h"

__attribute__((noipa)) static int helper(int n)
{
	return n + 1;
}

__attribute__((noipa)) static void touch(volatile char *byte)
{
	*byte = helper(1);
}

__attribute__((noipa)) static int outer(char *area)
{
	touch(area);
	return area[0];
}

int main(void)
{
	char *area = mmap(NULL, 2 * sysconf(_SC_PAGESIZE),
			  PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
			  -1, 0);

	madvise(area, 2 * sysconf(_SC_PAGESIZE), MADV_NOHUGEPAGE);
	expect("minfault [touch+0x*] => //anon@%p (d.)", FAULT_AT(area));
	expect("> touch (*fault_behind_call)");
	expect(">! touch (*fault_behind_call)");
	if (kernel_finds_callers()) {
		expect("> outer (*fault_behind_call)");
		expect(">! outer (*fault_behind_call)");
		expect("> main (*fault_behind_call)");
	}
	return outer(area) != 2;
}
