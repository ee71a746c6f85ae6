/* What is mapped where a fault touched, for each kind of mapping.
   ptrail: --pf all
   needs: perf new-kernel */
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/wait.h>

#include "expect.h"

enum { PAGE_MAX = 65536 };

static char zeros[4 * PAGE_MAX];
static size_t page;

__attribute__((noipa)) static void touch(volatile char *byte)
{
	*byte = 1;
}

__attribute__((noipa)) static int look(volatile const char *byte)
{
	return *byte;
}

static char *aligned(char *address)
{
	return (char *)(((uintptr_t)address + page - 1) & -page);
}

static char *map(size_t size, int protection, int flags, int fd, long offset)
{
	char *area = mmap(NULL, size, protection, flags, fd, offset);

	if (area == MAP_FAILED)
		exit(1);
	madvise(area, size, MADV_NOHUGEPAGE);
	return area;
}

/* Every line that is to come, in order: made first, printed at the end. */
static void anonymous(void)
{
	char *area = map(4 * page, PROT_READ | PROT_WRITE,
			 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	touch(area + 5);
	expect("minfault [touch+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + 5));
	/* Reading maps the zero page, writing replaces it. */
	look(area + page + 7);
	touch(area + page + 8);
	expect("minfault [look+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + page + 7));
	expect("minfault [touch+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + page + 8));
}

static void unmapped_again(void)
{
	char *area = map(page, PROT_READ | PROT_WRITE,
			 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	char *other;

	touch(area + 1);
	munmap(area, page);
	other = mmap(area, page, PROT_READ, MAP_PRIVATE | MAP_FIXED,
		     open("/proc/self/exe", O_RDONLY), 0);
	look(other + 2);
	expect("minfault [touch+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + 1));
	expect("minfault [look+0x*] => *fault_maps@0x* (d.)");
}

/* Older kernels take it up again when its page is dirty, and call it major. */
static void shared(void)
{
	char *area = map(2 * page, PROT_READ | PROT_WRITE,
			 MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	int memfd = memfd_create("mine", 0);
	char *memory;

	touch(area + page + 3);
	expect("*fault [touch+0x*] => /dev/zero (deleted)@%p (d.)",
	       FAULT_AT(area + page + 3));
	if (ftruncate(memfd, 3 * page))
		exit(1);
	memory = map(2 * page, PROT_READ | PROT_WRITE, MAP_SHARED, memfd, page);
	touch(memory + page + 4);
	expect("*fault [touch+0x*] => /memfd:mine (deleted)@0x%zx (d.)",
	       (size_t)FAULT_AT(2 * page + 4));
}

static void system_v(void)
{
	int id = shmget(IPC_PRIVATE, page, IPC_CREAT | 0600);
	char *area = id < 0 ? (void *)-1 : shmat(id, NULL, 0);

	if (area == (void *)-1)
		return;
	touch(area + 6);
	shmctl(id, IPC_RMID, NULL);
	expect("*fault [touch+0x*] => /SYSV00000000*@%p (d.)",
	       FAULT_AT(area + 6));
}

static void program_memory(void)
{
	char *heap = sbrk(4 * page), *stack;
	char room[4 * PAGE_MAX];

	/* musl's gives nothing. */
	if (heap != (void *)-1) {
		touch(heap + 2 * page + 9);
		expect("minfault [touch+0x*] => [heap]@%p (d.)",
		       FAULT_AT(heap + 2 * page + 9));
	}
	/* Its low end, which nothing else is near to. */
	stack = aligned(room);
	touch(stack + 11);
	expect("minfault [touch+0x*] => [stack]@%p (d.)",
	       FAULT_AT(stack + 11));
	touch(aligned(zeros) + page + 12);
	expect("minfault [touch+0x*] => //anon@%p (d.)",
	       FAULT_AT(aligned(zeros) + page + 12));
}

/* A page that a fork shares is copied when it is written. */
static void copied_on_write(void)
{
	char *area = map(page, PROT_READ | PROT_WRITE,
			 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	touch(area + 13);
	expect("minfault [touch+0x*] => //anon@%p (d.)",
	       FAULT_AT(area + 13));
	if (fork() == 0) {
		touch(area + 14);
		expect("minfault [touch+0x*] => //anon@%p (d.)",
		       FAULT_AT(area + 14));
		_exit(0);
	}
	wait(NULL);
}

/* Goes into a file; the linker names where it is. */
__attribute__((noipa, section("made"))) static void code(void)
{
}

extern const char __start_made[], __stop_made[];

/* Fetching an instruction, too, of a file without write permission. */
static void instruction(void)
{
	int memfd = memfd_create("code", 0);
	ssize_t size = __stop_made - __start_made;
	/* An odd address chooses a set of instructions. */
	uintptr_t within = (uintptr_t)code - (uintptr_t)__start_made;
	char *area;

	if (write(memfd, __start_made, size) != size)
		exit(1);
	area = map(page, PROT_READ | PROT_EXEC, MAP_PRIVATE, memfd, 0);
	((void (*)(void))(area + within))();
	within &= ~(uintptr_t)1;
	expect("minfault [0x%lx] => /memfd:code (deleted)@0x%lx (x.)",
	       (long)within, (long)within);
}

int main(void)
{
	page = sysconf(_SC_PAGESIZE);
	anonymous();
	unmapped_again();
	shared();
	system_v();
	program_memory();
	copied_on_write();
	instruction();
	return 0;
}
