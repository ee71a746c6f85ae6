/*
 * The call frame information of a file: .eh_frame (Linux Standard Base, "Call
 * Frame Information Extensions") and .debug_frame (DWARF 5 section 6.4). Read
 * here rather than by libdw, which takes gigabytes where a few bytes of a
 * hostile file ask for them, and which interns what is asked for once.
 */
#ifndef PTRAIL_CFI_H
#define PTRAIL_CFI_H

#include <stdbool.h>
#include <stdint.h>

#include <libelf.h>

#include "arch.h"
#include "bytes.h"

enum cfi_kind {
	CFI_SAME,	  /* as it is: also where nothing is said */
	CFI_UNDEFINED,	  /* not known any more */
	CFI_OFFSET,	  /* in memory at the CFA + number */
	CFI_VALUE_OFFSET, /* is the CFA + number */
	CFI_REGISTER,	  /* is in the register 'base' + number */
	CFI_EXPRESSION,	  /* in memory where the expression says */
	CFI_VALUE_EXPRESSION,
};

struct cfi_place {
	enum cfi_kind kind;
	unsigned base;
	int64_t number;
	struct bytes expression; /* in the file's */
};

/* How to find the caller's registers from an address on. */
struct cfi_row {
	bool signal;	      /* the caller was interrupted */
	unsigned column;      /* of the return address */
	struct cfi_place cfa; /* CFI_REGISTER or CFI_VALUE_EXPRESSION */
	struct cfi_place places[ARCH_REGISTERS];
};

struct cfi;

/* .eh_frame or .debug_frame of 'elf', which must outlive it; NULL if none. */
struct cfi *cfi_create(Elf *elf, bool eh);
void cfi_destroy(struct cfi *cfi);

/* Bytes, about, that cfi_create() would take. */
uint64_t cfi_cost(Elf *elf, bool eh);

/* The row at an address, the ELF's own; false when there is none. */
bool cfi_find(const struct cfi *cfi, uint64_t address, struct cfi_row *row);

/* For cfi_row.c: a description of code with its common part taken in. */
struct cfi_entry {
	uint64_t start;
	uint64_t end;
	uint64_t code_factor;
	int64_t data_factor;
	uint64_t column;
	bool signal;
	unsigned word;
	struct bytes first; /* the common instructions */
	struct bytes rest;
};

/* Runs the instructions up to 'address'; false when they make no sense. */
bool cfi_run(const struct cfi_entry *entry, uint64_t address,
	     struct cfi_row *row);

#endif
