/* What 64-bit x86 kernels define otherwise than most. */
#include "arch/x86_64/x86_64.h"

#include "arch/i386/i386.h"
#include "decode/device_structs.h"
#include "decode/layouts.h"
#include "decode/parts.h"

/* clang-format off */

/* One that they keep as 32-bit programs have it. */
static const struct field packed_epoll_event_fields[] = {
	F(U32, events, IN_SET(epoll_events)),
	F(U64, data, AS(field_hex)),
};
static LAYOUT_PACKED(packed_epoll_event);

static const struct layout_part layouts[] = {
	{ &epoll_event_layout, &packed_epoll_event },
	X86_LAYOUTS,
	{ NULL, NULL },
};

const struct abi_parts parts_x86_64 = {
	.sets = x86_sets,
	.layouts = layouts,
};
