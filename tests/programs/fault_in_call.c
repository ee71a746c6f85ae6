/* A fault that the kernel takes in a call: its frames, then the caller's; an
   ordinary user sees how many there were.
   ptrail: --pf min --call-graph dwarf
   needs: perf
   cflags: -O2 -fomit-frame-pointer */
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>

#include "expect.h"

__attribute__((noipa)) static int fill(int fd, char *page)
{
	return syscall(SYS_read, fd, page, 64) != 64;
}

int main(void)
{
	int zero = open("/dev/zero", O_RDONLY), failed;
	char *page = mmap(NULL, 64, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	failed = fill(zero, page);
	if (geteuid() == 0) {
		expect("minfault [*] => //anon@%p (dk)", page);
		expect("> syscall (*libc.so.6)");
		expect("> fill (*fault_in_call)");
		expect("> main (*fault_in_call)");
		expect("read(fd: 3</dev/zero>, *) = 64");
	} else {
		expect("read(fd: 3</dev/zero>, *) = 64 faults: ~1");
	}
	expect("> syscall (*libc.so.6)");
	expect("> fill (*fault_in_call)");
	return failed;
}
