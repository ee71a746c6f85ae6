/*
 * Registers in a regset and code in bytes, for the files of arch/: all in the
 * order of the machine that runs.
 */
#ifndef PTRAIL_ARCH_REGSET_H
#define PTRAIL_ARCH_REGSET_H

#include <string.h>

#include "arch.h"

#define ARCH_COUNT(array) (sizeof(array) / sizeof((array)[0]))

static inline uint64_t regset_word(const struct regset *regset, size_t offset)
{
	uint64_t word;

	memcpy(&word, regset->bytes + offset, sizeof(word));
	return word;
}

static inline uint32_t regset_half(const struct regset *regset, size_t offset)
{
	uint32_t half;

	memcpy(&half, regset->bytes + offset, sizeof(half));
	return half;
}

static inline void regset_changed(struct regset *regset, size_t end)
{
	if (regset->changed < end)
		regset->changed = end;
}

static inline void regset_set_word(struct regset *regset, size_t offset,
				   uint64_t word)
{
	memcpy(regset->bytes + offset, &word, sizeof(word));
	regset_changed(regset, offset + sizeof(word));
}

static inline void regset_set_half(struct regset *regset, size_t offset,
				   uint32_t half)
{
	memcpy(regset->bytes + offset, &half, sizeof(half));
	regset_changed(regset, offset + sizeof(half));
}

static inline void regset_set_call(struct regset *regset, int32_t number)
{
	regset->call = number;
	regset->call_changed = true;
}

/* An instruction in the order of the processor's bytes. */
static inline uint32_t code_little(const uint8_t *code)
{
	return code[0] | code[1] << 8 | code[2] << 16 | (uint32_t)code[3] << 24;
}

static inline uint32_t code_big(const uint8_t *code)
{
	return (uint32_t)code[0] << 24 | code[1] << 16 | code[2] << 8 | code[3];
}

/* The lower 'bits' of a number, sign extended. */
static inline int64_t code_signed(uint64_t number, unsigned bits)
{
	return (int64_t)(number << (64 - bits)) >> (64 - bits);
}

/* What failed calls return on most: a small negative number. */
static inline bool is_error(int64_t result)
{
	return result < 0 && result >= -4095;
}

#endif
