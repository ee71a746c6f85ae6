/*
 * The structs of netlink messages beyond those of links, addresses and routes,
 * and of what their attributes hold.
 */
#include "decode/netlink_structs.h"

#include <arpa/inet.h>
#include <string.h>
#include <sys/socket.h>

#include "decode/args.h"
#include "decode/flags_netlink.h"

/* Both kinds have room for the longer; the family is in front. */
static void print_family(struct text *out, const struct view *view,
			 unsigned family)
{
	enum { INET6 = 10 };

	if (family == INET6)
		field_inet6(out, view);
	else
		field_inet(out, view);
}

static void field_diag_address(struct text *out, const struct view *view)
{
	print_family(out, view, view->piece->bytes[0]);
}

static void field_via(struct text *out, const struct view *view)
{
	struct view address = *view;

	/* It is as long as the family needs. */
	address.size = view->piece->size - 2;
	if (address.size >= 16 ||
	    (address.size >= 4 && load(view->piece->bytes, 2) == AF_INET))
		print_family(out, &address, load(view->piece->bytes, 2));
	else
		print_quoted(out, address.bytes, address.size);
}

/* clang-format off */

/* All of them, as they are. */
static void field_bytes_of(struct text *out, const struct view *view)
{
	print_quoted(out, view->bytes, view->size);
}

static void field_net_hex32(struct text *out, const struct view *view)
{
	text_hex(out, ntohl(view->value));
}

static const struct field link_stats_layout_fields[] = {
	F(U32, rx_packets),
	F(U32, tx_packets),
	F(U32, rx_bytes),
	F(U32, tx_bytes),
	F(U32, rx_errors),
	F(U32, tx_errors),
	F(U32, rx_dropped),
	F(U32, tx_dropped),
	F(U32, multicast),
	F(U32, collisions),
	F(U32, rx_length_errors),
	F(U32, rx_over_errors),
	F(U32, rx_crc_errors),
	F(U32, rx_frame_errors),
	F(U32, rx_fifo_errors),
	F(U32, rx_missed_errors),
	F(U32, tx_aborted_errors),
	F(U32, tx_carrier_errors),
	F(U32, tx_fifo_errors),
	F(U32, tx_heartbeat_errors),
	F(U32, tx_window_errors),
	F(U32, rx_compressed),
	F(U32, tx_compressed),
	F(U32, rx_nohandler),
};
LAYOUT(link_stats_layout);

static const struct field link_stats64_layout_fields[] = {
	F(U64, rx_packets),
	F(U64, tx_packets),
	F(U64, rx_bytes),
	F(U64, tx_bytes),
	F(U64, rx_errors),
	F(U64, tx_errors),
	F(U64, rx_dropped),
	F(U64, tx_dropped),
	F(U64, multicast),
	F(U64, collisions),
	F(U64, rx_length_errors),
	F(U64, rx_over_errors),
	F(U64, rx_crc_errors),
	F(U64, rx_frame_errors),
	F(U64, rx_fifo_errors),
	F(U64, rx_missed_errors),
	F(U64, tx_aborted_errors),
	F(U64, tx_carrier_errors),
	F(U64, tx_fifo_errors),
	F(U64, tx_heartbeat_errors),
	F(U64, tx_window_errors),
	F(U64, rx_compressed),
	F(U64, tx_compressed),
	F(U64, rx_nohandler),
	F(U64, rx_otherhost_dropped),
};
LAYOUT(link_stats64_layout);

static const struct field link_map_layout_fields[] = {
	F(U64, mem_start, AS(field_hex)),
	F(U64, mem_end, AS(field_hex)),
	F(U64, base_addr, AS(field_hex)),
	F(U16, irq),
	F(U8, dma),
	F(U8, port),
};
LAYOUT(link_map_layout);

static const struct field link_cacheinfo_layout_fields[] = {
	F(U32, max_reasm_len),
	F(U32, tstamp),
	F(U32, reachable_time),
	F(U32, retrans_time),
};
LAYOUT(link_cacheinfo_layout);

static const struct field vf_mac_layout_fields[] = {
	F(U32, vf),
	F(BYTES, mac, AS(field_mac), TIMES(32)),
};
LAYOUT(vf_mac_layout);

static const struct field vf_broadcast_layout_fields[] = {
	F(BYTES, broadcast, AS(field_mac), TIMES(32)),
};
LAYOUT(vf_broadcast_layout);

static const struct field port_vsi_layout_fields[] = {
	F(U8, vsi_mgr_id),
	F(BYTES, vsi_type_id, AS(field_bytes_of), TIMES(3)),
	F(U8, vsi_type_version),
	PAD(U8, 3),
};
LAYOUT(port_vsi_layout);

static const struct field dcb_layout_fields[] = {
	F(U8, dcb_family, IN_SET(socket_families)),
	F(U8, cmd, IN_SET(dcb_commands)),
	PAD(U16, 1),
};
LAYOUT(dcb_layout);

static const struct field neighbour_stats_layout_fields[] = {
	F(U64, ndts_allocs),
	F(U64, ndts_destroys),
	F(U64, ndts_hash_grows),
	F(U64, ndts_res_failed),
	F(U64, ndts_lookups),
	F(U64, ndts_hits),
	F(U64, ndts_rcv_probes_mcast),
	F(U64, ndts_rcv_probes_ucast),
	F(U64, ndts_periodic_gc_runs),
	F(U64, ndts_forced_gc_runs),
	F(U64, ndts_table_fulls),
};
LAYOUT(neighbour_stats_layout);

static const struct field router_port_layout_fields[] = {
	F(U32, ifindex, AS(field_interface)),
};
LAYOUT(router_port_layout);

static const struct field bridge_options_layout_fields[] = {
	F(U32, optval, IN_SET(bridge_options)),
	F(U32, optmask, IN_SET(bridge_options)),
};
LAYOUT(bridge_options_layout);

static const struct field bridge_vlan_stats_layout_fields[] = {
	F(U64, rx_bytes),
	F(U64, rx_packets),
	F(U64, tx_bytes),
	F(U64, tx_packets),
	F(U16, vid),
	F(U16, flags, IN_SET(link_vlan_flags)),
	F(U32, pad2, AS(field_hex), QUIET),
};
LAYOUT(bridge_vlan_stats_layout);

static const struct field diag_address_layout_fields[] = {
	F(BYTES, address, AS(field_sockaddr), TIMES(128)),
};
LAYOUT(diag_address_layout);

static const struct field diag_family_layout_fields[] = {
	F(U8, sdiag_family, IN_SET(socket_families)),
};
LAYOUT(diag_family_layout);

static const struct field traffic_estimate_layout_fields[] = {
	F(S8, interval),
	F(U8, ewma_log),
};
LAYOUT(traffic_estimate_layout);

/* What a condition is compared with. */
static void field_behind(struct text *out, const struct view *view)
{
	const struct piece *piece = view->piece;

	print_quoted(out, view->bytes,
		     piece->size - (view->bytes - piece->bytes));
}

static const struct field diag_code_layout_fields[] = {
	F(U8, code, IN_SET(inet_diag_codes)),
	F(U8, yes),
	F(U16, no),
	F(BEHIND, operand, AS(field_behind)),
};
LAYOUT(diag_code_layout);

static const struct field vegas_layout_fields[] = {
	F(U32, tcpv_enabled),
	F(U32, tcpv_rttcnt),
	F(U32, tcpv_rtt),
	F(U32, tcpv_minrtt),
};
LAYOUT(vegas_layout);

static const struct field dctcp_layout_fields[] = {
	F(U16, dctcp_enabled),
	F(U16, dctcp_ce_state),
	F(U32, dctcp_alpha),
	F(U32, dctcp_ab_ecn),
	F(U32, dctcp_ab_tot),
};
LAYOUT(dctcp_layout);

static const struct field bbr_layout_fields[] = {
	F(U32, bbr_bw_lo, AS(field_hex)),
	F(U32, bbr_bw_hi, AS(field_hex)),
	F(U32, bbr_min_rtt),
	F(U32, bbr_pacing_gain),
	F(U32, bbr_cwnd_gain),
};
LAYOUT(bbr_layout);

/* As the family says. */
static void field_md5_address(struct text *out, const struct view *view)
{
	enum { INET6 = 10 };

	if (view_number(view, "tcpm_family") == INET6)
		field_inet6(out, view);
	else
		field_inet(out, view);
}

static void field_md5_key(struct text *out, const struct view *view)
{
	uint64_t length = view_number(view, "tcpm_keylen");

	print_quoted(out, view->bytes,
		     length < view->size ? length : view->size);
}

static const struct field md5sig_layout_fields[] = {
	F(U8, tcpm_family, IN_SET(socket_families)),
	F(U8, tcpm_prefixlen),
	F(U16, tcpm_keylen),
	F(BYTES, tcpm_addr, AS(field_md5_address), TIMES(16)),
	F(BYTES, tcpm_key, AS(field_md5_key), TIMES(80)),
};
LAYOUT(md5sig_layout);

static const struct field vf_vlan_layout_fields[] = {
	F(U32, vf),
	F(U32, vlan),
	F(U32, qos),
};
LAYOUT(vf_vlan_layout);

static const struct field vf_vlan_info_layout_fields[] = {
	F(U32, vf),
	F(U32, vlan),
	F(U32, qos),
	F(U16, vlan_proto, AS(field_ethernet)),
	PAD(U16, 1),
};
LAYOUT(vf_vlan_info_layout);

static const struct field vf_tx_rate_layout_fields[] = {
	F(U32, vf),
	F(U32, rate),
};
LAYOUT(vf_tx_rate_layout);

static const struct field vf_rate_layout_fields[] = {
	F(U32, vf),
	F(U32, min_tx_rate),
	F(U32, max_tx_rate),
};
LAYOUT(vf_rate_layout);

static const struct field vf_setting_layout_fields[] = {
	F(U32, vf),
	F(U32, setting),
};
LAYOUT(vf_setting_layout);

static const struct field vf_link_state_layout_fields[] = {
	F(U32, vf),
	F(U32, link_state, IN_SET(link_vf_states)),
};
LAYOUT(vf_link_state_layout);

static const struct field vf_guid_layout_fields[] = {
	F(U32, vf),
	F(U64, guid, AS(field_hex)),
};
LAYOUT(vf_guid_layout);

static const struct field bridge_id_layout_fields[] = {
	F(U8, prio, TIMES(2)),
	F(BYTES, addr, AS(field_mac), TIMES(6)),
};
LAYOUT(bridge_id_layout);

static const struct field bridge_vlan_layout_fields[] = {
	F(U16, flags, IN_SET(link_vlan_flags)),
	F(U16, vid),
};
LAYOUT(bridge_vlan_layout);

static const struct field address_cacheinfo_layout_fields[] = {
	F(U32, ifa_prefered, AS(field_limit)),
	F(U32, ifa_valid, AS(field_limit)),
	F(U32, cstamp),
	F(U32, tstamp),
};
LAYOUT(address_cacheinfo_layout);

static const struct field route_cacheinfo_layout_fields[] = {
	F(U32, rta_clntref),
	F(U32, rta_lastuse),
	F(S32, rta_expires),
	F(U32, rta_error),
	F(U32, rta_used),
	F(U32, rta_id),
	F(U32, rta_ts),
	F(U32, rta_tsage),
};
LAYOUT(route_cacheinfo_layout);

static const struct field route_via_layout_fields[] = {
	F(U16, rtvia_family, IN_SET(socket_families)),
	F(BEHIND, rtvia_addr, AS(field_via)),
};
LAYOUT(route_via_layout);

static const struct field mfc_stats_layout_fields[] = {
	F(U64, mfcs_packets),
	F(U64, mfcs_bytes),
	F(U64, mfcs_wrong_if),
};
LAYOUT(mfc_stats_layout);

static const struct field next_hop_layout_fields[] = {
	F(U16, rtnh_len),
	F(U8, rtnh_flags, IN_SET(next_hop_flags)),
	F(U8, rtnh_hops),
	F(S32, rtnh_ifindex, AS(field_interface)),
};
LAYOUT(next_hop_layout);

static const struct field neighbour_cacheinfo_layout_fields[] = {
	F(U32, ndm_confirmed),
	F(U32, ndm_used),
	F(U32, ndm_updated),
	F(U32, ndm_refcnt),
};
LAYOUT(neighbour_cacheinfo_layout);

static const struct field neighbour_table_layout_fields[] = {
	F(U8, ndtm_family, IN_SET(socket_families)),
	PAD(U8, 3),
};
LAYOUT(neighbour_table_layout);

static const struct field neighbour_config_layout_fields[] = {
	F(U16, ndtc_key_len),
	F(U16, ndtc_entry_size),
	F(U32, ndtc_entries),
	F(U32, ndtc_last_flush),
	F(U32, ndtc_last_rand),
	F(U32, ndtc_hash_rnd),
	F(U32, ndtc_hash_mask, AS(field_hex)),
	F(U32, ndtc_hash_chain_gc),
	F(U32, ndtc_proxy_qlen),
};
LAYOUT(neighbour_config_layout);

static const struct field rule_layout_fields[] = {
	F(U8, family, IN_SET(socket_families)),
	F(U8, dst_len),
	F(U8, src_len),
	F(U8, tos, IN_SET(route_services)),
	F(U8, table, IN_SET(route_tables)),
	PAD(U8, 2),
	F(U8, action, IN_SET(rule_actions)),
	F(U32, flags, IN_SET(rule_flags)),
};
LAYOUT(rule_layout);

static const struct field rule_ports_layout_fields[] = {
	F(U16, start),
	F(U16, end),
};
LAYOUT(rule_ports_layout);

static const struct field rule_uids_layout_fields[] = {
	F(U32, start),
	F(U32, end),
};
LAYOUT(rule_uids_layout);

static const struct field traffic_layout_fields[] = {
	F(U8, tcm_family, IN_SET(socket_families)),
	PAD(U8, 3),
	F(S32, tcm_ifindex, AS(field_interface)),
	F(U32, tcm_handle, AS(field_hex)),
	F(U32, tcm_parent, AS(field_hex)),
	F(U32, tcm_info, AS(field_hex)),
};
LAYOUT(traffic_layout);

static const struct field traffic_action_layout_fields[] = {
	F(U8, tca_family, IN_SET(socket_families)),
	PAD(U8, 3),
};
LAYOUT(traffic_action_layout);

static const struct field traffic_stats_layout_fields[] = {
	F(U64, bytes),
	F(U32, packets),
	F(U32, drops),
	F(U32, overlimits),
	F(U32, bps),
	F(U32, pps),
	F(U32, qlen),
	F(U32, backlog),
};
LAYOUT(traffic_stats_layout);

static const struct field traffic_basic_layout_fields[] = {
	F(U64, bytes),
	F(U32, packets),
};
LAYOUT(traffic_basic_layout);

static const struct field traffic_queue_layout_fields[] = {
	F(U32, qlen),
	F(U32, backlog),
	F(U32, drops),
	F(U32, requeues),
	F(U32, overlimits),
};
LAYOUT(traffic_queue_layout);

static const struct field traffic_rate_layout_fields[] = {
	F(U32, bps),
	F(U32, pps),
};
LAYOUT(traffic_rate_layout);

static const struct field traffic_rate64_layout_fields[] = {
	F(U64, bps),
	F(U64, pps),
};
LAYOUT(traffic_rate64_layout);

static const struct field traffic_size_layout_fields[] = {
	F(U8, cell_log),
	F(U8, size_log),
	F(S16, cell_align),
	F(S32, overhead),
	F(U32, linklayer),
	F(U32, mpu),
	F(U32, mtu),
	F(U32, tsize),
};
LAYOUT(traffic_size_layout);

static const struct field interface_stats_layout_fields[] = {
	F(U8, family, IN_SET(socket_families)),
	PAD(U8, 3),
	F(U32, ifindex, AS(field_interface)),
	F(U32, filter_mask, IN_SET(link_stats_masks)),
};
LAYOUT(interface_stats_layout);

static const struct field netconf_layout_fields[] = {
	F(U8, ncm_family, IN_SET(socket_families)),
};
LAYOUT(netconf_layout);

static const struct field nexthop_layout_fields[] = {
	F(U8, nh_family, IN_SET(socket_families)),
	F(U8, nh_scope, IN_SET(route_scopes)),
	F(U8, nh_protocol, IN_SET(route_protocols)),
	PAD(U8, 1),
	F(U32, nh_flags, IN_SET(next_hop_flags)),
};
LAYOUT(nexthop_layout);

static const struct field nexthop_member_layout_fields[] = {
	F(U32, id),
	F(U8, weight),
	F(U8, weight_high),
	PAD(U16, 1),
};
LAYOUT(nexthop_member_layout);

static const struct field label_layout_fields[] = {
	F(U8, ifal_family, IN_SET(socket_families)),
	PAD(U8, 1),
	F(U8, ifal_prefixlen),
	F(U8, ifal_flags),
	F(U32, ifal_index, AS(field_interface)),
	F(U32, ifal_seq),
};
LAYOUT(label_layout);

static const struct field bridge_port_layout_fields[] = {
	F(U8, family, IN_SET(socket_families)),
	F(U32, ifindex, AS(field_interface)),
};
LAYOUT(bridge_port_layout);

/* Behind it is the protocol that says what it is. */
static void field_mdb_address(struct text *out, const struct view *view)
{
	enum { IP = 0x0800, IPV6 = 0x86dd };
	unsigned protocol = view->bytes[16] << 8 | view->bytes[17];

	if (protocol == IP)
		field_inet(out, view);
	else if (protocol == IPV6)
		field_inet6(out, view);
	else
		print_quoted(out, view->bytes, view->size);
}

static const struct field mdb_entry_layout_fields[] = {
	F(U32, ifindex, AS(field_interface)),
	F(U8, state, IN_SET(mdb_states)),
	F(U8, flags, IN_SET(mdb_flags)),
	F(U16, vid),
	F(BYTES, addr, AS(field_mdb_address), TIMES(16)),
	F(U16, proto, AS(field_ethernet)),
	PAD(U16, 1),
};
LAYOUT(mdb_entry_layout);

static const struct field inet_diag_req_layout_fields[] = {
	F(U8, sdiag_family, IN_SET(socket_families)),
	F(U8, sdiag_protocol, IN_SET(ip_protocols)),
	F(U8, idiag_ext, IN_SET(inet_diag_masks)),
	PAD(U8, 1),
	F(U32, idiag_states, IN_SET(tcp_state_masks)),
	F(U16, idiag_sport, AS(field_port)),
	F(U16, idiag_dport, AS(field_port)),
	F(BYTES, idiag_src, AS(field_diag_address), TIMES(16)),
	F(BYTES, idiag_dst, AS(field_diag_address), TIMES(16)),
	F(U32, idiag_if, AS(field_interface)),
	F(U32, idiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(inet_diag_req_layout);

static const struct field inet_diag_msg_layout_fields[] = {
	F(U8, idiag_family, IN_SET(socket_families)),
	F(U8, idiag_state, IN_SET(tcp_states)),
	F(U8, idiag_timer),
	F(U8, idiag_retrans),
	F(U16, idiag_sport, AS(field_port)),
	F(U16, idiag_dport, AS(field_port)),
	F(BYTES, idiag_src, AS(field_diag_address), TIMES(16)),
	F(BYTES, idiag_dst, AS(field_diag_address), TIMES(16)),
	F(U32, idiag_if, AS(field_interface)),
	F(U32, idiag_cookie, AS(field_hex), TIMES(2)),
	F(U32, idiag_expires),
	F(U32, idiag_rqueue),
	F(U32, idiag_wqueue),
	F(U32, idiag_uid),
	F(U32, idiag_inode),
};
LAYOUT(inet_diag_msg_layout);

static const struct field inet_diag_meminfo_layout_fields[] = {
	F(U32, idiag_rmem),
	F(U32, idiag_wmem),
	F(U32, idiag_fmem),
	F(U32, idiag_tmem),
};
LAYOUT(inet_diag_meminfo_layout);

static const struct field unix_diag_req_layout_fields[] = {
	F(U8, sdiag_family, IN_SET(socket_families)),
	F(U8, sdiag_protocol),
	PAD(U16, 1),
	F(U32, udiag_states, IN_SET(tcp_state_masks)),
	F(U32, udiag_ino),
	F(U32, udiag_show, IN_SET(unix_diag_shows)),
	F(U32, udiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(unix_diag_req_layout);

static const struct field unix_diag_msg_layout_fields[] = {
	F(U8, udiag_family, IN_SET(socket_families)),
	F(U8, udiag_type, IN_SET(socket_types)),
	F(U8, udiag_state, IN_SET(tcp_states)),
	PAD(U8, 1),
	F(U32, udiag_ino),
	F(U32, udiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(unix_diag_msg_layout);

static const struct field unix_diag_vfs_layout_fields[] = {
	F(U32, udiag_vfs_ino),
	F(U32, udiag_vfs_dev, AS(field_hex)),
};
LAYOUT(unix_diag_vfs_layout);

static const struct field unix_diag_queues_layout_fields[] = {
	F(U32, udiag_rqueue),
	F(U32, udiag_wqueue),
};
LAYOUT(unix_diag_queues_layout);

static const struct field netlink_diag_req_layout_fields[] = {
	F(U8, sdiag_family, IN_SET(socket_families)),
	F(U8, sdiag_protocol, IN_SET(netlink_diag_protocols)),
	PAD(U16, 1),
	F(U32, ndiag_ino),
	F(U32, ndiag_show, IN_SET(netlink_diag_shows)),
	F(U32, ndiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(netlink_diag_req_layout);

static const struct field netlink_diag_msg_layout_fields[] = {
	F(U8, ndiag_family, IN_SET(socket_families)),
	F(U8, ndiag_type, IN_SET(socket_types)),
	F(U8, ndiag_protocol, IN_SET(netlink_protocols)),
	F(U8, ndiag_state, IN_SET(netlink_states)),
	F(U32, ndiag_portid),
	F(U32, ndiag_dst_portid),
	F(U32, ndiag_dst_group),
	F(U32, ndiag_ino),
	F(U32, ndiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(netlink_diag_msg_layout);

static const struct field netlink_ring_layout_fields[] = {
	F(U32, ndr_block_size),
	F(U32, ndr_block_nr),
	F(U32, ndr_frame_size),
	F(U32, ndr_frame_nr),
};
LAYOUT(netlink_ring_layout);

static const struct field packet_diag_req_layout_fields[] = {
	F(U8, sdiag_family, IN_SET(socket_families)),
	F(U8, sdiag_protocol),
	PAD(U16, 1),
	F(U32, pdiag_ino),
	F(U32, pdiag_show, IN_SET(packet_diag_shows)),
	F(U32, pdiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(packet_diag_req_layout);

static const struct field packet_diag_msg_layout_fields[] = {
	F(U8, pdiag_family, IN_SET(socket_families)),
	F(U8, pdiag_type, IN_SET(socket_types)),
	F(U16, pdiag_num, IN_SET(ethernet_protocols)),
	F(U32, pdiag_ino),
	F(U32, pdiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(packet_diag_msg_layout);

static const struct field packet_diag_info_layout_fields[] = {
	F(U32, pdi_index, AS(field_interface)),
	F(U32, pdi_version, IN_SET(packet_versions)),
	F(U32, pdi_reserve),
	F(U32, pdi_copy_thresh),
	F(U32, pdi_tstamp),
	F(U32, pdi_flags, IN_SET(packet_diag_flags)),
};
LAYOUT(packet_diag_info_layout);

static void field_packet_address(struct text *out, const struct view *view)
{
	struct view address = *view;
	uint64_t length = view_number(view, "pdmc_alen");

	if (length < address.size)
		address.size = length;
	field_mac(out, &address);
}

static const struct field packet_member_layout_fields[] = {
	F(U32, pdmc_index, AS(field_interface)),
	F(U32, pdmc_count),
	F(U16, pdmc_type),
	F(U16, pdmc_alen),
	F(BYTES, pdmc_addr, AS(field_packet_address), TIMES(32)),
};
LAYOUT(packet_member_layout);

static const struct field packet_ring_layout_fields[] = {
	F(U32, pdr_block_size),
	F(U32, pdr_block_nr),
	F(U32, pdr_frame_size),
	F(U32, pdr_frame_nr),
	F(U32, pdr_retire_tmo),
	F(U32, pdr_sizeof_priv),
	F(U32, pdr_features),
};
LAYOUT(packet_ring_layout);

#define DIAG_SOCKET \
	F(U16, idiag_sport, AS(field_port)), \
	F(U16, idiag_dport, AS(field_port)), \
	F(BYTES, idiag_src, AS(field_smc_address), TIMES(16)), \
	F(BYTES, idiag_dst, AS(field_smc_address), TIMES(16)), \
	F(U32, idiag_if, AS(field_interface)), \
	F(U32, idiag_cookie, AS(field_hex), TIMES(2))

/* One of version 4 where only its four bytes are set. */
static void field_smc_address(struct text *out, const struct view *view)
{
	static const unsigned char zeros[12];

	if (memcmp(view->bytes + 4, zeros, sizeof(zeros)))
		field_inet6(out, view);
	else
		field_inet(out, view);
}

static const struct field smc_diag_req_layout_fields[] = {
	F(U8, diag_family, IN_SET(socket_families)),
	PAD(U8, 2),
	F(U8, diag_ext, IN_SET(smc_diag_masks)),
	DIAG_SOCKET,
};
LAYOUT(smc_diag_req_layout);

static const struct field smc_diag_msg_layout_fields[] = {
	F(U8, diag_family, IN_SET(socket_families)),
	F(U8, diag_state, IN_SET(smc_states)),
	F(U8, diag_mode, IN_SET(smc_diag_modes)),
	F(U8, diag_shutdown, IN_SET(shutdown_masks)),
	DIAG_SOCKET,
	F(U32, diag_uid),
	F(U64, diag_inode),
};
LAYOUT(smc_diag_msg_layout);

static const struct field smc_cursor_fields[] = {
	F(U16, reserved, QUIET),
	F(U16, wrap),
	F(U32, count),
};
static LAYOUT(smc_cursor);

static const struct field smc_connection_layout_fields[] = {
	F(U32, token),
	F(U32, sndbuf_size),
	F(U32, rmbe_size),
	F(U32, peer_rmbe_size),
	STRUCT_F(rx_prod, smc_cursor),
	STRUCT_F(rx_cons, smc_cursor),
	STRUCT_F(tx_prod, smc_cursor),
	STRUCT_F(tx_cons, smc_cursor),
	F(U8, rx_prod_flags, AS(field_hex)),
	F(U8, rx_conn_state_flags, AS(field_hex)),
	F(U8, tx_prod_flags, AS(field_hex)),
	F(U8, tx_conn_state_flags, AS(field_hex)),
	STRUCT_F(tx_prep, smc_cursor),
	STRUCT_F(tx_sent, smc_cursor),
	STRUCT_F(tx_fin, smc_cursor),
};
LAYOUT(smc_connection_layout);

static const struct field smc_link_fields[] = {
	F(U8, link_id),
	F(BYTES, ibname, TIMES(64)),
	F(U8, ibport),
	F(BYTES, gid, TIMES(40)),
	F(BYTES, peer_gid, TIMES(40)),
};
static LAYOUT(smc_link);

static const struct field smc_group_layout_fields[] = {
	STRUCT_F(lnk, smc_link),
	F(U8, role, IN_SET(smc_roles)),
};
LAYOUT(smc_group_layout);

static const struct field smc_memory_layout_fields[] = {
	F(U32, linkid),
	PAD(U32, 1),
	F(U64, peer_gid, AS(field_hex)),
	F(U64, my_gid, AS(field_hex)),
	F(U64, token, AS(field_hex)),
	F(U64, peer_token, AS(field_hex)),
};
LAYOUT(smc_memory_layout);

static const struct field smc_fallback_layout_fields[] = {
	F(U32, reason, AS(field_hex)),
	F(U32, peer_diagnosis, AS(field_hex)),
};
LAYOUT(smc_fallback_layout);

static const struct field enforcing_layout_fields[] = {
	F(S32, val),
};
LAYOUT(enforcing_layout);

static const struct field policy_layout_fields[] = {
	F(U32, seqno),
};
LAYOUT(policy_layout);

static const struct field udev_layout_fields[] = {
	F(BYTES, prefix, TIMES(8)),
	F(U32, magic, AS(field_net_hex32)),
	F(U32, header_size),
	F(U32, properties_off),
	F(U32, properties_len),
	F(U32, filter_subsystem_hash, AS(field_net_hex32)),
	F(U32, filter_devtype_hash, AS(field_net_hex32)),
	F(U32, filter_tag_bloom_hi, AS(field_net_hex32)),
	F(U32, filter_tag_bloom_lo, AS(field_net_hex32)),
};
LAYOUT(udev_layout);

static const struct field control_layout_fields[] = {
	F(U8, cmd, IN_SET(control_commands)),
	F(U8, version),
	PAD(U16, 1),
};
LAYOUT(control_layout);

static const struct field netfilter_layout_fields[] = {
	F(U8, nfgen_family, IN_SET(socket_families)),
	F(U8, version, IN_SET(netfilter_versions)),
	F(U16, res_id, AS(field_port)),
};
LAYOUT(netfilter_layout);

static const struct field crypto_alg_layout_fields[] = {
	F(BYTES, cru_name, TIMES(64)),
	F(BYTES, cru_driver_name, TIMES(64)),
	F(BYTES, cru_module_name, TIMES(64)),
	F(U32, cru_type),
	F(U32, cru_mask, AS(field_hex)),
	F(U32, cru_refcnt),
	F(U32, cru_flags, AS(field_hex)),
};
LAYOUT(crypto_alg_layout);
