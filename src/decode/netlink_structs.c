/*
 * The structs of netlink messages beyond those of links, addresses and routes,
 * and of what their attributes hold.
 */
#include "decode/netlink_structs.h"

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
	print_family(out, view, load(view->piece->bytes, 2));
}

/* clang-format off */

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
	F(BYTES, prio, AS(field_hex_bytes), TIMES(2)),
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
	F(BYTES, rtvia_addr, AS(field_via), TIMES(16)),
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
	F(U8, tos),
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
	F(U32, ifal_index),
	F(U32, ifal_seq),
};
LAYOUT(label_layout);

static const struct field bridge_port_layout_fields[] = {
	F(U8, family, IN_SET(socket_families)),
	F(U32, ifindex, AS(field_interface)),
};
LAYOUT(bridge_port_layout);

static const struct field mdb_entry_layout_fields[] = {
	F(U32, ifindex, AS(field_interface)),
	F(U8, state),
	F(U8, flags),
	F(U16, vid),
	F(BYTES, addr, AS(field_hex_bytes), TIMES(16)),
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
	F(U8, sdiag_protocol, IN_SET(netlink_protocols)),
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
	F(U8, ndiag_state),
	F(U32, ndiag_portid),
	F(U32, ndiag_dst_portid),
	F(U32, ndiag_dst_group),
	F(U32, ndiag_ino),
	F(U32, ndiag_cookie, AS(field_hex), TIMES(2)),
};
LAYOUT(netlink_diag_msg_layout);

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
	F(U32, pdi_index),
	F(U32, pdi_version),
	F(U32, pdi_reserve),
	F(U32, pdi_copy_thresh),
	F(U32, pdi_tstamp),
	F(U32, pdi_flags, AS(field_hex)),
};
LAYOUT(packet_diag_info_layout);

static const struct field control_layout_fields[] = {
	F(U8, cmd, IN_SET(control_commands)),
	F(U8, version),
	PAD(U16, 1),
};
LAYOUT(control_layout);

static const struct field netfilter_layout_fields[] = {
	F(U8, nfgen_family, IN_SET(socket_families)),
	F(U8, version),
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
