/*
 * Netlink: messages by family and type, their attributes, and what does not
 * look like one.
 */
#include "test_decode.h"

#include <arpa/inet.h>
#include <linux/in.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>

enum { ROUTE = 9, DIAG = 10, SELINUX = 11, UEVENT = 12 };

/* A message being written: a header, then what is added. */
struct message {
	struct nlmsghdr header;
	unsigned char bytes[512];
};

static void add(struct message *message, const void *bytes, size_t size)
{
	memcpy((char *)message + message->header.nlmsg_len, bytes, size);
	message->header.nlmsg_len += NLMSG_ALIGN(size);
}

static struct message begin(uint16_t type, const void *bytes, size_t size)
{
	struct message message = { .header = { .nlmsg_len = NLMSG_HDRLEN,
					       .nlmsg_type = type,
					       .nlmsg_flags = 1 } };

	add(&message, bytes, size);
	return message;
}

static void add_attribute(struct message *message, uint16_t type,
			  const void *bytes, uint16_t size)
{
	struct nlattr head = { NLA_HDRLEN + size, type };

	add(message, &head, sizeof(head));
	if (size)
		add(message, bytes, size);
}

/* What is behind the message's header. */
static void expect_body(int fd, const struct message *message,
			const char *expected)
{
	uint32_t size = message->header.nlmsg_len;
	struct line line = line_print(
		GIVEN("sendto", size, fd, P(message), size, 0, 0, 0));
	char *body = strstr(line.text, ".nlmsg_pid: 0 }, ");
	char *end = strstr(line.text, "], len: ");

	cr_assert(body && end, "%s", line.text);
	*end = '\0';
	cr_expect_str_eq(body + 17, expected, "%s", line.text);
}

Test(decode_netlink, headers)
{
	struct rtmsg route = { .rtm_family = 2,
			       .rtm_tos = 0x10,
			       .rtm_table = 254,
			       .rtm_flags = 0x100 };
	struct ndmsg near = { .ndm_family = 2,
			      .ndm_ifindex = 7,
			      .ndm_state = 2,
			      .ndm_flags = 0x18 };
	unsigned char dcb[4] = { 0, 2 };
	struct message message = begin(26, &route, sizeof(route));

	expect_body(ROUTE, &message,
		    "{ .rtm_family: INET, .rtm_dst_len: 0, .rtm_src_len: 0, "
		    ".rtm_tos: LOWDELAY, .rtm_table: MAIN, .rtm_protocol: "
		    "UNSPEC, .rtm_scope: UNIVERSE, .rtm_type: UNSPEC, "
		    ".rtm_flags: NOTIFY }");
	message = begin(30, &near, sizeof(near));
	expect_body(ROUTE, &message,
		    "{ .ndm_family: INET, .ndm_ifindex: 7 (eth7), .ndm_state: "
		    "REACHABLE, .ndm_flags: PROXY|EXT_LEARNED, .ndm_type: "
		    "UNSPEC }");
	message = begin(78, dcb, sizeof(dcb));
	expect_body(ROUTE, &message, "{ .dcb_family: UNSPEC, .cmd: SSTATE }");
}

/* What an attribute is called depends on the message's family. */
Test(decode_netlink, families)
{
	struct ifinfomsg link = { .ifi_family = 7 };
	unsigned char report = 128, on = 1;
	uint32_t table = 253;
	struct message message = begin(18, &link, sizeof(link));
	struct {
		struct nlattr head;
		unsigned char state[4];
	} port = { { 5, 1 }, { 3 } };

	add_attribute(&message, 12, &port, sizeof(port));
	expect_body(ROUTE, &message,
		    "{ .ifi_family: BRIDGE, .ifi_type: NETROM, .ifi_index: 0, "
		    ".ifi_flags: 0, .ifi_change: 0x0 }, [{ .nla_len: 12, "
		    ".nla_type: PROTINFO } [{ .nla_len: 5, .nla_type: STATE } "
		    "3]]");
	message = begin(96, &report, 1);
	add_attribute(&message, 1, &on, 1);
	add_attribute(&message, 6, &table, 4);
	expect_body(
		ROUTE, &message,
		"{ .rtgen_family: IPMR }, [{ .nla_len: 5, .nla_type: "
		"MSGTYPE } NOCACHE, { .nla_len: 8, .nla_type: TABLE } 253]");
	report = 129;
	message = begin(96, &report, 1);
	add_attribute(&message, 1, &on, 1);
	expect_body(ROUTE, &message,
		    "{ .rtgen_family: IP6MR }, [{ .nla_len: 5, .nla_type: "
		    "MSGTYPE } NOCACHE]");
}

Test(decode_netlink, nests)
{
	struct rtmsg route = { .rtm_family = 2 };
	struct message message = begin(24, &route, sizeof(route));
	struct {
		uint16_t length;
		unsigned char flags, hops;
		int32_t index;
		struct nlattr head;
		unsigned char address[4];
	} hop = { 16, 1, 0, 7, { 8, 5 }, { 127, 0, 0, 1 } };
	struct {
		uint16_t family;
		unsigned char address[4];
	} via = { 2, { 12, 34, 56, 78 } };
	static const char head[] =
		"{ .rtm_family: INET, .rtm_dst_len: 0, .rtm_src_len: 0, "
		".rtm_tos: 0, .rtm_table: UNSPEC, .rtm_protocol: UNSPEC, "
		".rtm_scope: UNIVERSE, .rtm_type: UNSPEC, .rtm_flags: 0 }, ";
	char expected[1024];

	add_attribute(&message, 9, &hop, sizeof(hop));
	add_attribute(&message, 18, &via, 6);
	snprintf(
		expected, sizeof(expected),
		"%s[{ .nla_len: 20, .nla_type: MULTIPATH } [{ .rtnh_len: 16, "
		".rtnh_flags: DEAD, .rtnh_hops: 0, .rtnh_ifindex: 7 (eth7) }, "
		"[{ .nla_len: 8, .nla_type: GATEWAY } 127.0.0.1]], { .nla_len: "
		"10, .nla_type: VIA } { .rtvia_family: INET, .rtvia_addr: "
		"12.34.56.78 }]",
		head);
	expect_body(ROUTE, &message, expected);
}

Test(decode_netlink, sockets)
{
	struct inet_diag_msg diag = { .idiag_family = 2, .idiag_state = 1 };
	uint32_t memory[2] = { 5, 6 };
	unsigned char shut = 3;
	struct {
		struct nlattr head;
		uint16_t version;
		uint16_t pad;
	} tls = { { 6, 1 }, 0x0303, 0 };
	struct {
		struct nlattr head;
		unsigned char tls[8];
	} ulp = { { 12, 2 }, { 0 } };
	struct message message = begin(20, &diag, sizeof(diag));
	struct line line;
	uint32_t size;

	memcpy(ulp.tls, &tls, sizeof(tls));
	message.header.nlmsg_flags = 0;
	add_attribute(&message, 7, memory, sizeof(memory));
	add_attribute(&message, 8, &shut, 1);
	add_attribute(&message, 19, &ulp, sizeof(ulp));
	size = message.header.nlmsg_len;
	line = line_print(GIVEN("sendto", size, DIAG, P(&message), size));
	cr_expect(
		strstr(line.text,
		       "[{ .nla_len: 12, .nla_type: SKMEMINFO } "
		       "[RMEM_ALLOC: 5, RCVBUF: 6], { .nla_len: 5, "
		       ".nla_type: SHUTDOWN } RCV_SHUTDOWN|SEND_SHUTDOWN, { "
		       ".nla_len: 16, .nla_type: ULP_INFO } [{ .nla_len: 12, "
		       ".nla_type: TLS } [{ .nla_len: 6, .nla_type: VERSION } "
		       "1_2_VERSION]]]"),
		"%s", line.text);
}

Test(decode_netlink, conditions)
{
	struct inet_diag_req_v2 ask = { .sdiag_family = 2 };
	unsigned char code[8] = { 10, 8, 4, 0, 'a', 'b', 'c', 'd' };
	struct message message = begin(20, &ask, sizeof(ask));
	struct line line;
	uint32_t size;

	add_attribute(&message, 1, code, sizeof(code));
	size = message.header.nlmsg_len;
	line = line_print(GIVEN("sendto", size, DIAG, P(&message), size));
	cr_expect(strstr(line.text,
			 "[{ .nla_len: 12, .nla_type: BYTECODE } { .code: "
			 "MARK_COND, .yes: 8, .no: 4, .operand: \"abcd\" }]"),
		  "%s", line.text);
}

Test(decode_netlink, smc)
{
	struct {
		unsigned char family, state, mode, shutdown;
		uint16_t ports[2];
		uint32_t source[4], destination[4], interface, cookie[2], uid;
		uint64_t inode;
	} smc = { 43, 1, 1, 1, { 0, 0 }, { 0 }, { 0 }, 7, { 0, 0 }, 5, 6 };
	struct message message = begin(20, &smc, sizeof(smc));

	message.header.nlmsg_flags = 0;
	smc.source[0] = 0;
	expect_body(DIAG, &message,
		    "{ .diag_family: SMC, .diag_state: ACTIVE, .diag_mode: "
		    "FALLBACK_TCP, .diag_shutdown: RCV_SHUTDOWN, .idiag_sport: "
		    "0, .idiag_dport: 0, .idiag_src: 0.0.0.0, .idiag_dst: "
		    "0.0.0.0, .idiag_if: 7 (eth7), .idiag_cookie: [0x0, 0x0], "
		    ".diag_uid: 5, .diag_inode: 6 }");
}

Test(decode_netlink, others)
{
	uint32_t number = 1;
	struct message message = begin(16, &number, 4);
	struct {
		char prefix[8];
		uint32_t numbers[8];
	} udev = { "libudev", { htonl(0xfeedcafe), 40, 40, 4, htonl(1) } };

	expect_body(SELINUX, &message, "{ .val: 1 }");
	message = begin(17, &number, 4);
	expect_body(SELINUX, &message, "{ .seqno: 1 }");
	expect_line("sendto(fd: 12<NETLINK:KOBJECT_UEVENT:7>, buff: { "
		    ".prefix: \"libudev\", .magic: 0xfeedcafe, .header_size: "
		    "40, .properties_off: 40, .properties_len: 4, "
		    ".filter_subsystem_hash: 0x1, .filter_devtype_hash: 0x0, "
		    ".filter_tag_bloom_hi: 0x0, .filter_tag_bloom_lo: 0x0 }, "
		    "len: 40) = 40",
		    GIVEN("sendto", 40, UEVENT, P(&udev), sizeof(udev)));
}

/* What is no attribute, or none of a struct, is shown as bytes. */
Test(decode_netlink, hostile)
{
	struct ndmsg near = { 0 };
	struct message message = begin(30, &near, sizeof(near));
	static const char head[] =
		"{ .ndm_family: UNSPEC, .ndm_ifindex: 0, .ndm_state: 0, "
		".ndm_flags: 0, .ndm_type: UNSPEC }, ";
	char expected[512];

	add(&message, "1234", 4);
	snprintf(expected, sizeof(expected), "%s[\"1234\"]", head);
	expect_body(ROUTE, &message, expected);
	message = begin(30, &near, sizeof(near));
	add_attribute(&message, 3, "abcdefg", 7);
	snprintf(expected, sizeof(expected),
		 "%s[{ .nla_len: 11, .nla_type: CACHEINFO } \"abcdefg\"]",
		 head);
	expect_body(ROUTE, &message, expected);
	message = begin(30, &near, sizeof(near));
	add_attribute(&message, 0, "\253\254\333\315", 4);
	snprintf(expected, sizeof(expected),
		 "%s[{ .nla_len: 8, .nla_type: UNSPEC } "
		 "\"\\253\\254\\333\\315\"]",
		 head);
	expect_body(ROUTE, &message, expected);
}
