/*
 * System V objects: modes that share an argument with flags, commands with the
 * IPC_64 bit, and the one ipc() of old, with a version above its number.
 */
#include "decode/args.h"

void print_ipc_flags(struct text *out, const struct call *call, unsigned index)
{
	enum { PERMISSIONS = 0777 };
	uint64_t value = arg_value(call, index);

	if (value & ~(uint64_t)PERMISSIONS)
		flags_print(out, call->style, &ipc_flags,
			    value & ~(uint64_t)PERMISSIONS);
	if (value & ~(uint64_t)PERMISSIONS && value & PERMISSIONS)
		text_char(out, '|');
	if (value & PERMISSIONS || !value)
		flags_print(out, call->style, &file_modes, value & PERMISSIONS);
}

void print_ipc_cmd(struct text *out, const struct call *call, unsigned index)
{
	enum { IPC_64_BIT = 0x100 };
	const struct flag_set *cmds = call->row->args[index].param;
	uint64_t value = arg_value(call, index);

	flags_print(out, call->style, cmds, value & ~(uint64_t)IPC_64_BIT);
	if (value & IPC_64_BIT)
		text_puts(out, "|IPC_64");
}

void print_ipc_call(struct text *out, const struct call *call, unsigned index)
{
	enum { VERSION_SHIFT = 16 };
	uint32_t value = arg_value(call, index);

	if (value >> VERSION_SHIFT) {
		text_unsigned(out, value >> VERSION_SHIFT);
		text_puts(out, "<<16|");
	}
	flags_print(out, call->style, &ipc_calls, value & 0xffff);
}
