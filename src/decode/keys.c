/*
 * Keys and keyrings: keyctl's arguments are one row per command.
 */
#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"
#include "errors.h"

enum kind {
	KIND_NONE,
	KIND_SERIAL,
	KIND_INT,
	KIND_STRING,
	KIND_BUFFER, /* of as many bytes as the next argument says */
	KIND_RESULT, /* likewise, filled in: as many as the call's result */
	KIND_PERM,
	KIND_VECTORS,
	KIND_ERROR,
	KIND_DEFAULT, /* where request_key links to */
	KIND_MOVE,
	KIND_FD,
	KIND_PARAMS, /* of Diffie and Hellman, .. */
	KIND_KDF,    /* .. how a key is derived from it, .. */
	KIND_PKEY,   /* .. of a public key, and .. */
	KIND_QUERY,  /* .. what it can */
	KIND_CAPS,   /* two sets of a byte each */
	KIND_IN,     /* what a public key is used on, .. */
	KIND_OUT,    /* .. and what that gives */
	KIND_SIZE,
	KIND_ADDRESS,
};

static void print_serial(struct text *out, const struct call *call,
			 uint32_t serial)
{
	if (flags_name(&key_serials, serial))
		flags_print(out, call->style, &key_serials, serial);
	else
		text_signed(out, (int32_t)serial);
}

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
	{ KIND_DEFAULT },					/* SET_REQKEY_KEYRING */
	{ KIND_SERIAL, KIND_INT },				/* SET_TIMEOUT */
	{ KIND_SERIAL },					/* ASSUME_AUTHORITY */
	{ KIND_SERIAL, KIND_RESULT, KIND_SIZE },		/* GET_SECURITY */
	{ KIND_NONE },						/* SESSION_TO_PARENT */
	{ KIND_SERIAL, KIND_INT, KIND_ERROR, KIND_SERIAL },	/* REJECT */
	{ KIND_SERIAL, KIND_VECTORS, KIND_SIZE, KIND_SERIAL },	/* INSTANTIATE_IOV */
	{ KIND_SERIAL },					/* INVALIDATE */
	{ KIND_INT, KIND_SERIAL },				/* GET_PERSISTENT */
	{ KIND_PARAMS, KIND_RESULT, KIND_SIZE, KIND_KDF },	/* DH_COMPUTE */
	{ KIND_SERIAL, KIND_INT, KIND_STRING, KIND_QUERY },	/* PKEY_QUERY */
	{ KIND_PKEY, KIND_STRING, KIND_IN, KIND_OUT },		/* PKEY_ENCRYPT */
	{ KIND_PKEY, KIND_STRING, KIND_IN, KIND_OUT },		/* PKEY_DECRYPT */
	{ KIND_PKEY, KIND_STRING, KIND_IN, KIND_OUT },		/* PKEY_SIGN */
	{ KIND_PKEY, KIND_STRING, KIND_IN, KIND_IN },		/* PKEY_VERIFY */
	{ KIND_SERIAL, KIND_STRING, KIND_STRING },		/* RESTRICT_KEYRING */
	{ KIND_SERIAL, KIND_SERIAL, KIND_SERIAL, KIND_MOVE },	/* MOVE */
	{ KIND_CAPS, KIND_SIZE },				/* CAPABILITIES */
	{ KIND_SERIAL, KIND_FD, KIND_INT },			/* WATCH_KEY */
};

static void field_key(struct text *out, const struct view *view)
{
	print_serial(out, view->call, (uint32_t)view->value);
}

static const struct field params_fields[] = {
	F(S32, private, AS(field_key)),
	F(S32, prime, AS(field_key)),
	F(S32, base, AS(field_key)),
};
static LAYOUT(params);

static const struct field kdf_fields[] = {
	F(POINTER, hashname, AS(field_string)),
	F(POINTER, otherinfo, AS(field_buffer), BY(otherinfolen)),
	F(U32, otherinfolen),
	F(U32, spare, AS(field_hex), TIMES(8), QUIET),
};
static LAYOUT(kdf);

static const struct field pkey_fields[] = {
	F(S32, key_id, AS(field_key)),
	F(U32, in_len),
	F(U32, out_len),
	F(U32, spare, AS(field_hex), TIMES(7), QUIET),
};
static LAYOUT(pkey);

static const struct field query_fields[] = {
	F(U32, supported_ops, IN_SET(key_operations)),
	F(U32, key_size),
	F(U16, max_data_size),
	F(U16, max_sig_size),
	F(U16, max_enc_size),
	F(U16, max_dec_size),
	PAD(U32, 10),
};
static LAYOUT(query);

/* clang-format on */

void print_key(struct text *out, const struct call *call, unsigned index)
{
	print_serial(out, call, arg_value(call, index));
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

/* As much as was filled in: the whole size may be more than there is room. */
static void print_filled(struct text *out, const struct call *call,
			 unsigned index)
{
	uint64_t value = arg_value(call, index);
	uint64_t size = arg_value(call, index + 1);

	if (!call->returned || call->failed) {
		text_hex(out, value);
		return;
	}
	if ((uint64_t)call->result < size)
		size = call->result;
	print_bytes_at(out, call, value, size);
}

static void print_caps(struct text *out, const struct call *call,
		       unsigned index)
{
	uint8_t caps[2] = { 0, 0 };
	uint64_t size = arg_value(call, index + 1);

	if (!size || !call->returned || call->failed ||
	    !memory_get(call->memory, arg_value(call, index), caps,
			size < sizeof(caps) ? size : sizeof(caps))) {
		text_hex(out, arg_value(call, index));
		return;
	}
	text_char(out, '[');
	flags_print(out, call->style, &key_capabilities, caps[0]);
	if (size > 1) {
		text_puts(out, ", ");
		flags_print(out, call->style, &key_capabilities1, caps[1]);
	}
	text_char(out, ']');
}

/* How much there is is told by the struct before. */
static void print_used(struct text *out, const struct call *call,
		       unsigned index)
{
	enum { PKEY = 1, IN = 3 };
	uint32_t numbers[3] = { 0 };

	if (memory_get(call->memory, arg_value(call, PKEY), numbers,
		       sizeof(numbers)))
		print_bytes_at(out, call, arg_value(call, index),
			       numbers[index == IN ? 1 : 2]);
	else
		text_hex(out, arg_value(call, index));
}

static void print_error(struct text *out, uint64_t value)
{
	const char *name = error_name((int)value);

	if (name)
		text_puts(out, name);
	else
		text_unsigned(out, value);
}

/* A struct of the command's, NULL when the argument is none. */
static const struct layout *layout_of_kind(enum kind kind)
{
	switch (kind) {
	case KIND_PARAMS:
		return &params;
	case KIND_KDF:
		return &kdf;
	case KIND_PKEY:
		return &pkey;
	case KIND_QUERY:
		return &query;
	default:
		return NULL;
	}
}

static const struct flag_set *set_of_kind(enum kind kind)
{
	switch (kind) {
	case KIND_PERM:
		return &key_permissions;
	case KIND_DEFAULT:
		return &key_defaults;
	case KIND_MOVE:
		return &key_moves;
	default:
		return NULL;
	}
}

static void print_plain(struct text *out, const struct call *call,
			unsigned index)
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
	case KIND_FD:
		print_fd_value(out, call, (int)value);
		break;
	case KIND_ERROR:
		print_error(out, value);
		break;
	default:
		text_hex(out, value);
	}
}

void print_keyctl_arg(struct text *out, const struct call *call, unsigned index)
{
	enum kind kind = kind_of(call, index);
	uint64_t value = arg_value(call, index);
	bool filled = call->returned && !call->failed;

	if (set_of_kind(kind))
		flags_print(out, call->style, set_of_kind(kind),
			    (uint32_t)value);
	else if (layout_of_kind(kind) && (kind != KIND_QUERY || filled))
		layout_print_at(out, call, layout_of_kind(kind), value);
	else if (kind == KIND_STRING)
		print_string_at(out, call, value, string_limit(call));
	else if (kind == KIND_BUFFER)
		print_bytes_at(out, call, value, arg_value(call, index + 1));
	else if (kind == KIND_RESULT)
		print_filled(out, call, index);
	else if (kind == KIND_CAPS)
		print_caps(out, call, index);
	else if (kind == KIND_IN || (kind == KIND_OUT && filled))
		print_used(out, call, index);
	else if (kind == KIND_VECTORS)
		print_vectors_at(out, call,
				 &(struct vectors){ value,
						    arg_value(call, index + 1),
						    UINT64_MAX });
	else
		print_plain(out, call, index);
}
