/*
 * A tracer may copy a descriptor of whom it traces (pidfd_getfd, Linux 5.6):
 * the socket itself then says its addresses, whatever network namespace it is
 * in. Otherwise the tables of that namespace do. A family is a row in
 * families[].
 */
#include "fd_socket.h"

#include <arpa/inet.h>
#include <linux/netlink.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include "compat/uapi.h"
#include "socket_table.h"
#include "text.h"

enum { STATUS_SIZE = 4096, NETLINK_NAMES = 23 };

/* A line of a small file of /proc, from behind 'key' on; 0 if there is none. */
static long proc_number(const char *path, const char *key)
{
	char bytes[STATUS_SIZE];
	FILE *file = fopen(path, "re");
	size_t size;
	char *line;

	if (!file)
		return 0;
	size = fread(bytes, 1, sizeof(bytes) - 1, file);
	fclose(file);
	bytes[size] = '\0';
	line = strstr(bytes, key);
	return line ? strtol(line + strlen(key), NULL, 10) : 0;
}

/* Of a process: only since 6.9 there are such of threads. */
static int open_pidfd(pid_t tid)
{
	int pidfd = syscall(SYS_pidfd_open, tid, 0);
	char path[64];

	if (pidfd >= 0)
		return pidfd;
	snprintf(path, sizeof(path), "/proc/%d/status", tid);
	return syscall(SYS_pidfd_open, proc_number(path, "\nTgid:"), 0);
}

static int copy_socket(pid_t tid, int fd)
{
	int pidfd = open_pidfd(tid);
	int copy;

	if (pidfd < 0)
		return -1;
	copy = syscall(SYS_pidfd_getfd, pidfd, fd, 0);
	close(pidfd);
	return copy;
}

static void add_inet(struct text *out, const union socket_address *address)
{
	char name[INET6_ADDRSTRLEN] = "";

	if (address->any.sa_family == AF_INET6) {
		inet_ntop(AF_INET6, &address->in6.sin6_addr, name,
			  sizeof(name));
		text_char(out, '[');
		text_puts(out, name);
		text_puts(out, "]:");
		text_unsigned(out, ntohs(address->in6.sin6_port));
		return;
	}
	inet_ntop(AF_INET, &address->in.sin_addr, name, sizeof(name));
	text_puts(out, name);
	text_char(out, ':');
	text_unsigned(out, ntohs(address->in.sin_port));
}

static bool is_bound(const struct socket_identity *id)
{
	return id->local.any.sa_family == AF_INET6
		       ? id->local.in6.sin6_port
		       : id->local.in.sin_port || id->protocol != IPPROTO_TCP;
}

static void put_inet(struct text *out, const struct socket_identity *id,
		     const char *link)
{
	const char *name = id->type == SOCK_RAW		 ? "RAW"
			   : id->protocol == IPPROTO_TCP ? "TCP"
			   : id->protocol == IPPROTO_UDP ? "UDP"
							 : "IP";

	text_puts(out, name);
	text_puts(out, id->domain == AF_INET6 ? "v6:" : ":");
	if (!id->peer_size && !is_bound(id)) {
		text_puts(out, link + strlen("socket:"));
		return;
	}
	add_inet(out, &id->local);
	if (!id->peer_size)
		return;
	text_puts(out, "->");
	add_inet(out, &id->peer);
}

static void add_path(struct text *out, const union socket_address *address,
		     socklen_t size)
{
	size_t start = offsetof(struct sockaddr_un, sun_path);
	const char *path = address->local.sun_path;
	size_t length;

	if (size <= start)
		return;
	length = size - start;
	if (*path)
		length = strnlen(path, length);
	else
		text_char(out, '@'), path++, length--;
	text_add(out, path, length);
}

static void put_local(struct text *out, const struct socket_identity *id,
		      const char *link)
{
	static const char *const types[] = { "", "-STREAM", "-DGRAM",
					     "", "",	    "-SEQPACKET" };
	struct text peer = TEXT_INIT;

	text_puts(out, "UNIX");
	if (id->type >= 0 && id->type <= SOCK_SEQPACKET)
		text_puts(out, types[id->type]);
	text_char(out, ':');
	text_puts(out, link + strlen("socket:"));
	add_path(out, &id->local, id->local_size);
	add_path(&peer, &id->peer, id->peer_size);
	if (peer.length) {
		text_puts(out, "->");
		text_add(out, peer.bytes, peer.length);
	}
	text_finish(&peer);
}

static void put_netlink(struct text *out, const struct socket_identity *id,
			const char *link)
{
	static const char *const names[NETLINK_NAMES] = {
		"ROUTE",
		NULL,
		"USERSOCK",
		NULL,
		"SOCK_DIAG",
		"NFLOG",
		"XFRM",
		"SELINUX",
		"ISCSI",
		"AUDIT",
		"FIB_LOOKUP",
		"CONNECTOR",
		"NETFILTER",
		NULL,
		NULL,
		"KOBJECT_UEVENT",
		"GENERIC",
		NULL,
		"SCSITRANSPORT",
		"ECRYPTFS",
		"RDMA",
		"CRYPTO",
		"SMC",
	};

	(void)link;
	text_puts(out, "NETLINK:");
	if (id->protocol >= 0 && id->protocol < NETLINK_NAMES &&
	    names[id->protocol])
		text_puts(out, names[id->protocol]);
	else
		text_signed(out, id->protocol);
	text_char(out, ':');
	text_unsigned(out, id->local.netlink.nl_pid);
}

static const struct {
	int domain;
	void (*put)(struct text *out, const struct socket_identity *id,
		    const char *link);
} families[] = {
	{ AF_INET, put_inet },
	{ AF_INET6, put_inet },
	{ AF_UNIX, put_local },
	{ AF_NETLINK, put_netlink },
};

static int socket_number(int fd, int option)
{
	socklen_t size = sizeof(int);
	int number = -1;

	getsockopt(fd, SOL_SOCKET, option, &number, &size);
	return number;
}

static struct socket_identity identify(int fd)
{
	struct socket_identity id = {
		.domain = socket_number(fd, SO_DOMAIN),
		.type = socket_number(fd, SO_TYPE),
		.protocol = socket_number(fd, SO_PROTOCOL),
		.local_size = sizeof(id.local),
		.peer_size = sizeof(id.peer),
	};

	if (getsockname(fd, &id.local.any, &id.local_size))
		id.local_size = 0;
	if (getpeername(fd, &id.peer.any, &id.peer_size))
		id.peer_size = 0;
	return id;
}

/* An older kernel, or one that forbids to copy, still has the tables. */
static void find(pid_t tid, const char *link, struct socket_identity *id)
{
	unsigned long inode;

	if (sscanf(link, "socket:[%lu]", &inode) != 1 ||
	    !socket_table_find(tid, inode, id))
		id->domain = -1;
}

void fd_socket_name(struct text *out, pid_t tid, int fd, const char *link)
{
	int copy = copy_socket(tid, fd);
	struct socket_identity id = { .domain = -1 };

	if (copy >= 0) {
		id = identify(copy);
		close(copy);
	} else {
		find(tid, link, &id);
	}
	for (size_t i = 0; i < sizeof(families) / sizeof(*families); i++)
		if (families[i].domain == id.domain) {
			families[i].put(out, &id, link);
			return;
		}
	text_puts(out, link);
}

void fd_pidfd_name(struct text *out, pid_t tid, int fd, const char *link)
{
	char path[64];
	long pid;

	snprintf(path, sizeof(path), "/proc/%d/fdinfo/%d", tid, fd);
	pid = proc_number(path, "\nPid:");
	if (!pid) {
		text_puts(out, link);
		return;
	}
	text_puts(out, "pidfd:");
	text_signed(out, pid);
}
