/* A call that no table knows, and errors. */
#include <fcntl.h>

#include "expect.h"

int main(void)
{
	expect("syscall_0x3e7(arg0: 0x7, arg1: 0xff, *) = -1 ENOSYS (Function not implemented)");
	syscall(999, 7, 255, 1, 2, 3, 4);
	expect("open*(*filename: \"/nonexistent/\\n\\033[m\\\"\", flags: *CLOEXEC|CREAT*, mode: *) = -1 ENOENT (No such file or directory)");
	open("/nonexistent/\n\033[m\"", O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	expect("write(fd: -1, buf: \"x\", count: 1) = -1 EBADF (Bad file descriptor)");
	if (write(-1, "x", 1) != -1)
		return 1;
	expect("close(fd: 0<*>) = 0");
	return close(0);
}
