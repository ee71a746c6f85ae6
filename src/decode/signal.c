/*
 * Signals: names, sets, actions.
 */
#include "decode/args.h"
#include "decode/layout.h"

enum {
	RT_FIRST = 32, /* the kernel's SIGRTMIN; libc's is later */
	RT_LAST = 64,
	MANY = 32, /* a set is shown by what is not in it */
};

void print_signal_value(struct text *out, const struct call *call, int sig)
{
	const char *name = flags_name(&signals, (uint32_t)sig);
	const char *prefix = call->style->show_prefix ? "SIG" : "";

	if (call->style->raw || (!name && (sig < RT_FIRST || sig > RT_LAST))) {
		text_signed(out, sig);
		return;
	}
	text_puts(out, prefix);
	if (name) {
		text_puts(out, name);
		return;
	}
	text_puts(out, "RT_");
	text_signed(out, sig - RT_FIRST);
}

void print_signal(struct text *out, const struct call *call, unsigned index)
{
	print_signal_value(out, call, (int)arg_value(call, index));
}

void print_signals(struct text *out, const struct call *call, uint64_t set)
{
	bool inverted = __builtin_popcountll(set) > MANY;
	uint64_t shown = inverted ? ~set : set;
	bool first = true;

	text_puts(out, inverted ? "~[" : "[");
	for (int sig = 1; sig <= RT_LAST; sig++) {
		if (!(shown >> (sig - 1) & 1))
			continue;
		if (!first)
			text_char(out, ' ');
		print_signal_value(out, call, sig);
		first = false;
	}
	text_char(out, ']');
}

/* The kernel refuses a set of another size than its own. */
void print_sigset(struct text *out, const struct call *call, unsigned index)
{
	uint64_t address = arg_value(call, index);
	uint64_t size = arg_param_value(call, index);
	uint64_t set = 0;

	/* Only rt_sigpending() may be about less than all. */
	if (size != sizeof(set) && (!size || size > sizeof(set) ||
				    !(call->row->args[index].flags & ARG_OUT)))
		text_hex(out, address);
	else if (read_or_hex(out, call, address, &set, size))
		print_signals(out, call, set);
}

/* A set of a size that goes before or behind it. */
void field_sigset_at(struct text *out, const struct view *view)
{
	uint64_t set;

	if (view_other(view) != sizeof(set))
		text_hex(out, view->value);
	else if (read_or_hex(out, view->call, view->value, &set, sizeof(set)))
		print_signals(out, view->call, set);
}

static void put_handler(struct text *out, const struct call *call,
			uint64_t value)
{
	if (value > 1) {
		text_hex(out, value);
		return;
	}
	text_puts(out, call->style->show_prefix ? "SIG_" : "");
	text_puts(out, value ? "IGN" : "DFL");
}

void field_handler(struct text *out, const struct view *view)
{
	put_handler(out, view->call, view->value);
}

void print_handler(struct text *out, const struct call *call, unsigned index)
{
	put_handler(out, call, arg_value(call, index));
}

/* The set of the calls of old: one long. */
void print_old_sigset(struct text *out, const struct call *call, unsigned index)
{
	unsigned char set[sizeof(uint64_t)];
	unsigned size = call_long_size(call);

	if (read_or_hex(out, call, arg_value(call, index), set, size))
		print_signals(out, call, load(set, size));
}

/* No argument: what the kernel takes the mask from is on the stack. */
static bool has_mask(const struct call *call, unsigned at)
{
	return call->stack && at && !call->style->raw;
}

bool sigreturn_has_mask(const struct call *call, unsigned index)
{
	(void)index;
	return has_mask(call, call->abi->sigreturn_mask);
}

bool old_sigreturn_has_mask(const struct call *call, unsigned index)
{
	(void)index;
	return has_mask(call, call->abi->old_sigreturn_mask[0]);
}

void print_sigreturn(struct text *out, const struct call *call, unsigned index)
{
	uint64_t set;

	(void)index;
	if (read_or_hex(out, call, call->stack + call->abi->sigreturn_mask,
			&set, sizeof(set)))
		print_signals(out, call, set);
}

void print_old_sigreturn(struct text *out, const struct call *call,
			 unsigned index)
{
	const unsigned *at = call->abi->old_sigreturn_mask;
	uint32_t low, high;

	(void)index;
	if (read_or_hex(out, call, call->stack + at[0], &low, sizeof(low)) &&
	    read_or_hex(out, call, call->stack + at[1], &high, sizeof(high)))
		print_signals(out, call, (uint64_t)high << 32 | low);
}
