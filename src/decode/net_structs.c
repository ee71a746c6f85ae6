/*
 * Structs of sockets' options, of control messages and of netlink.
 */
#include "decode/args.h"
#include "decode/flags_devices.h"
#include "decode/flags_netlink.h"
#include "decode/layout.h"

/* clang-format off */

static const struct field ucred_layout_fields[] = {
	F(S32, pid, AS(field_pid)),
	F(U32, uid),
	F(U32, gid),
};
LAYOUT(ucred_layout);

static const struct field linger_layout_fields[] = {
	F(S32, l_onoff),
	F(S32, l_linger),
};
LAYOUT(linger_layout);

static const struct field tcp_info_layout_fields[] = {
	F(U8, tcpi_state, IN_SET(tcp_states)),
	F(U8, tcpi_ca_state),
	F(U8, tcpi_retransmits),
	F(U8, tcpi_probes),
	F(U8, tcpi_backoff),
	F(U8, tcpi_options, AS(field_hex)),
	F(U8, tcpi_wscale, AS(field_hex)),
	F(U8, tcpi_limited, AS(field_hex), QUIET),
	F(U32, tcpi_rto),
	F(U32, tcpi_ato),
	F(U32, tcpi_snd_mss),
	F(U32, tcpi_rcv_mss),
	F(U32, tcpi_unacked),
	F(U32, tcpi_sacked),
	F(U32, tcpi_lost),
	F(U32, tcpi_retrans),
	F(U32, tcpi_fackets),
	F(U32, tcpi_last_data_sent),
	F(U32, tcpi_last_ack_sent),
	F(U32, tcpi_last_data_recv),
	F(U32, tcpi_last_ack_recv),
	F(U32, tcpi_pmtu),
	F(U32, tcpi_rcv_ssthresh),
	F(U32, tcpi_rtt),
	F(U32, tcpi_rttvar),
	F(U32, tcpi_snd_ssthresh),
	F(U32, tcpi_snd_cwnd),
	F(U32, tcpi_advmss),
	F(U32, tcpi_reordering),
	F(U32, tcpi_rcv_rtt),
	F(U32, tcpi_rcv_space),
	F(U32, tcpi_total_retrans),
};
LAYOUT(tcp_info_layout);

static const struct field ip_mreqn_layout_fields[] = {
	F(BYTES, imr_multiaddr, AS(field_inet), TIMES(4)),
	F(BYTES, imr_address, AS(field_inet), TIMES(4)),
	F(S32, imr_ifindex, AS(field_interface)),
};
LAYOUT(ip_mreqn_layout);

static const struct field ipv6_mreq_layout_fields[] = {
	F(BYTES, ipv6mr_multiaddr, AS(field_inet6), TIMES(16)),
	F(S32, ipv6mr_ifindex, AS(field_interface)),
};
LAYOUT(ipv6_mreq_layout);

static const struct field packet_mreq_layout_fields[] = {
	F(S32, mr_ifindex, AS(field_interface)),
	F(U16, mr_type, IN_SET(packet_memberships)),
	F(U16, mr_alen),
	F(BYTES, mr_address, AS(field_mac), TIMES(8)),
};
LAYOUT(packet_mreq_layout);

/* Addresses of any family, aligned as a pointer. */
static const struct field address_room_fields[] = {
	EDGE,
	F(BYTES, addr, TIMES(128)),
};
static LAYOUT(address_room);

static const struct field group_req_layout_fields[] = {
	F(U32, gr_interface, AS(field_interface)),
	STRUCT_F(gr_group, address_room, AS(field_sockaddr)),
};
LAYOUT(group_req_layout);

static const struct field group_source_layout_fields[] = {
	F(U32, gsr_interface, AS(field_interface)),
	STRUCT_F(gsr_group, address_room, AS(field_sockaddr)),
	STRUCT_F(gsr_source, address_room, AS(field_sockaddr)),
};
LAYOUT(group_source_layout);

static const struct field ip_mreq_source_layout_fields[] = {
	F(BYTES, imr_multiaddr, AS(field_inet), TIMES(4)),
	F(BYTES, imr_interface, AS(field_inet), TIMES(4)),
	F(BYTES, imr_sourceaddr, AS(field_inet), TIMES(4)),
};
LAYOUT(ip_mreq_source_layout);

static const struct field tpacket_stats_layout_fields[] = {
	F(U32, tp_packets),
	F(U32, tp_drops),
	F(U32, tp_freeze_q_cnt),
};
LAYOUT(tpacket_stats_layout);

static const struct field in_pktinfo_layout_fields[] = {
	F(S32, ipi_ifindex, AS(field_interface)),
	F(BYTES, ipi_spec_dst, AS(field_inet), TIMES(4)),
	F(BYTES, ipi_addr, AS(field_inet), TIMES(4)),
};
LAYOUT(in_pktinfo_layout);

static const struct field in6_pktinfo_layout_fields[] = {
	F(BYTES, ipi6_addr, AS(field_inet6), TIMES(16)),
	F(U32, ipi6_ifindex, AS(field_interface)),
};
LAYOUT(in6_pktinfo_layout);

static const struct field msghdr_layout_fields[] = {
	F(POINTER, msg_name, AS(field_sockaddr_at), BY(msg_namelen), QUIET),
	F(S32, msg_namelen, QUIET),
	F(POINTER, msg_iov, AS(field_message_vectors), BY(msg_iovlen)),
	F(WORD, msg_iovlen),
	F(POINTER, msg_control, AS(field_control), BY(msg_controllen), QUIET),
	F(WORD, msg_controllen, QUIET),
	F(U32, msg_flags, IN_SET(msg_flags), QUIET),
};
LAYOUT(msghdr_layout);

static const struct field mmsghdr_layout_fields[] = {
	STRUCT_F(msg_hdr, msghdr_layout),
	F(U32, msg_len),
};
LAYOUT(mmsghdr_layout);

static const struct field ifinfomsg_layout_fields[] = {
	F(U8, ifi_family, IN_SET(socket_families)),
	PAD(U8, 1),
	F(U16, ifi_type, IN_SET(link_types)),
	F(S32, ifi_index, AS(field_interface)),
	F(U32, ifi_flags, IN_SET(link_flags)),
	F(U32, ifi_change, AS(field_hex)),
};
LAYOUT(ifinfomsg_layout);

static const struct field ifaddrmsg_layout_fields[] = {
	F(U8, ifa_family, IN_SET(socket_families)),
	F(U8, ifa_prefixlen),
	F(U8, ifa_flags, IN_SET(address_flags)),
	F(U8, ifa_scope, IN_SET(route_scopes)),
	F(U32, ifa_index, AS(field_interface)),
};
LAYOUT(ifaddrmsg_layout);

static const struct field rtmsg_layout_fields[] = {
	F(U8, rtm_family, IN_SET(socket_families)),
	F(U8, rtm_dst_len),
	F(U8, rtm_src_len),
	F(U8, rtm_tos, IN_SET(route_services)),
	F(U8, rtm_table, IN_SET(route_tables)),
	F(U8, rtm_protocol, IN_SET(route_protocols)),
	F(U8, rtm_scope, IN_SET(route_scopes)),
	F(U8, rtm_type, IN_SET(route_kinds)),
	F(U32, rtm_flags, IN_SET(route_flags)),
};
LAYOUT(rtmsg_layout);

static const struct field ndmsg_layout_fields[] = {
	F(U8, ndm_family, IN_SET(socket_families)),
	PAD(U8, 3),
	F(S32, ndm_ifindex, AS(field_interface)),
	F(U16, ndm_state, IN_SET(neighbour_states)),
	F(U8, ndm_flags, IN_SET(neighbour_flags)),
	F(U8, ndm_type, IN_SET(route_kinds)),
};
LAYOUT(ndmsg_layout);

static const struct field rtgenmsg_layout_fields[] = {
	F(U8, rtgen_family, IN_SET(mroute_families)),
};
LAYOUT(rtgenmsg_layout);

static const struct field genlmsg_layout_fields[] = {
	F(U8, cmd),
	F(U8, version),
	PAD(U16, 1),
};
LAYOUT(genlmsg_layout);
