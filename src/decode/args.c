/*
 * The printers of numbers, strings and buffers, and what the printers of the
 * subjects share.
 */
#include "decode/args.h"

#include <limits.h>
#include <string.h>

#include "decode/parts.h"

enum {
	LIST_ALL = 4096,       /* strings of a list, where all are shown */
	LIST_MAX = 32,	       /* .. and where not */
	VARIABLES_SHOWN = 4,   /* of an environment, likewise */
	VARIABLES_MAX = 65536, /* of an environment counted */
	VARIABLES_AT_ONCE = 512,
};

bool call_is_narrow(const struct call *call)
{
	const struct abi *abi = call->abi;

	return (abi->slot ? abi->slot : abi->word) == 4;
}

unsigned call_long_size(const struct call *call)
{
	return call_is_narrow(call) ? 4 : 8;
}

static uint64_t narrow_value(const struct call *call, unsigned index)
{
	const struct arg *args = call->row->args;
	unsigned slot;

	slot = 0;
	for (unsigned i = 0; i <= index; i++) {
		if (args[i].flags & ARG_PAIR && call->abi->pairs_even)
			slot += slot % 2;
		if (i < index)
			slot += args[i].flags & ARG_PAIR ? 2 : 1;
	}
	if (slot >= EVENT_ARGS)
		return 0;
	if (!(args[index].flags & ARG_PAIR) || slot + 1 >= EVENT_ARGS)
		return (uint32_t)call->args[slot];
	return (uint32_t)call->args[slot] | call->args[slot + 1] << 32;
}

uint64_t arg_value(const struct call *call, unsigned index)
{
	if (call_is_narrow(call))
		return narrow_value(call, index);
	if (call->row->args[index].flags & ARG_HALF)
		return (uint32_t)call->args[index];
	return call->args[index];
}

int64_t arg_signed(const struct call *call, unsigned index)
{
	unsigned flags = call->row->args[index].flags;
	uint64_t value = arg_value(call, index);

	if (flags & ARG_HALF || (call_is_narrow(call) && !(flags & ARG_PAIR)))
		return (int32_t)value;
	return (int64_t)value;
}

uint64_t arg_param_value(const struct call *call, unsigned index)
{
	return arg_value(call, (uintptr_t)call->row->args[index].param);
}

uint64_t load(const void *bytes, unsigned size)
{
	uint64_t whole;
	uint32_t half;
	uint16_t quarter;

	switch (size) {
	case 8:
		memcpy(&whole, bytes, sizeof(whole));
		return whole;
	case 4:
		memcpy(&half, bytes, sizeof(half));
		return half;
	case 2:
		memcpy(&quarter, bytes, sizeof(quarter));
		return quarter;
	default:
		return *(const unsigned char *)bytes;
	}
}

int64_t load_signed(const void *bytes, unsigned size)
{
	uint64_t value = load(bytes, size);
	unsigned shift = 64 - 8 * size;

	return (int64_t)(value << shift) >> shift;
}

bool read_or_hex(struct text *out, const struct call *call, uint64_t address,
		 void *buffer, size_t size)
{
	if (address && memory_get(call->memory, address, buffer, size))
		return true;
	text_hex(out, address);
	return false;
}

void print_int(struct text *out, const struct call *call, unsigned index)
{
	text_signed(out, arg_signed(call, index));
}

void print_uint(struct text *out, const struct call *call, unsigned index)
{
	text_unsigned(out, arg_value(call, index));
}

void print_octal(struct text *out, const struct call *call, unsigned index)
{
	text_printf(out, "%#o", (unsigned)arg_value(call, index));
}

void print_long(struct text *out, const struct call *call, unsigned index)
{
	text_signed(out, arg_signed(call, index));
}

void print_ulong(struct text *out, const struct call *call, unsigned index)
{
	text_unsigned(out, arg_value(call, index));
}

void print_hex(struct text *out, const struct call *call, unsigned index)
{
	text_hex(out, arg_value(call, index));
}

void print_flags(struct text *out, const struct call *call, unsigned index)
{
	flags_print(out, call->style,
		    set_of(call->row->args[index].param, call->abi),
		    arg_value(call, index));
}

void print_mode(struct text *out, const struct call *call, unsigned index)
{
	/* The kernel's umode_t is a short. */
	uint16_t mode = arg_value(call, index);

	flags_print(out, call->style, &file_modes, mode);
}

/* The arrow between a socket's two addresses is not part of a path. */
static void print_fd_name(struct text *out, const char *name)
{
	const char *arrow = *name == '/' ? NULL : strstr(name, "->");

	if (arrow) {
		text_escape(out, name, arrow - name, '>');
		text_puts(out, "->");
		name = arrow + 2;
	}
	text_escape(out, name, strlen(name), '>');
}

void print_fd_value(struct text *out, const struct call *call, int fd)
{
	const struct names *names = call->names;
	const char *name = NULL;

	text_signed(out, fd);
	if (fd >= 0 && names && names->fd && !call->style->raw)
		name = names->fd(names, fd);
	if (!name)
		return;
	text_char(out, '<');
	print_fd_name(out, name);
	text_char(out, '>');
}

void print_fd(struct text *out, const struct call *call, unsigned index)
{
	print_fd_value(out, call, (int)arg_value(call, index));
}

void print_at_fd(struct text *out, const struct call *call, unsigned index)
{
	print_at_fd_value(out, call, (int)arg_value(call, index));
}

void print_at_fd_value(struct text *out, const struct call *call, int fd)
{
	enum { AT_FDCWD_VALUE = -100 };

	if (fd == AT_FDCWD_VALUE && !call->style->raw)
		text_puts(out, call->style->show_prefix ? "AT_FDCWD" : "CWD");
	else
		print_fd_value(out, call, fd);
}

/* As its lines call it, where its own namespace has another number. */
static void print_own_pid(struct text *out, const struct names *names,
			  pid_t pid)
{
	pid_t own = names->own_pid ? names->own_pid(names, pid) : 0;

	if (!own)
		return;
	text_char(out, '/');
	text_signed(out, own);
}

void print_pid_value(struct text *out, const struct call *call, pid_t pid)
{
	const struct names *names = call->names;
	const char *name = NULL;

	text_signed(out, pid);
	if (pid > 0 && names && names->pid && !call->style->raw)
		name = names->pid(names, pid);
	if (!name)
		return;
	text_puts(out, " (");
	text_name(out, name);
	print_own_pid(out, names, pid);
	text_char(out, ')');
}

void print_interface_value(struct text *out, const struct call *call,
			   uint32_t index)
{
	const struct names *names = call->names;
	const char *name = NULL;

	text_unsigned(out, index);
	if (index && names && names->interface && !call->style->raw)
		name = names->interface(names, index);
	if (!name)
		return;
	text_puts(out, " (");
	text_name(out, name);
	text_char(out, ')');
}

void print_pid(struct text *out, const struct call *call, unsigned index)
{
	print_pid_value(out, call, (pid_t)arg_value(call, index));
}

size_t string_limit(const struct call *call)
{
	size_t limit = call->style->string_limit;

	if (limit == 0 || limit > DECODE_STRING_MAX)
		return DECODE_STRING_MAX;
	return limit;
}

void print_quoted(struct text *out, const void *bytes, size_t size)
{
	text_char(out, '"');
	text_escape(out, bytes, size, '"');
	text_char(out, '"');
}

void print_string_at(struct text *out, const struct call *call,
		     uint64_t address, size_t limit)
{
	char bytes[DECODE_STRING_MAX + 1];
	bool whole = false;
	ssize_t length = -1;

	if (address)
		length = memory_string(call->memory, address, bytes, limit + 1,
				       &whole);
	if (length < 0) {
		text_hex(out, address);
		return;
	}
	if ((size_t)length > limit) {
		length = limit;
		whole = false;
	}
	print_quoted(out, bytes, length);
	if (!whole)
		text_puts(out, "...");
}

void print_bytes_at(struct text *out, const struct call *call, uint64_t address,
		    uint64_t size)
{
	char bytes[DECODE_STRING_MAX];
	size_t limit = string_limit(call);
	size_t wanted = size < limit ? size : limit;
	size_t length = 0;

	if (address && wanted)
		length = memory_read(call->memory, address, bytes, wanted);
	if (length == 0 && (wanted || !address)) {
		text_hex(out, address);
		return;
	}
	print_quoted(out, bytes, length);
	if (length < size)
		text_puts(out, "...");
}

void print_string(struct text *out, const struct call *call, unsigned index)
{
	print_string_at(out, call, arg_value(call, index), string_limit(call));
}

void print_path(struct text *out, const struct call *call, unsigned index)
{
	print_string_at(out, call, arg_value(call, index), PATH_MAX);
}

void print_buffer(struct text *out, const struct call *call, unsigned index)
{
	print_bytes_at(out, call, arg_value(call, index),
		       arg_param_value(call, index));
}

/* A result may be more than the buffer holds: MSG_TRUNC, a probe of a size. */
void print_result_buffer(struct text *out, const struct call *call,
			 unsigned index)
{
	uint64_t size = arg_param_value(call, index);

	if (call->result >= 0 && (uint64_t)call->result < size)
		size = call->result;
	print_bytes_at(out, call, arg_value(call, index), size);
}

/* Words before the zero among 'count'; 'count' if there is none. */
static size_t count_words(const unsigned char *words, size_t count,
			  unsigned word)
{
	size_t i = 0;

	while (i < count && load(words + i * word, word) != 0)
		i++;
	return i;
}

/* The strings of a list that are shown: 'most', if not all are. */
static size_t list_limit(const struct call *call, size_t most)
{
	return string_limit(call) < DECODE_STRING_MAX ? most : LIST_ALL;
}

static void print_list(struct text *out, const struct call *call,
		       const unsigned char *words, size_t count, size_t most)
{
	unsigned word = call->abi->word;
	size_t used = count_words(words, count, word);
	size_t shown = used < most ? used : most;
	size_t i;

	text_char(out, '[');
	for (i = 0; i < shown && !print_is_full(out, call); i++) {
		if (i)
			text_puts(out, ", ");
		print_string_at(out, call, load(words + i * word, word),
				string_limit(call));
	}
	if (i == count || i < used)
		text_puts(out, i ? ", ..." : "...");
	text_char(out, ']');
}

/* False when not even the first word can be read: the address. */
static bool print_strings_at(struct text *out, const struct call *call,
			     uint64_t address, size_t most)
{
	unsigned char words[(LIST_ALL + 1) * sizeof(uint64_t)];
	unsigned word = call->abi->word;
	size_t size = 0;

	most = list_limit(call, most);
	if (address)
		size = memory_read(call->memory, address, words,
				   (most + 1) * word);
	if (!size || size < word) {
		text_hex(out, address);
		return false;
	}
	print_list(out, call, words, size / word, most);
	return true;
}

void print_strings(struct text *out, const struct call *call, unsigned index)
{
	print_strings_at(out, call, arg_value(call, index), LIST_MAX);
}

static size_t count_variables(const struct call *call, uint64_t address)
{
	unsigned char words[VARIABLES_AT_ONCE * sizeof(uint64_t)];
	unsigned word = call->abi->word;
	size_t total = 0;

	while (total < VARIABLES_MAX) {
		size_t got = memory_read(call->memory, address + total * word,
					 words, VARIABLES_AT_ONCE * word);
		size_t used = count_words(words, got / word, word);

		total += used;
		if (used < VARIABLES_AT_ONCE)
			break;
	}
	return total;
}

/* A few, since they are many and the same ones each time; how many there are. */
void print_environment(struct text *out, const struct call *call,
		       unsigned index)
{
	uint64_t address = arg_value(call, index);
	size_t count;

	if (!print_strings_at(out, call, address, VARIABLES_SHOWN))
		return;
	count = count_variables(call, address);
	text_puts(out, " /* ");
	text_unsigned(out, count);
	text_puts(out, count == 1 ? " var */" : " vars */");
}
