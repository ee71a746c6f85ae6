/*
 * The types, attributes and constants of netlink messages beyond links,
 * addresses and routes. See flags.c for how to add one.
 */
#include "decode/flag_rows.h"
#include "decode/flags_netlink.h"

static const struct flag link_info_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "KIND"),
	V(2, "DATA"),
	V(3, "XSTATS"),
	V(4, "SLAVE_KIND"),
	V(5, "SLAVE_DATA"),
};
CHOICE(link_info_attributes, "IFLA_INFO_");

static const struct flag link_vf_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "MAC"),
	V(2, "VLAN"),
	V(3, "TX_RATE"),
	V(4, "SPOOFCHK"),
	V(5, "LINK_STATE"),
	V(6, "RATE"),
	V(7, "RSS_QUERY_EN"),
	V(8, "STATS"),
	V(9, "TRUST"),
	V(10, "IB_NODE_GUID"),
	V(11, "IB_PORT_GUID"),
	V(12, "VLAN_LIST"),
	V(13, "BROADCAST"),
};
CHOICE(link_vf_attributes, "IFLA_VF_");

static const struct flag link_vf_infos_list[] = {
	V(0, "INFO_UNSPEC"),
	V(1, "INFO"),
};
CHOICE(link_vf_infos, "IFLA_VF_");

static const struct flag link_vf_vlans_list[] = {
	V(0, "VLAN_INFO_UNSPEC"),
	V(1, "VLAN_INFO"),
};
CHOICE(link_vf_vlans, "IFLA_VF_");

static const struct flag link_vf_stats_list[] = {
	V(0, "RX_PACKETS"),
	V(1, "TX_PACKETS"),
	V(2, "RX_BYTES"),
	V(3, "TX_BYTES"),
	V(4, "BROADCAST"),
	V(5, "MULTICAST"),
	V(6, "PAD"),
	V(7, "RX_DROPPED"),
	V(8, "TX_DROPPED"),
};
CHOICE(link_vf_stats, "IFLA_VF_STATS_");

static const struct flag link_vf_states_list[] = {
	V(0, "AUTO"),
	V(1, "ENABLE"),
	V(2, "DISABLE"),
};
CHOICE(link_vf_states, "IFLA_VF_LINK_STATE_");

static const struct flag link_vf_ports_list[] = {
	V(0, "VF_PORT_UNSPEC"),
	V(1, "VF_PORT"),
};
CHOICE(link_vf_ports, "IFLA_");

static const struct flag link_port_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "VF"),
	V(2, "PROFILE"),
	V(3, "VSI_TYPE"),
	V(4, "INSTANCE_UUID"),
	V(5, "HOST_UUID"),
	V(6, "REQUEST"),
	V(7, "RESPONSE"),
};
CHOICE(link_port_attributes, "IFLA_PORT_");

static const struct flag link_inet_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "CONF"),
};
CHOICE(link_inet_attributes, "IFLA_INET_");

static const struct flag link_inet6_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "FLAGS"),
	V(2, "CONF"),
	V(3, "STATS"),
	V(4, "MCAST"),
	V(5, "CACHEINFO"),
	V(6, "ICMP6STATS"),
	V(7, "TOKEN"),
	V(8, "ADDR_GEN_MODE"),
	V(9, "RA_MTU"),
};
CHOICE(link_inet6_attributes, "IFLA_INET6_");

static const struct flag link_inet6_modes_list[] = {
	V(0, "EUI64"),
	V(1, "NONE"),
	V(2, "STABLE_PRIVACY"),
	V(3, "RANDOM"),
};
CHOICE(link_inet6_modes, "IN6_ADDR_GEN_MODE_");

static const struct flag link_port_bridge_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "STATE"),
	V(2, "PRIORITY"),
	V(3, "COST"),
	V(4, "MODE"),
	V(5, "GUARD"),
	V(6, "PROTECT"),
	V(7, "FAST_LEAVE"),
	V(8, "LEARNING"),
	V(9, "UNICAST_FLOOD"),
	V(10, "PROXYARP"),
	V(11, "LEARNING_SYNC"),
	V(12, "PROXYARP_WIFI"),
	V(13, "ROOT_ID"),
	V(14, "BRIDGE_ID"),
	V(15, "DESIGNATED_PORT"),
	V(16, "DESIGNATED_COST"),
	V(17, "ID"),
	V(18, "NO"),
	V(19, "TOPOLOGY_CHANGE_ACK"),
	V(20, "CONFIG_PENDING"),
	V(21, "MESSAGE_AGE_TIMER"),
	V(22, "FORWARD_DELAY_TIMER"),
	V(23, "HOLD_TIMER"),
	V(24, "FLUSH"),
	V(25, "MULTICAST_ROUTER"),
	V(26, "PAD"),
	V(27, "MCAST_FLOOD"),
	V(28, "MCAST_TO_UCAST"),
	V(29, "VLAN_TUNNEL"),
	V(30, "BCAST_FLOOD"),
	V(31, "GROUP_FWD_MASK"),
	V(32, "NEIGH_SUPPRESS"),
	V(33, "ISOLATED"),
	V(34, "BACKUP_PORT"),
	V(35, "MRP_RING_OPEN"),
	V(36, "MRP_IN_OPEN"),
	V(37, "MCAST_EHT_HOSTS_LIMIT"),
	V(39, "LOCKED"),
	V(40, "MAB"),
	V(41, "MCAST_N_GROUPS"),
	V(42, "MCAST_MAX_GROUPS"),
	V(43, "NEIGH_VLAN_SUPPRESS"),
	V(44, "BACKUP_NHID"),
	V(45, "NEIGH_FORWARD_GRAT"),
	V(38, "MCAST_EHT_HOSTS_CNT"),
};
CHOICE(link_port_bridge_attributes, "IFLA_BRPORT_");

static const struct flag link_bridge_spec_attributes_list[] = {
	V(0, "FLAGS"),
	V(1, "MODE"),
	V(2, "VLAN_INFO"),
	V(3, "VLAN_TUNNEL_INFO"),
	V(4, "MRP"),
	V(5, "CFM"),
	V(6, "MST"),
};
CHOICE(link_bridge_spec_attributes, "IFLA_BRIDGE_");

static const struct flag link_bridge_modes_list[] = {
	V(0, "VEB"),
	V(1, "VEPA"),
};
CHOICE(link_bridge_modes, "BRIDGE_MODE_");

static const struct flag link_vlan_flags_list[] = {
	B(0x1, "MASTER"),
	B(0x2, "PVID"),
	B(0x4, "UNTAGGED"),
	B(0x8, "RANGE_BEGIN"),
	B(0x10, "RANGE_END"),
	B(0x20, "BRENTRY"),
	B(0x40, "ONLY_OPTS"),
};
FLAGS(link_vlan_flags, "BRIDGE_VLAN_INFO_");

static const struct flag link_bridge_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "FORWARD_DELAY"),
	V(2, "HELLO_TIME"),
	V(3, "MAX_AGE"),
	V(4, "AGEING_TIME"),
	V(5, "STP_STATE"),
	V(6, "PRIORITY"),
	V(7, "VLAN_FILTERING"),
	V(8, "VLAN_PROTOCOL"),
	V(9, "GROUP_FWD_MASK"),
	V(10, "ROOT_ID"),
	V(11, "BRIDGE_ID"),
	V(12, "ROOT_PORT"),
	V(13, "ROOT_PATH_COST"),
	V(14, "TOPOLOGY_CHANGE"),
	V(15, "TOPOLOGY_CHANGE_DETECTED"),
	V(16, "HELLO_TIMER"),
	V(17, "TCN_TIMER"),
	V(18, "TOPOLOGY_CHANGE_TIMER"),
	V(19, "GC_TIMER"),
	V(20, "GROUP_ADDR"),
	V(21, "FDB_FLUSH"),
	V(22, "MCAST_ROUTER"),
	V(23, "MCAST_SNOOPING"),
	V(24, "MCAST_QUERY_USE_IFADDR"),
	V(25, "MCAST_QUERIER"),
	V(26, "MCAST_HASH_ELASTICITY"),
	V(30, "MCAST_LAST_MEMBER_INTVL"),
	V(31, "MCAST_MEMBERSHIP_INTVL"),
	V(32, "MCAST_QUERIER_INTVL"),
	V(33, "MCAST_QUERY_INTVL"),
	V(34, "MCAST_QUERY_RESPONSE_INTVL"),
	V(35, "MCAST_STARTUP_QUERY_INTVL"),
	V(36, "NF_CALL_IPTABLES"),
	V(37, "NF_CALL_IP6TABLES"),
	V(38, "NF_CALL_ARPTABLES"),
	V(39, "VLAN_DEFAULT_PVID"),
	V(40, "PAD"),
	V(41, "VLAN_STATS_ENABLED"),
	V(42, "MCAST_STATS_ENABLED"),
	V(43, "MCAST_IGMP_VERSION"),
	V(44, "MCAST_MLD_VERSION"),
	V(45, "VLAN_STATS_PER_PORT"),
	V(46, "MULTI_BOOLOPT"),
	V(47, "MCAST_QUERIER_STATE"),
	V(48, "FDB_N_LEARNED"),
	V(49, "FDB_MAX_LEARNED"),
	V(50, "STP_MODE"),
	V(27, "MCAST_HASH_MAX"),
	V(28, "MCAST_LAST_MEMBER_CNT"),
	V(29, "MCAST_STARTUP_QUERY_CNT"),
};
CHOICE(link_bridge_attributes, "IFLA_BR_");

static const struct flag link_tun_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "OWNER"),
	V(2, "GROUP"),
	V(3, "TYPE"),
	V(4, "PI"),
	V(5, "VNET_HDR"),
	V(6, "PERSIST"),
	V(7, "MULTI_QUEUE"),
	V(8, "NUM_QUEUES"),
	V(9, "NUM_DISABLED_QUEUES"),
};
CHOICE(link_tun_attributes, "IFLA_TUN_");

static const struct flag link_vlan_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "ID"),
	V(2, "FLAGS"),
	V(3, "EGRESS_QOS"),
	V(4, "INGRESS_QOS"),
	V(5, "PROTOCOL"),
};
CHOICE(link_vlan_attributes, "IFLA_VLAN_");

static const struct flag link_vxlan_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "ID"),
	V(2, "GROUP"),
	V(3, "LINK"),
	V(4, "LOCAL"),
	V(5, "TTL"),
	V(6, "TOS"),
	V(7, "LEARNING"),
	V(8, "AGEING"),
	V(9, "LIMIT"),
	V(10, "PORT_RANGE"),
	V(11, "PROXY"),
	V(12, "RSC"),
	V(13, "L2MISS"),
	V(14, "L3MISS"),
	V(15, "PORT"),
	V(16, "GROUP6"),
	V(17, "LOCAL6"),
	V(18, "UDP_CSUM"),
	V(19, "UDP_ZERO_CSUM6_TX"),
	V(20, "UDP_ZERO_CSUM6_RX"),
	V(21, "REMCSUM_TX"),
	V(22, "REMCSUM_RX"),
	V(23, "GBP"),
	V(24, "REMCSUM_NOPARTIAL"),
	V(25, "COLLECT_METADATA"),
	V(26, "LABEL"),
	V(27, "GPE"),
	V(28, "TTL_INHERIT"),
	V(29, "DF"),
	V(30, "VNIFILTER"),
	V(31, "LOCALBYPASS"),
	V(32, "LABEL_POLICY"),
	V(33, "RESERVED_BITS"),
	V(34, "MC_ROUTE"),
};
CHOICE(link_vxlan_attributes, "IFLA_VXLAN_");

static const struct flag link_macvlan_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "MODE"),
	V(2, "FLAGS"),
	V(3, "MACADDR_MODE"),
	V(4, "MACADDR"),
	V(5, "MACADDR_DATA"),
	V(6, "MACADDR_COUNT"),
	V(7, "BC_QUEUE_LEN"),
	V(8, "BC_QUEUE_LEN_USED"),
	V(9, "BC_CUTOFF"),
};
CHOICE(link_macvlan_attributes, "IFLA_MACVLAN_");

static const struct flag link_bond_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "MODE"),
	V(2, "ACTIVE_SLAVE"),
	V(3, "MIIMON"),
	V(4, "UPDELAY"),
	V(5, "DOWNDELAY"),
	V(6, "USE_CARRIER"),
	V(7, "ARP_INTERVAL"),
	V(8, "ARP_IP_TARGET"),
	V(9, "ARP_VALIDATE"),
	V(10, "ARP_ALL_TARGETS"),
	V(11, "PRIMARY"),
	V(12, "PRIMARY_RESELECT"),
	V(13, "FAIL_OVER_MAC"),
	V(14, "XMIT_HASH_POLICY"),
	V(15, "RESEND_IGMP"),
	V(16, "NUM_PEER_NOTIF"),
	V(17, "ALL_SLAVES_ACTIVE"),
	V(18, "MIN_LINKS"),
	V(19, "LP_INTERVAL"),
	V(20, "PACKETS_PER_SLAVE"),
	V(21, "AD_LACP_RATE"),
	V(22, "AD_SELECT"),
	V(23, "AD_INFO"),
	V(24, "AD_ACTOR_SYS_PRIO"),
	V(25, "AD_USER_PORT_KEY"),
	V(26, "AD_ACTOR_SYSTEM"),
	V(27, "TLB_DYNAMIC_LB"),
	V(28, "PEER_NOTIF_DELAY"),
	V(29, "AD_LACP_ACTIVE"),
	V(31, "NS_IP6_TARGET"),
	V(32, "COUPLED_CONTROL"),
	V(33, "BROADCAST_NEIGH"),
	V(34, "LACP_STRICT"),
};
CHOICE(link_bond_attributes, "IFLA_BOND_");

static const struct flag link_xdp_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "FD"),
	V(2, "ATTACHED"),
	V(3, "FLAGS"),
	V(4, "PROG_ID"),
	V(5, "DRV_PROG_ID"),
	V(6, "SKB_PROG_ID"),
	V(7, "HW_PROG_ID"),
	V(8, "EXPECTED_FD"),
};
CHOICE(link_xdp_attributes, "IFLA_XDP_");

static const struct flag link_xdp_flags_list[] = {
	B(0x1, "UPDATE_IF_NOEXIST"),
	B(0x2, "SKB_MODE"),
	B(0x4, "DRV_MODE"),
	B(0x8, "HW_MODE"),
	B(0x10, "REPLACE"),
};
FLAGS(link_xdp_flags, "XDP_FLAGS_");

static const struct flag link_xdp_modes_list[] = {
	V(0, "NONE"),
	V(1, "DRV"),
	V(2, "SKB"),
	V(3, "HW"),
	V(4, "MULTI"),
};
CHOICE(link_xdp_modes, "XDP_ATTACHED_");

static const struct flag link_properties_list[] = {
	V(53, "ALT_IFNAME"),
};
CHOICE(link_properties, "IFLA_");

static const struct flag link_down_reasons_list[] = {
	V(0, "UNSPEC"),
	V(1, "MASK"),
	V(2, "VALUE"),
};
CHOICE(link_down_reasons, "IFLA_PROTO_DOWN_REASON_");

static const struct flag link_stats_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "LINK_64"),
	V(2, "LINK_XSTATS"),
	V(3, "LINK_XSTATS_SLAVE"),
	V(4, "LINK_OFFLOAD_XSTATS"),
	V(5, "AF_SPEC"),
};
CHOICE(link_stats_attributes, "IFLA_STATS_");

static const struct flag link_stats_types_list[] = {
	V(0, "UNSPEC"),
	V(1, "BRIDGE"),
	V(2, "BOND"),
};
CHOICE(link_stats_types, "LINK_XSTATS_TYPE_");

static const struct flag link_stats_bridge_list[] = {
	V(0, "UNSPEC"),
	V(1, "VLAN"),
	V(2, "MCAST"),
	V(3, "PAD"),
	V(4, "STP"),
};
CHOICE(link_stats_bridge, "BRIDGE_XSTATS_");

static const struct flag link_stats_bond_list[] = {
	V(0, "UNSPEC"),
	V(1, "3AD"),
};
CHOICE(link_stats_bond, "BOND_XSTATS_");

static const struct flag link_stats_bond_3ad_list[] = {
	V(0, "LACPDU_RX"),
	V(1, "LACPDU_TX"),
	V(2, "LACPDU_UNKNOWN_RX"),
	V(3, "LACPDU_ILLEGAL_RX"),
	V(4, "MARKER_RX"),
	V(5, "MARKER_TX"),
	V(6, "MARKER_RESP_RX"),
	V(7, "MARKER_RESP_TX"),
	V(8, "MARKER_UNKNOWN_RX"),
	V(9, "PAD"),
};
CHOICE(link_stats_bond_3ad, "BOND_3AD_STAT_");

static const struct flag link_stats_offload_list[] = {
	V(0, "UNSPEC"),
	V(1, "CPU_HIT"),
	V(2, "HW_S_INFO"),
	V(3, "L3_STATS"),
};
CHOICE(link_stats_offload, "IFLA_OFFLOAD_XSTATS_");

static const struct flag link_operstates_list[] = {
	V(0, "UNKNOWN"),
	V(1, "NOTPRESENT"),
	V(2, "DOWN"),
	V(3, "LOWERLAYERDOWN"),
	V(4, "TESTING"),
	V(5, "DORMANT"),
	V(6, "UP"),
};
CHOICE(link_operstates, "IF_OPER_");

static const struct flag link_modes_list[] = {
	V(0, "DEFAULT"),
	V(1, "DORMANT"),
	V(2, "TESTING"),
};
CHOICE(link_modes, "IF_LINK_MODE_");

static const struct flag neighbour_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "DST"),
	V(2, "LLADDR"),
	V(3, "CACHEINFO"),
	V(4, "PROBES"),
	V(5, "VLAN"),
	V(6, "PORT"),
	V(7, "VNI"),
	V(8, "IFINDEX"),
	V(9, "MASTER"),
	V(10, "LINK_NETNSID"),
	V(11, "SRC_VNI"),
	V(12, "PROTOCOL"),
	V(13, "NH_ID"),
	V(14, "FDB_EXT_ATTRS"),
	V(15, "FLAGS_EXT"),
	V(16, "NDM_STATE_MASK"),
	V(17, "NDM_FLAGS_MASK"),
};
CHOICE(neighbour_attributes, "NDA_");

static const struct flag neighbour_flags_list[] = {
	B(0x1, "USE"),
	B(0x2, "SELF"),
	B(0x4, "MASTER"),
	B(0x8, "PROXY"),
	B(0x10, "EXT_LEARNED"),
	B(0x20, "OFFLOADED"),
	B(0x40, "STICKY"),
	B(0x80, "ROUTER"),
};
FLAGS(neighbour_flags, "NTF_");

static const struct flag neighbour_flags_ext_list[] = {
	B(0x1, "MANAGED"),
	B(0x2, "LOCKED"),
	B(0x4, "EXT_VALIDATED"),
};
FLAGS(neighbour_flags_ext, "NTF_EXT_");

static const struct flag neighbour_table_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "NAME"),
	V(2, "THRESH1"),
	V(3, "THRESH2"),
	V(4, "THRESH3"),
	V(5, "CONFIG"),
	V(6, "PARMS"),
	V(7, "STATS"),
	V(8, "GC_INTERVAL"),
	V(9, "PAD"),
};
CHOICE(neighbour_table_attributes, "NDTA_");

static const struct flag neighbour_parameters_list[] = {
	V(0, "UNSPEC"),
	V(1, "IFINDEX"),
	V(2, "REFCNT"),
	V(3, "REACHABLE_TIME"),
	V(4, "BASE_REACHABLE_TIME"),
	V(5, "RETRANS_TIME"),
	V(6, "GC_STALETIME"),
	V(7, "DELAY_PROBE_TIME"),
	V(8, "QUEUE_LEN"),
	V(9, "APP_PROBES"),
	V(10, "UCAST_PROBES"),
	V(11, "MCAST_PROBES"),
	V(12, "ANYCAST_DELAY"),
	V(13, "PROXY_DELAY"),
	V(14, "PROXY_QLEN"),
	V(15, "LOCKTIME"),
	V(16, "QUEUE_LENBYTES"),
	V(17, "MCAST_REPROBES"),
	V(18, "PAD"),
	V(19, "INTERVAL_PROBE_TIME_MS"),
};
CHOICE(neighbour_parameters, "NDTPA_");

static const struct flag rule_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "DST"),
	V(2, "SRC"),
	V(3, "IIFNAME"),
	V(4, "GOTO"),
	V(5, "UNUSED2"),
	V(6, "PRIORITY"),
	V(7, "UNUSED3"),
	V(8, "UNUSED4"),
	V(9, "UNUSED5"),
	V(10, "FWMARK"),
	V(11, "FLOW"),
	V(12, "TUN_ID"),
	V(13, "SUPPRESS_IFGROUP"),
	V(14, "SUPPRESS_PREFIXLEN"),
	V(15, "TABLE"),
	V(16, "FWMASK"),
	V(17, "OIFNAME"),
	V(18, "PAD"),
	V(19, "L3MDEV"),
	V(20, "UID_RANGE"),
	V(21, "PROTOCOL"),
	V(22, "IP_PROTO"),
	V(23, "SPORT_RANGE"),
	V(24, "DPORT_RANGE"),
	V(25, "DSCP"),
	V(26, "FLOWLABEL"),
	V(27, "FLOWLABEL_MASK"),
	V(28, "SPORT_MASK"),
	V(29, "DPORT_MASK"),
	V(30, "DSCP_MASK"),
};
CHOICE(rule_attributes, "FRA_");

static const struct flag rule_actions_list[] = {
	V(0, "UNSPEC"),
	V(1, "TO_TBL"),
	V(2, "GOTO"),
	V(3, "NOP"),
	V(4, "RES3"),
	V(5, "RES4"),
	V(6, "BLACKHOLE"),
	V(7, "UNREACHABLE"),
	V(8, "PROHIBIT"),
};
CHOICE(rule_actions, "FR_ACT_");

static const struct flag rule_flags_list[] = {
	B(0x1, "PERMANENT"),
	B(0x2, "INVERT"),
	B(0x4, "UNRESOLVED"),
	B(0x8, "IIF_DETACHED"),
	B(0x10, "OIF_DETACHED"),
	B(0x10000, "FIND_SADDR"),
};
FLAGS(rule_flags, "FIB_RULE_");

static const struct flag metric_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "LOCK"),
	V(2, "MTU"),
	V(3, "WINDOW"),
	V(4, "RTT"),
	V(5, "RTTVAR"),
	V(6, "SSTHRESH"),
	V(7, "CWND"),
	V(8, "ADVMSS"),
	V(9, "REORDERING"),
	V(10, "HOPLIMIT"),
	V(11, "INITCWND"),
	V(13, "RTO_MIN"),
	V(14, "INITRWND"),
	V(15, "QUICKACK"),
	V(16, "CC_ALGO"),
	V(17, "FASTOPEN_NO_COOKIE"),
	V(12, "FEATURES"),
};
CHOICE(metric_attributes, "RTAX_");

static const struct flag metric_features_list[] = {
	B(0x1, "ECN"),
	B(0x2, "SACK"),
	B(0x4, "TIMESTAMP"),
	B(0x8, "ALLFRAG"),
	B(0x10, "TCP_USEC_TS"),
};
FLAGS(metric_features, "RTAX_FEATURE_");

static const struct flag route_flags_list[] = {
	B(0x100, "NOTIFY"),
	B(0x200, "CLONED"),
	B(0x400, "EQUALIZE"),
	B(0x800, "PREFIX"),
	B(0x1000, "LOOKUP_TABLE"),
	B(0x2000, "FIB_MATCH"),
	B(0x4000, "OFFLOAD"),
	B(0x8000, "TRAP"),
	B(0x20000000, "OFFLOAD_FAILED"),
};
FLAGS(route_flags, "RTM_F_");

static const struct flag next_hop_flags_list[] = {
	B(0x1, "DEAD"),
	B(0x2, "PERVASIVE"),
	B(0x4, "ONLINK"),
	B(0x8, "OFFLOAD"),
	B(0x10, "LINKDOWN"),
	B(0x20, "UNRESOLVED"),
	B(0x40, "TRAP"),
};
FLAGS(next_hop_flags, "RTNH_F_");

static const struct flag encap_types_list[] = {
	V(0, "NONE"),
	V(1, "MPLS"),
	V(2, "IP"),
	V(3, "ILA"),
	V(4, "IP6"),
	V(5, "SEG6"),
	V(6, "BPF"),
	V(7, "SEG6_LOCAL"),
	V(8, "RPL"),
	V(9, "IOAM6"),
	V(10, "XFRM"),
};
CHOICE(encap_types, "LWTUNNEL_ENCAP_");

static const struct flag route_preferences_list[] = {
	V(3, "LOW"),
	V(0, "MEDIUM"),
	V(1, "HIGH"),
	V(2, "INVALID"),
};
CHOICE(route_preferences, "ICMPV6_ROUTER_PREF_");

static const struct flag traffic_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "KIND"),
	V(2, "OPTIONS"),
	V(3, "STATS"),
	V(4, "XSTATS"),
	V(5, "RATE"),
	V(6, "FCNT"),
	V(7, "STATS2"),
	V(8, "STAB"),
	V(9, "PAD"),
	V(11, "CHAIN"),
	V(12, "HW_OFFLOAD"),
	V(13, "INGRESS_BLOCK"),
	V(14, "EGRESS_BLOCK"),
	V(16, "EXT_WARN_MSG"),
};
CHOICE(traffic_attributes, "TCA_");

static const struct flag traffic_stats_list[] = {
	V(0, "UNSPEC"),
	V(1, "BASIC"),
	V(2, "RATE_EST"),
	V(3, "QUEUE"),
	V(4, "APP"),
	V(5, "RATE_EST64"),
	V(6, "PAD"),
	V(7, "BASIC_HW"),
	V(8, "PKT64"),
};
CHOICE(traffic_stats, "TCA_STATS_");

static const struct flag traffic_stab_list[] = {
	V(0, "UNSPEC"),
	V(1, "BASE"),
	V(2, "DATA"),
};
CHOICE(traffic_stab, "TCA_STAB_");

static const struct flag traffic_actions_list[] = {
	V(0, "UNSPEC"),
	V(1, "KIND"),
	V(2, "OPTIONS"),
	V(3, "INDEX"),
	V(4, "STATS"),
	V(5, "PAD"),
	V(6, "COOKIE"),
	V(7, "FLAGS"),
	V(8, "HW_STATS"),
	V(9, "USED_HW_STATS"),
	V(10, "IN_HW_COUNT"),
	V(11, "SKBEDIT"),
	V(12, "VLAN"),
	V(13, "BPF"),
	V(14, "CONNMARK"),
	V(15, "SKBMOD"),
	V(16, "CSUM"),
	V(17, "TUNNEL_KEY"),
	V(22, "SIMP"),
	V(25, "IFE"),
	V(26, "SAMPLE"),
};
CHOICE(traffic_actions, "TCA_ACT_");

static const struct flag traffic_roots_list[] = {
	V(0, "UNSPEC"),
	V(1, "TAB"),
	V(2, "FLAGS"),
	V(3, "COUNT"),
	V(4, "TIME_DELTA"),
	V(5, "EXT_WARN_MSG"),
};
CHOICE(traffic_roots, "TCA_ROOT_");

static const struct flag netconf_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "IFINDEX"),
	V(2, "FORWARDING"),
	V(3, "RP_FILTER"),
	V(4, "MC_FORWARDING"),
	V(5, "PROXY_NEIGH"),
	V(6, "IGNORE_ROUTES_WITH_LINKDOWN"),
	V(7, "INPUT"),
	V(8, "BC_FORWARDING"),
	V(9, "FORCE_FORWARDING"),
};
CHOICE(netconf_attributes, "NETCONFA_");

static const struct flag nexthop_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "ID"),
	V(2, "GROUP"),
	V(3, "GROUP_TYPE"),
	V(4, "BLACKHOLE"),
	V(5, "OIF"),
	V(6, "GATEWAY"),
	V(7, "ENCAP_TYPE"),
	V(8, "ENCAP"),
	V(9, "GROUPS"),
	V(10, "MASTER"),
	V(11, "FDB"),
	V(12, "RES_GROUP"),
	V(13, "RES_BUCKET"),
	V(15, "GROUP_STATS"),
	V(16, "HW_STATS_ENABLE"),
	V(17, "HW_STATS_USED"),
};
CHOICE(nexthop_attributes, "NHA_");

static const struct flag nexthop_group_types_list[] = {
	V(0, "MPATH"),
	V(1, "RES"),
};
CHOICE(nexthop_group_types, "NEXTHOP_GRP_TYPE_");

static const struct flag nexthop_resilient_list[] = {
	V(0, "UNSPEC"),
	V(1, "BUCKETS"),
	V(2, "IDLE_TIMER"),
	V(3, "UNBALANCED_TIMER"),
	V(4, "UNBALANCED_TIME"),
};
CHOICE(nexthop_resilient, "NHA_RES_GROUP_");

static const struct flag nexthop_buckets_list[] = {
	V(0, "UNSPEC"),
	V(1, "INDEX"),
	V(2, "IDLE_TIME"),
	V(3, "NH_ID"),
};
CHOICE(nexthop_buckets, "NHA_RES_BUCKET_");

static const struct flag label_attributes_list[] = {
	V(1, "ADDRESS"),
	V(2, "LABEL"),
};
CHOICE(label_attributes, "IFAL_");

static const struct flag mdb_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "MDB"),
	V(2, "ROUTER"),
};
CHOICE(mdb_attributes, "MDBA_");

static const struct flag mdb_lists_list[] = {
	V(0, "ENTRY_UNSPEC"),
	V(1, "ENTRY"),
};
CHOICE(mdb_lists, "MDBA_MDB_");

static const struct flag mdb_entries_list[] = {
	V(0, "ENTRY_UNSPEC"),
	V(1, "ENTRY_INFO"),
};
CHOICE(mdb_entries, "MDBA_MDB_");

static const struct flag error_attributes_list[] = {
	V(0, "UNUSED"),
	V(1, "MSG"),
	V(2, "OFFS"),
	V(3, "COOKIE"),
	V(4, "POLICY"),
	V(5, "MISS_TYPE"),
	V(6, "MISS_NEST"),
};
CHOICE(error_attributes, "NLMSGERR_ATTR_");

static const struct flag netlink_delete_flags_list[] = {
	B(0x1, "REQUEST"),
	B(0x2, "MULTI"),
	B(0x4, "ACK"),
	B(0x8, "ECHO"),
	B(0x10, "DUMP_INTR"),
	B(0x20, "DUMP_FILTERED"),
	B(0x100, "NONREC"),
	B(0x200, "BULK"),
};
FLAGS(netlink_delete_flags, "NLM_F_");

static const struct flag netlink_ack_flags_list[] = {
	B(0x1, "REQUEST"),
	B(0x2, "MULTI"),
	B(0x4, "ACK"),
	B(0x8, "ECHO"),
	B(0x10, "DUMP_INTR"),
	B(0x20, "DUMP_FILTERED"),
	B(0x100, "CAPPED"),
	B(0x200, "ACK_TLVS"),
};
FLAGS(netlink_ack_flags, "NLM_F_");

static const struct flag sock_diag_types_list[] = {
	V(18, "TCPDIAG_GETSOCK"),
	V(19, "DCCPDIAG_GETSOCK"),
	V(20, "SOCK_DIAG_BY_FAMILY"),
	V(21, "SOCK_DESTROY"),
};
CHOICE(sock_diag_types, "");

static const struct flag inet_diag_attributes_list[] = {
	V(0, "NONE"),
	V(1, "MEMINFO"),
	V(2, "INFO"),
	V(3, "VEGASINFO"),
	V(4, "CONG"),
	V(5, "TOS"),
	V(6, "TCLASS"),
	V(7, "SKMEMINFO"),
	V(8, "SHUTDOWN"),
	V(9, "DCTCPINFO"),
	V(10, "PROTOCOL"),
	V(11, "SKV6ONLY"),
	V(12, "LOCALS"),
	V(13, "PEERS"),
	V(14, "PAD"),
	V(15, "MARK"),
	V(16, "BBRINFO"),
	V(17, "CLASS_ID"),
	V(18, "MD5SIG"),
	V(19, "ULP_INFO"),
	V(20, "SK_BPF_STORAGES"),
	V(21, "CGROUP_ID"),
	V(22, "SOCKOPT"),
};
CHOICE(inet_diag_attributes, "INET_DIAG_");

static const struct flag inet_diag_requests_list[] = {
	V(0, "NONE"),
	V(1, "BYTECODE"),
	V(2, "SK_BPF_STORAGES"),
	V(3, "PROTOCOL"),
};
CHOICE(inet_diag_requests, "INET_DIAG_REQ_");

static const struct flag inet_diag_memory_list[] = {
	V(0, "RMEM_ALLOC"),
	V(1, "RCVBUF"),
	V(2, "WMEM_ALLOC"),
	V(3, "SNDBUF"),
	V(4, "FWD_ALLOC"),
	V(5, "WMEM_QUEUED"),
	V(6, "OPTMEM"),
	V(7, "BACKLOG"),
	V(8, "DROPS"),
};
CHOICE(inet_diag_memory, "SK_MEMINFO_");

static const struct flag unix_diag_attributes_list[] = {
	V(0, "NAME"),
	V(1, "VFS"),
	V(2, "PEER"),
	V(3, "ICONS"),
	V(4, "RQLEN"),
	V(5, "MEMINFO"),
	V(6, "SHUTDOWN"),
	V(7, "UID"),
};
CHOICE(unix_diag_attributes, "UNIX_DIAG_");

static const struct flag unix_diag_shows_list[] = {
	B(0x1, "NAME"),
	B(0x2, "VFS"),
	B(0x4, "PEER"),
	B(0x8, "ICONS"),
	B(0x10, "RQLEN"),
	B(0x20, "MEMINFO"),
	B(0x40, "UID"),
};
FLAGS(unix_diag_shows, "UDIAG_SHOW_");

static const struct flag netlink_diag_attributes_list[] = {
	V(0, "MEMINFO"),
	V(1, "GROUPS"),
	V(2, "RX_RING"),
	V(3, "TX_RING"),
	V(4, "FLAGS"),
};
CHOICE(netlink_diag_attributes, "NETLINK_DIAG_");

static const struct flag netlink_diag_shows_list[] = {
	B(0x1, "MEMINFO"),
	B(0x2, "GROUPS"),
	B(0x4, "RING_CFG"),
	B(0x8, "FLAGS"),
};
FLAGS(netlink_diag_shows, "NDIAG_SHOW_");

static const struct flag packet_diag_attributes_list[] = {
	V(0, "INFO"),
	V(1, "MCLIST"),
	V(2, "RX_RING"),
	V(3, "TX_RING"),
	V(4, "FANOUT"),
	V(5, "UID"),
	V(6, "MEMINFO"),
	V(7, "FILTER"),
};
CHOICE(packet_diag_attributes, "PACKET_DIAG_");

static const struct flag packet_diag_shows_list[] = {
	B(0x1, "INFO"),
	B(0x2, "MCLIST"),
	B(0x4, "RING_CFG"),
	B(0x8, "FANOUT"),
	B(0x10, "MEMINFO"),
	B(0x20, "FILTER"),
};
FLAGS(packet_diag_shows, "PACKET_SHOW_");

static const struct flag control_types_list[] = {
	V(16, "nlctrl"),
};
CHOICE(control_types, "");

static const struct flag control_commands_list[] = {
	V(0, "UNSPEC"),
	V(1, "NEWFAMILY"),
	V(2, "DELFAMILY"),
	V(3, "GETFAMILY"),
	V(4, "NEWOPS"),
	V(5, "DELOPS"),
	V(6, "GETOPS"),
	V(7, "NEWMCAST_GRP"),
	V(8, "DELMCAST_GRP"),
	V(9, "GETMCAST_GRP"),
	V(10, "GETPOLICY"),
};
CHOICE(control_commands, "CTRL_CMD_");

static const struct flag control_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "FAMILY_ID"),
	V(2, "FAMILY_NAME"),
	V(3, "VERSION"),
	V(4, "HDRSIZE"),
	V(5, "MAXATTR"),
	V(6, "OPS"),
	V(7, "MCAST_GROUPS"),
	V(8, "POLICY"),
	V(10, "OP"),
	V(9, "OP_POLICY"),
};
CHOICE(control_attributes, "CTRL_ATTR_");

static const struct flag control_op_attributes_list[] = {
	V(9, "POLICY"),
	V(0, "UNSPEC"),
	V(1, "ID"),
	V(2, "FLAGS"),
};
CHOICE(control_op_attributes, "CTRL_ATTR_OP_");

static const struct flag control_op_flags_list[] = {
	B(0x1, "ADMIN_PERM"),
	B(0x2, "CMD_CAP_DO"),
	B(0x4, "CMD_CAP_DUMP"),
	B(0x8, "CMD_CAP_HASPOL"),
	B(0x10, "UNS_ADMIN_PERM"),
};
FLAGS(control_op_flags, "GENL_");

static const struct flag control_group_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "NAME"),
	V(2, "ID"),
};
CHOICE(control_group_attributes, "CTRL_ATTR_MCAST_GRP_");

static const struct flag control_policy_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "DO"),
	V(2, "DUMP"),
};
CHOICE(control_policy_attributes, "CTRL_ATTR_POLICY_");

static const struct flag policy_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "TYPE"),
	V(2, "MIN_VALUE_S"),
	V(3, "MAX_VALUE_S"),
	V(4, "MIN_VALUE_U"),
	V(5, "MAX_VALUE_U"),
	V(6, "MIN_LENGTH"),
	V(7, "MAX_LENGTH"),
	V(8, "POLICY_IDX"),
	V(9, "POLICY_MAXTYPE"),
	V(10, "BITFIELD32_MASK"),
	V(11, "PAD"),
	V(12, "MASK"),
};
CHOICE(policy_attributes, "NL_POLICY_TYPE_ATTR_");

static const struct flag policy_types_list[] = {
	V(0, "INVALID"),
	V(1, "FLAG"),
	V(2, "U8"),
	V(3, "U16"),
	V(4, "U32"),
	V(5, "U64"),
	V(6, "S8"),
	V(7, "S16"),
	V(8, "S32"),
	V(9, "S64"),
	V(10, "BINARY"),
	V(11, "STRING"),
	V(12, "NUL_STRING"),
	V(13, "NESTED"),
	V(14, "NESTED_ARRAY"),
	V(15, "BITFIELD32"),
	V(16, "SINT"),
	V(17, "UINT"),
};
CHOICE(policy_types, "NL_ATTR_TYPE_");

static const struct flag audit_types_list[] = {
	V(1000, "GET"),
	V(1001, "SET"),
	V(1002, "LIST"),
	V(1003, "ADD"),
	V(1004, "DEL"),
	V(1005, "USER"),
	V(1006, "LOGIN"),
	V(1007, "WATCH_INS"),
	V(1008, "WATCH_REM"),
	V(1009, "WATCH_LIST"),
	V(1010, "SIGNAL_INFO"),
	V(1011, "ADD_RULE"),
	V(1012, "DEL_RULE"),
	V(1013, "LIST_RULES"),
	V(1014, "TRIM"),
	V(1015, "MAKE_EQUIV"),
	V(1016, "TTY_GET"),
	V(1017, "TTY_SET"),
	V(1018, "SET_FEATURE"),
	V(1019, "GET_FEATURE"),
	V(1107, "USER_AVC"),
	V(1124, "USER_TTY"),
	V(1200, "DAEMON_START"),
	V(1201, "DAEMON_END"),
	V(1202, "DAEMON_ABORT"),
	V(1203, "DAEMON_CONFIG"),
	V(1300, "SYSCALL"),
	V(1302, "PATH"),
	V(1303, "IPC"),
	V(1304, "SOCKETCALL"),
	V(1305, "CONFIG_CHANGE"),
	V(1306, "SOCKADDR"),
	V(1307, "CWD"),
	V(1309, "EXECVE"),
	V(1311, "IPC_SET_PERM"),
	V(1312, "MQ_OPEN"),
	V(1313, "MQ_SENDRECV"),
	V(1314, "MQ_NOTIFY"),
	V(1315, "MQ_GETSETATTR"),
	V(1316, "KERNEL_OTHER"),
	V(1317, "FD_PAIR"),
	V(1319, "TTY"),
	V(1320, "EOE"),
	V(1321, "BPRM_FCAPS"),
	V(1322, "CAPSET"),
	V(1323, "MMAP"),
	V(1324, "NETFILTER_PKT"),
	V(1325, "NETFILTER_CFG"),
	V(1326, "SECCOMP"),
	V(1327, "PROCTITLE"),
	V(1328, "FEATURE_CHANGE"),
	V(1329, "REPLACE"),
	V(1330, "KERN_MODULE"),
	V(1331, "FANOTIFY"),
	V(1332, "TIME_INJOFFSET"),
	V(1333, "TIME_ADJNTPVAL"),
	V(1334, "BPF"),
	V(1335, "EVENT_LISTENER"),
	V(1336, "URINGOP"),
	V(1337, "OPENAT2"),
	V(1338, "DM_CTRL"),
	V(1339, "DM_EVENT"),
	V(1400, "AVC"),
	V(1401, "SELINUX_ERR"),
	V(1402, "AVC_PATH"),
	V(1403, "MAC_POLICY_LOAD"),
	V(1404, "MAC_STATUS"),
	V(1405, "MAC_CONFIG_CHANGE"),
	V(1406, "MAC_UNLBL_ALLOW"),
	V(1407, "MAC_CIPSOV4_ADD"),
	V(1408, "MAC_CIPSOV4_DEL"),
	V(1409, "MAC_MAP_ADD"),
	V(1410, "MAC_MAP_DEL"),
	V(1411, "MAC_IPSEC_ADDSA"),
	V(1412, "MAC_IPSEC_DELSA"),
	V(1413, "MAC_IPSEC_ADDSPD"),
	V(1414, "MAC_IPSEC_DELSPD"),
	V(1415, "MAC_IPSEC_EVENT"),
	V(1416, "MAC_UNLBL_STCADD"),
	V(1417, "MAC_UNLBL_STCDEL"),
	V(1418, "MAC_CALIPSO_ADD"),
	V(1419, "MAC_CALIPSO_DEL"),
	V(1420, "IPE_ACCESS"),
	V(1421, "IPE_CONFIG_CHANGE"),
	V(1422, "IPE_POLICY_LOAD"),
	V(1423, "LANDLOCK_ACCESS"),
	V(1424, "LANDLOCK_DOMAIN"),
	V(1425, "MAC_TASK_CONTEXTS"),
	V(1426, "MAC_OBJ_CONTEXTS"),
	V(1700, "ANOM_PROMISCUOUS"),
	V(1701, "ANOM_ABEND"),
	V(1702, "ANOM_LINK"),
	V(1703, "ANOM_CREAT"),
	V(1800, "INTEGRITY_DATA"),
	V(1801, "INTEGRITY_METADATA"),
	V(1802, "INTEGRITY_STATUS"),
	V(1803, "INTEGRITY_HASH"),
	V(1804, "INTEGRITY_PCR"),
	V(1805, "INTEGRITY_RULE"),
	V(1806, "INTEGRITY_EVM_XATTR"),
	V(1807, "INTEGRITY_POLICY_RULE"),
	V(1808, "INTEGRITY_USERSPACE"),
	V(2000, "KERNEL"),
};
CHOICE(audit_types, "AUDIT_");

static const struct flag xfrm_types_list[] = {
	V(16, "NEWSA"),
	V(17, "DELSA"),
	V(18, "GETSA"),
	V(19, "NEWPOLICY"),
	V(20, "DELPOLICY"),
	V(21, "GETPOLICY"),
	V(22, "ALLOCSPI"),
	V(23, "ACQUIRE"),
	V(24, "EXPIRE"),
	V(25, "UPDPOLICY"),
	V(26, "UPDSA"),
	V(27, "POLEXPIRE"),
	V(28, "FLUSHSA"),
	V(29, "FLUSHPOLICY"),
	V(30, "NEWAE"),
	V(31, "GETAE"),
	V(32, "REPORT"),
	V(33, "MIGRATE"),
	V(34, "NEWSADINFO"),
	V(35, "GETSADINFO"),
	V(36, "NEWSPDINFO"),
	V(37, "GETSPDINFO"),
	V(38, "MAPPING"),
	V(39, "SETDEFAULT"),
	V(40, "GETDEFAULT"),
};
CHOICE(xfrm_types, "XFRM_MSG_");

static const struct flag netfilter_subsystems_list[] = {
	V(0, "NONE"),
	V(1, "CTNETLINK"),
	V(2, "CTNETLINK_EXP"),
	V(3, "QUEUE"),
	V(4, "ULOG"),
	V(5, "OSF"),
	V(6, "IPSET"),
	V(7, "ACCT"),
	V(8, "CTNETLINK_TIMEOUT"),
	V(9, "CTHELPER"),
	V(10, "NFTABLES"),
	V(11, "NFT_COMPAT"),
	V(12, "HOOK"),
};
CHOICE(netfilter_subsystems, "NFNL_SUBSYS_");

static const struct flag netfilter_batches_list[] = {
	V(16, "BEGIN"),
	V(17, "END"),
};
CHOICE(netfilter_batches, "NFNL_MSG_BATCH_");

static const struct flag ctnetlink_types_list[] = {
	V(0, "CT_NEW"),
	V(1, "CT_GET"),
	V(2, "CT_DELETE"),
	V(3, "CT_GET_CTRZERO"),
	V(4, "CT_GET_STATS_CPU"),
	V(5, "CT_GET_STATS"),
	V(6, "CT_GET_DYING"),
	V(7, "CT_GET_UNCONFIRMED"),
};
CHOICE(ctnetlink_types, "IPCTNL_MSG_");

static const struct flag ctnetlink_exp_types_list[] = {
	V(0, "NEW"),
	V(1, "GET"),
	V(2, "DELETE"),
	V(3, "GET_STATS_CPU"),
};
CHOICE(ctnetlink_exp_types, "IPCTNL_MSG_EXP_");

static const struct flag nftables_types_list[] = {
	V(0, "NEWTABLE"),
	V(1, "GETTABLE"),
	V(2, "DELTABLE"),
	V(3, "NEWCHAIN"),
	V(4, "GETCHAIN"),
	V(5, "DELCHAIN"),
	V(6, "NEWRULE"),
	V(7, "GETRULE"),
	V(8, "DELRULE"),
	V(9, "NEWSET"),
	V(10, "GETSET"),
	V(11, "DELSET"),
	V(12, "NEWSETELEM"),
	V(13, "GETSETELEM"),
	V(14, "DELSETELEM"),
	V(15, "NEWGEN"),
	V(16, "GETGEN"),
	V(17, "TRACE"),
	V(18, "NEWOBJ"),
	V(19, "GETOBJ"),
	V(20, "DELOBJ"),
	V(21, "GETOBJ_RESET"),
	V(22, "NEWFLOWTABLE"),
	V(23, "GETFLOWTABLE"),
	V(24, "DELFLOWTABLE"),
	V(25, "GETRULE_RESET"),
	V(26, "DESTROYTABLE"),
	V(27, "DESTROYCHAIN"),
	V(28, "DESTROYRULE"),
	V(29, "DESTROYSET"),
	V(30, "DESTROYSETELEM"),
	V(31, "DESTROYOBJ"),
	V(32, "DESTROYFLOWTABLE"),
	V(33, "GETSETELEM_RESET"),
};
CHOICE(nftables_types, "NFT_MSG_");

static const struct flag nfqueue_types_list[] = {
	V(0, "PACKET"),
	V(1, "VERDICT"),
	V(2, "CONFIG"),
	V(3, "VERDICT_BATCH"),
};
CHOICE(nfqueue_types, "NFQNL_MSG_");

static const struct flag nfulog_types_list[] = {
	V(0, "PACKET"),
	V(1, "CONFIG"),
};
CHOICE(nfulog_types, "NFULNL_MSG_");

static const struct flag nfacct_types_list[] = {
	V(0, "NEW"),
	V(1, "GET"),
	V(2, "GET_CTRZERO"),
	V(3, "DEL"),
	V(4, "OVERQUOTA"),
};
CHOICE(nfacct_types, "NFNL_MSG_ACCT_");

static const struct flag nfosf_types_list[] = {
	V(0, "ADD"),
	V(1, "REMOVE"),
};
CHOICE(nfosf_types, "OSF_MSG_");

static const struct flag nfcttimeout_types_list[] = {
	V(0, "NEW"),
	V(1, "GET"),
	V(2, "DELETE"),
	V(3, "DEFAULT_SET"),
	V(4, "DEFAULT_GET"),
};
CHOICE(nfcttimeout_types, "IPCTNL_MSG_TIMEOUT_");

static const struct flag nfcthelper_types_list[] = {
	V(0, "NEW"),
	V(1, "GET"),
	V(2, "DEL"),
};
CHOICE(nfcthelper_types, "NFNL_MSG_CTHELPER_");

static const struct flag nfcompat_types_list[] = {
	V(0, "GET"),
};
CHOICE(nfcompat_types, "NFNL_MSG_COMPAT_");

static const struct flag ipset_types_list[] = {
	V(1, "PROTOCOL"),
	V(2, "CREATE"),
	V(3, "DESTROY"),
	V(4, "FLUSH"),
	V(5, "RENAME"),
	V(6, "SWAP"),
	V(7, "LIST"),
	V(8, "SAVE"),
	V(9, "ADD"),
	V(10, "DEL"),
	V(11, "TEST"),
	V(12, "HEADER"),
	V(13, "TYPE"),
	V(14, "GET_BYNAME"),
	V(15, "GET_BYINDEX"),
	V(16, "RESTORE"),
	V(17, "HELP"),
	V(18, "VERSION"),
	V(19, "QUIT"),
	V(20, "COMMIT"),
};
CHOICE(ipset_types, "IPSET_CMD_");

static const struct flag crypto_types_list[] = {
	V(16, "NEWALG"),
	V(17, "DELALG"),
	V(18, "UPDATEALG"),
	V(19, "GETALG"),
	V(20, "DELRNG"),
	V(21, "GETSTAT"),
};
CHOICE(crypto_types, "CRYPTO_MSG_");

static const struct flag crypto_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "PRIORITY_VAL"),
	V(2, "REPORT_LARVAL"),
	V(3, "REPORT_HASH"),
	V(4, "REPORT_BLKCIPHER"),
	V(5, "REPORT_AEAD"),
	V(6, "REPORT_COMPRESS"),
	V(7, "REPORT_RNG"),
	V(8, "REPORT_CIPHER"),
	V(9, "REPORT_AKCIPHER"),
	V(10, "REPORT_KPP"),
	V(11, "REPORT_ACOMP"),
	V(12, "STAT_LARVAL"),
	V(13, "STAT_HASH"),
	V(14, "STAT_BLKCIPHER"),
	V(15, "STAT_AEAD"),
	V(16, "STAT_COMPRESS"),
	V(17, "STAT_RNG"),
	V(18, "STAT_CIPHER"),
	V(19, "STAT_AKCIPHER"),
	V(20, "STAT_KPP"),
	V(21, "STAT_ACOMP"),
	V(22, "REPORT_SIG"),
};
CHOICE(crypto_attributes, "CRYPTOCFGA_");

static const struct flag selinux_types_list[] = {
	V(16, "SETENFORCE"),
	V(17, "POLICYLOAD"),
};
CHOICE(selinux_types, "SELNL_MSG_");

static const struct flag ethernet_protocols_list[] = {
	V(96, "LOOP"),
	V(512, "PUP"),
	V(513, "PUPAT"),
	V(8944, "TSN"),
	V(8939, "ERSPAN2"),
	V(2048, "IP"),
	V(2053, "X25"),
	V(2054, "ARP"),
	V(2303, "BPQ"),
	V(2560, "IEEEPUP"),
	V(2561, "IEEEPUPAT"),
	V(17157, "BATMAN"),
	V(24576, "DEC"),
	V(24577, "DNA_DL"),
	V(24578, "DNA_RC"),
	V(24579, "DNA_RT"),
	V(24580, "LAT"),
	V(24581, "DIAG"),
	V(24582, "CUST"),
	V(24583, "SCA"),
	V(25944, "TEB"),
	V(32821, "RARP"),
	V(32923, "ATALK"),
	V(33011, "AARP"),
	V(33024, "8021Q"),
	V(35006, "ERSPAN"),
	V(33079, "IPX"),
	V(34525, "IPV6"),
	V(34824, "PAUSE"),
	V(34825, "SLOW"),
	V(34878, "WCCP"),
	V(34887, "MPLS_UC"),
	V(34888, "MPLS_MC"),
	V(34892, "ATMMPOA"),
	V(34915, "PPP_DISC"),
	V(34916, "PPP_SES"),
	V(34924, "LINK_CTL"),
	V(34928, "8021AC"),
	V(34948, "ATMFATE"),
	V(34958, "PAE"),
	V(34962, "PROFINET"),
	V(34969, "REALTEK"),
	V(34978, "AOE"),
	V(34980, "ETHERCAT"),
	V(34984, "8021AD"),
	V(34997, "802_EX1"),
	V(35011, "MXLGSW"),
	V(35015, "PREAUTH"),
	V(35018, "TIPC"),
	V(35020, "LLDP"),
	V(35043, "MRP"),
	V(35045, "MACSEC"),
	V(35047, "8021AH"),
	V(35061, "MVRP"),
	V(35063, "1588"),
	V(35064, "NCSI"),
	V(35067, "PRP"),
	V(35074, "CFM"),
	V(35078, "FCOE"),
	V(35093, "IBOE"),
	V(35085, "TDLS"),
	V(35092, "FIP"),
	V(35095, "80221"),
	V(35119, "HSR"),
	V(35151, "NSH"),
	V(36864, "LOOPBACK"),
	V(37120, "QINQ1"),
	V(37376, "QINQ2"),
	V(37632, "QINQ3"),
	V(39304, "YT921X"),
	V(56026, "EDSA"),
	V(56027, "DSA_8021Q"),
	V(57345, "DSA_A5PSW"),
	V(60734, "IFE"),
	V(64507, "AF_IUCV"),
	V(64826, "NXP_NETC"),
	V(1536, "802_3_MIN"),
	V(1, "802_3"),
	V(2, "AX25"),
	V(3, "ALL"),
	V(4, "802_2"),
	V(5, "SNAP"),
	V(6, "DDCMP"),
	V(7, "WAN_PPP"),
	V(8, "PPP_MP"),
	V(9, "LOCALTALK"),
	V(12, "CAN"),
	V(13, "CANFD"),
	V(14, "CANXL"),
	V(16, "PPPTALK"),
	V(17, "TR_802_2"),
	V(21, "MOBITEX"),
	V(22, "CONTROL"),
	V(23, "IRDA"),
	V(24, "ECONET"),
	V(25, "HDLC"),
	V(26, "ARCNET"),
	V(27, "DSA"),
	V(28, "TRAILER"),
	V(245, "PHONET"),
	V(246, "IEEE802154"),
	V(247, "CAIF"),
	V(248, "XDSA"),
	V(249, "MAP"),
	V(250, "MCTP"),
	V(254, "GRE_OSI"),
};
CHOICE(ethernet_protocols, "ETH_P_");

/* Bits that stand for numbers of others. */
static const struct flag tcp_state_masks_list[] = {
	B(0x2, "ESTABLISHED"),
	B(0x4, "SYN_SENT"),
	B(0x8, "SYN_RECV"),
	B(0x10, "FIN_WAIT1"),
	B(0x20, "FIN_WAIT2"),
	B(0x40, "TIME_WAIT"),
	B(0x80, "CLOSE"),
	B(0x100, "CLOSE_WAIT"),
	B(0x200, "LAST_ACK"),
	B(0x400, "LISTEN"),
	B(0x800, "CLOSING"),
};
FLAGS(tcp_state_masks, "TCP_");

static const struct flag inet_diag_masks_list[] = {
	B(0x1, "MEMINFO"),
	B(0x2, "INFO"),
	B(0x4, "VEGASINFO"),
	B(0x8, "CONG"),
	B(0x10, "TOS"),
	B(0x20, "TCLASS"),
	B(0x40, "SKMEMINFO"),
	B(0x80, "SHUTDOWN"),
	B(0x100, "DCTCPINFO"),
	B(0x200, "PROTOCOL"),
	B(0x400, "SKV6ONLY"),
	B(0x800, "LOCALS"),
	B(0x1000, "PEERS"),
	B(0x2000, "PAD"),
	B(0x4000, "MARK"),
	B(0x8000, "BBRINFO"),
	B(0x10000, "CLASS_ID"),
	B(0x20000, "MD5SIG"),
	B(0x40000, "ULP_INFO"),
	B(0x80000, "SK_BPF_STORAGES"),
	B(0x100000, "CGROUP_ID"),
	B(0x200000, "SOCKOPT"),
};
FLAGS(inet_diag_masks, "INET_DIAG_");

static const struct flag link_stats_masks_list[] = {
	B(0x1, "LINK_64"),
	B(0x2, "LINK_XSTATS"),
	B(0x4, "LINK_XSTATS_SLAVE"),
	B(0x8, "LINK_OFFLOAD_XSTATS"),
	B(0x10, "AF_SPEC"),
};
FLAGS(link_stats_masks, "IFLA_STATS_");

/* Those of devices have no header to say one in. */
const struct flag_set uevent_types = { "", NULL, 0, true, NULL };

static const struct flag mroute_families_list[] = {
	V(128, "IPMR"),
	V(129, "IP6MR"),
};
CHOICE_BEFORE(mroute_families, "RTNL_FAMILY_", socket_families);

static const struct flag cache_report_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "MSGTYPE"),
	V(2, "VIF_ID"),
	V(3, "SRC_ADDR"),
	V(4, "DST_ADDR"),
	V(5, "PKT"),
	V(6, "TABLE"),
};
CHOICE(cache_report_attributes, "IPMRA_CREPORT_");

static const struct flag cache_report6_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "MSGTYPE"),
	V(2, "MIF_ID"),
	V(3, "SRC_ADDR"),
	V(4, "DST_ADDR"),
	V(5, "PKT"),
};
CHOICE(cache_report6_attributes, "IP6MRA_CREPORT_");

static const struct flag cache_messages_list[] = {
	V(1, "NOCACHE"),
	V(2, "WRONGVIF"),
	V(3, "WHOLEPKT"),
	V(4, "WRVIFWHOLE"),
};
CHOICE(cache_messages, "IGMPMSG_");

static const struct flag cache6_messages_list[] = {
	V(1, "NOCACHE"),
	V(2, "WRONGMIF"),
	V(3, "WHOLEPKT"),
	V(4, "WRMIFWHOLE"),
};
CHOICE(cache6_messages, "MRT6MSG_");

static const struct flag link_inet6_stats_list[] = {
	V(0, "NUM"),
	V(1, "INPKTS"),
	V(2, "INOCTETS"),
	V(3, "INDELIVERS"),
	V(4, "OUTFORWDATAGRAMS"),
	V(5, "OUTPKTS"),
	V(6, "OUTOCTETS"),
	V(7, "INHDRERRORS"),
	V(8, "INTOOBIGERRORS"),
	V(9, "INNOROUTES"),
	V(10, "INADDRERRORS"),
	V(11, "INUNKNOWNPROTOS"),
	V(12, "INTRUNCATEDPKTS"),
	V(13, "INDISCARDS"),
	V(14, "OUTDISCARDS"),
	V(15, "OUTNOROUTES"),
	V(16, "REASMTIMEOUT"),
	V(17, "REASMREQDS"),
	V(18, "REASMOKS"),
	V(19, "REASMFAILS"),
	V(20, "FRAGOKS"),
	V(21, "FRAGFAILS"),
	V(22, "FRAGCREATES"),
	V(23, "INMCASTPKTS"),
	V(24, "OUTMCASTPKTS"),
	V(25, "INBCASTPKTS"),
	V(26, "OUTBCASTPKTS"),
	V(27, "INMCASTOCTETS"),
	V(28, "OUTMCASTOCTETS"),
	V(29, "INBCASTOCTETS"),
	V(30, "OUTBCASTOCTETS"),
	V(31, "CSUMERRORS"),
	V(32, "NOECTPKTS"),
	V(33, "ECT1PKTS"),
	V(34, "ECT0PKTS"),
	V(35, "CEPKTS"),
	V(36, "REASM_OVERLAPS"),
};
CHOICE(link_inet6_stats, "IPSTATS_MIB_");

static const struct flag link_icmp6_stats_list[] = {
	V(0, "NUM"),
	V(1, "INMSGS"),
	V(2, "INERRORS"),
	V(3, "OUTMSGS"),
	V(4, "OUTERRORS"),
	V(5, "CSUMERRORS"),
	V(6, "RATELIMITHOST"),
};
CHOICE(link_icmp6_stats, "ICMP6_MIB_");

static const struct flag inet6_configs_list[] = {
	V(0, "FORWARDING"),
	V(1, "HOPLIMIT"),
	V(2, "MTU6"),
	V(3, "ACCEPT_RA"),
	V(4, "ACCEPT_REDIRECTS"),
	V(5, "AUTOCONF"),
	V(6, "DAD_TRANSMITS"),
	V(7, "RTR_SOLICITS"),
	V(8, "RTR_SOLICIT_INTERVAL"),
	V(9, "RTR_SOLICIT_DELAY"),
	V(10, "USE_TEMPADDR"),
	V(11, "TEMP_VALID_LFT"),
	V(12, "TEMP_PREFERED_LFT"),
	V(13, "REGEN_MAX_RETRY"),
	V(14, "MAX_DESYNC_FACTOR"),
	V(15, "MAX_ADDRESSES"),
	V(16, "FORCE_MLD_VERSION"),
	V(17, "ACCEPT_RA_DEFRTR"),
	V(18, "ACCEPT_RA_PINFO"),
	V(19, "ACCEPT_RA_RTR_PREF"),
	V(20, "RTR_PROBE_INTERVAL"),
	V(21, "ACCEPT_RA_RT_INFO_MAX_PLEN"),
	V(22, "PROXY_NDP"),
	V(23, "OPTIMISTIC_DAD"),
	V(24, "ACCEPT_SOURCE_ROUTE"),
	V(25, "MC_FORWARDING"),
	V(26, "DISABLE_IPV6"),
	V(27, "ACCEPT_DAD"),
	V(28, "FORCE_TLLAO"),
	V(29, "NDISC_NOTIFY"),
	V(30, "MLDV1_UNSOLICITED_REPORT_INTERVAL"),
	V(31, "MLDV2_UNSOLICITED_REPORT_INTERVAL"),
	V(32, "SUPPRESS_FRAG_NDISC"),
	V(33, "ACCEPT_RA_FROM_LOCAL"),
	V(34, "USE_OPTIMISTIC"),
	V(35, "ACCEPT_RA_MTU"),
	V(36, "STABLE_SECRET"),
	V(37, "USE_OIF_ADDRS_ONLY"),
	V(38, "ACCEPT_RA_MIN_HOP_LIMIT"),
	V(39, "IGNORE_ROUTES_WITH_LINKDOWN"),
	V(40, "DROP_UNICAST_IN_L2_MULTICAST"),
	V(41, "DROP_UNSOLICITED_NA"),
	V(42, "KEEP_ADDR_ON_DOWN"),
	V(43, "RTR_SOLICIT_MAX_INTERVAL"),
	V(44, "SEG6_ENABLED"),
	V(45, "SEG6_REQUIRE_HMAC"),
	V(46, "ENHANCED_DAD"),
	V(47, "ADDR_GEN_MODE"),
	V(48, "DISABLE_POLICY"),
	V(49, "ACCEPT_RA_RT_INFO_MIN_PLEN"),
	V(50, "NDISC_TCLASS"),
	V(51, "RPL_SEG_ENABLED"),
	V(52, "RA_DEFRTR_METRIC"),
	V(53, "IOAM6_ENABLED"),
	V(54, "IOAM6_ID"),
	V(55, "IOAM6_ID_WIDE"),
	V(56, "NDISC_EVICT_NOCARRIER"),
	V(57, "ACCEPT_UNTRACKED_NA"),
	V(58, "ACCEPT_RA_MIN_LFT"),
};
CHOICE(inet6_configs, "DEVCONF_");

static const struct flag inet4_configs_list[] = {
	V(0, "FORWARDING"),
	V(1, "MC_FORWARDING"),
	V(2, "PROXY_ARP"),
	V(3, "ACCEPT_REDIRECTS"),
	V(4, "SECURE_REDIRECTS"),
	V(5, "SEND_REDIRECTS"),
	V(6, "SHARED_MEDIA"),
	V(7, "RP_FILTER"),
	V(8, "ACCEPT_SOURCE_ROUTE"),
	V(9, "BOOTP_RELAY"),
	V(10, "LOG_MARTIANS"),
	V(11, "TAG"),
	V(12, "ARPFILTER"),
	V(13, "MEDIUM_ID"),
	V(14, "NOXFRM"),
	V(15, "NOPOLICY"),
	V(16, "FORCE_IGMP_VERSION"),
	V(17, "ARP_ANNOUNCE"),
	V(18, "ARP_IGNORE"),
	V(19, "PROMOTE_SECONDARIES"),
	V(20, "ARP_ACCEPT"),
	V(21, "ARP_NOTIFY"),
	V(22, "ACCEPT_LOCAL"),
	V(23, "SRC_VMARK"),
	V(24, "PROXY_ARP_PVLAN"),
	V(25, "ROUTE_LOCALNET"),
	V(26, "IGMPV2_UNSOLICITED_REPORT_INTERVAL"),
	V(27, "IGMPV3_UNSOLICITED_REPORT_INTERVAL"),
	V(28, "IGNORE_ROUTES_WITH_LINKDOWN"),
	V(29, "DROP_UNICAST_IN_L2_MULTICAST"),
	V(30, "DROP_GRATUITOUS_ARP"),
	V(31, "BC_FORWARDING"),
	V(32, "ARP_EVICT_NOCARRIER"),
};
CHOICE(inet4_configs, "IPV4_DEVCONF_");

static const struct flag bridge_queriers_list[] = {
	V(0, "UNSPEC"),
	V(1, "IP_ADDRESS"),
	V(2, "IP_PORT"),
	V(3, "IP_OTHER_TIMER"),
	V(4, "PAD"),
	V(5, "IPV6_ADDRESS"),
	V(6, "IPV6_PORT"),
	V(7, "IPV6_OTHER_TIMER"),
};
CHOICE(bridge_queriers, "BRIDGE_QUERIER_");

static const struct flag mdb_states_list[] = {
	V(0, "TEMPORARY"),
	V(1, "PERMANENT"),
};
CHOICE(mdb_states, "MDB_");

static const struct flag mdb_flags_list[] = {
	B(0x1, "OFFLOAD"),
	B(0x2, "FAST_LEAVE"),
	B(0x4, "STAR_EXCL"),
	B(0x8, "BLOCKED"),
};
FLAGS(mdb_flags, "MDB_FLAGS_");

static const struct flag mdb_entry_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "TIMER"),
	V(2, "SRC_LIST"),
	V(3, "GROUP_MODE"),
	V(4, "SOURCE"),
	V(5, "RTPROT"),
};
CHOICE(mdb_entry_attributes, "MDBA_MDB_EATTR_");

static const struct flag mdb_routers_list[] = {
	V(0, "UNSPEC"),
	V(1, "PORT"),
};
CHOICE(mdb_routers, "MDBA_ROUTER_");

static const struct flag mdb_router_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "TIMER"),
	V(2, "TYPE"),
	V(3, "INET_TIMER"),
	V(4, "INET6_TIMER"),
	V(5, "VID"),
};
CHOICE(mdb_router_attributes, "MDBA_ROUTER_PATTR_");

static const struct flag mdb_router_types_list[] = {
	V(0, "DISABLED"),
	V(1, "TEMP_QUERY"),
	V(2, "PERM"),
	V(3, "TEMP"),
};
CHOICE(mdb_router_types, "MDB_RTR_TYPE_");

static const struct flag neighbour_fdb_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "ACTIVITY_NOTIFY"),
	V(2, "DONT_REFRESH"),
};
CHOICE(neighbour_fdb_attributes, "NFEA_");

static const struct flag neighbour_notifies_list[] = {
	B(0x1, "BIT"),
	B(0x2, "INACTIVE_BIT"),
};
FLAGS(neighbour_notifies, "FDB_NOTIFY_");

static const struct flag inet_ulp_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "NAME"),
	V(2, "TLS"),
	V(3, "MPTCP"),
};
CHOICE(inet_ulp_attributes, "INET_ULP_INFO_");

static const struct flag tls_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "VERSION"),
	V(2, "CIPHER"),
	V(3, "TXCONF"),
	V(4, "RXCONF"),
	V(5, "ZC_RO_TX"),
	V(6, "RX_NO_PAD"),
};
CHOICE(tls_attributes, "TLS_INFO_");

static const struct flag tls_versions_list[] = {
	V(771, "1_2_VERSION"),
	V(772, "1_3_VERSION"),
};
CHOICE(tls_versions, "TLS_");

static const struct flag tls_ciphers_list[] = {
	V(51, "AES_GCM_128"),
	V(52, "AES_GCM_256"),
	V(53, "AES_CCM_128"),
	V(54, "CHACHA20_POLY1305"),
	V(55, "SM4_GCM"),
	V(56, "SM4_CCM"),
	V(57, "ARIA_GCM_128"),
	V(58, "ARIA_GCM_256"),
};
CHOICE(tls_ciphers, "TLS_CIPHER_");

static const struct flag tls_configs_list[] = {
	V(1, "BASE"),
	V(2, "SW"),
	V(3, "HW"),
	V(4, "HW_RECORD"),
};
CHOICE(tls_configs, "TLS_CONF_");

static const struct flag mptcp_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "TOKEN_REM"),
	V(2, "TOKEN_LOC"),
	V(3, "RELWRITE_SEQ"),
	V(4, "MAP_SEQ"),
	V(5, "MAP_SFSEQ"),
	V(6, "SSN_OFFSET"),
	V(7, "MAP_DATALEN"),
	V(8, "FLAGS"),
	V(9, "ID_REM"),
	V(10, "ID_LOC"),
	V(11, "PAD"),
};
CHOICE(mptcp_attributes, "MPTCP_SUBFLOW_ATTR_");

static const struct flag mptcp_flags_list[] = {
	B(0x1, "MCAP_REM"),
	B(0x2, "MCAP_LOC"),
	B(0x4, "JOIN_REM"),
	B(0x8, "JOIN_LOC"),
	B(0x10, "BKUP_REM"),
	B(0x20, "BKUP_LOC"),
	B(0x40, "FULLY_ESTABLISHED"),
	B(0x80, "CONNECTED"),
	B(0x100, "MAPVALID"),
};
FLAGS(mptcp_flags, "MPTCP_SUBFLOW_FLAG_");

static const struct flag bpf_storage_attributes_list[] = {
	V(0, "REP_NONE"),
	V(1, "BPF_STORAGE"),
};
CHOICE(bpf_storage_attributes, "SK_DIAG_");

static const struct flag bpf_storage_map_attributes_list[] = {
	V(0, "NONE"),
	V(1, "PAD"),
	V(2, "MAP_ID"),
	V(3, "MAP_VALUE"),
};
CHOICE(bpf_storage_map_attributes, "SK_DIAG_BPF_STORAGE_");

static const struct flag socket_memory_list[] = {
	V(0, "RMEM_ALLOC"),
	V(1, "RCVBUF"),
	V(2, "WMEM_ALLOC"),
	V(3, "SNDBUF"),
	V(4, "FWD_ALLOC"),
	V(5, "WMEM_QUEUED"),
	V(6, "OPTMEM"),
	V(7, "BACKLOG"),
	V(8, "DROPS"),
};
CHOICE(socket_memory, "SK_MEMINFO_");

static const struct flag packet_diag_flags_list[] = {
	B(0x1, "RUNNING"),
	B(0x2, "AUXDATA"),
	B(0x4, "ORIGDEV"),
	B(0x8, "VNETHDR"),
	B(0x10, "LOSS"),
};
FLAGS(packet_diag_flags, "PDI_");

static const struct flag netlink_diag_flags_list[] = {
	B(0x1, "CB_RUNNING"),
	B(0x2, "PKTINFO"),
	B(0x4, "BROADCAST_ERROR"),
	B(0x8, "NO_ENOBUFS"),
	B(0x10, "LISTEN_ALL_NSID"),
	B(0x20, "CAP_ACK"),
};
FLAGS(netlink_diag_flags, "NDIAG_FLAG_");

static const struct flag dcb_commands_list[] = {
	V(0, "UNDEFINED"),
	V(1, "GSTATE"),
	V(2, "SSTATE"),
	V(3, "PGTX_GCFG"),
	V(4, "PGTX_SCFG"),
	V(5, "PGRX_GCFG"),
	V(6, "PGRX_SCFG"),
	V(7, "PFC_GCFG"),
	V(8, "PFC_SCFG"),
	V(9, "SET_ALL"),
	V(10, "GPERM_HWADDR"),
	V(11, "GCAP"),
	V(12, "GNUMTCS"),
	V(13, "SNUMTCS"),
	V(14, "PFC_GSTATE"),
	V(15, "PFC_SSTATE"),
	V(16, "BCN_GCFG"),
	V(17, "BCN_SCFG"),
	V(18, "GAPP"),
	V(19, "SAPP"),
	V(20, "IEEE_SET"),
	V(21, "IEEE_GET"),
	V(22, "GDCBX"),
	V(23, "SDCBX"),
	V(24, "GFEATCFG"),
	V(25, "SFEATCFG"),
	V(26, "CEE_GET"),
	V(27, "IEEE_DEL"),
};
CHOICE(dcb_commands, "DCB_CMD_");

static const struct flag dcb_attributes_list[] = {
	V(0, "UNDEFINED"),
	V(1, "IFNAME"),
	V(2, "STATE"),
	V(3, "PFC_STATE"),
	V(4, "PFC_CFG"),
	V(5, "NUM_TC"),
	V(6, "PG_CFG"),
	V(7, "SET_ALL"),
	V(8, "PERM_HWADDR"),
	V(9, "CAP"),
	V(10, "NUMTCS"),
	V(11, "BCN"),
	V(12, "APP"),
	V(13, "IEEE"),
	V(14, "DCBX"),
	V(15, "FEATCFG"),
	V(16, "CEE"),
};
CHOICE(dcb_attributes, "DCB_ATTR_");

static const struct flag link_events_list[] = {
	V(0, "NONE"),
	V(1, "REBOOT"),
	V(2, "FEATURES"),
	V(3, "BONDING_FAILOVER"),
	V(4, "NOTIFY_PEERS"),
	V(5, "IGMP_RESEND"),
	V(6, "BONDING_OPTIONS"),
};
CHOICE(link_events, "IFLA_EVENT_");

static const struct flag link_filters_list[] = {
	B(0x1, "VF"),
	B(0x2, "BRVLAN"),
	B(0x4, "BRVLAN_COMPRESSED"),
	B(0x8, "SKIP_STATS"),
	B(0x10, "MRP"),
	B(0x20, "CFM_CONFIG"),
	B(0x40, "CFM_STATUS"),
	B(0x80, "MST"),
};
FLAGS(link_filters, "RTEXT_FILTER_");

static const struct flag route_services_list[] = {
	B(0x2, "MINCOST"),
	B(0x4, "RELIABILITY"),
	B(0x8, "THROUGHPUT"),
	B(0x10, "LOWDELAY"),
};
FLAGS(route_services, "IPTOS_");

static const struct flag traffic_action_flags_list[] = {
	B(0x1, "NO_PERCPU_STATS"),
	B(0x2, "SKIP_HW"),
	B(0x4, "SKIP_SW"),
};
FLAGS(traffic_action_flags, "TCA_ACT_FLAGS_");

static const struct flag traffic_hw_stats_list[] = {
	B(0x1, "IMMEDIATE"),
	B(0x2, "DELAYED"),
};
FLAGS(traffic_hw_stats, "TCA_ACT_HW_STATS_");

static const struct flag link_inet6_flags_list[] = {
	B(0x10, "RS_SENT"),
	B(0x20, "RA_RCVD"),
	B(0x40, "RA_MANAGED"),
	B(0x80, "RA_OTHERCONF"),
	B(0x80000000, "READY"),
};
FLAGS(link_inet6_flags, "IF_");

static const struct flag link_tunnel_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "ID"),
	V(2, "VID"),
	V(3, "FLAGS"),
};
CHOICE(link_tunnel_attributes, "IFLA_BRIDGE_VLAN_TUNNEL_");

static const struct flag link_mctp_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "NET"),
};
CHOICE(link_mctp_attributes, "IFLA_MCTP_");

static const struct flag bridge_options_list[] = {
	B(0x1, "NO_LL_LEARN"),
	B(0x2, "MCAST_VLAN_SNOOPING"),
	B(0x4, "MST_ENABLE"),
};
FLAGS(bridge_options, "BR_BOOLOPT_");

static const struct flag smc_diag_attributes_list[] = {
	V(0, "NONE"),
	V(1, "CONNINFO"),
	V(2, "LGRINFO"),
	V(3, "SHUTDOWN"),
	V(4, "DMBINFO"),
	V(5, "FALLBACK"),
};
CHOICE(smc_diag_attributes, "SMC_DIAG_");

static const struct flag smc_diag_masks_list[] = {
	B(0x1, "CONNINFO"),
	B(0x2, "LGRINFO"),
	B(0x4, "SHUTDOWN"),
	B(0x8, "DMBINFO"),
	B(0x10, "FALLBACK"),
};
FLAGS(smc_diag_masks, "SMC_DIAG_");

static const struct flag smc_diag_modes_list[] = {
	V(0, "SMCR"),
	V(1, "FALLBACK_TCP"),
	V(2, "SMCD"),
};
CHOICE(smc_diag_modes, "SMC_DIAG_MODE_");

static const struct flag smc_states_list[] = {
	V(1, "ACTIVE"),
	V(2, "INIT"),
	V(7, "CLOSED"),
	V(10, "LISTEN"),
	V(20, "PEERCLOSEWAIT1"),
	V(21, "PEERCLOSEWAIT2"),
	V(22, "APPCLOSEWAIT1"),
	V(23, "APPCLOSEWAIT2"),
	V(24, "APPFINCLOSEWAIT"),
	V(25, "PEERFINCLOSEWAIT"),
	V(26, "PEERABORTWAIT"),
	V(27, "PROCESSABORT"),
};
CHOICE(smc_states, "SMC_");

static const struct flag smc_roles_list[] = {
	V(0, "CLNT"),
	V(1, "SERV"),
};
CHOICE(smc_roles, "SMC_");

static const struct flag shutdown_masks_list[] = {
	B(0x1, "RCV_SHUTDOWN"),
	B(0x2, "SEND_SHUTDOWN"),
};
FLAGS(shutdown_masks, "");

static const struct flag netlink_states_list[] = {
	V(0, "UNCONNECTED"),
	V(1, "CONNECTED"),
};
CHOICE_BEFORE(netlink_states, "NETLINK_", tcp_states);

static const struct flag netlink_diag_protocols_list[] = {
	V(255, "ALL"),
};
CHOICE_BEFORE(netlink_diag_protocols, "NDIAG_PROTO_", netlink_protocols);

static const struct flag packet_versions_list[] = {
	V(0, "V1"),
	V(1, "V2"),
	V(2, "V3"),
};
CHOICE(packet_versions, "TPACKET_");

static const struct flag netfilter_versions_list[] = {
	V(0, "V0"),
};
CHOICE(netfilter_versions, "NFNETLINK_");

static const struct flag netns_attributes_list[] = {
	V(0, "NONE"),
	V(1, "NSID"),
	V(2, "PID"),
	V(3, "FD"),
	V(4, "TARGET_NSID"),
	V(5, "CURRENT_NSID"),
};
CHOICE(netns_attributes, "NETNSA_");

static const struct flag inet_diag_codes_list[] = {
	V(0, "NOP"),
	V(1, "JMP"),
	V(2, "S_GE"),
	V(3, "S_LE"),
	V(4, "D_GE"),
	V(5, "D_LE"),
	V(6, "AUTO"),
	V(7, "S_COND"),
	V(8, "D_COND"),
	V(9, "DEV_COND"),
	V(10, "MARK_COND"),
	V(11, "S_EQ"),
	V(12, "D_EQ"),
	V(13, "CGROUP_COND"),
};
CHOICE(inet_diag_codes, "INET_DIAG_BC_");
