/*
 * How to step from a frame to its caller's: the rows of the DWARF call frame
 * information, made compact once per address of a file and kept with it.
 */
#ifndef PTRAIL_UNWIND_RULES_H
#define PTRAIL_UNWIND_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bytes.h"
#include "dso.h"

enum { RULE_PLACES_MAX = 64 };

enum place_kind {
	PLACE_SAVED,	/* in memory at the CFA + offset */
	PLACE_CFA,	/* is the CFA + offset */
	PLACE_REGISTER, /* is the register 'source' + offset */
	PLACE_COMPUTED, /* in memory where the expression says */
	PLACE_VALUE,	/* is what the expression says */
};

/* Where the caller's register 'number' is, or the CFA. */
struct place {
	uint8_t kind;
	uint8_t number;
	uint8_t source;
	int32_t offset;
	struct bytes expression; /* the file's */
};

enum rule_kind {
	RULE_NONE, /* the address has no information */
	RULE_END,  /* the outermost frame */
	RULE_STEP,
	RULE_FOREIGN,	   /* more than can be said here: ask libunwind */
	RULE_HANDLERS_END, /* no information, but it reads as a trampoline */
};

struct rule {
	uint8_t kind;
	bool signal; /* the caller was interrupted, not calling */
	uint8_t count;
	uint8_t passed; /* of the trampoline: bytes before the address */
	const struct trampoline *trampoline;
	struct place cfa;
	struct place places[]; /* the pc's first; what is not here is kept */
};

/*
 * The rule at an address (the ELF's own). Never NULL; good until the dso is
 * closed.
 */
const struct rule *unwind_rule(struct dso *dso, uint64_t address);

struct unwind_rules;
void unwind_rules_destroy(struct unwind_rules *rules);

#endif
