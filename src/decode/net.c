/*
 * Sockets: addresses, protocols by family, options by level.
 */
#include "decode/args.h"

#include <arpa/inet.h>
#include <linux/netlink.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "decode/layout.h"

static const struct flag_set *protocols(uint64_t family)
{
	switch (family) {
	case AF_INET:
	case AF_INET6:
		return &ip_protocols;
	case AF_NETLINK:
		return &netlink_protocols;
	default:
		return NULL;
	}
}

bool protocol_shown(const struct call *call, unsigned index)
{
	return call->style->show_zeros || arg_value(call, index) ||
	       protocols(arg_value(call, 0));
}

void print_protocol(struct text *out, const struct call *call, unsigned index)
{
	const struct flag_set *set = protocols(arg_value(call, 0));

	if (set)
		flags_print(out, call->style, set, arg_value(call, index));
	else
		print_int(out, call, index);
}

void print_address_data(struct text *out, const void *bytes, size_t size)
{
	const char *data = (const char *)bytes + sizeof(sa_family_t);

	if (size <= sizeof(sa_family_t))
		return;
	text_puts(out, ", data: ");
	print_quoted(out, data, size - sizeof(sa_family_t));
}

static void print_port(struct text *out, in_port_t port)
{
	text_puts(out, ", port: ");
	text_unsigned(out, ntohs(port));
	text_puts(out, ", addr: ");
}

static void print_inet(struct text *out, const void *bytes, size_t size)
{
	struct sockaddr_in in;
	char address[INET_ADDRSTRLEN] = "";

	if (size < sizeof(in)) {
		print_address_data(out, bytes, size);
		return;
	}
	memcpy(&in, bytes, sizeof(in));
	inet_ntop(AF_INET, &in.sin_addr, address, sizeof(address));
	print_port(out, in.sin_port);
	text_puts(out, address);
}

static void print_inet6(struct text *out, const struct call *call,
			const void *bytes, size_t size)
{
	struct sockaddr_in6 in = { 0 };
	char address[INET6_ADDRSTRLEN] = "";

	/* RFC 2133 had no scope_id, and the kernel still takes that. */
	if (size < offsetof(struct sockaddr_in6, sin6_scope_id)) {
		print_address_data(out, bytes, size);
		return;
	}
	memcpy(&in, bytes, size < sizeof(in) ? size : sizeof(in));
	inet_ntop(AF_INET6, &in.sin6_addr, address, sizeof(address));
	print_port(out, in.sin6_port);
	text_puts(out, address);
	if (in.sin6_flowinfo)
		text_printf(out, ", flowinfo: %u", ntohl(in.sin6_flowinfo));
	if (!in.sin6_scope_id)
		return;
	text_puts(out, ", scope_id: ");
	print_interface_value(out, call, in.sin6_scope_id);
}

/* An abstract name begins with a zero and ends with the address. */
static void print_local(struct text *out, const void *bytes, size_t size)
{
	size_t start = offsetof(struct sockaddr_un, sun_path);
	const char *path = (const char *)bytes + start;
	size_t length = size - start;

	if (size <= start)
		return;
	text_puts(out, ", path: ");
	if (!*path) {
		text_char(out, '@');
		path++;
		length--;
	} else {
		length = strnlen(path, length);
	}
	text_char(out, '"');
	text_escape(out, path, length, '"');
	text_char(out, '"');
}

static void print_netlink(struct text *out, const void *bytes, size_t size)
{
	struct sockaddr_nl nl;

	if (size < sizeof(nl)) {
		print_address_data(out, bytes, size);
		return;
	}
	memcpy(&nl, bytes, sizeof(nl));
	if (nl.nl_pad)
		text_printf(out, ", pad: %#x", nl.nl_pad);
	text_printf(out, ", pid: %u, groups: %#x", nl.nl_pid, nl.nl_groups);
}

void print_address(struct text *out, const struct call *call, const void *bytes,
		   size_t size)
{
	uint64_t family = load(bytes, sizeof(sa_family_t));

	text_puts(out, "{ .family: ");
	flags_print(out, call->style, &socket_families, family);
	switch (family) {
	case AF_INET:
		print_inet(out, bytes, size);
		break;
	case AF_INET6:
		print_inet6(out, call, bytes, size);
		break;
	case AF_LOCAL:
		print_local(out, bytes, size);
		break;
	case AF_NETLINK:
		print_netlink(out, bytes, size);
		break;
	default:
		print_other_address(out, call,
				    &(struct piece){ bytes, size, 0,
						     UINT64_MAX });
	}
	text_puts(out, " }");
}

void print_address_at(struct text *out, const struct call *call,
		      uint64_t address, uint64_t size)
{
	struct sockaddr_storage bytes;
	size_t wanted = size < sizeof(bytes) ? size : sizeof(bytes);

	if (wanted < sizeof(sa_family_t))
		text_hex(out, address);
	else if (read_or_hex(out, call, address, &bytes, wanted))
		print_address(out, call, &bytes, wanted);
}

void print_sockaddr(struct text *out, const struct call *call, unsigned index)
{
	print_address_at(out, call, arg_value(call, index),
			 arg_param_value(call, index));
}

void print_result_sockaddr(struct text *out, const struct call *call,
			   unsigned index)
{
	uint32_t size = 0;

	memory_get(call->memory, arg_param_value(call, index), &size,
		   sizeof(size));
	print_address_at(out, call, arg_value(call, index), size);
}

/* The calls that socketcall makes, and how many words each takes. */
static const struct {
	const char *name;
	unsigned words;
} socketcall_rows[] = {
	{ NULL, 0 },	      { "socket", 3 },	    { "bind", 3 },
	{ "connect", 3 },     { "listen", 2 },	    { "accept", 3 },
	{ "getsockname", 3 }, { "getpeername", 3 }, { "socketpair", 4 },
	{ "sendto", 4 },      { "recvfrom", 4 },    { "sendto", 6 },
	{ "recvfrom", 6 },    { "shutdown", 2 },    { "setsockopt", 5 },
	{ "getsockopt", 5 },  { "sendmsg", 3 },	    { "recvmsg", 3 },
	{ "accept4", 4 },     { "recvmmsg", 5 },    { "sendmmsg", 4 },
};

void print_socketcall(struct text *out, const struct call *call, unsigned index)
{
	uint64_t number = arg_value(call, 0);
	uint64_t address = arg_value(call, index);
	unsigned char words[EVENT_ARGS * sizeof(uint64_t)];
	unsigned word = call->abi->word;
	struct call nested = *call;

	if (!number ||
	    number >= sizeof(socketcall_rows) / sizeof(*socketcall_rows)) {
		text_hex(out, address);
		return;
	}
	nested.row = call_row_by_name(socketcall_rows[number].name);
	memset(nested.args, 0, sizeof(nested.args));
	if (!read_or_hex(out, call, address, words,
			 socketcall_rows[number].words * word))
		return;
	for (unsigned i = 0; i < socketcall_rows[number].words; i++)
		nested.args[i] = load(words + i * word, word);
	print_nested_call(out, &nested);
}
