/*
 * union bpf_attr by command, and struct perf_event_attr. The kernel aligns its
 * numbers of 64 bits to 8 in all ABIs.
 */
#include <string.h>

#include "decode/args.h"
#include "decode/layout.h"

/* clang-format off */

/* Two registers in one byte, the destination lower. */
static void field_destination(struct text *out, const struct view *view)
{
	flags_print(out, view->call->style, &bpf_registers, view->value & 0xf);
}

static void field_source(struct text *out, const struct view *view)
{
	flags_print(out, view->call->style, &bpf_registers,
		    view->bytes[-1] >> 4);
}

static void field_version(struct text *out, const struct view *view)
{
	text_printf(out, "KERNEL_VERSION(%u, %u, %u)",
		    (unsigned)view->value >> 16,
		    (unsigned)view->value >> 8 & 0xff,
		    (unsigned)view->value & 0xff);
}

static const struct field insn_fields[] = {
	F(U8, code, AS(field_ebpf_code)),
	F(U8, dst_reg, AS(field_destination)),
	F(BEHIND, src_reg, AS(field_source)),
	F(S16, off),
	F(S32, imm),
};
static LAYOUT(insn);

static const struct field map_create_fields[] = {
	F(U32, map_type, IN_SET(bpf_map_types)),
	F(U32, key_size),
	F(U32, value_size),
	F(U32, max_entries),
	F(U32, map_flags, IN_SET(bpf_map_flags)),
	F(U32, inner_map_fd, AS(field_fd), QUIET),
	F(U32, numa_node, QUIET),
	F(BYTES, map_name, QUIET, TIMES(16)),
	F(U32, map_ifindex, AS(field_interface), QUIET),
	F(U32, btf_fd, AS(field_fd), QUIET),
	F(U32, btf_key_type_id, QUIET),
	F(U32, btf_value_type_id, QUIET),
	F(U32, btf_vmlinux_value_type_id, QUIET),
	F(U64, map_extra, AS(field_hex), QUIET),
	F(U32, value_type_btf_obj_fd, AS(field_fd), QUIET),
	F(U32, map_token_fd, AS(field_fd), QUIET),
};
static LAYOUT(map_create);

static const struct field map_elem_fields[] = {
	F(U32, map_fd, AS(field_fd)),
	PAD(U32, 1),
	F(U64, key, AS(field_hex)),
	F(U64, value, AS(field_hex)),
	F(U64, flags, IN_SET(bpf_elem_flags)),
};
static LAYOUT(map_elem);

static const struct field map_delete_fields[] = {
	F(U32, map_fd, AS(field_fd)),
	PAD(U32, 1),
	F(U64, key, AS(field_hex)),
};
static LAYOUT(map_delete);

static const struct field next_key_fields[] = {
	F(U32, map_fd, AS(field_fd)),
	PAD(U32, 1),
	F(U64, key, AS(field_hex)),
	F(U64, next_key, AS(field_hex)),
};
static LAYOUT(next_key);

static const struct field freeze_fields[] = {
	F(U32, map_fd, AS(field_fd)),
};
static LAYOUT(freeze);

static const struct field prog_load_fields[] = {
	F(U32, prog_type, IN_SET(bpf_prog_types)),
	F(U32, insn_cnt),
	F(U64, insns, AS(field_structs_at), OF(insn), BY(insn_cnt)),
	F(U64, license, AS(field_string)),
	F(U32, log_level, QUIET),
	F(U32, log_size, QUIET),
	F(U64, log_buf, AS(field_buffer), BY(log_size), QUIET),
	F(U32, kern_version, AS(field_version), QUIET),
	F(U32, prog_flags, IN_SET(bpf_prog_flags), QUIET),
	F(BYTES, prog_name, QUIET, TIMES(16)),
	F(U32, prog_ifindex, AS(field_interface), QUIET),
	F(U32, expected_attach_type, IN_SET(bpf_attach_types), QUIET),
	F(U32, prog_btf_fd, AS(field_fd), QUIET),
	F(U32, func_info_rec_size, QUIET),
	F(U64, func_info, AS(field_hex), QUIET),
	F(U32, func_info_cnt, QUIET),
	F(U32, line_info_rec_size, QUIET),
	F(U64, line_info, AS(field_hex), QUIET),
	F(U32, line_info_cnt, QUIET),
	F(U32, attach_btf_id, QUIET),
	F(U32, attach_prog_fd, AS(field_fd), QUIET),
	F(U32, core_relo_cnt, QUIET),
	F(U64, fd_array, AS(field_hex), QUIET),
	F(U64, core_relos, AS(field_hex), QUIET),
	F(U32, core_relo_rec_size, QUIET),
	F(U32, log_true_size, QUIET),
	F(U32, prog_token_fd, AS(field_fd), QUIET),
	F(U32, fd_array_cnt, QUIET),
};
static LAYOUT(prog_load);

static const struct field object_fields[] = {
	F(U64, pathname, AS(field_string)),
	F(U32, bpf_fd, AS(field_fd)),
	F(U32, file_flags, IN_SET(bpf_map_flags), QUIET),
	F(S32, path_fd, AS(field_at_fd), QUIET),
};
static LAYOUT(object);

static const struct field attach_fields[] = {
	F(U32, target_fd, AS(field_fd)),
	F(U32, attach_bpf_fd, AS(field_fd)),
	F(U32, attach_type, IN_SET(bpf_attach_types)),
	F(U32, attach_flags, IN_SET(bpf_attach_flags), QUIET),
	F(U32, replace_bpf_fd, AS(field_fd), QUIET),
	F(U32, relative_fd, AS(field_fd), QUIET),
	F(U64, expected_revision, QUIET),
};
static LAYOUT(attach);

static const struct field test_run_fields[] = {
	F(U32, prog_fd, AS(field_fd)),
	F(U32, retval),
	F(U32, data_size_in),
	F(U32, data_size_out),
	F(U64, data_in, AS(field_buffer), BY(data_size_in)),
	F(U64, data_out, AS(field_hex)),
	F(U32, repeat),
	F(U32, duration),
	F(U32, ctx_size_in, QUIET),
	F(U32, ctx_size_out, QUIET),
	F(U64, ctx_in, AS(field_buffer), BY(ctx_size_in), QUIET),
	F(U64, ctx_out, AS(field_hex), QUIET),
	F(U32, flags, IN_SET(bpf_test_flags), QUIET),
	F(U32, cpu, QUIET),
	F(U32, batch_size, QUIET),
};
static LAYOUT(test_run);

#define BY_ID(name) \
	static const struct field name##_fields[] = { \
		F(U32, name), \
		F(U32, next_id, QUIET), \
		F(U32, open_flags, IN_SET(bpf_map_flags), QUIET), \
	}; \
	static LAYOUT(name)

BY_ID(start_id);
BY_ID(prog_id);
BY_ID(map_id);
BY_ID(btf_id);
BY_ID(link_id);

static const struct field map_info_fields[] = {
	F(U32, type, IN_SET(bpf_map_types)),
	F(U32, id),
	F(U32, key_size),
	F(U32, value_size),
	F(U32, max_entries),
	F(U32, map_flags, IN_SET(bpf_map_flags)),
	F(BYTES, name, TIMES(16)),
	F(U32, ifindex, AS(field_interface), QUIET),
	F(U32, btf_vmlinux_value_type_id, QUIET),
	F(U64, netns_dev, AS(field_device), QUIET),
	F(U64, netns_ino, QUIET),
	F(U32, btf_id, QUIET),
	F(U32, btf_key_type_id, QUIET),
	F(U32, btf_value_type_id, QUIET),
	PAD(U32, 1),
	F(U64, map_extra, AS(field_hex), QUIET),
};
static LAYOUT(map_info);

static const struct field prog_info_fields[] = {
	F(U32, type, IN_SET(bpf_prog_types)),
	F(U32, id),
	F(BYTES, tag, AS(field_hex_bytes), TIMES(8)),
	F(U32, jited_prog_len),
	F(U32, xlated_prog_len),
	F(U64, jited_prog_insns, AS(field_hex)),
	F(U64, xlated_prog_insns, AS(field_hex)),
	F(U64, load_time),
	F(U32, created_by_uid),
	F(U32, nr_map_ids),
	F(U64, map_ids, AS(field_hex)),
	F(BYTES, name, TIMES(16)),
	F(U32, ifindex, AS(field_interface), QUIET),
	F(U32, gpl_compatible),
	F(U64, netns_dev, AS(field_device), QUIET),
	F(U64, netns_ino, QUIET),
	F(U32, nr_jited_ksyms),
	F(U32, nr_jited_func_lens),
	F(U64, jited_ksyms, AS(field_hex)),
	F(U64, jited_func_lens, AS(field_hex)),
	F(U32, btf_id, QUIET),
	F(U32, func_info_rec_size, QUIET),
	F(U64, func_info, AS(field_hex), QUIET),
	F(U32, nr_func_info, QUIET),
	F(U32, nr_line_info, QUIET),
	F(U64, line_info, AS(field_hex), QUIET),
	F(U64, jited_line_info, AS(field_hex), QUIET),
	F(U32, nr_jited_line_info, QUIET),
	F(U32, line_info_rec_size, QUIET),
	F(U32, jited_line_info_rec_size, QUIET),
	F(U32, nr_prog_tags, QUIET),
	F(U64, prog_tags, AS(field_hex), QUIET),
	F(U64, run_time_ns, QUIET),
	F(U64, run_cnt, QUIET),
	F(U64, recursion_misses, QUIET),
	F(U32, verified_insns, QUIET),
	F(U32, attach_btf_obj_id, QUIET),
	F(U32, attach_btf_id, QUIET),
	PAD(U32, 1),
};
static LAYOUT(prog_info);

static const struct field btf_info_fields[] = {
	F(U64, btf, AS(field_hex)),
	F(U32, btf_size),
	F(U32, id),
	F(U64, name, AS(field_string)),
	F(U32, name_len),
	F(U32, kernel_btf),
};
static LAYOUT(btf_info);

/* As the descriptor's name says what it is of; once the kernel filled it in. */
static void field_info(struct text *out, const struct view *view)
{
	static const struct {
		const char *name;
		const struct layout *layout;
	} kinds[] = {
		{ "bpf-map", &map_info },
		{ "bpf-prog", &prog_info },
		{ "btf", &btf_info },
	};
	const struct call *call = view->call;
	const struct names *names = call->names;
	const char *name = NULL;

	if (names && names->fd && call->returned && !call->failed)
		name = names->fd(names, (int)view_number(view, "bpf_fd"));
	for (size_t i = 0; name && i < sizeof(kinds) / sizeof(*kinds); i++)
		if (strstr(name, kinds[i].name)) {
			layout_print_sized(
				out, call, kinds[i].layout,
				&(struct list){ view->value, view_other(view),
						UINT64_MAX });
			return;
		}
	text_hex(out, view->value);
}

static const struct field info_fields[] = {
	F(U32, bpf_fd, AS(field_fd)),
	F(U32, info_len),
	F(U64, info, AS(field_info), BY(info_len)),
};
static LAYOUT(info);

static const struct field query_fields[] = {
	F(U32, target_fd, AS(field_fd)),
	F(U32, attach_type, IN_SET(bpf_attach_types)),
	F(U32, query_flags, IN_SET(bpf_query_flags)),
	F(U32, attach_flags, IN_SET(bpf_attach_flags)),
	F(U64, prog_ids, AS(field_u32s_at), BY(prog_cnt)),
	F(U32, prog_cnt),
	PAD(U32, 1),
	F(U64, prog_attach_flags, AS(field_hex), QUIET),
};
static LAYOUT(query);

static const struct field tracepoint_fields[] = {
	F(U64, name, AS(field_string)),
	F(U32, prog_fd, AS(field_fd)),
	PAD(U32, 1),
	F(U64, cookie, QUIET),
};
static LAYOUT(tracepoint);

static const struct field btf_load_fields[] = {
	F(U64, btf, AS(field_buffer), BY(btf_size)),
	F(U64, btf_log_buf, AS(field_hex), QUIET),
	F(U32, btf_size),
	F(U32, btf_log_size, QUIET),
	F(U32, btf_log_level, QUIET),
};
static LAYOUT(btf_load);

static const struct field query_task_fields[] = {
	F(U32, pid, AS(field_pid)),
	F(U32, fd),
	F(U32, flags),
	F(U32, buf_len),
	F(U64, buf, AS(field_string)),
	F(U32, prog_id),
	F(U32, fd_type, IN_SET(bpf_fd_types)),
	F(U64, probe_offset, AS(field_hex)),
	F(U64, probe_addr, AS(field_hex)),
};
static LAYOUT(query_task);

#define LINK_FIELDS \
	F(U32, prog_fd, AS(field_fd)), \
	F(U32, target_fd, AS(field_fd)), \
	F(U32, attach_type, IN_SET(bpf_attach_types)), \
	F(U32, flags, IN_SET(bpf_attach_flags), QUIET)

static const struct field iterated_fields[] = {
	F(U32, map_fd, AS(field_fd)),
};
static LAYOUT(iterated);

static const struct field link_iter_fields[] = {
	LINK_FIELDS,
	F(U64, iter_info, AS(field_structs_at), OF(iterated),
	  BY(iter_info_len)),
	F(U32, iter_info_len),
};
static LAYOUT(link_iter);

static const struct field link_perf_fields[] = {
	LINK_FIELDS,
	F(U64, bpf_cookie),
};
static LAYOUT(link_perf);

static const struct field kprobes_fields[] = {
	F(U32, flags, IN_SET(bpf_kprobe_flags)),
	F(U32, cnt),
	F(U64, syms, AS(field_strings_at), BY(cnt)),
	F(U64, addrs, AS(field_u64s_at), BY(cnt)),
	F(U64, cookies, AS(field_u64s_at), BY(cnt)),
};
static LAYOUT(kprobes);

static const struct field link_kprobes_fields[] = {
	LINK_FIELDS,
	STRUCT_F(kprobe_multi, kprobes),
};
static LAYOUT(link_kprobes);

static const struct field uprobes_fields[] = {
	F(U64, path, AS(field_string)),
	F(U64, offsets, AS(field_u64s_at), BY(cnt)),
	F(U64, ref_ctr_offsets, AS(field_u64s_at), BY(cnt)),
	F(U64, cookies, AS(field_u64s_at), BY(cnt)),
	F(U32, cnt),
	F(U32, flags, IN_SET(bpf_uprobe_flags)),
	F(U32, pid, AS(field_pid)),
};
static LAYOUT(uprobes);

static const struct field link_uprobes_fields[] = {
	LINK_FIELDS,
	STRUCT_F(uprobe_multi, uprobes),
};
static LAYOUT(link_uprobes);

static const struct field link_other_fields[] = {
	LINK_FIELDS,
	F(U32, target_btf_id, QUIET),
	F(U64, cookie, QUIET),
};
static LAYOUT(link_other);

static const struct field link_update_fields[] = {
	F(U32, link_fd, AS(field_fd)),
	F(U32, new_prog_fd, AS(field_fd)),
	F(U32, flags, IN_SET(bpf_attach_flags)),
	F(U32, old_prog_fd, AS(field_fd), QUIET),
};
static LAYOUT(link_update);

static const struct field stats_fields[] = {
	F(U32, type, IN_SET(bpf_stats_types)),
};
static LAYOUT(stats);

static const struct field iter_create_fields[] = {
	F(U32, link_fd, AS(field_fd)),
	F(U32, flags, AS(field_hex), QUIET),
};
static LAYOUT(iter_create);

static const struct field bind_map_fields[] = {
	F(U32, prog_fd, AS(field_fd)),
	F(U32, map_fd, AS(field_fd)),
	F(U32, flags, AS(field_hex), QUIET),
};
static LAYOUT(bind_map);

static const struct field token_fields[] = {
	F(U32, flags, AS(field_hex)),
	F(U32, bpffs_fd, AS(field_fd)),
};
static LAYOUT(token);

static const struct field batch_fields[] = {
	F(U64, in_batch, AS(field_hex)),
	F(U64, out_batch, AS(field_hex)),
	F(U64, keys, AS(field_hex)),
	F(U64, values, AS(field_hex)),
	F(U32, count),
	F(U32, map_fd, AS(field_fd)),
	F(U64, elem_flags, IN_SET(bpf_elem_flags)),
	F(U64, flags, AS(field_hex)),
};
static LAYOUT(batch);

/* By command. */
static const struct layout *const bpf_layouts[] = {
	&map_create, &map_elem, &map_elem, &map_delete, &next_key, &prog_load,
	&object, &object, &attach, &attach, &test_run, &start_id, &start_id,
	&prog_id, &map_id, &info, &query, &tracepoint, &btf_load, &btf_id,
	&query_task, &map_elem, &freeze, &start_id, &batch, &batch, &batch,
	&batch, &link_other, &link_update, &link_id, &start_id, &stats,
	&iter_create, &iter_create, &bind_map, &token,
};

/* What a link is made with depends on what it is attached to. */
static const struct layout *link_layout(uint64_t attach_type)
{
	static const struct {
		unsigned attach_type;
		const struct layout *layout;
	} links[] = {
		{ 28, &link_iter },	/* TRACE_ITER */
		{ 41, &link_perf },	/* PERF_EVENT */
		{ 42, &link_kprobes },	/* TRACE_KPROBE_MULTI */
		{ 48, &link_uprobes },	/* TRACE_UPROBE_MULTI */
		{ 56, &link_kprobes },	/* TRACE_KPROBE_SESSION */
		{ 57, &link_uprobes },	/* TRACE_UPROBE_SESSION */
	};

	for (size_t i = 0; i < sizeof(links) / sizeof(*links); i++)
		if (links[i].attach_type == attach_type)
			return links[i].layout;
	return &link_other;
}

/* Which unit counts is told above the event. */
static void print_unit(struct text *out, const struct view *view,
		       const struct flag_set *set, uint32_t event)
{
	if (view->value >> 32) {
		text_hex(out, view->value >> 32);
		text_puts(out, "<<32|");
	}
	flags_print(out, view->call->style, set, event);
}

/* Which cache, what is done with it, and how that ended. */
static void print_cache(struct text *out, const struct view *view)
{
	const struct decode_style *style = view->call->style;

	print_unit(out, view, &perf_cache_results, view->value >> 16 & 0xff);
	text_puts(out, "<<16|");
	flags_print(out, style, &perf_cache_ops, view->value >> 8 & 0xff);
	text_puts(out, "<<8|");
	flags_print(out, style, &perf_caches, view->value & 0xff);
}

/* Behind the bits that have names is what the kernel keeps for later ones. */
static void field_perf_bits(struct text *out, const struct view *view)
{
	enum { NAMED = 38 };
	uint64_t rest = view->value >> NAMED;
	uint64_t named = view->value & ((UINT64_C(1) << NAMED) - 1);

	if (!rest || view->call->style->raw) {
		field_flags(out, view);
		return;
	}
	if (named) {
		flags_print(out, view->call->style, &perf_bits, named);
		text_char(out, '|');
	}
	text_puts(out, "__reserved_1=");
	text_hex(out, rest);
}

/* Of a breakpoint what sets it off, where and how far. */
static void field_breakpoint(struct text *out, const struct view *view)
{
	enum { BREAKPOINT = 5 };

	if (view_number(view, "type") == BREAKPOINT)
		flags_print(out, view->call->style, &perf_breakpoints,
			    view->value);
	else
		text_hex(out, view->value);
}

static void field_config(struct text *out, const struct view *view)
{
	enum { HARDWARE = 0, SOFTWARE = 1, TRACEPOINT = 2, CACHE = 3 };
	uint64_t type = view_number(view, "type");

	if (type == HARDWARE && flags_name(&perf_hardware,
					   (uint32_t)view->value))
		print_unit(out, view, &perf_hardware, view->value);
	else if (type == CACHE && !(view->value >> 24 & 0xff))
		print_cache(out, view);
	else if (type == TRACEPOINT)
		text_unsigned(out, view->value);
	else if (type == SOFTWARE && flags_name(&perf_software, view->value))
		flags_print(out, view->call->style, &perf_software,
			    view->value);
	else
		text_hex(out, view->value);
}

static const struct field perf_event_attr_layout_fields[] = {
	F(U32, type, IN_SET(perf_types)),
	F(U32, size, IN_SET(perf_sizes)),
	F(U64, config, AS(field_config)),
	F(U64, sample_period, QUIET),
	F(U64, sample_type, IN_SET(perf_samples), QUIET),
	F(U64, read_format, IN_SET(perf_reads), QUIET),
	F(U64, bits, AS(field_perf_bits), OF(perf_bits), QUIET),
	F(U32, wakeup_events, QUIET),
	F(U32, bp_type, AS(field_breakpoint), QUIET),
	F(U64, config1, AS(field_hex), QUIET),
	F(U64, config2, AS(field_hex), QUIET),
	F(U64, branch_sample_type, IN_SET(perf_branches), QUIET),
	F(U64, sample_regs_user, AS(field_hex), QUIET),
	F(U32, sample_stack_user, QUIET),
	F(S32, clockid, IN_SET(clocks), QUIET),
	F(U64, sample_regs_intr, AS(field_hex), QUIET),
	F(U32, aux_watermark, QUIET),
	F(U16, sample_max_stack, QUIET),
	PAD(U16, 1),
	F(U32, aux_sample_size, QUIET),
	F(U32, aux_action, AS(field_hex), QUIET),
	F(U64, sig_data, AS(field_hex), QUIET),
	F(U64, config3, AS(field_hex), QUIET),
};
static LAYOUT(perf_event_attr_layout);

/* clang-format on */

void print_bpf_attr(struct text *out, const struct call *call, unsigned index)
{
	enum { LINK_CREATE = 28 };
	uint64_t cmd = arg_value(call, 0);
	const struct list range = { arg_value(call, index),
				    arg_value(call, index + 1), UINT64_MAX };

	uint32_t head[3] = { 0 };

	if (cmd == LINK_CREATE && range.count >= sizeof(head)) {
		memory_get(call->memory, range.address, head, sizeof(head));
		layout_print_sized(out, call, link_layout(head[2]), &range);
	} else if (cmd < sizeof(bpf_layouts) / sizeof(*bpf_layouts))
		layout_print_sized(out, call, bpf_layouts[cmd], &range);
	else
		text_hex(out, range.address);
}

/* Its size is the second field; zero stands for the first version's. */
void print_perf_attr_at(struct text *out, const struct call *call,
			uint64_t address)
{
	enum { FIRST_SIZE = 64 };
	unsigned char bytes[256];
	uint32_t head[2];
	size_t size;

	if (!read_or_hex(out, call, address, head, sizeof(head)))
		return;
	size = head[1] ? head[1] : FIRST_SIZE;
	/* It may say more than there is. */
	size = memory_read(call->memory, address, bytes,
			   size < sizeof(bytes) ? size : sizeof(bytes));
	layout_print_sized(out, call, &perf_event_attr_layout,
			   &(struct list){ address, size, UINT64_MAX });
}

void print_perf_attr(struct text *out, const struct call *call, unsigned index)
{
	print_perf_attr_at(out, call, arg_value(call, index));
}
