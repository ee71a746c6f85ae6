/*
 * Attributes of netlink messages: what each is called and holds. The tables
 * are in netlink_tables.c; a new attribute is a line there.
 */
#ifndef PTRAIL_DECODE_NETLINK_ATTRIBUTES_H
#define PTRAIL_DECODE_NETLINK_ATTRIBUTES_H

#include "decode/layout.h"

enum attribute_kind {
	ATTRIBUTE_NUMBER,	/* of its size; in the set 'param', if any */
	ATTRIBUTE_SIGNED,
	ATTRIBUTE_HEX,
	ATTRIBUTE_NET_ORDER,	/* a number, the most significant byte first */
	ATTRIBUTE_STRING,
	ATTRIBUTE_ADDRESS,	/* 4, 6 or 16 bytes of one */
	ATTRIBUTE_STRUCT,	/* 'param' is its layout */
	ATTRIBUTE_STRUCTS,	/* as many as fit */
	ATTRIBUTE_NUMBERS,	/* of 4 bytes each */
	ATTRIBUTE_INDEXED,	/* .. that the set 'param' names by their place */
	ATTRIBUTE_INDEXED64,	/* the same of 8 bytes */
	ATTRIBUTE_HEADED,	/* 'param' is a struct and what is behind it */
	ATTRIBUTE_HOPS,		/* next hops, each with the table 'param' */
	ATTRIBUTE_FAMILY,	/* a nest; 'param' are attribute_families */
	ATTRIBUTE_NEST,		/* 'param' is its table */
	ATTRIBUTE_LIST,		/* a nest of which each has that table */
	ATTRIBUTE_KIND,		/* a string that says what .. */
	ATTRIBUTE_DATA,		/* .. this is: 'param' are attribute_kinds */
	ATTRIBUTE_FD,
	ATTRIBUTE_PID,
	ATTRIBUTE_INTERFACE,
};

struct attribute {
	unsigned type;
	enum attribute_kind kind;
	const void *param;
};

struct attribute_table {
	const struct flag_set *names;	/* NULL: numbers */
	const struct attribute *rows;	/* those not in it are strings, if they
					   are text, or bytes */
	size_t count;
};

/* Ends at the first without a name. */
struct attribute_kinds {
	const char *name;
	const struct attribute_table *table;
};

/* By the address family of the message; 255: any. The last has no table. */
struct attribute_family {
	unsigned family;
	const struct attribute_table *table;
};

struct attribute_head {
	const struct layout *layout;
	const struct attribute_table *table;
};

/*
 * The attributes of a piece of a message about an address family; 'table' may
 * be NULL.
 */
struct attributes {
	const struct attribute_table *table;
	unsigned family;
	bool cut;	/* its end cannot be read */
	const struct piece *piece;
};

void netlink_print_attributes(struct text *out, const struct call *call,
			      const struct attributes *attributes);

/* What goes with which types of messages, at last or at most 'last'. */
struct netlink_body {
	unsigned first, last;
	const struct layout *layout;
	const struct attribute_table *attributes;
	const struct attribute_family *families; /* with attributes of theirs */
};

const struct attribute_table *
netlink_table_of(const struct attribute_family *families, unsigned family);

/* A protocol of netlink sockets, by what their descriptors are called. */
struct netlink_family {
	const char *name;
	const struct flag_set *types;
	const struct netlink_body *bodies;
	size_t count;
	uint32_t makes, deletes; /* types whose flags are those of that; a
				    bit each, from the first type on */
};

/* "NETLINK:..." as a descriptor is called; NULL when it is none. */
const struct netlink_family *netlink_family_of(const char *name);

/*
 * The body of a message of that type; of the sock_diag family the first byte
 * says which, and whether it comes 'out' of the kernel.
 */
const struct netlink_body *
netlink_body_of(const struct netlink_family *family, unsigned type,
		const struct piece *piece, bool out);

/* What a subsystem of netfilter is asked for; NULL: not known. */
const struct flag_set *netfilter_types_of(unsigned subsystem);

extern const struct attribute_table netlink_error_table;

#endif
