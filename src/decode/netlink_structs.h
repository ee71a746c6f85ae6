/* The structs of netlink_structs.c. */
#ifndef PTRAIL_DECODE_NETLINK_STRUCTS_H
#define PTRAIL_DECODE_NETLINK_STRUCTS_H

#include "decode/layout.h"

extern const struct layout link_stats_layout;
extern const struct layout link_stats64_layout;
extern const struct layout link_map_layout;
extern const struct layout link_cacheinfo_layout;
extern const struct layout vf_mac_layout;
extern const struct layout vf_vlan_layout;
extern const struct layout vf_vlan_info_layout;
extern const struct layout vf_tx_rate_layout;
extern const struct layout vf_rate_layout;
extern const struct layout vf_setting_layout;
extern const struct layout vf_link_state_layout;
extern const struct layout vf_guid_layout;
extern const struct layout bridge_id_layout;
extern const struct layout bridge_vlan_layout;
extern const struct layout address_cacheinfo_layout;
extern const struct layout route_cacheinfo_layout;
extern const struct layout route_via_layout;
extern const struct layout mfc_stats_layout;
extern const struct layout next_hop_layout;
extern const struct layout neighbour_cacheinfo_layout;
extern const struct layout neighbour_table_layout;
extern const struct layout neighbour_config_layout;
extern const struct layout rule_layout;
extern const struct layout rule_ports_layout;
extern const struct layout rule_uids_layout;
extern const struct layout traffic_layout;
extern const struct layout traffic_action_layout;
extern const struct layout traffic_stats_layout;
extern const struct layout traffic_basic_layout;
extern const struct layout traffic_queue_layout;
extern const struct layout traffic_rate_layout;
extern const struct layout traffic_rate64_layout;
extern const struct layout traffic_size_layout;
extern const struct layout interface_stats_layout;
extern const struct layout netconf_layout;
extern const struct layout nexthop_layout;
extern const struct layout nexthop_member_layout;
extern const struct layout label_layout;
extern const struct layout bridge_port_layout;
extern const struct layout mdb_entry_layout;
extern const struct layout inet_diag_req_layout;
extern const struct layout inet_diag_msg_layout;
extern const struct layout inet_diag_meminfo_layout;
extern const struct layout unix_diag_req_layout;
extern const struct layout unix_diag_msg_layout;
extern const struct layout unix_diag_vfs_layout;
extern const struct layout unix_diag_queues_layout;
extern const struct layout netlink_diag_req_layout;
extern const struct layout netlink_diag_msg_layout;
extern const struct layout packet_diag_req_layout;
extern const struct layout packet_diag_msg_layout;
extern const struct layout packet_diag_info_layout;
extern const struct layout control_layout;
extern const struct layout netfilter_layout;
extern const struct layout crypto_alg_layout;

#endif
