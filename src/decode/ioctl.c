/*
 * ioctl commands: a name where flags.c has one, or what the number is made of.
 */
#include "decode/args.h"

#include <linux/ioctl.h>

static void print_direction(struct text *out, unsigned cmd)
{
	unsigned direction = _IOC_DIR(cmd);

	if (direction == _IOC_NONE)
		text_puts(out, "NONE");
	if (direction & _IOC_READ)
		text_puts(out, "READ");
	if (direction == (_IOC_READ | _IOC_WRITE))
		text_char(out, '|');
	if (direction & _IOC_WRITE)
		text_puts(out, "WRITE");
}

static void print_number(struct text *out, unsigned number)
{
	text_puts(out, ", ");
	text_hex(out, number);
}

void print_ioctl(struct text *out, const struct call *call, unsigned index)
{
	uint32_t cmd = arg_value(call, index);
	const char *name = flags_name(&ioctl_cmds, cmd);

	if (name) {
		text_puts(out, name);
		return;
	}
	text_char(out, '(');
	print_direction(out, cmd);
	print_number(out, _IOC_TYPE(cmd));
	print_number(out, _IOC_NR(cmd));
	print_number(out, _IOC_SIZE(cmd));
	text_char(out, ')');
}
