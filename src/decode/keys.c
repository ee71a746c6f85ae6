/*
 * Keys and keyrings: keyctl's arguments are one row per command.
 */
#include "decode/args.h"

enum kind {
	KIND_NONE,
	KIND_SERIAL,
	KIND_INT,
	KIND_STRING,
	KIND_BUFFER, /* of as many bytes as the next argument says */
	KIND_RESULT, /* likewise, filled in: shown as an address */
	KIND_PERM,
	KIND_SIZE,
	KIND_ADDRESS,
};

/* clang-format off */

/* Behind the command, in the order of KEYCTL_*. */
static const unsigned char keyctl_args[][4] = {
	{ KIND_SERIAL, KIND_INT },				/* GET_KEYRING_ID */
	{ KIND_STRING },					/* JOIN_SESSION_KEYRING */
	{ KIND_SERIAL, KIND_BUFFER, KIND_SIZE },		/* UPDATE */
	{ KIND_SERIAL },					/* REVOKE */
	{ KIND_SERIAL, KIND_INT, KIND_INT },			/* CHOWN */
	{ KIND_SERIAL, KIND_PERM },				/* SETPERM */
	{ KIND_SERIAL, KIND_RESULT, KIND_SIZE },		/* DESCRIBE */
	{ KIND_SERIAL },					/* CLEAR */
	{ KIND_SERIAL, KIND_SERIAL },				/* LINK */
	{ KIND_SERIAL, KIND_SERIAL },				/* UNLINK */
	{ KIND_SERIAL, KIND_STRING, KIND_STRING, KIND_SERIAL },	/* SEARCH */
	{ KIND_SERIAL, KIND_RESULT, KIND_SIZE },		/* READ */
	{ KIND_SERIAL, KIND_BUFFER, KIND_SIZE, KIND_SERIAL },	/* INSTANTIATE */
	{ KIND_SERIAL, KIND_INT, KIND_SERIAL },			/* NEGATE */
	{ KIND_INT },						/* SET_REQKEY_KEYRING */
	{ KIND_SERIAL, KIND_INT },				/* SET_TIMEOUT */
	{ KIND_SERIAL },					/* ASSUME_AUTHORITY */
	{ KIND_SERIAL, KIND_RESULT, KIND_SIZE },		/* GET_SECURITY */
	{ KIND_NONE },						/* SESSION_TO_PARENT */
	{ KIND_SERIAL, KIND_INT, KIND_INT, KIND_SERIAL },	/* REJECT */
	{ KIND_SERIAL, KIND_ADDRESS, KIND_SIZE, KIND_SERIAL },	/* INSTANTIATE_IOV */
	{ KIND_SERIAL },					/* INVALIDATE */
	{ KIND_INT, KIND_SERIAL },				/* GET_PERSISTENT */
	{ KIND_ADDRESS, KIND_RESULT, KIND_SIZE, KIND_ADDRESS },	/* DH_COMPUTE */
};

/* clang-format on */

void print_key(struct text *out, const struct call *call, unsigned index)
{
	uint32_t serial = arg_value(call, index);

	if (flags_name(&key_serials, serial))
		flags_print(out, call->style, &key_serials, serial);
	else
		text_signed(out, (int32_t)serial);
}

static enum kind kind_of(const struct call *call, unsigned index)
{
	uint64_t cmd = arg_value(call, 0);

	if (cmd >= sizeof(keyctl_args) / sizeof(keyctl_args[0]))
		return KIND_ADDRESS;
	return keyctl_args[cmd][index - 1];
}

bool keyctl_has_arg(const struct call *call, unsigned index)
{
	return kind_of(call, index) != KIND_NONE;
}

void print_keyctl_arg(struct text *out, const struct call *call, unsigned index)
{
	uint64_t value = arg_value(call, index);

	switch (kind_of(call, index)) {
	case KIND_SERIAL:
		print_key(out, call, index);
		break;
	case KIND_INT:
		text_signed(out, (int32_t)value);
		break;
	case KIND_SIZE:
		text_unsigned(out, value);
		break;
	case KIND_STRING:
		print_string_at(out, call, value, string_limit(call));
		break;
	case KIND_BUFFER:
		print_bytes_at(out, call, value, arg_value(call, index + 1));
		break;
	default:
		text_hex(out, value);
	}
}
