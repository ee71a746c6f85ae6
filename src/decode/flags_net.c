/*
 * Named constants of sockets' options, control messages and netlink. As in
 * flags.c.
 */
#include "decode/flag_rows.h"

/* clang-format off */

static const struct flag udp_options_list[] = {
	V(1, "CORK"),
	V(100, "ENCAP"),
	V(101, "NO_CHECK6_TX"),
	V(102, "NO_CHECK6_RX"),
	V(103, "SEGMENT"),
	V(104, "GRO"),
};
CHOICE(udp_options, "UDP_");

static const struct flag packet_options_list[] = {
	V(1, "ADD_MEMBERSHIP"),
	V(2, "DROP_MEMBERSHIP"),
	V(3, "RECV_OUTPUT"),
	V(5, "RX_RING"),
	V(6, "STATISTICS"),
	V(7, "COPY_THRESH"),
	V(8, "AUXDATA"),
	V(9, "ORIGDEV"),
	V(10, "VERSION"),
	V(11, "HDRLEN"),
	V(12, "RESERVE"),
	V(13, "TX_RING"),
	V(14, "LOSS"),
	V(15, "VNET_HDR"),
	V(16, "TX_TIMESTAMP"),
	V(17, "TIMESTAMP"),
	V(18, "FANOUT"),
	V(19, "TX_HAS_OFF"),
	V(20, "QDISC_BYPASS"),
	V(21, "ROLLOVER_STATS"),
	V(23, "IGNORE_OUTGOING"),
	V(22, "FANOUT_DATA"),
};
CHOICE(packet_options, "PACKET_");

static const struct flag netlink_options_list[] = {
	V(1, "ADD_MEMBERSHIP"),
	V(2, "DROP_MEMBERSHIP"),
	V(3, "PKTINFO"),
	V(4, "BROADCAST_ERROR"),
	V(5, "NO_ENOBUFS"),
	V(6, "RX_RING"),
	V(7, "TX_RING"),
	V(8, "LISTEN_ALL_NSID"),
	V(9, "LIST_MEMBERSHIPS"),
	V(10, "CAP_ACK"),
	V(11, "EXT_ACK"),
	V(12, "GET_STRICT_CHK"),
};
CHOICE(netlink_options, "NETLINK_");

static const struct flag tls_options_list[] = {
	V(1, "TX"),
	V(2, "RX"),
	V(3, "TX_ZEROCOPY_RO"),
	V(4, "RX_EXPECT_NO_PAD"),
	V(5, "TX_MAX_PAYLOAD_LEN"),
};
CHOICE(tls_options, "TLS_");

static const struct flag alg_options_list[] = {
	V(1, "SET_KEY"),
	V(2, "SET_IV"),
	V(3, "SET_OP"),
	V(4, "SET_AEAD_ASSOCLEN"),
	V(5, "SET_AEAD_AUTHSIZE"),
	V(6, "SET_DRBG_ENTROPY"),
	V(7, "SET_KEY_BY_KEY_SERIAL"),
};
CHOICE(alg_options, "ALG_");

static const struct flag vsock_options_list[] = {
	V(0, "BUFFER_SIZE"),
	V(1, "BUFFER_MIN_SIZE"),
	V(2, "BUFFER_MAX_SIZE"),
	V(3, "PEER_HOST_VM_ID"),
	V(5, "TRUSTED"),
	V(7, "NONBLOCK_TXRX"),
	V(8, "CONNECT_TIMEOUT_NEW"),
	V(6, "CONNECT_TIMEOUT_OLD"),
};
CHOICE(vsock_options, "SO_VM_SOCKETS_");

static const struct flag icmp6_options_list[] = {
	V(1, "FILTER"),
};
CHOICE(icmp6_options, "ICMPV6_");

static const struct flag raw_options_list[] = {
	V(1, "FILTER"),
};
CHOICE(raw_options, "ICMP_");

static const struct flag unix_controls_list[] = {
	V(1, "RIGHTS"),
	V(2, "CREDENTIALS"),
	V(3, "SECURITY"),
	V(4, "PIDFD"),
	V(29, "TIMESTAMP"),
	V(35, "TIMESTAMPNS"),
	V(37, "TIMESTAMPING"),
	V(41, "WIFI_STATUS"),
	V(61, "TXTIME"),
	V(63, "TIMESTAMP_NEW"),
	V(64, "TIMESTAMPNS_NEW"),
	V(65, "TIMESTAMPING_NEW"),
};
CHOICE(unix_controls, "SCM_");

static const struct flag netlink_flags_list[] = {
	B(0x300, "DUMP"),
	B(0x100, "ROOT"),
	B(0x200, "MATCH"),
	B(0x400, "ATOMIC"),
	B(0x1, "REQUEST"),
	B(0x2, "MULTI"),
	B(0x4, "ACK"),
	B(0x8, "ECHO"),
	B(0x10, "DUMP_INTR"),
	B(0x20, "DUMP_FILTERED"),
};
FLAGS(netlink_flags, "NLM_F_");

static const struct flag netlink_new_flags_list[] = {
	B(0x1, "REQUEST"),
	B(0x2, "MULTI"),
	B(0x4, "ACK"),
	B(0x8, "ECHO"),
	B(0x10, "DUMP_INTR"),
	B(0x20, "DUMP_FILTERED"),
	B(0x100, "REPLACE"),
	B(0x200, "EXCL"),
	B(0x400, "CREATE"),
	B(0x800, "APPEND"),
};
FLAGS(netlink_new_flags, "NLM_F_");

static const struct flag netlink_error_flags_list[] = {
	B(0x1, "REQUEST"),
	B(0x2, "MULTI"),
	B(0x4, "ACK"),
	B(0x8, "ECHO"),
	B(0x100, "CAPPED"),
	B(0x200, "ACK_TLVS"),
};
FLAGS(netlink_error_flags, "NLM_F_");

static const struct flag netlink_types_list[] = {
	V(1, "NOOP"),
	V(2, "ERROR"),
	V(3, "DONE"),
	V(4, "OVERRUN"),
};
CHOICE(netlink_types, "NLMSG_");

static const struct flag route_types_list[] = {
	V(16, "NEWLINK"),
	V(17, "DELLINK"),
	V(18, "GETLINK"),
	V(19, "SETLINK"),
	V(20, "NEWADDR"),
	V(21, "DELADDR"),
	V(22, "GETADDR"),
	V(24, "NEWROUTE"),
	V(25, "DELROUTE"),
	V(26, "GETROUTE"),
	V(28, "NEWNEIGH"),
	V(29, "DELNEIGH"),
	V(30, "GETNEIGH"),
	V(32, "NEWRULE"),
	V(33, "DELRULE"),
	V(34, "GETRULE"),
	V(36, "NEWQDISC"),
	V(37, "DELQDISC"),
	V(38, "GETQDISC"),
	V(40, "NEWTCLASS"),
	V(41, "DELTCLASS"),
	V(42, "GETTCLASS"),
	V(44, "NEWTFILTER"),
	V(45, "DELTFILTER"),
	V(46, "GETTFILTER"),
	V(48, "NEWACTION"),
	V(49, "DELACTION"),
	V(50, "GETACTION"),
	V(52, "NEWPREFIX"),
	V(58, "GETMULTICAST"),
	V(62, "GETANYCAST"),
	V(64, "NEWNEIGHTBL"),
	V(66, "GETNEIGHTBL"),
	V(67, "SETNEIGHTBL"),
	V(68, "NEWNDUSEROPT"),
	V(72, "NEWADDRLABEL"),
	V(73, "DELADDRLABEL"),
	V(74, "GETADDRLABEL"),
	V(78, "GETDCB"),
	V(79, "SETDCB"),
	V(80, "NEWNETCONF"),
	V(81, "DELNETCONF"),
	V(82, "GETNETCONF"),
	V(84, "NEWMDB"),
	V(85, "DELMDB"),
	V(86, "GETMDB"),
	V(88, "NEWNSID"),
	V(89, "DELNSID"),
	V(90, "GETNSID"),
	V(92, "NEWSTATS"),
	V(94, "GETSTATS"),
	V(95, "SETSTATS"),
	V(96, "NEWCACHEREPORT"),
	V(100, "NEWCHAIN"),
	V(101, "DELCHAIN"),
	V(102, "GETCHAIN"),
	V(104, "NEWNEXTHOP"),
	V(105, "DELNEXTHOP"),
	V(106, "GETNEXTHOP"),
	V(108, "NEWLINKPROP"),
	V(109, "DELLINKPROP"),
	V(110, "GETLINKPROP"),
	V(112, "NEWVLAN"),
	V(113, "DELVLAN"),
	V(114, "GETVLAN"),
	V(116, "NEWNEXTHOPBUCKET"),
	V(117, "DELNEXTHOPBUCKET"),
	V(118, "GETNEXTHOPBUCKET"),
	V(120, "NEWTUNNEL"),
	V(121, "DELTUNNEL"),
	V(122, "GETTUNNEL"),
	V(56, "NEWMULTICAST"),
	V(57, "DELMULTICAST"),
	V(60, "NEWANYCAST"),
	V(61, "DELANYCAST"),
};
CHOICE(route_types, "RTM_");

static const struct flag link_flags_list[] = {
	B(0x1, "UP"),
	B(0x2, "BROADCAST"),
	B(0x4, "DEBUG"),
	B(0x8, "LOOPBACK"),
	B(0x10, "POINTOPOINT"),
	B(0x20, "NOTRAILERS"),
	B(0x40, "RUNNING"),
	B(0x80, "NOARP"),
	B(0x100, "PROMISC"),
	B(0x200, "ALLMULTI"),
	B(0x400, "MASTER"),
	B(0x800, "SLAVE"),
	B(0x1000, "MULTICAST"),
	B(0x2000, "PORTSEL"),
	B(0x4000, "AUTOMEDIA"),
	B(0x8000, "DYNAMIC"),
	B(0x10000, "LOWER_UP"),
	B(0x20000, "DORMANT"),
	B(0x40000, "ECHO"),
	B(0x70c5a, "VOLATILE"),
};
FLAGS(link_flags, "IFF_");

static const struct flag link_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "ADDRESS"),
	V(2, "BROADCAST"),
	V(3, "IFNAME"),
	V(4, "MTU"),
	V(5, "LINK"),
	V(6, "QDISC"),
	V(7, "STATS"),
	V(8, "COST"),
	V(9, "PRIORITY"),
	V(10, "MASTER"),
	V(11, "WIRELESS"),
	V(12, "PROTINFO"),
	V(13, "TXQLEN"),
	V(14, "MAP"),
	V(15, "WEIGHT"),
	V(16, "OPERSTATE"),
	V(17, "LINKMODE"),
	V(18, "LINKINFO"),
	V(19, "NET_NS_PID"),
	V(20, "IFALIAS"),
	V(21, "NUM_VF"),
	V(22, "VFINFO_LIST"),
	V(23, "STATS64"),
	V(26, "AF_SPEC"),
	V(27, "GROUP"),
	V(28, "NET_NS_FD"),
	V(29, "EXT_MASK"),
	V(30, "PROMISCUITY"),
	V(31, "NUM_TX_QUEUES"),
	V(32, "NUM_RX_QUEUES"),
	V(33, "CARRIER"),
	V(34, "PHYS_PORT_ID"),
	V(35, "CARRIER_CHANGES"),
	V(36, "PHYS_SWITCH_ID"),
	V(37, "LINK_NETNSID"),
	V(38, "PHYS_PORT_NAME"),
	V(39, "PROTO_DOWN"),
	V(40, "GSO_MAX_SEGS"),
	V(41, "GSO_MAX_SIZE"),
	V(42, "PAD"),
	V(43, "XDP"),
	V(44, "EVENT"),
	V(45, "NEW_NETNSID"),
	V(46, "IF_NETNSID"),
	V(47, "CARRIER_UP_COUNT"),
	V(48, "CARRIER_DOWN_COUNT"),
	V(49, "NEW_IFINDEX"),
	V(50, "MIN_MTU"),
	V(51, "MAX_MTU"),
	V(52, "PROP_LIST"),
	V(53, "ALT_IFNAME"),
	V(54, "PERM_ADDRESS"),
	V(55, "PROTO_DOWN_REASON"),
	V(56, "PARENT_DEV_NAME"),
	V(57, "PARENT_DEV_BUS_NAME"),
	V(58, "GRO_MAX_SIZE"),
	V(59, "TSO_MAX_SIZE"),
	V(60, "TSO_MAX_SEGS"),
	V(61, "ALLMULTI"),
	V(24, "VF_PORTS"),
	V(25, "PORT_SELF"),
	V(62, "DEVLINK_PORT"),
	V(63, "GSO_IPV4_MAX_SIZE"),
	V(64, "GRO_IPV4_MAX_SIZE"),
	V(65, "DPLL_PIN"),
	V(66, "MAX_PACING_OFFLOAD_HORIZON"),
	V(67, "NETNS_IMMUTABLE"),
	V(68, "HEADROOM"),
	V(69, "TAILROOM"),
};
CHOICE(link_attributes, "IFLA_");

static const struct flag address_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "ADDRESS"),
	V(2, "LOCAL"),
	V(3, "LABEL"),
	V(4, "BROADCAST"),
	V(5, "ANYCAST"),
	V(6, "CACHEINFO"),
	V(7, "MULTICAST"),
	V(8, "FLAGS"),
	V(9, "RT_PRIORITY"),
	V(10, "TARGET_NETNSID"),
	V(11, "PROTO"),
};
CHOICE(address_attributes, "IFA_");

static const struct flag route_attributes_list[] = {
	V(0, "UNSPEC"),
	V(1, "DST"),
	V(2, "SRC"),
	V(3, "IIF"),
	V(4, "OIF"),
	V(5, "GATEWAY"),
	V(6, "PRIORITY"),
	V(7, "PREFSRC"),
	V(8, "METRICS"),
	V(9, "MULTIPATH"),
	V(10, "PROTOINFO"),
	V(11, "FLOW"),
	V(12, "CACHEINFO"),
	V(13, "SESSION"),
	V(14, "MP_ALGO"),
	V(15, "TABLE"),
	V(16, "MARK"),
	V(17, "MFC_STATS"),
	V(18, "VIA"),
	V(19, "NEWDST"),
	V(20, "PREF"),
	V(21, "ENCAP_TYPE"),
	V(22, "ENCAP"),
	V(23, "EXPIRES"),
	V(24, "PAD"),
	V(25, "UID"),
	V(26, "TTL_PROPAGATE"),
	V(27, "IP_PROTO"),
	V(28, "SPORT"),
	V(29, "DPORT"),
	V(30, "NH_ID"),
	V(31, "FLOWLABEL"),
};
CHOICE(route_attributes, "RTA_");

static const struct flag address_flags_list[] = {
	B(0x1, "SECONDARY"),
	B(0x2, "NODAD"),
	B(0x4, "OPTIMISTIC"),
	B(0x8, "DADFAILED"),
	B(0x10, "HOMEADDRESS"),
	B(0x20, "DEPRECATED"),
	B(0x40, "TENTATIVE"),
	B(0x80, "PERMANENT"),
	B(0x100, "MANAGETEMPADDR"),
	B(0x200, "NOPREFIXROUTE"),
	B(0x400, "MCAUTOJOIN"),
	B(0x800, "STABLE_PRIVACY"),
};
FLAGS(address_flags, "IFA_F_");

static const struct flag route_tables_list[] = {
	V(0, "UNSPEC"),
	V(252, "COMPAT"),
	V(253, "DEFAULT"),
	V(254, "MAIN"),
	V(255, "LOCAL"),
};
CHOICE(route_tables, "RT_TABLE_");

static const struct flag route_protocols_list[] = {
	V(0, "UNSPEC"),
	V(1, "REDIRECT"),
	V(2, "KERNEL"),
	V(3, "BOOT"),
	V(4, "STATIC"),
	V(8, "GATED"),
	V(9, "RA"),
	V(10, "MRT"),
	V(11, "ZEBRA"),
	V(12, "BIRD"),
	V(13, "DNROUTED"),
	V(14, "XORP"),
	V(15, "NTK"),
	V(16, "DHCP"),
	V(17, "MROUTED"),
	V(18, "KEEPALIVED"),
	V(42, "BABEL"),
	V(99, "OPENR"),
	V(186, "BGP"),
	V(187, "ISIS"),
	V(188, "OSPF"),
	V(189, "RIP"),
	V(192, "EIGRP"),
	V(84, "OVN"),
};
CHOICE(route_protocols, "RTPROT_");

static const struct flag route_scopes_list[] = {
	V(0, "UNIVERSE"),
	V(200, "SITE"),
	V(253, "LINK"),
	V(254, "HOST"),
	V(255, "NOWHERE"),
};
CHOICE(route_scopes, "RT_SCOPE_");

static const struct flag route_kinds_list[] = {
	V(0, "UNSPEC"),
	V(1, "UNICAST"),
	V(2, "LOCAL"),
	V(3, "BROADCAST"),
	V(4, "ANYCAST"),
	V(5, "MULTICAST"),
	V(6, "BLACKHOLE"),
	V(7, "UNREACHABLE"),
	V(8, "PROHIBIT"),
	V(9, "THROW"),
	V(10, "NAT"),
	V(11, "XRESOLVE"),
};
CHOICE(route_kinds, "RTN_");

static const struct flag link_types_list[] = {
	V(0, "NETROM"),
	V(1, "ETHER"),
	V(2, "EETHER"),
	V(3, "AX25"),
	V(4, "PRONET"),
	V(5, "CHAOS"),
	V(6, "IEEE802"),
	V(7, "ARCNET"),
	V(8, "APPLETLK"),
	V(15, "DLCI"),
	V(19, "ATM"),
	V(23, "METRICOM"),
	V(24, "IEEE1394"),
	V(27, "EUI64"),
	V(32, "INFINIBAND"),
	V(256, "SLIP"),
	V(257, "CSLIP"),
	V(258, "SLIP6"),
	V(259, "CSLIP6"),
	V(260, "RSRVD"),
	V(264, "ADAPT"),
	V(270, "ROSE"),
	V(271, "X25"),
	V(272, "HWX25"),
	V(280, "CAN"),
	V(290, "MCTP"),
	V(512, "PPP"),
	V(513, "CISCO"),
	V(516, "LAPB"),
	V(517, "DDCMP"),
	V(518, "RAWHDLC"),
	V(519, "RAWIP"),
	V(768, "TUNNEL"),
	V(769, "TUNNEL6"),
	V(770, "FRAD"),
	V(771, "SKIP"),
	V(772, "LOOPBACK"),
	V(773, "LOCALTLK"),
	V(774, "FDDI"),
	V(775, "BIF"),
	V(776, "SIT"),
	V(777, "IPDDP"),
	V(778, "IPGRE"),
	V(779, "PIMREG"),
	V(780, "HIPPI"),
	V(781, "ASH"),
	V(782, "ECONET"),
	V(783, "IRDA"),
	V(784, "FCPP"),
	V(785, "FCAL"),
	V(786, "FCPL"),
	V(787, "FCFABRIC"),
	V(800, "IEEE802_TR"),
	V(801, "IEEE80211"),
	V(802, "IEEE80211_PRISM"),
	V(803, "IEEE80211_RADIOTAP"),
	V(804, "IEEE802154"),
	V(805, "IEEE802154_MONITOR"),
	V(820, "PHONET"),
	V(821, "PHONET_PIPE"),
	V(822, "CAIF"),
	V(823, "IP6GRE"),
	V(824, "NETLINK"),
	V(825, "6LOWPAN"),
	V(826, "VSOCKMON"),
	V(0xffff, "VOID"),
	V(0xfffe, "NONE"),
};
CHOICE(link_types, "ARPHRD_");

static const struct flag neighbour_states_list[] = {
	B(0x1, "INCOMPLETE"),
	B(0x2, "REACHABLE"),
	B(0x4, "STALE"),
	B(0x8, "DELAY"),
	B(0x10, "PROBE"),
	B(0x20, "FAILED"),
	B(0x40, "NOARP"),
	B(0x80, "PERMANENT"),
};
FLAGS(neighbour_states, "NUD_");

static const struct flag tcp_states_list[] = {
	V(1, "ESTABLISHED"),
	V(2, "SYN_SENT"),
	V(3, "SYN_RECV"),
	V(4, "FIN_WAIT1"),
	V(5, "FIN_WAIT2"),
	V(6, "TIME_WAIT"),
	V(7, "CLOSE"),
	V(8, "CLOSE_WAIT"),
	V(9, "LAST_ACK"),
	V(10, "LISTEN"),
	V(11, "CLOSING"),
};
CHOICE(tcp_states, "TCP_");

/* In addresses */

static const struct flag packet_types_list[] = {
	V(0, "HOST"),
	V(1, "BROADCAST"),
	V(2, "MULTICAST"),
	V(3, "OTHERHOST"),
	V(4, "OUTGOING"),
	V(5, "LOOPBACK"),
	V(6, "USER"),
	V(7, "KERNEL"),
};
CHOICE(packet_types, "PACKET_");

static const struct flag bluetooth_channels_list[] = {
	V(0, "RAW"),
	V(1, "USER"),
	V(2, "MONITOR"),
	V(3, "CONTROL"),
	V(4, "LOGGING"),
};
CHOICE(bluetooth_channels, "HCI_CHANNEL_");

static const struct flag bluetooth_addresses_list[] = {
	V(0, "BREDR"),
	V(1, "LE_PUBLIC"),
	V(2, "LE_RANDOM"),
};
CHOICE(bluetooth_addresses, "BDADDR_");

static const struct flag ieee802154_addresses_list[] = {
	V(0, "NONE"),
	V(2, "SHORT"),
	V(3, "LONG"),
};
CHOICE(ieee802154_addresses, "IEEE802154_ADDR_");

static const struct flag nfc_protocols_list[] = {
	V(1, "JEWEL"),
	V(2, "MIFARE"),
	V(3, "FELICA"),
	V(4, "ISO14443"),
	V(5, "NFC_DEP"),
	V(6, "ISO14443_B"),
	V(7, "ISO15693"),
};
CHOICE(nfc_protocols, "NFC_PROTO_");

static const struct flag vsock_hosts_list[] = {
	V(0, "HYPERVISOR"),
	V(1, "LOCAL"),
	V(2, "HOST"),
	V(UINT32_MAX, "ANY"),
};
CHOICE(vsock_hosts, "VMADDR_CID_");

static const struct flag vsock_flags_list[] = {
	B(1, "TO_HOST"),
};
FLAGS(vsock_flags, "VMADDR_FLAG_");

static const struct flag xdp_flags_list[] = {
	B(1, "SHARED_UMEM"),
	B(2, "COPY"),
	B(4, "ZEROCOPY"),
	B(8, "USE_NEED_WAKEUP"),
	B(16, "USE_SG"),
};
FLAGS(xdp_flags, "XDP_");
