/* An array by number for each ABI, and one slot for what is in none. */
#include "call_kinds.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "alloc.h"

enum { ABIS = 8 };

struct call_kinds {
	const struct filter *filter;
	const struct abi *abis[ABIS];
	struct call_kind *by_number[ABIS];
	struct call_kind unknown;
	char unknown_name[32];
};

struct call_kinds *call_kinds_create(const struct filter *filter)
{
	struct call_kinds *kinds = alloc_array(1, sizeof(*kinds));

	kinds->filter = filter;
	return kinds;
}

void call_kinds_destroy(struct call_kinds *kinds)
{
	for (int i = 0; kinds && i < ABIS; i++)
		free(kinds->by_number[i]);
	free(kinds);
}

static struct call_kind *table(struct call_kinds *kinds, const struct abi *abi)
{
	int i = 0;

	while (i < ABIS - 1 && kinds->abis[i] && kinds->abis[i] != abi)
		i++;
	if (!kinds->abis[i]) {
		kinds->abis[i] = abi;
		kinds->by_number[i] =
			alloc_array(abi->count, sizeof(struct call_kind));
	}
	return kinds->by_number[i];
}

static const struct call_kind *unknown(struct call_kinds *kinds,
				       uint64_t number)
{
	snprintf(kinds->unknown_name, sizeof(kinds->unknown_name),
		 "syscall_0x%" PRIx64, number);
	kinds->unknown.name = kinds->unknown_name;
	kinds->unknown.shown =
		filter_call(kinds->filter, kinds->unknown_name);
	return &kinds->unknown;
}

const struct call_kind *call_kinds_find(struct call_kinds *kinds,
					const struct abi *abi, uint64_t number)
{
	struct call_kind *kind;

	if (!abi || number >= abi->count || !abi->calls[number])
		return unknown(kinds, number);
	kind = &table(kinds, abi)[number];
	if (!kind->known) {
		kind->known = true;
		kind->row = call_row(abi, number);
		kind->name = abi->calls[number];
		kind->effects = kind->row ? kind->row->effects : 0;
		kind->shown = filter_call(kinds->filter, kind->name);
	}
	return kind;
}
