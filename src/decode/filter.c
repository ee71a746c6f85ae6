/*
 * Rules that programs load: seccomp's filters, landlock's rules, capabilities.
 */
#include <linux/filter.h>

#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"

static const char *const classes[] = { "LD",  "LDX", "ST",  "STX",
				       "ALU", "JMP", "RET", "MISC" };

static void put_part(struct text *out, const struct call *call,
		     const char *name)
{
	text_puts(out, call->style->show_prefix ? "|BPF_" : "|");
	text_puts(out, name);
}

static void put_load(struct text *out, const struct call *call, unsigned code)
{
	static const char *const sizes[] = { "W", "H", "B", "DW" };
	static const char *const modes[] = { "IMM", "ABS", "IND", "MEM",
					     "LEN", "MSH", "6",	  "7" };

	put_part(out, call, sizes[BPF_SIZE(code) >> 3]);
	put_part(out, call, modes[BPF_MODE(code) >> 5]);
}

static void put_operation(struct text *out, const struct call *call,
			  unsigned code)
{
	static const char *const alu[16] = { "ADD", "SUB", "MUL", "DIV",
					     "OR",  "AND", "LSH", "RSH",
					     "NEG", "MOD", "XOR" };
	static const char *const jumps[16] = { "JA", "JEQ", "JGT", "JGE",
					       "JSET" };
	const char *name = BPF_CLASS(code) == BPF_ALU
				   ? alu[BPF_OP(code) >> 4]
				   : jumps[BPF_OP(code) >> 4];

	put_part(out, call, name ? name : "?");
	put_part(out, call, BPF_SRC(code) ? "X" : "K");
}

/* What a classic instruction does: class, and what refines it. */
void field_bpf_code(struct text *out, const struct view *view)
{
	unsigned code = view->value;

	if (code > 0xff) {
		text_hex(out, code);
		return;
	}
	text_puts(out, view->call->style->show_prefix ? "BPF_" : "");
	text_puts(out, classes[BPF_CLASS(code)]);
	switch (BPF_CLASS(code)) {
	case BPF_LD:
	case BPF_LDX:
		put_load(out, view->call, code);
		break;
	case BPF_ALU:
	case BPF_JMP:
		put_operation(out, view->call, code);
		break;
	case BPF_RET:
		put_part(out, view->call, BPF_RVAL(code) == BPF_A ? "A" : "K");
		break;
	}
}

/* Offsets below zero are from the headers, or what is beside the bytes. */
static void put_offset(struct text *out, const struct view *view)
{
	const char *prefix = view->call->style->show_prefix ? "SKF_" : "";
	uint32_t value = view->value;
	bool net = value >= (uint32_t)SKF_NET_OFF;

	if (flags_name(&bpf_ancillary, value))
		flags_print(out, view->call->style, &bpf_ancillary, value);
	else if (value >= (uint32_t)SKF_LL_OFF)
		text_printf(out, "%s%s+%u", prefix, net ? "NET_OFF" : "LL_OFF",
			    value - (uint32_t)(net ? SKF_NET_OFF : SKF_LL_OFF));
	else
		text_hex(out, value);
}

void field_bpf_operand(struct text *out, const struct view *view)
{
	unsigned code = view_number(view, "code");

	if (BPF_CLASS(code) <= BPF_LDX &&
	    (BPF_MODE(code) == BPF_ABS || BPF_MODE(code) == BPF_IND))
		put_offset(out, view);
	else
		text_hex(out, view->value);
}

/* An action, and below it what goes with it. */
void field_seccomp_operand(struct text *out, const struct view *view)
{
	enum { ACTION = 0xffff0000, DATA = 0xffff };
	unsigned code = view_number(view, "code");
	uint64_t action = view->value & ACTION;

	if (BPF_CLASS(code) != BPF_RET || BPF_RVAL(code) != BPF_K ||
	    !flags_name(&seccomp_actions, action)) {
		text_hex(out, view->value);
		return;
	}
	flags_print(out, view->call->style, &seccomp_actions, action);
	if (!(view->value & DATA))
		return;
	text_char(out, '|');
	text_hex(out, view->value & DATA);
}

static const char *const wide_classes[] = { "LD",  "LDX", "ST",	   "STX",
					    "ALU", "JMP", "JMP32", "ALU64" };

static void put_wide_load(struct text *out, const struct call *call,
			  unsigned code)
{
	static const char *const sizes[] = { "W", "H", "B", "DW" };
	static const char *const modes[] = {
		"IMM", "ABS", "IND", "MEM", "MEMSX", "0xa0", "ATOMIC", "0xe0"
	};

	put_part(out, call, sizes[BPF_SIZE(code) >> 3]);
	put_part(out, call, modes[BPF_MODE(code) >> 5]);
}

/* Of a change of the order of bytes the source is the order. */
static void put_wide_operation(struct text *out, const struct call *call,
			       unsigned code)
{
	enum { END = 0xd0 };
	static const char *const alu[16] = {
		"ADD", "SUB", "MUL", "DIV", "OR",  "AND",  "LSH",
		"RSH", "NEG", "MOD", "XOR", "MOV", "ARSH", "END",
	};
	static const char *const jumps[16] = {
		"JA",	"JEQ",	"JGT",	"JGE", "JSET", "JNE",  "JSGT",
		"JSGE", "CALL", "EXIT", "JLT", "JLE",  "JSLT", "JSLE",
	};
	bool alus = BPF_CLASS(code) == BPF_ALU || BPF_CLASS(code) == 7;
	const char *name = (alus ? alu : jumps)[BPF_OP(code) >> 4];

	if (alus && BPF_OP(code) == END)
		put_part(out, call, BPF_SRC(code) ? "TO_BE" : "TO_LE");
	else
		put_part(out, call, BPF_SRC(code) ? "X" : "K");
	put_part(out, call, name ? name : "?");
}

void field_ebpf_code(struct text *out, const struct view *view)
{
	unsigned code = view->value;

	text_puts(out, view->call->style->show_prefix ? "BPF_" : "");
	text_puts(out, wide_classes[BPF_CLASS(code)]);
	if (BPF_CLASS(code) <= BPF_STX)
		put_wide_load(out, view->call, code);
	else
		put_wide_operation(out, view->call, code);
}

void print_seccomp_arg(struct text *out, const struct call *call,
		       unsigned index)
{
	enum { SET_FILTER = 1, ACTION_AVAIL = 2, NOTIF_SIZES = 3 };
	uint64_t address = arg_value(call, index);
	uint32_t action;

	switch (arg_value(call, 0)) {
	case SET_FILTER:
		layout_print_at(out, call, &seccomp_fprog_layout, address);
		break;
	case ACTION_AVAIL:
		if (!read_or_hex(out, call, address, &action, sizeof(action)))
			break;
		text_char(out, '[');
		flags_print(out, call->style, &seccomp_actions, action);
		text_char(out, ']');
		break;
	case NOTIF_SIZES:
		if (call->returned && !call->failed) {
			layout_print_at(out, call, &notif_sizes_layout,
					address);
			break;
		}
		/* fall through */
	default:
		text_hex(out, address);
	}
}

void print_landlock_rule(struct text *out, const struct call *call,
			 unsigned index)
{
	enum { PATH_BENEATH = 1, NET_PORT = 2 };
	uint64_t type = arg_value(call, index - 1);
	uint64_t address = arg_value(call, index);

	if (type == PATH_BENEATH)
		layout_print_at(out, call, &landlock_path_layout, address);
	else if (type == NET_PORT)
		layout_print_at(out, call, &landlock_port_layout, address);
	else
		text_hex(out, address);
}

static void print_caps(struct text *out, const struct call *call,
		       const char *name, uint64_t caps)
{
	bool first = true;

	text_puts(out, name);
	if (!caps)
		text_char(out, '0');
	for (unsigned i = 0; i < 64; i++) {
		const char *cap = flags_name(&capabilities, i);

		if (!(caps >> i & 1))
			continue;
		text_puts(out, first ? "" : "|");
		text_puts(out, cap && call->style->show_prefix ? "CAP_" : "");
		if (cap)
			text_puts(out, cap);
		else
			text_hex(out, 1ull << i);
		first = false;
	}
}

/* Three sets, in halves of 32 bits since the second version. */
void print_cap_data(struct text *out, const struct call *call, unsigned index)
{
	enum { VERSION_1 = 0x19980330 };
	uint32_t header[2] = { 0, 0 }, data[6] = { 0 };
	size_t size = sizeof(data);

	memory_get(call->memory, arg_value(call, 0), header, sizeof(header));
	if (header[0] == VERSION_1)
		size /= 2;
	if (!read_or_hex(out, call, arg_value(call, index), data, size))
		return;
	print_caps(out, call,
		   "{ .effective: ", data[0] | (uint64_t)data[3] << 32);
	print_caps(out, call,
		   ", .permitted: ", data[1] | (uint64_t)data[4] << 32);
	print_caps(out, call,
		   ", .inheritable: ", data[2] | (uint64_t)data[5] << 32);
	text_puts(out, " }");
}
