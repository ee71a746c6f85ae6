/* Code made as the program runs, with names and without.
   ptrail: --call-graph dwarf
   cflags: -O2 -fno-omit-frame-pointer -fno-stack-protector */
#include "frames.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "expect.h"

enum { SIZE = 65536 };

/* To be copied elsewhere: it must refer to nothing. */
__attribute__((noipa, section("made"))) static void code(int (*call)(void))
{
	call();
	__asm__ volatile("");
}

/* By the linker. */
extern const char __start_made[], __stop_made[];

static int callback(void)
{
	return syscall(SYS_getppid) + 1;
}

static void name_it(const char *path, const char *how, const void *start,
		    const char *name)
{
	FILE *file = fopen(path, how);

	fprintf(file, "%lx %lx %s\n", (unsigned long)(uintptr_t)start,
		(unsigned long)(__stop_made - __start_made), name);
	fclose(file);
}

static void expect_chain(const char *name)
{
	expect("getppid() = *");
	expect("> callback (*chain_jit)");
	expect("> %s", name);
	expect("> main (*chain_jit)");
}

static void *copy_code(void)
{
	char *page = mmap(NULL, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	memcpy(page, __start_made, __stop_made - __start_made);
	__builtin___clear_cache(page, page + SIZE);
	return page;
}

int main(void)
{
	uintptr_t within = (uintptr_t)code - (uintptr_t)__start_made;
	char *page = copy_code();
	void (*made)(int (*)(void)) = (void (*)(int (*)(void)))(page + within);
	char path[64];

	snprintf(path, sizeof(path), "/tmp/perf-%d.map", getpid());
	expect_chain("[0x*] (//anon)");
	expect_chain("first name (/tmp/perf-*.map)");
	expect_chain("second name (/tmp/perf-*.map)");
	made(callback);
	name_it(path, "w", page, "first name");
	made(callback);
	/* The same place has another name from now on. */
	name_it(path, "a", page, "second name");
	made(callback);
	unlink(path);
	return 0;
}
