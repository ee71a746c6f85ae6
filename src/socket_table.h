/*
 * What a socket says of itself, and the same out of the tables of its network
 * namespace in /proc.
 */
#ifndef PTRAIL_SOCKET_TABLE_H
#define PTRAIL_SOCKET_TABLE_H

#include <linux/netlink.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/un.h>

union socket_address {
	struct sockaddr any;
	struct sockaddr_in in;
	struct sockaddr_in6 in6;
	struct sockaddr_un local;
	struct sockaddr_nl netlink;
	struct sockaddr_storage room;
};

struct socket_identity {
	int domain; /* -1: not known */
	int type;
	int protocol;
	union socket_address local;
	union socket_address peer;
	socklen_t local_size; /* 0: not bound */
	socklen_t peer_size;  /* 0: not connected */
};

/*
 * The socket of that inode in the tables that 'tid' sees. These do not tell of
 * UNIX sockets whom they are connected to.
 */
bool socket_table_find(pid_t tid, unsigned long inode,
		       struct socket_identity *id);

#endif
