/* What x86 kernels define otherwise than most. */
#include "arch/i386/i386.h"

#include "decode/args.h"
#include "decode/device_structs.h"
#include "decode/flags_calls.h"
#include "decode/flag_rows.h"
#include "decode/parts.h"

/* clang-format off */

static const struct flag x86_map_flags_list[] = {
	MAP_FLAGS_FIRST,
	B(0x40, "32BIT"),
	B(0x80, "ABOVE4G"),
	MAP_FLAGS_LAST(0x2000, 0x4000),
};
static FLAGS(x86_map_flags, "MAP_");

/* The first is so spelled in the headers. */
static const struct flag x86_cpuid_flags_list[] = {
	B(1, "SIGNIFCANT_INDEX"),
	B(2, "STATEFUL_FUNC"),
	B(4, "STATE_READ_NEXT"),
};
static FLAGS(x86_cpuid_flags, "KVM_CPUID_FLAG_");

const struct set_part x86_sets[] = {
	{ &map_flags, &x86_map_flags },
	{ NULL, NULL },
};

/* Segments and virtual machines */

static const struct field x86_user_desc_fields[] = {
	F(S32, entry_number),
	F(U32, base_addr, AS(field_hex)),
	F(U32, limit, AS(field_hex)),
	F(U32, flags, IN_SET(segment_flags)),
};
LAYOUT(x86_user_desc);

static const struct field x86_kvm_segment_fields[] = {
	F(U64, base, AS(field_hex)),
	F(U32, limit),
	F(U16, selector, AS(field_hex)),
	F(U8, type),
	F(U8, present),
	F(U8, dpl),
	F(U8, db),
	F(U8, s),
	F(U8, l),
	F(U8, g),
	F(U8, avl),
	F(U8, unusable),
	PAD(U8, 1),
};
static LAYOUT(x86_kvm_segment);

static const struct field x86_kvm_dtable_fields[] = {
	F(U64, base, AS(field_hex)),
	F(U16, limit),
	PAD(U16, 3),
};
static LAYOUT(x86_kvm_dtable);

static const struct field x86_kvm_regs_fields[] = {
	F(U64, rax, AS(field_hex)),
	F(U64, rbx, AS(field_hex)),
	F(U64, rcx, AS(field_hex)),
	F(U64, rdx, AS(field_hex)),
	F(U64, rsi, AS(field_hex)),
	F(U64, rdi, AS(field_hex)),
	F(U64, rsp, AS(field_hex)),
	F(U64, rbp, AS(field_hex)),
	F(U64, r8, AS(field_hex)),
	F(U64, r9, AS(field_hex)),
	F(U64, r10, AS(field_hex)),
	F(U64, r11, AS(field_hex)),
	F(U64, r12, AS(field_hex)),
	F(U64, r13, AS(field_hex)),
	F(U64, r14, AS(field_hex)),
	F(U64, r15, AS(field_hex)),
	F(U64, rip, AS(field_hex)),
	F(U64, rflags, AS(field_hex)),
};
LAYOUT(x86_kvm_regs);

static const struct field x86_kvm_sregs_fields[] = {
	STRUCT_F(cs, x86_kvm_segment),
	STRUCT_F(ds, x86_kvm_segment),
	STRUCT_F(es, x86_kvm_segment),
	STRUCT_F(fs, x86_kvm_segment),
	STRUCT_F(gs, x86_kvm_segment),
	STRUCT_F(ss, x86_kvm_segment),
	STRUCT_F(tr, x86_kvm_segment),
	STRUCT_F(ldt, x86_kvm_segment),
	STRUCT_F(gdt, x86_kvm_dtable),
	STRUCT_F(idt, x86_kvm_dtable),
	F(U64, cr0, AS(field_hex)),
	F(U64, cr2, AS(field_hex)),
	F(U64, cr3, AS(field_hex)),
	F(U64, cr4, AS(field_hex)),
	F(U64, cr8, AS(field_hex)),
	F(U64, efer, AS(field_hex)),
	F(U64, apic_base, AS(field_hex)),
	F(U64, interrupt_bitmap, AS(field_hex), TIMES(4)),
};
LAYOUT(x86_kvm_sregs);

static const struct field x86_kvm_cpuid_entry_fields[] = {
	F(U32, function, AS(field_hex)),
	F(U32, index),
	F(U32, flags, IN_SET(x86_cpuid_flags)),
	F(U32, eax, AS(field_hex)),
	F(U32, ebx, AS(field_hex)),
	F(U32, ecx, AS(field_hex)),
	F(U32, edx, AS(field_hex)),
	PAD(U32, 3),
};
static LAYOUT(x86_kvm_cpuid_entry);

static const struct field x86_kvm_cpuid_fields[] = {
	F(U32, nent),
	PAD(U32, 1),
	F(BEHIND, entries, AS(field_structs_behind), OF(x86_kvm_cpuid_entry), BY(nent)),
};
LAYOUT(x86_kvm_cpuid);

static const struct layout_part layouts[] = {
	X86_LAYOUTS,
	{ &tls_layout, &x86_user_desc },
	{ NULL, NULL },
};

const struct abi_parts parts_i386 = {
	.sets = x86_sets,
	.layouts = layouts,
};
