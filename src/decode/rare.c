/*
 * Arguments of calls that few programs make: security modules, quotas,
 * priorities of input and output, segments, pages of a process.
 */
#include <unistd.h>

#include "decode/args.h"
#include "decode/flags_calls.h"
#include "decode/layout.h"

enum { SHOWN = 32 };

/* clang-format off */

static const struct field lsm_context_layout_fields[] = {
	F(U64, id, IN_SET(lsm_ids)),
	F(U64, flags, IN_SET(lsm_flags)),
	F(U64, len),
	F(U64, ctx_len),
};
static LAYOUT(lsm_context_layout);

static const struct field quota_block_layout_fields[] = {
	F(U64, dqb_bhardlimit),
	F(U64, dqb_bsoftlimit),
	F(U64, dqb_curspace),
	F(U64, dqb_ihardlimit),
	F(U64, dqb_isoftlimit),
	F(U64, dqb_curinodes),
	F(U64, dqb_btime),
	F(U64, dqb_itime),
	F(U32, dqb_valid, IN_SET(quota_block_valids)),
};
static LAYOUT(quota_block_layout);

static const struct field quota_info_layout_fields[] = {
	F(U64, dqi_bgrace),
	F(U64, dqi_igrace),
	F(U32, dqi_flags, IN_SET(quota_info_flags)),
	F(U32, dqi_valid, IN_SET(quota_info_valids)),
};
static LAYOUT(quota_info_layout);

static const struct field quota_disk_layout_fields[] = {
	F(S8, d_version),
	F(U8, d_flags, IN_SET(quota_kinds)),
	F(U16, d_fieldmask, AS(field_hex)),
	F(U32, d_id),
	F(U64, d_blk_hardlimit),
	F(U64, d_blk_softlimit),
	F(U64, d_ino_hardlimit),
	F(U64, d_ino_softlimit),
	F(U64, d_bcount),
	F(U64, d_icount),
	F(S32, d_itimer),
	F(S32, d_btimer),
	F(U16, d_iwarns),
	F(U16, d_bwarns),
	F(S8, d_itimer_hi, QUIET),
	F(S8, d_btimer_hi, QUIET),
	F(S8, d_rtbtimer_hi, QUIET),
	PAD(U8, 1),
	F(U64, d_rtb_hardlimit, QUIET),
	F(U64, d_rtb_softlimit, QUIET),
	F(U64, d_rtbcount, QUIET),
	F(S32, d_rtbtimer, QUIET),
	F(U16, d_rtbwarns, QUIET),
	PAD(U8, 10),
};
static LAYOUT(quota_disk_layout);

static const struct field quota_switch_layout_fields[] = {
	F(U32, flags, IN_SET(quota_disk_flags)),
};
static LAYOUT(quota_switch_layout);

static const struct field quota_remove_layout_fields[] = {
	F(U32, flags, IN_SET(quota_kinds)),
};
static LAYOUT(quota_remove_layout);

static const struct field quota_file_fields[] = {
	F(U64, qfs_ino),
	F(U64, qfs_nblks),
	F(U32, qfs_nextents),
};
static LAYOUT(quota_file);

static const struct field quota_stat_layout_fields[] = {
	F(S8, qs_version),
	F(U16, qs_flags, IN_SET(quota_disk_flags)),
	PAD(U8, 1),
	STRUCT_F(qs_uquota, quota_file),
	STRUCT_F(qs_gquota, quota_file),
	F(U32, qs_incoredqs),
	F(S32, qs_btimelimit),
	F(S32, qs_itimelimit),
	F(S32, qs_rtbtimelimit),
	F(U16, qs_bwarnlimit),
	F(U16, qs_iwarnlimit),
};
static LAYOUT(quota_stat_layout);

static const struct field quota_filev_fields[] = {
	F(U64, qfs_ino),
	F(U64, qfs_nblks),
	F(U32, qfs_nextents),
	PAD(U32, 1),
};
static LAYOUT(quota_filev);

static const struct field quota_statv_layout_fields[] = {
	F(S8, qs_version),
	PAD(U8, 1),
	F(U16, qs_flags, IN_SET(quota_disk_flags)),
	F(U32, qs_incoredqs),
	STRUCT_F(qs_uquota, quota_filev),
	STRUCT_F(qs_gquota, quota_filev),
	STRUCT_F(qs_pquota, quota_filev),
	F(S32, qs_btimelimit),
	F(S32, qs_itimelimit),
	F(S32, qs_rtbtimelimit),
	F(U16, qs_bwarnlimit),
	F(U16, qs_iwarnlimit),
	F(U16, qs_rtbwarnlimit),
	PAD(U16, 3),
	PAD(U64, 7),
};
static LAYOUT(quota_statv_layout);

static const struct field ns_id_layout_fields[] = {
	F(U32, size),
	PAD(U32, 1),
	F(U64, ns_id),
	F(U32, ns_type, IN_SET(ns_types)),
	PAD(U32, 1),
	F(U64, user_ns_id),
};
LAYOUT(ns_id_layout);

/* Behind a kind of quota in the low byte. */
static const struct quota {
	unsigned cmd;
	bool out;
	const struct layout *layout;
} quotas[] = {
	{ 0x800005, true, &quota_info_layout },
	{ 0x800006, false, &quota_info_layout },
	{ 0x800007, true, &quota_block_layout },
	{ 0x800008, false, &quota_block_layout },
	{ 0x800009, true, &quota_block_layout },
	{ 0x5801, false, &quota_switch_layout },
	{ 0x5802, false, &quota_switch_layout },
	{ 0x5803, true, &quota_disk_layout },
	{ 0x5804, false, &quota_disk_layout },
	{ 0x5805, true, &quota_stat_layout },
	{ 0x5806, false, &quota_remove_layout },
	{ 0x5808, true, &quota_statv_layout },
	{ 0x5809, true, &quota_disk_layout },
};

/* clang-format on */

static void print_format(struct text *out, const struct call *call,
			 uint64_t address)
{
	uint32_t format;

	if (!read_or_hex(out, call, address, &format, sizeof(format)))
		return;
	text_char(out, '[');
	flags_print(out, call->style, &quota_formats, format);
	text_char(out, ']');
}

/* Whose quota, or how what is turned on is stored. */
void print_quota_id(struct text *out, const struct call *call, unsigned index)
{
	enum { QUOTAON = 0x800002 };
	uint64_t value = arg_value(call, index);

	if ((uint32_t)arg_value(call, call->row->args[index].other) >> 8 ==
	    QUOTAON)
		flags_print(out, call->style, &quota_formats, value);
	else
		text_signed(out, (int32_t)value);
}

void print_quota_addr(struct text *out, const struct call *call,
		      unsigned index)
{
	enum { QUOTAON = 0x800002, GETFMT = 0x800004 };
	uint32_t cmd = arg_value(call, call->row->args[index].other) >> 8;
	uint64_t address = arg_value(call, index);
	bool filled = call->returned && !call->failed;

	for (size_t i = 0; i < sizeof(quotas) / sizeof(*quotas); i++) {
		if (quotas[i].cmd != cmd || (quotas[i].out && !filled))
			continue;
		layout_print_at(out, call, quotas[i].layout, address);
		return;
	}
	if (cmd == QUOTAON)
		print_string_at(out, call, address, string_limit(call));
	else if (cmd == GETFMT && filled)
		print_format(out, call, address);
	else
		text_hex(out, address);
}

/* A class above the level in it. */
void print_priority(struct text *out, const struct call *call, uint64_t value)
{
	enum { SHIFT = 13 };

	flags_print(out, call->style, &ioprio_classes, value >> SHIFT);
	text_char(out, '|');
	text_unsigned(out, value & ((1u << SHIFT) - 1));
}

void print_ioprio(struct text *out, const struct call *call, unsigned index)
{
	print_priority(out, call, arg_value(call, index));
}

void result_ioprio(struct text *out, const struct call *call)
{
	print_priority(out, call, (uint32_t)call->result);
}

/* The descriptors of segments that it reads, sets or sets anew. */
void print_ldt(struct text *out, const struct call *call, unsigned index)
{
	enum { WRITE = 1, WRITE_NEW = 0x11 };
	uint64_t func = arg_value(call, index - 1);
	uint64_t size = arg_value(call, index + 1);

	if ((func == WRITE || func == WRITE_NEW) &&
	    size == layout_size(&user_desc_layout, call->abi))
		layout_print_at(out, call, &user_desc_layout,
				arg_value(call, index));
	else
		text_hex(out, arg_value(call, index));
}

static void print_words(struct text *out, const struct call *call,
			const struct list *list, unsigned size)
{
	unsigned char bytes[SHOWN * sizeof(uint64_t)];
	size_t wanted = list->count < SHOWN ? list->count : SHOWN;
	size_t got = 0;

	if (list->address && wanted)
		got = memory_read(call->memory, list->address, bytes,
				  wanted * size) /
		      size;
	if (!got && (list->count || !list->address)) {
		text_hex(out, list->address);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got && !print_is_full(out, call); i++) {
		text_puts(out, i ? ", " : "");
		if (size == call->abi->word && size != 4)
			text_hex(out, load(bytes + i * size, size));
		else
			text_signed(out, load_signed(bytes + i * size, size));
	}
	text_puts(out, got < list->count ? ", ...]" : "]");
}

static struct list list_of(const struct call *call, unsigned index)
{
	return (struct list){ arg_value(call, index),
			      arg_value(call, call->row->args[index].other),
			      UINT64_MAX };
}

void print_addresses(struct text *out, const struct call *call, unsigned index)
{
	struct list list = list_of(call, index);

	print_words(out, call, &list, call->abi->word);
}

void print_ints(struct text *out, const struct call *call, unsigned index)
{
	struct list list = list_of(call, index);

	print_words(out, call, &list, sizeof(int32_t));
}

/* "[1101]": which pages of a range are there. */
void print_pages(struct text *out, const struct call *call, unsigned index)
{
	enum { PAGES = 256 };
	unsigned char pages[PAGES];
	uint64_t page = sysconf(_SC_PAGESIZE);
	uint64_t size = arg_value(call, index - 1);
	uint64_t count = size / page + (size % page != 0);
	uint64_t address = arg_value(call, index);
	size_t got = 0;

	if (address)
		got = memory_read(call->memory, address, pages,
				  count < PAGES ? count : PAGES);
	if (!got) {
		text_hex(out, address);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got; i++)
		text_char(out, pages[i] & 1 ? '1' : '0');
	text_puts(out, got < count ? "...]" : "]");
}

void print_lsm_contexts(struct text *out, const struct call *call,
			unsigned index)
{
	enum { HEADER = 32 };
	uint64_t address = arg_value(call, index);
	unsigned char header[HEADER];

	if (!read_or_hex(out, call, address, header, HEADER))
		return;
	layout_print_at(out, call, &lsm_context_layout, address);
	text_puts(out, ", ");
	print_bytes_at(out, call, address + HEADER, load(header + 24, 8));
}

void print_lsm_ids(struct text *out, const struct call *call, unsigned index)
{
	uint64_t ids[SHOWN];
	uint64_t address = arg_value(call, index);
	uint64_t count = call->result;
	size_t got = 0;

	if (address)
		got = memory_read(call->memory, address, ids,
				  (count < SHOWN ? count : SHOWN) * 8) /
		      8;
	if (!got) {
		text_hex(out, address);
		return;
	}
	text_char(out, '[');
	for (size_t i = 0; i < got; i++) {
		text_puts(out, i ? ", " : "");
		flags_print(out, call->style, &lsm_ids, ids[i]);
	}
	text_puts(out, got < count ? ", ...]" : "]");
}

/* What a file system's parameter is set to. */
void print_fsconfig_value(struct text *out, const struct call *call,
			  unsigned index)
{
	enum { STRING = 1, BINARY = 2, PATH = 3, PATH_EMPTY = 4 };
	uint64_t cmd = arg_value(call, 1);
	uint64_t address = arg_value(call, index);

	if (cmd == STRING || cmd == PATH || cmd == PATH_EMPTY)
		print_string_at(out, call, address, string_limit(call));
	else if (cmd == BINARY)
		print_bytes_at(out, call, address, arg_value(call, index + 1));
	else
		text_hex(out, address);
}

void print_fsconfig_aux(struct text *out, const struct call *call,
			unsigned index)
{
	enum { PATH = 3, PATH_EMPTY = 4, FD = 5 };
	uint64_t cmd = arg_value(call, 1);

	if (cmd == PATH || cmd == PATH_EMPTY || cmd == FD)
		print_at_fd_value(out, call, (int)arg_value(call, index));
	else
		print_int(out, call, index);
}
