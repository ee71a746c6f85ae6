/*
 * System V objects: modes that share an argument with flags, commands with the
 * IPC_64 bit, and the one ipc() of old, with a version above its number.
 */
#include "decode/args.h"
#include "decode/layout.h"

/* Below the mode's bits IPC_*, above them those of the kind of object. */
void print_ipc_flags(struct text *out, const struct call *call, unsigned index)
{
	enum { PERMISSIONS = 0777, COMMON = 03000 };
	const struct flag_set *own = call->row->args[index].param;
	uint64_t value = arg_value(call, index);
	uint64_t common = value & COMMON;
	uint64_t rest = value & ~(uint64_t)(COMMON | PERMISSIONS);

	if (common)
		flags_print(out, call->style, &ipc_flags, common);
	if (rest) {
		text_puts(out, common ? "|" : "");
		flags_print(out, call->style, own, rest);
	}
	if ((common || rest) && value & PERMISSIONS)
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

/* clang-format off */

const struct ipc_form msg_forms[] = {
	{ 1, false, &msqid_layout },	/* IPC_SET */
	{ 2, true, &msqid_layout },	/* IPC_STAT */
	{ 3, true, &msginfo_layout },	/* IPC_INFO */
	{ 11, true, &msqid_layout },	/* MSG_STAT */
	{ 12, true, &msginfo_layout },	/* MSG_INFO */
	{ 13, true, &msqid_layout },	/* MSG_STAT_ANY */
	{ 0, false, NULL },
};

const struct ipc_form sem_forms[] = {
	{ 1, false, &semid_layout },	/* IPC_SET */
	{ 2, true, &semid_layout },	/* IPC_STAT */
	{ 3, true, &seminfo_layout },	/* IPC_INFO */
	{ 16, false, NULL },		/* SETVAL */
	{ 18, true, &semid_layout },	/* SEM_STAT */
	{ 19, true, &seminfo_layout },	/* SEM_INFO */
	{ 20, true, &semid_layout },	/* SEM_STAT_ANY */
	{ 0, false, NULL },
};

const struct ipc_form shm_forms[] = {
	{ 1, false, &shmid_layout },	/* IPC_SET */
	{ 2, true, &shmid_layout },	/* IPC_STAT */
	{ 3, true, &shm_limits_layout },	/* IPC_INFO */
	{ 13, true, &shmid_layout },	/* SHM_STAT */
	{ 14, true, &shm_info_layout },	/* SHM_INFO */
	{ 15, true, &shmid_layout },	/* SHM_STAT_ANY */
	{ 0, false, NULL },
};

/* clang-format on */

/* What a command brings or fetches; without a layout an int. */
void print_ipc_state(struct text *out, const struct call *call, unsigned index)
{
	enum { IPC_64_BIT = 0x100 };
	const struct ipc_form *form = call->row->args[index].param;
	uint64_t cmd = arg_value(call, index - 1) & ~(uint64_t)IPC_64_BIT;
	uint64_t value = arg_value(call, index);
	bool filled = call->returned && !call->failed;

	while (form->cmd && form->cmd != cmd)
		form++;
	if (!form->cmd || (form->out && !filled))
		text_hex(out, value);
	else if (form->layout)
		layout_print_at(out, call, form->layout, value);
	else
		text_signed(out, (int32_t)value);
}

/* A long, the message's type, and its text. */
void print_msgbuf(struct text *out, const struct call *call, unsigned index)
{
	unsigned size = call->abi->word;
	uint64_t address = arg_value(call, index);
	bool filled = call->row->args[index].flags & ARG_OUT;
	unsigned char type[sizeof(uint64_t)];

	if (!read_or_hex(out, call, address, type, size))
		return;
	text_puts(out, "{ .mtype: ");
	text_signed(out, load_signed(type, size));
	text_puts(out, ", .mtext: ");
	print_bytes_at(out, call, address + size,
		       filled ? (uint64_t)call->result
			      : arg_value(call, index + 1));
	text_puts(out, " }");
}

void print_iocbs(struct text *out, const struct call *call, unsigned index)
{
	enum { SHOWN = 16 };
	unsigned char words[SHOWN * sizeof(uint64_t)];
	uint64_t address = arg_value(call, index);
	uint64_t count = arg_value(call, index - 1);
	size_t word = call->abi->word, got = 0;
	size_t wanted = count < SHOWN ? count : SHOWN;

	if (address && wanted)
		got = memory_read(call->memory, address, words, wanted * word) /
		      word;
	if (!got) {
		text_hex(out, address);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got && !print_is_full(out, call); i++) {
		text_puts(out, i ? ", " : "");
		layout_print_at(out, call, &iocb_layout,
				load(words + i * word, word));
	}
	text_puts(out, got < count ? ", ...]" : "]");
}

/* A type of quota in the low byte, a command above it. */
void print_quota_cmd(struct text *out, const struct call *call, unsigned index)
{
	uint32_t value = arg_value(call, index);

	if (call->style->show_prefix)
		text_puts(out, "QCMD");
	text_char(out, '(');
	flags_print(out, call->style, &quota_cmds, value >> 8);
	text_puts(out, ", ");
	flags_print(out, call->style, &quota_types, value & 0xff);
	text_char(out, ')');
}

/* Where a call within ipc() has its arguments. */
enum ipc_place { FIRST = 1, SECOND, THIRD, POINTER, FIFTH, AT_POINTER };

static const struct ipc_row {
	unsigned number;
	const char *name;
	unsigned char places[5]; /* ends at a zero */
} ipc_rows[] = {
	{ 1, "semop", { FIRST, POINTER, SECOND } },
	{ 2, "semget", { FIRST, SECOND, THIRD } },
	{ 3, "semctl", { FIRST, SECOND, THIRD, AT_POINTER } },
	{ 4, "semtimedop", { FIRST, POINTER, SECOND, FIFTH } },
	{ 11, "msgsnd", { FIRST, POINTER, SECOND, THIRD } },
	{ 12, "msgrcv", { FIRST, POINTER, SECOND, FIFTH, THIRD } },
	{ 13, "msgget", { FIRST, SECOND } },
	{ 14, "msgctl", { FIRST, SECOND, POINTER } },
	{ 21, "shmat", { FIRST, POINTER, SECOND } },
	{ 22, "shmdt", { POINTER } },
	{ 23, "shmget", { FIRST, SECOND, THIRD } },
	{ 24, "shmctl", { FIRST, SECOND, POINTER } },
};

/* Above the number is a version; the first of msgrcv takes a struct. */
static const struct ipc_row *find_ipc(const struct call *call)
{
	enum { MSGRCV = 12 };
	uint64_t number = arg_value(call, 0);

	if (number == MSGRCV)
		return NULL;
	for (size_t i = 0; i < sizeof(ipc_rows) / sizeof(*ipc_rows); i++)
		if (ipc_rows[i].number == (number & 0xffff))
			return &ipc_rows[i];
	return NULL;
}

static uint64_t ipc_value(const struct call *call, unsigned place)
{
	unsigned char word[sizeof(uint64_t)];
	uint64_t address = arg_value(call, POINTER);
	unsigned size = call->abi->word;

	if (place != AT_POINTER)
		return arg_value(call, place);
	if (!memory_get(call->memory, address, word, size))
		return 0;
	return load(word, size);
}

/* The arguments as the call of its own has them; then the rest is not shown. */
void print_ipc_args(struct text *out, const struct call *call, unsigned index)
{
	const struct ipc_row *row = find_ipc(call);
	struct call nested = *call;

	if (!row) {
		print_int(out, call, index);
		return;
	}
	nested.row = call_row_by_name(row->name);
	for (unsigned i = 0; i < EVENT_ARGS; i++)
		nested.args[i] = 0;
	for (unsigned i = 0; i < sizeof(row->places) && row->places[i]; i++)
		nested.args[i] = ipc_value(call, row->places[i]);
	print_nested_call(out, &nested);
}

bool ipc_is_unknown(const struct call *call, unsigned index)
{
	(void)index;
	return !find_ipc(call);
}
