/* The vDSO, which the loader reads. Huge pages, where there are any: one fault
   for each, the huge zero page, and those of hugetlbfs. Where there are none
   the same lines are of small pages.
   ptrail: --pf all
   needs: perf new-kernel */
#include <stdint.h>
#include <sys/mman.h>

#include "expect.h"

enum { HUGE = 2 << 20 };

__attribute__((noipa)) static void touch(volatile char *byte)
{
	*byte = 1;
}

__attribute__((noipa)) static int look(volatile const char *byte)
{
	return *byte;
}

int main(void)
{
	char *area = mmap(NULL, 4 * HUGE, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	char *page = mmap(NULL, HUGE, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0);

	area = (char *)(((uintptr_t)area + HUGE - 1) & -(uintptr_t)HUGE);
	madvise(area, 3 * HUGE, MADV_HUGEPAGE);
	expect("minfault [*] => [vdso]@* (d.)");
	touch(area + 12345);
	expect("minfault [touch+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + 12345));
	/* The huge zero page, which a write replaces. */
	look(area + HUGE + 12346);
	expect("minfault [look+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + HUGE + 12346));
	touch(area + HUGE + 12347);
	expect("minfault [touch+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + HUGE + 12347));
	if (page != MAP_FAILED) {
		touch(page + 12348);
		expect("minfault [touch+0x*] => /anon_hugepage*@%p (d.)",
		       FAULT_AT(page + 12348));
	}
	return 0;
}
