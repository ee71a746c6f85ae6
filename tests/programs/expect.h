/*
 * A program under tests/programs does something and prints the lines that
 * ptrail must show for it; test_live.c runs it and compares. In a comment it
 * may say "ptrail: OPTIONS", "exit: STATUS", "needs: perf", "cflags: FLAGS",
 * "says: MESSAGE" (on standard error, where otherwise nothing may appear).
 *
 * expect() names the body of a line of this thread, that is without time,
 * duration and comm/tid; '*' stands for anything, blanks are folded. The lines
 * of a thread must come in that order, with others in between. A body that
 * begins with '>' is a frame of the chain below the line before, one that
 * begins with '!' must not be there at all, nor a frame that begins with ">!".
 */
#ifndef PTRAIL_TESTS_EXPECT_H
#define PTRAIL_TESTS_EXPECT_H

#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/*
 * Of a frame other C libraries have other names, and no information on how
 * their functions are left: who called them is guessed.
 */
static void expect_text(const char *format, va_list args)
{
#ifdef __GLIBC__
	vprintf(format, args);
#else
	static const char own[] = "libc.so.6";
	bool frame = format[0] == '>' && format[1] != '!';
	char text[4096], *at;

	vsnprintf(text, sizeof(text), format, args);
	at = frame ? strstr(text, own) : NULL;
	if (at)
		printf("%.*slibc*%s", (int)(at - text), text,
		       at + sizeof(own) - 1);
	else
		fputs(text, stdout);
	if (frame)
		putchar('*');
#endif
}

__attribute__((format(printf, 2, 3), unused)) static void
expect_of(int tid, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	flockfile(stdout);
	printf("%d ", tid);
	expect_text(format, args);
	putchar('\n');
	/* Children and exec must not print it again or lose it. */
	fflush(stdout);
	funlockfile(stdout);
	va_end(args);
}

#define expect(...) expect_of(syscall(SYS_gettid), __VA_ARGS__)

/* What the program must find as it would find it untraced. */
#define need(condition)                                                       \
	do {                                                                  \
		if (!(condition)) {                                           \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__,      \
				__LINE__, #condition);                        \
			_exit(99);                                            \
		}                                                             \
	} while (0)

/* Waits until a thread sleeps, which it does not at ptrail's stops. */
__attribute__((unused)) static void await_sleep(pid_t tid)
{
	char path[64], line[512];
	const char *end = NULL;
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%d/stat", tid);
	while (!end || strncmp(end, ") S", 3)) {
		usleep(1000);
		file = fopen(path, "r");
		end = file && fgets(line, sizeof(line), file)
			      ? strrchr(line, ')')
			      : NULL;
		if (file)
			fclose(file);
	}
}

/* clone(2) of the whole process; on some machines the stack comes first. */
#ifdef __s390x__
#define clone_all(flags) syscall(SYS_clone, 0, flags, 0, 0, 0)
#else
#define clone_all(flags) syscall(SYS_clone, flags, 0, 0, 0, 0)
#endif

/* Where there is no vfork, libc makes it of clone. */
#ifdef SYS_vfork
#define VFORK "vfork()"
#else
#define VFORK "clone(*VFORK*)"
#endif

/* Of a fault some kernels tell its page alone. */
#if defined(__arm__) || defined(__s390x__)
#define FAULT_AT(address) ((void *)((uintptr_t)(address) & -4096))
#else
#define FAULT_AT(address) (address)
#endif

/* One of them tells the program no more, either. */
#ifdef __s390x__
#define SEGV_AT(address) FAULT_AT(address)
#else
#define SEGV_AT(address) (address)
#endif

/* The whole of a program on a machine that it is not for. */
#define EXPECT_NOTHING_HERE                                                   \
	int main(void)                                                        \
	{                                                                     \
		fprintf(stderr, "skipped: not for this machine\n");           \
		syscall(SYS_getppid);                                         \
		expect("getppid() = *");                                      \
		return 0;                                                     \
	}

#endif
