/*
 * Results that are more than a number. A call's row names one; what only one
 * subject returns is in that subject's file.
 */
#include "decode/args.h"

void result_hex(struct text *out, const struct call *call)
{
	if (call_is_narrow(call))
		text_hex(out, (uint32_t)call->result);
	else
		text_hex(out, (uint64_t)call->result);
}

void result_octal(struct text *out, const struct call *call)
{
	text_printf(out, "%#o", (unsigned)call->result);
}

void result_pid(struct text *out, const struct call *call)
{
	print_pid_value(out, call, (pid_t)call->result);
}

void result_timeout(struct text *out, const struct call *call)
{
	text_signed(out, call->result);
	if (call->result == 0)
		text_puts(out, " (Timeout)");
}

void result_personality(struct text *out, const struct call *call)
{
	flags_print(out, call->style, &personalities, (uint32_t)call->result);
}

void result_policy(struct text *out, const struct call *call)
{
	flags_print(out, call->style, &sched_policies, (uint32_t)call->result);
}
