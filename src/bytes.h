/*
 * A cursor over foreign bytes: taking more than there is gives 0 and marks it
 * as bad, so that only the end has to be checked.
 */
#ifndef PTRAIL_BYTES_H
#define PTRAIL_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct bytes {
	const uint8_t *at;
	const uint8_t *end;
	bool bad;
};

static inline void bytes_skip(struct bytes *bytes, uint64_t size)
{
	if (size > (uint64_t)(bytes->end - bytes->at)) {
		bytes->bad = true;
		bytes->at = bytes->end;
	} else {
		bytes->at += size;
	}
}

/* In this machine's order; 'size' is 1, 2, 4 or 8. */
static inline uint64_t bytes_unsigned(struct bytes *bytes, unsigned size)
{
	const uint8_t *from = bytes->at;
	uint16_t two;
	uint32_t four;
	uint64_t eight;

	bytes_skip(bytes, size);
	if (bytes->bad)
		return 0;
	switch (size) {
	case 1:
		return *from;
	case 2:
		return memcpy(&two, from, size), two;
	case 4:
		return memcpy(&four, from, size), four;
	default:
		return memcpy(&eight, from, sizeof(eight)), eight;
	}
}

/* The same of a number that stands alone. */
static inline uint64_t bytes_word(const void *number, unsigned size)
{
	struct bytes bytes = { number, (const uint8_t *)number + size, false };

	return bytes_unsigned(&bytes, size);
}

static inline int64_t bytes_signed(struct bytes *bytes, unsigned size)
{
	unsigned shift = 64 - 8 * size;

	return (int64_t)(bytes_unsigned(bytes, size) << shift) >> shift;
}

/* LEB128, DWARF 5 section 7.6; bits beyond 64 are lost. */
static inline uint64_t bytes_uleb(struct bytes *bytes)
{
	uint64_t value = 0, byte;
	unsigned shift = 0;

	do {
		byte = bytes_unsigned(bytes, 1);
		if (shift < 64)
			value |= (byte & 0x7f) << shift;
		shift += 7;
	} while (byte & 0x80);
	return value;
}

static inline int64_t bytes_sleb(struct bytes *bytes)
{
	uint64_t value = 0, byte;
	unsigned shift = 0;

	do {
		byte = bytes_unsigned(bytes, 1);
		if (shift < 64)
			value |= (byte & 0x7f) << shift;
		shift += 7;
	} while (byte & 0x80);
	if (shift < 64 && byte & 0x40)
		value |= ~(uint64_t)0 << shift;
	return value;
}

/* A string with its zero; "" when it has none. */
static inline const char *bytes_string(struct bytes *bytes)
{
	const uint8_t *from = bytes->at;
	const uint8_t *zero = memchr(from, 0, bytes->end - from);

	if (!zero) {
		bytes->bad = true;
		return "";
	}
	bytes->at = zero + 1;
	return (const char *)from;
}

#endif
