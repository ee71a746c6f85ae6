/* Sockets are named by their addresses, anew after bind and connect,
   and so are their duplicates.
   needs: new-kernel */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "expect.h"

int main(void)
{
	struct sockaddr_in in = { .sin_family = AF_INET,
				  .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	socklen_t size = sizeof(in);
	int server = socket(AF_INET, SOCK_STREAM, 0), client, one, port,
	    copy;
	int ends[2];
	char byte = 'x';

	if (server < 0 || bind(server, (void *)&in, sizeof(in)) ||
	    listen(server, 1) || getsockname(server, (void *)&in, &size))
		return 1;
	port = ntohs(in.sin_port);
	expect("bind(fd: %d<TCP:[*]>, umyaddr: { .family: INET, port: 0, addr: 127.0.0.1 }, addrlen: 16) = 0",
	       server);
	expect("listen(fd: %d<TCP:127.0.0.1:%d>, backlog: 1) = 0", server,
	       port);
	client = socket(AF_INET, SOCK_STREAM, 0);
	copy = dup(client);
	if (shutdown(copy, SHUT_RD) != -1)
		return 5;
	expect("shutdown(fd: %d<TCP:[*]>, how: RD) = -1 ENOTCONN (*)", copy);
	if (connect(client, (void *)&in, sizeof(in)))
		return 2;
	expect("connect(fd: %d<TCP:[*]>, uservaddr: { .family: INET, port: %d, addr: 127.0.0.1 }, addrlen: 16) = 0",
	       client, port);
	if (shutdown(copy, SHUT_RD))
		return 6;
	expect("shutdown(fd: %d<TCP:127.0.0.1:*->127.0.0.1:%d>, how: RD) = 0",
	       copy, port);
	one = accept(server, NULL, NULL);
	if (send(client, &byte, 1, MSG_NOSIGNAL) != 1 ||
	    recv(one, &byte, 1, 0) != 1)
		return 3;
	expect("sendto(fd: %d<TCP:127.0.0.1:*->127.0.0.1:%d>, buff: \"x\", len: 1, flags: NOSIGNAL) = 1",
	       client, port);
	expect("recvfrom(fd: %d<TCP:127.0.0.1:%d->127.0.0.1:*>, ubuf: \"x\", size: 1) = 1",
	       one, port);
	if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) ||
	    send(ends[0], &byte, 1, 0) != 1)
		return 4;
	expect("sendto(fd: %d<UNIX-DGRAM:[*]>, buff: \"x\", len: 1) = 1",
	       ends[0]);
	return 0;
}
