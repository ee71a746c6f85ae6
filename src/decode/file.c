/*
 * Files and descriptors: open's mode, fcntl by its command, vectors, polls.
 */
#include <string.h>

#include "decode/args.h"
#include "decode/layout.h"

#include <fcntl.h>

enum {
	LIST_MAX = 64, /* elements of an array shown */

	/* fcntl's, named here because the age of <fcntl.h> does not matter. */
	DUPFD_QUERY = 1027,
	CREATED_QUERY = 1028,
	SETPIPE_SIZE = 1031,
	GETPIPE_SIZE = 1032,
	ADD_SEALS = 1033,
	GET_SEALS = 1034,
	GET_HINT = 1035,
	SET_HINT = 1036,
	GET_FILE_HINT = 1037,
	SET_FILE_HINT = 1038,
	GETLK_64 = 12,
	SETLKW_64 = 14,
	OFD_GETLK = 36,
	OFD_SETLKW = 38,
};

bool open_has_mode(const struct call *call, unsigned index)
{
	/* O_TMPFILE without the O_DIRECTORY that is in it. */
	uint64_t creating = O_CREAT | (O_TMPFILE & ~O_DIRECTORY);

	return arg_value(call, index - 1) & creating;
}

bool mq_open_creates(const struct call *call, unsigned index)
{
	enum { MQ_OPEN_OFLAG = 1 };

	(void)index;
	return arg_value(call, MQ_OPEN_OFLAG) & O_CREAT;
}

static void print_access_name(struct text *out, const struct call *call,
			      const char *name, bool first)
{
	bool full = call->style->show_prefix;

	if (full && !first)
		text_char(out, '|');
	text_puts(out, name);
	if (full)
		text_puts(out, "_OK");
}

void print_access(struct text *out, const struct call *call, unsigned index)
{
	static const char *const names[] = { "R", "W", "X" };
	uint64_t mode = arg_value(call, index);
	bool first = true;

	if (mode == 0)
		text_puts(out, "F_OK");
	for (unsigned i = 0; i < 3; i++) {
		if (!(mode & (4 >> i)))
			continue;
		print_access_name(out, call, names[i], first);
		first = false;
	}
	if (mode & ~(uint64_t)7) {
		text_puts(out, first ? "" : "|");
		text_hex(out, mode & ~(uint64_t)7);
	}
}

static unsigned fcntl_cmd(const struct call *call)
{
	return (uint32_t)call->args[1];
}

bool fcntl_has_arg(const struct call *call, unsigned index)
{
	(void)index;
	switch (fcntl_cmd(call)) {
	case F_GETFD:
	case F_GETFL:
	case F_GETOWN:
	case F_GETSIG:
	case F_GETLEASE:
	case CREATED_QUERY:
	case GETPIPE_SIZE:
	case GET_SEALS:
		return false;
	default:
		return true;
	}
}

static const struct flag_set *fcntl_set(unsigned cmd)
{
	switch (cmd) {
	case F_GETFD:
	case F_SETFD:
		return &fd_flags;
	case F_GETFL:
	case F_SETFL:
		return &open_flags;
	case F_GETLEASE:
	case F_SETLEASE:
		return &lease_types;
	case ADD_SEALS:
	case GET_SEALS:
		return &seals;
	case F_NOTIFY:
		return &notify_masks;
	default:
		return NULL;
	}
}

/* Where a lock has offsets of 64 bits whatever the ABI. */
static bool is_wide_lock(unsigned cmd)
{
	return (cmd >= GETLK_64 && cmd <= SETLKW_64) ||
	       (cmd >= OFD_GETLK && cmd <= OFD_SETLKW);
}

/* Only who asks for a lock is told whose it is. */
static void print_lock(struct text *out, const struct call *call,
		       const struct layout *layout, uint64_t address)
{
	enum { L_PID = 4 };
	unsigned cmd = fcntl_cmd(call);
	bool asks = cmd == F_GETLK || cmd == GETLK_64 || cmd == OFD_GETLK;
	size_t size = layout_offset(layout, call->abi, L_PID);

	if (asks && call->returned && !call->failed)
		size = layout_size(layout, call->abi);
	layout_print_sized(out, call, layout,
			   &(struct list){ address, size, UINT64_MAX });
}

static bool print_fcntl_struct(struct text *out, const struct call *call,
			       uint64_t address)
{
	unsigned cmd = fcntl_cmd(call);
	bool filled = call->returned && !call->failed;

	if (is_wide_lock(cmd) && call_is_narrow(call))
		print_lock(out, call, &flock64_layout, address);
	else if (cmd == F_GETLK || cmd == F_SETLK || cmd == F_SETLKW ||
		 is_wide_lock(cmd))
		print_lock(out, call, &flock_layout, address);
	else if (cmd == F_SETOWN_EX || (cmd == F_GETOWN_EX && filled))
		layout_print_at(out, call, &f_owner_ex_layout, address);
	else
		return false;
	return true;
}

static bool print_hint(struct text *out, const struct call *call,
		       uint64_t address)
{
	unsigned cmd = fcntl_cmd(call);
	bool gets = cmd == GET_HINT || cmd == GET_FILE_HINT;
	uint64_t hint;

	if ((!gets || !call->returned || call->failed) && cmd != SET_HINT &&
	    cmd != SET_FILE_HINT)
		return false;
	if (!read_or_hex(out, call, address, &hint, sizeof(hint)))
		return true;
	text_char(out, '[');
	flags_print(out, call->style, &rw_hints, hint);
	text_char(out, ']');
	return true;
}

void print_fcntl_arg(struct text *out, const struct call *call, unsigned index)
{
	const struct flag_set *set = fcntl_set(fcntl_cmd(call));
	uint32_t value = arg_value(call, index);

	if (set) {
		flags_print(out, call->style, set, value);
		return;
	}
	switch (fcntl_cmd(call)) {
	case F_DUPFD:
	case F_DUPFD_CLOEXEC:
	case SETPIPE_SIZE:
		text_signed(out, (int32_t)value);
		break;
	case F_SETOWN:
		print_pid_value(out, call, (pid_t)value);
		break;
	case F_SETSIG:
		print_signal_value(out, call, (int)value);
		break;
	case DUPFD_QUERY:
		print_fd_value(out, call, (int)value);
		break;
	default:
		if (!print_fcntl_struct(out, call, arg_value(call, index)) &&
		    !print_hint(out, call, arg_value(call, index)))
			text_hex(out, arg_value(call, index));
	}
}

void result_fcntl(struct text *out, const struct call *call)
{
	const struct flag_set *set = fcntl_set(fcntl_cmd(call));
	int value = (int)call->result;

	if (set && !fcntl_has_arg(call, 2)) {
		flags_print(out, call->style, set, (uint32_t)value);
		return;
	}
	switch (fcntl_cmd(call)) {
	case F_DUPFD:
	case F_DUPFD_CLOEXEC:
		print_fd_value(out, call, value);
		break;
	case F_GETOWN:
		print_pid_value(out, call, value);
		break;
	case F_GETSIG:
		print_signal_value(out, call, value);
		break;
	default:
		text_signed(out, value);
	}
}

void print_fd_pair(struct text *out, const struct call *call, unsigned index)
{
	int32_t fds[2];

	if (!read_or_hex(out, call, arg_value(call, index), fds, sizeof(fds)))
		return;
	text_char(out, '[');
	text_signed(out, fds[0]);
	text_puts(out, ", ");
	text_signed(out, fds[1]);
	text_char(out, ']');
}

void print_int_at(struct text *out, const struct call *call, unsigned index)
{
	int32_t value;

	if (!read_or_hex(out, call, arg_value(call, index), &value,
			 sizeof(value)))
		return;
	text_char(out, '[');
	text_signed(out, value);
	text_char(out, ']');
}

/* An array in the program, and room for what is shown of it. */
struct array {
	uint64_t address;
	uint64_t count; /* as the program says */
	size_t size;	/* of an element */
	unsigned char bytes[LIST_MAX * 2 * sizeof(uint64_t)];
};

/* Gives how many were read; prints the address when it is none. */
static size_t array_read(struct text *out, const struct call *call,
			 struct array *array)
{
	uint64_t count = array->count < LIST_MAX ? array->count : LIST_MAX;
	size_t got = 0;

	if (array->address && count)
		got = memory_read(call->memory, array->address, array->bytes,
				  count * array->size);
	if (got < array->size)
		text_hex(out, array->address);
	return got / array->size;
}

static void close_list(struct text *out, uint64_t count, size_t shown)
{
	text_puts(out, shown < count ? ", ...]" : "]");
}

/* 'left' is what the kernel still had of the bytes it read or filled in. */
static uint64_t print_vector(struct text *out, const struct call *call,
			     const unsigned char *vector, uint64_t left)
{
	unsigned word = call->abi->word;
	uint64_t base = load(vector, word);
	uint64_t length = load(vector + word, word);
	uint64_t filled = length < left ? length : left;

	text_puts(out, "{ .iov_base: ");
	print_bytes_at(out, call, base, filled);
	text_puts(out, ", .iov_len: ");
	text_unsigned(out, length);
	text_puts(out, " }");
	return left - filled;
}

void print_vectors_at(struct text *out, const struct call *call,
		      const struct vectors *vectors)
{
	struct array array = {
		.address = vectors->address,
		.count = vectors->count,
		.size = 2 * call->abi->word,
	};
	size_t count = array_read(out, call, &array);
	uint64_t left = vectors->bytes;

	if (count == 0)
		return;
	text_char(out, '[');
	for (size_t i = 0; i < count && !print_is_full(out, call); i++) {
		text_puts(out, i ? ", " : "");
		left = print_vector(out, call, array.bytes + i * array.size,
				    left);
	}
	close_list(out, array.count, count);
}

void print_iovec(struct text *out, const struct call *call, unsigned index)
{
	bool filled = call->row->args[index].flags & ARG_OUT;

	print_vectors_at(
		out, call,
		&(struct vectors){
			.address = arg_value(call, index),
			.count = arg_param_value(call, index),
			.bytes = filled ? (uint64_t)call->result : UINT64_MAX,
		});
}

/* What came of it is shown where anything did. */
void print_pollfds(struct text *out, const struct call *call, unsigned index)
{
	const struct layout *layout =
		call->returned ? &polled_layout : &pollfd_layout;

	layout_print_list(
		out, call, layout,
		&(struct list){ arg_value(call, index),
				arg_value(call, call->row->args[index].other),
				UINT64_MAX });
}

static void print_set(struct text *out, const struct call *call,
		      const unsigned char *bits, unsigned count)
{
	bool first = true;

	text_char(out, '[');
	for (unsigned fd = 0; fd < count && !print_is_full(out, call); fd++) {
		if (!(bits[fd / 8] >> fd % 8 & 1))
			continue;
		text_puts(out, first ? "" : " ");
		print_fd_value(out, call, fd);
		first = false;
	}
	text_char(out, ']');
}

/* The sets of select: as many bits as its first argument says. */
void print_fd_set(struct text *out, const struct call *call, unsigned index)
{
	enum { FDS_MAX = 4096 };
	unsigned char bits[FDS_MAX / 8];
	int64_t count = arg_signed(call, 0);
	unsigned word = call->abi->word;

	if (count > FDS_MAX)
		count = FDS_MAX;
	if (count <= 0)
		text_hex(out, arg_value(call, index));
	else if (read_or_hex(out, call, arg_value(call, index), bits,
			     (count + 8 * word - 1) / (8 * word) * word))
		print_set(out, call, bits, count);
}

/* Programs of the nineties put a magic number into the upper half. */
void print_mount_flags(struct text *out, const struct call *call,
		       unsigned index)
{
	enum { MAGIC = 0xc0ed };
	uint64_t flags = arg_value(call, index);

	if ((uint32_t)flags >> 16 != MAGIC) {
		flags_print(out, call->style, &mount_flags, flags);
		return;
	}
	text_puts(out, call->style->show_prefix ? "MS_MGC_VAL" : "MGC_VAL");
	if ((uint16_t)flags) {
		text_char(out, '|');
		flags_print(out, call->style, &mount_flags, (uint16_t)flags);
	}
}

/* None is what marks a whole mount or file system by its path. */
void print_marked_fd(struct text *out, const struct call *call, unsigned index)
{
	int fd = (int)arg_value(call, index);

	if (fd == -1)
		text_puts(out, call->style->show_prefix ? "FAN_NOFD" : "NOFD");
	else
		print_at_fd_value(out, call, fd);
}

/* The arguments of what came after it, in a struct of words. */
void print_old_select(struct text *out, const struct call *call, unsigned index)
{
	enum { COUNT = 5 };
	unsigned char words[COUNT * sizeof(uint64_t)];
	unsigned word = call->abi->word;
	struct call nested = *call;

	nested.row = call_row_by_name("_newselect");
	memset(nested.args, 0, sizeof(nested.args));
	if (!read_or_hex(out, call, arg_value(call, index), words,
			 COUNT * word))
		return;
	for (unsigned i = 0; i < COUNT; i++)
		nested.args[i] = load(words + i * word, word);
	print_nested_call(out, &nested);
}
