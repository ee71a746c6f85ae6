/*
 * The kernel's structs as tables: a field is a line with its C type, its name
 * and, where the number says too little, a printer. The ABI gives sizes and
 * offsets, so a struct is described once for all of them. A new struct is a
 * table in the file of its subject and a line in layouts.h.
 */
#ifndef PTRAIL_DECODE_LAYOUT_H
#define PTRAIL_DECODE_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "decode/call.h"
#include "decode/flags.h"

enum field_type {
	TYPE_U8,
	TYPE_U16,
	TYPE_U32,
	TYPE_U64,
	TYPE_ULONG,	/* the kernel's own: 8 bytes on x32, too */
	TYPE_WORD,	/* size_t, and a long of a compat struct */
	TYPE_POINTER,
	TYPE_S8,	/* from here on with a sign */
	TYPE_S16,
	TYPE_S32,
	TYPE_S64,
	TYPE_LONG,
	TYPE_SWORD,
	TYPE_BYTES,	/* as many as 'count': text up to a zero */
	TYPE_STRUCT,	/* 'param' is its layout */
	TYPE_BEHIND,	/* no room: its printer shows what is behind the struct */
	TYPE_EDGE,	/* no room: what follows begins where a word may */
};

struct view;

/* Prints a field's value. */
typedef void print_field(struct text *out, const struct view *view);

struct field {
	const char *name;	/* NULL: padding */
	print_field *print;	/* NULL: by its type */
	const void *param;	/* a flag set, a layout, or what it takes */
	const char *other;	/* the field that has its size or kind */
	unsigned char type;
	bool quiet;		/* not shown when zero */
	unsigned short count;	/* elements of an array; 0: it is none */
};

struct layout {
	const struct field *fields;
	size_t count;
	bool packed;
	const struct layout *narrow;	/* where registers have 32 bits; NULL:
					   the same fields */
};

/* A struct in our memory, and where the program has it. */
struct piece {
	const unsigned char *bytes;
	size_t size;		/* fields that end behind it are not shown */
	uint64_t address;
	uint64_t filled;	/* bytes that the kernel moved by it, if fewer
				   than it says; UINT64_MAX: not known */
};

/* One field of a struct: what its printer is given. */
struct view {
	const struct call *call;
	const struct layout *layout;
	const struct field *field;
	const struct piece *piece;
	const unsigned char *bytes;	/* the field's own */
	size_t size;
	uint64_t value;			/* of a number, sign extended */
};

/* What a union is when the number that 'other' names is 'tag'. */
struct variant {
	uint64_t tag;
	const struct layout *layout;
};

struct variants {
	const struct variant *list;
	size_t count;
};

/* An array in the program. */
struct list {
	uint64_t address;
	uint64_t count;
	uint64_t filled;	/* as in a piece */
};

/* clang-format off */

/* F(U32, name) and behind it any of what follows. */
#define F(t, n, ...)	{ .name = #n, .type = TYPE_##t, ##__VA_ARGS__ }
#define STRUCT_F(n, l, ...) \
	{ .name = #n, .type = TYPE_STRUCT, .param = &(l), ##__VA_ARGS__ }
#define EDGE		{ .type = TYPE_EDGE }
#define PAD(t, n)	{ .type = TYPE_##t, .count = n }
#define AS(p)		.print = p
#define IN_SET(s)	.print = field_flags, .param = &(s)
#define OF(l)		.param = &(l)
#define BY(n)		.other = #n
#define QUIET		.quiet = true
#define TIMES(n)	.count = n

#define LAYOUT(l) \
	const struct layout l = { l##_fields, \
				  sizeof(l##_fields) / sizeof(l##_fields[0]), \
				  false, NULL }
#define LAYOUT_OR(l, n) \
	const struct layout l = { l##_fields, \
				  sizeof(l##_fields) / sizeof(l##_fields[0]), \
				  false, &(n) }
#define LAYOUT_PACKED(l) \
	const struct layout l = { l##_fields, \
				  sizeof(l##_fields) / sizeof(l##_fields[0]), \
				  true, NULL }

#define VARIANTS(v) \
	const struct variants v = { v##_list, \
				    sizeof(v##_list) / sizeof(v##_list[0]) }

/* clang-format on */

/* The struct as this ABI has it. */
const struct layout *layout_of(const struct layout *layout,
			       const struct abi *abi);

size_t layout_size(const struct layout *layout, const struct abi *abi);

/* Where field 'index' begins; 'index' may be the number of fields. */
size_t layout_offset(const struct layout *layout, const struct abi *abi,
		     size_t index);

void layout_print(struct text *out, const struct call *call,
		  const struct layout *layout, const struct piece *piece);

/* The fields without braces; 'first' says whether none was before. */
void layout_print_fields(struct text *out, const struct view *whole,
			 bool *first);

/* The struct at an address; the address if that cannot be read whole. */
void layout_print_at(struct text *out, const struct call *call,
		     const struct layout *layout, uint64_t address);

/* The same of a struct that has grown: as much as 'range' says there is, or
   the fields in front of what cannot be read. */
void layout_print_sized(struct text *out, const struct call *call,
			const struct layout *layout, const struct list *range);

/* "[{ .. }, { .. }]", the address if none can be read. */
void layout_print_list(struct text *out, const struct call *call,
		       const struct layout *layout, const struct list *list);

/* A number in the same struct; 0 if it has none of that name. */
uint64_t view_number(const struct view *view, const char *name);

/* The number that 'other' names. */
uint64_t view_other(const struct view *view);

print_field field_unsigned;
print_field field_signed;
print_field field_hex;
print_field field_octal;
print_field field_mode;		/* a file's type by name, the rest octal */
print_field field_device;	/* major:minor */
print_field field_flags;	/* of the set 'param' */
print_field field_fd;
print_field field_at_fd;
print_field field_pid;
print_field field_signal;
print_field field_signals;	/* a set of them */
print_field field_bytes;	/* the array as text, all of it */
print_field field_hex_bytes;
print_field field_string;	/* at that address */
print_field field_buffer;	/* at that address, 'other' bytes of it */
print_field field_struct;	/* of layout 'param', in place */
print_field field_struct_at;	/* of layout 'param' at that address */
print_field field_structs_at;	/* 'other' of them */
print_field field_u32s_at;	/* 'other' numbers there */
print_field field_u64s_at;	/* the same, in hex */
print_field field_strings_at;	/* 'other' pointers to strings there */
print_field field_structs_behind;	/* 'other' of them, after this field */
print_field field_buffer_behind;	/* 'other' bytes, after this field */
print_field field_first;	/* 'other' of those that have room here */
print_field field_variant;	/* a union: one of 'param', as 'other' says */
print_field field_char;
print_field field_counted;	/* the first 'other' bytes, as text */
print_field field_port;		/* in network order */
print_field field_ethernet;	/* a protocol in network order */
print_field field_interface;
print_field field_inet;
print_field field_inet6;
print_field field_mac;
print_field field_limit;
print_field field_sockaddr;	/* in place */
print_field field_sockaddr_at;	/* at that address, 'other' bytes of it */
print_field field_error;	/* by name */
print_field field_net_long;	/* a number in network order */

/* signal.c */
print_field field_handler;
print_field field_sigset_at;

/* filter.c */
print_field field_bpf_code;
print_field field_ebpf_code;
print_field field_bpf_operand;
print_field field_seccomp_operand;

/* message.c */
print_field field_message_vectors;
print_field field_control;

#endif
