/*
 * What is to be known of a call by its number, found once: its row, its name,
 * whether it is shown.
 */
#ifndef PTRAIL_CALL_KINDS_H
#define PTRAIL_CALL_KINDS_H

#include <stdbool.h>
#include <stdint.h>

#include "arch.h"
#include "decode/call.h"
#include "filter.h"

struct call_kind {
	const struct call_row *row;	/* NULL: an unknown number */
	const char *name;		/* "syscall_0x3e7" if unknown */
	unsigned effects;
	bool shown;
	bool known;			/* this slot is filled */
};

struct call_kinds;

struct call_kinds *call_kinds_create(const struct filter *filter);
void call_kinds_destroy(struct call_kinds *kinds);

/*
 * Never NULL. 'abi' may be NULL. That of an unknown number is good until the
 * next call; its name must be copied.
 */
const struct call_kind *call_kinds_find(struct call_kinds *kinds,
					const struct abi *abi, uint64_t number);

#endif
