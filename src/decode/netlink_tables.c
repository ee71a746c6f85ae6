/*
 * What netlink's attributes hold, and which struct goes with which type of
 * message. An attribute, a table and a type are a line each.
 */
#include <stdint.h>
#include <string.h>

#include "decode/args.h"
#include "decode/flags_netlink.h"
#include "decode/netlink_attributes.h"
#include "decode/netlink_structs.h"

/* clang-format off */

#undef SET
#undef HEX
#undef FD
#undef PID
#define INDEXED(t, s)	{ t, ATTRIBUTE_INDEXED, &(s) }
#define INDEXED64(t, s)	{ t, ATTRIBUTE_INDEXED64, &(s) }
#define HEADED(t, h)	{ t, ATTRIBUTE_HEADED, &(h) }
#define HOPS(t, h)	{ t, ATTRIBUTE_HOPS, &(h) }
#define FAMILIES(t, f)	{ t, ATTRIBUTE_FAMILY, f }
#define N(t)		{ t, ATTRIBUTE_NUMBER, NULL }
#define SET(t, s)	{ t, ATTRIBUTE_NUMBER, &(s) }
#define SIGNED(t)	{ t, ATTRIBUTE_SIGNED, NULL }
#define HEX(t)		{ t, ATTRIBUTE_HEX, NULL }
#define WIRE(t)		{ t, ATTRIBUTE_NET_ORDER, NULL }
#define WIRE_SET(t, s)	{ t, ATTRIBUTE_NET_ORDER, &(s) }
#define TEXT(t)		{ t, ATTRIBUTE_STRING, NULL }
#define ADDR(t)		{ t, ATTRIBUTE_ADDRESS, NULL }
#define IS(t, l)	{ t, ATTRIBUTE_STRUCT, &(l) }
#define ARE(t, l)	{ t, ATTRIBUTE_STRUCTS, &(l) }
#define NUMS(t)		{ t, ATTRIBUTE_NUMBERS, NULL }
#define NEST(t, n)	{ t, ATTRIBUTE_NEST, &(n) }
#define EACH(t, n)	{ t, ATTRIBUTE_LIST, &(n) }
#define FD(t)		{ t, ATTRIBUTE_FD, NULL }
#define PID(t)		{ t, ATTRIBUTE_PID, NULL }
#define INTERFACE(t)	{ t, ATTRIBUTE_INTERFACE, NULL }

#define TABLE(n, s) \
	static const struct attribute_table n = { \
		&(s), n##_rows, sizeof(n##_rows) / sizeof(n##_rows[0]) }

static const struct attribute vf_stats_rows[] = {
	N(0),
	N(1),
	N(2),
	N(3),
	N(4),
	N(5),
	N(7),
	N(8),
};
TABLE(vf_stats, link_vf_stats);

static const struct attribute vf_vlans_rows[] = {
	IS(1, vf_vlan_info_layout),
};
TABLE(vf_vlans, link_vf_vlans);

static const struct attribute vf_rows[] = {
	IS(1, vf_mac_layout),
	IS(2, vf_vlan_layout),
	IS(3, vf_tx_rate_layout),
	IS(4, vf_setting_layout),
	IS(5, vf_link_state_layout),
	IS(6, vf_rate_layout),
	IS(7, vf_setting_layout),
	NEST(8, vf_stats),
	IS(9, vf_setting_layout),
	IS(10, vf_guid_layout),
	IS(11, vf_guid_layout),
	NEST(12, vf_vlans),
	IS(13, vf_broadcast_layout),
};
TABLE(vf, link_vf_attributes);

static const struct attribute vfs_rows[] = {
	NEST(1, vf),
};
TABLE(vfs, link_vf_infos);

static const struct attribute port_rows[] = {
	N(1),
	TEXT(2),
	IS(3, port_vsi_layout),
	N(6),
	N(7),
};
TABLE(port, link_port_attributes);

static const struct attribute ports_rows[] = {
	NEST(1, port),
};
TABLE(ports, link_vf_ports);

static const struct attribute inet_spec_rows[] = {
	INDEXED(1, inet4_configs),
};
TABLE(inet_spec, link_inet_attributes);

static const struct attribute inet6_spec_rows[] = {
	SET(1, link_inet6_flags),
	INDEXED(2, inet6_configs),
	INDEXED64(3, link_inet6_stats),
	IS(5, link_cacheinfo_layout),
	INDEXED64(6, link_icmp6_stats),
	ADDR(7),
	SET(8, link_inet6_modes),
	N(9),
};
TABLE(inet6_spec, link_inet6_attributes);

static const struct attribute bridge_tunnel_rows[] = {
	N(1),
	N(2),
	SET(3, link_vlan_flags),
};
TABLE(bridge_tunnel, link_tunnel_attributes);

static const struct attribute mctp_spec_rows[] = {
	N(1),
};
TABLE(mctp_spec, link_mctp_attributes);

static const struct attribute bridge_spec_rows[] = {
	N(0),
	SET(1, link_bridge_modes),
	IS(2, bridge_vlan_layout),
	NEST(3, bridge_tunnel),
};
TABLE(bridge_spec, link_bridge_spec_attributes);

static const struct attribute family_specs_rows[] = {
	NEST(2, inet_spec),
	NEST(7, bridge_spec),
	NEST(10, inet6_spec),
	NEST(45, mctp_spec),
};
TABLE(family_specs, socket_families);

static const struct attribute bridge_port_rows[] = {
	N(38),
	N(1),
	N(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	N(8),
	N(9),
	N(10),
	N(11),
	N(12),
	IS(13, bridge_id_layout),
	IS(14, bridge_id_layout),
	HEX(15),
	HEX(16),
	HEX(17),
	HEX(18),
	N(19),
	N(20),
	N(21),
	N(22),
	N(23),
	N(25),
	N(27),
	N(28),
	N(29),
	N(30),
	HEX(31),
	N(32),
	N(33),
	N(34),
	N(35),
	N(36),
	N(37),
	N(39),
	N(40),
	N(41),
	N(42),
};
TABLE(bridge_port, link_port_bridge_attributes);

static const struct attribute bridge_querier_rows[] = {
	ADDR(1),
	INTERFACE(2),
	N(3),
	ADDR(5),
	INTERFACE(6),
	N(7),
};
TABLE(bridge_querier, bridge_queriers);

static const struct attribute bridge_rows[] = {
	N(27),
	N(28),
	N(29),
	N(1),
	N(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	WIRE_SET(8, ethernet_protocols),
	HEX(9),
	IS(10, bridge_id_layout),
	IS(11, bridge_id_layout),
	N(12),
	N(13),
	N(14),
	N(15),
	N(16),
	N(17),
	N(18),
	N(19),
	ADDR(20),
	N(22),
	N(23),
	N(24),
	N(25),
	N(26),
	N(30),
	N(31),
	N(32),
	N(33),
	N(34),
	N(35),
	N(36),
	N(37),
	N(38),
	N(39),
	N(41),
	N(42),
	N(43),
	N(44),
	N(45),
	IS(46, bridge_options_layout),
	NEST(47, bridge_querier),
};
TABLE(bridge, link_bridge_attributes);

static const struct attribute vlan_rows[] = {
	N(1),
	WIRE_SET(5, ethernet_protocols),
};
TABLE(vlan, link_vlan_attributes);

static const struct attribute tun_rows[] = {
	N(1), N(2), N(3), N(4), N(5), N(6), N(7), N(8), N(9),
};
TABLE(tun, link_tun_attributes);

static const struct attribute_table bond = { &link_bond_attributes, NULL, 0 };
static const struct attribute_table vxlan = { &link_vxlan_attributes, NULL, 0 };
static const struct attribute_table macvlan = { &link_macvlan_attributes, NULL,
						0 };

/* What a kind of link has is told by the name in front of it. */
static const struct attribute_kinds link_kinds[] = {
	{ "bridge", &bridge },
	{ "vlan", &vlan },
	{ "tun", &tun },
	{ "bond", &bond },
	{ "vxlan", &vxlan },
	{ "macvlan", &macvlan },
	{ "macvtap", &macvlan },
	{ NULL, NULL },
};

static const struct attribute_kinds slave_kinds[] = {
	{ "bridge", &bridge_port },
	{ NULL, NULL },
};

static const struct attribute link_info_rows[] = {
	{ 1, ATTRIBUTE_KIND, NULL },
	{ 2, ATTRIBUTE_DATA, link_kinds },
	{ 4, ATTRIBUTE_KIND, NULL },
	{ 5, ATTRIBUTE_DATA, slave_kinds },
};
TABLE(link_info, link_info_attributes);

static const struct attribute_family spec_families[] = {
	{ 7, &bridge_spec },
	{ 255, &family_specs },
	{ 0, NULL },
};

static const struct attribute_family protocol_families[] = {
	{ 7, &bridge_port },
	{ 10, &inet6_spec },
	{ 0, NULL },
};

static const struct attribute xdp_rows[] = {
	FD(1),
	SET(2, link_xdp_modes),
	SET(3, link_xdp_flags),
	N(4),
	N(5),
	N(6),
	N(7),
	FD(8),
};
TABLE(xdp, link_xdp_attributes);

static const struct attribute properties_rows[] = {
	TEXT(53),
};
TABLE(properties, link_properties);

static const struct attribute down_reasons_rows[] = {
	HEX(1),
	HEX(2),
};
TABLE(down_reasons, link_down_reasons);

static const struct attribute link_rows[] = {
	ADDR(1),
	ADDR(2),
	TEXT(3),
	N(4),
	INTERFACE(5),
	TEXT(6),
	IS(7, link_stats_layout),
	INTERFACE(10),
	FAMILIES(12, protocol_families),
	N(13),
	IS(14, link_map_layout),
	N(15),
	SET(16, link_operstates),
	SET(17, link_modes),
	NEST(18, link_info),
	PID(19),
	TEXT(20),
	N(21),
	NEST(22, vfs),
	IS(23, link_stats64_layout),
	NEST(24, ports),
	NEST(25, port),
	FAMILIES(26, spec_families),
	N(27),
	FD(28),
	SET(29, link_filters),
	N(30),
	N(31),
	N(32),
	N(33),
	N(35),
	SIGNED(37),
	TEXT(38),
	N(39),
	N(40),
	N(41),
	NEST(43, xdp),
	SET(44, link_events),
	SIGNED(45),
	N(46),
	N(47),
	N(48),
	N(49),
	N(50),
	N(51),
	NEST(52, properties),
	TEXT(53),
	ADDR(54),
	NEST(55, down_reasons),
	TEXT(56),
	TEXT(57),
	N(58),
	N(59),
	N(60),
	N(61),
	N(63),
	N(64),
};
TABLE(link, link_attributes);

static const struct attribute address_rows[] = {
	ADDR(1),
	ADDR(2),
	TEXT(3),
	ADDR(4),
	ADDR(5),
	IS(6, address_cacheinfo_layout),
	ADDR(7),
	SET(8, address_flags),
	N(9),
	SIGNED(10),
	N(11),
};
TABLE(address, address_attributes);

static const struct attribute metrics_rows[] = {
	SET(12, metric_features),
	HEX(1),
	N(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	N(8),
	N(9),
	N(10),
	N(11),
	N(13),
	N(14),
	N(15),
	TEXT(16),
	N(17),
};
TABLE(metrics, metric_attributes);

static const struct attribute hop_rows[] = {
	ADDR(1),
	ADDR(5),
	IS(18, route_via_layout),
	ADDR(19),
	SET(21, encap_types),
};
TABLE(hop, route_attributes);
static const struct attribute_head hop_head = { &next_hop_layout, &hop };

static const struct attribute route_rows[] = {
	ADDR(1),
	ADDR(2),
	INTERFACE(3),
	INTERFACE(4),
	ADDR(5),
	N(6),
	ADDR(7),
	NEST(8, metrics),
	HOPS(9, hop_head),
	N(10),
	N(11),
	IS(12, route_cacheinfo_layout),
	N(13),
	N(14),
	SET(15, route_tables),
	N(16),
	IS(17, mfc_stats_layout),
	IS(18, route_via_layout),
	ADDR(19),
	SET(20, route_preferences),
	SET(21, encap_types),
	N(23),
	N(25),
	N(26),
	SET(27, ip_protocols),
	WIRE(28),
	WIRE(29),
	N(30),
	WIRE(31),
};
TABLE(route, route_attributes);

static const struct attribute neighbour_fdb_rows[] = {
	SET(1, neighbour_notifies),
};
TABLE(neighbour_fdb, neighbour_fdb_attributes);

static const struct attribute neighbour_rows[] = {
	ADDR(1),
	ADDR(2),
	IS(3, neighbour_cacheinfo_layout),
	N(4),
	N(5),
	WIRE(6),
	N(7),
	INTERFACE(8),
	INTERFACE(9),
	N(10),
	N(11),
	SET(12, route_protocols),
	N(13),
	NEST(14, neighbour_fdb),
	SET(15, neighbour_flags_ext),
	SET(16, neighbour_states),
	SET(17, neighbour_flags),
};
TABLE(neighbour, neighbour_attributes);

static const struct attribute neighbour_parameters_of_rows[] = {
	N(1),
	N(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	N(8),
	N(9),
	N(10),
	N(11),
	N(12),
	N(13),
	N(14),
	N(15),
	N(16),
	N(17),
	N(19),
};
TABLE(neighbour_parameters_of, neighbour_parameters);

static const struct attribute neighbour_tables_rows[] = {
	TEXT(1),
	N(2),
	N(3),
	N(4),
	IS(5, neighbour_config_layout),
	NEST(6, neighbour_parameters_of),
	IS(7, neighbour_stats_layout),
	N(8),
};
TABLE(neighbour_tables, neighbour_table_attributes);

static const struct attribute rule_rows[] = {
	ADDR(1),
	ADDR(2),
	TEXT(3),
	N(4),
	N(6),
	N(10),
	N(11),
	WIRE(12),
	N(13),
	N(14),
	SET(15, route_tables),
	N(16),
	TEXT(17),
	N(19),
	IS(20, rule_uids_layout),
	SET(21, route_protocols),
	SET(22, ip_protocols),
	IS(23, rule_ports_layout),
	IS(24, rule_ports_layout),
};
TABLE(rule, rule_attributes);

static const struct attribute traffic_counts_rows[] = {
	IS(1, traffic_basic_layout),
	IS(2, traffic_rate_layout),
	IS(3, traffic_queue_layout),
	IS(5, traffic_rate64_layout),
	IS(7, traffic_basic_layout),
	N(8),
};
TABLE(traffic_counts, traffic_stats);

static const struct attribute traffic_sizes_rows[] = {
	IS(1, traffic_size_layout),
};
TABLE(traffic_sizes, traffic_stab);

static const struct attribute traffic_rows[] = {
	TEXT(1),
	IS(3, traffic_stats_layout),
	IS(5, traffic_estimate_layout),
	NEST(7, traffic_counts),
	NEST(8, traffic_sizes),
	N(11),
	N(12),
	N(13),
	N(14),
};
TABLE(traffic, traffic_attributes);

static const struct attribute traffic_action_rows[] = {
	TEXT(1),
	N(3),
	NEST(4, traffic_counts),
	HEX(6),
	SET(7, traffic_action_flags),
	SET(8, traffic_hw_stats),
	SET(9, traffic_hw_stats),
	N(10),
};
TABLE(traffic_action, traffic_actions);

static const struct attribute traffic_action_lists_rows[] = {
	EACH(1, traffic_action),
	HEX(2),
	N(3),
	N(4),
};
TABLE(traffic_action_lists, traffic_roots);

static const struct attribute offloads_rows[] = {
	IS(1, link_stats64_layout),
};
TABLE(offloads, link_stats_offload);

static const struct attribute stats_bond_3ad_rows[] = {
	N(0),
	N(1),
	N(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	N(8),
};
TABLE(stats_bond_3ad, link_stats_bond_3ad);

static const struct attribute stats_bond_rows[] = {
	NEST(1, stats_bond_3ad),
};
TABLE(stats_bond, link_stats_bond);

static const struct attribute stats_bridge_rows[] = {
	IS(1, bridge_vlan_stats_layout),
};
TABLE(stats_bridge, link_stats_bridge);

static const struct attribute stats_types_rows[] = {
	NEST(1, stats_bridge),
	NEST(2, stats_bond),
};
TABLE(stats_types, link_stats_types);

static const struct attribute stats_rows[] = {
	IS(1, link_stats64_layout),
	NEST(2, stats_types),
	NEST(3, stats_types),
	NEST(4, offloads),
};
TABLE(stats, link_stats_attributes);

static const struct attribute netconf_rows[] = {
	SIGNED(1),
	N(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	N(8),
};
TABLE(netconf, netconf_attributes);

static const struct attribute resilient_rows[] = {
	N(1),
	N(2),
	N(3),
	N(4),
};
TABLE(resilient, nexthop_resilient);

static const struct attribute buckets_rows[] = {
	N(1),
	N(2),
	N(3),
};
TABLE(buckets, nexthop_buckets);

static const struct attribute nexthop_rows[] = {
	N(1),
	ARE(2, nexthop_member_layout),
	SET(3, nexthop_group_types),
	INTERFACE(5),
	ADDR(6),
	SET(7, encap_types),
	N(10),
	NEST(12, resilient),
	NEST(13, buckets),
};
TABLE(nexthop, nexthop_attributes);

static const struct attribute label_rows[] = {
	ADDR(1),
	N(2),
};
TABLE(label, label_attributes);

static const struct attribute mdb_entry_rows[] = {
	N(1),
};
TABLE(mdb_entry, mdb_entry_attributes);
static const struct attribute_head mdb_entry_head = { &mdb_entry_layout,
						      &mdb_entry };

static const struct attribute router_port_rows[] = {
	N(1),
	SET(2, mdb_router_types),
	N(3),
	N(4),
	N(5),
};
TABLE(router_port, mdb_router_attributes);
static const struct attribute_head router_port_head = { &router_port_layout,
							&router_port };

static const struct attribute mdb_routers_of_rows[] = {
	HEADED(1, router_port_head),
};
TABLE(mdb_routers_of, mdb_routers);

static const struct attribute mdb_entries_of_rows[] = {
	HEADED(1, mdb_entry_head),
};
TABLE(mdb_entries_of, mdb_entries);

static const struct attribute mdb_lists_of_rows[] = {
	NEST(1, mdb_entries_of),
};
TABLE(mdb_lists_of, mdb_lists);

static const struct attribute mdb_rows[] = {
	NEST(1, mdb_lists_of),
	NEST(2, mdb_routers_of),
};
TABLE(mdb, mdb_attributes);

static const struct attribute inet_requests_rows[] = {
	IS(1, diag_code_layout),
	SET(3, ip_protocols),
};
TABLE(inet_requests, inet_diag_requests);

static const struct attribute tls_rows[] = {
	SET(1, tls_versions),
	SET(2, tls_ciphers),
	SET(3, tls_configs),
	SET(4, tls_configs),
};
TABLE(tls, tls_attributes);

static const struct attribute mptcp_rows[] = {
	HEX(1),
	HEX(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	SET(8, mptcp_flags),
	N(9),
	N(10),
};
TABLE(mptcp, mptcp_attributes);

static const struct attribute ulp_rows[] = {
	TEXT(1),
	NEST(2, tls),
	NEST(3, mptcp),
};
TABLE(ulp, inet_ulp_attributes);

static const struct attribute bpf_storage_map_rows[] = {
	N(2),
};
TABLE(bpf_storage_map, bpf_storage_map_attributes);

static const struct attribute bpf_storages_rows[] = {
	NEST(1, bpf_storage_map),
};
TABLE(bpf_storages, bpf_storage_attributes);

static const struct attribute inet_diag_rows[] = {
	IS(1, inet_diag_meminfo_layout),
	IS(2, tcp_info_layout),
	IS(3, vegas_layout),
	TEXT(4),
	N(5),
	N(6),
	INDEXED(7, socket_memory),
	SET(8, shutdown_masks),
	IS(9, dctcp_layout),
	SET(10, ip_protocols),
	N(11),
	ARE(12, diag_address_layout),
	ARE(13, diag_address_layout),
	HEX(15),
	IS(16, bbr_layout),
	HEX(17),
	ARE(18, md5sig_layout),
	NEST(19, ulp),
	NEST(20, bpf_storages),
	HEX(21),
};
TABLE(inet_diag, inet_diag_attributes);

static const struct attribute unix_diag_rows[] = {
	TEXT(0),
	IS(1, unix_diag_vfs_layout),
	N(2),
	NUMS(3),
	IS(4, unix_diag_queues_layout),
	INDEXED(5, socket_memory),
	SET(6, shutdown_masks),
	N(7),
};
TABLE(unix_diag, unix_diag_attributes);

static const struct attribute netlink_diag_rows[] = {
	INDEXED(0, socket_memory),
	HEX(1),
	IS(2, netlink_ring_layout),
	IS(3, netlink_ring_layout),
	SET(4, netlink_diag_flags),
};
TABLE(netlink_diag, netlink_diag_attributes);

static const struct attribute packet_diag_rows[] = {
	IS(0, packet_diag_info_layout),
	ARE(1, packet_member_layout),
	IS(2, packet_ring_layout),
	IS(3, packet_ring_layout),
	N(4),
	N(5),
	INDEXED(6, socket_memory),
	ARE(7, sock_filter_layout),
};
TABLE(packet_diag, packet_diag_attributes);

static const struct attribute smc_diag_rows[] = {
	IS(1, smc_connection_layout),
	IS(2, smc_group_layout),
	SET(3, shutdown_masks),
	IS(4, smc_memory_layout),
	IS(5, smc_fallback_layout),
};
TABLE(smc_diag, smc_diag_attributes);

static const struct attribute control_ops_rows[] = {
	N(1),
	SET(2, control_op_flags),
};
TABLE(control_ops, control_op_attributes);

static const struct attribute control_groups_rows[] = {
	TEXT(1),
	N(2),
};
TABLE(control_groups, control_group_attributes);

static const struct attribute control_policies_rows[] = {
	N(1),
	N(2),
};
TABLE(control_policies, control_policy_attributes);

static const struct attribute policies_rows[] = {
	SET(1, policy_types),
	N(2),
	N(3),
	N(4),
	N(5),
	N(6),
	N(7),
	N(8),
	N(9),
	HEX(10),
	HEX(12),
};
TABLE(policies, policy_attributes);

static const struct attribute policy_lists_rows[] = {
	NEST(0, policies),
};
static const struct attribute_table policy_lists = { NULL, policy_lists_rows,
						     0 };

static const struct attribute control_rows[] = {
	N(1),
	TEXT(2),
	N(3),
	N(4),
	N(5),
	EACH(6, control_ops),
	EACH(7, control_groups),
	EACH(8, policy_lists),
	EACH(9, control_policies),
	N(10),
};
TABLE(control, control_attributes);

static const struct attribute errors_rows[] = {
	TEXT(1),
	N(2),
	NEST(4, policies),
	N(5),
	N(6),
};
const struct attribute_table netlink_error_table = {
	&error_attributes, errors_rows,
	sizeof(errors_rows) / sizeof(errors_rows[0])
};

static const struct attribute crypto_rows[] = {
	N(1),
};
TABLE(crypto, crypto_attributes);

static const struct attribute dcb_rows[] = {
	TEXT(1),
	N(2),
	N(3),
	N(5),
	N(7),
	ADDR(8),
	N(14),
};
TABLE(dcb, dcb_attributes);

static const struct attribute netns_rows[] = {
	SIGNED(1),
	PID(2),
	FD(3),
	SIGNED(4),
	SIGNED(5),
};
TABLE(netns, netns_attributes);

static const struct attribute cache_report_rows[] = {
	SET(1, cache_messages),
	N(2),
	ADDR(3),
	ADDR(4),
	N(6),
};
TABLE(cache_report, cache_report_attributes);

static const struct attribute cache_report6_rows[] = {
	SET(1, cache6_messages),
	N(2),
	ADDR(3),
	ADDR(4),
};
TABLE(cache_report6, cache_report6_attributes);

static const struct attribute_family cache_families[] = {
	{ 128, &cache_report },
	{ 129, &cache_report6 },
	{ 0, NULL },
};

static const struct netlink_body selinux_bodies[] = {
	{ 16, 16, &enforcing_layout, NULL, NULL },
	{ 17, 17, &policy_layout, NULL, NULL },
};

static const struct netlink_body route_bodies[] = {
	{ 16, 19, &ifinfomsg_layout, &link, NULL },
	{ 20, 23, &ifaddrmsg_layout, &address, NULL },
	{ 24, 27, &rtmsg_layout, &route, NULL },
	{ 28, 31, &ndmsg_layout, &neighbour, NULL },
	{ 32, 35, &rule_layout, &rule, NULL },
	{ 36, 47, &traffic_layout, &traffic, NULL },
	{ 48, 51, &traffic_action_layout, &traffic_action_lists, NULL },
	{ 56, 63, &ifaddrmsg_layout, &address, NULL },
	{ 64, 67, &neighbour_table_layout, &neighbour_tables, NULL },
	{ 72, 75, &label_layout, &label, NULL },
	{ 80, 83, &netconf_layout, &netconf, NULL },
	{ 78, 79, &dcb_layout, &dcb, NULL },
	{ 84, 87, &bridge_port_layout, &mdb, NULL },
	{ 88, 90, &rtgenmsg_layout, &netns, NULL },
	{ 92, 95, &interface_stats_layout, &stats, NULL },
	{ 96, 99, &rtgenmsg_layout, NULL, cache_families },
	{ 100, 103, &traffic_layout, &traffic, NULL },
	{ 104, 107, &nexthop_layout, &nexthop, NULL },
	{ 108, 111, &ifinfomsg_layout, &link, NULL },
	{ 116, 119, &nexthop_layout, &nexthop, NULL },
};

static const struct netlink_body control_bodies[] = {
	{ 16, 16, &control_layout, &control, NULL },
	{ 17, UINT32_MAX, &genlmsg_layout, NULL, NULL },
};

static const struct netlink_body netfilter_bodies[] = {
	{ 16, UINT32_MAX, &netfilter_layout, NULL, NULL },
};

static const struct netlink_body crypto_bodies[] = {
	{ 16, 20, &crypto_alg_layout, &crypto, NULL },
};

#define FAMILY(n, t, b) { n, &(t), b, sizeof(b) / sizeof((b)[0]), 0, 0 }
#define TYPES(n, t)	{ n, &(t), NULL, 0, 0, 0 }

/* The last is of those that are not known. */
static const struct netlink_family families[] = {
	FAMILY("ROUTE", route_types, route_bodies),
	FAMILY("GENERIC", control_types, control_bodies),
	FAMILY("NETFILTER", netfilter_batches, netfilter_bodies),
	{ "CRYPTO", &crypto_types, crypto_bodies, 1, 0x1, 0x2 },
	TYPES("SOCK_DIAG", sock_diag_types),
	TYPES("AUDIT", audit_types),
	{ "XFRM", &xfrm_types, NULL, 0, 0x609, 0x12 },
	FAMILY("SELINUX", selinux_types, selinux_bodies),
	TYPES("KOBJECT_UEVENT", uevent_types),
	{ "", NULL, NULL, 0, 0, 0 },
};

/* By the address family that it is about: what is asked, what is answered. */
static const struct diag {
	unsigned family;
	struct netlink_body ask, answer;
} diags[] = {
	{ 1, { 0, 0, &unix_diag_req_layout, NULL, NULL },
	  { 0, 0, &unix_diag_msg_layout, &unix_diag, NULL } },
	{ 2, { 0, 0, &inet_diag_req_layout, &inet_requests, NULL },
	  { 0, 0, &inet_diag_msg_layout, &inet_diag, NULL } },
	{ 10, { 0, 0, &inet_diag_req_layout, &inet_requests, NULL },
	  { 0, 0, &inet_diag_msg_layout, &inet_diag, NULL } },
	{ 16, { 0, 0, &netlink_diag_req_layout, NULL, NULL },
	  { 0, 0, &netlink_diag_msg_layout, &netlink_diag, NULL } },
	{ 17, { 0, 0, &packet_diag_req_layout, NULL, NULL },
	  { 0, 0, &packet_diag_msg_layout, &packet_diag, NULL } },
	{ 43, { 0, 0, &smc_diag_req_layout, NULL, NULL },
	  { 0, 0, &smc_diag_msg_layout, &smc_diag, NULL } },
};

/* clang-format on */

const struct netlink_family *netlink_family_of(const char *name)
{
	static const char prefix[] = "NETLINK:";
	const struct netlink_family *family = families;

	if (!name || strncmp(name, prefix, sizeof(prefix) - 1))
		return NULL;
	name += sizeof(prefix) - 1;
	while (*family->name && strncmp(name, family->name,
					strlen(family->name)))
		family++;
	return family;
}

const struct flag_set *netfilter_types_of(unsigned subsystem)
{
	static const struct flag_set *const types[] = {
		[1] = &ctnetlink_types,	  [2] = &ctnetlink_exp_types,
		[3] = &nfqueue_types,	  [4] = &nfulog_types,
		[5] = &nfosf_types,	  [6] = &ipset_types,
		[7] = &nfacct_types,	  [8] = &nfcttimeout_types,
		[9] = &nfcthelper_types,  [10] = &nftables_types,
		[11] = &nfcompat_types,
	};

	return subsystem < sizeof(types) / sizeof(*types) ? types[subsystem]
							  : NULL;
}

static const struct netlink_body *find_diag(const struct piece *piece, bool out)
{
	for (size_t i = 0; i < sizeof(diags) / sizeof(*diags); i++)
		if (piece->size && diags[i].family == piece->bytes[0])
			return out ? &diags[i].answer : &diags[i].ask;
	return NULL;
}

const struct netlink_body *
netlink_body_of(const struct netlink_family *family, unsigned type,
		const struct piece *piece, bool out)
{
	if (family->types == &sock_diag_types)
		return find_diag(piece, out);
	for (size_t i = 0; i < family->count; i++)
		if (type >= family->bodies[i].first &&
		    type <= family->bodies[i].last)
			return &family->bodies[i];
	return NULL;
}
