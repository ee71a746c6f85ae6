/*
 * Sockets out of the tables of /proc, and descriptors' names where a socket
 * cannot be copied.
 */
#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "compat/uapi.h"
#include "fd_socket.h"
#include "socket_table.h"
#include "text.h"

static unsigned long inode_of(int fd)
{
	struct stat st;

	cr_assert(!fstat(fd, &st));
	return st.st_ino;
}

static struct socket_identity find(int fd)
{
	struct socket_identity id = { .domain = -1 };

	if (access("/proc/self/net/tcp", R_OK))
		cr_skip_test("/proc has no tables of sockets");
	cr_expect(socket_table_find(getpid(), inode_of(fd), &id));
	return id;
}

static int bind_inet(struct sockaddr_in *in)
{
	int fd = socket(AF_INET, SOCK_STREAM, 0);
	socklen_t size = sizeof(*in);

	*in = (struct sockaddr_in){ .sin_family = AF_INET };
	in->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	cr_assert(!bind(fd, (struct sockaddr *)in, sizeof(*in)));
	cr_assert(!listen(fd, 1));
	cr_assert(!getsockname(fd, (struct sockaddr *)in, &size));
	return fd;
}

Test(socket_table, inet)
{
	struct sockaddr_in in;
	int fd = bind_inet(&in), other = socket(AF_INET, SOCK_STREAM, 0);
	struct socket_identity id = find(fd);

	cr_expect_eq(id.domain, AF_INET);
	cr_expect_eq(id.protocol, IPPROTO_TCP);
	cr_expect_eq(id.local.in.sin_port, in.sin_port);
	cr_expect_eq(id.local.in.sin_addr.s_addr, in.sin_addr.s_addr);
	cr_expect_eq(id.peer_size, 0);
	cr_assert(!connect(other, (struct sockaddr *)&in, sizeof(in)));
	id = find(other);
	cr_expect_eq(id.peer.in.sin_port, in.sin_port);
	cr_expect_eq(id.peer.in.sin_addr.s_addr, in.sin_addr.s_addr);
}

Test(socket_table, local)
{
	struct sockaddr_un un = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);
	struct socket_identity id;
	size_t size;

	/* Abstract: it begins with a zero, and may have spaces. */
	size = offsetof(struct sockaddr_un, sun_path) + 1 +
	       snprintf(un.sun_path + 1, sizeof(un.sun_path) - 1, "a b %d",
			getpid());
	cr_assert(!bind(fd, (struct sockaddr *)&un, size));
	cr_assert(!listen(fd, 1));
	id = find(fd);
	cr_expect_eq(id.domain, AF_UNIX);
	cr_expect_eq(id.type, SOCK_STREAM);
	cr_expect_eq(id.local_size, size);
	cr_expect(!memcmp(id.local.local.sun_path, un.sun_path,
			  size - offsetof(struct sockaddr_un, sun_path)));
}

Test(socket_table, netlink)
{
	struct sockaddr_nl nl = { .nl_family = AF_NETLINK };
	int fd = socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE);
	socklen_t size = sizeof(nl);
	struct socket_identity id;

	cr_assert(!bind(fd, (struct sockaddr *)&nl, sizeof(nl)));
	cr_assert(!getsockname(fd, (struct sockaddr *)&nl, &size));
	id = find(fd);
	cr_expect_eq(id.domain, AF_NETLINK);
	cr_expect_eq(id.protocol, NETLINK_ROUTE);
	cr_expect_eq(id.local.netlink.nl_pid, nl.nl_pid);
}

Test(socket_table, unknown)
{
	struct socket_identity id;

	cr_expect(!socket_table_find(getpid(), ~0ul, &id));
	cr_expect(!socket_table_find(0x7fffffff, 1, &id));
}

/* As on Linux before 5.6. */
static void forbid_copies(void)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
			 offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_pidfd_getfd, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 38),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { 4, code };

	cr_assert(!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
	if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
		cr_skip_test("seccomp filters are not permitted");
}

Test(socket_table, names)
{
	struct sockaddr_in in;
	int fd = bind_inet(&in);
	struct text text = TEXT_INIT;
	char link[64], expected[64];

	find(fd);
	forbid_copies();
	snprintf(link, sizeof(link), "socket:[%lu]", inode_of(fd));
	snprintf(expected, sizeof(expected), "TCP:127.0.0.1:%u",
		 ntohs(in.sin_port));
	fd_socket_name(&text, getpid(), fd, link);
	cr_expect_str_eq(text_string(&text), expected, "%s",
			 text_string(&text));
	text_finish(&text);
}
