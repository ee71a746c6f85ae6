/*
 * Looks a socket up in /proc/TID/net, for where it cannot be copied. A table
 * is a row in tables[].
 */
#include "socket_table.h"

#include <arpa/inet.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	LINES_MAX = 16384, /* of a table that are looked at */
	INODE_INET = 9,	   /* the words that are inodes */
	INODE_UNIX = 6,
	INODE_NETLINK = 9,
	UNIX_PATH = 7,
	WORDS = 12,
};

/* "0100007F:0CEA": words of network order as the machine reads them. */
static bool read_inet(const char *text, int domain,
		      union socket_address *address)
{
	size_t words = domain == AF_INET6 ? 4 : 1;
	uint32_t bytes[4] = { 0 };
	unsigned port;

	for (size_t i = 0; i < words; i++)
		if (sscanf(text + 8 * i, "%8" SCNx32, &bytes[i]) != 1)
			return false;
	if (sscanf(text + 8 * words, ":%4x", &port) != 1)
		return false;
	memset(address, 0, sizeof(*address));
	address->any.sa_family = domain;
	if (domain == AF_INET6) {
		memcpy(&address->in6.sin6_addr, bytes, sizeof(bytes));
		address->in6.sin6_port = htons(port);
	} else {
		memcpy(&address->in.sin_addr, bytes, sizeof(bytes[0]));
		address->in.sin_port = htons(port);
	}
	return true;
}

static bool take_inet(char *const *words, struct socket_identity *id)
{
	enum { LOCAL = 1, PEER = 2 };
	size_t size = id->domain == AF_INET6 ? sizeof(struct sockaddr_in6)
					     : sizeof(struct sockaddr_in);

	if (!read_inet(words[LOCAL], id->domain, &id->local) ||
	    !read_inet(words[PEER], id->domain, &id->peer))
		return false;
	id->local_size = size;
	/* What is connected has somebody's port. */
	id->peer_size = id->domain == AF_INET6 ? id->peer.in6.sin6_port
					       : id->peer.in.sin_port;
	if (id->peer_size)
		id->peer_size = size;
	return true;
}

static bool take_local(char *const *words, struct socket_identity *id)
{
	enum { TYPE = 4 };
	struct sockaddr_un *local = &id->local.local;
	const char *path = words[UNIX_PATH];
	size_t length = path ? strlen(path) : 0;

	id->type = (int)strtoul(words[TYPE], NULL, 16);
	if (length >= sizeof(local->sun_path))
		length = sizeof(local->sun_path) - 1;
	memset(local, 0, sizeof(*local));
	local->sun_family = AF_UNIX;
	id->local_size = sizeof(local->sun_family) + length;
	if (length)
		memcpy(local->sun_path, path, length);
	/* The table shows what is not text as '@'. */
	if (length && *path == '@')
		local->sun_path[0] = '\0';
	return true;
}

static bool take_netlink(char *const *words, struct socket_identity *id)
{
	enum { PROTOCOL = 1, PORT = 2 };

	id->protocol = (int)strtoul(words[PROTOCOL], NULL, 10);
	memset(&id->local, 0, sizeof(id->local));
	id->local.netlink.nl_family = AF_NETLINK;
	id->local.netlink.nl_pid = strtoul(words[PORT], NULL, 10);
	id->local_size = sizeof(id->local.netlink);
	return true;
}

static const struct table {
	const char *name;
	int domain, type, protocol;
	unsigned inode; /* the word that is it */
	bool (*take)(char *const *words, struct socket_identity *id);
} tables[] = {
	{ "tcp", AF_INET, SOCK_STREAM, IPPROTO_TCP, INODE_INET, take_inet },
	{ "tcp6", AF_INET6, SOCK_STREAM, IPPROTO_TCP, INODE_INET, take_inet },
	{ "udp", AF_INET, SOCK_DGRAM, IPPROTO_UDP, INODE_INET, take_inet },
	{ "udp6", AF_INET6, SOCK_DGRAM, IPPROTO_UDP, INODE_INET, take_inet },
	{ "raw", AF_INET, SOCK_RAW, 0, INODE_INET, take_inet },
	{ "raw6", AF_INET6, SOCK_RAW, 0, INODE_INET, take_inet },
	{ "unix", AF_UNIX, 0, 0, INODE_UNIX, take_local },
	{ "netlink", AF_NETLINK, SOCK_RAW, 0, INODE_NETLINK, take_netlink },
};

/* What is behind 'most' words, a path, may have spaces in it. */
static size_t split(char *line, char *words[], size_t most)
{
	size_t count = 0;

	while (count < most) {
		line += strspn(line, " ");
		if (!*line)
			break;
		words[count++] = line;
		line += strcspn(line, " ");
		if (*line)
			*line++ = '\0';
	}
	if (count < WORDS && *line)
		words[count] = line;
	return count;
}

static bool take_line(const struct table *table, char *line,
		      unsigned long inode, struct socket_identity *id)
{
	char *words[WORDS] = { NULL };
	size_t count;

	line[strcspn(line, "\n")] = '\0';
	count = split(line, words,
		      table->domain == AF_UNIX ? UNIX_PATH : WORDS);
	if (count <= table->inode ||
	    strtoul(words[table->inode], NULL, 10) != inode)
		return false;
	*id = (struct socket_identity){ .domain = table->domain,
					.type = table->type,
					.protocol = table->protocol };
	return table->take(words, id);
}

static bool find_in(const struct table *table, FILE *file, unsigned long inode,
		    struct socket_identity *id)
{
	char *line = NULL;
	size_t room = 0;
	bool found = false;

	for (int i = 0; !found && i < LINES_MAX; i++) {
		if (getline(&line, &room, file) < 0)
			break;
		found = take_line(table, line, inode, id);
	}
	free(line);
	return found;
}

bool socket_table_find(pid_t tid, unsigned long inode,
		       struct socket_identity *id)
{
	bool found = false;

	for (size_t i = 0; !found && i < sizeof(tables) / sizeof(*tables);
	     i++) {
		char path[64];
		FILE *file;

		snprintf(path, sizeof(path), "/proc/%d/net/%s", tid,
			 tables[i].name);
		file = fopen(path, "re");
		if (!file)
			continue;
		found = find_in(&tables[i], file, inode, id);
		fclose(file);
	}
	return found;
}
