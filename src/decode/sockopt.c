/*
 * Options of sockets by level: the name's set is a row in levels[], the
 * value's form one in values[]; what is in neither shows as an int or bytes.
 */
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>

#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/flags_devices.h"
#include "decode/layout.h"
#include "decode/parts.h"
#include "errors.h"

enum {
	SO_RCVTIMEO_64 = 66,
	SO_SNDTIMEO_64 = 67,
	SO_TXREHASH_OPTION = 74,
	LEVEL_PACKET = 263,
	LEVEL_NETLINK = 270,
	LEVEL_ALG = 279,
	LEVEL_TLS = 282,
	LEVEL_VSOCK = 287,
	PACKET_MEMBERSHIP = 1,
	PACKET_NO_MEMBERSHIP = 2,
	PACKET_STATS = 6,
	ICMP_TYPES = 1,
};

static const struct {
	int level;
	const struct flag_set *set;
} levels[] = {
	{ SOL_SOCKET, &socket_options },    { IPPROTO_IP, &ip_options },
	{ IPPROTO_TCP, &tcp_options },	    { IPPROTO_UDP, &udp_options },
	{ IPPROTO_UDPLITE, &udp_options },  { IPPROTO_IPV6, &ipv6_options },
	{ IPPROTO_ICMPV6, &icmp6_options }, { IPPROTO_RAW, &raw_options },
	{ LEVEL_PACKET, &packet_options },  { LEVEL_NETLINK, &netlink_options },
	{ LEVEL_ALG, &alg_options },	    { LEVEL_TLS, &tls_options },
	{ LEVEL_VSOCK, &vsock_options },
};

void print_option_name(struct text *out, const struct call *call, int level,
		       int option)
{
	for (size_t i = 0; i < sizeof(levels) / sizeof(*levels); i++)
		if (levels[i].level == level) {
			flags_print(out, call->style,
				    set_of(levels[i].set, call->abi),
				    (uint32_t)option);
			return;
		}
	text_signed(out, option);
}

void print_sockopt(struct text *out, const struct call *call, unsigned index)
{
	print_option_name(out, call, (int)arg_value(call, index - 1),
			  (int)arg_value(call, index));
}

enum form {
	FORM_STRUCT,
	FORM_SET,
	FORM_STRING,
	FORM_ERROR,
	FORM_INTERFACE,
};

struct option_value {
	int level;
	int option;
	enum form form;
	const void *param; /* a layout or a set */
};

/* clang-format off */

static const struct option_value values[] = {
	{ SOL_SOCKET, SO_LINGER, FORM_STRUCT, &linger_layout },
	{ SOL_SOCKET, SO_RCVTIMEO, FORM_STRUCT, &timeval_layout },
	{ SOL_SOCKET, SO_SNDTIMEO, FORM_STRUCT, &timeval_layout },
	{ SOL_SOCKET, SO_RCVTIMEO_64, FORM_STRUCT, &timeval64_layout },
	{ SOL_SOCKET, SO_SNDTIMEO_64, FORM_STRUCT, &timeval64_layout },
	{ SOL_SOCKET, SO_PEERCRED, FORM_STRUCT, &ucred_layout },
	{ SOL_SOCKET, SO_ATTACH_FILTER, FORM_STRUCT, &sock_fprog_layout },
	{ SOL_SOCKET, SO_ATTACH_REUSEPORT_CBPF, FORM_STRUCT, &sock_fprog_layout },
	{ SOL_SOCKET, SO_BINDTODEVICE, FORM_STRING, NULL },
	{ SOL_SOCKET, SO_PEERSEC, FORM_STRING, NULL },
	{ SOL_SOCKET, SO_TYPE, FORM_SET, &socket_types },
	{ SOL_SOCKET, SO_DOMAIN, FORM_SET, &socket_families },
	{ SOL_SOCKET, SO_PROTOCOL, FORM_SET, &ip_protocols },
	{ SOL_SOCKET, SO_ERROR, FORM_ERROR, NULL },
	{ SOL_SOCKET, SO_TXREHASH_OPTION, FORM_SET, &rehash_modes },
	{ SOL_SOCKET, SO_BINDTOIFINDEX, FORM_INTERFACE, NULL },
	{ IPPROTO_TCP, TCP_INFO, FORM_STRUCT, &tcp_info_layout },
	{ IPPROTO_TCP, TCP_CONGESTION, FORM_STRING, NULL },
	{ IPPROTO_TCP, TCP_ULP, FORM_STRING, NULL },
	{ IPPROTO_IP, IP_ADD_MEMBERSHIP, FORM_STRUCT, &ip_mreqn_layout },
	{ IPPROTO_IP, IP_DROP_MEMBERSHIP, FORM_STRUCT, &ip_mreqn_layout },
	{ IPPROTO_IP, IP_ADD_SOURCE_MEMBERSHIP, FORM_STRUCT, &ip_mreq_source_layout },
	{ IPPROTO_IP, IP_DROP_SOURCE_MEMBERSHIP, FORM_STRUCT, &ip_mreq_source_layout },
	{ IPPROTO_IP, IP_BLOCK_SOURCE, FORM_STRUCT, &ip_mreq_source_layout },
	{ IPPROTO_IP, IP_UNBLOCK_SOURCE, FORM_STRUCT, &ip_mreq_source_layout },
	{ IPPROTO_IP, MCAST_JOIN_GROUP, FORM_STRUCT, &group_req_layout },
	{ IPPROTO_IP, MCAST_LEAVE_GROUP, FORM_STRUCT, &group_req_layout },
	{ IPPROTO_IP, MCAST_JOIN_SOURCE_GROUP, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IP, MCAST_LEAVE_SOURCE_GROUP, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IP, MCAST_BLOCK_SOURCE, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IP, MCAST_UNBLOCK_SOURCE, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IPV6, MCAST_JOIN_GROUP, FORM_STRUCT, &group_req_layout },
	{ IPPROTO_IPV6, MCAST_LEAVE_GROUP, FORM_STRUCT, &group_req_layout },
	{ IPPROTO_IPV6, MCAST_JOIN_SOURCE_GROUP, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IPV6, MCAST_LEAVE_SOURCE_GROUP, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IPV6, MCAST_BLOCK_SOURCE, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IPV6, MCAST_UNBLOCK_SOURCE, FORM_STRUCT, &group_source_layout },
	{ IPPROTO_IPV6, IPV6_MULTICAST_IF, FORM_INTERFACE, NULL },
	{ IPPROTO_IPV6, IPV6_UNICAST_IF, FORM_INTERFACE, NULL },
	{ IPPROTO_RAW, ICMP_TYPES, FORM_SET, &icmp_types },
	{ IPPROTO_IPV6, IPV6_ADD_MEMBERSHIP, FORM_STRUCT, &ipv6_mreq_layout },
	{ IPPROTO_IPV6, IPV6_DROP_MEMBERSHIP, FORM_STRUCT, &ipv6_mreq_layout },
	{ IPPROTO_IPV6, IPV6_JOIN_ANYCAST, FORM_STRUCT, &ipv6_mreq_layout },
	{ IPPROTO_IPV6, IPV6_LEAVE_ANYCAST, FORM_STRUCT, &ipv6_mreq_layout },
	{ LEVEL_PACKET, PACKET_MEMBERSHIP, FORM_STRUCT, &packet_mreq_layout },
	{ LEVEL_PACKET, PACKET_NO_MEMBERSHIP, FORM_STRUCT, &packet_mreq_layout },
	{ LEVEL_PACKET, PACKET_STATS, FORM_STRUCT, &tpacket_stats_layout },
};

/* clang-format on */

static const struct option_value *find_value(const struct call *call)
{
	int level = (int)arg_value(call, 1), option = (int)arg_value(call, 2);

	for (size_t i = 0; i < sizeof(values) / sizeof(*values); i++)
		if (values[i].level == level && values[i].option == option)
			return &values[i];
	return NULL;
}

static void print_number(struct text *out, const struct call *call,
			 const struct option_value *value,
			 const struct list *range)
{
	size_t size = range->count == 1 ? 1 : sizeof(int32_t);
	unsigned char bytes[sizeof(int32_t)];
	int32_t number;
	const char *error;

	if (!read_or_hex(out, call, range->address, bytes, size))
		return;
	number = (int32_t)load(bytes, size);
	error = value && value->form == FORM_ERROR ? error_name(number) : NULL;
	text_char(out, '[');
	if (value && value->form == FORM_SET)
		flags_print(out, call->style, value->param, (uint32_t)number);
	else if (value && value->form == FORM_INTERFACE)
		print_interface_value(out, call, (uint32_t)number);
	else if (error)
		text_puts(out, error);
	else
		text_signed(out, number);
	text_char(out, ']');
}

/* What is shorter than the first field is no number of it. */
static bool has_field(const struct call *call, const struct option_value *value,
		      uint64_t size)
{
	return size >= layout_offset(layout_of(value->param, call->abi),
				     call->abi, 1);
}

/* An int that has a name is one in a larger place, too. */
static bool is_long(const struct option_value *value, uint64_t size)
{
	return value && value->form != FORM_STRUCT && size > sizeof(int32_t);
}

static void print_option(struct text *out, const struct call *call,
			 uint64_t address, uint64_t size)
{
	const struct option_value *value = find_value(call);

	if (value && value->form == FORM_STRUCT && has_field(call, value, size))
		layout_print_sized(out, call, value->param,
				   &(struct list){ address, size, UINT64_MAX });
	else if (value && value->form == FORM_STRING)
		print_string_at(out, call, address,
				size < string_limit(call) ? size
							  : string_limit(call));
	else if (size == 1 || size == sizeof(int32_t) || is_long(value, size))
		print_number(out, call, value,
			     &(struct list){ address, size, UINT64_MAX });
	else
		print_bytes_at(out, call, address, size);
}

void print_optval(struct text *out, const struct call *call, unsigned index)
{
	print_option(out, call, arg_value(call, index),
		     arg_param_value(call, index));
}

/* What is got is the filter itself, and its size is in instructions. */
static void print_filter(struct text *out, const struct call *call,
			 uint64_t address, uint64_t count)
{
	layout_print_list(out, call, &sock_filter_layout,
			  &(struct list){ address, count, UINT64_MAX });
}

void print_result_optval(struct text *out, const struct call *call,
			 unsigned index)
{
	uint32_t size;

	if (!memory_get(call->memory, arg_param_value(call, index), &size,
			sizeof(size)))
		text_hex(out, arg_value(call, index));
	else if (arg_value(call, 1) == SOL_SOCKET &&
		 arg_value(call, 2) == SO_GET_FILTER)
		print_filter(out, call, arg_value(call, index), size);
	else
		print_option(out, call, arg_value(call, index), size);
}
