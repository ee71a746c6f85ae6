/*
 * Times, and futexes, whose timeout may be a number.
 */
#include "decode/args.h"

/* A struct of two numbers, or of two such structs. */
struct time_layout {
	const char *seconds;
	const char *fraction;
};

static const struct time_layout timespec = { "tv_sec", "tv_nsec" };
static const struct time_layout timeval = { "tv_sec", "tv_usec" };

static void print_time(struct text *out, const struct time_layout *layout,
		       const unsigned char *bytes, unsigned size)
{
	text_puts(out, "{ .");
	text_puts(out, layout->seconds);
	text_puts(out, ": ");
	text_signed(out, load_signed(bytes, size));
	text_puts(out, ", .");
	text_puts(out, layout->fraction);
	text_puts(out, ": ");
	text_signed(out, load_signed(bytes + size, size));
	text_puts(out, " }");
}

static unsigned time_size(const struct call *call, unsigned index)
{
	return call->row->args[index].param ? 8 : call_long_size(call);
}

static void print_one(struct text *out, const struct call *call, unsigned index,
		      const struct time_layout *layout)
{
	unsigned size = time_size(call, index);
	unsigned char bytes[2 * sizeof(uint64_t)];

	if (read_or_hex(out, call, arg_value(call, index), bytes, 2 * size))
		print_time(out, layout, bytes, size);
}

static void print_two(struct text *out, const struct call *call, unsigned index,
		      const struct time_layout *layout)
{
	unsigned size = time_size(call, index);
	unsigned char bytes[4 * sizeof(uint64_t)];

	if (!read_or_hex(out, call, arg_value(call, index), bytes, 4 * size))
		return;
	text_char(out, '[');
	print_time(out, layout, bytes, size);
	text_puts(out, ", ");
	print_time(out, layout, bytes + 2 * size, size);
	text_char(out, ']');
}

static void print_timer(struct text *out, const struct call *call,
			unsigned index, const struct time_layout *layout)
{
	unsigned size = time_size(call, index);
	unsigned char bytes[4 * sizeof(uint64_t)];

	if (!read_or_hex(out, call, arg_value(call, index), bytes, 4 * size))
		return;
	text_puts(out, "{ .it_interval: ");
	print_time(out, layout, bytes, size);
	text_puts(out, ", .it_value: ");
	print_time(out, layout, bytes + 2 * size, size);
	text_puts(out, " }");
}

void print_timespec(struct text *out, const struct call *call, unsigned index)
{
	print_one(out, call, index, &timespec);
}

void print_timespecs(struct text *out, const struct call *call, unsigned index)
{
	print_two(out, call, index, &timespec);
}

void print_itimerspec(struct text *out, const struct call *call, unsigned index)
{
	print_timer(out, call, index, &timespec);
}

void print_timeval(struct text *out, const struct call *call, unsigned index)
{
	print_one(out, call, index, &timeval);
}

void print_timevals(struct text *out, const struct call *call, unsigned index)
{
	print_two(out, call, index, &timeval);
}

void print_itimerval(struct text *out, const struct call *call, unsigned index)
{
	print_timer(out, call, index, &timeval);
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
		print_timespec(out, call, index);
}

void print_futex_val3(struct text *out, const struct call *call, unsigned index)
{
	uint64_t value = arg_value(call, index);

	if (futex_takes(call) & BITSET && flags_name(&futex_bitsets, value))
		flags_print(out, call->style, &futex_bitsets, value);
	else
		text_hex(out, value);
}
