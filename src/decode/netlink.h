/* Messages of netlink sockets, as structs where the family is known. */
#ifndef PTRAIL_DECODE_NETLINK_H
#define PTRAIL_DECODE_NETLINK_H

#include "decode/args.h"

/*
 * The 'size' bytes at an address, if the call's first argument is a netlink
 * socket and they are messages; false when they are something else.
 */
bool netlink_print(struct text *out, const struct call *call, uint64_t address,
		   uint64_t size);

bool netlink_print_vectors(struct text *out, const struct call *call,
			   const struct vectors *vectors);

#endif
