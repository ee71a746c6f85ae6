/*
 * Addresses of sockets by family, interfaces by name.
 */
#include "test_decode.h"

#include <arpa/inet.h>
#include <linux/if_packet.h>
#include <netinet/in.h>
#include <sys/socket.h>

static void expect_address(const char *expected, const void *bytes, size_t size)
{
	char line[512];

	snprintf(line, sizeof(line),
		 "bind(fd: 4, umyaddr: { .family: %s }, addrlen: %zu) = 0",
		 expected, size);
	expect_line(line, GIVEN("bind", 0, 4, P(bytes), size));
}

Test(decode_sockets, interfaces)
{
	struct sockaddr_in6 in = { .sin6_family = AF_INET6,
				   .sin6_scope_id = 7 };
	struct sockaddr_ll packet = { .sll_family = AF_PACKET,
				      .sll_protocol = htons(3),
				      .sll_ifindex = 7,
				      .sll_hatype = 1,
				      .sll_pkttype = 4,
				      .sll_halen = 6,
				      .sll_addr = { 1, 2, 3, 4, 5, 6 } };

	expect_address("INET6, port: 0, addr: ::, scope_id: 7 (eth7)", &in,
		       sizeof(in));
	in.sin6_scope_id = 8;
	expect_address("INET6, port: 0, addr: ::, scope_id: 8", &in,
		       sizeof(in));
	expect_address("PACKET, .protocol: ALL, .ifindex: 7 (eth7), .hatype: "
		       "ETHER, .pkttype: OUTGOING, .halen: 6, .addr: "
		       "01:02:03:04:05:06:00:00",
		       &packet, sizeof(packet));
}

Test(decode_sockets, families)
{
	unsigned char ax25[16] = { AF_AX25,  0,	       'A' << 1,
				   'B' << 1, ' ' << 1, ' ' << 1,
				   ' ' << 1, ' ' << 1, 13 << 1 };
	unsigned char l2cap[14] = {
		AF_BLUETOOTH, 0, 1, 0, 1, 2, 3, 4, 5, 6, 2, 0, 1
	};
	uint32_t vsock[4] = { AF_VSOCK, 1024, 2 };
	uint32_t nfc[4] = { AF_NFC, 1, 2, 5 };
	struct {
		uint16_t family;
		char type[14];
		uint32_t feat, mask;
		char name[64];
	} alg = { AF_ALG, "hash", 0, 0, "sha256" };
	uint16_t xdp[8] = { 44, 4, 7, 0, 2, 0, 3, 0 };

	expect_address("AX25, .call: \"AB-13\", .ndigis: 0", ax25,
		       sizeof(ax25));
	expect_address("BLUETOOTH, .psm: 0x1, .bdaddr: 06:05:04:03:02:01, "
		       ".cid: 0x2, .bdaddr_type: LE_PUBLIC",
		       l2cap, sizeof(l2cap));
	expect_address("BLUETOOTH, .dev: 1, .channel: 513", l2cap, 6);
	expect_address("VSOCK, .port: 1024, .cid: HOST", vsock, sizeof(vsock));
	expect_address("NFC, .dev_idx: 1, .target_idx: 2, .protocol: NFC_DEP",
		       nfc, sizeof(nfc));
	expect_address("ALG, .type: \"hash\", .feat: 0x0, .mask: 0x0, .name: "
		       "\"sha256\"",
		       &alg, sizeof(alg));
	expect_address("XDP, .flags: ZEROCOPY, .ifindex: 7 (eth7), .queue_id: "
		       "2, .shared_umem_fd: 3</tmp/a\\076b\\n>",
		       xdp, sizeof(xdp));
	/* As much as the address has room for. */
	expect_address("VSOCK, .port: 1024", vsock, 8);
	expect_address("VSOCK", vsock, 2);
}

/* A name that does not say all is shown as bytes. */
Test(decode_sockets, call_signs)
{
	unsigned char ax25[44] = { AF_AX25,  0,	       'A' << 1, 'B' << 1,
				   ' ' << 1, ' ' << 1, ' ' << 1, ' ' << 1,
				   2 };

	memcpy(ax25 + 16, "\xa6\xa0\x82\x40\x86\x8a\0", 7);
	memcpy(ax25 + 23, "\x40\x40\x40\x40\x40\x40\0", 7);
	memcpy(ax25 + 30, "\x82\x40\x40\x40\x40\x40\x20", 7);
	memcpy(ax25 + 37, "\x40\x40\x40\x40\x40\x40\x04", 7);
	expect_address("AX25, .call: \"AB-1\", .ndigis: 0, .digipeater1: "
		       "\"\\246\\240\\202@\\206\\212\\000\", .digipeater2: *, "
		       ".digipeater3: \"\\202@@@@@ \", .digipeater4: "
		       "\"@@@@@@\\004\"",
		       ax25, sizeof(ax25));
	expect_address("AX25, data: \"\\202\\204\"", ax25, 4);
}

/* What is too short for its family, or not known, is shown as bytes. */
Test(decode_sockets, data)
{
	unsigned char bytes[8] = { AF_INET, 0, '1', '2', '3', '4', '5', '6' };

	expect_address("INET, data: \"123456\"", bytes, sizeof(bytes));
	bytes[0] = AF_UNSPEC;
	expect_address("UNSPEC, data: \"123456\"", bytes, sizeof(bytes));
	bytes[0] = AF_X25;
	expect_address("X25, data: \"123456\"", bytes, sizeof(bytes));
}

Test(decode_sockets, rare_families)
{
	struct {
		uint16_t family;
		uint32_t device, target, protocol;
		unsigned char dsap, ssap;
		char name[63];
		size_t length;
	} llcp = { AF_NFC, 7, 1, 5, 1, 4, "abc", 3 };
	struct {
		uint16_t family;
		int32_t kind;
		uint16_t pan;
		unsigned char bytes[8];
	} low = { 36, 2, 0xffff, { 1, 2, 3, 4, 5, 6, 7, 8 } };
	uint32_t mctp[3] = { 45, 0, 0xff };
	uint32_t qrtr[3] = { 42, 0xffffffff, 0xfffffffe };

	expect_address("NFC, .dev_idx: 7 (eth7), .target_idx: 1, .protocol: "
		       "NFC_DEP, .dsap: SAP_SDP, .ssap: 4, .service_name: "
		       "\"abc\", .service_name_len: 3",
		       &llcp, sizeof(llcp));
	expect_address("IEEE802154, .addr_type: SHORT, .pan_id: 0xffff, "
		       ".hwaddr: 0x201",
		       &low, sizeof(low));
	low.kind = 3;
	expect_address("IEEE802154, .addr_type: LONG, .pan_id: 0xffff, "
		       ".hwaddr: 01:02:03:04:05:06:07:08",
		       &low, sizeof(low));
	expect_address("MCTP, .network: NET_ANY, .addr: ADDR_ANY, .type: 0x0, "
		       ".tag: 0x0",
		       mctp, sizeof(mctp));
	expect_address("QIPCRTR, .node: NODE_BCAST, .port: PORT_CTRL", qrtr,
		       sizeof(qrtr));
}
