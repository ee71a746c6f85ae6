/*
 * ptrace: what addr and data are is a row of requests[].
 */
#include "decode/args.h"
#include "decode/layout.h"

enum kind {
	KIND_ADDRESS,
	KIND_NONE,
	KIND_SIGNAL,
	KIND_OPTIONS,
	KIND_NOTE,	/* a set of registers */
	KIND_SIZE,
	KIND_VECTOR,	/* a struct iovec for it */
	KIND_LONG_OUT,
	KIND_INFO,	/* struct siginfo */
	KIND_INFO_OUT,
	KIND_MASK,
	KIND_MASK_OUT,
	KIND_PEEK,	/* which of the waiting signals */
	KIND_FILTER,	/* which filter, as large as addr says */
};

static const struct {
	unsigned request;
	unsigned char addr, data;
} requests[] = {
	{ 0, KIND_NONE, KIND_NONE },		/* TRACEME */
	{ 1, KIND_ADDRESS, KIND_LONG_OUT },	/* PEEKTEXT */
	{ 2, KIND_ADDRESS, KIND_LONG_OUT },	/* PEEKDATA */
	{ 3, KIND_ADDRESS, KIND_LONG_OUT },	/* PEEKUSR */
	{ 7, KIND_ADDRESS, KIND_SIGNAL },	/* CONT */
	{ 8, KIND_NONE, KIND_NONE },		/* KILL */
	{ 9, KIND_ADDRESS, KIND_SIGNAL },	/* SINGLESTEP */
	{ 16, KIND_NONE, KIND_NONE },		/* ATTACH */
	{ 17, KIND_NONE, KIND_SIGNAL },		/* DETACH */
	{ 24, KIND_ADDRESS, KIND_SIGNAL },	/* SYSCALL */
	{ 31, KIND_ADDRESS, KIND_SIGNAL },	/* SYSEMU */
	{ 32, KIND_ADDRESS, KIND_SIGNAL },	/* SYSEMU_SINGLESTEP */
	{ 33, KIND_ADDRESS, KIND_SIGNAL },	/* SINGLEBLOCK */
	{ 0x4200, KIND_NONE, KIND_OPTIONS },	/* SETOPTIONS */
	{ 0x4201, KIND_NONE, KIND_LONG_OUT },	/* GETEVENTMSG */
	{ 0x4202, KIND_NONE, KIND_INFO_OUT },	/* GETSIGINFO */
	{ 0x4203, KIND_NONE, KIND_INFO },	/* SETSIGINFO */
	{ 0x4204, KIND_NOTE, KIND_VECTOR },	/* GETREGSET */
	{ 0x4205, KIND_NOTE, KIND_VECTOR },	/* SETREGSET */
	{ 0x4206, KIND_NONE, KIND_OPTIONS },	/* SEIZE */
	{ 0x4207, KIND_NONE, KIND_NONE },	/* INTERRUPT */
	{ 0x4208, KIND_NONE, KIND_NONE },	/* LISTEN */
	{ 0x4209, KIND_PEEK, KIND_ADDRESS },	/* PEEKSIGINFO */
	{ 0x420a, KIND_SIZE, KIND_MASK_OUT },	/* GETSIGMASK */
	{ 0x420b, KIND_SIZE, KIND_MASK },	/* SETSIGMASK */
	{ 0x420d, KIND_SIZE, KIND_FILTER },	/* SECCOMP_GET_METADATA */
	{ 0x420e, KIND_SIZE, KIND_ADDRESS },	/* GET_SYSCALL_INFO */
};

/* clang-format off */

static const struct field peek_fields[] = {
	F(U64, off),
	F(U32, flags, IN_SET(peek_flags)),
	F(S32, nr),
};
static LAYOUT(peek);

static const struct field metadata_fields[] = {
	F(U64, filter_off),
	F(U64, flags, IN_SET(seccomp_flags)),
};
static LAYOUT(metadata);

/* clang-format on */

static enum kind kind_of(const struct call *call, unsigned index)
{
	enum { ADDR = 2 };
	uint64_t request = arg_value(call, 0);

	for (size_t i = 0; i < sizeof(requests) / sizeof(*requests); i++)
		if (requests[i].request == request)
			return index == ADDR ? requests[i].addr :
					       requests[i].data;
	return KIND_ADDRESS;
}

bool ptrace_has_arg(const struct call *call, unsigned index)
{
	return kind_of(call, index) != KIND_NONE;
}

static void print_mask(struct text *out, const struct call *call,
		       uint64_t address)
{
	uint64_t mask;

	if (read_or_hex(out, call, address, &mask, sizeof(mask)))
		print_signals(out, call, mask);
}

static void print_in(struct text *out, const struct call *call, unsigned index,
		     enum kind kind)
{
	uint64_t value = arg_value(call, index);

	switch (kind) {
	case KIND_SIGNAL:
		if (value)
			print_signal_value(out, call, (int)value);
		else
			text_char(out, '0');
		break;
	case KIND_OPTIONS:
		flags_print(out, call->style, &ptrace_options, value);
		break;
	case KIND_NOTE:
		flags_print(out, call->style, &note_types, value);
		break;
	case KIND_SIZE:
		text_unsigned(out, value);
		break;
	case KIND_VECTOR:
		layout_print_at(out, call, &iovec_layout, value);
		break;
	case KIND_INFO:
		print_siginfo(out, call, index);
		break;
	case KIND_PEEK:
		layout_print_at(out, call, &peek, value);
		break;
	case KIND_FILTER:
		layout_print_sized(out, call, &metadata,
				   &(struct list){ value,
						   arg_value(call, index - 1),
						   UINT64_MAX });
		break;
	case KIND_MASK:
		print_mask(out, call, value);
		break;
	default:
		text_hex(out, value);
	}
}

void print_ptrace_arg(struct text *out, const struct call *call, unsigned index)
{
	enum kind kind = kind_of(call, index);

	if (!call->returned || call->failed)
		print_in(out, call, index, kind);
	else if (kind == KIND_LONG_OUT)
		print_pointer_at(out, call, index);
	else if (kind == KIND_INFO_OUT)
		print_siginfo(out, call, index);
	else if (kind == KIND_MASK_OUT)
		print_mask(out, call, arg_value(call, index));
	else
		print_in(out, call, index, kind);
}
