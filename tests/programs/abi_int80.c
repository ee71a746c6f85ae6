/* Calls by int 0x80 from 64-bit code: their own numbers, structs and pairs. */
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "expect.h"

#ifndef __x86_64__
EXPECT_NOTHING_HERE
#else
enum { I386_NANOSLEEP = 162, I386_PREAD64 = 180, I386_STAT64 = 195 };

static long int80(long number, long a, long b, long c, const long *rest)
{
	long result = number;

	/* r8 to r11 are not kept by the way in. */
	__asm__ volatile("int $0x80"
			 : "+a"(result)
			 : "b"(a), "c"(b), "d"(c), "S"(rest[0]), "D"(rest[1])
			 : "memory", "r8", "r9", "r10", "r11");
	return result;
}

static const long nothing[2];

/* A kernel without the 32-bit entry kills who tries. */
static int is_refused(void)
{
	int status = 0;
	pid_t pid = fork();

	if (pid == 0) {
		int80(20, 0, 0, 0, nothing);
		_exit(0);
	}
	waitpid(pid, &status, 0);
	return status != 0;
}

int main(void)
{
	static const long position[2] = { 5, 1 };
	char *low = mmap(NULL, 4096, PROT_READ | PROT_WRITE,
			 MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
	int fd = open("/dev/zero", O_RDONLY);
	int32_t time[2] = { 0, 1000 };
	long at = (long)low;

	if (is_refused()) {
		fprintf(stderr, "skipped: no int 0x80 here\n");
		syscall(SYS_getppid);
		expect("getppid() = *");
		return 0;
	}
	memcpy(low, time, sizeof(time));
	strcpy(low + 100, "/dev/null");
	int80(I386_NANOSLEEP, at, 0, 0, nothing);
	expect("nanosleep(rqtp: { .tv_sec: 0, .tv_nsec: 1000 }) = 0");
	int80(I386_PREAD64, fd, at + 200, 3, position);
	expect("pread64(fd: %d</dev/zero>, buf: \"\\000\\000\\000\", count: 3, pos: 4294967301) = 3",
	       fd);
	int80(I386_STAT64, at + 100, at + 300, 0, nothing);
	expect("stat64(filename: \"/dev/null\", statbuf: { .st_dev: *, .__st_ino: *, .st_mode: IFCHR|0666, .st_nlink: 1, *.st_rdev: 1:3, .st_size: 0, *}) = 0");
	return 0;
}
#endif
