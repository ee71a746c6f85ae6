/*
 * Addresses of the families that net.c does not print itself: what is behind
 * the family, a table for each and a row for it in kinds[].
 */
#include <string.h>
#include <sys/socket.h>

#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/flags_netlink.h"
#include "decode/layout.h"

/* clang-format off */

enum { CALL_SIGN = 6 };

static bool is_sign_character(unsigned char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* Whether a name, spaces up to six characters and a number are all there is. */
static bool is_call_sign(const unsigned char *bytes, size_t length)
{
	for (size_t i = 0; i < CALL_SIGN; i++)
		if (bytes[i] & 1 || (i < length ?
					     !is_sign_character(bytes[i] >> 1) :
					     bytes[i] >> 1 != ' '))
			return false;
	return !(bytes[CALL_SIGN] & ~0x1e) && (length || !bytes[CALL_SIGN]);
}

/* Six characters, each one bit to the left, and a number; nobody is a star. */
static void field_call_sign(struct text *out, const struct view *view)
{
	char name[CALL_SIGN];
	size_t length = 0;

	while (length < CALL_SIGN && view->bytes[length] >> 1 != ' ') {
		name[length] = view->bytes[length] >> 1;
		length++;
	}
	if (!is_call_sign(view->bytes, length)) {
		print_quoted(out, view->bytes, view->size);
		return;
	}
	if (!length) {
		text_char(out, '*');
		return;
	}
	text_char(out, '"');
	text_escape(out, name, length, '"');
	text_printf(out, "-%d\"", view->bytes[CALL_SIGN] >> 1 & 0xf);
}

/* The last byte first. */
static void field_bluetooth(struct text *out, const struct view *view)
{
	for (size_t i = view->size; i; i--)
		text_printf(out, i > 1 ? "%02x:" : "%02x", view->bytes[i - 1]);
}

static void field_net_hex(struct text *out, const struct view *view)
{
	text_puts(out, "0x");
	field_hex_bytes(out, view);
}

static const struct field ax25_fields[] = {
	PAD(U16, 1),
	F(BYTES, call, AS(field_call_sign), TIMES(7)),
	F(S32, ndigis),
	F(BYTES, digipeater1, AS(field_call_sign), TIMES(7)),
	F(BYTES, digipeater2, AS(field_call_sign), TIMES(7)),
	F(BYTES, digipeater3, AS(field_call_sign), TIMES(7)),
	F(BYTES, digipeater4, AS(field_call_sign), TIMES(7)),
	F(BYTES, digipeater5, AS(field_call_sign), TIMES(7)),
	F(BYTES, digipeater6, AS(field_call_sign), TIMES(7)),
	F(BYTES, digipeater7, AS(field_call_sign), TIMES(7)),
	F(BYTES, digipeater8, AS(field_call_sign), TIMES(7)),
};
static LAYOUT(ax25);

static const struct field ipx_fields[] = {
	PAD(U16, 1),
	F(U16, port, AS(field_port)),
	F(BYTES, network, AS(field_net_hex), TIMES(4)),
	F(BYTES, node, AS(field_mac), TIMES(6)),
	F(U8, type, AS(field_hex)),
	F(U8, zero, AS(field_hex), QUIET),
};
static LAYOUT(ipx);

static const struct field x25_fields[] = {
	PAD(U16, 1),
	F(BYTES, addr, TIMES(16)),
};
static LAYOUT(x25);

static const struct field packet_fields[] = {
	PAD(U16, 1),
	F(U16, protocol, AS(field_ethernet)),
	F(S32, ifindex, AS(field_interface)),
	F(U16, hatype, IN_SET(link_types)),
	F(U8, pkttype, IN_SET(packet_types)),
	F(U8, halen),
	F(BYTES, addr, AS(field_mac), TIMES(8)),
};
static LAYOUT(packet);

static const struct field can_fields[] = {
	PAD(U16, 1),
	F(S32, ifindex, AS(field_interface)),
	F(U32, rx_id, AS(field_hex), QUIET),
	F(U32, tx_id, AS(field_hex), QUIET),
};
static LAYOUT(can);

static const struct field tipc_fields[] = {
	PAD(U16, 1),
	F(U8, addrtype),
	F(S8, scope),
	F(U32, type),
	F(U32, instance),
	F(U32, domain),
};
static LAYOUT(tipc);

static const struct field hci_fields[] = {
	PAD(U16, 1),
	F(U16, dev),
	F(U16, channel, IN_SET(bluetooth_channels)),
};
static LAYOUT(hci);

static const struct field sco_fields[] = {
	PAD(U16, 1),
	F(BYTES, bdaddr, AS(field_bluetooth), TIMES(6)),
};
static LAYOUT(sco);

static const struct field rfcomm_fields[] = {
	PAD(U16, 1),
	F(BYTES, bdaddr, AS(field_bluetooth), TIMES(6)),
	F(U8, channel),
	PAD(U8, 1),
};
static LAYOUT(rfcomm);

static const struct field l2cap_fields[] = {
	PAD(U16, 1),
	F(U16, psm, AS(field_hex)),
	F(BYTES, bdaddr, AS(field_bluetooth), TIMES(6)),
	F(U16, cid, AS(field_hex)),
	F(U8, bdaddr_type, IN_SET(bluetooth_addresses)),
	PAD(U8, 1),
};
static LAYOUT(l2cap);

/* Around the address of a transport, which net.c prints. */
static const struct field rxrpc_fields[] = {
	PAD(U16, 1),
	F(U16, service),
	F(U16, transport_type, IN_SET(socket_types)),
	F(U16, transport_len),
	F(BYTES, transport, AS(field_sockaddr), TIMES(28)),
};
static LAYOUT(rxrpc);

/* Short or whole, as the kind of address in front says. */
static void field_hardware(struct text *out, const struct view *view)
{
	enum { SHORT = 2 };

	if (view_number(view, "addr_type") == SHORT)
		text_hex(out, load(view->bytes, 2));
	else
		field_mac(out, view);
}

static const struct field ieee802154_fields[] = {
	PAD(U16, 1),
	F(S32, addr_type, IN_SET(ieee802154_addresses)),
	F(U16, pan_id, AS(field_hex)),
	F(BYTES, hwaddr, AS(field_hardware), TIMES(8)),
};
static LAYOUT(ieee802154);

/* As long as the address is. */
static void field_rest(struct text *out, const struct view *view)
{
	const struct piece *piece = view->piece;
	size_t size = piece->size - (view->bytes - piece->bytes);

	print_quoted(out, view->bytes,
		     strnlen((const char *)view->bytes, size));
}

static const struct field alg_fields[] = {
	PAD(U16, 1),
	F(BYTES, type, TIMES(14)),
	F(U32, feat, AS(field_hex)),
	F(U32, mask, AS(field_hex)),
	F(BEHIND, name, AS(field_rest)),
};
static LAYOUT(alg);

static const struct field nfc_fields[] = {
	PAD(U16, 1),
	F(U32, dev_idx, AS(field_interface)),
	F(U32, target_idx),
	F(U32, protocol, IN_SET(nfc_protocols)),
};
static LAYOUT(nfc);

static void field_service(struct text *out, const struct view *view)
{
	uint64_t length = view_number(view, "service_name_len");

	print_quoted(out, view->bytes,
		     length < view->size ? length : view->size);
}

static const struct field llcp_fields[] = {
	PAD(U16, 1),
	F(U32, dev_idx, AS(field_interface)),
	F(U32, target_idx),
	F(U32, protocol, IN_SET(nfc_protocols)),
	F(U8, dsap, IN_SET(llcp_points)),
	F(U8, ssap, IN_SET(llcp_points)),
	F(BYTES, service_name, AS(field_service), TIMES(63)),
	F(WORD, service_name_len),
};
static LAYOUT(llcp);

static const struct field vsock_fields[] = {
	PAD(U16, 1),
	F(U16, reserved, AS(field_hex), QUIET),
	F(U32, port, AS(field_limit)),
	F(U32, cid, IN_SET(vsock_hosts)),
	F(U8, flags, IN_SET(vsock_flags), QUIET),
	F(BYTES, zero, QUIET, TIMES(3)),
};
static LAYOUT(vsock);

static const struct field qrtr_fields[] = {
	PAD(U16, 1),
	F(U32, node, IN_SET(qrtr_nodes)),
	F(U32, port, IN_SET(qrtr_ports)),
};
static LAYOUT(qrtr);

static const struct field xdp_fields[] = {
	PAD(U16, 1),
	F(U16, flags, IN_SET(xdp_flags)),
	F(U32, ifindex, AS(field_interface)),
	F(U32, queue_id),
	F(U32, shared_umem_fd, AS(field_fd)),
};
static LAYOUT(xdp);

static const struct field mctp_fields[] = {
	PAD(U16, 1),
	F(U16, pad0, AS(field_hex), QUIET),
	F(U32, network, IN_SET(mctp_networks)),
	F(U8, addr, IN_SET(mctp_addresses)),
	F(U8, type, AS(field_hex)),
	F(U8, tag, AS(field_hex)),
	F(U8, pad1, AS(field_hex), QUIET),
};
static LAYOUT(mctp);

/* Of those of one family the first that is long enough; 0: any length. */
static const struct {
	int family;
	size_t size;
	const struct layout *layout;
} kinds[] = {
	{ AF_AX25, 16, &ax25 },
	{ AF_IPX, 0, &ipx },
	{ AF_X25, 0, &x25 },
	{ AF_PACKET, 0, &packet },
	{ AF_CAN, 0, &can },
	{ AF_TIPC, 0, &tipc },
	{ AF_BLUETOOTH, 12, &l2cap },
	{ AF_BLUETOOTH, 10, &rfcomm },
	{ AF_BLUETOOTH, 8, &sco },
	{ AF_BLUETOOTH, 0, &hci },
	{ AF_RXRPC, 0, &rxrpc },
	{ AF_IEEE802154, 0, &ieee802154 },
	{ AF_ALG, 0, &alg },
	{ AF_NFC, 88, &llcp },
	{ AF_NFC, 0, &nfc },
	{ AF_VSOCK, 0, &vsock },
	{ 42, 0, &qrtr },
	{ 44, 0, &xdp },
	{ 45, 0, &mctp },
};

/* clang-format on */

void print_other_address(struct text *out, const struct call *call,
			 const struct piece *piece)
{
	int family = (int)load(piece->bytes, sizeof(sa_family_t));
	struct view view = { .call = call, .piece = piece };
	bool first = false;

	for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
		if (kinds[i].family == family && piece->size >= kinds[i].size &&
		    piece->size >=
			    layout_offset(kinds[i].layout, call->abi, 2)) {
			view.layout = kinds[i].layout;
			layout_print_fields(out, &view, &first);
			return;
		}
	print_address_data(out, piece->bytes, piece->size);
}
