/* A fault that the kernel takes in a call that is not shown, and does not stop:
   the caller is in the piece of the stack that its record has.
   ptrail: --pf min --call-graph dwarf --no-syscalls
   needs: perf
   cflags: -O2 -fomit-frame-pointer */
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>

#include "expect.h"

__attribute__((noipa)) static int fill(int fd, char *page)
{
	return syscall(SYS_read, fd, page, 4096) != 4096;
}

__attribute__((noipa)) static void touch(volatile char *page)
{
	*page = 1;
}

int main(void)
{
	const int size = sysconf(_SC_PAGESIZE);
	int zero = open("/dev/zero", O_RDONLY), failed;
	char *page = mmap(NULL, 2 * size, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	failed = fill(zero, page);
	touch(page + size);
	if (geteuid() == 0) {
		expect("minfault [*] => //anon@%p (dk)", page);
		expect("> syscall (*libc.so.6)");
		expect("> fill (*fault_in_hidden_call)");
		expect("> main (*fault_in_hidden_call)");
	}
	expect("minfault [touch+0x*] => //anon@%p (d.)", page + size);
	return failed;
}
