/*
 * prctl and arch_prctl: which arguments an option takes and what they are is
 * a row in prctls[].
 */
#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"

enum kind {
	KIND_NONE,
	KIND_ADDRESS,
	KIND_NUMBER,
	KIND_LONG,
	KIND_SIGNAL,
	KIND_STRING, /* of a thread's name */
	KIND_TEXT,
	KIND_SET,
	KIND_CHOICE, /* the same of an int */
	KIND_NAME_OUT,
	KIND_INT_OUT,
	KIND_SIGNAL_OUT,
	KIND_SET_OUT,
	KIND_POINTER_OUT,
	KIND_FILTER,
	KIND_PID,
	KIND_TRACER,
};

struct prctl {
	unsigned option;
	unsigned char kinds[4];		/* of the arguments behind it */
	const struct flag_set *sets[3]; /* of the first three, if KIND_SET */
};

/* clang-format off */

/* What is not in here shows all its arguments, in hex. */
static const struct prctl prctls[] = {
	{ 1, { KIND_SIGNAL }, { NULL } },			/* SET_PDEATHSIG */
	{ 2, { KIND_SIGNAL_OUT }, { NULL } },			/* GET_PDEATHSIG */
	{ 3, { KIND_NONE }, { NULL } },				/* GET_DUMPABLE */
	{ 4, { KIND_SET }, { &dump_modes } },			/* SET_DUMPABLE */
	{ 5, { KIND_SET_OUT }, { &unaligned_modes } },		/* GET_UNALIGN */
	{ 6, { KIND_SET }, { &unaligned_modes } },		/* SET_UNALIGN */
	{ 7, { KIND_NONE }, { NULL } },				/* GET_KEEPCAPS */
	{ 8, { KIND_NUMBER }, { NULL } },			/* SET_KEEPCAPS */
	{ 9, { KIND_SET_OUT }, { &fp_emulations } },		/* GET_FPEMU */
	{ 10, { KIND_SET }, { &fp_emulations } },		/* SET_FPEMU */
	{ 11, { KIND_SET_OUT }, { &fp_exceptions } },		/* GET_FPEXC */
	{ 12, { KIND_SET }, { &fp_exceptions } },		/* SET_FPEXC */
	{ 13, { KIND_NONE }, { NULL } },			/* GET_TIMING */
	{ 14, { KIND_SET }, { &timing_modes } },		/* SET_TIMING */
	{ 15, { KIND_STRING }, { NULL } },			/* SET_NAME */
	{ 16, { KIND_NAME_OUT }, { NULL } },			/* GET_NAME */
	{ 19, { KIND_SET_OUT }, { &endian_modes } },		/* GET_ENDIAN */
	{ 20, { KIND_SET }, { &endian_modes } },		/* SET_ENDIAN */
	{ 21, { KIND_NONE }, { NULL } },			/* GET_SECCOMP */
	{ 22, { KIND_SET, KIND_FILTER }, { &seccomp_modes } },	/* SET_SECCOMP */
	{ 23, { KIND_SET }, { &capabilities } },		/* CAPBSET_READ */
	{ 24, { KIND_SET }, { &capabilities } },		/* CAPBSET_DROP */
	{ 25, { KIND_SET_OUT }, { &tsc_modes } },		/* GET_TSC */
	{ 26, { KIND_SET }, { &tsc_modes } },			/* SET_TSC */
	{ 27, { KIND_NONE }, { NULL } },			/* GET_SECUREBITS */
	{ 28, { KIND_SET }, { &secure_bits } },			/* SET_SECUREBITS */
	{ 29, { KIND_NUMBER }, { NULL } },			/* SET_TIMERSLACK */
	{ 30, { KIND_NONE }, { NULL } },			/* GET_TIMERSLACK */
	{ 31, { KIND_NONE }, { NULL } },			/* TASK_PERF_EVENTS_DISABLE */
	{ 32, { KIND_NONE }, { NULL } },			/* TASK_PERF_EVENTS_ENABLE */
	{ 33, { KIND_SET, KIND_SET, KIND_LONG, KIND_LONG }, { &mce_kills, &mce_policies } },	/* MCE_KILL */
	{ 34, { KIND_NONE }, { NULL } },			/* MCE_KILL_GET */
	{ 35, { KIND_SET, KIND_ADDRESS, KIND_LONG, KIND_LONG }, { &mm_settings } },	/* SET_MM */
	{ 36, { KIND_NUMBER }, { NULL } },			/* SET_CHILD_SUBREAPER */
	{ 37, { KIND_INT_OUT }, { NULL } },			/* GET_CHILD_SUBREAPER */
	{ 38, { KIND_NUMBER, KIND_LONG, KIND_LONG, KIND_LONG }, { NULL } },	/* SET_NO_NEW_PRIVS */
	{ 39, { KIND_NONE }, { NULL } },			/* GET_NO_NEW_PRIVS */
	{ 40, { KIND_POINTER_OUT }, { NULL } },			/* GET_TID_ADDRESS */
	{ 41, { KIND_NUMBER }, { NULL } },			/* SET_THP_DISABLE */
	{ 42, { KIND_NONE }, { NULL } },			/* GET_THP_DISABLE */
	{ 45, { KIND_SET }, { &fp_modes } },			/* SET_FP_MODE */
	{ 46, { KIND_NONE }, { NULL } },			/* GET_FP_MODE */
	{ 47, { KIND_SET, KIND_SET }, { &ambient_ops, &capabilities } },	/* CAP_AMBIENT */
	{ 50, { KIND_SET }, { &vector_lengths } },		/* SVE_SET_VL */
	{ 51, { KIND_NONE }, { NULL } },			/* SVE_GET_VL */
	{ 52, { KIND_SET }, { &speculations } },		/* GET_SPECULATION_CTRL */
	{ 53, { KIND_SET, KIND_SET }, { &speculations, &speculation_states } },	/* SET_SPECULATION_CTRL */
	{ 54, { KIND_SET, KIND_ADDRESS, KIND_ADDRESS, KIND_ADDRESS }, { &pointer_keys } },	/* PAC_RESET_KEYS */
	{ 55, { KIND_SET, KIND_ADDRESS, KIND_ADDRESS, KIND_ADDRESS }, { &tagged_addresses } },	/* SET_TAGGED_ADDR_CTRL */
	{ 56, { KIND_NONE }, { NULL } },			/* GET_TAGGED_ADDR_CTRL */
	{ 57, { KIND_NUMBER }, { NULL } },			/* SET_IO_FLUSHER */
	{ 58, { KIND_NONE }, { NULL } },			/* GET_IO_FLUSHER */
	{ 59, { KIND_SET, KIND_ADDRESS, KIND_ADDRESS, KIND_ADDRESS }, { &call_dispatches } },	/* SET_SYSCALL_USER_DISPATCH */
	{ 60, { KIND_SET, KIND_SET, KIND_ADDRESS, KIND_ADDRESS }, { &pointer_keys, &pointer_keys } },	/* PAC_SET_ENABLED_KEYS */
	{ 61, { KIND_NONE }, { NULL } },			/* PAC_GET_ENABLED_KEYS */
	{ 62, { KIND_CHOICE, KIND_PID, KIND_CHOICE, KIND_ADDRESS }, { &core_ops, NULL, &core_scopes } },	/* SCHED_CORE */
	{ 63, { KIND_SET }, { &vector_lengths } },		/* SME_SET_VL */
	{ 64, { KIND_NONE }, { NULL } },			/* SME_GET_VL */
	{ 65, { KIND_SET }, { &exec_gains } },			/* SET_MDWE */
	{ 66, { KIND_NONE }, { NULL } },			/* GET_MDWE */
	{ 0x53564d41, { KIND_SET, KIND_ADDRESS, KIND_LONG, KIND_TEXT }, { &vma_ops } },	/* SET_VMA */
	{ 0x59616d61, { KIND_TRACER }, { NULL } },			/* SET_PTRACER */
	{ 0, { KIND_NONE }, { NULL } },
};

/* clang-format on */

static const struct prctl *find_prctl(const struct call *call)
{
	uint32_t option = (uint32_t)call->args[0];

	for (const struct prctl *p = prctls; p->option; p++)
		if (p->option == option)
			return p;
	return NULL;
}

bool prctl_has_arg(const struct call *call, unsigned index)
{
	const struct prctl *known = find_prctl(call);

	return !known || known->kinds[index - 1] != KIND_NONE;
}

static void print_out(struct text *out, const struct call *call,
		      const struct prctl *prctl, unsigned index)
{
	enum kind kind = prctl->kinds[index - 1];
	int32_t value;

	if (!read_or_hex(out, call, arg_value(call, index), &value,
			 sizeof(value)))
		return;
	text_char(out, '[');
	if (kind == KIND_SIGNAL_OUT && value)
		print_signal_value(out, call, value);
	else if (kind == KIND_SET_OUT)
		flags_print(out, call->style, prctl->sets[index - 1],
			    (uint32_t)value);
	else
		text_signed(out, value);
	text_char(out, ']');
}

static void print_tracer(struct text *out, const struct call *call,
			 uint64_t value)
{
	unsigned bits =
		(call->abi->slot ? call->abi->slot : call->abi->word) * 8;

	if (value == UINT64_MAX >> (64 - bits))
		text_puts(out, call->style->show_prefix ? "PR_SET_PTRACER_ANY"
							: "ANY");
	else
		print_pid_value(out, call, (pid_t)value);
}

static void print_in(struct text *out, const struct call *call,
		     const struct prctl *prctl, unsigned index)
{
	uint64_t value = arg_value(call, index);

	switch (prctl->kinds[index - 1]) {
	case KIND_NUMBER:
	case KIND_LONG:
		text_unsigned(out, value);
		break;
	case KIND_SIGNAL:
		print_signal_value(out, call, (int)value);
		break;
	case KIND_STRING:
		print_string_at(out, call, value, EVENT_COMM_SIZE - 1);
		break;
	case KIND_TEXT:
		print_string_at(out, call, value, string_limit(call));
		break;
	case KIND_SET:
		flags_print(out, call->style, prctl->sets[index - 1], value);
		break;
	case KIND_CHOICE:
		flags_print(out, call->style, prctl->sets[index - 1],
			    (uint32_t)value);
		break;
	case KIND_FILTER:
		layout_print_at(out, call, &seccomp_fprog_layout, value);
		break;
	case KIND_PID:
		print_pid_value(out, call, (pid_t)value);
		break;
	case KIND_TRACER:
		print_tracer(out, call, value);
		break;
	default:
		text_hex(out, value);
	}
}

void print_prctl_arg(struct text *out, const struct call *call, unsigned index)
{
	const struct prctl *known = find_prctl(call);
	enum kind kind = known ? known->kinds[index - 1] : KIND_ADDRESS;
	bool filled = call->returned && !call->failed;

	if (!known ||
	    (kind >= KIND_NAME_OUT && kind <= KIND_POINTER_OUT && !filled))
		text_hex(out, arg_value(call, index));
	else if (kind == KIND_NAME_OUT)
		print_string_at(out, call, arg_value(call, index),
				EVENT_COMM_SIZE - 1);
	else if (kind == KIND_POINTER_OUT)
		print_pointer_at(out, call, index);
	else if (kind >= KIND_INT_OUT && kind <= KIND_SET_OUT)
		print_out(out, call, known, index);
	else
		print_in(out, call, known, index);
}

/* Those that get something write a word of 64 bits. */
void print_arch_prctl_arg(struct text *out, const struct call *call,
			  unsigned index)
{
	const char *name = flags_name(&arch_prctl_codes, arg_value(call, 0));
	bool gets = name && name[0] == 'G' && name[1] == 'E' && name[4] != 'C';
	uint64_t value;

	if (!gets || !call->returned || call->failed) {
		text_hex(out, arg_value(call, index));
		return;
	}
	if (!read_or_hex(out, call, arg_value(call, index), &value,
			 sizeof(value)))
		return;
	text_char(out, '[');
	text_hex(out, value);
	text_char(out, ']');
}
