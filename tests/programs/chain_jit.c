/* Code made as the program runs, with names and without.
   ptrail: --call-graph dwarf
   cflags: -O2 -fno-omit-frame-pointer */
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "expect.h"

/* push %rbp; mov %rsp,%rbp; call *%rdi; pop %rbp; ret */
static const unsigned char code[] = {
	0x55, 0x48, 0x89, 0xe5, 0xff, 0xd7, 0x5d, 0xc3,
};

static int callback(void)
{
	return syscall(SYS_getppid) + 1;
}

static void name_it(const char *path, const char *how, const void *start,
		    const char *name)
{
	FILE *file = fopen(path, how);

	fprintf(file, "%lx %lx %s\n", (unsigned long)(uintptr_t)start,
		(unsigned long)sizeof(code), name);
	fclose(file);
}

static void expect_chain(const char *name)
{
	expect("getppid() = *");
	expect("> callback (*chain_jit)");
	expect("> %s", name);
	expect("> main (*chain_jit)");
}

int main(void)
{
	void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	void (*made)(int (*)(void)) = (void (*)(int (*)(void)))page;
	char path[64];

	snprintf(path, sizeof(path), "/tmp/perf-%d.map", getpid());
	memcpy(page, code, sizeof(code));
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
