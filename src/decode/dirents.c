/*
 * What lists of a directory's entries hold, and handles of files.
 */
#include <string.h>

#include "decode/args.h"
#include "decode/layout.h"

enum { ENTRIES_MAX = 32768, NAME_MAX_SHOWN = 255, HANDLE_MAX = 128 };

/* Where an entry's parts are: linux_dirent64, or linux_dirent. */
struct entry_form {
	unsigned word; /* bytes of the inode's number and of the offset */
	bool old;      /* the type is the last byte, behind the name */
};

/* One entry, of 'size' bytes at least. */
static void print_entry(struct text *out, const struct call *call,
			const unsigned char *bytes,
			const struct entry_form *form)
{
	unsigned word = form->word;
	unsigned size = load(bytes + 2 * word, 2);
	unsigned start = 2 * word + (form->old ? 2 : 3);
	unsigned type = bytes[form->old ? size - 1 : 2 * word + 2];
	const char *name = (const char *)bytes + start;

	text_puts(out, "{ .d_ino: ");
	text_unsigned(out, load(bytes, word));
	text_puts(out, ", .d_off: ");
	text_signed(out, load_signed(bytes + word, word));
	text_puts(out, ", .d_reclen: ");
	text_unsigned(out, size);
	text_puts(out, ", .d_type: ");
	flags_print(out, call->style, &dirent_types, type);
	text_puts(out, ", .d_name: ");
	print_quoted(out, name, strnlen(name, size - start));
	text_puts(out, " }");
}

/* Bytes of a whole entry at 'bytes', 0 if there is none. */
static size_t entry_size(const unsigned char *bytes, size_t left,
			 const struct entry_form *form)
{
	unsigned least = 2 * form->word + 4;
	size_t size;

	if (left < least)
		return 0;
	size = load(bytes + 2 * form->word, 2);
	return size >= least && size <= left ? size : 0;
}

static size_t count_entries(const unsigned char *bytes, size_t size,
			    const struct entry_form *form)
{
	size_t count = 0, used;

	for (; (used = entry_size(bytes, size, form)); count++) {
		bytes += used;
		size -= used;
	}
	return count;
}

static void print_entries(struct text *out, const struct call *call,
			  unsigned index, const struct entry_form *form)
{
	unsigned char bytes[ENTRIES_MAX], *at = bytes;
	uint64_t address = arg_value(call, index);
	size_t size = call->result < 0 || call->result > ENTRIES_MAX
			      ? ENTRIES_MAX
			      : (size_t)call->result;
	size_t used, left, count;

	left = size ? memory_read(call->memory, address, bytes, size) : 0;
	if (size && !left) {
		text_hex(out, address);
		return;
	}
	count = count_entries(bytes, left, form);
	text_char(out, '[');
	while ((used = entry_size(at, left, form)) &&
	       !print_is_full(out, call)) {
		text_puts(out, at == bytes ? "" : ", ");
		print_entry(out, call, at, form);
		at += used;
		left -= used;
	}
	text_puts(out, used ? ", ...] /* " : "] /* ");
	text_unsigned(out, count);
	text_puts(out, count == 1 ? " entry */" : " entries */");
}

void print_dirents(struct text *out, const struct call *call, unsigned index)
{
	print_entries(out, call, index, &(struct entry_form){ 8, false });
}

void print_old_dirents(struct text *out, const struct call *call,
		       unsigned index)
{
	print_entries(out, call, index,
		      &(struct entry_form){ call_long_size(call), true });
}

/* One entry, whose name's length is the kernel's, too. */
void print_old_dirent(struct text *out, const struct call *call, unsigned index)
{
	unsigned word = call_long_size(call);
	unsigned char bytes[2 * sizeof(uint64_t) + 2];
	uint64_t address = arg_value(call, index);
	size_t head = 2 * word + 2;
	char name[NAME_MAX_SHOWN];
	size_t length;

	/* None is left. */
	if (!call->result || !read_or_hex(out, call, address, bytes, head)) {
		text_puts(out, call->result ? "" : "{}");
		return;
	}
	length = load(bytes + 2 * word, 2);
	text_puts(out, "{ .d_ino: ");
	text_unsigned(out, load(bytes, word));
	text_puts(out, ", .d_offset: ");
	text_unsigned(out, load(bytes + word, word));
	text_puts(out, ", .d_namlen: ");
	text_unsigned(out, length);
	text_puts(out, ", .d_name: ");
	length = memory_read(call->memory, address + head, name,
			     length < sizeof(name) ? length : sizeof(name));
	print_quoted(out, name, length);
	text_puts(out, " }");
}

/* struct file_handle, whose first field says how much is behind it. */
void print_file_handle(struct text *out, const struct call *call,
		       unsigned index)
{
	uint64_t address = arg_value(call, index);
	unsigned char bytes[HANDLE_MAX];
	uint32_t head[2];

	if (!read_or_hex(out, call, address, head, sizeof(head)))
		return;
	text_puts(out, "{ .handle_bytes: ");
	text_unsigned(out, head[0]);
	if (head[0] <= sizeof(bytes) && (call->returned || index == 1) &&
	    memory_get(call->memory, address + 8, bytes, head[0])) {
		text_puts(out, ", .handle_type: ");
		text_hex(out, head[1]);
		text_puts(out, ", .f_handle: 0x");
		for (uint32_t i = 0; i < head[0]; i++)
			text_printf(out, "%02x", bytes[i]);
	}
	text_puts(out, " }");
}
