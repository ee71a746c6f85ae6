/* Sockets are named by their addresses, anew after bind and connect,
   and so are their duplicates.
   needs: new-kernel */
#include <arpa/inet.h>
#include <linux/net.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "expect.h"

/* Some libcs have one call for all of these. */
#ifdef SYS_socketcall
static void by_one_call(struct sockaddr_in in, socklen_t size)
{
	int server = socket(AF_INET, SOCK_STREAM, 0);
	long bind_args[] = { server, (long)&in, size };
	long listen_args[] = { server, 1 };

	in.sin_port = 0;
	if (syscall(SYS_socketcall, SYS_BIND, bind_args) ||
	    syscall(SYS_socketcall, SYS_LISTEN, listen_args))
		exit(5);
	expect("socketcall(call: BIND, args: *fd: %d<TCP:*>*) = 0", server);
	expect("socketcall(call: LISTEN, args: *fd: %d<TCP:127.0.0.1:*>*) = 0",
	       server);
}
#else
static void by_one_call(struct sockaddr_in in, socklen_t size)
{
	(void)in, (void)size;
}
#endif

int main(void)
{
	struct sockaddr_in in = { .sin_family = AF_INET,
				  .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	socklen_t size = sizeof(in);
	int server = socket(AF_INET, SOCK_STREAM, 0), client, one, port,
	    copy;
	int ends[2];
	char byte = 'x';

	if (server < 0 || syscall(SYS_bind, server, &in, sizeof(in)) ||
	    syscall(SYS_listen, server, 1) || getsockname(server, (void *)&in, &size))
		return 1;
	port = ntohs(in.sin_port);
	expect("bind(fd: %d<TCP:[*]>, umyaddr: { .family: INET, port: 0, addr: 127.0.0.1 }, addrlen: 16) = 0",
	       server);
	expect("listen(fd: %d<TCP:127.0.0.1:%d>, backlog: 1) = 0", server,
	       port);
	client = socket(AF_INET, SOCK_STREAM, 0);
	copy = dup(client);
	if (syscall(SYS_shutdown, copy, SHUT_RD) != -1)
		return 5;
	expect("shutdown(fd: %d<TCP:[*]>, how: RD) = -1 ENOTCONN (*)", copy);
	if (syscall(SYS_connect, client, &in, sizeof(in)))
		return 2;
	expect("connect(fd: %d<TCP:[*]>, uservaddr: { .family: INET, port: %d, addr: 127.0.0.1 }, addrlen: 16) = 0",
	       client, port);
	if (syscall(SYS_shutdown, copy, SHUT_RD))
		return 6;
	expect("shutdown(fd: %d<TCP:127.0.0.1:*->127.0.0.1:%d>, how: RD) = 0",
	       copy, port);
	one = accept(server, NULL, NULL);
	if (syscall(SYS_sendto, client, &byte, 1, MSG_NOSIGNAL, NULL, 0) != 1 ||
	    syscall(SYS_recvfrom, one, &byte, 1, 0, NULL, NULL) != 1)
		return 3;
	expect("sendto(fd: %d<TCP:127.0.0.1:*->127.0.0.1:%d>, buff: \"x\", len: 1, flags: NOSIGNAL) = 1",
	       client, port);
	expect("recvfrom(fd: %d<TCP:127.0.0.1:%d->127.0.0.1:*>, ubuf: \"x\", size: 1) = 1",
	       one, port);
	if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) ||
	    syscall(SYS_sendto, ends[0], &byte, 1, 0, NULL, 0) != 1)
		return 4;
	expect("sendto(fd: %d<UNIX-DGRAM:[*]>, buff: \"x\", len: 1) = 1",
	       ends[0]);
	by_one_call(in, size);
	return 0;
}
