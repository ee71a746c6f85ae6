/*
 * Each kind of argument and result, as it is printed in a call's line.
 */
#include "test_decode.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>

Test(decode, numbers)
{
	expect_line("getppid() = 1", GIVEN("getppid", 1, 0));
	/* The upper half of an int's register is not the kernel's concern. */
	expect_line("listen(fd: 4, backlog: -1) = 0",
		    GIVEN("listen", 0, 4, 0xdeadbeefffffffff));
	expect_line("alarm(seconds: 4294967295) = 0",
		    GIVEN("alarm", 0, 0xffffffffffffffff));
	expect_line("lseek(fd: 4, offset: -1, whence: END) = 7",
		    GIVEN("lseek", 7, 4, -1, SEEK_END));
	expect_line("munmap(addr: 0xffffffffffffffff, len: 9223372036854775808)"
		    " = 0",
		    GIVEN("munmap", 0, UINT64_MAX, 1ull << 63));
	expect_line("fchown(fd: 4, user: 1000, group: -1) = 0",
		    GIVEN("fchown", 0, 4, 1000, UINT32_MAX));
	expect_line("umask(mask: 022) = 02", GIVEN("umask", 2, 022));
}

Test(decode, zeros)
{
	struct given given = { .name = "mmap", .args = { 0, 4096 } };

	expect_line("read(fd: 0) = 0", GIVEN("read", 0, 0));
	expect_line("mmap(len: 4096, prot: NONE, fd: 0) = 0x0", &given);
	given.style.show_zeros = true;
	expect_line("mmap(addr: 0x0, len: 4096, prot: NONE, flags: 0, fd: 0, "
		    "off: 0x0) = 0x0",
		    &given);
}

Test(decode, paths)
{
	char path[400];

	memset(path, 'x', sizeof(path) - 1);
	path[sizeof(path) - 1] = '\0';
	expect_line("openat(dfd: CWD, filename: \"a\\\"b\\n\", flags: RDONLY) "
		    "= 3",
		    GIVEN("openat", 3, -100, P("a\"b\n"), O_RDONLY, 0777));
	cr_expect(strlen(line_print(GIVEN("chdir", 0, P(path))).text) > 400);
}

Test(decode, strings_are_cut)
{
	struct given given = { .name = "memfd_create",
			       .result = 3,
			       .args = { P("abcdef"), 1 } };

	given.style.string_limit = 3;
	expect_line("memfd_create(uname: \"abc\"..., flags: CLOEXEC) = 3",
		    &given);
	given.style.string_limit = 6;
	expect_line("memfd_create(uname: \"abcdef\", flags: CLOEXEC) = 3",
		    &given);
}

Test(decode, buffers)
{
	char text[] = "hello\1";
	struct given given = { .name = "write",
			       .result = 2,
			       .args = { 1, P("hello"), 5 } };

	expect_line("write(fd: 1, buf: \"hello\", count: 5) = 2", &given);
	given.style.string_limit = 2;
	expect_line("write(fd: 1, buf: \"he\"..., count: 5) = 2", &given);
	expect_line("read(fd: 1, buf: \"hello\\001\", count: 100) = 6",
		    GIVEN("read", 6, 1, P(text), 100));
	expect_line("read(fd: 1, buf: \"\", count: 100) = 0",
		    GIVEN("read", 0, 1, P(text), 100));
	expect_line_at("read(fd: 1, buf: %p, count: 100) = -1 EAGAIN "
		       "(Resource temporarily unavailable)",
		       text, GIVEN("read", -11, 1, P(text), 100));
	/* As with MSG_TRUNC the result is more than there is room for. */
	expect_line("recvfrom(fd: 1, ubuf: \"he\", size: 2, flags: TRUNC) = 9",
		    GIVEN("recvfrom", 9, 1, P(text), 2, MSG_TRUNC));
	expect_line("getcwd(buf: \"hello\\001\", size: 9) = 7",
		    GIVEN("getcwd", 7, P(text), 9));
}

Test(decode, unfinished)
{
	char buffer[4] = "abc";
	struct given given = { .name = "read",
			       .unfinished = true,
			       .args = { 1, P(buffer), 3 } };

	expect_line_at("read(fd: 1, buf: %p, count: 3) = ?", buffer, &given);
}

Test(decode, lists)
{
	const char *argv[] = { "id", "-u", NULL };
	const char *envp[] = { "A=1", NULL };
	const char *many[40];
	struct given given = { .name = "execve",
			       .args = { 0, P(many) },
			       .style = { .string_limit = SIZE_MAX } };

	expect_line("execve(filename: \"id\", argv: [\"id\", \"-u\"], "
		    "envp: [\"A=1\"] /* 1 var */) = 0",
		    GIVEN("execve", 0, P("id"), P(argv), P(envp)));
	expect_line("execve(filename: \"id\", argv: []) = 0",
		    GIVEN("execve", 0, P("id"), P(argv + 2)));
	for (unsigned i = 0; i < 40; i++)
		many[i] = "x";
	many[39] = NULL;
	cr_expect(strstr(line_print(&given).text, "\"x\"])"));
	given.style.string_limit = 9;
	cr_expect(strstr(line_print(&given).text, "\"x\", ...])"));
}

/* Of an environment only the beginning is shown, unless all of a string is. */
Test(decode, environment)
{
	const char *envp[] = { "A", "B", "C", "D", "E", NULL };
	struct given given = { .name = "execve",
			       .args = { 0, 0, P(envp) },
			       .style = { .string_limit = 9 } };

	expect_line("execve(envp: [\"A\", \"B\", \"C\", \"D\", ...] "
		    "/* 5 vars */) = 0",
		    &given);
	given.style.string_limit = SIZE_MAX;
	expect_line("execve(envp: [\"A\", \"B\", \"C\", \"D\", \"E\"] "
		    "/* 5 vars */) = 0",
		    &given);
}

Test(decode, descriptors)
{
	expect_line("close(fd: 3</tmp/a\\076b\\n>) = 0", GIVEN("close", 0, 3));
	expect_line("close(fd: -1) = -1 EBADF (Bad file descriptor)",
		    GIVEN("close", -9, -1));
	expect_line("fchdir(fd: -100) = 0", GIVEN("fchdir", 0, -100));
	expect_line("dup2(oldfd: 0, newfd: 3</tmp/a\\076b\\n>) = 3",
		    GIVEN("dup2", 3, 0, 3));
}

Test(decode, pids)
{
	expect_line("kill(pid: 42 (sleeper), sig: TERM) = 0",
		    GIVEN("kill", 0, 42, 15));
	expect_line("kill(pid: -1, sig: 99) = 0", GIVEN("kill", 0, -1, 99));
	expect_line("tkill(pid: 7, sig: RT_8) = 0", GIVEN("tkill", 0, 7, 40));
	expect_line("gettid() = 42 (sleeper)", GIVEN("gettid", 42, 0));
	expect_line("fork() = 0", GIVEN("fork", 0, 0));
}

Test(decode, modes)
{
	expect_line("chmod(filename: \"f\", mode: IRUGO|IWUSR) = 0",
		    GIVEN("chmod", 0, P("f"), 0644));
	expect_line("chmod(filename: \"f\", mode: IRWXU) = 0",
		    GIVEN("chmod", 0, P("f"), 0700));
	expect_line("mknod(filename: \"f\", mode: IRUGO|IFIFO|IWUSR) = 0",
		    GIVEN("mknod", 0, P("f"), 0010644));
	expect_line("mknod(filename: \"f\", mode: IFBLK|IRUSR) = 0",
		    GIVEN("mknod", 0, P("f"), 0060400));
	expect_line("open(filename: \"f\", flags: RDWR|CLOEXEC|CREAT|TRUNC, "
		    "mode: IRUGO|IXUGO|IWUSR) = 3",
		    GIVEN("open", 3, P("f"),
			  O_RDWR | O_CLOEXEC | O_CREAT | O_TRUNC, 0755));
}

Test(decode, open_flags)
{
	expect_line("open(filename: \"f\", flags: APPEND|SYNC|WRONLY) = 3",
		    GIVEN("open", 3, P("f"), O_APPEND | O_SYNC | O_WRONLY, 7));
	expect_line("open(filename: \"f\", flags: DSYNC|WRONLY) = 3",
		    GIVEN("open", 3, P("f"), O_DSYNC | O_WRONLY));
	expect_line("open(filename: \"f\", flags: RDWR|TMPFILE, mode: IRUSR)"
		    " = 3",
		    GIVEN("open", 3, P("f"), O_TMPFILE | O_RDWR, 0400));
	expect_line("open(filename: \"f\", flags: RDONLY|DIRECTORY) = 3",
		    GIVEN("open", 3, P("f"), O_DIRECTORY));
	expect_line("open(filename: \"f\", flags: RDONLY|0x40000000) = 3",
		    GIVEN("open", 3, P("f"), 0x40000000));
}

Test(decode, styles)
{
	struct given given = { .name = "openat",
			       .result = 3,
			       .args = { -100, 0x1000, O_CLOEXEC } };

	given.style.show_prefix = true;
	expect_line("openat(dfd: AT_FDCWD, filename: 0x1000, "
		    "flags: O_RDONLY|O_CLOEXEC) = 3",
		    &given);
	given.style.raw = true;
	expect_line("openat(dfd: -100, filename: 0x1000, flags: 0x80000) = 3",
		    &given);
	given = (struct given){ .name = "lseek", .args = { 3, 0, 9 } };
	given.style.show_prefix = true;
	expect_line(
		"lseek(fd: 3</tmp/a\\076b\\n>, whence: 9 /* SEEK_??? */) = 0",
		&given);
	given = (struct given){ .name = "access", .args = { 0x1000, 6 } };
	given.style.show_prefix = true;
	expect_line("access(filename: 0x1000, mode: R_OK|W_OK) = 0", &given);
}

Test(decode, access_modes)
{
	expect_line("access(filename: \"f\", mode: F_OK) = 0",
		    GIVEN("access", 0, P("f"), 0));
	expect_line("access(filename: \"f\", mode: RW) = 0",
		    GIVEN("access", 0, P("f"), 6));
	expect_line("access(filename: \"f\", mode: X|0x10) = 0",
		    GIVEN("access", 0, P("f"), 0x11));
	expect_line("faccessat2(dfd: CWD, filename: \"f\", mode: W, "
		    "flags: EACCESS) = 0",
		    GIVEN("faccessat2", 0, -100, P("f"), 2, 0x200));
	expect_line("newfstatat(dfd: 4, filename: \"\", statbuf: 0x10, "
		    "flag: EMPTY_PATH) = 0",
		    GIVEN("newfstatat", 0, 4, P(""), 0x10, 0x1000));
	expect_line("unlinkat(dfd: CWD, pathname: \"f\", flag: REMOVEDIR) = 0",
		    GIVEN("unlinkat", 0, -100, P("f"), 0x200));
}

Test(decode, mappings)
{
	expect_line("mmap(len: 4096, prot: READ|WRITE, "
		    "flags: PRIVATE|ANONYMOUS) = 0x7f0000000000",
		    GIVEN("mmap", 0x7f0000000000, 0, 4096, 3, 0x22, -1, 0));
	expect_line("mmap(addr: 0x1000, len: 4096, prot: READ|EXEC, "
		    "flags: PRIVATE|FIXED|DENYWRITE, fd: 4, off: 0x7000) "
		    "= 0x1000",
		    GIVEN("mmap", 0x1000, 0x1000, 4096, 5, 0x812, 4, 0x7000));
	expect_line("mremap(addr: 0x1000, old_len: 1, new_len: 2, "
		    "flags: MAYMOVE) = 0x2000",
		    GIVEN("mremap", 0x2000, 0x1000, 1, 2, 1, 0x9999));
	expect_line("mremap(addr: 0x1000, old_len: 1, new_len: 2, "
		    "flags: MAYMOVE|FIXED, new_addr: 0x9999) = 0x2000",
		    GIVEN("mremap", 0x2000, 0x1000, 1, 2, 3, 0x9999));
	expect_line("madvise(start: 0x1000, len_in: 1, "
		    "behavior: MADV_DONTNEED) = 0",
		    GIVEN("madvise", 0, 0x1000, 1, MADV_DONTNEED));
}

Test(decode, fcntl_by_command)
{
	expect_line("fcntl(fd: 4, cmd: GETFD) = CLOEXEC",
		    GIVEN("fcntl", 1, 4, F_GETFD, 99));
	expect_line("fcntl(fd: 4, cmd: GETFD) = 0",
		    GIVEN("fcntl", 0, 4, F_GETFD, 99));
	expect_line("fcntl(fd: 4, cmd: SETFD, arg: CLOEXEC) = 0",
		    GIVEN("fcntl", 0, 4, F_SETFD, 1));
	expect_line("fcntl(fd: 4, cmd: SETFD, arg: 0) = 0",
		    GIVEN("fcntl", 0, 4, F_SETFD, 0));
	expect_line("fcntl(fd: 4, cmd: GETFL) = RDWR|LARGEFILE",
		    GIVEN("fcntl", 0100002, 4, F_GETFL));
	expect_line("fcntl(fd: 4, cmd: SETFL, arg: RDONLY|NONBLOCK) = 0",
		    GIVEN("fcntl", 0, 4, F_SETFL, O_NONBLOCK));
	expect_line("fcntl(fd: 4, cmd: DUPFD_CLOEXEC, arg: 3) "
		    "= 3</tmp/a\\076b\\n>",
		    GIVEN("fcntl", 3, 4, F_DUPFD_CLOEXEC, 3));
	expect_line("fcntl(fd: 4, cmd: GETOWN) = 42 (sleeper)",
		    GIVEN("fcntl", 42, 4, F_GETOWN));
	expect_line("fcntl(fd: 4, cmd: SETSIG, arg: IO) = 0",
		    GIVEN("fcntl", 0, 4, F_SETSIG, 29));
	expect_line("fcntl(fd: 4, cmd: SETLK, arg: 0x1000) = 0",
		    GIVEN("fcntl", 0, 4, F_SETLK, 0x1000));
	expect_line("fcntl(fd: 4, cmd: 9999, arg: 0x0) = -1 EINVAL "
		    "(Invalid argument)",
		    GIVEN("fcntl", -22, 4, 9999));
}

Test(decode, ioctls)
{
	expect_line("ioctl(fd: 1, cmd: TCGETS, arg: 0x10) = 0",
		    GIVEN("ioctl", 0, 1, 0x5401, 0x10));
	expect_line("ioctl(fd: 1, cmd: (READ|WRITE, 0x7a, 0x1, 0x8), "
		    "arg: 0x10) = 0",
		    GIVEN("ioctl", 0, 1, 0xc0087a01, 0x10));
	expect_line("ioctl(fd: 1, cmd: (NONE, 0x0, 0x0, 0x0)) = 0",
		    GIVEN("ioctl", 0, 1));
}

Test(decode, errors)
{
	expect_line("getpid() = -1 ERESTARTSYS "
		    "(To be restarted if SA_RESTART is set)",
		    GIVEN("getpid", -512, 0));
	expect_line("getpid() = -1 ERESTART_RESTARTBLOCK "
		    "(Interrupted by signal)",
		    GIVEN("getpid", -516, 0));
	expect_line("getpid() = -1 4000 (Unknown error 4000)",
		    GIVEN("getpid", -4000, 0));
}

Test(decode, results)
{
	expect_line("brk() = 0x10000", GIVEN("brk", 0x10000, 0));
	expect_line("epoll_wait(epfd: 4, maxevents: 1) = 0 (Timeout)",
		    GIVEN("epoll_wait", 0, 4, 0, 1));
	expect_line("rt_sigreturn() = ?", GIVEN("rt_sigreturn", -4, 0));
	expect_line("exit_group(error_code: 3) = ?",
		    &(struct given){ .name = "exit_group",
				     .args = { 3 },
				     .unfinished = true });
	expect_line("getpgrp() = 42 (sleeper)", GIVEN("getpgrp", 42, 0));
}

Test(decode, unknown_call)
{
	struct given given = { .name = "syscall_0x3e7",
			       .result = -38,
			       .args = { 1, 0, 0xffffffffffffffff } };

	expect_line("syscall_0x3e7(arg0: 0x1, arg2: 0xffffffffffffffff) "
		    "= -1 ENOSYS (Function not implemented)",
		    &given);
}
