/*
 * A program that brings its pages itself: who would read them at a stop waits
 * for a thread that waits for him.
 */
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

#include "expect.h"

enum { PAGES = 4 };

static char *area;

/* All bytes of the page are those of a name that there is not. */
static void *bring(void *descriptor)
{
	static char page[1 << 16] = "/nowhere";
	int serving = *(int *)descriptor;
	long size = sysconf(_SC_PAGESIZE);
	struct uffd_msg message;

	while (read(serving, &message, sizeof(message)) == sizeof(message)) {
		uint64_t address = message.arg.pagefault.address;
		struct uffdio_copy copy = {
			.dst = address - address % size,
			.src = (uintptr_t)page,
			.len = size,
		};

		need(!ioctl(serving, UFFDIO_COPY, &copy));
	}
	return NULL;
}

static void serve(int serving, size_t size)
{
	struct uffdio_api api = { .api = UFFD_API };
	struct uffdio_register range = {
		.range = { (uintptr_t)area, size },
		.mode = UFFDIO_REGISTER_MODE_MISSING,
	};
	static int descriptor;
	pthread_t thread;

	descriptor = serving;
	need(!ioctl(serving, UFFDIO_API, &api));
	need(!ioctl(serving, UFFDIO_REGISTER, &range));
	need(!pthread_create(&thread, NULL, bring, &descriptor));
}

int main(void)
{
	int serving = syscall(SYS_userfaultfd, O_CLOEXEC);
	long size = sysconf(_SC_PAGESIZE);

	if (serving < 0) {
		fprintf(stderr, "skipped: no such faults here\n");
		syscall(SYS_getppid);
		expect("getppid() = *");
		return 0;
	}
	area = mmap(NULL, PAGES * size, PROT_READ | PROT_WRITE,
		    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	need(area != MAP_FAILED);
	serve(serving, PAGES * size);
	for (int i = 0; i < PAGES; i++) {
		char *name = area + i * size;

		need(open(name, O_RDONLY) < 0);
		expect("open*(*filename: 0x%lx*) = -1 ENOENT (*", (long)name);
		need(open(name, O_RDONLY) < 0);
		expect("open*(*filename: \"/nowhere\"*) = -1 ENOENT (*");
	}
	return 0;
}
