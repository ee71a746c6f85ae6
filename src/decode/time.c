/*
 * Times, and futexes, whose timeout may be a number.
 */
#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"

/* Only a sleep that was interrupted leaves any. */
void print_time_left(struct text *out, const struct call *call, unsigned index)
{
	enum { INTERRUPTED = -4, RESTART_BLOCK = -516 };

	if (call->result == INTERRUPTED || call->result == RESTART_BLOCK)
		print_struct(out, call, index);
	else
		text_hex(out, arg_value(call, index));
}

void print_struct_pair(struct text *out, const struct call *call,
		       unsigned index)
{
	layout_print_list(
		out, call, call->row->args[index].param,
		&(struct list){ arg_value(call, index), 2, UINT64_MAX });
}

enum {
	FUTEX_OP = 1,
	FUTEX_COMMAND = 0x7f, /* the operation without its flags */

	/* What a futex operation takes besides uaddr and val. */
	TIMEOUT = 1,
	NUMBER = 2, /* in place of the timeout */
	SECOND = 4, /* uaddr2 */
	BITSET = 8, /* val3 */
	VALUE = 16, /* val3 as well */
};

/* clang-format off */

static const unsigned char futex_args[] = {
	[0] = TIMEOUT,				/* WAIT */
	[1] = 0,				/* WAKE */
	[2] = 0,				/* FD */
	[3] = NUMBER | SECOND,			/* REQUEUE */
	[4] = NUMBER | SECOND | VALUE,		/* CMP_REQUEUE */
	[5] = NUMBER | SECOND | VALUE,		/* WAKE_OP */
	[6] = TIMEOUT,				/* LOCK_PI */
	[7] = 0,				/* UNLOCK_PI */
	[8] = 0,				/* TRYLOCK_PI */
	[9] = TIMEOUT | BITSET,			/* WAIT_BITSET */
	[10] = BITSET,				/* WAKE_BITSET */
	[11] = TIMEOUT | SECOND,		/* WAIT_REQUEUE_PI */
	[12] = NUMBER | SECOND | VALUE,		/* CMP_REQUEUE_PI */
	[13] = TIMEOUT,				/* LOCK_PI2 */
};

/* clang-format on */

static unsigned futex_takes(const struct call *call)
{
	unsigned command = arg_value(call, FUTEX_OP) & FUTEX_COMMAND;

	if (command >= sizeof(futex_args))
		return TIMEOUT | SECOND | VALUE;
	return futex_args[command];
}

bool futex_has_arg(const struct call *call, unsigned index)
{
	static const unsigned char wanted[EVENT_ARGS] = {
		[3] = TIMEOUT | NUMBER,
		[4] = SECOND,
		[5] = BITSET | VALUE,
	};

	return futex_takes(call) & wanted[index];
}

void print_futex_timeout(struct text *out, const struct call *call,
			 unsigned index)
{
	if (futex_takes(call) & NUMBER)
		text_unsigned(out, (uint32_t)arg_value(call, index));
	else
		print_struct(out, call, index);
}

static bool is_wake_op(const struct call *call)
{
	enum { COMMAND = 0x7f, WAKE_OP = 5 };

	return (arg_value(call, 1) & COMMAND) == WAKE_OP;
}

/* An operation, its argument, a comparison and what with, in four fields. */
static void print_wake_op(struct text *out, const struct call *call,
			  uint32_t value)
{
	enum { SHIFTED = 8, ARGUMENT = 0xfff };

	flags_print(out, call->style, &futex_wake_ops,
		    value >> 28 & ~SHIFTED & 0xf);
	text_puts(out, value >> 28 & SHIFTED ? "<<28|OPARG_SHIFT<<28|"
					     : "<<28|");
	text_unsigned(out, value >> 12 & ARGUMENT);
	text_puts(out, "<<12|");
	flags_print(out, call->style, &futex_comparisons, value >> 24 & 0xf);
	text_puts(out, "<<24|");
	text_unsigned(out, value & ARGUMENT);
}

void print_futex_val3(struct text *out, const struct call *call, unsigned index)
{
	uint64_t value = arg_value(call, index);

	if (is_wake_op(call))
		print_wake_op(out, call, (uint32_t)value);
	else if (futex_takes(call) & BITSET && flags_name(&futex_bitsets, value))
		flags_print(out, call->style, &futex_bitsets, value);
	else
		text_hex(out, value);
}
